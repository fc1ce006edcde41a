//! Playing to the end at random.

use rand::Rng;

use crate::rules::{Game, Outcome, Turn};

/// How a random match went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// Its end; `None` where it was broken off before.
    pub outcome: Option<Outcome>,
    /// How many plies were played.
    pub plies: u32,
}

/// Plays random moves from `at` until the game is over, but `most` plies at
/// most: repetition, which would end some matches, is not looked for.
///
/// ```
/// use bergerie::rules::{Game, enclos::Enclos};
/// use bergerie::search::playout;
/// use rand::{SeedableRng, rngs::SmallRng};
///
/// let game = Enclos::default();
/// let played = playout(&game, game.start(), u32::MAX, &mut SmallRng::seed_from_u64(1));
/// assert!(played.outcome.is_some() && played.plies <= 90, "every turn takes a passage");
/// ```
pub fn playout<G: Game>(game: &G, mut at: G::Position, most: u32, rng: &mut impl Rng) -> Playout {
    let mut plies = 0;
    while plies < most
        && let Some(mv) = game.draw(&at, rng)
    {
        at = game.play(&at, mv);
        plies += 1;
    }
    let outcome = if let Turn::Over(outcome) = game.turn(&at) { Some(outcome) } else { None };
    Playout { outcome, plies }
}
