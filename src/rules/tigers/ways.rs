//! The ways that pieces can go, all at once: listing them, counting them and
//! drawing one at random.

use super::board::{DIAGONAL, Point, ROW, SHIFTS};
use super::position::Move;
use crate::rules::bits::{below, bits, nth_bit};

/// Where pieces get in each direction: a word for two opposite directions, the
/// way of the shift in the lower half. Opposite halves share a word, and words
/// are made one by one, because that is how random play is fastest.
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

    /// Where the `nth` begins and ends, where they are `points` long.
    #[inline(always)]
    fn nth(&self, nth: u32, points: u8) -> Option<(Point, Point)> {
        let (line, word, nth) = nth_bit(&self.0, nth)?;
        let (forth, back) = (word as u32, (word >> 32) as u32);
        let before = forth.count_ones();
        let bit = if nth < before { select(forth, nth) } else { 32 + select(back, nth - before) };
        Some(ends(bit, points * SHIFTS[line]))
    }
}

/// Where a way begins and ends that a bit of a word stands for, `shift` bits long.
#[inline]
fn ends(bit: u8, shift: u8) -> (Point, Point) {
    let to = bit % 32;
    (Point(if bit < 32 { to - shift } else { to + shift }), Point(to))
}

/// One of all ways as a move, the same chance for each; `None` where there is none.
#[inline]
pub(super) fn draw(steps: Ways, jumps: Ways, random: u32) -> Option<Move> {
    let count = steps.count();
    let nth = below(random, count + jumps.count());
    Some(if nth < count {
        let (from, to) = steps.nth(nth, 1)?;
        Move::Step { from, to }
    } else {
        let (from, to) = jumps.nth(nth - count, 2)?;
        Move::Jump { from, to }
    })
}

/// The number of the `nth` bit (from 0) set among the points in `word`, which has that many.
#[inline]
pub(super) fn select(word: u32, nth: u32) -> u8 {
    let (mut row, mut before) = (0, 0);
    for rows in 1..5 {
        let count = (word & ((1 << (ROW * rows)) - 1)).count_ones();
        row += u32::from(count <= nth);
        before = if count <= nth { count } else { before };
    }
    let start = u32::from(ROW) * row;
    let points = word >> start & 0b1_1111;
    start as u8 + IN_ROW[(points << 3 | (nth - before) & 7) as usize]
}

/// [`select`] for the points of a row: the number of bit `nth` of `row` at `8 row + nth`.
static IN_ROW: [u8; 8 * 32] = {
    let mut table = [0; 8 * 32];
    let mut row = 0;
    while row < 32 {
        let (mut nth, mut bit) = (0, 0);
        while bit < 5 {
            if row >> bit & 1 != 0 {
                table[row << 3 | nth] = bit as u8;
                nth += 1;
            }
            bit += 1;
        }
        row += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::bits::bits;
    use crate::rules::tigers::board::BOARD;

    #[test]
    fn every_point_of_many_words_is_found() {
        let mut word = 1u32;
        for _ in 0..10_000 {
            word = word.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            for word in [word & BOARD, (word & word.rotate_left(9)) & BOARD, BOARD] {
                for (nth, bit) in bits(word.into()).enumerate() {
                    assert_eq!(select(word, nth as u32), bit, "bit {nth} of {word:#x}");
                }
            }
        }
    }
}
