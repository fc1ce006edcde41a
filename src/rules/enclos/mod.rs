//! L'Enclos (Michel Boutin, 1986): three sheep a side on 37 fields. A turn
//! moves one sheep to a neighbouring field and fences one passage; who cannot
//! move a sheep when his turn comes has lost.

mod board;
mod moves;
mod notation;
mod position;
mod race;
mod refusal;
mod rules;
mod table;

pub use board::{Field, Passage};
pub use position::{Move, Position, Step};
pub use rules::{Enclos, Exhausted, LossCheck, SelfBlock};
