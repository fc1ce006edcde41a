//! Play in a terminal: the board in letters, turns typed in notation, rules to read.

mod canvas;
mod commands;
mod computer;
mod endings;
mod layout;
mod page;
mod picture;
mod sentences;
mod session;
mod wrap;

pub use page::{credits_page, rules_page};
pub use session::play;
