//! Choosing moves: what positions are worth, players that see one move ahead,
//! contests between them, and random playouts.

mod contest;
mod evaluation;
mod players;
mod playout;

pub use contest::{Contest, Score, Standings};
pub use players::Player;
pub use playout::{Playout, playout};
