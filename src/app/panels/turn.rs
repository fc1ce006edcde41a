//! Whose turn it is and what it still needs: a card in the corner, and in small
//! windows no more than a line or two, so that the board can be seen.

use bevy_egui::egui::{self, text::LayoutJob};

use super::emblem::{self, emblem};
use super::floating;
use super::match_::figure;
use super::room::Room;
use super::tally::{pips, tally};
use super::theme::{self, icon};
use crate::app::language::Speech;
use crate::app::table::Table;
use crate::rules::{Note, Say, Seat};

/// The turn that is told of.
pub(super) struct Turn<'a> {
    pub table: &'a Table,
    /// Who is on move.
    pub seat: Seat,
    /// Whether a die rolls: until it lies still nobody knows what is to be done.
    pub rolling: bool,
    pub words: &'a Speech,
}

/// Tells who is on move and what the turn still needs; `urge` draws what hurries
/// the computer on, or plays the move that is shown.
pub(super) fn card(ctx: &egui::Context, turn: &Turn, urge: impl FnOnce(&mut egui::Ui)) {
    let room = Room::now(ctx);
    let width = theme::window(ctx).width();
    floating(ctx, "turn", egui::Align2::LEFT_TOP, [12.0, 12.0], |ui| match room {
        Room::Ample => {
            theme::card().show(ui, |ui| {
                ui.set_width(theme::SIDE_WIDTH);
                whole(ui, turn, urge);
            });
        }
        // Beside it the way back has its place.
        Room::Across => {
            theme::card().inner_margin(egui::Margin::symmetric(8, 4)).show(ui, |ui| {
                ui.set_max_width(width - 104.0);
                line(ui, turn, urge);
            });
        }
        Room::Upright => {
            theme::card().inner_margin(egui::Margin::symmetric(10, 6)).show(ui, |ui| {
                ui.set_width((width - 112.0).min(theme::SIDE_WIDTH));
                small(ui, turn, urge);
            });
        }
    });
}

/// All that there is to tell.
fn whole(ui: &mut egui::Ui, turn: &Turn, urge: impl FnOnce(&mut egui::Ui)) {
    let &Turn { table, seat, rolling, words } = turn;
    ui.horizontal(|ui| {
        emblem(ui, figure(table.board(), seat), 46.0);
        let heading = to_move(table, seat, words);
        ui.add(egui::Label::new(egui::RichText::new(heading).heading()).wrap());
    });
    if rolling {
        ui.label("…");
        return;
    }
    if is_urged(table) {
        urge(ui);
    } else if has_tasks(table) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            tasks(ui, table, 52.0, words);
        });
    }
    if let Some(prompt) = prompt(table) {
        ui.label(words.say(&prompt));
    }
    warnings(table, words).for_each(|sentence| warning(ui, &sentence, 14.5));
    counts(table).for_each(|note| tally(ui, note, words));
}

/// What matters, in a small card.
fn small(ui: &mut egui::Ui, turn: &Turn, urge: impl FnOnce(&mut egui::Ui)) {
    let &Turn { table, seat, rolling, words } = turn;
    ui.spacing_mut().item_spacing = egui::vec2(6.0, 3.0);
    ui.horizontal(|ui| {
        emblem(ui, figure(table.board(), seat), 34.0);
        if !rolling && has_tasks(table) && !is_urged(table) {
            tasks(ui, table, 34.0, words);
        }
        let heading = egui::RichText::new(to_move(table, seat, words)).font(theme::title_font(16.0));
        ui.add(egui::Label::new(heading).wrap());
    });
    if rolling {
        return;
    }
    if is_urged(table) {
        urge(ui);
    }
    // A warning tells what the prompt would, and more.
    let warned: Vec<String> = warnings(table, words).collect();
    match (prompt(table), warned.is_empty()) {
        (Some(prompt), true) => {
            ui.label(egui::RichText::new(words.say(&prompt)).size(14.0));
        }
        _ => warned.iter().for_each(|sentence| warning(ui, sentence, 13.5)),
    }
    // The buttons for a move that is shown have their room.
    if table.proposed().is_none() {
        counts(table).for_each(|note| tally(ui, note, words));
    }
}

