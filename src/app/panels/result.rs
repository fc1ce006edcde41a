//! The result with its reason, beside the board, once everything has come to rest.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::emblem::emblem;
use super::floating;
use super::match_::figure;
use super::tally::tally;
use super::theme::{self, icon};
use crate::app::language::Speech;
use crate::app::stage::Timeline;
use crate::app::table::{Command, Table};
use crate::rules::{Note, Turn};

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
    // Beside the board, which stays in view as it is: where the turn was told.
    floating(ctx, "result", egui::Align2::LEFT_TOP, [12.0, 12.0], |ui| {
        theme::card().show(ui, |ui| {
            ui.set_width(theme::SIDE_WIDTH);
            ui.horizontal(|ui| {
                for winner in outcome.winners.iter() {
                    emblem(ui, figure(table.board(), winner), 46.0);
                }
                ui.label(egui::RichText::new(icon::TROPHY).size(30.0).color(theme::WOOD));
            });
            let name = |seat| words.participant(&table.participant(seat));
            let sentence = words.outcome_named(table.board(), &outcome, name);
            ui.label(egui::RichText::new(sentence).font(theme::title_font(18.0)));
            for note in table.notes() {
                if matches!(note, Note::Balance { .. }) {
                    tally(ui, note, &words);
                }
            }
            ui.horizontal_wrapped(|ui| {
                if ui.add(theme::main_button(words.text("app-rematch"))).clicked() {
                    commands.write(Command::Rematch);
                }
                if ui.button(words.text("app-back")).clicked() {
                    commands.write(Command::Leave);
                }
            });
        });
    });
    Ok(())
}
