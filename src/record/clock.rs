//! How much time people give each other: the tags `TimeControl` and `TimeLeft`.

use super::match_::Match;
use super::tag::{TIME_CONTROL, TIME_LEFT};
use crate::rules::{Say, quote};

/// The time that each side has for the whole match, and what each of its plies
/// adds to it, in seconds: `300+3`. Only a match of two has clocks, as only
/// such a one can be [lost by time](super::Ending::OutOfTime).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// What each side begins with.
    pub start: u32,
    /// What each ply adds.
    pub increment: u32,
}

/// The longest time that a clock may show, in seconds: a day.
const LONGEST: u32 = 24 * 60 * 60;

impl TimeControl {
    /// Reads the tag's value.
    ///
    /// # Errors
    /// Says that it is no time control.
    pub fn read(text: &str) -> Result<Self, Say> {
        let parts = text.split_once('+').and_then(|(start, more)| Some((seconds(start)?, seconds(more)?)));
        let parts = parts.filter(|&(start, _)| start > 0);
        let (start, increment) =
            parts.ok_or_else(|| Say::new("record-time-control").with("text", quote(text)))?;
        Ok(TimeControl { start, increment })
    }

    /// The tag's value, which [`read`](Self::read) reads.
    pub fn write(self) -> String {
        format!("{}+{}", self.start, self.increment)
    }
}

/// A number of seconds in its one spelling.
fn seconds(text: &str) -> Option<u32> {
    text.parse().ok().filter(|seconds: &u32| *seconds <= LONGEST && seconds.to_string() == text)
}

/// The seconds that are left to both sides, as the tag has them: `287,300`.
///
/// # Errors
/// Says that they are none.
fn read_left(text: &str) -> Result<[u32; 2], Say> {
    let left = text.split_once(',').and_then(|(one, other)| Some([seconds(one)?, seconds(other)?]));
    left.ok_or_else(|| Say::new("record-time-left").with("text", quote(text)))
}

impl Match {
    /// How much time people have given each other, if they play with clocks.
    pub fn time_control(&self) -> Option<TimeControl> {
        self.tag(TIME_CONTROL).and_then(|text| TimeControl::read(text).ok())
    }

    /// The seconds that each seat had left after the ply that was played last.
    pub fn time_left(&self) -> Option<[u32; 2]> {
        let start = self.time_control()?.start;
        Some(self.tag(TIME_LEFT).and_then(|text| read_left(text).ok()).unwrap_or([start; 2]))
    }

    /// Gives each side the time of `control`, from the next ply on.
    ///
    /// # Errors
    /// Says that more than two play.
    pub fn set_time_control(&mut self, control: TimeControl) -> Result<(), Say> {
        self.set_tag(TIME_CONTROL, &control.write())
    }

    /// Plays with the clocks of `other`, all of their time still left, if it has any.
    pub fn time_as(&mut self, other: &Match) {
        let set = other.time_control().map(|control| self.set_time_control(control));
        debug_assert!(set.is_none_or(|set| set.is_ok()), "the same game is for as many");
    }

    /// Keeps the seconds that each seat has left.
    ///
    /// # Errors
    /// Says that the match is played without clocks.
    pub fn set_time_left(&mut self, left: [u32; 2]) -> Result<(), Say> {
        let [one, other] = left.map(|seconds| seconds.min(LONGEST));
        self.set_tag(TIME_LEFT, &format!("{one},{other}"))
    }

    /// Checks the value of a tag that speaks of clocks; others are nothing to it.
    pub(super) fn check_clock(&self, name: &str, value: &str) -> Result<(), Say> {
        match name {
            TIME_CONTROL if self.line.seats() != 2 => Err(Say::new("record-clock-seats")),
            TIME_CONTROL => TimeControl::read(value).map(drop),
            TIME_LEFT if self.time_control().is_none() => Err(Say::new("record-clock-missing")),
            TIME_LEFT => read_left(value).map(drop),
            _ => Ok(()),
        }
    }
}
