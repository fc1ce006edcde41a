//! Positions and moves.

use super::board::{BOARD, CORNERS, Point};
use super::ways::Ways;
use crate::rules::Seat;

/// The side with the sheep, which plays first.
pub(super) const SHEEP_SIDE: Seat = Seat(0);
/// The side with the tigers.
pub(super) const TIGER_SIDE: Seat = Seat(1);

/// How many sheep there are, wherever they may be.
pub(super) const FLOCK: u8 = 20;

/// Where tigers and sheep stand, how many sheep are in hand, and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The points with tigers in the lower half, those with sheep in the upper
    /// one: as two words they are taken for a vector, at half the speed.
    pieces: u64,
    pub(super) in_hand: u8,
    pub(super) to_move: Seat,
}

impl Position {
    pub(super) const START: Position = Position::new(CORNERS, 0, FLOCK, SHEEP_SIDE);

    pub(super) const fn new(tigers: u32, sheep: u32, in_hand: u8, to_move: Seat) -> Self {
        Position { pieces: tigers as u64 | (sheep as u64) << 32, in_hand, to_move }
    }

    /// The points with tigers.
    #[inline]
    pub(super) fn tigers(&self) -> u32 {
        self.pieces as u32
    }

    /// The points with sheep.
    #[inline]
    pub(super) fn sheep(&self) -> u32 {
        (self.pieces >> 32) as u32
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Seat {
        self.to_move
    }

    /// How many sheep have not been placed yet.
    pub fn in_hand(&self) -> u8 {
        self.in_hand
    }

    /// How many sheep have been eaten: those neither on the board nor in hand.
    #[inline]
    pub fn eaten(&self) -> u8 {
        FLOCK - self.in_hand - self.sheep().count_ones() as u8
    }

    /// Whether it is the sheep's turn and one is to be placed.
    #[inline]
    pub fn is_placing(&self) -> bool {
        self.to_move == SHEEP_SIDE && self.in_hand > 0
    }

    #[inline]
    pub(super) fn empty(&self) -> u32 {
        BOARD & !(self.tigers() | self.sheep())
    }

    /// The pieces of the side to move.
    #[inline]
    pub(super) fn own(&self) -> u32 {
        if self.to_move == SHEEP_SIDE { self.sheep() } else { self.tigers() }
    }

    /// The position after the pieces have moved, when of the sheep only the one jumped over is gone.
    #[inline]
    pub(super) fn moved(&self, mv: Move) -> Position {
        let half = if self.to_move == SHEEP_SIDE { 32 } else { 0 };
        let mut next = *self;
        next.to_move = Seat(1 - self.to_move.0);
        match mv {
            Move::Place { to } => {
                next.pieces |= u64::from(to.mask()) << 32;
                next.in_hand -= 1;
            }
            Move::Step { from, to } => next.pieces ^= u64::from(from.mask() | to.mask()) << half,
            Move::Jump { from, to } => {
                next.pieces ^= u64::from(from.mask() | to.mask());
                next = next.without_sheep(mv.over().map_or(0, Point::mask));
            }
        }
        next
    }

    #[inline]
    pub(super) fn without_sheep(mut self, sheep: u32) -> Position {
        self.pieces &= !(u64::from(sheep) << 32);
        self
    }

    /// The steps of `pieces`.
    #[inline]
    pub(super) fn steps(&self, pieces: u32) -> Ways {
        Ways::steps(pieces, self.empty())
    }

    /// The jumps of `tigers`.
    #[inline]
    pub(super) fn jumps(&self, tigers: u32) -> Ways {
        Ways::jumps(tigers, self.sheep(), self.empty())
    }
}

/// A turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// A sheep in hand is put on a point.
    Place {
        /// Where it then stands.
        to: Point,
    },
    /// A sheep or a tiger goes to a neighbouring point.
    Step {
        /// Where it stands.
        from: Point,
        /// Where it goes.
        to: Point,
    },
    /// A tiger jumps over a sheep and eats it.
    Jump {
        /// Where it stands.
        from: Point,
        /// Where it lands.
        to: Point,
    },
}

impl Move {
    /// The point of the sheep that is jumped over.
    pub(super) fn over(self) -> Option<Point> {
        match self {
            // The bit halfway is that of the point halfway.
            Move::Jump { from, to } => Some(Point(from.0.midpoint(to.0))),
            Move::Place { .. } | Move::Step { .. } => None,
        }
    }

    /// A number below 1024 for its points, alike for steps and jumps.
    pub(crate) fn slot(self) -> usize {
        /// No point has this number.
        const HAND: u8 = 31;
        let from = match self {
            Move::Step { from, .. } | Move::Jump { from, .. } => from.0,
            Move::Place { .. } => HAND,
        };
        usize::from(from) << 5 | usize::from(self.to().0)
    }

    /// Where it ends.
    pub(super) fn to(self) -> Point {
        let (Move::Place { to } | Move::Step { to, .. } | Move::Jump { to, .. }) = self;
        to
    }
}
