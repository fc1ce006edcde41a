//! The board: five rows of five points, joined along drawn lines.
//!
//! Points live in a 32-bit word, six bits to a row of which the last is never
//! a point, so that a step in a direction is a shift and nothing wraps round.
//! Point `a1`, the first of the top row, is bit 0; ascending bits are the
//! points row by row, as positions are written.

use crate::rules::bits::bits;
use crate::rules::table::{Board, KindInfo, Spot, SpotInfo, SpotKind};
use crate::rules::{Seat, quote};

/// A point, as the number of its bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(pub(super) u8);

/// How many bits a row takes.
pub(super) const ROW: u8 = 6;

/// The number of points.
pub(super) const POINTS: usize = 25;

/// All points.
pub(super) const BOARD: u32 = {
    let row = 0b1_1111;
    row | row << ROW | row << (2 * ROW) | row << (3 * ROW) | row << (4 * ROW)
};

/// The points with diagonals: those whose row and column add up to an even number.
pub(super) const DIAGONAL: u32 = {
    let (even, odd) = (0b1_0101, 0b0_1010);
    even | odd << ROW | even << (2 * ROW) | odd << (3 * ROW) | even << (4 * ROW)
};

/// Where the tigers begin.
pub(super) const CORNERS: u32 = 0b1_0001 | 0b1_0001 << (4 * ROW);

/// How far the bits of neighbours lie apart: east, south, south-east, south-west.
/// Directions 0 to 3 go there, 4 to 7 the opposite ways.
pub(super) const SHIFTS: [u8; 4] = [1, ROW, ROW + 1, ROW - 1];

/// All directions.
pub(super) const DIRECTIONS: std::ops::Range<usize> = 0..8;

/// Kinds of things, in the order of [`Board::kinds`].
pub(super) const SHEEP: u8 = 0;
pub(super) const TIGER: u8 = 1;

/// The spot where sheep wait, and the one where eaten sheep lie.
pub(super) const PEN: Spot = Spot(POINTS as u16);
pub(super) const TRAY: Spot = Spot(POINTS as u16 + 1);

/// What lies one point further than `points` along the lines in a direction.
/// Bits that are no points may be among it.
#[inline]
pub(super) fn ahead(points: u32, direction: usize) -> u32 {
    let lined = if direction % 4 < 2 { points } else { points & DIAGONAL };
    let shift = SHIFTS[direction % 4];
    if direction < 4 { lined << shift } else { lined >> shift }
}

/// [`ahead`] in the opposite direction.
#[inline]
pub(super) fn behind(points: u32, direction: usize) -> u32 {
    ahead(points, (direction + 4) % 8)
}

/// Whatever is joined to one of `points` by a line. Bits that are no points may be among it.
#[inline]
pub(super) fn near(points: u32) -> u32 {
    let ([a, b, c, d], lined) = (SHIFTS, points & DIAGONAL);
    points << a | points >> a | points << b | points >> b | lined << c | lined >> c | lined << d | lined >> d
}

impl Point {
    /// The point in a row from the top and a column from the left, counted from 0.
    pub(super) fn at(row: u8, column: u8) -> Self {
        Point(ROW * row + column)
    }

    pub(super) fn mask(self) -> u32 {
        1 << self.0
    }

    pub(super) fn row(self) -> u8 {
        self.0 / ROW
    }

    pub(super) fn column(self) -> u8 {
        self.0 % ROW
    }

    /// All points, row by row.
    pub(super) fn all() -> impl Iterator<Item = Point> {
        (0..5).flat_map(|row| (0..5).map(move |column| Point::at(row, column)))
    }

    /// `c3`: the letter of the column from the left, the number of the row from the top.
    pub(super) fn name(self) -> String {
        format!("{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }

    /// Reads a point's name.
    ///
    /// # Errors
    /// Gives the text, quoted, where it names no point.
    pub(super) fn read(text: &str) -> Result<Point, String> {
        match text.as_bytes() {
            [column @ b'a'..=b'e', row @ b'1'..=b'5'] => Ok(Point::at(row - b'1', column - b'a')),
            _ => Err(quote(text)),
        }
    }

    pub(super) fn spot(self) -> Spot {
        Spot(u16::from(5 * self.row() + self.column()))
    }

    /// The point at `spot`; `None` for what lies beside the board.
    pub(super) fn of(spot: Spot) -> Option<Point> {
        Point::all().nth(usize::from(spot.0))
    }

    /// How many columns and rows `other` is away.
    pub(super) fn distance(self, other: Point) -> (u8, u8) {
        (self.column().abs_diff(other.column()), self.row().abs_diff(other.row()))
    }
}

/// The board for the table: points row by row, the pen, the tray.
pub(super) fn board() -> Board {
    let mut spots: Vec<SpotInfo> = Point::all()
        .map(|point| {
            let (x, y) = (f32::from(point.column()) - 2.0, 2.0 - f32::from(point.row()));
            SpotInfo::new(point.name(), SpotKind::Field, [x, y])
        })
        .collect();
    spots.push(SpotInfo::new("pen", SpotKind::Reserve, [-4.45, 0.0]));
    spots.push(SpotInfo::new("tray", SpotKind::Tray, [4.45, 0.0]));
    Board {
        name: "tigers",
        spots,
        lines: lines(),
        kinds: vec![
            KindInfo { name: "sheep_white", owner: Some(Seat(0)) },
            KindInfo { name: "tiger", owner: Some(Seat(1)) },
        ],
        sides: vec!["side-sheep", "side-tigers"],
    }
}

/// The lines between neighbours, each once.
fn lines() -> Vec<[Spot; 2]> {
    let mut lines = Vec::new();
    for point in Point::all() {
        for direction in 0..SHIFTS.len() {
            let next = bits((ahead(point.mask(), direction) & BOARD).into());
            lines.extend(next.map(|next| [point.spot(), Point(next).spot()]));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_as_many_as_the_board_says() {
        assert_eq!(lines().len(), 56);
        let (mut steps, mut jumps) = (0, 0);
        for point in Point::all() {
            for direction in DIRECTIONS {
                let next = ahead(point.mask(), direction) & BOARD;
                steps += next.count_ones();
                jumps += (ahead(next, direction) & BOARD).count_ones();
                assert_eq!(behind(next, direction), if next == 0 { 0 } else { point.mask() });
            }
        }
        assert_eq!((BOARD.count_ones(), steps, jumps), (25, 112, 80));
    }
}
