//! The boards: fields, houses and what is known of them beforehand.
//!
//! Sets of fields are 128-bit words; a field's id is its bit.

use std::sync::LazyLock;

use super::distance::Graph;
use super::plan::{Plan, SOURCES, Source};
use super::walks::Walks;
use crate::rules::quote;
use crate::rules::table::{Spot, SpotInfo, SpotKind};

/// A field, by its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(pub(super) u8);

impl Field {
    #[inline]
    pub(super) fn mask(self) -> u128 {
        1 << self.0
    }
}

/// The pawns of each player.
pub(super) const PAWNS: u32 = 5;

/// The most players there are seats for.
pub(super) const SEATS: usize = 6;

/// The houses' colours: their spots' names, what stands in them, and the
/// message that names the side.
pub(super) const COLOURS: [Colour; SEATS] = [
    Colour { name: "red", pawn: "pawn_red", side: "side-red" },
    Colour { name: "green", pawn: "pawn_green", side: "side-green" },
    Colour { name: "yellow", pawn: "pawn_yellow", side: "side-yellow" },
    Colour { name: "blue", pawn: "pawn_blue", side: "side-blue" },
    Colour { name: "black", pawn: "pawn_black", side: "side-black" },
    Colour { name: "orange", pawn: "pawn_orange", side: "side-orange" },
];

/// All that is called by the colour of a house.
#[derive(Debug)]
pub(super) struct Colour {
    pub name: &'static str,
    pub pawn: &'static str,
    pub side: &'static str,
}

/// A board with all that is known of it beforehand.
#[derive(Debug)]
pub(super) struct Geometry {
    pub name: &'static str,
    pub model: &'static str,
    pub fields: u128,
    pub goal: Field,
    pub first_row: u128,
    pub second_row: u128,
    /// Where the barricades stand at the start.
    pub barricades: u128,
    /// The field that each house opens on.
    pub entries: Vec<Field>,
    /// For each number of players the houses they take, as sets.
    pub seats: Vec<(u8, u8)>,
    /// The central point and where it leads to.
    pub passage: Option<[Field; 2]>,
    /// All walks, the passage being a step like any other, and all ways to the goal.
    pub joined: Walks,
    pub joined_graph: Graph,
    /// The same without the passage.
    pub apart: Walks,
    pub apart_graph: Graph,
    /// The ways between fields. The passage is none: its ends lie far apart.
    pub lines: Vec<[Spot; 2]>,
    /// Fields in the order of their ids, then the houses, then the die.
    pub spots: Vec<SpotInfo>,
}

/// The boards of the box, in the order of [`SOURCES`]; they never change.
static BOARDS: LazyLock<[Option<Geometry>; 3]> = LazyLock::new(|| SOURCES.each_ref().map(Geometry::read));

