//! What a player has to know: the newest notice, below, until it is taken away.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::emblem;
use super::theme::{self, Raised, icon};
use crate::app::language::Speech;
use crate::app::notices::{Notices, Tone};

/// How wide a notice is at most, in points.
const WIDTH: f32 = 460.0;

/// The side of the button that takes it away, in points.
const CLOSE: f32 = 44.0;

/// How far above the lower edge it hangs: above the tools.
const LIFT: f32 = 84.0;

pub(super) fn draw(mut contexts: EguiContexts, mut notices: ResMut<Notices>, words: Res<Speech>) -> Result {
    let Some(notice) = notices.all().last() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let colour = match notice.tone {
        Tone::Trouble => theme::BRICK,
        Tone::Done => theme::MEADOW,
    };
    let area = egui::Area::new("notice".into())
        .order(egui::Order::Foreground)
        .anchor(egui::Align2::CENTER_BOTTOM, [0.0, -LIFT])
        .movable(false);
    let shown = area.show(ctx, |ui| {
        theme::card()
            .edge(egui::Stroke::new(2.0, colour))
            .show(ui, |ui| {
                ui.set_width((theme::window(ctx).width() - 56.0).min(WIDTH));
                ui.horizontal_top(|ui| {
                    let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(24.0), egui::Sense::hover());
                    match notice.tone {
                        Tone::Trouble => emblem::warning(ui.painter(), rect),
                        Tone::Done => check(ui.painter(), rect, colour),
                    }
                    // The button has its place on the right, however long the sentence is.
                    let room = ui.available_width() - CLOSE - ui.spacing().item_spacing.x;
                    ui.scope(|ui| {
                        ui.set_width(room);
                        ui.add(egui::Label::new(words.say(&notice.say)).wrap());
                    });
                    let close = egui::Button::new(icon::X).min_size(egui::Vec2::splat(CLOSE));
                    ui.add(Raised(close)).on_hover_text(words.text("app-close")).clicked()
                })
                .inner
            })
            .inner
    });
    if shown.inner {
        notices.dismiss();
    }
    Ok(())
}

/// A check mark.
fn check(painter: &egui::Painter, rect: egui::Rect, colour: egui::Color32) {
    let font = egui::FontId::proportional(rect.height());
    painter.text(rect.center(), egui::Align2::CENTER_CENTER, icon::CHECK, font, colour);
}
