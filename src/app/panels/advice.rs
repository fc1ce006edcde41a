//! The order of the touches that the computer advises, where there are several.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::theme;
use crate::app::seats::Hint;
use crate::app::stage::{TableCamera, Timeline, above_spot};
use crate::app::table::Table;

/// The half of a number's disc, in points.
const RADIUS: f32 = 13.0;

pub(super) fn draw(
    mut contexts: EguiContexts,
    table: Option<Res<Table>>,
    hint: Res<Hint>,
    timeline: Res<Timeline>,
    camera: Single<(&Camera, &GlobalTransform), With<TableCamera>>,
) -> Result {
    let Some(table) = table.filter(|_| !timeline.is_busy()) else { return Ok(()) };
    let to_come = hint.to_come(&table);
    if to_come.len() < 2 {
        return Ok(());
    }
    let painter = contexts.ctx_mut()?.layer_painter(egui::LayerId::new(egui::Order::Middle, "advice".into()));
    let (camera, camera_at) = *camera;
    for (number, &spot) in to_come.iter().enumerate() {
        let point = above_spot(&table, spot).and_then(|at| camera.world_to_viewport(camera_at, at).ok());
        let Some(point) = point else { continue };
        let middle = egui::pos2(point.x, point.y - RADIUS);
        painter.circle(middle, RADIUS, theme::PAPER, egui::Stroke::new(2.0, theme::INK));
        let (align, font) = (egui::Align2::CENTER_CENTER, theme::title_font(16.0));
        painter.text(middle, align, (number + 1).to_string(), font, theme::INK);
    }
    Ok(())
}
