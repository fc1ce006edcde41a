//! The keys that are held while others are pressed.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Tells which of them are held.
#[derive(SystemParam)]
pub struct Modifiers<'w> {
    held: Res<'w, ButtonInput<KeyCode>>,
}

impl Modifiers<'_> {
    /// Control or, on a Mac, Command.
    pub fn control(&self) -> bool {
        self.held.any_pressed([
            KeyCode::ControlLeft,
            KeyCode::ControlRight,
            KeyCode::SuperLeft,
            KeyCode::SuperRight,
        ])
    }

    /// Shift.
    pub fn shift(&self) -> bool {
        self.held.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight])
    }
}
