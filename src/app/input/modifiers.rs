//! The keys that are held while others are pressed.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Tells which of them are held, or were until a moment ago: where a picture
/// takes long, all of Ctrl+C may come and go between two of them.
#[derive(SystemParam)]
pub struct Modifiers<'w> {
    held: Res<'w, ButtonInput<KeyCode>>,
}

impl Modifiers<'_> {
    /// Control or, on a Mac, Command.
    pub fn control(&self) -> bool {
        self.any([KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight])
    }

    /// Shift.
    pub fn shift(&self) -> bool {
        self.any([KeyCode::ShiftLeft, KeyCode::ShiftRight])
    }

    fn any<const N: usize>(&self, keys: [KeyCode; N]) -> bool {
        self.held.any_pressed(keys) || self.held.any_just_released(keys)
    }
}
