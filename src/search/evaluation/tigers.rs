//! Tigers & Sheep: what the tigers have won, and how much room is left to them.

use crate::rules::tigers::{Position, Tigers};
use crate::rules::{Evaluate, Game, Seat, Turn};

/// More than any score on the board.
const WON: i32 = 10_000;
/// What a sheep eaten is worth, in free neighbouring points.
const SHEEP: i32 = 20;

impl Evaluate for Tigers {
    fn value(&self, at: &Position, seat: Seat) -> i32 {
        if let Turn::Over(outcome) = self.turn(at) {
            return WON * outcome.score(seat);
        }
        let tigers = SHEEP * self.net(at) as i32 + self.room(at) as i32;
        if seat == Seat(0) { -tigers } else { tigers }
    }
}
