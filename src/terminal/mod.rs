//! Play in a terminal: the board in letters, turns typed in notation.

mod commands;
mod picture;
mod session;

pub use session::play;
