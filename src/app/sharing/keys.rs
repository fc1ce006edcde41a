//! Ctrl+C copies the match as a link, with Shift as a record; Ctrl+V opens the one that was copied.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;

use super::pass::{As, Pass};
use super::paste::Paste;
use crate::app::input::Modifiers;
use crate::app::loading::Screen;
use crate::app::table::Table;
use crate::lesson::Place;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, keys.run_if(not(in_state(Screen::Loading))));
}

fn keys(
    mut events: MessageReader<KeyboardInput>,
    held: Modifiers,
    mut contexts: EguiContexts,
    table: Option<Res<Table>>,
    mut pass: MessageWriter<Pass>,
    mut paste: MessageWriter<Paste>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let (control, shift) = (held.control(), held.shift());
    for event in events.read().filter(|event| control && event.state.is_pressed() && !event.repeat) {
        let Key::Character(letter) = &event.logical_key else { continue };
        // Letters are the text's own while somebody types one.
        if contexts.ctx_mut()?.text_edit_focused() {
            continue;
        }
        match letter.to_lowercase().as_str() {
            "c" => {
                let game = table.as_ref().map(|table| table.game());
                let Some(game) = game.filter(|game| Place::of(game).is_none()) else { continue };
                pass.write(Pass(game.clone(), if shift { As::Record } else { As::Link }));
            }
            // A browser tells by itself what is pasted, and asks nobody.
            "v" if cfg!(not(target_arch = "wasm32")) => {
                paste.write(Paste);
            }
            _ => continue,
        }
        redraw.write(RequestRedraw);
    }
    Ok(())
}
