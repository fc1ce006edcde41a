//! The ways that pieces can go, all at once: listing them, counting them and
//! drawing one at random.

use super::board::{DIAGONAL, Point, SHIFTS};
use super::position::Move;
use crate::rules::bits::{below, bits, select};

/// Where pieces get in each direction. Opposite directions share a word, the one
/// in which bits are shifted up in the lower half.
#[derive(Clone, Copy)]
pub(super) struct Ways([u64; 4]);

impl Ways {
    /// No way at all.
    pub(super) const NONE: Ways = Ways([0; 4]);

    /// The ways of one point from `pieces` to `empty` points.
    #[inline]
    pub(super) fn steps(pieces: u32, empty: u32) -> Self {
        let pair = |pieces: u32, shift: u8| {
            u64::from(pieces << shift & empty) | u64::from(pieces >> shift & empty) << 32
        };
        let ([a, b, c, d], lined) = (SHIFTS, pieces & DIAGONAL);
        Ways([pair(pieces, a), pair(pieces, b), pair(lined, c), pair(lined, d)])
    }

    /// The ways of two points from `tigers` over `sheep` to `empty` points.
    #[inline]
    pub(super) fn jumps(tigers: u32, sheep: u32, empty: u32) -> Self {
        let pair = |tigers: u32, shift: u8| {
            let (forth, back) = (tigers << shift & sheep, tigers >> shift & sheep);
            u64::from(forth << shift & empty) | u64::from(back >> shift & empty) << 32
        };
        let ([a, b, c, d], lined) = (SHIFTS, tigers & DIAGONAL);
        Ways([pair(tigers, a), pair(tigers, b), pair(lined, c), pair(lined, d)])
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }

    #[inline]
    pub(super) fn count(&self) -> u32 {
        let [a, b, c, d] = self.0.map(u64::count_ones);
        (a + b) + (c + d)
    }

    /// Where each begins and ends, where they are `points` long.
    pub(super) fn ends(self, points: u8) -> impl Iterator<Item = (Point, Point)> {
        let lines = self.0.into_iter().zip(SHIFTS);
        lines.flat_map(move |(word, shift)| bits(word).map(move |bit| ends(bit, points * shift)))
    }

    /// The `nth` of these ways, of which there are more: the word it is in,
    /// which of the ways there it is, and the shift that it takes.
    #[inline]
    fn nth(&self, nth: u32) -> (u64, u32, u8) {
        let (mut found, mut before) = ((0, 0, 0), 0);
        for (word, shift) in self.0.into_iter().zip(SHIFTS) {
            // Chosen without a branch: it would be a random one, which no processor foresees.
            found = if before <= nth { (word, nth - before, shift) } else { found };
            before += word.count_ones();
        }
        found
    }
}

/// Where a way begins and ends that a bit of a word stands for, `shift` bits long.
#[inline]
fn ends(bit: u8, shift: u8) -> (Point, Point) {
    let to = bit % 32;
    (Point(if bit < 32 { to - shift } else { to + shift }), Point(to))
}

/// A step of the sheep, the same chance for each; `None` where there is none.
#[inline]
pub(super) fn draw_step(steps: Ways, random: u32) -> Option<Move> {
    let count = steps.count();
    if count == 0 {
        return None;
    }
    let (word, nth, shift) = steps.nth(below(random, count));
    let (from, to) = ends(select(word, nth), shift);
    Some(Move::Step { from, to })
}

/// A move of the tigers, the same chance for each; `None` where there is none.
#[inline]
pub(super) fn draw_hunt(steps: Ways, jumps: Ways, random: u32) -> Option<Move> {
    let (step_count, jump_count) = (steps.count(), jumps.count());
    if step_count + jump_count == 0 {
        return None;
    }
    let nth = below(random, step_count + jump_count);
    Some(if nth < step_count {
        let (word, nth, shift) = steps.nth(nth);
        let (from, to) = ends(select(word, nth), shift);
        Move::Step { from, to }
    } else {
        let (word, nth, shift) = jumps.nth(nth - step_count);
        let (from, to) = ends(select(word, nth), 2 * shift);
        Move::Jump { from, to }
    })
}
