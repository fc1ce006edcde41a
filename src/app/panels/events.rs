//! What egui hears of mouse and keys.

use bevy::prelude::*;
use bevy::window::{CursorLeft, PrimaryWindow};
use bevy_egui::egui::{Event, Modifiers};
use bevy_egui::{EguiInput, EguiPreUpdateSet};

use crate::app::interlude::Cover;
use crate::app::photo::Photo;
use crate::app::table::Table;

pub(super) fn plugin(app: &mut App) {
    let heard = (only_news, gone.run_if(on_message::<CursorLeft>), board_keys.run_if(board_has_keys));
    app.add_systems(
        PreUpdate,
        heard.chain().after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    );
}

/// bevy_egui tells each frame which modifiers are held, and egui draws another
/// frame after each event: a window that is told nothing new never rests.
fn only_news(mut inputs: Query<&mut EguiInput>, mut known: Local<Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            Event::ModifiersChanged(modifiers) => std::mem::replace(&mut *known, *modifiers) != *modifiers,
            _ => true,
        });
    }
}

/// A mouse that has left the window is over nothing any more; bevy_egui does not say so.
fn gone(window: Single<&Window, With<PrimaryWindow>>, mut inputs: Query<&mut EguiInput>) {
    if window.cursor_position().is_none() {
        inputs.iter_mut().for_each(|mut input| input.events.push(Event::PointerGone));
    }
}

/// Once a match is over, where there is none and while something lies over it, the keys may choose buttons.
fn board_has_keys(table: Option<Res<Table>>, cover: Cover, photo: Res<Photo>) -> bool {
    // Who takes a picture turns the camera with them.
    photo.is_on() || table.is_some_and(|table| table.seat().is_some()) && !cover.is_there()
}

/// While a match goes on the keys belong to the board: Tab must not also choose a button,
/// which Enter would then press.
fn board_keys(mut inputs: Query<&mut EguiInput>) {
    for mut input in &mut inputs {
        // Of a key that went down while they were the panels' they must hear that it comes up.
        input.events.retain(|event| !matches!(event, Event::Key { pressed: true, .. }));
    }
}
