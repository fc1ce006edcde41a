//! Positions and moves.

use super::board::{Field, Passage};
use crate::rules::Seat;

/// Where the sheep stand, which passages are open and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The fields with sheep of each seat.
    pub(super) sheep: [u64; 2],
    /// The passages without a fence, by direction, as bits of their lower fields.
    pub(super) open: [u64; 3],
    pub(super) to_move: Seat,
}

impl Position {
    /// Whose turn it is.
    pub fn to_move(&self) -> Seat {
        self.to_move
    }

    /// How many passages have no fence.
    pub fn open_passages(&self) -> u32 {
        self.open.iter().map(|word| word.count_ones()).sum()
    }

    pub(super) fn is_open(&self, passage: Passage) -> bool {
        self.open[usize::from(passage.direction)] & passage.mask() != 0
    }

    /// The fields with sheep of the side to move.
    #[inline]
    pub(super) fn own(&self) -> u64 {
        let [white, black] = self.sheep;
        if self.to_move == Seat(0) { white } else { black }
    }

    pub(super) fn occupied(&self) -> u64 {
        self.sheep[0] | self.sheep[1]
    }

    /// The position after one action of the side to move, whose turn goes on.
    #[inline]
    pub(super) fn after_step(mut self, step: Step) -> Self {
        let walk = step.from.mask() | step.to.mask();
        // Here and below: words chosen by a condition stay in registers, words
        // chosen by an index go through memory, at half the speed.
        for (seat, flock) in (0..).map(Seat).zip(&mut self.sheep) {
            *flock ^= if seat == self.to_move { walk } else { 0 };
        }
        self
    }

    /// The position after one action of the side to move, whose turn goes on.
    #[inline]
    pub(super) fn after_fence(mut self, passage: Passage) -> Self {
        for (direction, open) in (0..).zip(&mut self.open) {
            *open &= if direction == passage.direction { !passage.mask() } else { !0 };
        }
        self
    }
}

/// A sheep's walk to a neighbouring field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step {
    /// Where it stands.
    pub from: Field,
    /// Where it goes.
    pub to: Field,
}

/// A turn: the order of its two actions never matters to its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The sheep moved; none just where `self_block=loss` lets a player fence
    /// his last way first, and lose.
    pub step: Option<Step>,
    /// The passage fenced; none where the supply of fences is exhausted.
    pub fence: Option<Passage>,
}
