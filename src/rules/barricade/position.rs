//! Positions and moves.

use super::board::{Field, PAWNS, SEATS, bits};
use super::roll_off::RollOff;
use crate::rules::Seat;

/// Where pawns and barricades stand, whose turn it is and what for. Who sits
/// in which house is a matter of the [rule set](super::Barricade).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The fields with pawns of each seat; its other pawns are at home.
    pub(super) pawns: [u128; SEATS],
    /// The fields with barricades; a pawn may stand on one.
    pub(super) barricades: u128,
    pub(super) to_move: Seat,
    pub(super) phase: Phase,
}

/// What a position waits for while the match goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Phase {
    /// The throw that decides who begins.
    RollOff(RollOff),
    /// The throw of the side to move.
    Throw,
    /// Its move with this throw.
    Walk(u8),
}

impl Position {
    /// Whose turn it is to throw or to move.
    pub fn to_move(&self) -> Seat {
        self.to_move
    }

    /// The throw that is still to be used.
    pub fn die(&self) -> Option<u8> {
        if let Phase::Walk(die) = self.phase { Some(die) } else { None }
    }

    /// The fields on which pawns of `seat` stand.
    pub fn fields(&self, seat: Seat) -> impl Iterator<Item = Field> + use<> {
        bits(self.pawns(seat)).map(Field)
    }

    /// The fields with pawns of `seat` as a set.
    #[inline]
    pub(super) fn pawns(&self, seat: Seat) -> u128 {
        self.pawns.get(seat.index()).copied().unwrap_or(0)
    }

    /// How many pawns of `seat` are at home.
    #[inline]
    pub fn home(&self, seat: Seat) -> u32 {
        PAWNS.saturating_sub(self.pawns(seat).count_ones())
    }

    /// The fields with any pawn.
    #[inline]
    pub(super) fn occupied(&self) -> u128 {
        self.pawns.iter().fold(0, |all, pawns| all | pawns)
    }

    /// Whose pawn stands on `field`.
    pub(super) fn owner(&self, field: Field) -> Option<Seat> {
        (0..).map(Seat).zip(&self.pawns).find(|(_, pawns)| *pawns & field.mask() != 0).map(|(seat, _)| seat)
    }
}

/// What chance or a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The die shows this.
    Throw(u8),
    /// A pawn walks.
    Walk {
        /// Where it stands; nowhere if it comes out of its house.
        from: Option<Field>,
        /// Where it ends.
        to: Field,
        /// Where the barricade goes that it moves: the one it leaves, or
        /// under other rules the one it lands on. Nowhere if that stays.
        barricade: Option<Field>,
    },
    /// No pawn moves.
    Pass,
}
