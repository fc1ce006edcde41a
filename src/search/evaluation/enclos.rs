//! L'Enclos: who has more room to move.

use crate::rules::enclos::{Enclos, Position};
use crate::rules::{Evaluate, Game, Seat, Turn};

/// More than any number of steps.
const WON: i32 = 1000;

impl Evaluate for Enclos {
    fn value(&self, at: &Position, seat: Seat) -> i32 {
        if let Turn::Over(outcome) = self.turn(at) {
            return WON * outcome.score(seat);
        }
        let steps = |seat| self.step_count(at, seat) as i32;
        steps(seat) - steps(Seat(1 - seat.0))
    }
}
