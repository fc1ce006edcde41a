//! What a position is worth.

use super::game::{Game, Seat};

/// A game whose positions can be judged at a glance. Search weighs positions by
/// it; what it says is written in [`search`](crate::search).
pub trait Evaluate: Game {
    /// How good `at` is for `seat`, the more the better. Only comparisons
    /// between positions of one match mean anything.
    fn value(&self, at: &Self::Position, seat: Seat) -> i32;

    /// How much `seat` has taken from the others at `at`, which may be worth
    /// little: what a greedy player looks at before anything else.
    fn taken(&self, _at: &Self::Position, _seat: Seat) -> u32 {
        0
    }
}
