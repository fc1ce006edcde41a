//! Matches from elsewhere: dropped on the window or pasted.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::autosave::fresh_name;
use super::left::Left;
use super::offer::Resume;
use super::store::Store;
use crate::record::Match;

/// Brings matches in.
#[derive(SystemParam)]
pub struct BringIn<'w> {
    resume: Resume<'w>,
    store: ResMut<'w, Store>,
}

impl BringIn<'_> {
    /// Puts each on the shelf and the last on the table, where it takes the
    /// place of a match that has been kept since its own first ply.
    pub fn all(&mut self, games: impl IntoIterator<Item = Match>) {
        let last = games.into_iter().map(|game| self.put_on_shelf(game)).last();
        if let Some(left) = last {
            self.resume.go_on_anew(left);
        }
    }

    fn put_on_shelf(&mut self, game: Match) -> Left {
        // In one that has not begun there is nothing to keep.
        let name = (game.steps() > 0).then(|| fresh_name(&self.store));
        if let Some(name) = &name {
            self.store.write(name, game.save());
        }
        Left { name, game }
    }
}
