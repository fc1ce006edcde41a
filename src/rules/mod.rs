//! The rules of the games, with no Bevy, no I/O, no clock and no global state.
//!
//! [`Game`] is what search needs, [`Table`] and [`Notation`] what people need,
//! [`Line`] referees a match, and [`registry`](open) lists the games.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod any_line;
pub mod barricade;
mod bits;
mod dice;
pub mod enclos;
mod evaluate;
mod game;
mod line;
mod notation;
mod perft;
mod registry;
mod rule_set;
mod say;
mod table;
mod think;
pub mod tigers;
mod warning;

pub use any_line::{AnyLine, Ply, Throw, Touch};
pub use dice::Dice;
pub use evaluate::{Evaluate, WON};
pub use game::{Game, Outcome, Reason, Repetition, Seat, Seats, Turn, Verdict};
pub use line::Line;
pub use notation::{Fact, Notation, quote};
pub use perft::perft;
pub use registry::{Full, GAMES, Visitor, choices, open, set_up, visit};
pub use rule_set::{Choice, Choices, PLAYERS, RuleSet, Toggle, read_rules, write_rules};
pub use say::{Arg, Say};
pub use table::{
    Board, Deed, Kind, KindInfo, MAX_TOUCHES, Manner, Note, Spot, SpotInfo, SpotKind, Table, Thing, Tint, Way,
};
pub use think::{Answer, Effort, Finding, Level, Progress, Search, Think, Thinker, mover, think};
