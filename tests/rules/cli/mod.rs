//! The program as others drive it: every sub-command, what it writes where, and the code it ends with.

mod answers;
mod terminal;
mod wrong;

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

use crate::common::strings;

const START: &str = "c3d5e3/c4d3e4/00000000000000000000000/w";
const BARRICADE: &str = "BAR1 classic houses=0,3 turn=0 pawns=h,h,h,h,h/h,h,h,h,h \
                         bars=9,28,37,40,47,51,73,77,81,85,89";

/// Black is shut in.
const OVER: &str = "c3d5e3/a1a4g4/26000000000000000000647/b";

/// What the program wrote and how it ended.
#[derive(Debug)]
struct Answer {
    code: i32,
    out: String,
    err: String,
}

impl From<Output> for Answer {
    fn from(output: Output) -> Self {
        let answer = Answer {
            code: output.status.code().expect("ended by itself"),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        };
        assert!(!answer.err.contains("panicked"), "{answer:?}");
        answer
    }
}

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bergerie"));
    command.env("LC_ALL", "C").env_remove("LANGUAGE").stdin(Stdio::null());
    command
}

/// Runs the program in English.
fn run<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Answer {
    program().args(args).output().unwrap().into()
}

/// Runs it and wants success.
#[track_caller]
fn good<const N: usize>(args: [&str; N]) -> String {
    let answer = run(args);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{answer:?}");
    answer.out
}

/// Runs it and wants it to end with `code`, nothing on standard output and a sentence on standard error.
#[track_caller]
fn bad<const N: usize>(code: i32, args: [&str; N]) -> String {
    let answer = run(args);
    assert_eq!((answer.code, answer.out.as_str()), (code, ""), "{answer:?}");
    assert_eq!(answer.err.lines().count(), 1, "{answer:?}");
    answer.err.trim_end().to_owned()
}

/// Runs the program with `input` typed.
fn typed(args: &[&str], input: &[u8]) -> Answer {
    let mut child = program()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let typist = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    // Who has quit does not read the rest.
    let _ = typist.join().unwrap();
    output.into()
}

/// An empty folder of the test's own.
fn folder(test: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

/// The turns of a recorded game.
fn turns(game: &Value) -> Vec<&str> {
    strings(&game["turns"])
}

/// The result of a recorded game, as `apply` gives it.
fn good_result(game: &Value) -> String {
    let mut args = vec!["apply", "enclos"];
    args.extend(turns(game));
    let answer = run(args);
    assert_eq!(answer.code, 0, "{answer:?}");
    answer.out.lines().nth(1).unwrap().to_owned()
}
