//! The command line: stable sub-commands that other programs drive.
//!
//! The program ends with 0 on success, with 1 where a position, a move or a
//! file breaks a rule, with 2 where the command line is wrong.

mod arguments;
mod bench;
mod best;
mod commands;
mod contest;
mod failure;
mod setup;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use arguments::{Arguments, Command, Task};
use failure::Failure;

use crate::rules::{GAMES, Say};
use crate::terminal::{credits_page, rules_page};
use crate::words::{Language, Words};
use crate::{FilmOptions, GalleryOptions, WindowOptions};

/// What a command line leads to.
#[derive(Debug)]
pub enum Start {
    /// Everything is done.
    Ended(ExitCode),
    /// The window is to be opened.
    Window(WindowOptions),
    /// Pictures of every screen are to be taken.
    Gallery(GalleryOptions),
    /// A recorded match is to be filmed.
    Film(FilmOptions),
}

/// Does what `args` (the program's name first) ask for, short of opening the window.
pub fn start(args: impl IntoIterator<Item = OsString>) -> Start {
    let Arguments { language, command } = Arguments::read(args);
    let words = Words::new(language.unwrap_or_else(Language::system));
    let mut out = BufWriter::new(io::stdout().lock());
    let start = command.and_then(|command| match command {
        Command::Window(play) => Ok(Start::Window(WindowOptions { language, play, open: None })),
        Command::Gallery { out, only, settings } => {
            Ok(Start::Gallery(GalleryOptions { language, out, only, settings }))
        }
        Command::Film { file, out, size, every, settings, bare, near } => {
            let record = commands::record(&file)?;
            Ok(Start::Film(FilmOptions { language, record, out, size, every, settings, bare, near }))
        }
        Command::Here(task) => {
            run(task, &words, &mut out)?;
            out.flush()?;
            Ok(Start::Ended(ExitCode::SUCCESS))
        }
    });
    start.unwrap_or_else(|failure| Start::Ended(failure.end(&words)))
}

/// What is wrong with the command line `args` (the program's name first), as
/// far as it can be told before anything is done.
pub fn fault(args: impl IntoIterator<Item = OsString>) -> Option<Say> {
    match Arguments::read(args).command {
        Err(Failure::Usage(say) | Failure::Broken(say)) => Some(say),
        _ => None,
    }
}

fn run(task: Task, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    match task {
        Task::Help => {
            let languages = Language::ALL.map(Language::tag).join(", ");
            let page = [("games", GAMES.join(", ").into()), ("languages", languages.into())];
            writeln!(out, "{}", words.with("help", &page))?;
        }
        Task::Credits => writeln!(out, "{}", credits_page(words))?,
        Task::Version => writeln!(out, "bergerie {}", env!("CARGO_PKG_VERSION"))?,
        Task::Moves(setup) => commands::moves(&setup, out)?,
        Task::Apply { setup, json } => commands::apply(&setup, json, out)?,
        Task::Perft { setup, depth } => commands::perft(&setup, depth, out)?,
        Task::Best(asked) => best::best(&asked, out)?,
        Task::Match(asked) => contest::contest(&asked, words, out)?,
        Task::Replay(file) => commands::replay(&file, out)?,
        Task::Bench { game, rules, span } => bench::bench(&game, &rules, span, out)?,
        Task::Rules { game } => {
            writeln!(out, "{}", rules_page(&game, words).unwrap_or_default())?;
        }
        Task::Play(play) => commands::play(&play, words, &mut io::stdin().lock(), out)?,
    }
    Ok(())
}
