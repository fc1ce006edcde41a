//! The result with its reason, beside the board, once everything has come to rest.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::emblem::emblem;
use super::floating;
use super::match_::figure;
use super::room::Room;
use super::tally::{pips, tally};
use super::theme::{self, Raised, button, icon};
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
    let name = |seat| words.participant(&table.participant(seat));
    let sentence = words.outcome_named(table.board(), &outcome, name);
    let winners = |ui: &mut egui::Ui, size: f32| {
        for winner in outcome.winners.iter() {
            emblem(ui, figure(table.board(), winner), size);
        }
        ui.label(egui::RichText::new(icon::TROPHY).size(0.65 * size).color(theme::WOOD));
    };
    // Beside the board, which stays in view as it is: where the turn was told.
    let corner = egui::Align2::LEFT_TOP;
    if Room::now(ctx) == Room::Across {
        let width = theme::window(ctx).width() - 104.0;
        floating(ctx, "result", corner, [12.0, 12.0], |ui| {
            theme::card().inner_margin(egui::Margin::symmetric(8, 4)).show(ui, |ui| {
                ui.horizontal(|ui| {
                    winners(ui, 36.0);
                    ui.vertical(|ui| {
                        ui.set_max_width(width - 220.0);
                        ui.label(egui::RichText::new(sentence).font(theme::title_font(14.5)));
                    });
                    // The way back has its button beside the card.
                    if ui.add(Raised(theme::main_button(words.text("app-rematch")))).clicked() {
                        commands.write(Command::Rematch);
                    }
                });
            });
        });
        return Ok(());
    }
    if Room::now(ctx) == Room::Upright {
        let width = (theme::window(ctx).width() - 112.0).min(theme::SIDE_WIDTH);
        floating(ctx, "result", corner, [12.0, 12.0], |ui| {
            theme::card().inner_margin(egui::Margin::symmetric(10, 6)).show(ui, |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing = egui::vec2(6.0, 3.0);
                ui.horizontal(|ui| {
                    winners(ui, 30.0);
                    // The way back has its button beside the card.
                    if ui.add(Raised(theme::main_button(words.text("app-rematch")))).clicked() {
                        commands.write(Command::Rematch);
                    }
                });
                let said = egui::RichText::new(sentence).font(theme::title_font(14.5));
                ui.add(egui::Label::new(said).wrap());
                for note in table.notes().iter().filter(|note| matches!(note, Note::Balance { .. })) {
                    let told = words.note(note).unwrap_or_default();
                    pips(ui, note).map(|row| row.on_hover_text(told));
                }
            });
        });
        return Ok(());
    }
    floating(ctx, "result", corner, [12.0, 12.0], |ui| {
        theme::card().show(ui, |ui| {
            ui.set_width(theme::SIDE_WIDTH);
            ui.horizontal(|ui| winners(ui, 46.0));
            ui.label(egui::RichText::new(sentence).font(theme::title_font(18.0)));
            for note in table.notes() {
                if matches!(note, Note::Balance { .. }) {
                    tally(ui, note, &words);
                }
            }
            ui.horizontal_wrapped(|ui| {
                if ui.add(Raised(theme::main_button(words.text("app-rematch")))).clicked() {
                    commands.write(Command::Rematch);
                }
                if ui.add(button(words.text("app-back"))).clicked() {
                    commands.write(Command::Leave);
                }
            });
        });
    });
    Ok(())
}
