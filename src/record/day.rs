//! The day on which a match was begun: the tag `Date`.

use std::fmt;

use super::match_::Match;
use crate::rules::Say;

/// The tag; its value is written `2026-11-30`.
const DATE: &str = "Date";

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day {
    /// The year.
    pub year: u16,
    /// The month, from 1.
    pub month: u8,
    /// The day in it, from 1.
    pub day: u8,
}

impl Day {
    /// The day so written; `None` where it is no day.
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.splitn(3, '-');
        let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
        let day = Day { year: year.parse().ok()?, month: month.parse().ok()?, day: day.parse().ok()? };
        ((1..=12).contains(&day.month) && (1..=31).contains(&day.day)).then_some(day)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl Match {
    /// The day on which it was begun, where that is known.
    ///
    /// ```
    /// use bergerie::record::{Day, Match};
    ///
    /// let mut game = Match::new("enclos", "french", None).unwrap();
    /// game.set_day(Day { year: 2026, month: 11, day: 30 }).unwrap();
    /// assert!(game.write().contains("[Date \"2026-11-30\"]"));
    /// assert_eq!(game.day(), Day::read("2026-11-30"));
    /// ```
    pub fn day(&self) -> Option<Day> {
        self.tag(DATE).and_then(Day::read)
    }

    /// Says on which day it was begun.
    ///
    /// # Errors
    /// As [`set_tag`](Self::set_tag).
    pub fn set_day(&mut self, day: Day) -> Result<(), Say> {
        self.set_tag(DATE, &day.to_string())
    }
}
