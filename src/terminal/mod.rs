//! Play in a terminal: the board in letters, turns typed in notation.

mod canvas;
mod commands;
mod layout;
mod picture;
mod session;
mod wrap;

pub use session::play;
