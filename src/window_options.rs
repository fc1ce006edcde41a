//! What the command line asks of the window.

use std::path::PathBuf;

use crate::record::Match;
use crate::rules::{Say, open, quote};
use crate::words::Language;

/// Which pictures the gallery takes, and where it puts them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GalleryOptions {
    /// The language to report in; the pictures show both.
    pub language: Option<Language>,
    /// The folder for the pictures.
    pub out: PathBuf,
    /// Only pictures whose names contain this; empty for all.
    pub only: String,
    /// Settings other than the default, such as `picture=high,light=dusk`.
    pub settings: String,
}

/// A film of a recorded match: what is shown, and where its pictures go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilmOptions {
    /// The language that the panels speak.
    pub language: Option<Language>,
    /// The match.
    pub record: Match,
    /// The folder for the pictures.
    pub out: PathBuf,
    /// The size of the pictures, in pixels.
    pub size: [u32; 2],
    /// Of how many steps of a thirtieth of a second one is shown.
    pub every: usize,
    /// Settings other than the default, such as `picture=high,light=dusk`.
    pub settings: String,
    /// Whether only the table is seen, without panels and signs, and more from aside.
    pub bare: bool,
    /// By how many steps the camera comes nearer, each of which is a tenth.
    pub near: u32,
}

/// How the window opens. The default is its first screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WindowOptions {
    /// The language asked for; otherwise that of the settings or the system.
    pub language: Option<Language>,
    /// The match to start at once.
    pub play: Option<PlayOptions>,
    /// The match to go on with at once.
    pub open: Option<Match>,
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

impl PlayOptions {
    /// A match of `game`, with what `option` says of `rules`, `seats` and `seed`.
    ///
    /// # Errors
    /// Says that the seed is no number, that there is no such game or rule set, or
    /// that others than so many play it.
    pub fn read(game: String, option: impl Fn(&str) -> Option<String>) -> Result<Self, Say> {
        let rules = option("rules").unwrap_or_default();
        let number = |text: String| {
            let wrong = |_| Say::new("usage-number").with("option", "seed").with("value", quote(&text));
            text.parse().map_err(wrong)
        };
        let seed = option("seed").map(number).transpose()?;
        let places = open(&game, &rules, None)?.seats();
        let seats = seats(&option("seats").unwrap_or_default());
        if !seats.is_empty() && seats.len() != places {
            let people = vec!["human"; places].join(",");
            return Err(Say::new("usage-seats-play").with("count", places).with("seats", people));
        }
        Ok(PlayOptions { game, rules, seats, seed })
    }
}

/// The seats of a list such as `human,ai:4`; none of an empty one.
pub(crate) fn seats(list: &str) -> Vec<String> {
    list.split(',').map(|seat| seat.trim().to_owned()).filter(|seat| !seat.is_empty()).collect()
}
