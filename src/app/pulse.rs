//! The window's pulse: it sleeps while nothing moves, and ticks a few times a
//! second where somebody waits for something that no event will tell.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

/// How long an idle window sleeps before it looks round on its own.
const NAP: Duration = Duration::from_secs(3600);

/// The time between two ticks. It is one and the same for all who wait, as the
/// event loop draws a frame at once whenever it is given another.
const TICK: Duration = Duration::from_millis(100);

/// The time between two frames of what moves though nothing happens.
const FRAME: Duration = Duration::from_millis(34);

/// Whether somebody wants the window to tick; to be wanted anew in each frame.
#[derive(Resource, Default)]
pub struct Pulse {
    wanted: Option<Duration>,
}

impl Pulse {
    /// Wants another frame soon, though nothing moves.
    pub fn want(&mut self) {
        self.wanted.get_or_insert(TICK);
    }

    /// Wants thirty frames a second, or a little less.
    pub fn want_frames(&mut self) {
        self.wanted = Some(FRAME);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pulse>().add_systems(Last, beat);
}

/// Nothing is drawn while nothing moves and nobody waits.
fn beat(mut pulse: ResMut<Pulse>, settings: Option<ResMut<WinitSettings>>) {
    let wanted = pulse.wanted.take();
    let mode = UpdateMode::reactive_low_power(wanted.unwrap_or(NAP));
    if let Some(mut settings) = settings
        && settings.focused_mode != mode
    {
        *settings = WinitSettings { focused_mode: mode, unfocused_mode: mode };
    }
}
