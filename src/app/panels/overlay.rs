//! What is written upon the board where people wish it: the names of the
//! fields, and on each piece a sign of whose it is.

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, Painter, Pos2, Stroke};
use bevy_egui::{EguiContexts, egui::vec2};

use super::comfort::point;
use super::{emblem, theme};
use crate::app::settings::Settings;
use crate::app::stage::{TableCamera, Timeline, above_spot, livery, spot_point};
use crate::app::table::Table;
use crate::rules::{Seat, Spot, SpotKind};

/// The size of a field's name, in points; fields nearer together than twice as much have smaller ones.
const NAME: f32 = 14.0;

/// The smallest that can be read.
const SMALLEST: f32 = 8.0;

/// Half the size of a piece's sign, in points.
const SIGN: f32 = 8.0;

pub(super) fn draw(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    table: Option<Res<Table>>,
    timeline: Res<Timeline>,
    camera: Single<(&Camera, &GlobalTransform), With<TableCamera>>,
) -> Result {
    let Some(table) = table else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let painter = ctx.layer_painter(egui::LayerId::background());
    let (camera, camera_at) = *camera;
    let seen = |at: Vec3| camera.world_to_viewport(camera_at, at).ok().map(|pixel| point(ctx, pixel));
    if settings.coordinates {
        names(&painter, &table, |spot| spot_point(&table, spot).and_then(seen));
    }
    // A piece on its way is not where the match has it.
    if settings.piece_marks && !timeline.is_busy() {
        signs(&painter, &table, |spot| above_spot(&table, spot).and_then(seen));
    }
    Ok(())
}

/// The name of each field, at its nearer edge.
fn names(painter: &Painter, table: &Table, seen: impl Fn(Spot) -> Option<Pos2>) {
    let fields = table.board().iter().filter(|(_, info)| info.kind == SpotKind::Field);
    let places: Vec<_> = fields.filter_map(|(spot, info)| Some((seen(spot)?, info.name.as_str()))).collect();
    let apart = places
        .iter()
        .enumerate()
        .flat_map(|(number, (one, _))| {
            places.iter().skip(number + 1).map(move |(other, _)| one.distance(*other))
        })
        .fold(f32::INFINITY, f32::min);
    let size = (0.36 * apart).clamp(SMALLEST, NAME);
    for (at, name) in places {
        let text = painter.layout_no_wrap(name.to_owned(), egui::FontId::proportional(size), theme::INK);
        let foot = at + vec2(-text.size().x / 2.0, 0.3 * apart.min(60.0) - text.size().y / 2.0);
        let back = egui::Rect::from_min_size(foot, text.size()).shrink2(vec2(-2.0, text.size().y * 0.16));
        painter.rect_filled(back, 3.0, theme::PAPER.gamma_multiply(0.85));
        painter.galley(foot, text, theme::INK);
    }
}

/// Above each piece that belongs to somebody the sign of its seat.
fn signs(painter: &Painter, table: &Table, seen: impl Fn(Spot) -> Option<Pos2>) {
    let board = table.board();
    let mut standing = table.line().standing(table.made());
    standing.dedup_by_key(|thing| (thing.kind, thing.spot));
    for thing in standing {
        let Some(kind) = board.kinds.get(usize::from(thing.kind.0)) else { continue };
        if let (Some(owner), Some(at)) = (kind.owner, seen(thing.spot)) {
            sign(painter, at, kind.name, owner);
        }
    }
}

/// The sign of whose a piece is: the mark that pieces of its kind have, or else a light disc or a dark square.
fn sign(painter: &Painter, at: Pos2, kind: &str, owner: Seat) {
    let edge = Stroke::new(2.0, theme::INK);
    match livery(kind) {
        Some(livery) => {
            painter.circle(at, 1.3 * SIGN, Color32::WHITE, edge);
            emblem::mark(painter, at, 0.85 * SIGN, livery.mark, theme::INK);
        }
        None if owner.index() == 0 => {
            painter.circle(at, SIGN, Color32::WHITE, edge);
        }
        None => {
            let square = egui::Rect::from_center_size(at, egui::Vec2::splat(1.5 * SIGN));
            let edge = Stroke::new(2.0, Color32::WHITE);
            painter.rect(square, 0.0, theme::INK, edge, egui::StrokeKind::Middle);
        }
    }
}
