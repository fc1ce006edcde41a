//! What a player has to know that is no answer to a touch: it stays until it
//! has been read.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::rules::Say;

/// What there is to read, the oldest first.
#[derive(Resource, Default, Debug)]
pub struct Notices(Vec<Say>);

impl Notices {
    /// Adds something to read, unless it stands there already.
    pub fn tell(&mut self, say: Say) {
        if !self.0.contains(&say) {
            self.0.push(say);
        }
    }

    /// What is no longer so need not be read.
    pub fn take_back(&mut self, say: &Say) {
        self.0.retain(|told| told != say);
    }

    /// All there is to read.
    pub fn all(&self) -> &[Say] {
        &self.0
    }

    /// Takes the newest away; whether there was one.
    pub fn dismiss(&mut self) -> bool {
        self.0.pop().is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>();
    app.add_systems(Last, show.run_if(resource_exists_and_changed::<Notices>));
}

/// A window at rest shows what is new, too.
fn show(mut redraw: MessageWriter<RequestRedraw>) {
    redraw.write(RequestRedraw);
}
