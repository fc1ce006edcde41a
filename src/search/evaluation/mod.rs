//! What a position is worth: one file for each game.

mod barricade;
mod enclos;
mod tigers;
