//! The moves that search looks at: of the hundred fields where a barricade may
//! be put, those that stand in somebody's way.

use super::board::{Field, bits};
use super::distance::Distances;
use super::position::{Move, Phase, Position};
use super::rules::Barricade;
use crate::rules::Seat;
use crate::rules::game::{Game, Turn};

/// How far ahead of a pawn a barricade is worth a look, in fields.
const AHEAD: usize = 14;

/// How many fields are looked at for a barricade, all in all.
const MOST_TARGETS: u32 = 12;

impl Barricade {
    /// Appends the moves of the side to move but for most places of barricades.
    pub(crate) fn prospects(&self, at: &Position, out: &mut Vec<Move>) {
        let (Turn::Seat(seat), Phase::Walk(die)) = (self.turn(at), at.phase) else { return };
        let mut blocking = None;
        let before = out.len();
        for mut step in self.steps(at, die) {
            if step.targets != 0 {
                let blocking = *blocking.get_or_insert_with(|| self.blocking(at, seat));
                // Where none of them is free, any place is as good as another.
                let some = first_bits(step.targets & blocking, MOST_TARGETS);
                step.targets = if some == 0 { step.targets & step.targets.wrapping_neg() } else { some };
            }
            out.extend(step.moves());
        }
        if out.len() == before || !self.toggles.forced {
            out.push(Move::Pass);
        }
    }

    /// The fields on the ways that the others' foremost pawns have before them.
    fn blocking(&self, at: &Position, seat: Seat) -> u128 {
        let distances = self.distances(at);
        let others = (0..self.seats() as u8).map(Seat).filter(|&other| other != seat);
        others.fold(0, |all, other| all | self.way_ahead(at, other, &distances))
    }

    /// The fields on the shortest way of the foremost pawn of `seat`.
    fn way_ahead(&self, at: &Position, seat: Seat, distances: &Distances<'_>) -> u128 {
        let foremost = at.fields(seat).min_by_key(|&field| distances.of(field));
        let mut field = foremost.unwrap_or(self.entry(seat));
        let mut way = 0;
        for _ in 0..AHEAD {
            let steps = self.walks(seat, Some(field), 1).iter().map(super::walks::Walk::to);
            let Some(next) = steps.min_by_key(|&next| distances.entering(next)) else { break };
            if next == self.geometry.goal {
                break;
            }
            way |= next.mask();
            field = next;
        }
        way
    }
}

/// The lowest `count` members of `set`.
fn first_bits(set: u128, count: u32) -> u128 {
    bits(set).take(count as usize).fold(0, |first, bit| first | Field(bit).mask())
}
