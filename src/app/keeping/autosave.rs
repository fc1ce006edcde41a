//! Every match is kept from its first ply on, and again after each: before the
//! picture shows it, so that nothing shown is lost, whatever ends the program.

use bevy::prelude::*;

use super::left::is_over;
use super::store::Store;
use crate::app::table::{Command, Table, TableSystems};
use crate::lesson::Place;

/// What the name of a kept match begins with; its number follows.
const MATCH: &str = "match-";

/// What it ends with: a kept match is a record like any other.
const RECORD: &str = ".txt";

/// Under this name stands the name of the match that was played last.
pub(super) const LAST: &str = "last.txt";

/// How the match on the table is kept.
#[derive(Resource, Default, Debug)]
pub struct Kept {
    /// Its name; none until there is something to keep.
    name: Option<String>,
    /// What is kept of it; of a match that came from elsewhere, what need not be kept.
    text: String,
    /// The record of a match that has been played to its end: who steps back in it
    /// and plays otherwise begins another.
    finished: Option<String>,
    /// Whether it is known as the one played last.
    last: bool,
    /// The name of the kept match that is about to be opened.
    opening: Option<String>,
    /// Whether the match that is about to be opened is to be kept as it is.
    brought_in: bool,
}

impl Kept {
    /// The match that is about to be opened is the one kept as `name`, and goes on to be.
    pub fn open(&mut self, name: Option<String>) {
        self.opening = name;
    }

    /// The match that is about to be opened comes from elsewhere, to be kept from the first.
    pub(super) fn bring_in(&mut self) {
        self.brought_in = true;
    }

    /// The name of the match on the table; none as long as there is nothing to keep.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Kept>();
    app.add_systems(Update, keep.after(TableSystems::Judge).before(TableSystems::Show));
}

/// Whether this is the name of a kept match.
pub(super) fn is_match(name: &str) -> bool {
    number(name).is_some()
}

/// The number in the name of a kept match: the later it was begun, the higher.
pub(super) fn number(name: &str) -> Option<u64> {
    let (number, own) = name.strip_prefix(MATCH)?.strip_suffix(RECORD)?.split_once('-')?;
    let plain = own.bytes().all(|letter| letter.is_ascii_alphanumeric());
    number.parse().ok().filter(|_| plain)
}

/// A name for another match. Its end is drawn, for another window may be
/// naming a match at the same time.
pub(super) fn fresh_name(store: &Store) -> String {
    // Where nobody can tell the names, the drawn part alone keeps them apart.
    let numbers = store.names().unwrap_or_default().into_iter().filter_map(|name| number(&name));
    let next = numbers.max().unwrap_or_default().saturating_add(1);
    let drawn = getrandom::u32().unwrap_or_default();
    format!("{MATCH}{next:06}-{drawn:08x}{RECORD}")
}

fn keep(
    mut asked: MessageReader<Command>,
    table: Option<Res<Table>>,
    mut kept: ResMut<Kept>,
    mut store: ResMut<Store>,
) {
    for command in asked.read() {
        match command {
            Command::New { .. } | Command::Rematch => *kept = Kept::default(),
            Command::Open(game) => {
                let finished = is_over(game).then(|| game.write());
                let text = if kept.brought_in { String::new() } else { game.save() };
                *kept = Kept { name: kept.opening.take(), text, finished, ..Kept::default() };
            }
            _ => {}
        }
    }
    // A lesson is nothing to come back to.
    let played = table.filter(|table| table.is_changed() && Place::of(table.game()).is_none());
    let Some(table) = played else { return };
    let game = table.game();
    if game.steps() == 0 && game.line().begun().is_none() {
        return;
    }
    let text = game.save();
    if text == kept.text {
        return;
    }
    let kept = &mut *kept;
    if kept.finished.as_ref().is_some_and(|finished| *finished != game.write()) {
        *kept = Kept::default();
    }
    let name = kept.name.get_or_insert_with(|| fresh_name(&store));
    if !kept.last {
        store.write(LAST, name.as_str());
        kept.last = true;
    }
    store.write(name, text.as_str());
    kept.text = text;
    kept.finished = is_over(game).then(|| game.write());
}
