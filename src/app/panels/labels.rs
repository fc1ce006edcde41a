//! What is told beside a place of the board: the chances of a pawn that is
//! pointed at, a throw that allows nothing, a thing that may stay where it is.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::comfort::point;
use super::theme;
use crate::app::language::Speech;
use crate::app::stage::{Hovered, TableCamera, Timeline, above_spot};
use crate::app::table::Table;
use crate::rules::{Note, Spot, Touch};

/// Whether touching `spot` plays a move by which nothing goes anywhere.
fn changes_nothing(table: &Table, spot: Spot) -> bool {
    let Touch::Whole(way) = table.line().touch(table.made(), spot) else { return false };
    table.line().deeds(&way) == table.line().deeds(table.made())
}

/// What is to be told, and of which spot.
fn told(table: &Table, hovered: Option<Spot>, words: &Speech) -> Option<(Spot, String)> {
    // Who can do nothing must be told so, wherever the pointer is.
    if let ([spot], Some(prompt)) = (table.next(), table.prompt())
        && changes_nothing(table, *spot)
    {
        return Some((*spot, words.say(prompt)));
    }
    let hovered = hovered?;
    if !table.made().is_empty() && table.next().contains(&hovered) && changes_nothing(table, hovered) {
        return Some((hovered, words.text("app-leave-here")));
    }
    let odds =
        table.notes().iter().filter(|note| matches!(note, Note::Odds { spot, .. } if *spot == hovered));
    let odds: Vec<String> = odds.filter_map(|note| words.note(note)).collect();
    (!odds.is_empty()).then(|| (hovered, odds.join("\n")))
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    table: Option<Res<Table>>,
    hovered: Res<Hovered>,
    timeline: Res<Timeline>,
    camera: Single<(&Camera, &GlobalTransform), With<TableCamera>>,
    words: Res<Speech>,
) -> Result {
    // A die that still rolls says nothing yet.
    let Some(table) = table.filter(|_| !timeline.is_busy()) else { return Ok(()) };
    let Some((spot, text)) = told(&table, hovered.0, &words) else { return Ok(()) };
    let (camera, camera_at) = *camera;
    let pixel = above_spot(&table, spot).and_then(|at| camera.world_to_viewport(camera_at, at).ok());
    let Some(pixel) = pixel else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let area = egui::Area::new("label".into())
        .order(egui::Order::Tooltip)
        .interactable(false)
        .pivot(egui::Align2::CENTER_BOTTOM)
        .fixed_pos(point(ctx, pixel) - egui::vec2(0.0, 6.0))
        .constrain_to(theme::window(ctx).shrink(8.0));
    area.show(ctx, |ui| {
        theme::slip().show(ui, |ui| {
            ui.set_max_width(220.0);
            ui.label(egui::RichText::new(text).size(14.5));
        });
    });
    Ok(())
}
