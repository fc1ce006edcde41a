//! The computer at the terminal.

use std::io;

use super::session::Session;
use crate::rules::{Level, Progress, Turn};

/// The nodes of a step: it does not matter how many.
const STEP: u64 = 10_000;

impl Session<'_> {
    /// The level of the computer, if it is to throw or to move.
    pub(super) fn level(&self) -> Option<Level> {
        let (Turn::Seat(seat) | Turn::Chance(seat)) = self.record.line().turn() else { return None };
        self.record.participant(seat).level()
    }

    /// Plays for the computer as long as it is its turn.
    pub(super) fn computer(&mut self) -> io::Result<()> {
        while let Some(level) = self.level() {
            if let Turn::Chance(_) = self.record.line().turn() {
                let thrown = self.record.line().throws();
                self.throw()?;
                if self.record.line().throws() == thrown {
                    // People throw a die of their own, for the computer too.
                    return Ok(());
                }
                continue;
            }
            // Its mood changes with the match, but not with its dice.
            let mood = self.record.cursor() as u64;
            let Some(mut thinker) = self.record.line().think(level, mood) else { return Ok(()) };
            while thinker.step(STEP) == Progress::Thinking {}
            self.say(String::new())?;
            self.turn(&thinker.answer().text)?;
        }
        Ok(())
    }
}
