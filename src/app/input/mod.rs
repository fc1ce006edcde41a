//! Mouse, finger and keyboard become commands and turns of the camera.

mod care;
mod focus;
mod keyboard;
mod modifiers;
mod pointer;
mod walk;

use bevy::prelude::*;

pub use care::Care;
pub use focus::Focus;
pub use modifiers::Modifiers;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((care::plugin, focus::plugin, keyboard::plugin, pointer::plugin));
}
