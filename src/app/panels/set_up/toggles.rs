//! The rules: a preset and, folded away, all that can be set otherwise.

use std::ops::RangeInclusive;

use bevy::prelude::*;
use bevy_egui::egui;

use crate::app::language::Speech;
use crate::app::panels::theme::{self, Raised, icon};
use crate::app::panels::widgets::{about, chip, chips, follow, heading, number, switch};
use crate::app::set_up::SetUp;
use crate::rules::{Choice, PLAYERS};

/// The presets, each with its sentence.
pub(super) fn presets(ui: &mut egui::Ui, words: &Speech, set_up: &mut ResMut<SetUp>) {
    heading(ui, &words.text("app-rules"));
    let (all, chosen) = (set_up.choices().presets, set_up.choices().preset);
    let explained = |preset: &str| words.preset(set_up.game(), preset);
    let names: Vec<_> = all.iter().map(|&preset| (preset, explained(preset).name)).collect();
    let about_chosen = explained(chosen).about;
    if names.len() > 1
        && let Some(preset) = chips(ui, chosen, &names)
    {
        set_up.choose_preset(preset);
    }
    about(ui, &about_chosen);
}

/// The toggles, under a button that tells how many are set otherwise than the preset has them.
pub(super) fn draw(ui: &mut egui::Ui, words: &Speech, set_up: &mut ResMut<SetUp>, unfolded: &mut bool) {
    let own = |choice: &&Choice| choice.name != PLAYERS;
    let changed = set_up.choices().toggles.iter().filter(own).filter(|choice| set_up.differs(choice)).count();
    let text = words.with("app-fine-points", &[("count", changed.into())]);
    ui.add_space(6.0);
    let fold = chip(ui, *unfolded, &format!("{}  {text}", icon::GEAR));
    if fold.clicked() {
        *unfolded = !*unfolded;
        fold.scroll_to_me(unfolded.then_some(egui::Align::TOP));
    }
    if !*unfolded {
        return;
    }
    // It has its place from the first, so that nothing moves away under a pointer.
    let undo = egui::Button::new(words.text("app-as-preset"));
    if follow(ui.add_enabled(changed > 0, Raised(undo))).clicked() {
        let preset = set_up.choices().preset;
        set_up.choose_preset(preset);
    }
    let toggles: Vec<Choice> = set_up.choices().toggles.iter().filter(own).cloned().collect();
    for choice in toggles {
        if let Some(value) = toggle(ui, words, &choice, set_up.differs(&choice)) {
            set_up.set(choice.name, &value);
        }
    }
}

/// A toggle with its explanation; the value it is given.
fn toggle(ui: &mut egui::Ui, words: &Speech, choice: &Choice, differs: bool) -> Option<String> {
    let explained = words.toggle(choice.name);
    // What differs from the preset bears a bar on its left.
    let frame = egui::Frame::new().inner_margin(egui::Margin { left: 10, ..egui::Margin::symmetric(0, 4) });
    let shown = frame.show(ui, |ui| {
        let name = egui::RichText::new(&explained.name);
        let value = match Values::of(choice.values) {
            Values::Switch => {
                ui.horizontal(|ui| {
                    let on = choice.value == "on";
                    let turned = switch(ui, on, &explained.name);
                    ui.add(egui::Label::new(name).wrap());
                    turned.then(|| if on { "off" } else { "on" }.to_owned())
                })
                .inner
            }
            Values::Words(all) => {
                ui.add(egui::Label::new(name).wrap());
                let all: Vec<_> =
                    all.iter().map(|&value| (value, words.toggle_value(choice.name, value))).collect();
                chips(ui, choice.value.as_str(), &all).map(str::to_owned)
            }
            Values::Number { range, instead } => {
                ui.add(egui::Label::new(name).wrap());
                ui.horizontal(|ui| {
                    let mut value = None;
                    if let Some(word) = instead {
                        let word_chosen = choice.value == word;
                        if chip(ui, word_chosen, &words.toggle_value(choice.name, word)).clicked() {
                            let other = if word_chosen { range.end().to_string() } else { word.to_owned() };
                            value = Some(other);
                        }
                    }
                    if let Ok(now) = choice.value.parse() {
                        value = value.or(number(ui, now, range).map(|now| now.to_string()));
                    }
                    value
                })
                .inner
            }
        };
        about(ui, &explained.about);
        value
    });
    if differs {
        let bar = shown.response.rect.with_max_x(shown.response.rect.left() + 4.0);
        ui.painter().rect_filled(bar, 2.0, theme::BRICK);
    }
    shown.inner
}

/// The kinds of values that toggles take.
enum Values<'a> {
    /// On or off.
    Switch,
    /// One of these words.
    Words(Vec<&'a str>),
    /// A number, or a word instead.
    Number { range: RangeInclusive<u32>, instead: Option<&'a str> },
}

impl<'a> Values<'a> {
    /// Reads values as [`Choice::values`] tells them.
    fn of(values: &'a str) -> Self {
        let all: Vec<&str> = values.split(", ").collect();
        let numbers = all.iter().find_map(|part| range(part));
        match (all.as_slice(), numbers) {
            (["on", "off"], _) => Values::Switch,
            (_, Some(range)) => {
                Values::Number { range, instead: all.into_iter().find(|part| self::range(part).is_none()) }
            }
            (_, None) => Values::Words(all),
        }
    }
}

/// The numbers that a text such as `2-6` stands for.
pub(super) fn range(text: &str) -> Option<RangeInclusive<u32>> {
    let (least, most) = text.split_once('-')?;
    Some(least.parse().ok()?..=most.parse().ok()?)
}
