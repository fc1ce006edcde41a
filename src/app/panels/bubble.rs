//! Why a touch was refused, said beside the place.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::comfort::point;
use super::theme;
use crate::app::language::Speech;
use crate::app::stage::{TableCamera, spot_point};
use crate::app::table::{Command, Refused, Table};
use crate::rules::Say;

/// How far above its spot a refusal hangs: above the head of whoever stands there.
const LIFT: f32 = 1.1;

pub(super) fn draw(
    mut contexts: EguiContexts,
    mut refused: MessageReader<Refused>,
    mut asked: MessageReader<Command>,
    mut shown: Local<Option<Say>>,
    table: Option<Res<Table>>,
    camera: Single<(&Camera, &GlobalTransform), With<TableCamera>>,
    words: Res<Speech>,
) -> Result {
    // The next command takes the answer to the last one away.
    if asked.read().last().is_some() {
        *shown = None;
    }
    if let Some(Refused(say)) = refused.read().last() {
        *shown = Some(say.clone());
    }
    let (Some(say), Some(table)) = (&*shown, table) else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let (camera, camera_at) = *camera;
    let window = theme::window(ctx);
    let at = say
        .spots
        .first()
        .and_then(|&spot| spot_point(&table, spot))
        .and_then(|point| camera.world_to_viewport(camera_at, point + Vec3::Y * LIFT).ok())
        .map_or(window.center(), |pixel| point(ctx, pixel));
    let area = egui::Area::new("refusal".into())
        .order(egui::Order::Tooltip)
        .interactable(false)
        .pivot(egui::Align2::CENTER_BOTTOM)
        .fixed_pos(at - egui::vec2(0.0, 6.0))
        .constrain_to(window.shrink(8.0));
    area.show(ctx, |ui| {
        let frame = theme::slip()
            .edge(egui::Stroke::new(2.0, theme::BRICK))
            .inner_margin(egui::Margin::symmetric(14, 10));
        frame.show(ui, |ui| {
            ui.set_max_width(280.0);
            ui.label(words.say(say));
        });
    });
    Ok(())
}
