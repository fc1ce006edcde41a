//! The loading screen.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::{floating, theme};
use crate::app::language::Speech;
use crate::app::loading::{Loading, Step};

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
                    ui.label(words.with("app-file-missing", &[("path", path.into())]));
                });
            } else {
                let does = match step.get() {
                    Step::Read => "app-loading",
                    Step::Warm => "app-warming",
                };
                ui.label(egui::RichText::new(words.text(does)).color(theme::PAPER_SHADE));
                let bar = egui::ProgressBar::new(loading.progress()).fill(theme::MEADOW);
                ui.add(bar.desired_width(280.0).desired_height(14.0).corner_radius(7));
            }
        });
    });
    Ok(())
}
