//! Choosing moves: random playouts for now.

mod evaluation;
mod playout;

pub use playout::{Playout, playout};
