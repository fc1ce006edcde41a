//! A browser keeps sound shut until somebody presses something. What is asked
//! for before would wait, and then be heard all at once.

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchInput;
use bevy::prelude::*;

/// Whether sounds may be played.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unlocked(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Unlocked(cfg!(not(target_arch = "wasm32"))));
    app.add_systems(PreUpdate, unlock.run_if(resource_equals(Unlocked(false))));
}

fn unlock(
    mut unlocked: ResMut<Unlocked>,
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut fingers: MessageReader<TouchInput>,
) {
    let pressed = keys.read().any(|key| key.state == ButtonState::Pressed)
        | buttons.read().any(|button| button.state == ButtonState::Pressed)
        | (fingers.read().count() > 0);
    if pressed {
        unlocked.0 = true;
    }
}
