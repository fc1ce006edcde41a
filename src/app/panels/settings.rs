//! The settings: a page that lies over everything, for all screens.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::theme::{self, button, icon};
use super::widgets::{about, chips, heading, switch};
use crate::app::full_screen::{FullScreen, TurnFullScreen};
use crate::app::language::Speech;
use crate::app::settings::{Animation, Colours, Confirm, Light, Motion, Picture, Settings, Tongue};
use crate::rules::Arg;

/// Whether the page is open.
#[derive(Resource, Default)]
pub struct SettingsPage(bool);

impl SettingsPage {
    /// Opens the page, or closes it.
    pub fn turn(&mut self) {
        self.0 = !self.0;
    }

    /// Closes the page.
    pub fn close(&mut self) {
        self.0 = false;
    }

    /// Whether the page is open.
    pub fn is_open(&self) -> bool {
        self.0
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SettingsPage>();
}

/// How wide the page is at most, in points.
const WIDTH: f32 = 560.0;

/// What heading and margins take of the window's height, in points.
const AROUND: f32 = 110.0;

/// The sizes to choose from, in percent.
const SCALES: [u32; 6] = [80, 100, 120, 140, 170, 200];

/// How loud it may be, in percent.
const LOUDNESS: [u32; 5] = [0, 25, 50, 75, 100];

/// How else one comes to the whole screen and back.
const FULL_SCREEN_ABOUT: &str =
    if cfg!(target_arch = "wasm32") { "settings-full-screen-page" } else { "settings-full-screen-about" };

pub(super) fn draw(
    mut contexts: EguiContexts,
    mut page: ResMut<SettingsPage>,
    mut settings: ResMut<Settings>,
    mut words: ResMut<Speech>,
    screen: Res<FullScreen>,
    mut turn_screen: MessageWriter<TurnFullScreen>,
) -> Result {
    if !page.0 {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let window = theme::window(ctx);
    let mut chosen = settings.clone();
    let mut full = *screen;
    let mut close = false;
    let modal = theme::modal(ctx, "settings", |ui| {
        ui.set_width((window.width() - 48.0).min(WIDTH));
        ui.horizontal(|ui| {
            ui.label(egui::RichText::new(words.text("settings")).font(theme::title_font(26.0)));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                close = ui.add(button(icon::X)).on_hover_text(words.text("app-close")).clicked();
            });
        });
        ui.separator();
        let most = window.height() - AROUND;
        let scroll = egui::ScrollArea::vertical().max_height(most).min_scrolled_height(most);
        scroll.auto_shrink([false, true]).show(ui, |ui| all(ui, &words, &mut chosen, &mut full));
    });
    if chosen.language != settings.language {
        settings.speak(chosen.language, &mut words);
    }
    if chosen != *settings {
        *settings = chosen;
    }
    if full != *screen {
        turn_screen.write(TurnFullScreen);
    }
    if close || modal.should_close() {
        page.close();
    }
    Ok(())
}

