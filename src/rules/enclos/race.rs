//! Who gets where first, with all fields at once: what search needs of a position.

use super::board::{Field, Passage, SHIFTS};
use super::position::{Move, Position};
use super::rules::Enclos;
use crate::rules::Seat;
use crate::rules::bits::bits;

/// What a side has of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Holding {
    /// The steps its sheep may take now.
    pub steps: i32,
    /// The free fields that it reaches before the other side.
    pub nearer: i32,
    /// The free fields that it reaches, each counting the more the fewer steps it takes.
    pub near: i32,
}

/// What a field one step away counts in [`Holding::near`]; one less with every step.
const NEAREST: i32 = 8;

impl Enclos {
    /// What each side has of the board, by seat.
    pub(crate) fn holdings(&self, at: &Position) -> [Holding; 2] {
        let mut held = [Holding::default(); 2];
        for (seat, holding) in (0..).map(Seat).zip(&mut held) {
            holding.steps = self.step_count(at, seat) as i32;
        }
        let [mut white, mut black] = at.sheep;
        // The fields of each side so far, and the empty ones among them it came to first.
        for weight in (1..=NEAREST).rev().chain(std::iter::repeat(1)) {
            let grown = |fields| self.reach(at, fields).iter().fold(0, |all, to| all | to) & !fields;
            let (new_white, new_black) = (grown(white), grown(black));
            if new_white | new_black == 0 {
                break;
            }
            let count = |fields: u64| fields.count_ones() as i32;
            held[0].near += weight * count(new_white);
            held[1].near += weight * count(new_black);
            held[0].nearer += count(new_white & !(black | new_black));
            held[1].nearer += count(new_black & !(white | new_white));
            white |= new_white;
            black |= new_black;
        }
        held
    }

    /// The turns whose fence touches the field of an opposing sheep: hardly any
    /// other is as good. Where no way of theirs is open any more, all turns.
    pub(crate) fn pressing(&self, at: &Position, out: &mut Vec<Move>) {
        let others = at.occupied() & !at.own();
        let around = |direction: usize| at.open[direction] & (others | others >> SHIFTS[direction]);
        let mut open = [around(0), around(1), around(2)];
        if open == [0; 3] {
            open = at.open;
        }
        for step in self.steps(at, at.to_move) {
            if self.exhausted(at) {
                out.push(Move { step: Some(step), fence: None });
                continue;
            }
            let kept = if self.fence_used { None } else { self.crossed(step) };
            for (direction, lows) in (0..).zip(open) {
                let passages = bits(lows).map(|low| Passage { low: Field(low), direction });
                let fences = passages.map(Some).filter(|fence| kept.is_none() || *fence != kept);
                out.extend(fences.map(|fence| Move { step: Some(step), fence }));
            }
        }
    }
}
