//! Whether people play with clocks, and how much time they give each other.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::app::language::Speech;
use crate::app::panels::widgets::{about, chips, heading};
use crate::app::set_up::SetUp;
use crate::record::TimeControl;
use crate::rules::Arg;

/// What can be chosen.
const ALL: [TimeControl; 3] = [
    TimeControl { start: 5 * 60, increment: 3 },
    TimeControl { start: 15 * 60, increment: 5 },
    TimeControl { start: 30 * 60, increment: 10 },
];

pub(super) fn draw(ui: &mut egui::Ui, words: &Speech, set_up: &mut ResMut<SetUp>) {
    heading(ui, &words.text("app-clocks"));
    if set_up.line().seats() != 2 {
        about(ui, &words.text("app-clocks-two"));
        return;
    }
    let name = |control: TimeControl| {
        let number = |seconds: u32| Arg::Number(seconds.into());
        let minutes = ("minutes", number(control.start / 60));
        words.with("app-clocks-choice", &[minutes, ("seconds", number(control.increment))])
    };
    let mut all = vec![(None, words.text("app-clocks-none"))];
    all.extend(ALL.map(|control| (Some(control), name(control))));
    if let Some(control) = chips(ui, set_up.clocks(), &all) {
        set_up.set_clocks(control);
    }
    if set_up.clocks().is_some() {
        about(ui, &words.text("app-clocks-about"));
    }
}