/// All settings, by what they have to do with.
fn all(ui: &mut egui::Ui, words: &Speech, settings: &mut Settings, screen: &mut FullScreen) {
    choice(ui, words, "settings-language", &mut settings.language, Tongue::ALL, |tongue| match tongue {
        Tongue::System => words.text("settings-language-system"),
        other => other.language().name().to_owned(),
    });
    let percent = |number: u32| words.with("settings-percent", &[("number", Arg::Number(number.into()))]);
    heading(ui, &words.text("settings-scale"));
    number(ui, &mut settings.scale, SCALES, percent);
    about(ui, &words.text("settings-scale-about"));
    if screen.possible {
        toggle(ui, words, ["settings-full-screen", FULL_SCREEN_ABOUT], &mut screen.on);
    }
    choice(ui, words, "settings-animation", &mut settings.animation, Animation::ALL, |animation| {
        words.text(match animation {
            Animation::Off => "settings-animation-off",
            Animation::Fast => "settings-animation-fast",
            Animation::Normal => "settings-animation-normal",
            Animation::Slow => "settings-animation-slow",
        })
    });
    choice(ui, words, "settings-motion", &mut settings.reduced_motion, Motion::ALL, |motion| {
        words.text(match motion {
            Motion::System => "settings-motion-system",
            Motion::Reduced => "settings-motion-reduced",
            Motion::Full => "settings-motion-full",
        })
    });
    about(ui, &words.text("settings-motion-about"));
    choice(ui, words, "settings-confirm", &mut settings.confirm, Confirm::ALL, |confirm| {
        words.text(match confirm {
            Confirm::Never => "settings-confirm-never",
            Confirm::Unsure => "settings-confirm-unsure",
            Confirm::Always => "settings-confirm-always",
        })
    });
    about(ui, &words.text("settings-confirm-about"));
    ui.add_space(6.0);
    toggle(ui, words, ["settings-turn", "settings-turn-about"], &mut settings.turn_to_seat);
    toggle(ui, words, ["settings-throws-back", "settings-throws-back-about"], &mut settings.throws_back);
    for (title, loudness) in [
        ("settings-effects", &mut settings.effects),
        ("settings-voices", &mut settings.voices),
        ("settings-music", &mut settings.music),
    ] {
        heading(ui, &words.text(title));
        number(ui, loudness, LOUDNESS, |number| match number {
            0 => words.text("settings-silent"),
            _ => percent(number),
        });
    }
    heading(ui, &words.text("settings-board"));
    toggle(ui, words, ["settings-coordinates", "settings-coordinates-about"], &mut settings.coordinates);
    toggle(ui, words, ["settings-piece-marks", "settings-piece-marks-about"], &mut settings.piece_marks);
    choice(ui, words, "settings-colours", &mut settings.colours, Colours::ALL, |colours| {
        words.text(match colours {
            Colours::Standard => "settings-colours-standard",
            Colours::ColourBlind => "settings-colours-blind",
            Colours::HighContrast => "settings-colours-contrast",
        })
    });
    choice(ui, words, "settings-light", &mut settings.light, Light::ALL, |light| {
        words.text(match light {
            Light::Day => "settings-light-day",
            Light::Dusk => "settings-light-dusk",
            Light::Winter => "settings-light-winter",
        })
    });
    choice(ui, words, "settings-picture", &mut settings.picture, Picture::ALL, |picture| {
        words.text(match picture {
            Picture::Device => "settings-picture-device",
            Picture::Low => "settings-picture-low",
            Picture::Medium => "settings-picture-medium",
            Picture::High => "settings-picture-high",
        })
    });
    about(ui, &words.text("settings-picture-about"));
    ui.add_space(6.0);
}

/// A heading with buttons of which one is pressed.
fn choice<T: Copy + PartialEq>(
    ui: &mut egui::Ui,
    words: &Speech,
    title: &str,
    chosen: &mut T,
    all: impl AsRef<[T]>,
    name: impl Fn(T) -> String,
) {
    heading(ui, &words.text(title));
    let all: Vec<_> = all.as_ref().iter().map(|&value| (value, name(value))).collect();
    if let Some(value) = chips(ui, *chosen, &all) {
        *chosen = value;
    }
}

/// Buttons with numbers of which one is pressed, if the number chosen is among them.
fn number<T: Copy + TryFrom<u32> + Into<u32>, const N: usize>(
    ui: &mut egui::Ui,
    chosen: &mut T,
    all: [u32; N],
    name: impl Fn(u32) -> String,
) {
    let pressed = chips(ui, (*chosen).into(), &all.map(|value| (value, name(value))));
    if let Some(value) = pressed.and_then(|value| value.try_into().ok()) {
        *chosen = value;
    }
}

/// A switch with its name and, below it, what it does.
fn toggle(ui: &mut egui::Ui, words: &Speech, [name, explained]: [&str; 2], on: &mut bool) {
    let text = words.text(name);
    ui.horizontal(|ui| {
        if switch(ui, *on, &text) {
            *on = !*on;
        }
        ui.add(egui::Label::new(&text).wrap());
    });
    about(ui, &words.text(explained));
}