/// The same in a line, two at most.
fn line(ui: &mut egui::Ui, turn: &Turn, urge: impl FnOnce(&mut egui::Ui)) {
    let &Turn { table, seat, rolling, words } = turn;
    /// Narrower than this, the pictures of the parts of a turn must do without its prompt.
    const WORDY: f32 = 440.0;
    ui.spacing_mut().item_spacing = egui::vec2(6.0, 1.0);
    let wordy = ui.available_width() > WORDY;
    ui.horizontal(|ui| {
        emblem(ui, figure(table.board(), seat), 36.0);
        let parts = !rolling && has_tasks(table) && !is_urged(table);
        if parts {
            tasks(ui, table, 36.0, words);
        }
        if !rolling && is_urged(table) {
            urge(ui);
        }
        ui.vertical(|ui| {
            let mut text = LayoutJob::default();
            let heading = egui::TextFormat::simple(theme::title_font(15.0), theme::INK);
            text.append(&to_move(table, seat, words), 0.0, heading);
            let warned: Vec<String> = warnings(table, words).collect();
            let (said, colour) = match prompt(table) {
                _ if rolling => ("…".into(), theme::INK),
                _ if !warned.is_empty() => (warned.join(" "), theme::BRICK),
                Some(prompt) if wordy || !parts => (words.say(&prompt), theme::INK),
                _ => (String::new(), theme::INK),
            };
            let font = egui::FontId::proportional(14.0);
            text.append(&said, 10.0, egui::TextFormat::simple(font, colour));
            ui.add(egui::Label::new(text).wrap());
            // Of all that is counted only what decides.
            for note in counts(table).filter(|note| !rolling && matches!(note, Note::Balance { .. })) {
                let sentence = words.note(note).unwrap_or_default();
                pips(ui, note).map(|row| row.on_hover_text(sentence));
            }
        });
    });
}

/// Whose turn it is, by name where it is known who sits there.
fn to_move(table: &Table, seat: Seat, words: &Speech) -> String {
    let side = ("side", words.side(table.board(), seat, None).into());
    match table.participant(seat).name() {
        Some(name) => words.with("app-to-move-named", &[("name", name.into()), side]),
        None if table.computer_waits() => words.with("app-computer-waits", &[side]),
        None if table.computer().is_some() => words.with("app-thinking", &[side]),
        None => words.with("app-to-move", &[side]),
    }
}

/// Whether the turn waits for a button of its card.
fn is_urged(table: &Table) -> bool {
    table.computer().is_some() || table.proposed().is_some()
}

/// What a person is asked for; the computer is not asked.
fn prompt(table: &Table) -> Option<Say> {
    let shown = table.proposed().map(|_| Say::new("app-proposed"));
    shown.or_else(|| table.prompt().filter(|_| table.computer().is_none()).cloned())
}

fn warnings<'a>(table: &'a Table, words: &'a Speech) -> impl Iterator<Item = String> + 'a {
    let notes = table.notes().iter();
    notes.filter_map(|note| if let Note::Warning(say) = note { Some(words.say(say)) } else { None })
}

/// What is counted for all. What one side has of its own is told beside its name.
fn counts(table: &Table) -> impl Iterator<Item = &Note> {
    table.notes().iter().filter(|note| {
        let nothing = matches!(note, Note::Count { value: 0, of: None, .. });
        !nothing && matches!(note, Note::Count { seat: None, .. } | Note::Balance { .. })
    })
}

fn parts(table: &Table) -> impl Iterator<Item = &Note> {
    table.notes().iter().filter(|note| matches!(note, Note::Task { .. }))
}

/// Whether the turn has several parts; one of a single part is told by its prompt alone.
fn has_tasks(table: &Table) -> bool {
    table.computer().is_none() && parts(table).count() > 1
}

/// The parts of the turn, as pictures of this size.
fn tasks(ui: &mut egui::Ui, table: &Table, size: f32, words: &Speech) {
    for note in parts(table) {
        if let Note::Task { label, kind, done } = note {
            let name = table.board().kinds.get(usize::from(kind.0)).map_or("", |kind| kind.name);
            task(ui, name, &words.text(label), *done, size);
        }
    }
}

/// A sentence to heed, with the sign that its spots bear on the board.
fn warning(ui: &mut egui::Ui, sentence: &str, size: f32) {
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(20.0), egui::Sense::hover());
        emblem::warning(ui.painter(), rect);
        let text = egui::RichText::new(sentence).size(size).color(theme::BRICK);
        ui.add(egui::Label::new(text).wrap());
    });
}

/// A part of the turn: its picture, and a check mark once it is done.
fn task(ui: &mut egui::Ui, kind: &str, name: &str, done: bool, size: f32) {
    let (rect, response) = ui.allocate_exact_size(egui::Vec2::splat(size), egui::Sense::hover());
    let (fill, edge) =
        if done { (theme::PAPER_SHADE, theme::INK_FADED) } else { (egui::Color32::WHITE, theme::MEADOW) };
    let stroke = egui::Stroke::new(if done { 1.0 } else { 3.0 }, edge);
    let unit = size / 52.0;
    ui.painter().rect(rect.shrink(2.0), 12.0 * unit, fill, stroke, egui::StrokeKind::Inside);
    emblem::paint(ui.painter(), rect.shrink(8.0 * unit), kind);
    if done {
        let corner = rect.right_bottom() - egui::Vec2::splat(11.0 * unit);
        ui.painter().circle_filled(corner, 10.0 * unit, theme::MEADOW);
        let font = egui::FontId::proportional(14.0 * unit);
        ui.painter().text(corner, egui::Align2::CENTER_CENTER, icon::CHECK, font, theme::PAPER);
    }
    response.on_hover_text(name);
}
