//! Barricade: who has the shorter way to the goal.

use crate::rules::barricade::{Barricade, Distances, Move, Position};
use crate::rules::{Effort, Evaluate, Game, Level, Line, Seat, Think};
use crate::search::expectimax::{Expectimax, Prospects};

/// How much the pawn in front counts, beside all five.
const FIRST: i32 = 6;

/// What a pawn at home has before it more than one on its entry field.
const OUT: i32 = 4;

impl Barricade {
    /// How much `seat` has before it: the ways of all its pawns, that of the
    /// foremost counted again several times.
    pub fn way(&self, at: &Position, seat: Seat, distances: &Distances<'_>) -> i32 {
        let home = at.home(seat) as i32;
        let entry = i32::from(distances.of(self.entry(seat)));
        let fields = at.fields(seat).map(|field| i32::from(distances.of(field)));
        let (sum, first) = fields.fold((0, entry + OUT), |(sum, first), way| (sum + way, way.min(first)));
        sum + home * (entry + OUT) + FIRST * first
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats() as u8).map(Seat).filter(move |&other| other != seat)
    }
}

impl Evaluate for Barricade {
    fn judge(&self, at: &Position, seat: Seat) -> i32 {
        let distances = self.distances(at);
        let nearest = self.others(seat).map(|other| self.way(at, other, &distances)).min().unwrap_or(0);
        nearest - self.way(at, seat, &distances)
    }

    /// Pawns of others at home: on its own move their number grows just when one is captured.
    fn taken(&self, at: &Position, seat: Seat) -> u32 {
        self.others(seat).map(|other| at.home(other)).sum()
    }
}

impl Prospects for Barricade {
    const WIDTH: usize = 12;

    fn promising(&self, at: &Position, out: &mut Vec<Move>) {
        self.prospects(at, out);
    }

    /// The ways of all others against one's own, as often as there are others.
    fn outlook(&self, at: &Position, seat: Seat) -> i32 {
        let distances = self.distances(at);
        let others = self.others(seat).map(|other| self.way(at, other, &distances));
        let (sum, count) = others.fold((0, 0), |(sum, count), way| (sum + way, count + 1));
        sum - count * self.way(at, seat, &distances)
    }
}

impl Think for Barricade {
    type Search = Expectimax<Self>;

    fn effort(&self, level: Level, mood: u64) -> Effort {
        let (nodes, depth, blur) = match level {
            Level::Easy => (2_000, 1, 150),
            Level::Fair => (2_000, 1, 40),
            Level::Strong => (200_000, 2, 1),
        };
        Effort { nodes, depth, blur, mood }
    }

    fn search(&self, line: &Line<Self>, effort: &Effort) -> Option<Self::Search> {
        Expectimax::new(line, effort)
    }
}
