//! Barricade (Werner Schöppner, 1959): five pawns a side and one die. A throw
//! moves one pawn exactly as far; whoever brings a pawn to the goal by an exact
//! throw has won. Barricades cannot be passed, only landed on and put elsewhere.
//! On the circular boards of the Saint-Marcoise every house is as good as another.

mod board;
mod distance;
mod moves;
mod notation;
mod notes;
mod plan;
mod position;
mod prospects;
mod refusal;
mod roll_off;
mod rules;
mod table;
mod toggles;
mod walks;

pub use board::Field;
pub use distance::{BARRICADE, Distances};
pub use position::{Move, Position};
pub use rules::Barricade;
