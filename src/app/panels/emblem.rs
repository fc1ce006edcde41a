//! Little pictures of things, painted: they say without words what a turn needs.

mod pawn;
mod tiger;

pub use pawn::{die, mark};

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, Vec2, pos2, vec2};

use crate::app::panels::theme;
use crate::app::stage::livery;

/// Paints the thing called `kind` (see [`KindInfo::name`](crate::rules::KindInfo::name)) at `size`.
pub fn emblem(ui: &mut Ui, kind: &str, size: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    paint(ui.painter(), rect, kind);
    response
}

/// Paints the thing called `kind` into `rect`.
pub fn paint(painter: &Painter, rect: Rect, kind: &str) {
    match kind {
        "sheep_white" => {
            sheep(painter, rect, Color32::from_rgb(0xF5, 0xEF, 0xE2), Color32::from_rgb(0x3B, 0x2E, 0x28));
        }
        "sheep_black" => {
            sheep(painter, rect, Color32::from_rgb(0x4A, 0x3F, 0x3A), Color32::from_rgb(0xE8, 0xC9, 0xA0));
        }
        "fence" => fence(painter, rect),
        "tiger" => tiger::tiger(painter, rect),
        "barricade" => pawn::barricade(painter, rect),
        "die" => die(painter, rect, 5),
        _ => match livery(kind) {
            Some(livery) => pawn::pawn(painter, rect, &livery),
            None => {
                painter.circle_filled(rect.center(), rect.width() * 0.3, theme::INK_FADED);
            }
        },
    }
}

/// Paints the sign of a warning into `rect`: a triangle with an exclamation mark.
pub fn warning(painter: &Painter, rect: Rect) {
    let unit = rect.width();
    let triangle = [at(rect, 0.5, 0.08), at(rect, 0.97, 0.90), at(rect, 0.03, 0.90)].to_vec();
    painter.add(Shape::closed_line(triangle, Stroke::new(unit * 0.10, theme::BRICK)));
    let mark = Stroke::new(unit * 0.11, theme::BRICK);
    painter.line_segment([at(rect, 0.5, 0.36), at(rect, 0.5, 0.62)], mark);
    painter.circle_filled(at(rect, 0.5, 0.76), unit * 0.06, theme::BRICK);
}

/// A point of `rect` in parts of its width and height.
fn at(rect: Rect, x: f32, y: f32) -> Pos2 {
    pos2(rect.left() + x * rect.width(), rect.top() + y * rect.height())
}

/// A flock of circles for the wool, a dark or light head, four legs.
fn sheep(painter: &Painter, rect: Rect, wool: Color32, head: Color32) {
    let unit = rect.width();
    let edge = Stroke::new((unit * 0.035).max(1.0), theme::INK);
    for x in [0.32, 0.44, 0.60, 0.70] {
        let legs = Stroke::new(unit * 0.07, head);
        painter.line_segment([at(rect, x, 0.70), at(rect, x, 0.90)], legs);
    }
    let tufts = [
        (0.30, 0.52),
        (0.42, 0.40),
        (0.57, 0.37),
        (0.71, 0.45),
        (0.74, 0.60),
        (0.60, 0.67),
        (0.45, 0.68),
        (0.32, 0.63),
    ];
    for (x, y) in tufts {
        painter.circle(at(rect, x, y), unit * 0.13, wool, edge);
    }
    for (x, y) in [(0.42, 0.54), (0.54, 0.53), (0.64, 0.54)] {
        painter.circle_filled(at(rect, x, y), unit * 0.15, wool);
    }
    painter.circle(at(rect, 0.22, 0.46), unit * 0.12, head, edge);
    painter.circle(at(rect, 0.14, 0.53), unit * 0.07, head, Stroke::NONE);
    painter.circle_filled(
        at(rect, 0.20, 0.43),
        unit * 0.028,
        if head.r() > 0x80 { theme::INK } else { theme::PAPER },
    );
}

/// Three pickets and two rails.
fn fence(painter: &Painter, rect: Rect) {
    let unit = rect.width();
    let edge = Stroke::new((unit * 0.03).max(1.0), theme::INK);
    let paint = Color32::from_rgb(0xF3, 0xEC, 0xDD);
    for y in [0.46, 0.66] {
        let rail = Rect::from_min_size(at(rect, 0.08, y), vec2(unit * 0.84, unit * 0.10));
        painter.rect(rail, 1.0, theme::WOOD, edge, bevy_egui::egui::StrokeKind::Middle);
    }
    for x in [0.16, 0.42, 0.68] {
        let picket = [(0.0, 0.30), (0.08, 0.20), (0.16, 0.30), (0.16, 0.88), (0.0, 0.88)];
        let outline = picket.map(|(dx, y)| at(rect, x + dx, y)).to_vec();
        painter.add(Shape::convex_polygon(outline, paint, edge));
    }
}
