//! Whether a touch plays a move at once, or shows it first.

use bevy::prelude::*;

use crate::app::table::Command;

/// Which touches show the move that they would play, and play it when they are given again.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Care {
    /// None.
    Never,
    /// A finger's that may have meant something else.
    #[default]
    Unsure,
    /// All.
    Always,
}

impl Care {
    /// What is asked for as `command`, which is `sure` to be meant or not.
    pub fn ask(self, command: Command, sure: bool) -> Command {
        let at_once = match self {
            Care::Never => true,
            Care::Unsure => sure,
            Care::Always => false,
        };
        match command {
            Command::Touch(spot) if !at_once => Command::Propose(spot),
            command => command,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Care>();
}
