//! Why a touch was refused, said beside the place.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, egui};

use super::theme;
use crate::app::language::Speech;
use crate::app::stage::{TableCamera, spot_point};
use crate::app::table::{Command, Refused, Table};
use crate::rules::Say;

/// The refusal shown, and until when.
#[derive(Default)]
pub(super) struct Bubble {
    say: Option<Say>,
    until: f64,
}

/// How long a refusal stays, in seconds.
const STAY: f64 = 5.0;

pub(super) fn draw(
    mut contexts: EguiContexts,
    mut refused: MessageReader<Refused>,
    mut asked: MessageReader<Command>,
    mut bubble: Local<Bubble>,
    table: Option<Res<Table>>,
    camera: Single<(&Camera, &GlobalTransform), With<TableCamera>>,
    time: Res<Time>,
    words: Res<Speech>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let now = time.elapsed_secs_f64();
    // The next command takes the answer to the last one away.
    if asked.read().last().is_some() || now > bubble.until {
        bubble.say = None;
    }
    if let Some(Refused(say)) = refused.read().last() {
        *bubble = Bubble { say: Some(say.clone()), until: now + STAY };
    }
    let (Some(say), Some(table)) = (&bubble.say, table) else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    // Drawn again when it is time to go.
    ctx.request_repaint_after(std::time::Duration::from_secs_f64((bubble.until - now).max(0.0) + 0.02));
    redraw.write(RequestRedraw);
    let (camera, camera_at) = *camera;
    let window = ctx.viewport_rect();
    let point = say
        .spots
        .first()
        .and_then(|&spot| spot_point(&table, spot))
        .and_then(|point| camera.world_to_viewport(camera_at, point).ok())
        .map_or(window.center(), |point| egui::pos2(point.x, point.y));
    let area = egui::Area::new("refusal".into())
        .order(egui::Order::Tooltip)
        .interactable(false)
        .pivot(egui::Align2::CENTER_BOTTOM)
        .fixed_pos(point - egui::vec2(0.0, 26.0))
        .constrain_to(window.shrink(8.0));
    area.show(ctx, |ui| {
        let frame = theme::card().stroke(egui::Stroke::new(2.0, theme::BRICK));
        frame.show(ui, |ui| {
            ui.set_max_width(280.0);
            ui.label(words.say(say));
        });
    });
    Ok(())
}
