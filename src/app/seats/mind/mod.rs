//! A search that goes on while frames pass.

#[cfg(not(target_arch = "wasm32"))]
mod beside;
#[cfg(target_arch = "wasm32")]
mod sliced;

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

#[cfg(not(target_arch = "wasm32"))]
use beside::Search;
#[cfg(target_arch = "wasm32")]
use sliced::Search;

use crate::app::pulse::Pulse;
use crate::app::table::{Seeds, Table};
use crate::rules::{Answer, Level};

/// The nodes between two looks at the clock: a few milliseconds' worth at most.
const STEP: u64 = 200;

/// How long anybody waits for an answer: on a slow machine the search ends
/// before it has used up its nodes.
const PATIENCE: Duration = Duration::from_secs(5);

/// What varies the computer's play from one start of the program to the next.
/// It has nothing to do with the dice.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Temper(pub u64);

impl FromWorld for Temper {
    fn from_world(world: &mut World) -> Self {
        // Who asks for given dice wants the same match again, the computer's part included.
        match world.get_resource() {
            Some(Seeds::Given(_)) => Temper(0),
            _ => Temper(getrandom::u64().unwrap_or_default()),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Temper>();
}

/// How one waits for an answer: with a frame at once where the thinking is done
/// in slices of frames, else with a look from time to time.
#[derive(SystemParam)]
pub(super) struct Wait<'w> {
    pulse: ResMut<'w, Pulse>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl Wait<'_> {
    /// Waits until the next frame for what a [`Mind`] thinks about.
    pub fn for_mind(&mut self) {
        if Search::NEEDS_FRAMES {
            self.redraw.write(RequestRedraw);
        } else {
            self.pulse.want();
        }
    }

    /// Waits until some time has passed.
    pub fn for_time(&mut self) {
        self.pulse.want();
    }

    /// Something is to be seen that no event will tell.
    pub fn for_picture(&mut self) {
        self.redraw.write(RequestRedraw);
    }
}

/// A search under way. Dropping it ends it.
pub(super) struct Mind(Search);

impl Mind {
    /// Begins to think about the turn on the table; `None` where nobody is to move.
    pub fn begin(table: &Table, level: Level, temper: Temper) -> Option<Mind> {
        // The same position in the same match is thought about alike.
        let mood = temper.0 ^ (table.game().cursor() as u64);
        table.line().think(level, mood).map(|thinker| Mind(Search::begin(thinker)))
    }

    /// Makes it answer with what it has found by now.
    pub fn hurry(&mut self) {
        self.0.hurry();
    }

    /// The answer, once it is found; to be asked in each frame until then.
    pub fn answer(&mut self) -> Option<Answer> {
        self.0.answer()
    }
}
