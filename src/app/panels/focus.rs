//! A ring round what the keys have chosen: no button may look chosen by its colour alone.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::theme;

pub(super) fn draw(mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(chosen) = ctx.memory(egui::Memory::focused) else { return Ok(()) };
    let Some(response) = ctx.read_response(chosen) else { return Ok(()) };
    let rect = response.rect.intersect(response.interact_rect).expand(2.0);
    if rect.is_positive() {
        let painter =
            ctx.layer_painter(egui::LayerId::new(egui::Order::Tooltip, egui::Id::new("focus-ring")));
        let ring = |width, colour, grow| {
            let stroke = egui::Stroke::new(width, colour);
            painter.rect_stroke(rect.expand(grow), 11.0, stroke, egui::StrokeKind::Outside);
        };
        ring(4.0, theme::INK, 0.0);
        ring(2.0, theme::PAPER, 1.0);
    }
    Ok(())
}
