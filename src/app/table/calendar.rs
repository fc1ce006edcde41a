//! The day on which a match begins. The table knows no calendar of its own.

use bevy::prelude::*;

use crate::record::{Day, Match};

/// Tells which day it is; without one, as in tests and pictures, matches have no date.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Calendar(pub Option<fn() -> Option<Day>>);

impl Calendar {
    /// `game`, a match that has not begun, with its date.
    pub(super) fn date(self, mut game: Match) -> Match {
        if let Some(day) = self.0.and_then(|today| today()) {
            // A day is always a tag that can be read again.
            let dated = game.set_day(day);
            debug_assert!(dated.is_ok(), "{dated:?}");
        }
        game
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Calendar>();
}
