//! Choosing moves: random playouts for now.

mod playout;

pub use playout::{Playout, playout};
