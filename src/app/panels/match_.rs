//! The panels of a match: whose turn it is and what it still needs, and the
//! buttons for what is not done on the board.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::emblem::{self, emblem};
use super::floating;
use super::interlude::leave;
use super::moves::MoveList;
use super::rules::RulesPage;
use super::settings::SettingsPage;
use super::tally::tally;
use super::theme::{self, icon};
use crate::app::interlude::Interlude;
use crate::app::language::Speech;
use crate::app::seats::{Computer, Nudge};
use crate::app::set_up::SetUp;
use crate::app::stage::{Orbit, Timeline};
use crate::app::table::{Command, Table};
use crate::rules::{Board, Note, Seat};

/// What the buttons open beside or over the board.
#[derive(SystemParam)]
pub(super) struct Beside<'w> {
    interlude: ResMut<'w, Interlude>,
    list: ResMut<'w, MoveList>,
    page: ResMut<'w, RulesPage>,
    settings: ResMut<'w, SettingsPage>,
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    table: Option<Res<Table>>,
    timeline: Res<Timeline>,
    words: Res<Speech>,
    set_up: Res<SetUp>,
    computer: Res<Computer>,
    mut beside: Beside,
    mut orbit: ResMut<Orbit>,
    mut nudges: MessageWriter<Nudge>,
    mut commands: MessageWriter<Command>,
) -> Result {
    let Some(table) = table else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    if let Some(seat) = table.seat() {
        turn_card(ctx, &table, seat, timeline.is_rolling(), &words, |ui| {
            if table.computer_waits() {
                if ui.button(words.text("app-play-on")).clicked() {
                    commands.write(Command::PlayOn);
                }
            } else if computer.is_thinking() && ui.button(words.text("app-play-now")).clicked() {
                nudges.write(Nudge::PlayNow);
            }
        });
    }
    let (mut leaves, mut pauses, mut lists) = (false, false, false);
    floating(ctx, "leave", egui::Align2::RIGHT_TOP, [-12.0, 12.0], |ui| {
        let mut house = |ui: &mut egui::Ui| leaves = tool(ui, icon::HOUSE, &words.text("app-back"), true);
        let mut pause = |ui: &mut egui::Ui| {
            pauses = tool(ui, icon::PAUSE, &words.text("app-pause-key"), !table.is_over());
        };
        let mut list = |ui: &mut egui::Ui| lists = tool(ui, icon::LIST, &words.text("app-moves-key"), true);
        // On a phone the turn's card leaves room for one button, so the others lie below it.
        if theme::is_narrow(ctx) {
            house(ui);
            pause(ui);
            list(ui);
        } else {
            ui.horizontal(|ui| {
                list(ui);
                pause(ui);
                house(ui);
            });
        }
    });
    if leaves {
        leave(&table, &mut beside.interlude, &mut commands);
    }
    if pauses {
        *beside.interlude = Interlude::Pause;
    }
    if lists {
        beside.list.turn(false);
    }
    floating(ctx, "tools", egui::Align2::LEFT_BOTTOM, [12.0, -12.0], |ui| {
        theme::card().inner_margin(egui::Margin::same(6)).show(ui, |ui| {
            ui.horizontal(|ui| {
                if tool(ui, icon::UNDO, &words.text("app-undo"), table.can_undo()) {
                    commands.write(Command::Undo);
                }
                if tool(ui, icon::REDO, &words.text("app-redo"), table.can_redo()) {
                    commands.write(Command::Redo);
                }
                let asks = table.seat().is_some() && table.computer().is_none();
                if tool(ui, icon::BULB, &words.text("app-hint"), asks) {
                    nudges.write(Nudge::Hint);
                }
                if tool(ui, icon::CAMERA, &words.text("app-reset-view"), orbit.is_turned()) {
                    orbit.reset();
                }
                if tool(ui, icon::BOOK, &words.text("app-rules-key"), true) {
                    beside.page.turn(Some(&table), &set_up);
                }
                if tool(ui, icon::GEAR, &words.text("settings-key"), true) {
                    beside.settings.turn();
                }
            });
        });
    });
    Ok(())
}

