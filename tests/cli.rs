//! The program as others drive it: every sub-command, what it writes where, and the code it ends with.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

const START: &str = "c3d5e3/c4d3e4/00000000000000000000000/w";

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

fn data() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/enclos.json");
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
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
    game["turns"].as_array().unwrap().iter().map(|turn| turn.as_str().unwrap()).collect()
}

#[test]
fn moves_lists_them_sorted() {
    let out = good(["moves", "enclos", "--position", START]);
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines.len(), 1080);
    assert!(lines.is_sorted());
    assert_eq!(lines[0], "c3-b2 +a1/a2");
    assert_eq!(good(["moves", "enclos"]), out, "the start is what is meant where nothing is said");
    let after = good(["moves", "enclos", "--position", START, "d5-d6 +c4/d4"]);
    assert!(after.lines().all(|turn| !turn.ends_with("c4/d4")) && after.starts_with("c4-"));
}

const BARRICADE: &str = "BAR1 classic houses=0,3 turn=0 pawns=h,h,h,h,h/h,h,h,h,h \
                         bars=9,28,37,40,47,51,73,77,81,85,89";

#[test]
fn moves_of_a_throw_come_alone_and_of_all_throws_with_them() {
    let throw = |die: &str| good(["moves", "barricade", "--die", die, "--position", BARRICADE]);
    assert_eq!(throw("4"), "h-100\nh-90\nh-91\n");
    let all = good(["moves", "barricade", "--position", BARRICADE]);
    let expected: String = (1..=6)
        .flat_map(|die| throw(&die.to_string()).lines().map(|mv| format!("{die}:{mv}\n")).collect::<Vec<_>>())
        .collect();
    assert_eq!(all, expected);
    let pending = format!("{BARRICADE} die=4");
    assert_eq!(good(["moves", "barricade", "--position", &pending]), throw("4"));
    let after = good(["moves", "barricade", "--die=5", "--position", BARRICADE, "4:h-100", "3:h-107"]);
    assert!(after.lines().all(|mv| mv.starts_with("100-") || mv.starts_with("h-")), "{after}");
    // Nobody can move: the side must pass.
    let shut = BARRICADE.replace("h,h,h,h,h/", "1,2,3,18,20/").replace("bars=9,28", "bars=4,21");
    assert_eq!(good(["moves", "barricade", "--die", "6", "--position", &shut]), "-\n");
    let over = BARRICADE.replace("h,h,h,h,h/", "h,h,h,h,0/");
    assert_eq!(good(["moves", "barricade", "--die", "6", "--position", &over]), "");
    bad(1, ["moves", "barricade", "--die", "7", "--position", BARRICADE]);
    bad(1, ["moves", "barricade", "--die", "3", "--position", &pending]);
    bad(2, ["moves", "barricade", "--die", "four", "--position", BARRICADE]);
    bad(2, ["apply", "barricade", "--die", "4", "--position", BARRICADE]);
}

#[test]
fn apply_plays_throws_with_their_moves() {
    let out =
        good(["apply", "barricade", "--position", BARRICADE, "4:h-100", "3:h-107", "6:h-102", "1:h-97"]);
    let wanted = "BAR1 classic houses=0,3 turn=1 pawns=h,h,97,100,102/h,h,h,h,107 \
                  bars=9,28,37,40,47,51,73,77,81,85,89\nongoing\n";
    assert_eq!(out, wanted);
    // A position that waits for its move takes the throw that it names, written or not.
    let pending = format!("{BARRICADE} die=4");
    let after = good(["apply", "barricade", "--position", &pending, "4:h-100"]);
    assert_eq!(after, good(["apply", "barricade", "--position", &pending, "h-100"]));
    bad(1, ["apply", "barricade", "--position", &pending, "3:h-99"]);
    bad(1, ["apply", "barricade", "--position", BARRICADE, "4:h-99"]);
    bad(1, ["apply", "barricade", "--rules", "saint-marcoise-4", "--position", BARRICADE]);
    let rolled = good(["apply", "barricade", "--rules", "classic,players=2", "roll 5 5 / 2 6", "4:h-93"]);
    assert!(rolled.contains(" turn=0 pawns=h,h,h,h,h/h,h,h,h,93 "), "{rolled}");

    let near = BARRICADE.replace("h,h,h,h,h bars=9", "h,h,h,h,8 bars=3").replace("turn=0", "turn=1");
    let out = good(["apply", "barricade", "--position", &near, "2:8-0"]);
    assert!(out.ends_with("\nwon 1 goal\n"), "{out}");
    let json = good(["apply", "barricade", "--json", "--position", &near, "2:8-0"]);
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(
        (&json["result"], &json["winner"], &json["reason"]),
        (&json!("won"), &json!("1"), &json!("goal"))
    );
}

