//! What the command line asks of the window.

use crate::words::Language;

/// How the window opens. The default is its first screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WindowOptions {
    /// The language asked for; otherwise that of the settings or the system.
    pub language: Option<Language>,
    /// The match to start at once.
    pub play: Option<PlayOptions>,
}

/// A match to start. Game and rules are known to exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayOptions {
    /// The game's name.
    pub game: String,
    /// Its rule set; empty for the default.
    pub rules: String,
    /// Who plays, seat by seat, such as `human` or `ai:4`; empty where nothing is said.
    pub seats: Vec<String>,
    /// The seed of the dice.
    pub seed: Option<u64>,
}