/// A round button with an icon; its name shows when the pointer rests on it.
fn tool(ui: &mut egui::Ui, icon: &str, name: &str, enabled: bool) -> bool {
    let face = egui::RichText::new(icon).size(22.0);
    let button = egui::Button::new(face).min_size(egui::Vec2::splat(44.0));
    ui.add_enabled(enabled, button).on_hover_text(name).clicked()
}

/// The name of the first kind of thing that belongs to `seat`: it stands for the seat.
pub(super) fn figure(board: &Board, seat: Seat) -> &'static str {
    board.kinds.iter().find(|kind| kind.owner == Some(seat)).map_or("", |kind| kind.name)
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

/// Whose turn it is; of a person what it still needs, of the computer what to `urge` it with.
fn turn_card(
    ctx: &egui::Context,
    table: &Table,
    seat: Seat,
    rolling: bool,
    words: &Speech,
    urge: impl FnOnce(&mut egui::Ui),
) {
    let board = table.board();
    floating(ctx, "turn", egui::Align2::LEFT_TOP, [12.0, 12.0], |ui| {
        theme::card().show(ui, |ui| {
            ui.set_width(theme::SIDE_WIDTH);
            ui.horizontal(|ui| {
                emblem(ui, figure(board, seat), 46.0);
                let heading = to_move(table, seat, words);
                ui.add(egui::Label::new(egui::RichText::new(heading).heading()).wrap());
            });
            if rolling {
                ui.label("…");
                return;
            }
            if table.computer().is_some() {
                urge(ui);
            } else {
                tasks(ui, table, words);
                if let Some(prompt) = table.prompt() {
                    ui.label(words.say(prompt));
                }
            }
            for note in table.notes() {
                if let Note::Warning(say) = note {
                    warning(ui, &words.say(say));
                }
            }
            // What one side has of its own is told beside its name.
            for note in table.notes() {
                let nothing = matches!(note, Note::Count { value: 0, of: None, .. });
                if !nothing && matches!(note, Note::Count { seat: None, .. } | Note::Balance { .. }) {
                    tally(ui, note, words);
                }
            }
        });
    });
}

/// The parts of the turn; a turn of one part is told by its prompt alone.
fn tasks(ui: &mut egui::Ui, table: &Table, words: &Speech) {
    let parts = || table.notes().iter().filter(|note| matches!(note, Note::Task { .. }));
    if parts().count() < 2 {
        return;
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for note in parts() {
            if let Note::Task { label, kind, done } = note {
                let name = table.board().kinds.get(usize::from(kind.0)).map_or("", |kind| kind.name);
                task(ui, name, &words.text(label), *done);
            }
        }
    });
}

/// A sentence to heed, with the sign that its spots bear on the board.
fn warning(ui: &mut egui::Ui, sentence: &str) {
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(20.0), egui::Sense::hover());
        emblem::warning(ui.painter(), rect);
        let text = egui::RichText::new(sentence).size(14.5).color(theme::BRICK);
        ui.add(egui::Label::new(text).wrap());
    });
}

/// A part of the turn: its picture, and a check mark once it is done.
fn task(ui: &mut egui::Ui, kind: &str, name: &str, done: bool) {
    let (rect, response) = ui.allocate_exact_size(egui::Vec2::splat(52.0), egui::Sense::hover());
    let (fill, edge) =
        if done { (theme::PAPER_SHADE, theme::INK_FADED) } else { (egui::Color32::WHITE, theme::MEADOW) };
    let stroke = egui::Stroke::new(if done { 1.0 } else { 3.0 }, edge);
    ui.painter().rect(rect.shrink(2.0), 12.0, fill, stroke, egui::StrokeKind::Inside);
    emblem::paint(ui.painter(), rect.shrink(8.0), kind);
    if done {
        let corner = rect.right_bottom() - egui::vec2(11.0, 11.0);
        ui.painter().circle_filled(corner, 10.0, theme::MEADOW);
        let font = egui::FontId::proportional(14.0);
        ui.painter().text(corner, egui::Align2::CENTER_CENTER, icon::CHECK, font, theme::PAPER);
    }
    response.on_hover_text(name);
}
