//! The words a player types beside turns, in the language spoken or in English.

use crate::words::Words;

/// What a player can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Moves,
    Undo,
    Redo,
    Board,
    Position,
    Rules,
    Resign,
    Draw,
    Save,
    Help,
    Quit,
}

/// Each with its English word and the message that holds the word of the language.
const COMMANDS: [(Command, &str, &str); 11] = [
    (Command::Moves, "moves", "command-moves"),
    (Command::Undo, "undo", "command-undo"),
    (Command::Redo, "redo", "command-redo"),
    (Command::Board, "board", "command-board"),
    (Command::Position, "position", "command-position"),
    (Command::Rules, "rules", "command-rules"),
    (Command::Resign, "resign", "command-resign"),
    (Command::Draw, "draw", "command-draw"),
    (Command::Save, "save", "command-save"),
    (Command::Help, "help", "command-help"),
    (Command::Quit, "quit", "command-quit"),
];

/// The command that `line` begins with, and what follows it.
pub(super) fn read_command<'a>(line: &'a str, words: &Words) -> Option<(Command, &'a str)> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let word = word.to_lowercase();
    let (command, ..) =
        COMMANDS.into_iter().find(|&(_, english, id)| word == english || word == words.text(id))?;
    Some((command, rest.trim()))
}
