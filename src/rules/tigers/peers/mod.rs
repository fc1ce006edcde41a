//! Matches and positions as other programs write them, both ways.
//!
//! Their rules are classic Bagh-Chal; what is read here is judged under the
//! rules it is read for. A fault is told with its place: the move's number, or
//! the point.

pub mod libbaghchal;
pub mod obx;
pub mod pypi;

use super::board::Point;
use super::position::Move;
use super::rules::Tigers;
use crate::rules::any_line::AnyLine;
use crate::rules::line::Line;
use crate::rules::notation::quote;
use crate::rules::say::Say;

/// A move as another program tells it: perhaps where it begins, and where it ends.
struct Told {
    from: Option<Point>,
    to: Point,
}

impl Told {
    fn of(mv: Move) -> Self {
        match mv {
            Move::Place { to } => Told { from: None, to },
            Move::Step { from, to } | Move::Jump { from, to } => Told { from: Some(from), to },
        }
    }

    /// The program's own text of it. A jump is told by its length alone.
    fn text(&self) -> String {
        match self.from {
            None => self.to.name(),
            Some(from) => {
                let (columns, rows) = from.distance(self.to);
                let sign = if columns == 2 || rows == 2 { 'x' } else { '-' };
                format!("{}{sign}{}", from.name(), self.to.name())
            }
        }
    }
}

/// Plays what the word `text` tells, if it tells a move at all.
fn play(line: &mut Line<Tigers>, text: &str, told: Option<Told>) -> Result<(), Say> {
    let unknown = || Say::new("tigers-peer-move").with("text", quote(text));
    let played = told.ok_or_else(unknown).and_then(|told| line.play_text(&told.text()));
    played.map(|_| ()).map_err(|problem| broken(line, text, problem))
}

/// What is wrong with the next move, with its number.
fn broken(line: &Line<Tigers>, text: &str, problem: Say) -> Say {
    let number = line.played().len() + 1;
    Say::new("move-broken").with("number", number).with("move", quote(text)).with("problem", problem)
}
