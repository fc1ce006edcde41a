//! The match that was left last, to be gone on with from the title.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::autosave::{Kept, LAST, is_match};
use super::left::{Left, is_over, read};
use super::store::Store;
use crate::app::loading::Screen;
use crate::app::notices::Notices;
use crate::app::table::Command;
use crate::record::Match;
use crate::rules::Say;

/// The match that the title offers to go on with.
#[derive(Resource, Default, Debug)]
pub(super) struct Offer(Option<Left>);

/// Goes on with a match that was left.
#[derive(SystemParam)]
pub struct Resume<'w> {
    offer: ResMut<'w, Offer>,
    kept: ResMut<'w, Kept>,
    commands: MessageWriter<'w, Command>,
}

impl Resume<'_> {
    /// The match that is offered, where it was left; nothing where there is none.
    pub fn offered(&self) -> Option<&Match> {
        self.offer.0.as_ref().map(|left| &left.game)
    }

    /// Goes on with the match that is offered.
    pub fn take_up(&mut self) {
        if let Some(left) = self.offer.0.take() {
            self.go_on(left);
        }
    }

    /// Goes on with a match that has just come to the shelf, as with one that has been played.
    pub(super) fn go_on_anew(&mut self, left: Left) {
        self.kept.bring_in();
        self.go_on(left);
    }

    /// Goes on with this match.
    pub fn go_on(&mut self, Left { name, game }: Left) {
        self.kept.open(name);
        self.commands.write(Command::Open(game));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Offer>();
    app.add_systems(OnEnter(Screen::Title), look);
}

/// Reads the match that was played last.
fn look(store: Res<Store>, mut offer: ResMut<Offer>, mut notices: ResMut<Notices>) {
    let last = last(&store).unwrap_or_else(|say| {
        notices.tell(say);
        None
    });
    offer.0 =
        last.and_then(|(name, bytes)| read(name, &bytes, &mut notices)).filter(|left| !is_over(&left.game));
}

/// The name of the match that was played last, and what is kept of it.
fn last(store: &Store) -> Result<Option<(String, Vec<u8>)>, Say> {
    let name = store.read(LAST)?.and_then(|bytes| String::from_utf8(bytes).ok());
    let Some(name) = name.filter(|name| is_match(name)) else { return Ok(None) };
    Ok(store.read(&name)?.map(|bytes| (name, bytes)))
}
