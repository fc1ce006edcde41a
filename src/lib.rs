//! Bergerie: a box of three French board games on one table.
//!
//! The rules are a library of their own: build it with `--no-default-features`
//! and there is no Bevy in it.
//!
//! ```
//! use bergerie::record::Match;
//! use bergerie::rules::{AnyLine, Touch};
//! use bergerie::words::{Language, Words};
//!
//! // A match of L'Enclos: by notation …
//! let mut game = Match::new("enclos", "french", None)?;
//! game.play_text("d5-d6 +c4/d4")?;
//! assert_eq!(game.line().moves().len(), 13 * 89);
//!
//! // … or by touching the board, as a person does.
//! let spot = |name: &str| game.line().board().find(name).unwrap();
//! let Touch::Refused(say) = game.line().touch(&[], spot("d6")) else { panic!("Black touched a white sheep") };
//! let sentence = Words::new(Language::English).say(&say);
//! assert_eq!(sentence, "That sheep on d6 belongs to the other side: choose one of yours.");
//! # Ok::<(), bergerie::rules::Say>(())
//! ```
//!
//! | module | holds |
//! | --- | --- |
//! | [`rules`] | positions, moves, the referee, and the words that join a game to a table |
//! | [`words`] | every sentence a person reads, in English and French |
//! | [`record`] | a match as a list of moves, with a cursor |
//! | [`search`] | play by the computer |
//! | [`lesson`] | a first minute with each game |
//! | `cli`, `terminal` | the command line, and play in a terminal |
//! | `app` | the window: table, stage, panels (feature `app`) |
#![warn(missing_docs)]

#[cfg(feature = "app")]
pub mod app;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod lesson;
pub mod record;
pub mod rules;
pub mod search;
#[cfg(not(target_arch = "wasm32"))]
pub mod terminal;
mod window_options;
pub mod words;

pub use window_options::{FilmOptions, GalleryOptions, PlayOptions, WindowOptions};
