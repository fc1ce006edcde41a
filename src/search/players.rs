//! Players that sit down at any game.

use rand::{Rng, RngExt};

use crate::rules::{Evaluate, Level, Line, Search, Seat, Think, Turn};

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Any move.
    Random,
    /// Wins where it can, else takes what it can, else goes where the position
    /// is worth most; any such move where there are several.
    Greedy,
    /// What the computer plays at a level.
    Computer(Level),
}

impl Player {
    /// All of them.
    pub const ALL: [Player; 5] = [
        Player::Random,
        Player::Greedy,
        Player::Computer(Level::Easy),
        Player::Computer(Level::Fair),
        Player::Computer(Level::Strong),
    ];

    /// Its name, which [`named`](Self::named) reads.
    pub fn name(self) -> String {
        match self {
            Player::Random => "random".into(),
            Player::Greedy => "greedy".into(),
            Player::Computer(level) => format!("ai:{}", level.number()),
        }
    }

    /// The player called `name`.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|player| player.name() == name)
    }

    /// Its move for `seat`, whose turn it is; nothing where there is none.
    pub fn choose<G: Think>(self, line: &Line<G>, seat: Seat, rng: &mut impl Rng) -> Option<G::Move> {
        match self {
            Player::Random => {
                let mut moves = Vec::new();
                line.moves(&mut moves);
                (!moves.is_empty()).then(|| moves[rng.random_range(0..moves.len())])
            }
            Player::Greedy => grab(line, seat, rng),
            Player::Computer(level) => {
                let effort = line.game().effort(level, rng.next_u64());
                let mut search = line.game().search(line, &effort)?;
                search.step(effort.nodes);
                search.finding().moves.first().copied()
            }
        }
    }
}

/// The greedy move of `seat`.
fn grab<G: Evaluate>(line: &Line<G>, seat: Seat, rng: &mut impl Rng) -> Option<G::Move> {
    let mut moves = Vec::new();
    line.moves(&mut moves);
    let (mut best, mut most, mut equals) = (None, None, 0);
    for mv in moves {
        let gain = Some(gain(line.game(), &line.game().play(line.position(), mv), seat));
        if gain > most {
            (most, equals) = (gain, 0);
        }
        if gain == most {
            // Each of the best takes the place of those before it as often as is fair.
            equals += 1;
            if rng.random_range(0..equals) == 0 {
                best = Some(mv);
            }
        }
    }
    best
}

/// What `at` is to a greedy `seat`, in the order in which it counts.
fn gain<G: Evaluate>(game: &G, at: &G::Position, seat: Seat) -> (i32, u32, i32) {
    let outcome = if let Turn::Over(outcome) = game.turn(at) { outcome.score(seat) } else { 0 };
    (outcome, game.taken(at, seat), game.value(at, seat))
}
