//! Expectimax for a game with a die, for any number of sides.
//!
//! Each move is worth what its side can expect after the next throw and the
//! answer to it, in which whoever moves is taken to see a single move ahead. The moves
//! are searched one after another, the promising ones first, and the search can
//! be left after any throw.

use super::hash::{hash, mix};
use crate::rules::{Effort, Evaluate, Finding, Line, Progress, Search, Seat, Turn, WON, mover};

/// Which moves are worth looking at, and what they promise.
pub trait Prospects: Evaluate {
    /// How many moves are looked at more closely.
    const WIDTH: usize;

    /// Appends the moves worth looking at.
    fn promising(&self, at: &Self::Position, out: &mut Vec<Self::Move>);

    /// What `seat` can expect at `at`, where the match goes on: differences count, so that
    /// means make sense. It lies far within [`WON`].
    fn outlook(&self, at: &Self::Position, seat: Seat) -> i32;
}

/// Expectimax search: what each move promises over all throws that may follow.
pub struct Expectimax<G: Prospects> {
    game: G,
    at: G::Position,
    seat: Seat,
    effort: Effort,
    /// The moves with what they promise at a glance, the best first.
    glance: Vec<(i32, G::Move)>,
    /// The move that is looked at more closely: its place, and the throws after it so far.
    place: usize,
    throws: Vec<(u32, i32)>,
    /// The best so far: what can be expected of it, and its place.
    best: Option<(i32, usize)>,
    moves: Vec<G::Move>,
    nodes: u64,
    allowed: u64,
}

impl<G: Prospects> Expectimax<G> {
    /// A search for the best move in `line`; `None` where nobody is to move.
    pub fn new(line: &Line<G>, effort: &Effort) -> Option<Self> {
        let (seat, at) = (mover(line)?, *line.position());
        let mut search = Expectimax {
            game: line.game().clone(),
            at,
            seat,
            effort: *effort,
            glance: Vec::new(),
            place: 0,
            throws: Vec::new(),
            best: None,
            moves: Vec::new(),
            nodes: 0,
            allowed: 0,
        };
        search.glance = search.ranked(&at, seat);
        Some(search)
    }

    /// The promising moves of `seat` at `at` by what they are worth at a glance, the best first.
    fn ranked(&mut self, at: &G::Position, seat: Seat) -> Vec<(i32, G::Move)> {
        self.moves.clear();
        self.game.promising(at, &mut self.moves);
        self.nodes += self.moves.len() as u64;
        let mut ranked: Vec<_> =
            self.moves.iter().map(|&mv| (self.worth(&self.game.play(at, mv), seat), mv)).collect();
        ranked.sort_unstable_by_key(|&(worth, mv)| (std::cmp::Reverse(worth), mv));
        ranked
    }

    /// What `at` is worth to `seat`, with the mistakes that the effort allows.
    fn worth(&self, at: &G::Position, seat: Seat) -> i32 {
        if let Turn::Over(outcome) = self.game.turn(at) {
            return outcome.score(seat) * WON;
        }
        let worth = self.game.outlook(at, seat);
        if self.effort.blur == 0 {
            return worth;
        }
        let span = 2 * self.effort.blur.unsigned_abs() + 1;
        worth + (mix(hash(at) ^ self.effort.mood) % u64::from(span)) as i32 - self.effort.blur
    }

    fn done(&self) -> bool {
        let more = if self.effort.depth < 2 { 0 } else { G::WIDTH.min(self.glance.len()) };
        let won = self.glance.first().is_some_and(|&(worth, _)| worth >= WON);
        self.place >= more || won || self.glance.len() < 2
    }

    /// Looks at one more throw after the move in its place.
    fn advance(&mut self) {
        let Some(&(_, mv)) = self.glance.get(self.place) else { return };
        let next = self.game.play(&self.at, mv);
        let mut faces = std::mem::take(&mut self.moves);
        faces.clear();
        if let Turn::Chance(_) = self.game.turn(&next) {
            self.game.moves(&next, &mut faces);
        }
        if let Some(&face) = faces.get(self.throws.len()) {
            let weight = self.game.weight(&next, face);
            let worth = self.answered(&self.game.play(&next, face));
            self.throws.push((weight, worth));
            self.moves = faces;
            return;
        }
        self.moves = faces;
        let weights: u32 = self.throws.iter().map(|(weight, _)| weight).sum();
        let sum: i64 = self.throws.iter().map(|&(weight, worth)| i64::from(weight) * i64::from(worth)).sum();
        let mean =
            if weights == 0 { i64::from(self.worth(&next, self.seat)) } else { sum / i64::from(weights) };
        let mean = mean as i32;
        if self.best.is_none_or(|(best, _)| mean > best) {
            self.best = Some((mean, self.place));
        }
        self.throws.clear();
        self.place += 1;
    }

    /// What `at` is worth once whoever is to move there has moved.
    fn answered(&mut self, at: &G::Position) -> i32 {
        let Turn::Seat(seat) = self.game.turn(at) else { return self.worth(at, self.seat) };
        let answers = self.ranked(at, seat);
        let after = answers.first().map_or(*at, |&(_, mv)| self.game.play(at, mv));
        self.worth(&after, self.seat)
    }
}

impl<G: Prospects> Search for Expectimax<G> {
    type Move = G::Move;

    fn step(&mut self, nodes: u64) -> Progress {
        self.allowed = self.allowed.saturating_add(nodes);
        while !self.done() && self.nodes < self.allowed {
            self.advance();
        }
        if self.done() { Progress::Done } else { Progress::Thinking }
    }

    fn finding(&self) -> Finding<G::Move> {
        let first = self.glance.first().map(|&(worth, _)| (worth, 0));
        let (score, place) = self.best.or(first).unwrap_or_default();
        let moves = self.glance.get(place).map(|&(_, mv)| mv).into_iter().collect();
        Finding { moves, score, depth: 1 + u32::from(self.best.is_some()), nodes: self.nodes }
    }
}
