//! The clocks of a match of two: what is left to each side. Who lets time pass
//! stands outside, for a table knows no time of its own.

use std::time::Duration;

use super::Table;
use crate::record::Match;
use crate::rules::{Ply, Seat};

/// The time that is left to each seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clocks {
    left: [Duration; 2],
    increment: Duration,
}

impl Clocks {
    /// The clocks as the record of `game` tells them, if it is played with any.
    pub(super) fn of(game: &Match) -> Option<Self> {
        let seconds = |seconds: u32| Duration::from_secs(seconds.into());
        let left = game.time_left()?.map(seconds);
        Some(Clocks { left, increment: seconds(game.time_control()?.increment) })
    }

    /// What is left in whole seconds, a second that has begun being one.
    fn seconds(&self) -> [u32; 2] {
        self.left.map(|left| u32::try_from(left.as_nanos().div_ceil(1_000_000_000)).unwrap_or(u32::MAX))
    }
}

impl Table {
    /// The seconds that are left to `seat`, where people play with clocks.
    pub fn seconds_left(&self, seat: Seat) -> Option<u32> {
        self.clocks.as_ref()?.seconds().get(seat.index()).copied()
    }

    /// The seat whose clock runs: the one on move once a first ply has been
    /// played, and nobody's while an earlier ply is looked at.
    pub fn on_clock(&self) -> Option<Seat> {
        let at_end = self.game.step() == self.game.steps();
        self.seat().filter(|_| self.clocks.is_some() && at_end && self.game.cursor() > 0)
    }

    /// Lets time pass for the seat whose clock runs; gives the seat if none is left to it.
    pub(in crate::app) fn pass(&mut self, time: Duration) -> Option<Seat> {
        let seat = self.on_clock()?;
        let left = self.clocks.as_mut()?.left.get_mut(seat.index())?;
        *left = left.saturating_sub(time);
        left.is_zero().then_some(seat)
    }

    /// Adds what `ply` adds to the clock of whoever has played it, and keeps what is left.
    pub(super) fn press_clock(&mut self, ply: &Ply) {
        let Some(clocks) = &mut self.clocks else { return };
        if let Some(left) = ply.seat.and_then(|seat| clocks.left.get_mut(seat.index())) {
            *left += clocks.increment;
        }
        let kept = self.game.set_time_left(clocks.seconds());
        debug_assert!(kept.is_ok(), "{kept:?}");
    }
}
