//! What comes between people and their match: a pause, and the questions asked
//! before something is done that they would miss.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::loading::Screen;
use super::panels::{RulesPage, SettingsPage};
use super::table::Table;
use crate::rules::Seat;

/// What the match waits for, besides a turn.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Interlude {
    /// Nothing: it goes on.
    #[default]
    None,
    /// Somebody asked for a pause: the board is covered until all are back.
    Pause,
    /// In which form the match is to be passed on is being asked.
    Passing,
    /// Whether to leave is being asked.
    Leaving,
    /// Whether this seat gives up is being asked.
    Resigning(Seat),
}

/// Whatever lies over the board, so that neither touches nor time count.
#[derive(SystemParam)]
pub struct Cover<'w> {
    interlude: Res<'w, Interlude>,
    rules: Res<'w, RulesPage>,
    settings: Res<'w, SettingsPage>,
    table: Option<Res<'w, Table>>,
}

impl Cover<'_> {
    /// Whether there is anything.
    pub fn is_there(&self) -> bool {
        let offered = self.table.as_ref().is_some_and(|table| table.person_asked_for_draw().is_some());
        let page = self.rules.is_open() || self.settings.is_open();
        *self.interlude != Interlude::None || page || offered
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Interlude>();
    app.add_systems(OnExit(Screen::Match), |mut interlude: ResMut<Interlude>| *interlude = Interlude::None);
}
