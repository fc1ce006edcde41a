//! Who plays: how many, people or the computer, and what they are called.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::app::language::Speech;
use crate::app::panels::emblem::emblem;
use crate::app::panels::match_::figure;
use crate::app::panels::widgets::{chips, follow, heading};
use crate::app::set_up::SetUp;
use crate::record::LONGEST_NAME;
use crate::rules::{Level, PLAYERS, Seat};

use super::toggles::range;

/// Draws a row for each seat; whether a name has just been typed to its end.
pub(super) fn draw(ui: &mut egui::Ui, words: &Speech, set_up: &mut ResMut<SetUp>) -> bool {
    heading(ui, &words.text("app-players"));
    how_many(ui, set_up);
    let size = egui::vec2(ui.available_width(), ROW);
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    let mut typed = false;
    for seat in 0..set_up.line().seats() {
        typed |= ui.allocate_ui_with_layout(size, layout, |ui| place(ui, words, set_up, seat)).inner;
    }
    typed
}

/// The height of a row.
const ROW: f32 = 40.0;

/// The width of the list beside a person's name.
const PERSON: f32 = 92.0;

/// A seat with its figure and who sits there, a person with a name; whether that has just been typed to its end.
fn place(ui: &mut egui::Ui, words: &Speech, set_up: &mut ResMut<SetUp>, seat: usize) -> bool {
    let board = set_up.line().board();
    emblem(ui, figure(board, Seat(seat as u8)), 34.0);
    let side = words.side(board, Seat(seat as u8), None);
    let label = egui::Layout::left_to_right(egui::Align::Center);
    ui.allocate_ui_with_layout(egui::vec2(66.0, ROW), label, |ui| {
        ui.set_min_width(66.0);
        ui.label(side);
    });
    who(ui, words, set_up, seat);
    // Where the computer sits nobody is called by a name.
    if set_up.level(seat).is_some() {
        return false;
    }
    let mut name = set_up.name(seat).to_owned();
    let field = egui::TextEdit::singleline(&mut name)
        .id_salt(("name", seat))
        .hint_text(words.text("app-name-hint"))
        .char_limit(LONGEST_NAME)
        .margin(egui::Margin::symmetric(10, 8))
        .desired_width(ui.available_width());
    let field = follow(ui.add(field));
    if field.changed() {
        set_up.set_name(seat, &name);
    }
    field.lost_focus()
}

/// A person or the computer, and how well it plays.
fn who(ui: &mut egui::Ui, words: &Speech, set_up: &mut ResMut<SetUp>, seat: usize) {
    let called = |level: Option<Level>| match level {
        None => words.text("app-person"),
        Some(level) => words.computer(level),
    };
    let mut chosen = set_up.level(seat);
    // The name of a person takes the room that is left beside this.
    let width = if chosen.is_some() { ui.available_width() } else { PERSON };
    let list = egui::ComboBox::from_id_salt(("who", seat)).selected_text(called(chosen)).width(width);
    let list = list.show_ui(ui, |ui| {
        for level in [None].into_iter().chain(Level::ALL.map(Some)) {
            ui.selectable_value(&mut chosen, level, called(level));
        }
    });
    follow(list.response);
    if chosen != set_up.level(seat) {
        set_up.set_level(seat, chosen);
    }
}

/// The number of players, where the rules leave it open.
fn how_many(ui: &mut egui::Ui, set_up: &mut ResMut<SetUp>) {
    let players = set_up.choices().toggles.iter().find(|choice| choice.name == PLAYERS);
    let Some(range) = players.and_then(|choice| range(choice.values)) else { return };
    let counts: Vec<_> = range.map(|count| (count as usize, count.to_string())).collect();
    if let Some(count) = chips(ui, set_up.line().seats(), &counts) {
        set_up.set(PLAYERS, &count.to_string());
    }
}
