//! Tigers & Sheep, a French hunt game of the Bagh-Chal family: four tigers
//! against twenty sheep on 25 points. The tigers win by eating seven sheep, less
//! what the sheep save in sheepfolds; the sheep win by imprisoning all tigers.

mod board;
mod flock;
mod moves;
mod notation;
pub mod peers;
mod position;
mod refusal;
mod rules;
mod table;
mod ways;

pub use board::Point;
pub use position::{Move, Position};
pub use rules::{Repeat, Tigers};
