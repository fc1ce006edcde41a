//! Barricade: who has the shorter way to the goal.

use crate::rules::barricade::{Barricade, Distances, Position};
use crate::rules::{Evaluate, Game, Seat, Turn};

/// More than any way is long.
const WON: i32 = 1_000_000;

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
    fn value(&self, at: &Position, seat: Seat) -> i32 {
        if let Turn::Over(outcome) = self.turn(at) {
            return WON * outcome.score(seat);
        }
        let distances = self.distances(at);
        let nearest = self.others(seat).map(|other| self.way(at, other, &distances)).min().unwrap_or(0);
        nearest - self.way(at, seat, &distances)
    }

    /// Pawns of others at home: on its own move their number grows just when one is captured.
    fn taken(&self, at: &Position, seat: Seat) -> u32 {
        self.others(seat).map(|other| at.home(other)).sum()
    }
}
