//! Thinking a slice in each frame, where there are no threads.

use std::time::Duration;

use bevy::platform::cell::SyncCell;
use bevy::platform::time::Instant;

use super::{PATIENCE, STEP};
use crate::rules::{Answer, Progress, Thinker};

/// How long a slice takes.
const SLICE: Duration = Duration::from_millis(8);

pub struct Search {
    thinker: SyncCell<Box<dyn Thinker>>,
    since: Instant,
    enough: bool,
}

impl Search {
    /// It goes on in frames alone.
    pub const NEEDS_FRAMES: bool = true;

    pub fn begin(thinker: Box<dyn Thinker>) -> Self {
        Search { thinker: SyncCell::new(thinker), since: Instant::now(), enough: false }
    }

    pub fn hurry(&mut self) {
        self.enough = true;
    }

    pub fn answer(&mut self) -> Option<Answer> {
        let thinker = self.thinker.get();
        let begin = Instant::now();
        let mut done = self.enough || self.since.elapsed() > PATIENCE;
        while !done && begin.elapsed() < SLICE {
            done = thinker.step(STEP) == Progress::Done;
        }
        done.then(|| thinker.answer())
    }
}
