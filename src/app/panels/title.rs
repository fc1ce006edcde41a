//! The title screen: the games of the box, each a click away from its set-up.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::emblem;
use super::floating;
use super::rules::{RulesPage, rules_button};
use super::settings::SettingsPage;
use super::theme::{self, Raised, button, icon};
use super::widgets::{chip, follow};
use crate::app::keeping::Resume;
use crate::app::language::Speech;
use crate::app::loading::Screen;
use crate::app::set_up::Choose;
use crate::app::settings::Settings;
use crate::app::sharing::Paste;
use crate::app::stage::Pointed;
use crate::record::Match;
use crate::rules::{GAMES, open};
use crate::words::Language;

/// The title's card.
pub(super) const TITLE: &str = "title";

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
    mut choose: Choose,
    mut pointed: ResMut<Pointed>,
    mut settings: ResMut<Settings>,
    mut page: ResMut<RulesPage>,
    mut settings_page: ResMut<SettingsPage>,
    mut resume: Resume,
    mut paste: MessageWriter<Paste>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    if figures.0.is_empty() {
        *figures = Figures::read();
    }
    let ctx = contexts.ctx_mut()?;
    let window = theme::window(ctx).size();
    let (upright, low) = (window.y > window.x, window.y < 480.0);
    // A small window leaves the dioramas more room if the lines about the games are left out.
    let small = window.y < 540.0 || upright && window.y < 700.0;
    let (anchor, offset) = if upright {
        (egui::Align2::CENTER_BOTTOM, [0.0, -MARGIN])
    } else {
        (egui::Align2::LEFT_CENTER, [(0.08 * window.x - 48.0).clamp(MARGIN, 48.0), 0.0])
    };
    floating(ctx, TITLE, anchor, offset, |ui| {
        theme::card().inner_margin(egui::Margin::symmetric(20, 14)).show(ui, |ui| {
            ui.set_width(296.0);
            // Large panels may be higher than the window.
            let most = window.y - 2.0 * MARGIN - 28.0;
            egui::ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, |ui| {
                ui.vertical_centered(|ui| {
                    // A phone has no room for a large name.
                    let size = if low {
                        28.0
                    } else if small {
                        38.0
                    } else {
                        50.0
                    };
                    ui.label(egui::RichText::new("Bergerie").font(theme::title_font(size)));
                    if !small {
                        ui.label(egui::RichText::new(words.text("app-subtitle")).color(theme::INK_FADED));
                    }
                });
                ui.add_space(8.0);
                if let Some(text) = resume.offered().map(|game| continuing(&words, game)) {
                    let button = theme::main_button(text).min_size(egui::vec2(ui.available_width(), 46.0));
                    if follow(ui.add(Raised(button.wrap()))).clicked() {
                        resume.take_up();
                    }
                }
                let mut about = None;
                for (game, figures) in &figures.0 {
                    let entry = Entry { game, figures, told: !small, lit: pointed.by_mouse == Some(game) };
                    let entry = game_button(ui, &words, &entry);
                    if entry.hovered() || entry.has_focus() {
                        about = Some(*game);
                    }
                    if entry.clicked() {
                        choose.game(game);
                    }
                }
                if pointed.by_panel != about {
                    pointed.by_panel = about;
                }
                ui.add_space(6.0);
                ui.horizontal(|ui| {
                    languages(ui, &mut settings, &mut words);
                    if ui.add(button(icon::BOOKS)).on_hover_text(words.text("shelf-key")).clicked() {
                        choose.go.to(Screen::Shelf);
                    }
                    if ui.add(button(icon::CLIPBOARD)).on_hover_text(words.text("sharing-paste")).clicked() {
                        paste.write(Paste);
                    }
                });
                ui.horizontal(|ui| {
                    if rules_button(ui, &words) {
                        page.open(choose.set_up.game());
                    }
                    let gear = ui.add(button(icon::GEAR)).on_hover_text(words.text("settings-key"));
                    if gear.clicked() {
                        settings_page.turn();
                    }
                    if cfg!(not(target_arch = "wasm32")) && ui.add(button(words.text("app-quit"))).clicked() {
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

/// A game to be chosen.
struct Entry<'a> {
    game: &'static str,
    figures: &'a [&'static str],
    /// Whether there is room for the line about it.
    told: bool,
    /// Whether its diorama is pointed at.
    lit: bool,
}

/// A wide button with a game's figures, its name and a line about it.
fn game_button(ui: &mut egui::Ui, words: &Speech, entry: &Entry) -> egui::Response {
    const EMBLEM: f32 = 38.0;
    let name = words.text(&format!("game-{}", entry.game));
    let line = if entry.told { words.text(&format!("game-{}-line", entry.game)) } else { String::new() };
    let width = ui.available_width();
    let (inset, gap) = (10.0, 8.0);
    let beside = inset + EMBLEM * 1.5 + gap;
    let lay = |text: String, font: egui::FontId, colour| {
        ui.painter().layout(text, font, colour, width - beside - inset)
    };
    let name_font = theme::title_font(19.0);
    let name = lay(name, name_font, theme::INK);
    let line = lay(line, egui::TextStyle::Small.resolve(ui.style()), theme::INK_FADED);
    let beneath = if entry.told { line.size().y } else { 0.0 };
    let height = (name.size().y + beneath + 12.0).max(EMBLEM + 8.0);
    let (rect, response) = ui.allocate_exact_size(egui::vec2(width, height), egui::Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, name.text()));
    let widgets = &ui.style().visuals.widgets;
    let look = if entry.lit { &widgets.hovered } else { ui.style().interact(&response) };
    let down = response.is_pointer_button_down_on();
    if !down {
        ui.painter().add(theme::lip(rect));
    }
    ui.painter().rect(rect, look.corner_radius, look.weak_bg_fill, look.bg_stroke, egui::StrokeKind::Inside);
    if down {
        theme::sink(ui, rect);
    } else {
        theme::shine(ui, rect);
    }
    // The figures overlap a little, the first in front.
    for (number, figure) in entry.figures.iter().enumerate().rev() {
        let left = rect.left() + inset + number as f32 * EMBLEM * 0.5;
        let corner = egui::pos2(left, rect.center().y - EMBLEM / 2.0);
        emblem::paint(ui.painter(), egui::Rect::from_min_size(corner, egui::Vec2::splat(EMBLEM)), figure);
    }
    let top = egui::pos2(rect.left() + beside, rect.center().y - (name.size().y + beneath) / 2.0);
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
        if chip(ui, chosen, language.name()).clicked() && !chosen {
            settings.speak(language.into(), words);
        }
    }
}
