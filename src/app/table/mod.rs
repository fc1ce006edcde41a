//! The match on the table, without a picture: what may be asked of it, the one
//! system that owns it, and the things on the board as entities. All of it runs
//! under `MinimalPlugins`.

mod calendar;
mod clock;
mod command;
mod ending;
mod pieces;
mod referee;
mod seeds;
mod state;

use bevy::prelude::*;

pub use calendar::Calendar;
pub use command::{Arrange, Command, Ended, Played, Refused};
pub use pieces::{Piece, Place, Stands, Travel};
pub use referee::ThrowsBack;
pub use seeds::Seeds;
pub use state::Table;

/// The order in which a frame passes through the table.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// Presses, keys and buttons become [`Command`]s.
    Ask,
    /// The referee answers them.
    Judge,
    /// The pieces take the places they now have.
    Arrange,
    /// The stage, sounds and panels show it.
    Show,
}

/// The table alone, without stage, panels or input.
pub fn plugin(app: &mut App) {
    use TableSystems::{Arrange, Ask, Judge, Show};
    app.configure_sets(Update, (Ask, Judge, Arrange, Show).chain());
    app.add_plugins((calendar::plugin, command::plugin, seeds::plugin, referee::plugin, pieces::plugin));
}
