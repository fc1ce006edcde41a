//! How far every field is from the goal, barricades counted as a delay.
//!
//! Most fields have two neighbours and lie on chains between a few junctions.
//! Distances are worked out from junction to junction, and only then for the
//! fields that are asked for.

use super::board::{Field, bits};
use super::position::Position;
use super::rules::Barricade;
use super::toggles::Teleport;

/// What stepping on a field with a barricade costs more than another: about
/// the throws that an exact count takes, in steps.
pub const BARRICADE: u16 = 4;

/// The distance of a field from which no way leads to the goal.
const FAR: u16 = 1000;

/// The most junctions that a board has room for.
const JUNCTIONS: usize = 64;

/// A chain of fields from one of its ends, or from a field on it, to the other end.
#[derive(Clone, Copy, Debug)]
struct Chain {
    /// The junction it comes from, if it comes from one.
    from: u8,
    /// The junction it leads to.
    to: u8,
    steps: u8,
    /// The fields between.
    between: u128,
}

/// The junctions of a board and the chains between them.
#[derive(Debug)]
pub(super) struct Graph {
    /// The junctions, as sets of one field each, by their distance from the
    /// goal, which is the first.
    junctions: Vec<u128>,
    /// Every chain once, in the order of the junctions where they begin.
    chains: Vec<Chain>,
    /// For each field the way along its chain to either end; a junction is its own end.
    ends: Vec<[Chain; 2]>,
}

impl Graph {
    /// The graph of fields with these neighbours, a set for each.
    pub fn new(neighbours: &[u128], goal: Field) -> Self {
        let of = |field: Field| neighbours.get(usize::from(field.0)).copied().unwrap_or(0);
        let is_junction = |field: Field| field == goal || of(field).count_ones() != 2;
        // A board with more junctions than there is room for has some that nothing leads to.
        let junctions: Vec<Field> =
            outward(goal, of).into_iter().filter(|&field| is_junction(field)).take(JUNCTIONS - 1).collect();
        let number = |field| junctions.iter().position(|&junction| junction == field);
        let number = |field| number(field).unwrap_or(JUNCTIONS - 1) as u8;
        let nowhere = Chain { from: 0, to: JUNCTIONS as u8 - 1, steps: u8::MAX, between: 0 };
        let mut graph = Graph {
            junctions: junctions.iter().map(|junction| junction.mask()).collect(),
            chains: Vec::new(),
            ends: vec![[nowhere; 2]; neighbours.len()],
        };
        for (own, &from) in (0..).zip(&junctions) {
            graph.set_ends(from, [Chain { from: own, to: own, steps: 0, between: 0 }; 2]);
            for first in bits(of(from)).map(Field) {
                let (inner, end) = chain(from, first, of, is_junction);
                graph.add(own, number(end), &inner);
            }
        }
        graph
    }

    fn set_ends(&mut self, field: Field, ends: [Chain; 2]) {
        if let Some(place) = self.ends.get_mut(usize::from(field.0)) {
            *place = ends;
        }
    }

    fn add(&mut self, from: u8, to: u8, inner: &[Field]) {
        let between = inner.iter().fold(0, |set, field| set | field.mask());
        let whole = inner.len() as u8 + 1;
        // From its other end the same chain is met once more; a loop leads nowhere.
        if from < to {
            self.chains.push(Chain { from, to, steps: whole, between });
        }
        let mut passed = 0;
        for (steps, field) in (1..).zip(inner) {
            let rest = between & !passed & !field.mask();
            let back = Chain { from, to: from, steps, between: passed };
            self.set_ends(*field, [back, Chain { from, to, steps: whole - steps, between: rest }]);
            passed |= field.mask();
        }
    }

    /// The distances past the barricades on `barricades`.
    pub fn distances(&self, barricades: u128) -> Distances<'_> {
        let mut entering = [FAR; JUNCTIONS];
        let mut closed = [0; JUNCTIONS];
        for (closed, mask) in closed.iter_mut().zip(&self.junctions) {
            *closed = if barricades & mask != 0 { BARRICADE } else { 0 };
        }
        entering[0] = closed[0];
        // Chains come in their order from the goal, so few rounds find every way:
        // what is found for the first time has not been used before in its round.
        let mut changed = true;
        while changed {
            changed = false;
            for chain in &self.chains {
                let (from, to) = (usize::from(chain.from) % JUNCTIONS, usize::from(chain.to) % JUNCTIONS);
                let (here, there, along) = (entering[from], entering[to], chain.cost(barricades));
                let (onward, back) = (here + along + closed[to], there + along + closed[from]);
                changed |= (onward < there) & (there != FAR) | (back < here);
                entering[to] = there.min(onward);
                entering[from] = here.min(back);
            }
        }
        Distances { graph: self, entering, barricades }
    }
}

impl Chain {
    /// What the way along it costs, without its end.
    #[inline]
    fn cost(&self, barricades: u128) -> u16 {
        u16::from(self.steps) + (self.between & barricades).count_ones() as u16 * BARRICADE
    }
}

/// All fields that can be reached from `goal`, the nearest first.
fn outward(goal: Field, neighbours: impl Fn(Field) -> u128) -> Vec<Field> {
    let (mut met, mut seen, mut next) = (vec![goal], goal.mask(), 0);
    while let Some(&field) = met.get(next) {
        let new = neighbours(field) & !seen;
        seen |= new;
        met.extend(bits(new).map(Field));
        next += 1;
    }
    met
}

/// The fields of the chain that leaves `from` by `first`, and the junction that
/// ends it; a ring without junctions ends where it began.
fn chain(
    from: Field,
    first: Field,
    neighbours: impl Fn(Field) -> u128,
    is_junction: impl Fn(Field) -> bool,
) -> (Vec<Field>, Field) {
    let (mut inner, mut before, mut at) = (Vec::new(), from, first);
    while !is_junction(at) {
        inner.push(at);
        let next = neighbours(at) & !before.mask();
        (before, at) = (at, Field(next.trailing_zeros() as u8));
    }
    (inner, at)
}

/// How far every field is from the goal with the barricades of some position.
#[derive(Debug)]
pub struct Distances<'a> {
    graph: &'a Graph,
    /// What the way from each junction costs, with what it costs to enter it.
    entering: [u16; JUNCTIONS],
    barricades: u128,
}

impl Distances<'_> {
    /// The steps from `field` to the goal, [`BARRICADE`] more for each barricade
    /// on the way, but for one on `field` itself.
    #[inline]
    pub fn of(&self, field: Field) -> u16 {
        let Some(ends) = self.graph.ends.get(usize::from(field.0)) else { return FAR };
        let own = if self.barricades & field.mask() != 0 { BARRICADE } else { 0 };
        let by = |chain: &Chain| {
            let entering = self.entering[usize::from(chain.to) % JUNCTIONS];
            if chain.steps == 0 { entering - own } else { entering + chain.cost(self.barricades) }
        };
        by(&ends[0]).min(by(&ends[1])).min(FAR)
    }
}

impl Distances<'_> {
    /// [`of`](Self::of) with what a barricade on `field` itself costs.
    pub(super) fn entering(&self, field: Field) -> u16 {
        self.of(field) + if self.barricades & field.mask() != 0 { BARRICADE } else { 0 }
    }
}

impl Barricade {
    /// How far every field is from the goal at `at`.
    pub fn distances(&self, at: &Position) -> Distances<'_> {
        // Being put where the passage leads is about as good as going there.
        let passable = self.toggles.teleport != Teleport::Off;
        let graph = if passable { &self.geometry.joined_graph } else { &self.geometry.apart_graph };
        graph.distances(at.barricades)
    }
}
