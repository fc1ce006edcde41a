//! Thinking in a thread of its own, beside the frames.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::platform::time::Instant;
use bevy::tasks::futures_lite::future::yield_now;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

use super::{PATIENCE, STEP};
use crate::rules::{Answer, Progress, Thinker};

pub struct Search {
    task: Task<Answer>,
    enough: Arc<AtomicBool>,
}

impl Search {
    /// It goes on whether or not frames pass.
    pub const NEEDS_FRAMES: bool = false;

    pub fn begin(mut thinker: Box<dyn Thinker>) -> Self {
        let enough = Arc::new(AtomicBool::new(false));
        let told = enough.clone();
        let since = Instant::now();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            while thinker.step(STEP) == Progress::Thinking
                && !told.load(Ordering::Relaxed)
                && since.elapsed() < PATIENCE
            {
                // Here it ends when nobody waits for it any more.
                yield_now().await;
            }
            thinker.answer()
        });
        Search { task, enough }
    }

    pub fn hurry(&mut self) {
        self.enough.store(true, Ordering::Relaxed);
    }

    pub fn answer(&mut self) -> Option<Answer> {
        block_on(poll_once(&mut self.task))
    }
}
