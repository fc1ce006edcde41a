//! Players that choose at a glance.

use rand::{Rng, RngExt};

use crate::rules::{Evaluate, Line, Seat};

/// A player that needs no time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Any move.
    Random,
    /// The move after which the position is worth most, any of them where there are several.
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
        let (game, at) = (line.game(), line.position());
        let (mut best, mut most, mut equals) = (None, i32::MIN, 0);
        for mv in moves {
            let value = game.value(&game.play(at, mv), seat);
            if value > most {
                (most, equals) = (value, 0);
            }
            if value == most {
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
