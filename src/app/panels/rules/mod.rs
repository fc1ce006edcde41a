//! The rules of the games, for players, and the credits: a page to scroll through.

mod board;

pub(super) use board::small as small_board;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::theme::{self, button, icon};
use super::widgets::{about, chips, heading};
use crate::app::language::Speech;
use crate::app::set_up::SetUp;
use crate::app::table::Table;
use crate::rules::{GAMES, choices};
use crate::words::{Block, CREDITS, Example, Explained, Language, Scene};

/// The page that is open, if one is.
#[derive(Resource, Default)]
pub struct RulesPage(Option<&'static str>);

impl RulesPage {
    /// Opens the page called `name`, as a game is or the credits are.
    pub fn open(&mut self, name: &'static str) {
        self.0 = Some(name);
    }

    /// Closes the page.
    pub fn close(&mut self) {
        self.0 = None;
    }

    /// Whether a page is open.
    pub fn is_open(&self) -> bool {
        self.0.is_some()
    }

    /// Opens the page of the game that people have to do with, or closes what is open.
    pub fn turn(&mut self, table: Option<&Table>, set_up: &SetUp) {
        self.0 = match self.0 {
            Some(_) => None,
            None => {
                let name = table.map_or(set_up.game(), |table| table.line().game());
                // A game that the box does not know has no page.
                GAMES.iter().copied().find(|game| *game == name)
            }
        };
    }
}

/// A button that opens the page; without its name where there is little room.
pub(super) fn rules_button(ui: &mut egui::Ui, words: &Speech) -> bool {
    let name = words.text("app-rules");
    let text =
        if ui.available_width() < 110.0 { icon::BOOK.into() } else { format!("{}  {name}", icon::BOOK) };
    ui.add(button(text)).on_hover_text(words.text("app-rules-key")).clicked()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RulesPage>();
}

/// A page with its boards set up.
pub(super) struct Laid {
    game: &'static str,
    language: Language,
    title: String,
    parts: Vec<Part>,
}

enum Part {
    Words(Block),
    Board(Example, Scene),
}

impl Laid {
    fn new(game: &'static str, words: &Speech) -> Self {
        let page = words.page(game);
        let title = page.as_ref().map(|page| page.title.clone()).unwrap_or_default();
        let part = |block| match block {
            // A test keeps the examples free of faults; a page without one is better than none.
            Block::Example(example) => {
                let scene = example.scene().ok()?;
                Some(Part::Board(example, scene))
            }
            other => Some(Part::Words(other)),
        };
        let parts = page.into_iter().flat_map(|page| page.blocks).filter_map(part).collect();
        Laid { game, language: words.language(), title, parts }
    }
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    mut page: ResMut<RulesPage>,
    mut laid: Local<Option<Laid>>,
    words: Res<Speech>,
) -> Result {
    let Some(game) = page.0 else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let known = laid.take().filter(|laid| laid.game == game && laid.language == words.language());
    let shown = laid.insert(known.unwrap_or_else(|| Laid::new(game, &words)));
    let window = theme::window(ctx);
    let (mut close, mut other) = (false, None);
    let modal = theme::modal(ctx, "rules", |ui| {
        ui.set_width((window.width() - 48.0).min(720.0));
        ui.horizontal(|ui| {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                close = ui.add(button(icon::X)).on_hover_text(words.text("app-close")).clicked();
                ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    let size = if theme::is_narrow(ctx) { 22.0 } else { 28.0 };
                    ui.label(egui::RichText::new(&shown.title).font(theme::title_font(size)));
                });
            });
        });
        let games = GAMES.iter().map(|&game| (game, words.text(&format!("game-{game}"))));
        let names: Vec<_> = games.chain([(CREDITS, words.text(CREDITS))]).collect();
        other = chips(ui, game, &names);
        ui.separator();
        let most = window.height() - if theme::is_narrow(ctx) { 190.0 } else { 150.0 };
        let scroll = egui::ScrollArea::vertical().id_salt(game).max_height(most).min_scrolled_height(most);
        scroll.auto_shrink(false).show(ui, |ui| {
            by_keys(ui, most);
            for part in &shown.parts {
                match part {
                    Part::Words(block) => write(ui, &words, game, block),
                    Part::Board(example, scene) => board::draw(ui, &words, example, scene),
                }
            }
        });
    });
    if close || modal.should_close() {
        page.close();
    } else if let Some(game) = other {
        page.open(game);
    }
    Ok(())
}

/// Scrolls as the keys ask for.
fn by_keys(ui: &mut egui::Ui, height: f32) {
    use egui::Key;
    let steps = [
        (Key::ArrowDown, -60.0),
        (Key::ArrowUp, 60.0),
        (Key::PageDown, 40.0 - height),
        (Key::Space, 40.0 - height),
        (Key::PageUp, height - 40.0),
        (Key::End, -1e6),
        (Key::Home, 1e6),
    ];
    // While keys choose buttons, arrows go from one to the next.
    let chosen = ui.memory(|memory| memory.focused().is_some());
    let down: f32 = ui.input(|input| {
        let pressed = steps.iter().filter(|(key, _)| !chosen && input.key_pressed(*key));
        pressed.map(|(_, by)| by).sum()
    });
    if down != 0.0 {
        ui.scroll_with_delta(egui::vec2(0.0, down));
    }
}

/// Writes a block of words.
fn write(ui: &mut egui::Ui, words: &Speech, game: &str, block: &Block) {
    match block {
        Block::Heading(text) => heading(ui, text),
        Block::Paragraph(text) => {
            ui.label(text);
        }
        Block::List(things) => list(ui, things),
        Block::Presets => {
            for preset in choices(game, "").map(|choices| choices.presets).unwrap_or_default() {
                explained(ui, words.preset(game, preset));
            }
        }
        Block::Toggles => {
            for toggle in choices(game, "").map(|choices| choices.toggles).unwrap_or_default() {
                explained(ui, words.toggle(toggle.name));
            }
        }
        Block::Version => about(ui, &words.version()),
        Block::Crates => list(ui, &words.crates()),
        Block::Example(_) => {}
    }
}

fn list(ui: &mut egui::Ui, things: &[String]) {
    for thing in things {
        point(ui, |ui| drop(ui.label(thing)));
    }
}

/// A point of a list.
fn point(ui: &mut egui::Ui, content: impl FnOnce(&mut egui::Ui)) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().interact_size.y = 20.0;
        let (dot, _) = ui.allocate_exact_size(egui::vec2(14.0, 20.0), egui::Sense::hover());
        ui.painter().circle_filled(dot.center() + egui::vec2(0.0, 2.0), 3.0, theme::MEADOW);
        ui.vertical(content);
    });
}

fn explained(ui: &mut egui::Ui, Explained { name, about: sentence }: Explained) {
    point(ui, |ui| {
        ui.label(name);
        about(ui, &sentence);
    });
}
