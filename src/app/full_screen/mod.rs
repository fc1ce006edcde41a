//! The whole screen for the game. It is no setting: whoever comes back begins in a window.

#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(not(target_arch = "wasm32"))]
mod window;

use bevy::prelude::*;

#[cfg(target_arch = "wasm32")]
use page as here;
#[cfg(not(target_arch = "wasm32"))]
use window as here;

/// Whether the game has the whole screen, as far as can be told.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FullScreen {
    /// Whether it has it.
    pub on: bool,
    /// Whether it can have it: some browsers give it to no page.
    pub possible: bool,
}

/// Asks for the whole screen, or gives it back.
#[derive(Message, Clone, Copy, Debug)]
pub struct TurnFullScreen;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FullScreen>().add_message::<TurnFullScreen>();
    app.add_plugins(here::plugin);
}
