//! The keys of those who compose a picture: arrows turn the camera and, with
//! Shift, drag the table; Enter takes the picture, Esc leaves.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::{Photographer, in_photo};
use crate::app::input::Modifiers;
use crate::app::notices::Notices;
use crate::app::table::TableSystems;

pub(super) fn plugin(app: &mut App) {
    // Once the board has heard its keys, or the one that leaves would be its own, too.
    app.add_systems(Update, keys.after(TableSystems::Ask).before(TableSystems::Show).run_if(in_photo));
}

/// How far an arrow turns the camera or drags the table, in pixels of a drag.
const STEP: f32 = 24.0;

fn keys(
    mut events: MessageReader<KeyboardInput>,
    held: Modifiers,
    mut notices: ResMut<Notices>,
    mut photographer: Photographer,
) {
    for event in events.read().filter(|event| event.state == ButtonState::Pressed) {
        let arrow = match event.key_code {
            KeyCode::ArrowLeft => Vec2::NEG_X,
            KeyCode::ArrowRight => Vec2::X,
            KeyCode::ArrowUp => Vec2::NEG_Y,
            KeyCode::ArrowDown => Vec2::Y,
            _ => Vec2::ZERO,
        };
        // As a person walks round the table: to the right, the table turns to the left.
        if arrow != Vec2::ZERO {
            let drag = -STEP * arrow;
            if held.shift() {
                photographer.camera_mut().pan(drag);
            } else {
                photographer.camera_mut().turn(drag);
            }
            continue;
        }
        match event.key_code {
            KeyCode::NumpadAdd | KeyCode::Equal => photographer.camera_mut().zoom(1.0),
            KeyCode::NumpadSubtract | KeyCode::Minus => photographer.camera_mut().zoom(-1.0),
            // A held key does all else once.
            _ if event.repeat || held.control() => {}
            KeyCode::Home => photographer.camera_mut().reset(),
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space => photographer.shoot(),
            // A notice goes first.
            KeyCode::Escape if !notices.dismiss() => photographer.leave(),
            _ => letter(&event.logical_key, &mut photographer),
        }
    }
}

/// Letters are those printed on the keys.
fn letter(key: &Key, photographer: &mut Photographer) {
    let Key::Character(letter) = key else { return };
    match letter.to_lowercase().as_str() {
        "l" => photographer.turn_mood(),
        "d" => photographer.turn_depth(),
        _ => {}
    }
}
