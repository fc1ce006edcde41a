//! The shelf of all kept matches. Ten thousand may stand there: a match is read
//! when somebody looks at it, and not before.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::autosave::number;
use super::left::{Left, is_over, read};
use super::store::Store;
use crate::app::loading::Screen;
use crate::app::notices::Notices;
use crate::record::{Day, Glance, Match};
use crate::rules::Say;

/// The tag with the title that people have given a match.
const TITLE: &str = "Title";

/// The longest title, in letters.
pub const LONGEST_TITLE: usize = 60;

/// How many matches are remembered once they have been read.
const REMEMBERED: usize = 100;

/// A match on the shelf.
pub enum Volume {
    /// A match, where it was left.
    Whole {
        /// The match.
        game: Match,
        /// Whether it has been played to its end.
        over: bool,
        /// The day on which it was begun, or at least kept last.
        day: Option<Day>,
    },
    /// One that cannot be read to its end, and why.
    Broken(Say),
}

impl Volume {
    fn of(bytes: &[u8], written: impl FnOnce() -> Option<Day>) -> Self {
        match Match::resume(bytes) {
            Ok(game) => Volume::Whole { over: is_over(&game), day: game.day().or_else(written), game },
            Err(fault) => Volume::Broken(fault.sentence()),
        }
    }
}

/// The title that people have given a match.
pub fn title(game: &Match) -> Option<&str> {
    game.tag(TITLE).filter(|title| !title.is_empty())
}

/// Which matches are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Those of this game alone.
    pub game: Option<&'static str>,
    /// Those alone that are not over.
    pub unfinished: bool,
}

impl Filter {
    fn lets_through(self, glance: &Glance) -> bool {
        self.game.is_none_or(|game| game == glance.game) && !(self.unfinished && glance.over)
    }
}

/// All kept matches.
#[derive(Resource, Default)]
pub struct Shelf {
    /// Their names, the one begun last first.
    names: Vec<String>,
    /// Those that are shown.
    shown: Vec<String>,
    filter: Filter,
    /// Those that have been looked at.
    volumes: BTreeMap<String, Volume>,
    /// What was taken off and can be put back, the last at the end.
    removed: Vec<(String, Vec<u8>)>,
}

impl Shelf {
    /// The names of all matches, the one begun last first.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The names of those that are shown.
    pub fn shown(&self) -> &[String] {
        &self.shown
    }

    /// Which are shown.
    pub fn filter(&self) -> Filter {
        self.filter
    }

    /// Shows others; every record is glanced at for that, and none is played through.
    pub fn show(&mut self, filter: Filter, store: &Store) {
        self.filter = filter;
        self.shown = self.names.clone();
        if filter != Filter::default() {
            // What cannot be read says nothing of itself.
            let glance = |name: &String| Glance::of(&store.read(name).ok().flatten().unwrap_or_default());
            self.shown.retain(|name| filter.lets_through(&glance(name)));
        }
    }

    /// The match kept as `name`.
    pub fn look_at(&mut self, name: &str, store: &Store) -> &Volume {
        if self.volumes.len() >= REMEMBERED && !self.volumes.contains_key(name) {
            self.volumes.clear();
        }
        self.volumes.entry(name.to_owned()).or_insert_with(|| match store.read(name) {
            Ok(bytes) => Volume::of(&bytes.unwrap_or_default(), || store.day(name)),
            Err(say) => Volume::Broken(say),
        })
    }

    /// The match kept as `name`, to be gone on with: of a broken one what is good.
    pub fn take_down(&self, name: &str, store: &Store, notices: &mut Notices) -> Option<Left> {
        match store.read(name) {
            Ok(bytes) => read(name.to_owned(), &bytes.unwrap_or_default(), notices),
            Err(say) => {
                notices.tell(say);
                None
            }
        }
    }

    /// Gives the match kept as `name` another title; an empty one takes it away.
    pub fn rename(&mut self, name: &str, title: &str, store: &mut Store) {
        let title: String = title.trim().chars().filter(|letter| !letter.is_control()).collect();
        let title: String = title.chars().take(LONGEST_TITLE).collect();
        if let Some(Volume::Whole { game, .. }) = self.volumes.get_mut(name)
            && self::title(game).unwrap_or_default() != title
            && game.set_tag(TITLE, &title).is_ok()
        {
            store.write(name, game.save());
        }
    }

    /// Takes the match kept as `name` off the shelf, until it is put back.
    ///
    /// # Errors
    /// Says why it cannot be read: what could not be put back stays.
    pub fn remove(&mut self, name: &str, store: &mut Store) -> Result<(), Say> {
        if let Some(bytes) = store.read(name)? {
            self.removed.push((name.to_owned(), bytes));
        }
        store.remove(name);
        self.names.retain(|other| other != name);
        self.shown.retain(|other| other != name);
        self.volumes.remove(name);
        Ok(())
    }

    /// How many matches can be put back.
    pub fn removed(&self) -> usize {
        self.removed.len()
    }

    /// Puts the match that was taken off last back.
    pub fn put_back(&mut self, store: &mut Store) {
        if let Some((name, bytes)) = self.removed.pop() {
            store.write(&name, bytes);
            let place = self.names.partition_point(|other| number(other) > number(&name));
            self.names.insert(place, name);
            self.show(self.filter, store);
        }
    }

    /// Lists what the store holds now.
    fn list(&mut self, store: &Store) -> Result<(), Say> {
        let names = store.names()?.into_iter().filter_map(|name| Some((number(&name)?, name)));
        let mut names: Vec<_> = names.collect();
        names.sort_unstable_by(|one, other| other.cmp(one));
        self.names = names.into_iter().map(|(_, name)| name).collect();
        self.volumes.clear();
        self.show(self.filter, store);
        Ok(())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>();
    app.add_systems(OnEnter(Screen::Shelf), list);
    app.add_systems(OnExit(Screen::Shelf), |mut shelf: ResMut<Shelf>| *shelf = Shelf::default());
}

fn list(store: Res<Store>, mut shelf: ResMut<Shelf>, mut notices: ResMut<Notices>) {
    if let Err(say) = shelf.list(&store) {
        notices.tell(say);
    }
}
