//! The loading screen. In a browser the page has one of its own, and this one is seen only when a file is missing.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::{floating, theme};
use crate::app::language::Speech;
use crate::app::loading::{Loading, Step};

/// What is said of a file that cannot be read.
const FILE_MISSING: &str =
    if cfg!(target_arch = "wasm32") { "app-file-unfetched" } else { "app-file-missing" };

pub(super) fn draw(
    mut contexts: EguiContexts,
    loading: Res<Loading>,
    step: Res<State<Step>>,
    words: Res<Speech>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    floating(ctx, "loading", egui::Align2::CENTER_CENTER, [0.0, 0.0], |ui| {
        ui.vertical_centered(|ui| {
            ui.label(egui::RichText::new("Bergerie").font(theme::title_font(54.0)).color(theme::PAPER));
            if let Some(path) = loading.missing() {
                theme::card().show(ui, |ui| {
                    ui.set_max_width(440.0);
                    ui.label(words.with(FILE_MISSING, &[("path", path.into())]));
                });
            } else {
                ui.label(egui::RichText::new(words.text(step.does())).color(theme::PAPER_SHADE));
                ui.visuals_mut().extreme_bg_color = theme::PAPER_SHADE;
                let bar = egui::ProgressBar::new(loading.progress()).fill(theme::MEADOW);
                ui.add(bar.desired_width(280.0).desired_height(14.0).corner_radius(7));
            }
        });
    });
    Ok(())
}
