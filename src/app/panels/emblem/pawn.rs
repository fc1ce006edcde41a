//! Pawns in their colours, each with its mark, and what stands in their way.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, vec2};

use super::at;
use crate::app::panels::theme;
use crate::app::stage::Livery;

/// A head on a body that widens to its foot, and the mark upon it.
pub(super) fn pawn(painter: &Painter, rect: Rect, livery: &Livery) {
    let unit = rect.width();
    let edge = Stroke::new((unit * 0.035).max(1.0), theme::INK);
    let colour = |[red, green, blue]: [u8; 3]| Color32::from_rgb(red, green, blue);
    let body = colour(livery.body);
    let outline = [(0.40, 0.36), (0.60, 0.36), (0.72, 0.72), (0.80, 0.90), (0.20, 0.90), (0.28, 0.72)];
    let outline = outline.map(|(x, y)| at(rect, x, y)).to_vec();
    painter.add(Shape::convex_polygon(outline, body, edge));
    painter.circle(at(rect, 0.5, 0.26), unit * 0.19, body, edge);
    mark(painter, at(rect, 0.5, 0.68), unit * 0.13, livery.mark, colour(livery.mark_colour));
}

/// The mark that tells pawns apart where colours do not, see [`Livery::mark`].
pub fn mark(painter: &Painter, middle: Pos2, size: f32, name: &str, colour: Color32) {
    let corners = |count: usize, turn: f32, inner: f32| -> Vec<Pos2> {
        let corner = |number: usize| {
            let angle = TAU * (turn + number as f32 / count as f32);
            let reach = if number.is_multiple_of(2) { size } else { size * inner };
            middle + reach * vec2(angle.sin(), -angle.cos())
        };
        (0..count).map(corner).collect()
    };
    let polygon = |outline| Shape::convex_polygon(outline, colour, Stroke::NONE);
    match name {
        "mark_triangle" => {
            painter.add(polygon(corners(6, 0.0, 0.5)));
        }
        "mark_square" => {
            painter.add(polygon(corners(4, 0.125, 1.0)));
        }
        "mark_ring" => {
            painter.circle_stroke(middle, size * 0.8, Stroke::new(size * 0.4, colour));
        }
        "mark_star" => {
            // A star is no convex polygon: five of its points about a middle that is one.
            let points = corners(10, 0.0, 0.45);
            let inner = points.iter().skip(1).step_by(2).copied().collect();
            painter.add(polygon(inner));
            for tip in (0..points.len()).step_by(2) {
                let beside = [tip, (tip + 1) % points.len(), (tip + points.len() - 1) % points.len()];
                painter.add(polygon(beside.map(|number| points[number]).to_vec()));
            }
        }
        "mark_cross" => {
            for bar in [vec2(size * 2.0, size * 0.6), vec2(size * 0.6, size * 2.0)] {
                painter.rect_filled(Rect::from_center_size(middle, bar), 0.0, colour);
            }
        }
        _ => {
            painter.circle_filled(middle, size * 0.8, colour);
        }
    }
}

/// A thick disc, seen from above at a slant.
pub(super) fn barricade(painter: &Painter, rect: Rect) {
    let unit = rect.width();
    let edge = Stroke::new((unit * 0.035).max(1.0), theme::INK);
    let white = Color32::from_rgb(0xF3, 0xEC, 0xDD);
    let side = Rect::from_min_max(at(rect, 0.12, 0.46), at(rect, 0.88, 0.72));
    let half = vec2(unit * 0.38, unit * 0.22);
    painter.add(Shape::ellipse_filled(at(rect, 0.5, 0.68), half, white));
    painter.add(Shape::ellipse_stroke(at(rect, 0.5, 0.68), half, edge));
    painter.rect_filled(side, 0.0, white);
    for x in [side.left(), side.right()] {
        painter.vline(x, side.top()..=side.bottom() - unit * 0.04, edge);
    }
    painter.add(Shape::ellipse_filled(at(rect, 0.5, 0.46), half, white));
    painter.add(Shape::ellipse_stroke(at(rect, 0.5, 0.46), half, edge));
    painter.add(Shape::ellipse_filled(at(rect, 0.5, 0.46), half * 0.55, theme::BRICK));
}

/// A die that shows `face`.
pub fn die(painter: &Painter, rect: Rect, face: u8) {
    let unit = rect.width();
    let edge = Stroke::new((unit * 0.035).max(1.0), theme::INK);
    let side = rect.shrink(unit * 0.16);
    painter.rect(side, unit * 0.14, Color32::from_rgb(0xFB, 0xF7, 0xEC), edge, StrokeKind::Middle);
    let (near, far) = (0.32, 0.68);
    // Each pair of pips comes with one face and stays for all that are higher.
    let pairs =
        [(2, [(near, far), (far, near)]), (4, [(near, near), (far, far)]), (6, [(near, 0.5), (far, 0.5)])];
    let pips = pairs.iter().filter(|(from, _)| face >= *from).flat_map(|(_, pair)| pair);
    for &(x, y) in pips.chain((face % 2 == 1).then_some(&(0.5, 0.5))) {
        painter.circle_filled(at(rect, x, y), unit * 0.075, theme::INK);
    }
}
