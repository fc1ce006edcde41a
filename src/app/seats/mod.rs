//! Who sits at the table besides people: the computer takes its turns, at the
//! pace of somebody who sits there, answers offers, and advises those who ask.

mod computer;
mod diplomacy;
mod hint;
mod mind;

use bevy::prelude::*;

pub use computer::Computer;
pub use hint::Hint;
pub use mind::Temper;

/// What a person asks of the computer beside the match.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nudge {
    /// To play what it has found by now.
    PlayNow,
    /// What it would play in this person's place.
    Hint,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Nudge>();
    app.add_plugins((mind::plugin, computer::plugin, diplomacy::plugin, hint::plugin));
}
