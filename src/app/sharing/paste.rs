//! A match that was copied anywhere comes to shelf and table.

use bevy::prelude::*;

use super::clipboard::{Answer, Pasteboard};
use crate::app::keeping::BringIn;
use crate::app::loading::Screen;
use crate::app::notices::Notices;
use crate::app::table::TableSystems;
use crate::record::Match;

/// Asks for the match that the clipboard holds.
#[derive(Message, Clone, Copy, Debug)]
pub struct Paste;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Paste>();
    let hearing = hear.before(TableSystems::Judge).run_if(not(in_state(Screen::Loading)));
    app.add_systems(Update, hearing);
    app.add_systems(Last, ask.run_if(on_message::<Paste>));
}

fn ask(mut asked: MessageReader<Paste>, mut board: ResMut<Pasteboard>) {
    // However often it was asked for, it is one match.
    if asked.read().count() > 0 {
        board.ask();
    }
}

/// Hears what the clipboard answers, in the same frame or long after.
fn hear(mut board: ResMut<Pasteboard>, mut bring_in: BringIn, mut notices: ResMut<Notices>) {
    let mut games = Vec::new();
    while let Some(answer) = board.bypass_change_detection().answer() {
        match answer {
            Answer::Copied(done) => notices.confirm(done),
            Answer::Refused(say) => notices.tell(say),
            Answer::Holds(text) => match Match::from_copied(&text) {
                Ok(game) => games.push(game),
                Err(say) => notices.tell(say),
            },
        }
    }
    bring_in.all(games);
}
