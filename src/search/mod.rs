//! Choosing moves: what positions are worth, players that see one move ahead,
//! searches that see further, contests between them, and random playouts.

mod alpha_beta;
mod contest;
mod evaluation;
mod expectimax;
mod hash;
mod memory;
mod players;
mod playout;

pub use alpha_beta::{AlphaBeta, FIRST, Tactics};
pub use contest::{Contest, Score, Standings};
pub use expectimax::{Expectimax, Prospects};
pub use players::Player;
pub use playout::{Playout, playout};