#[test]
fn perft_of_dice_counts_throw_and_move_as_one_ply() {
    let perft = |depth: &str| good(["perft", "barricade", "--position", BARRICADE, "--depth", depth]);
    assert_eq!((perft("0"), perft("1")), ("1\n".into(), "12\n".into()));
    let plies = good(["moves", "barricade", "--position", BARRICADE]);
    let second: usize = plies
        .lines()
        .map(|ply| good(["moves", "barricade", "--position", BARRICADE, ply]).lines().count())
        .sum();
    assert_eq!(perft("2"), format!("{second}\n"));
    assert_eq!(good(["perft", "barricade", "--rules", "classic,players=2", "--depth", "2"]), perft("2"));
    let pending = format!("{BARRICADE} die=4");
    assert_eq!(good(["perft", "barricade", "--position", &pending, "--depth", "1"]), "3\n");
    bad(1, ["perft", "barricade", "--position", &format!("{BARRICADE} roll=?,?"), "--depth", "1"]);
}

#[test]
fn matches_rotate_seats_and_come_out_the_same_again() {
    let play = |game: &str, rules: &str, seats: &str, games: &str| -> Value {
        let args =
            ["match", game, "--rules", rules, "--seats", seats, "--games", games, "--seed", "7", "--json"];
        let mut answer: Value = serde_json::from_str(&good(args)).unwrap();
        assert!(answer["seconds"].take().as_f64().unwrap() >= 0.0);
        answer
    };
    let sum = |list: &Value, what: &str| -> u64 {
        list.as_array().unwrap().iter().map(|score| score[what].as_u64().unwrap()).sum()
    };
    for (game, rules, seats) in [
        ("barricade", "classic,players=2", "greedy,random"),
        ("barricade", "saint-marcoise-4", "greedy,greedy,greedy,greedy"),
        ("enclos", "french", "random,greedy"),
    ] {
        let answer = play(game, rules, seats, "8");
        assert_eq!(answer, play(game, rules, seats, "8"), "{game} {rules}");
        assert_eq!((&answer["games"], &answer["seed"]), (&json!(8), &json!(7)));
        let names: Vec<&str> =
            answer["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str().unwrap()).collect();
        assert_eq!(names.join(","), seats);
        for list in ["seats", "by_seat"] {
            assert_eq!(sum(&answer[list], "wins") + sum(&answer[list], "draws") / names.len() as u64, 8);
        }
        assert!(answer["turns"].as_u64().unwrap() > 8);
    }
    let strong = play("barricade", "classic,players=2", "greedy,random", "8");
    assert!(strong["seats"][0]["wins"].as_u64().unwrap() >= 7, "{strong}");
    let text = good(["match", "enclos", "--seats", "greedy,random", "--games", "2", "--seed", "1"]);
    assert!(text.contains("greedy: 2 won") && text.contains("2 matches"), "{text}");
    for wrong in [
        vec!["match", "barricade", "--seats", "greedy,greedy", "--games", "1"],
        vec!["match", "enclos", "--seats", "greedy,nobody", "--games", "1"],
        vec!["match", "enclos", "--games", "1"],
        vec!["match", "enclos", "--seats", "greedy,random"],
        vec!["match", "enclos", "--seats", "greedy,random", "--games", "-1"],
    ] {
        assert_eq!(run(&wrong).code, 2, "{wrong:?}");
    }
}

#[test]
fn best_tells_what_the_computer_would_play() {
    let lost = data()["win_in_one"][0]["position"].as_str().unwrap().to_owned();
    assert_eq!(good(["best", "enclos", "--level", "3", "--position", &lost]), "f1-e1 +g2/g3\n");
    let json = |args: &[&str]| -> Value {
        let answer = run([&["best", "--json"], args].concat());
        assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{answer:?}");
        assert_eq!(answer.out.lines().count(), 1);
        serde_json::from_str(&answer.out).unwrap()
    };
    let answer = json(&["tigers", "--nodes", "5000"]);
    assert_eq!(answer, json(&["tigers", "--nodes", "5000"]), "the same again");
    assert_eq!(answer["nodes"], 5000);
    assert_eq!(answer["pv"][0], answer["move"]);
    assert_eq!(answer["pv"].as_array().unwrap().len() as u64, answer["depth"].as_u64().unwrap());
    assert!(answer["score"].is_i64());
    let soon = json(&["tigers", "--seconds", "0.01", "c3", "a1-b2"]);
    assert!(good(["moves", "tigers", "c3", "a1-b2"]).lines().any(|mv| soon["move"] == mv), "{soon}");
    let thrown = json(&["barricade", "--level", "3", "--die", "2"]);
    assert_eq!(thrown["move"], "h-98");
    for args in [&["barricade", "--level", "1"][..], &["enclos", "--level", "1", "--position", OVER]] {
        assert_eq!(run([&["best"], args].concat()).code, 1, "{args:?}");
    }
    for args in [
        &["enclos"][..],
        &["enclos", "--level", "4"],
        &["enclos", "--level", "0"],
        &["enclos", "--level", "strong"],
        &["enclos", "--seconds", "-1"],
        &["enclos", "--seconds", "soon"],
        &["enclos", "--nodes", "many"],
        &["enclos", "--level", "1", "--nodes", "5"],
    ] {
        assert_eq!(run([&["best"], args].concat()).code, 2, "{args:?}");
    }
}

#[test]
fn the_computer_plays_in_a_terminal() {
    let play = ["play", "tigers", "--terminal", "--seats", "human,ai:1"];
    let answer = typed(&play, b"c3\nundo\nb1\nposition\n");
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{answer:?}");
    assert_eq!(answer.out.matches("Tigers played ").count(), 2, "{}", answer.out);
    assert!(answer.out.contains("Taken back: c3."), "the answer goes with it: {}", answer.out);
    let throws = ["play", "barricade", "--terminal", "--seats", "ai:1,ai:2,human,ai:1", "--seed", "3"];
    let answer = typed(&throws, b"\n\n");
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{answer:?}");
    assert!(answer.out.contains("Who begins: roll "), "it throws for itself: {}", answer.out);
    let alone = typed(&["play", "enclos", "--terminal", "--seats", "ai:1,ai:1"], b"");
    assert!(alone.out.contains("The match is over: "), "{}", alone.out);
}

#[test]
fn the_terminal_throws_or_takes_a_real_die() {
    let seeded = ["play", "barricade", "--terminal", "--rules", "classic,players=2", "--seed", "3"];
    let answer = typed(&seeded, b"\n\n\n\n\n");
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert_eq!(answer.out, typed(&seeded, b"\n\n\n\n\n").out, "the seed decides");
    assert!(answer.out.contains("Who begins: roll "), "{}", answer.out);
    let real = typed(&seeded[..5], b"3\n5\n\n4\nh-93\n");
    assert!(real.out.contains("Who begins: roll 3 5."), "{}", real.out);
    assert!(real.out.contains("You throw a die of your own"), "{}", real.out);
    assert!(real.out.contains("Blue threw 4.") && real.out.contains("Blue played 4:h-93."), "{}", real.out);
}

#[test]
fn moves_is_silent_where_the_match_is_over() {
    let over = data()["edge"][0]["position"].as_str().unwrap().to_owned();
    assert_eq!(good(["moves", "enclos", "--position", &over]), "");
}

#[test]
fn apply_gives_position_and_result() {
    assert_eq!(good(["apply", "enclos", "--position", START]), format!("{START}\nongoing\n"));
    let out = good(["apply", "enclos", "--position", START, "d5-d6 +c4/d4", "+e3/e4 d3-d2"]);
    assert_eq!(out, "c3d6e3/c4d2e4/00000020000000800000000/w\nongoing\n");
}

#[test]
fn apply_tells_positions_after_turns_and_their_results() {
    for edge in data()["edge"].as_array().unwrap() {
        let rules: Vec<String> = edge["rules"].as_object().unwrap().iter().map(toggle).collect();
        let rules = [vec!["french".to_owned()], rules].concat().join(",");
        let start = edge["position"].as_str().unwrap();
        let mut args = vec!["apply", "enclos", "--rules", &rules, "--position", start];
        let turn = edge["turn"].as_str();
        args.extend(turn);
        let (position, result) = if turn.is_some() {
            (edge["after"].as_str().unwrap(), &edge["result_after"])
        } else {
            (start, &edge["result"])
        };
        let result = result.as_str().map_or("ongoing".to_owned(), |winner| format!("won {winner} blocked"));
        let answer = run(&args);
        assert_eq!((answer.code, answer.out), (0, format!("{position}\n{result}\n")), "{edge}");
    }
}

#[test]
fn apply_answers_in_json() {
    let answer = |args: &[&str]| -> Value {
        let answer = run(["apply", "enclos", "--json"].iter().chain(args));
        assert_eq!((answer.code, answer.out.lines().count()), (0, 1), "{answer:?}");
        serde_json::from_str(&answer.out).unwrap()
    };
    let wanted = json!({ "position": START, "result": "ongoing", "winner": null, "reason": null });
    assert_eq!(answer(&[]), wanted);
    let over = data()["edge"][0]["position"].as_str().unwrap().to_owned();
    let wanted = json!({ "position": over, "result": "won", "winner": "w", "reason": "blocked" });
    assert_eq!(answer(&["--position", &over]), wanted);
    let drawn = answer(&["--rules=french,supply=1,on_exhausted=draw", "d5-d6 +c4/d4"]);
    assert_eq!((&drawn["result"], &drawn["winner"]), (&json!("draw"), &json!("=")));
    assert_eq!(drawn["reason"], "fences exhausted");
}

/// A game's own facts come with the rest.
#[test]
fn apply_tells_the_facts_of_a_position() {
    let answer = |args: &[&str]| -> Value {
        let answer = run(["apply", "tigers", "--json"].iter().chain(args));
        assert_eq!((answer.code, answer.out.lines().count()), (0, 1), "{answer:?}");
        serde_json::from_str(&answer.out).unwrap()
    };
    let wanted = json!({
        "position": "....T.......T.......T...T S 19 1", "result": "ongoing", "winner": null, "reason": null,
        "eaten": 1, "in_hand": 19, "fold": [], "net": 1,
    });
    assert_eq!(answer(&["b2", "a1xc3"]), wanted);
    let fold = answer(&["--position", ".....SSSSSSSSSS.TT...TT.. S 0 10"]);
    assert_eq!((&fold["fold"], &fold["net"]), (&json!(["a1", "b1", "c1", "d1", "e1"]), &json!(5)));
    let over = answer(&["--position", "T...T.S.............T...T T 13 6", "a1xc3"]);
    let wanted = [json!("won"), json!("T"), json!("sheep eaten"), json!(7)];
    assert_eq!(["result", "winner", "reason", "net"].map(|key| over[key].clone()), wanted);
    // The referee knows what the moves before have used up.
    let drawn = answer(&["--rules", "french,no_progress_limit=1", "b3", "a1-a2"]);
    assert_eq!((&drawn["winner"], &drawn["reason"]), (&json!("="), &json!("no progress")));
}

/// A toggle of the data as the command line takes it.
fn toggle((name, value): (&String, &Value)) -> String {
    let value = match value {
        Value::Bool(true) => "on".into(),
        Value::Bool(false) => "off".into(),
        Value::Null => "none".into(),
        Value::String(text) => text.clone(),
        number => number.to_string(),
    };
    format!("{name}={value}")
}

#[test]
fn perft_prints_the_count_alone() {
    assert_eq!(good(["perft", "enclos", "--depth", "0"]), "1\n");
    assert_eq!(good(["perft", "enclos", "--depth", "2", "--position", START]), "1211913\n");
    let after = good(["perft", "enclos", "--depth=1", "d5-d6 +c4/d4"]);
    assert_eq!(
        after.trim().parse::<usize>().unwrap(),
        good(["moves", "enclos", "d5-d6 +c4/d4"]).lines().count()
    );
    let over = data()["edge"][0]["position"].as_str().unwrap().to_owned();
    assert_eq!(good(["perft", "enclos", "--depth", "3", "--position", &over]), "0\n");
}

#[test]
fn perft_goes_as_deep_as_it_is_told() {
    // With the fences used up the sheep can walk about for ever.
    let mut child = program()
        .args(["perft", "enclos", "--rules", "french,supply=60", "--depth", "4294967295"])
        .args(["--position", "c3d5e3/c4d3e4/00fff83bf426fb1afd2ffff/w"])
        .spawn()
        .unwrap();
    std::thread::sleep(Duration::from_secs(3));
    assert!(child.try_wait().unwrap().is_none(), "it should still be counting");
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn replay_gives_the_result_or_the_turn_at_which_it_breaks() {
    let folder = folder("replay");
    let file = folder.join("match.txt");
    let file = file.to_str().unwrap();
    let game = &data()["games"][0];
    let result = good_result(game);
    let plies: String = (1..).zip(turns(game)).map(|(n, turn)| format!("{n}. {turn}\n")).collect();
    fs::write(file, format!("[Game \"enclos\"]\n[Result \"{result}\"]\n\n{plies}")).unwrap();
    assert_eq!(good(["replay", file]), format!("{result}\n"));
    fs::write(file, "[Game \"enclos\"]\n\n1. d5-d6 +c4/d4\n2. d3-d2 +c4/d4\n").unwrap();
    assert_eq!(bad(1, ["replay", file]), "Line 4, turn 2: A fence already closes c4/d4.");
    assert!(bad(1, ["replay", folder.join("none.txt").to_str().unwrap()]).contains("none.txt"));
    assert!(bad(1, ["replay", folder.to_str().unwrap()]).contains("folder"));
}

/// The result of a recorded game, as `apply` gives it.
fn good_result(game: &Value) -> String {
    let mut args = vec!["apply", "enclos"];
    args.extend(turns(game));
    let answer = run(args);
    assert_eq!(answer.code, 0, "{answer:?}");
    answer.out.lines().nth(1).unwrap().to_owned()
}

#[test]
fn replay_refuses_what_is_no_record_at_once() {
    let folder = folder("no-record");
    let huge = folder.join("huge.txt");
    let file = fs::File::create(&huge).unwrap();
    file.set_len(100 << 20).unwrap();
    let start = Instant::now();
    let sentence = bad(1, ["replay", huge.to_str().unwrap()]);
    assert!(start.elapsed() < Duration::from_secs(2), "took {:?}", start.elapsed());
    assert!(sentence.contains("too large"), "{sentence}");
    let noise: Vec<u8> = (0..100_000u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    for bytes in [&noise[..], &[0], &[0xff, 0xfe], b"", b"\n", b"[Game \"enclos"] {
        let file = folder.join("noise");
        fs::write(&file, bytes).unwrap();
        bad(1, ["replay", file.to_str().unwrap()]);
    }
}

#[test]
fn bench_gives_figures() {
    for game in ["enclos", "tigers"] {
        let answer: Value = serde_json::from_str(&good(["bench", game])).unwrap();
        assert_eq!((&answer["game"], &answer["rules"]), (&json!(game), &json!("french")));
        for figure in ["playouts_per_second", "nodes_per_second", "seconds"] {
            assert!(answer[figure].as_f64().unwrap() > 0.0, "{game}: {figure}");
        }
    }
}

#[test]
fn help_and_version() {
    for args in [["help"], ["--help"], ["-h"]] {
        assert!(good(args).contains("bergerie moves GAME"));
    }
    assert!(good(["moves", "--help"]).contains("bergerie moves GAME"));
    assert!(good(["help", "--language", "fr"]).contains("bergerie moves JEU"));
    for args in [["--version"], ["-V"]] {
        assert_eq!(good(args), format!("bergerie {}\n", env!("CARGO_PKG_VERSION")));
    }
}

#[test]
fn help_fits_eighty_columns() {
    for language in ["en", "fr"] {
        for line in good(["help", "--language", language]).lines() {
            assert!(line.chars().count() <= 80, "{line}");
        }
    }
}

#[test]
fn a_wrong_command_line_ends_with_2() {
    assert!(bad(2, ["dance"]).starts_with("There is no command “dance”."));
    assert!(bad(2, ["moves", "go"]).starts_with("There is no game called “go” in this box."));
    assert!(bad(2, ["play", "go"]).contains("“go”"));
    assert!(bad(2, ["bench", "go"]).contains("“go”"));
    assert!(bad(2, ["moves"]).contains("enclos"));
    assert!(bad(2, ["moves", "enclos", "--rules", "german"]).contains("“german”"));
    assert!(bad(2, ["moves", "enclos", "--rules", "french,cats=on"]).contains("“cats”"));
    assert!(bad(2, ["moves", "enclos", "--rules", "french,supply=0"]).contains("1-90"));
    assert!(bad(2, ["apply", "enclos", "--rules", "french,supply"]).contains("supply"));
    assert!(bad(2, ["moves", "enclos", "--json"]).starts_with("The option --json has no place here."));
    assert!(bad(2, ["--seed", "1"]).contains("--seed"));
    assert!(bad(2, ["moves", "enclos", "-x"]).contains("-x"));
    assert!(bad(2, ["apply", "enclos", "--json=yes"]).contains("--json"));
    assert!(bad(2, ["moves", "enclos", "--position"]).contains("--position"));
    assert!(bad(2, ["moves", "enclos", "--position", START, "--position", START]).contains("twice"));
    assert!(bad(2, ["perft", "enclos"]).contains("--depth"));
    for depth in ["-1", "two", "", "1.5", "99999999999"] {
        assert!(bad(2, ["perft", "enclos", "--depth", depth]).contains("whole number"), "{depth}");
    }
    assert!(bad(2, ["replay"]).contains("file"));
    assert!(bad(2, ["replay", "one", "two"]).contains("“two”"));
    assert!(bad(2, ["bench", "enclos", "tigers"]).contains("“tigers”"));
    for seats in ["human,ai:4", "human,greedy", "human", "human,human,human"] {
        let said = bad(2, ["play", "enclos", "--terminal", "--seats", seats]);
        assert!(said.contains("human,ai:2"), "{said}");
    }
    assert!(bad(2, ["play", "enclos", "--terminal", "--seed", "x"]).contains("--seed"));
    assert!(bad(2, ["help", "--language", "tlh"]).contains("“tlh”"));
}

#[test]
fn an_unknown_language_is_named() {
    assert!(bad(2, ["moves", "enclos", "--language", "tlh"]).starts_with("There is no language “tlh”"));
}

#[test]
fn a_broken_rule_ends_with_1() {
    let position = |text: &str| bad(1, ["moves", "enclos", "--position", text]);
    assert!(position("c3d5e3").contains("“c3d5e3” is not a position"));
    assert!(position(&START.replace("c3", "c4")).contains("Two sheep stand on c4"));
    assert!(position(&START.replace("c3d5e3", "c3d5")).contains("One side has 2 sheep"));
    assert!(position(&START.replace("c3", "z9")).contains("“z9”"));
    assert!(position(&START.replace("/w", "/x")).contains("“x” is not a side to move"));
    assert!(position(&START.replace("/00000", "/80000")).contains("only 90"));
    assert_eq!(
        bad(1, ["apply", "enclos", "d5-d6 +c4/d4", "d3-d2 +c4/d4"]),
        "Move 2, “d3-d2 +c4/d4”: A fence already closes c4/d4."
    );
    assert_eq!(
        bad(1, ["apply", "enclos", "+d5/d6 d5-d6"]),
        "Move 1, “+d5/d6 d5-d6”: Move first if you want to close d5/d6."
    );
    let over = data()["edge"][0]["position"].as_str().unwrap().to_owned();
    assert!(bad(1, ["moves", "enclos", "--position", &over, "a1-a2 +c4/d4"]).contains("This match is over."));
}

#[test]
fn sentences_come_in_both_languages() {
    let english = run(["moves", "enclos", "d5-d7 +c4/d4", "--language", "en"]);
    assert!(
        english.err.ends_with("d7 is not next to d5: a sheep walks one field at a time.\n"),
        "{english:?}"
    );
    let french = run(["moves", "enclos", "d5-d7 +c4/d4", "--language=fr"]);
    assert!(french.err.contains("d7 ne touche pas d5"), "{french:?}");
    let french = run(["--language", "fr_FR.UTF-8", "dance"]);
    assert!(french.err.starts_with("Il n’y a pas de commande"), "{french:?}");
    let french: Answer = program().arg("dance").env("LC_ALL", "fr_FR.UTF-8").output().unwrap().into();
    assert!(french.err.starts_with("Il n’y a pas de commande"), "the system's language: {french:?}");
    let english: Answer = program().arg("dance").env("LC_ALL", "de_DE.UTF-8").output().unwrap().into();
    assert!(english.err.starts_with("There is no command"), "{english:?}");
}

#[test]
fn truncated_positions_and_moves_are_refused() {
    for end in 0..START.len() {
        bad(1, ["moves", "enclos", "--position", &START[..end]]);
    }
    let turn = "d5-d6 +c4/d4";
    for end in 0..turn.len() {
        bad(1, ["moves", "enclos", &turn[..end]]);
    }
}

#[test]
fn strange_texts_are_refused() {
    for text in
        ["", " ", "-", "é", "🐑🐑🐑", "d5-d6  +c4/d4", "d5-d6 +c4/d4 ", "D5-D6 +C4/D4", "d5-d6\n+c4/d4", "//"]
    {
        bad(1, ["moves", "enclos", text]);
        bad(1, ["moves", "enclos", "--position", text]);
    }
    let long = "d5".repeat(10_000);
    let sentence = bad(1, ["moves", "enclos", "--position", &format!("{long}/{long}/{long}/w")]);
    assert!(sentence.len() < 500, "what is long is cut");
}

#[cfg(unix)]
#[test]
fn arguments_need_not_be_unicode() {
    use std::os::unix::ffi::OsStringExt;
    let noise = OsString::from_vec(vec![b'd', 0xff, 0xfe, 0x80]);
    let os = OsString::from;
    for (code, args) in [
        (2, vec![noise.clone()]),
        (2, vec![os("moves"), noise.clone()]),
        (1, vec![os("moves"), os("enclos"), noise.clone()]),
        (1, vec![os("moves"), os("enclos"), os("--position"), noise.clone()]),
        (2, vec![os("moves"), os("enclos"), os("--rules"), noise.clone()]),
        (2, vec![os("perft"), os("enclos"), os("--depth"), noise.clone()]),
        (2, vec![os("help"), os("--language"), noise.clone(), os("--seed"), noise.clone()]),
        (1, vec![os("replay"), noise.clone()]),
        (2, vec![OsString::from_vec(b"--\xff".to_vec())]),
        (2, vec![OsString::from_vec(b"-\xff".to_vec())]),
    ] {
        let answer = run(&args);
        assert_eq!(answer.code, code, "{args:?}: {answer:?}");
        assert!(!answer.err.is_empty(), "{args:?}");
    }
}

#[test]
fn a_reader_may_leave_early() {
    // The second writes far more than a pipe holds, so that it is sure to find nobody reading.
    let much = "moves\n".repeat(1000);
    for (args, input) in [(&["moves", "enclos"][..], ""), (&["play", "enclos", "--terminal"][..], &much)] {
        let mut child = program()
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
        child.stdout.take().unwrap().read_exact(&mut [0; 4]).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported() {
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let output = program().args(["moves", "enclos"]).stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().starts_with("The answer could not be written"));
}

#[cfg(not(feature = "app"))]
#[test]
fn without_a_window_it_says_how_to_play() {
    let sentence = "This build has no window. To play here: bergerie play enclos --terminal";
    assert_eq!(bad(2, []), sentence);
    assert_eq!(bad(2, ["play", "enclos"]), sentence);
    assert!(bad(2, ["--language", "fr"]).starts_with("Cette version n’a pas de fenêtre."));
}

#[test]
fn a_whole_match_is_played_in_a_terminal() {
    for (language, victory) in [("en", "Victory for"), ("fr", "Victoire des")] {
        for game in data()["games"].as_array().unwrap() {
            let input = turns(game).join("\n") + "\n";
            let answer = typed(&["play", "enclos", "--terminal", "--language", language], input.as_bytes());
            assert_eq!((answer.code, answer.err.as_str()), (0, ""));
            assert_eq!(answer.out.matches(victory).count(), 1, "{}", answer.out);
            let side = match (good_result(game).as_str(), language) {
                ("won w blocked", "en") => "White: the other side can no longer move.",
                ("won b blocked", "en") => "Black: the other side can no longer move.",
                ("won w blocked", _) => "Blancs\u{a0}: l’autre camp ne peut plus bouger.",
                _ => "Noirs\u{a0}: l’autre camp ne peut plus bouger.",
            };
            assert!(answer.out.contains(&format!("{victory} {side}")), "{}", answer.out);
            assert!(answer.out.lines().all(|line| line.chars().count() <= 80));
        }
    }
}

#[test]
fn the_board_shows_sheep_and_fences() {
    let answer = typed(&["play", "enclos", "--terminal"], b"d5-d6 +c4/c5\n");
    assert!(answer.out.contains("[W d5]") && answer.out.contains("[B e4]"));
    let after = answer.out.split("White played d5-d6 +c4/c5.").nth(1).unwrap();
    assert!(after.contains("[W d6]") && after.contains("====") && !after.contains("[W d5]"));
    assert!(after.contains("Fences placed: 1 of 90"));
    let french = typed(&["play", "enclos", "--terminal", "--language", "fr"], b"");
    assert!(french.out.contains("[B d5]") && french.out.contains("[N e4]"), "letters of the language");
    assert!(french.out.contains("B = Blancs, N = Noirs"));
}

#[test]
fn tigers_and_sheep_are_played_in_a_terminal() {
    let position = "T...T.S.............T...T T 13 6";
    let folder = folder("tigers");
    let file = folder.join("match.txt");
    fs::write(&file, format!("[Game \"tigers\"]\n[Position \"{position}\"]\n\n1. a1xc3\n")).unwrap();
    assert_eq!(good(["replay", file.to_str().unwrap()]), "won T sheep eaten\n");
    let answer = typed(&["play", "tigers", "--terminal"], b"b2\na1xc3\nc3\nd4\nmoves c3x\n");
    assert!(answer.out.contains("[T a1]") && answer.out.contains("[S b2]"), "{}", answer.out);
    assert!(
        answer.out.contains("Tigers played a1xc3.") && answer.out.contains("Sheep eaten: 1"),
        "{}",
        answer.out
    );
    assert!(answer.out.contains("There is already a tiger on c3: choose a free point."), "{}", answer.out);
    assert!(
        answer.out.contains("One move:\nc3xe5") || answer.out.contains("No move fits."),
        "{}",
        answer.out
    );
    let french = typed(&["play", "tigers", "--terminal", "--language", "fr"], b"c3\n");
    assert!(
        french.out.contains("[M c3]") && french.out.contains("Moutons encore à poser\u{a0}: 19"),
        "{}",
        french.out
    );
}

#[test]
fn nothing_is_lost_by_a_wrong_line() {
    let wrong: &[u8] =
        b"dance\nd5-d7 +c4/d4\nd5-d6\n+d5/d6 d5-d6\nundo\nredo\nsave\n\xff\xfe\x00\n\n   \nmoves z\n";
    let long = [&b"d"[..].repeat(5_000_000)[..], b"\n"].concat();
    let input = [b"d5-d6 +c4/d4\nundo\nredo\n", wrong, &long, b"position\n"].concat();
    // `undo` and `redo` among the wrong lines take the turn back and play it again.
    let answer = typed(&["play", "enclos", "--terminal"], &input);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert!(answer.out.contains("c3d6e3/c4d3e4/00000000000000800000000/b"), "{}", answer.out);
    assert!(answer.out.contains("That line is too long to be a move."));
    assert!(answer.out.contains("No move fits."));
}

#[test]
fn turns_are_taken_back_and_played_again() {
    for (language, undo, redo) in
        [("en", "undo", "redo"), ("fr", "annuler", "refaire"), ("fr", "undo", "REDO")]
    {
        let input = format!("{undo}\n{redo}\n+c4/d4  d5-d6\n{undo}\nposition\n{redo}\nposition\n");
        let answer = typed(&["play", "enclos", "--terminal", "--language", language], input.as_bytes());
        let at = |text: &str| answer.out.find(text).unwrap_or_else(|| panic!("{text}: {}", answer.out));
        assert!(at(START) < at("c3d6e3/c4d3e4/00000000000000800000000/b"));
    }
}

#[test]
fn a_match_is_saved_and_never_over_another_file() {
    let folder = folder("save");
    let file = folder.join("our match.txt");
    let name = file.to_str().unwrap();
    let input = format!("d5-d6 +c4/d4\nsave {name}\nd3-d2 +e3/e4\nsave {name}\nquit\n");
    let answer = typed(&["play", "enclos", "--terminal"], input.as_bytes());
    assert!(answer.out.ends_with("Goodbye!\n"), "{}", answer.out);
    assert_eq!(good(["replay", name]), "ongoing\n");
    let kept = fs::read_to_string(&file).unwrap();
    assert!(kept.contains("2. d3-d2 +e3/e4"), "{kept}");
    let answer = typed(&["play", "enclos", "--terminal"], format!("save {name}\nquit\n").as_bytes());
    assert!(answer.out.contains("exists already"), "{}", answer.out);
    assert_eq!(fs::read_to_string(&file).unwrap(), kept);
    let nowhere = folder.join("none").join("match.txt");
    let answer = typed(&["play", "enclos", "--terminal"], format!("save {}\n", nowhere.display()).as_bytes());
    assert!(answer.out.contains("could not be written"), "{}", answer.out);
}

#[test]
fn leaving_an_unsaved_match_is_asked_twice() {
    let answer = typed(&["play", "enclos", "--terminal"], b"quit\n");
    assert!(answer.out.ends_with("Goodbye!\n"));
    let answer = typed(
        &["play", "enclos", "--terminal"],
        b"d5-d6 +c4/d4\nquit\nd3-d2 +e3/e4\nquit\nquit\nd2-d1 +a1/a2\n",
    );
    assert_eq!(answer.out.matches("This match is not saved.").count(), 2, "{}", answer.out);
    assert!(answer.out.ends_with("Goodbye!\n"));
}

#[test]
fn help_and_moves_are_there_while_playing() {
    let answer = typed(&["play", "enclos", "--terminal"], b"help\nmoves d5-d6 +c4\nboard\n");
    assert!(answer.out.contains("take a turn back"));
    assert!(answer.out.contains("3 moves:") && answer.out.contains("d5-d6 +c4/d4"), "{}", answer.out);
    let answer =
        typed(&["play", "enclos", "--terminal", "--language", "fr"], "aide\ncoups +c4/d4\n".as_bytes());
    assert!(answer.out.contains("annuler, refaire") && answer.out.contains("12 coups"), "{}", answer.out);
}

#[test]
fn rules_and_seats_hold_in_a_terminal() {
    let rules = "french,supply=1,on_exhausted=draw";
    let answer = typed(
        &["play", "enclos", "--terminal", "--rules", rules, "--seats", "human,human"],
        b"d5-d6 +c4/d4\nd3-d2 +a1/a2\n",
    );
    assert!(answer.out.contains("A draw: there are no fences left."), "{}", answer.out);
    assert!(answer.out.contains("This match is over."), "{}", answer.out);
}
