//! The result with its reason, beside the board, once everything has come to rest.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::emblem::emblem;
use super::floating;
use super::match_::figure;
use super::theme::{self, icon};
use crate::app::language::Speech;
use crate::app::stage::Timeline;
use crate::app::table::{Command, Table};
use crate::rules::Turn;

pub(super) fn draw(
    mut contexts: EguiContexts,
    table: Option<Res<Table>>,
    timeline: Res<Timeline>,
    words: Res<Speech>,
    mut commands: MessageWriter<Command>,
) -> Result {
    let Some(table) = table else { return Ok(()) };
    let Turn::Over(outcome) = table.turn() else { return Ok(()) };
    if timeline.is_busy() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let narrow = ctx.viewport_rect().width() < 700.0;
    // Beside the board, which stays in view as it is.
    let (anchor, offset) =
        if narrow { (egui::Align2::CENTER_TOP, [0.0, 64.0]) } else { (egui::Align2::LEFT_TOP, [12.0, 12.0]) };
    floating(ctx, "result", anchor, offset, |ui| {
        theme::card().inner_margin(egui::Margin::symmetric(20, 16)).show(ui, |ui| {
            ui.set_max_width(280.0);
            ui.horizontal(|ui| {
                for winner in outcome.winners.iter() {
                    emblem(ui, figure(table.board(), winner), 56.0);
                }
                ui.label(egui::RichText::new(icon::TROPHY).size(34.0).color(theme::WOOD));
            });
            ui.label(egui::RichText::new(words.outcome(table.board(), &outcome)).heading());
            ui.add_space(8.0);
            if ui.add(theme::main_button(words.text("app-rematch"))).clicked() {
                commands.write(Command::Rematch);
            }
            if ui.button(format!("{}  {}", icon::HOUSE, words.text("app-back"))).clicked() {
                commands.write(Command::Leave);
            }
        });
    });
    Ok(())
}
