//! What a position is worth.

use super::game::{Game, Seat, Turn};

/// What a match won is worth: more than any position while it goes on.
pub const WON: i32 = 1_000_000;

/// A game whose positions can be judged at a glance. Search weighs positions by
/// it; what it says is written in [`search`](crate::search).
pub trait Evaluate: Game {
    /// How good `at`, where the match goes on, is for `seat`: the more the better,
    /// and far less than [`WON`] either way. Only comparisons between positions
    /// of one match mean anything.
    fn judge(&self, at: &Self::Position, seat: Seat) -> i32;

    /// How good `at` is for `seat`, the end of the match included.
    fn value(&self, at: &Self::Position, seat: Seat) -> i32 {
        match self.turn(at) {
            Turn::Over(outcome) => WON * outcome.score(seat),
            Turn::Seat(_) | Turn::Chance(_) => self.judge(at, seat),
        }
    }

    /// How much `seat` has taken from the others at `at`, which may be worth
    /// little: what a greedy player looks at before anything else.
    fn taken(&self, _at: &Self::Position, _seat: Seat) -> u32 {
        0
    }
}
