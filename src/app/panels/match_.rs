//! The buttons of a match, for what is not done on the board.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::floating;
use super::interlude::leave;
use super::moves::MoveList;
use super::room::Room;
use super::rules::RulesPage;
use super::settings::SettingsPage;
use super::theme::{self, Raised, button, icon};
use super::turn::{self, Turn};
use crate::app::interlude::Interlude;
use crate::app::language::Speech;
use crate::app::seats::{Computer, Nudge};
use crate::app::set_up::SetUp;
use crate::app::stage::{Orbit, Timeline};
use crate::app::table::{Command, Table};
use crate::rules::{Board, Seat};

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
        let turn = Turn { table: &table, seat, rolling: timeline.is_rolling(), words: &words };
        turn::card(ctx, &turn, |ui| {
            if table.proposed().is_some() {
                commands.write_batch(decide(ui, &words));
            } else if table.computer_waits() {
                if ui.add(button(words.text("app-play-on"))).clicked() {
                    commands.write(Command::PlayOn);
                }
            } else if computer.is_thinking() && ui.add(button(words.text("app-play-now"))).clicked() {
                nudges.write(Nudge::PlayNow);
            }
        });
    }
    let room = Room::now(ctx);
    let (mut leaves, mut pauses, mut passes, mut lists) = (false, false, false, false);
    let mut beside_house = |ui: &mut egui::Ui| {
        lists |= tool(ui, icon::LIST, &words.text("app-moves-key"), true);
        if table.is_over() {
            passes |= tool(ui, icon::COPY, &words.text("sharing-key"), true);
        } else {
            pauses |= tool(ui, icon::PAUSE, &words.text("app-pause-key"), true);
        }
    };
    floating(ctx, "leave", egui::Align2::RIGHT_TOP, [-12.0, 12.0], |ui| {
        let mut house = |ui: &mut egui::Ui| leaves = tool(ui, icon::HOUSE, &words.text("app-back"), true);
        match room {
            Room::Ample => {
                ui.horizontal(|ui| {
                    beside_house(ui);
                    house(ui);
                });
            }
            // The turn's card leaves room for one button, so the others lie below it.
            Room::Upright => {
                house(ui);
                beside_house(ui);
            }
            // Here who sits at the table has the room below, and the others are among the tools.
            Room::Across => house(ui),
        }
    });
    floating(ctx, "tools", egui::Align2::LEFT_BOTTOM, [12.0, -12.0], |ui| {
        theme::card().inner_margin(egui::Margin::same(6)).show(ui, |ui| {
            let tools = |ui: &mut egui::Ui| {
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
                if tool(ui, icon::FRAME, &words.text("app-reset-view"), orbit.is_turned()) {
                    orbit.reset();
                }
                if tool(ui, icon::BOOK, &words.text("app-rules-key"), true) {
                    beside.page.turn(Some(&table), &set_up);
                }
                if tool(ui, icon::GEAR, &words.text("settings-key"), true) {
                    beside.settings.turn();
                }
                if room == Room::Across {
                    beside_house(ui);
                }
            };
            // Where a window is low they stand in two columns, beside the board.
            if room == Room::Upright {
                ui.spacing_mut().item_spacing.x = 4.0;
            }
            if room == Room::Across {
                ui.set_max_width(2.0 * TOOL + ui.spacing().item_spacing.x);
                ui.horizontal_wrapped(tools)
            } else {
                ui.horizontal(tools)
            }
        });
    });
    if leaves {
        leave(&table, &mut beside.interlude, &mut commands);
    }
    if pauses {
        *beside.interlude = Interlude::Pause;
    }
    if passes {
        *beside.interlude = Interlude::Passing;
    }
    if lists {
        beside.list.turn(false);
    }
    Ok(())
}

/// Buttons for the move that is shown: it is played, or dropped.
fn decide(ui: &mut egui::Ui, words: &Speech) -> Option<Command> {
    let mut chosen = None;
    ui.horizontal(|ui| {
        let play = format!("{}  {}", icon::CHECK, words.text("app-confirm"));
        if ui.add(Raised(theme::main_button(play))).clicked() {
            chosen = Some(Command::Confirm);
        }
        let drop = egui::Button::new(icon::X).min_size(egui::Vec2::splat(44.0));
        if ui.add(Raised(drop)).on_hover_text(words.text("app-drop")).clicked() {
            chosen = Some(Command::TakeBack);
        }
    });
    chosen
}

/// How wide a button with an icon may be.
const TOOL: f32 = 48.0;

/// A round button with an icon; its name shows when the pointer rests on it.
pub(super) fn tool(ui: &mut egui::Ui, icon: &str, name: &str, enabled: bool) -> bool {
    let face = egui::RichText::new(icon).size(22.0);
    let button = egui::Button::new(face).min_size(egui::Vec2::splat(44.0));
    ui.add_enabled(enabled, Raised(button)).on_hover_text(name).clicked()
}

/// The name of the first kind of thing that belongs to `seat`: it stands for the seat.
pub(super) fn figure(board: &Board, seat: Seat) -> &'static str {
    board.kinds.iter().find(|kind| kind.owner == Some(seat)).map_or("", |kind| kind.name)
}
