//! The command line: stable sub-commands that other programs drive.
//!
//! The program ends with 0 on success, with 1 where a position, a move or a
//! file breaks a rule, with 2 where the command line is wrong.

mod arguments;
mod bench;
mod commands;
mod failure;
mod setup;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use arguments::{Arguments, Command};
use failure::Failure;

use crate::WindowOptions;
use crate::rules::GAMES;
use crate::words::{Language, Words};

/// What a command line leads to.
#[derive(Debug)]
pub enum Start {
    /// Everything is done.
    Ended(ExitCode),
    /// The window is to be opened.
    Window(WindowOptions),
}

/// Does what `args` (the program's name first) ask for, short of opening the window.
pub fn start(args: impl IntoIterator<Item = OsString>) -> Start {
    let arguments = Arguments::read(args);
    let words = Words::new(arguments.language.unwrap_or_else(Language::system));
    let command = match arguments.command {
        Ok(Command::Window(play)) => {
            return Start::Window(WindowOptions { language: arguments.language, play });
        }
        other => other,
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let done = command.and_then(|command| run(command, &words, &mut out)).and_then(|()| Ok(out.flush()?));
    Start::Ended(match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.end(&words),
    })
}

fn run(command: Command, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        // `start` has handed it over to the window.
        Command::Window(_) => {}
        Command::Help => {
            let languages = Language::ALL.map(Language::tag).join(", ");
            let page = [("games", GAMES.join(", ").into()), ("languages", languages.into())];
            writeln!(out, "{}", words.with("help", &page))?;
        }
        Command::Version => writeln!(out, "bergerie {}", env!("CARGO_PKG_VERSION"))?,
        Command::Moves(setup) => commands::moves(&setup, out)?,
        Command::Apply { setup, json } => commands::apply(&setup, json, out)?,
        Command::Perft { setup, depth } => commands::perft(&setup, depth, out)?,
        Command::Replay(file) => commands::replay(&file, out)?,
        Command::Bench { game, rules } => bench::bench(&game, &rules, out)?,
        Command::Terminal(play) => commands::play(&play, words, &mut io::stdin().lock(), out)?,
    }
    Ok(())
}
