//! Which day it is where the player lives.

use crate::record::Day;

/// Today; nothing on a system whose clock stands before or beyond all days.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn today() -> Option<Day> {
    day_of(std::time::SystemTime::now())
}

/// The day of a moment.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn day_of(moment: std::time::SystemTime) -> Option<Day> {
    let moment = jiff::Timestamp::try_from(moment).ok()?;
    let date = jiff::tz::TimeZone::system().to_datetime(moment).date();
    let year = date.year().try_into().ok()?;
    Some(Day { year, month: date.month().try_into().ok()?, day: date.day().try_into().ok()? })
}

/// Today, as the browser tells it.
#[cfg(target_arch = "wasm32")]
pub(super) fn today() -> Option<Day> {
    let now = web_sys::js_sys::Date::new_0();
    let year = now.get_full_year().try_into().ok()?;
    // A browser counts months from 0.
    Some(Day { year, month: (now.get_month() + 1).try_into().ok()?, day: now.get_date().try_into().ok()? })
}
