//! A tiger's face.

use bevy_egui::egui::{Color32, Painter, Rect, Shape, Stroke};

use super::at;
use crate::app::panels::theme;

const FUR: Color32 = Color32::from_rgb(0xE8, 0x8B, 0x2E);
const PALE: Color32 = Color32::from_rgb(0xFB, 0xEF, 0xDA);

/// A round head with ears, stripes on brow and cheeks, and a pale muzzle.
pub(super) fn tiger(painter: &Painter, rect: Rect) {
    let unit = rect.width();
    let edge = Stroke::new((unit * 0.035).max(1.0), theme::INK);
    for x in [0.22, 0.78] {
        painter.circle(at(rect, x, 0.24), unit * 0.14, FUR, edge);
        painter.circle_filled(at(rect, x, 0.24), unit * 0.07, PALE);
    }
    painter.circle(at(rect, 0.5, 0.53), unit * 0.37, FUR, edge);
    for stripe in [
        [(0.46, 0.17), (0.54, 0.17), (0.50, 0.34)],
        [(0.33, 0.21), (0.40, 0.18), (0.40, 0.31)],
        [(0.67, 0.21), (0.60, 0.18), (0.60, 0.31)],
        [(0.14, 0.48), (0.14, 0.55), (0.27, 0.52)],
        [(0.86, 0.48), (0.86, 0.55), (0.73, 0.52)],
        [(0.16, 0.61), (0.18, 0.67), (0.29, 0.61)],
        [(0.84, 0.61), (0.82, 0.67), (0.71, 0.61)],
    ] {
        let corners = stripe.map(|(x, y)| at(rect, x, y)).to_vec();
        painter.add(Shape::convex_polygon(corners, theme::INK, Stroke::NONE));
    }
    for x in [0.41, 0.59] {
        painter.circle_filled(at(rect, x, 0.70), unit * 0.12, PALE);
    }
    for x in [0.36, 0.64] {
        painter.circle_filled(at(rect, x, 0.47), unit * 0.055, theme::INK);
    }
    let nose = [(0.44, 0.59), (0.56, 0.59), (0.50, 0.66)].map(|(x, y)| at(rect, x, y)).to_vec();
    painter.add(Shape::convex_polygon(nose, theme::INK, Stroke::NONE));
}
