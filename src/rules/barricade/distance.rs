//! How far every field is from the goal, barricades counted as a delay.
//!
//! Most fields have two neighbours and lie on chains between a few junctions.
//! Distances are worked out from junction to junction, and only then for the
//! fields that are asked for.

use super::board::{Field, bits};
use super::position::Position;
use super::rules::Barricade;

/// What stepping on a field with a barricade costs more than another: about
/// the throws that an exact count takes, in steps.
pub const BARRICADE: u16 = 4;

/// The distance of a field from which no way leads to the goal.
const FAR: u16 = 1000;

/// The most junctions that a board has room for.
const JUNCTIONS: usize = 64;

/// A chain of fields seen from one of its ends.
#[derive(Clone, Copy, Debug)]
struct Chain {
    /// The junction at the other end.
    to: u8,
    steps: u8,
    /// The fields between.
    between: u128,
}

/// The junctions of a board and the chains between them.
#[derive(Debug)]
pub(super) struct Graph {
    /// The number of the goal among the junctions.
    goal: u8,
    junctions: Vec<Field>,
    /// The chains from each junction.
    chains: Vec<Vec<Chain>>,
    /// For each field the way along its chain to either end; a junction is its own end.
    ends: Vec<[Chain; 2]>,
}

impl Graph {
    /// The graph of fields with these neighbours, a set for each.
    pub fn new(neighbours: &[u128], goal: Field) -> Self {
        let of = |field: Field| neighbours.get(usize::from(field.0)).copied().unwrap_or(0);
        let fields = (0..neighbours.len() as u8).map(Field);
        let junctions: Vec<Field> =
            fields.filter(|&field| field == goal || of(field).count_ones() != 2).take(JUNCTIONS).collect();
        let number = |field| junctions.iter().position(|&junction| junction == field).map(|at| at as u8);
        let nowhere = Chain { to: JUNCTIONS as u8, steps: 0, between: 0 };
        let mut ends = vec![[nowhere; 2]; neighbours.len()];
        let mut chains = vec![Vec::new(); junctions.len()];
        for (&from, chains) in junctions.iter().zip(&mut chains) {
            let Some(own) = number(from) else { continue };
            if let Some(ends) = ends.get_mut(usize::from(from.0)) {
                *ends = [Chain { to: own, ..nowhere }; 2];
            }
            for first in bits(of(from)).map(Field) {
                let inner = inner(from, first, of, |field| number(field).is_some());
                let last = inner.last().copied().unwrap_or(from);
                let before = inner.len().checked_sub(2).and_then(|at| inner.get(at)).copied().unwrap_or(from);
                let beyond = if inner.is_empty() { first.mask() } else { of(last) & !before.mask() };
                // A loop comes back to where it began.
                let to = bits(beyond).map(Field).find_map(number).unwrap_or(own);
                let set = inner.iter().fold(0, |set, field| set | field.mask());
                chains.push(Chain { to, steps: inner.len() as u8 + 1, between: set });
                let mut passed = 0;
                for (steps, field) in (1..).zip(&inner) {
                    if let Some(ends) = ends.get_mut(usize::from(field.0)) {
                        let rest = set & !passed & !field.mask();
                        *ends = [
                            Chain { to: own, steps, between: passed },
                            Chain { to, steps: inner.len() as u8 + 1 - steps, between: rest },
                        ];
                    }
                    passed |= field.mask();
                }
            }
        }
        Graph { goal: number(goal).unwrap_or(0), junctions, chains, ends }
    }

    /// The distances past the barricades on `barricades`.
    pub fn distances(&self, barricades: u128) -> Distances<'_> {
        let mut cost = [FAR; JUNCTIONS];
        let (mut open, mut done) = (1u64 << self.goal, 0u64);
        cost[usize::from(self.goal)] = 0;
        while open != 0 {
            let nearest = self.nearest(open, &cost);
            open &= !(1 << nearest);
            done |= 1 << nearest;
            let entering = self.entering(nearest, &cost, barricades);
            let chains = self.chains.get(nearest).map_or(&[][..], Vec::as_slice);
            for chain in chains.iter().filter(|chain| done >> chain.to & 1 == 0) {
                let through = entering + along(chain, barricades);
                let cost = &mut cost[usize::from(chain.to) % JUNCTIONS];
                *cost = through.min(*cost);
                open |= 1 << chain.to;
            }
        }
        Distances { graph: self, cost, barricades }
    }

    #[inline]
    fn nearest(&self, open: u64, cost: &[u16; JUNCTIONS]) -> usize {
        let (mut rest, mut best, mut least) = (open, 0, u16::MAX);
        while rest != 0 {
            let junction = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            if cost[junction] < least {
                (best, least) = (junction, cost[junction]);
            }
        }
        best
    }

    /// The way to the goal from the junction, and what it costs to enter it.
    #[inline]
    fn entering(&self, junction: usize, cost: &[u16; JUNCTIONS], barricades: u128) -> u16 {
        let closed = self.junctions.get(junction).is_some_and(|field| barricades & field.mask() != 0);
        cost.get(junction).copied().unwrap_or(FAR) + if closed { BARRICADE } else { 0 }
    }
}

/// The fields of the chain that leaves `from` by `first`, up to the next junction.
fn inner(
    from: Field,
    first: Field,
    neighbours: impl Fn(Field) -> u128,
    is_junction: impl Fn(Field) -> bool,
) -> Vec<Field> {
    let (mut inner, mut before, mut at) = (Vec::new(), from, first);
    while !is_junction(at) {
        inner.push(at);
        let next = neighbours(at) & !before.mask();
        (before, at) = (at, Field(next.trailing_zeros() as u8));
    }
    inner
}

/// What the way along a chain costs, without its end.
#[inline]
fn along(chain: &Chain, barricades: u128) -> u16 {
    u16::from(chain.steps) + (chain.between & barricades).count_ones() as u16 * BARRICADE
}

/// How far every field is from the goal with the barricades of some position.
#[derive(Debug)]
pub struct Distances<'a> {
    graph: &'a Graph,
    /// The cost of the way from each junction.
    cost: [u16; JUNCTIONS],
    barricades: u128,
}

impl Distances<'_> {
    /// The steps from `field` to the goal, [`BARRICADE`] more for each barricade
    /// on the way, but for one on `field` itself.
    #[inline]
    pub fn of(&self, field: Field) -> u16 {
        let Some(ends) = self.graph.ends.get(usize::from(field.0)) else { return FAR };
        let by = |chain: &Chain| {
            let junction = usize::from(chain.to);
            if chain.steps == 0 {
                return self.cost.get(junction).copied().unwrap_or(FAR);
            }
            self.graph.entering(junction, &self.cost, self.barricades) + along(chain, self.barricades)
        };
        by(&ends[0]).min(by(&ends[1])).min(FAR)
    }
}

impl Barricade {
    /// How far every field is from the goal at `at`.
    pub fn distances(&self, at: &Position) -> Distances<'_> {
        self.ways().graph.distances(at.barricades)
    }
}
