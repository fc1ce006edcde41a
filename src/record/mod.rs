//! A match as a list of plies: the cursor that walks over it, the branch that
//! replaces its end, and its text.
//!
//! The text is in the spirit of PGN: tags, a blank line, then one numbered ply
//! a line, in the game's notation. What chance alone plays, as in throwing for
//! who begins, is a ply without a number.
//!
//! ```text
//! [Game "enclos"]
//! [Rules "french"]
//! [Seats "Anna,ai:4"]
//! [Result "ongoing"]
//!
//! ; A comment has a line of its own,
//! 1. d5-d6 +c4/d4 ; or follows a ply.
//! ```
//!
//! `Rules` may be missing for the default rules, `Position` is there only for
//! a set-up start, `Seats` where it is known who plays ([`Participant`]), and
//! `Seed` only where the program threw the dice. `TimeControl` and `TimeLeft` are
//! there where people play with clocks ([`TimeControl`]). `Result` is always written, and
//! checked where it is read: it follows from the plies, or says how people have
//! ended a match that its rules had not ([`Ending`]). Every throw is checked
//! where there is a seed. A tag's value escapes `"` and `\` with a backslash.
//! Other tags are kept, in their order.

#![deny(clippy::indexing_slicing, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod clock;
mod copied;
mod day;
mod ending;
mod error;
#[cfg(not(target_arch = "wasm32"))]
mod file;
mod glance;
mod header;
mod link;
mod luck;
mod match_;
mod participant;
mod reader;
mod save;
mod tag;
mod writer;

pub use clock::TimeControl;
pub use day::Day;
pub use ending::Ending;
pub use error::RecordError;
#[cfg(not(target_arch = "wasm32"))]
pub use file::{read_file, resume_file};
pub use glance::Glance;
pub use luck::Luck;
pub use match_::Match;
pub use participant::{LONGEST_NAME, Participant};

/// The largest record that is read, in bytes.
pub const LARGEST: usize = 4 << 20;

/// The longest line in a record, in bytes without its end.
pub const LONGEST_LINE: usize = 1000;
