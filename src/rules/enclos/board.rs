//! The board: a hexagon of fields with passages between them.
//!
//! Fields live in a 64-bit word, seven columns of seven with a spare bit
//! between columns, so that a step in a direction is a shift and nothing wraps
//! round. Field (q, r) in the axial coordinates of `rules/enclos.md` is bit
//! `8 (q + 3) + r + 3`; ascending bits are then the fields in index order.

use crate::rules::bits::bits;
use crate::rules::table::{Board, KindInfo, Spot, SpotInfo, SpotKind};
use crate::rules::{Seat, quote};

/// A field, as the number of its bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(pub(super) u8);

impl Field {
    pub(super) fn mask(self) -> u64 {
        1 << self.0
    }
}

/// A passage: its lower field and the direction in which it leaves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Passage {
    pub(super) low: Field,
    pub(super) direction: u8,
}

impl Passage {
    pub(super) fn high(self) -> Field {
        Field(self.low.0 + SHIFTS[usize::from(self.direction)])
    }

    /// Its bit in the word of open passages of its direction.
    pub(super) fn mask(self) -> u64 {
        self.low.mask()
    }
}

/// How far the bits of neighbours lie apart: north, south-east, north-east.
/// In this order a field's passages come in index order too.
pub(super) const SHIFTS: [u8; 3] = [1, 7, 8];

/// The angle in degrees at which a passage of each direction is crossed.
const ANGLES: [f32; 3] = [90.0, -30.0, 30.0];

/// The distance between the centres of neighbouring fields, in passage widths.
const SPACING: f32 = 2.732_051;

/// The most fences there can be: one for each passage of the full board.
pub(super) const MOST_FENCES: usize = 90;

/// Kinds of things, in the order of [`Board::kinds`].
pub(super) const SHEEP: [u8; 2] = [0, 1];
pub(super) const FENCE: u8 = 2;

/// A board of `side` fields along each edge with all that is known of it beforehand.
#[derive(Debug)]
pub(super) struct Geometry {
    pub side: u8,
    /// The bits that are fields.
    pub fields: u64,
    /// The passages, by direction, as bits of their lower fields.
    pub passages: [u64; 3],
    /// Every passage in index order.
    pub order: Vec<Passage>,
    /// The board for the table: fields in index order, passages in index order, the stack.
    pub board: Board,
}

impl Geometry {
    /// The board with `side` (2 to 4) fields along each edge.
    pub fn new(side: u8) -> Self {
        let mut fields = 0;
        for bit in 0..56 {
            let (q, r) = axial(Field(bit));
            let edge = i32::from(side) - 1;
            if bit % 8 < 7 && q.abs() <= edge && r.abs() <= edge && (q + r).abs() <= edge {
                fields |= 1 << bit;
            }
        }
        let passages = SHIFTS.map(|shift| fields & fields >> shift);
        let mut order = Vec::new();
        for low in bits(fields) {
            for direction in 0..3 {
                if passages[usize::from(direction)] & 1 << low != 0 {
                    order.push(Passage { low: Field(low), direction });
                }
            }
        }
        let mut geometry = Geometry {
            side,
            fields,
            passages,
            order,
            board: Board {
                name: "enclos",
                spots: Vec::new(),
                lines: Vec::new(),
                kinds: Vec::new(),
                sides: vec!["side-white", "side-black"],
            },
        };
        geometry.board.spots = geometry.spots();
        geometry.board.kinds = vec![
            KindInfo { name: "sheep_white", owner: Some(Seat(0)) },
            KindInfo { name: "sheep_black", owner: Some(Seat(1)) },
            KindInfo { name: "fence", owner: None },
        ];
        geometry
    }

    fn spots(&self) -> Vec<SpotInfo> {
        let mut spots = Vec::new();
        for bit in bits(self.fields) {
            let field = Field(bit);
            let (name, place) = (self.field_name(field), place(field));
            spots.push(SpotInfo::new(name, SpotKind::Field, place));
        }
        for &passage in &self.order {
            let (low, high) = (place(passage.low), place(passage.high()));
            let middle = [(low[0] + high[0]) / 2.0, (low[1] + high[1]) / 2.0];
            spots.push(SpotInfo {
                angle: ANGLES[usize::from(passage.direction)],
                ..SpotInfo::new(self.passage_name(passage), SpotKind::Passage, middle)
            });
        }
        // The stack stands to the right of the board.
        let right = f32::from(self.side - 1) * SPACING * 3f32.sqrt() / 2.0 + 3.25;
        spots.push(SpotInfo::new("stack", SpotKind::Reserve, [right, 0.0]));
        spots
    }

    /// The spot where fences wait.
    pub fn stack(&self) -> Spot {
        Spot((self.field_count() + self.order.len()) as u16)
    }

    fn field_count(&self) -> usize {
        self.fields.count_ones() as usize
    }

    /// The number of a field in the order a1, a2, … g4.
    pub fn field_index(&self, field: Field) -> usize {
        (self.fields & (field.mask() - 1)).count_ones() as usize
    }

    pub fn field_spot(&self, field: Field) -> Spot {
        Spot(self.field_index(field) as u16)
    }

    pub fn passage_spot(&self, passage: Passage) -> Spot {
        // Before it come all passages of lower fields and those of its own in lower directions.
        let index: u32 = (0..3)
            .map(|direction| {
                let own = if direction < passage.direction { passage.mask() } else { 0 };
                let before = own | (passage.mask() - 1);
                (self.passages[usize::from(direction)] & before).count_ones()
            })
            .sum();
        Spot(self.field_count() as u16 + index as u16)
    }

    pub fn spot_field(&self, spot: Spot) -> Option<Field> {
        bits(self.fields).nth(usize::from(spot.0)).map(Field)
    }

    pub fn spot_passage(&self, spot: Spot) -> Option<Passage> {
        self.order.get(usize::from(spot.0).checked_sub(self.field_count())?).copied()
    }

    /// The passage between two fields, whichever comes first; `None` where there is none.
    pub fn between(&self, one: Field, other: Field) -> Option<Passage> {
        let (low, high) = (one.min(other), one.max(other));
        let direction = SHIFTS.iter().position(|&shift| high.0 - low.0 == shift)?;
        (self.passages[direction] & low.mask() != 0).then_some(Passage { low, direction: direction as u8 })
    }

    /// `d4`: the file from the left, the rank within the file from the bottom.
    pub fn field_name(&self, field: Field) -> String {
        let (q, r) = axial(field);
        let edge = i32::from(self.side) - 1;
        let rank = r - (-edge).max(-edge - q) + 1;
        format!("{}{rank}", char::from(b'a' + (q + edge) as u8))
    }

    /// `d4/d5`.
    pub fn passage_name(&self, passage: Passage) -> String {
        format!("{}/{}", self.field_name(passage.low), self.field_name(passage.high()))
    }

    /// Reads a field's name.
    ///
    /// # Errors
    /// Gives the text, quoted, where it names no field of the board.
    pub fn read_field(&self, text: &str) -> Result<Field, String> {
        bits(self.fields).map(Field).find(|&field| self.field_name(field) == text).ok_or_else(|| quote(text))
    }
}

fn axial(field: Field) -> (i32, i32) {
    (i32::from(field.0 / 8) - 3, i32::from(field.0 % 8) - 3)
}

fn place(field: Field) -> [f32; 2] {
    let (q, r) = axial(field);
    [SPACING * 3f32.sqrt() / 2.0 * q as f32, SPACING * (r as f32 + q as f32 / 2.0)]
}
