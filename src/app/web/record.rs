//! The record of the match, left on the page, where the program's own end does
//! not reach it: whoever sees the game stop can still save the match (`web/trouble.js`).

use bevy::prelude::*;

use super::element;
use crate::app::table::{Table, TableSystems};
use crate::lesson::Place;
use crate::record::Match;

/// The id of the page's element for it.
const RECORD: &str = "record";

pub(in crate::app) fn plugin(app: &mut App) {
    // Before the picture shows it: most of what can go wrong goes wrong there.
    app.add_systems(Update, leave.after(TableSystems::Judge).before(TableSystems::Show));
}

fn leave(table: Option<Res<Table>>, mut known: Local<String>) {
    let record = match &table {
        Some(table) if !table.is_changed() => return,
        Some(table) => worth_saving(table.game()).map(Match::write).unwrap_or_default(),
        None => String::new(),
    };
    if *known != record
        && let Some(element) = element(RECORD)
    {
        element.set_text_content(Some(&record));
        *known = record;
    }
}

/// A lesson is nothing to come back to, and neither is what has not begun.
fn worth_saving(game: &Match) -> Option<&Match> {
    Some(game).filter(|game| game.steps() > 0 && Place::of(game).is_none())
}
