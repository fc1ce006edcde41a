//! Where the dice of a match come from. The rules know no chance of their own:
//! each match is given a seed, and the table brings it.

use bevy::prelude::*;

use crate::record::Match;
use crate::rules::{Dice, SpotKind};

/// The seeds of the matches to come.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seeds {
    /// Another one each time, from the randomness of the system or the browser.
    #[default]
    Random,
    /// Always this one, as somebody asked for it.
    Given(u64),
}

impl Seeds {
    fn draw(self) -> u64 {
        match self {
            // A system without randomness throws the same dice every time, but it does throw.
            Seeds::Random => getrandom::u64().unwrap_or_default(),
            Seeds::Given(seed) => seed,
        }
    }

    /// Dice to draw lots with.
    pub fn dice(self) -> Dice {
        Dice::new(self.draw())
    }

    /// `game`, a match that has not begun, with dice where it is played with dice.
    pub(super) fn deal(self, mut game: Match) -> Match {
        if game.line().board().iter().any(|(_, info)| info.kind == SpotKind::Die) {
            // Only dice that have been thrown already could not be taken.
            let dealt = game.set_seed(self.draw());
            debug_assert!(dealt.is_ok(), "{dealt:?}");
        }
        game
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Seeds>();
}
