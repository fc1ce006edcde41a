//! Records that are dropped on the window: each comes to the shelf, and the last on the table.

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::brought::BringIn;
use crate::app::loading::Screen;
use crate::app::notices::Notices;
use crate::record::resume_file;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, open.run_if(not(in_state(Screen::Loading))));
}

fn open(mut dropped: MessageReader<FileDragAndDrop>, mut bring_in: BringIn, mut notices: ResMut<Notices>) {
    let mut games = Vec::new();
    for file in dropped.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = file else { continue };
        match resume_file(path_buf) {
            Ok(game) => games.push(game),
            Err(fault) => notices.tell(fault.sentence()),
        }
    }
    bring_in.all(games);
}
