//! The title screen: the games of the box, each a click away from its set-up.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::emblem;
use super::floating;
use super::rules::{RulesPage, rules_button};
use super::settings::SettingsPage;
use super::theme::{self, icon};
use super::widgets::follow;
use crate::app::keeping::Resume;
use crate::app::language::Speech;
use crate::app::loading::{Go, Screen};
use crate::app::set_up::SetUp;
use crate::app::settings::Settings;
use crate::record::Match;
use crate::rules::{GAMES, open};
use crate::words::Language;

/// What is left free above and below the title, in points.
const MARGIN: f32 = 12.0;

/// The figures of a game, which stand beside its name: those of its first sides.
#[derive(Default)]
pub(super) struct Figures(Vec<(&'static str, Vec<&'static str>)>);

impl Figures {
    fn read() -> Self {
        let figures = |game| {
            let Ok(line) = open(game, "", None) else { return Vec::new() };
            let owned = line.board().kinds.iter().filter(|kind| kind.owner.is_some());
            owned.map(|kind| kind.name).take(2).collect()
        };
        Figures(GAMES.iter().map(|&game| (game, figures(game))).collect())
    }
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    mut words: ResMut<Speech>,
    mut figures: Local<Figures>,
    mut set_up: ResMut<SetUp>,
    mut settings: ResMut<Settings>,
    mut page: ResMut<RulesPage>,
    mut settings_page: ResMut<SettingsPage>,
    mut resume: Resume,
    mut go: Go,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    if figures.0.is_empty() {
        *figures = Figures::read();
    }
    let ctx = contexts.ctx_mut()?;
    let (anchor, offset) = if theme::is_narrow(ctx) {
        (egui::Align2::CENTER_BOTTOM, [0.0, -MARGIN])
    } else {
        (egui::Align2::LEFT_CENTER, [48.0, 0.0])
    };
    floating(ctx, "title", anchor, offset, |ui| {
        theme::card().inner_margin(egui::Margin::symmetric(20, 14)).show(ui, |ui| {
            ui.set_width(296.0);
            // Large panels may be higher than the window.
            let most = theme::window(ctx).height() - 2.0 * MARGIN - 28.0;
            egui::ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, |ui| {
                ui.vertical_centered(|ui| {
                    // A phone held across has no room for a large name.
                    let low = theme::window(ctx).height() < 480.0;
                    let size = if low { 28.0 } else { 50.0 };
                    ui.label(egui::RichText::new("Bergerie").font(theme::title_font(size)));
                    if !low {
                        ui.label(egui::RichText::new(words.text("app-subtitle")).color(theme::INK_FADED));
                    }
                });
                ui.add_space(8.0);
                if let Some(text) = resume.offered().map(|game| continuing(&words, game)) {
                    let button = theme::main_button(text).min_size(egui::vec2(ui.available_width(), 46.0));
                    if follow(ui.add(button.wrap())).clicked() {
                        resume.take_up();
                    }
                }
                for (game, figures) in &figures.0 {
                    if game_button(ui, &words, game, figures).clicked() {
                        set_up.turn_to(game);
                        go.to(Screen::SetUp);
                    }
                }
                ui.add_space(6.0);
                ui.horizontal(|ui| {
                    languages(ui, &mut settings, &mut words);
                    if ui.button(icon::BOOKS).on_hover_text(words.text("shelf-key")).clicked() {
                        go.to(Screen::Shelf);
                    }
                });
                ui.horizontal(|ui| {
                    if rules_button(ui, &words) {
                        page.open(set_up.game());
                    }
                    let gear = ui.button(icon::GEAR).on_hover_text(words.text("settings-key"));
                    if gear.clicked() {
                        settings_page.turn();
                    }
                    if cfg!(not(target_arch = "wasm32")) && ui.button(words.text("app-quit")).clicked() {
                        exit.write(AppExit::Success);
                    }
                });
            });
        });
    });
    Ok(())
}

/// What is offered: the match left last, by its game and how far it has come.
fn continuing(words: &Speech, game: &Match) -> String {
    let name = words.text(&format!("game-{}", game.line().game()));
    let text = words.with("keeping-continue", &[("game", name.into()), ("ply", game.cursor().into())]);
    format!("{}  {text}", icon::PLAY)
}

/// A wide button with a game's figures, its name and a line about it.
fn game_button(ui: &mut egui::Ui, words: &Speech, game: &str, figures: &[&str]) -> egui::Response {
    const EMBLEM: f32 = 38.0;
    let (name, line) = (words.text(&format!("game-{game}")), words.text(&format!("game-{game}-line")));
    let width = ui.available_width();
    let (inset, gap) = (10.0, 8.0);
    let beside = inset + EMBLEM * 1.5 + gap;
    let lay = |text: String, font: egui::FontId, colour| {
        ui.painter().layout(text, font, colour, width - beside - inset)
    };
    let name_font = theme::title_font(19.0);
    let name = lay(name, name_font, theme::INK);
    let line = lay(line, egui::TextStyle::Small.resolve(ui.style()), theme::INK_FADED);
    let height = (name.size().y + line.size().y + 12.0).max(EMBLEM + 12.0);
    let (rect, response) = ui.allocate_exact_size(egui::vec2(width, height), egui::Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, name.text()));
    let look = ui.style().interact(&response);
    ui.painter().rect(rect, look.corner_radius, look.weak_bg_fill, look.bg_stroke, egui::StrokeKind::Inside);
    // The figures overlap a little, the first in front.
    for (number, figure) in figures.iter().enumerate().rev() {
        let left = rect.left() + inset + number as f32 * EMBLEM * 0.5;
        let corner = egui::pos2(left, rect.center().y - EMBLEM / 2.0);
        emblem::paint(ui.painter(), egui::Rect::from_min_size(corner, egui::Vec2::splat(EMBLEM)), figure);
    }
    let top = egui::pos2(rect.left() + beside, rect.center().y - (name.size().y + line.size().y) / 2.0);
    let below = top + egui::vec2(0.0, name.size().y);
    ui.painter().galley(top, name, theme::INK);
    ui.painter().galley(below, line, theme::INK_FADED);
    follow(response)
}

/// One button a language; the one spoken is pressed.
fn languages(ui: &mut egui::Ui, settings: &mut Settings, words: &mut Speech) {
    let spoken = words.language();
    ui.label(egui::RichText::new(icon::GLOBE).size(20.0));
    for language in Language::ALL {
        let chosen = language == spoken;
        let name = egui::RichText::new(language.name()).color(if chosen { theme::PAPER } else { theme::INK });
        if ui.selectable_label(chosen, name).clicked() && !chosen {
            settings.speak(language.into(), words);
        }
    }
}
