//! The title screen.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::floating;
use super::theme::{self, icon};
use crate::app::language::Speech;
use crate::app::table::Command;
use crate::words::Language;

pub(super) fn draw(
    mut contexts: EguiContexts,
    mut words: ResMut<Speech>,
    mut commands: MessageWriter<Command>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (anchor, offset) = if theme::is_narrow(ctx) {
        (egui::Align2::CENTER_BOTTOM, [0.0, -16.0])
    } else {
        (egui::Align2::LEFT_CENTER, [48.0, 0.0])
    };
    floating(ctx, "title", anchor, offset, |ui| {
        theme::card().inner_margin(egui::Margin::symmetric(24, 18)).show(ui, |ui| {
            ui.set_width(280.0);
            ui.vertical_centered(|ui| {
                ui.label(egui::RichText::new("Bergerie").font(theme::title_font(52.0)));
                ui.label(egui::RichText::new(words.text("app-subtitle")).color(theme::INK_FADED));
                ui.add_space(12.0);
                let play = format!("{}  {}", icon::PLAY, words.text("app-play-enclos"));
                if ui.add(theme::main_button(play)).clicked() {
                    commands.write(Command::New { game: "enclos".into(), rules: String::new() });
                }
                ui.label(egui::RichText::new(words.text("app-enclos-line")).small().color(theme::INK_FADED));
                ui.add_space(12.0);
                language_row(ui, &mut words);
                if cfg!(not(target_arch = "wasm32")) {
                    ui.add_space(6.0);
                    if ui.button(words.text("app-quit")).clicked() {
                        exit.write(AppExit::Success);
                    }
                }
            });
        });
    });
    Ok(())
}

/// One button a language; the one spoken is pressed.
pub(super) fn language_row(ui: &mut egui::Ui, words: &mut ResMut<Speech>) {
    let spoken = words.language();
    ui.horizontal(|ui| {
        ui.label(egui::RichText::new(icon::GLOBE).size(20.0));
        for language in Language::ALL {
            let chosen = language == spoken;
            let name =
                egui::RichText::new(language.name()).color(if chosen { theme::PAPER } else { theme::INK });
            if ui.selectable_label(chosen, name).clicked() && !chosen {
                words.speak(language);
            }
        }
    });
}
