//! The bar of those who compose a picture: small, below, and out of the way while the camera moves.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::floating;
use super::match_::tool;
use super::theme::{self, Raised, icon};
use super::widgets::about;
use crate::app::language::Speech;
use crate::app::photo::Photographer;
use crate::app::stage::Mood;

/// How wide it is, in points.
const WIDTH: f32 = 292.0;

pub(super) fn draw(mut contexts: EguiContexts, words: Res<Speech>, mut photographer: Photographer) -> Result {
    let ctx = contexts.ctx_mut()?;
    let still = !photographer.camera().is_moving();
    let seen = ctx.animate_bool(egui::Id::new("photo-bar"), still);
    if seen == 0.0 {
        return Ok(());
    }
    floating(ctx, "photo", egui::Align2::CENTER_BOTTOM, [0.0, -12.0], |ui| {
        ui.multiply_opacity(seen);
        theme::card().inner_margin(egui::Margin::symmetric(8, 6)).show(ui, |ui| {
            ui.set_width(WIDTH);
            ui.horizontal(|ui| tools(ui, &words, &mut photographer));
            // Who has turned the camera knows how.
            if !photographer.camera().is_turned() {
                about(ui, &words.text("photo-about"));
            }
        });
    });
    Ok(())
}

fn tools(ui: &mut egui::Ui, words: &Speech, photographer: &mut Photographer) {
    let shoot = theme::main_button(icon::CAMERA).min_size(egui::vec2(72.0, 44.0));
    if ui.add(Raised(shoot)).on_hover_text(words.text("photo-shoot")).clicked() {
        photographer.shoot();
    }
    let (light, name) = match photographer.mood() {
        Mood::Day => (icon::SUN, "photo-day"),
        Mood::Dusk => (icon::DUSK, "photo-dusk"),
        Mood::Winter => (icon::SNOWFLAKE, "photo-winter"),
    };
    if tool(ui, light, &words.text(name), true) {
        photographer.turn_mood();
    }
    if let Some(deep) = photographer.depth() {
        let (sign, name) =
            if deep { (icon::APERTURE, "photo-deep") } else { (icon::CIRCLE_DASHED, "photo-sharp") };
        if tool(ui, sign, &words.text(name), true) {
            photographer.turn_depth();
        }
    }
    let turned = photographer.camera().is_turned();
    if tool(ui, icon::FRAME, &words.text("app-reset-view"), turned) {
        photographer.camera_mut().reset();
    }
    if tool(ui, icon::X, &words.text("photo-leave"), true) {
        photographer.leave();
    }
}
