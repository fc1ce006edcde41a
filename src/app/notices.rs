//! What a player has to know that is no answer to a touch: it stays until it
//! has been read.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::rules::Say;

/// Of what kind something is that there is to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Something has gone wrong.
    Trouble,
    /// What was asked for is done.
    Done,
}

/// Something to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What is said.
    pub say: Say,
    /// Of what kind it is.
    pub tone: Tone,
}

/// What there is to read, the oldest first.
#[derive(Resource, Default, Debug)]
pub struct Notices(Vec<Notice>);

impl Notices {
    /// Adds something that has gone wrong, unless it stands there already.
    pub fn tell(&mut self, say: Say) {
        self.add(Notice { say, tone: Tone::Trouble });
    }

    /// Adds that something is done; of what was done before nobody need read any more.
    pub fn confirm(&mut self, say: Say) {
        self.0.retain(|notice| notice.tone != Tone::Done);
        self.add(Notice { say, tone: Tone::Done });
    }

    /// Tells what has become of something: that it is done, or what has gone wrong.
    pub fn answer(&mut self, done: Result<Say, Say>) {
        match done {
            Ok(say) => self.confirm(say),
            Err(say) => self.tell(say),
        }
    }

    fn add(&mut self, notice: Notice) {
        if !self.0.contains(&notice) {
            self.0.push(notice);
        }
    }

    /// What is no longer so need not be read.
    pub fn take_back(&mut self, say: &Say) {
        self.0.retain(|notice| notice.say != *say);
    }

    /// All there is to read.
    pub fn all(&self) -> &[Notice] {
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