impl Geometry {
    /// The board number `index` of [`SOURCES`].
    pub fn get(index: usize) -> Option<&'static Geometry> {
        BOARDS.get(index)?.as_ref()
    }

    fn read(source: &Source) -> Option<Geometry> {
        let plan = source.read()?;
        let count = plan.cells.len();
        // All that is built on the plan rests on these.
        let fit = count <= 127
            && (1..=SEATS).contains(&plan.houses.len())
            && plan
                .edges
                .iter()
                .flatten()
                .chain(&plan.barricades)
                .chain([&plan.goal])
                .all(|&id| usize::from(id) < count)
            && plan.houses.iter().all(|house| usize::from(house.entry) < count && !house.slots.is_empty());
        if !fit {
            return None;
        }
        let passage = plan.teleport.map(|ends| ends.map(Field));
        let is_passage =
            |edge: &[u8; 2]| plan.teleport.is_some_and(|ends| ends == *edge || [ends[1], ends[0]] == *edge);
        let on_foot = || plan.edges.iter().filter(|edge| !is_passage(edge));
        let joined = neighbours(count, plan.edges.iter());
        let apart = neighbours(count, on_foot());
        let set = |ids: &[u8]| ids.iter().fold(0, |set, &id| set | Field(id).mask());
        Some(Geometry {
            name: source.name,
            model: source.model,
            fields: (1 << count) - 1,
            goal: Field(plan.goal),
            first_row: set(&plan.first_row),
            second_row: set(&plan.second_row),
            barricades: set(&plan.barricades),
            entries: plan.houses.iter().map(|house| Field(house.entry)).collect(),
            seats: plan
                .seats
                .iter()
                .map(|(&players, houses)| (players, houses.iter().fold(0, |set, &house| set | 1 << house)))
                .collect(),
            passage,
            joined: Walks::new(&joined),
            joined_graph: Graph::new(&joined, Field(plan.goal)),
            apart: Walks::new(&apart),
            apart_graph: Graph::new(&apart, Field(plan.goal)),
            lines: on_foot().map(|edge| edge.map(|id| Spot(id.into()))).collect(),
            spots: spots(&plan, source),
        })
    }

    pub fn field_spot(&self, field: Field) -> Spot {
        Spot(field.0.into())
    }

    pub fn house_spot(&self, house: u8) -> Spot {
        Spot(self.fields.count_ones() as u16 + u16::from(house))
    }

    pub fn die_spot(&self) -> Spot {
        Spot((self.fields.count_ones() as usize + self.entries.len()) as u16)
    }

    pub fn spot_field(&self, spot: Spot) -> Option<Field> {
        (u32::from(spot.0) < self.fields.count_ones()).then_some(Field(spot.0 as u8))
    }

    pub fn spot_house(&self, spot: Spot) -> Option<u8> {
        let house = u32::from(spot.0).checked_sub(self.fields.count_ones())?;
        ((house as usize) < self.entries.len()).then_some(house as u8)
    }

    /// Reads a field's id as it is written: without zeros before it.
    ///
    /// # Errors
    /// Gives the text, quoted, where it names no field of the board.
    pub fn read_field(&self, text: &str) -> Result<Field, String> {
        let id = text.parse().ok().filter(|id: &u8| u32::from(*id) < self.fields.count_ones());
        id.filter(|id| id.to_string() == text).map(Field).ok_or_else(|| quote(text))
    }
}

/// For each of `count` fields the set of those beside it.
fn neighbours<'a>(count: usize, edges: impl Iterator<Item = &'a [u8; 2]>) -> Vec<u128> {
    let mut neighbours = vec![0; count];
    for &[one, other] in edges {
        for (from, to) in [(one, other), (other, one)] {
            if let Some(set) = neighbours.get_mut(usize::from(from)) {
                *set |= Field(to).mask();
            }
        }
    }
    neighbours
}

fn spots(plan: &Plan, source: &Source) -> Vec<SpotInfo> {
    let fields = (0..).zip(&plan.cells).map(|(id, cell): (u8, _)| {
        SpotInfo::new(id.to_string(), SpotKind::Field, source.place(cell.x, cell.y))
    });
    let houses = plan.houses.iter().zip(&COLOURS).map(|(house, colour)| {
        let berths: Vec<_> = house.slots.iter().map(|&[x, y]| source.place(x, y)).collect();
        let mean = |axis: usize| {
            berths.iter().filter_map(|berth| berth.get(axis)).sum::<f32>() / berths.len() as f32
        };
        let place = [mean(0), mean(1)];
        // It lies across the way out.
        let out = plan.cells.get(usize::from(house.entry)).map_or(place, |cell| source.place(cell.x, cell.y));
        let angle = (out[1] - place[1]).atan2(out[0] - place[0]).to_degrees() - 90.0;
        SpotInfo { berths, angle, ..SpotInfo::new(colour.name, SpotKind::Reserve, place) }
    });
    let mut spots: Vec<SpotInfo> = fields.chain(houses).collect();
    spots.push(SpotInfo::new("die", SpotKind::Die, source.die));
    spots
}

/// The ids of the fields in `set`, ascending.
#[inline]
pub(super) fn bits(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros() as u8;
        (set != 0).then(|| {
            set &= set - 1;
            bit
        })
    })
}
