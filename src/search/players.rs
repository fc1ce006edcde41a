//! Players that choose at a glance.

use rand::{Rng, RngExt};

use crate::rules::{Evaluate, Line, Seat, Turn};

/// A player that needs no time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Any move.
    Random,
    /// Wins where it can, else takes what it can, else goes where the position
    /// is worth most; any such move where there are several.
    Greedy,
}

impl Player {
    /// All of them.
    pub const ALL: [Player; 2] = [Player::Random, Player::Greedy];

    /// Its name, which [`named`](Self::named) reads.
    pub fn name(self) -> &'static str {
        match self {
            Player::Random => "random",
            Player::Greedy => "greedy",
        }
    }

    /// The player called `name`.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|player| player.name() == name)
    }

    /// Its move for `seat`, whose turn it is; nothing where there is none.
    pub fn choose<G: Evaluate>(self, line: &Line<G>, seat: Seat, rng: &mut impl Rng) -> Option<G::Move> {
        let mut moves = Vec::new();
        line.moves(&mut moves);
        if self == Player::Random {
            return (!moves.is_empty()).then(|| moves[rng.random_range(0..moves.len())]);
        }
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
}

/// What `at` is to a greedy `seat`, in the order in which it counts.
fn gain<G: Evaluate>(game: &G, at: &G::Position, seat: Seat) -> (i32, u32, i32) {
    let outcome = if let Turn::Over(outcome) = game.turn(at) { outcome.score(seat) } else { 0 };
    (outcome, game.taken(at, seat), game.value(at, seat))
}
