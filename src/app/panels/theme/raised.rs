//! Buttons that stand out of the paper: with an edge below and light above while
//! they may be pressed, and sunk in while they are.

use bevy_egui::egui::epaint::{RectShape, Shadow};
use bevy_egui::egui::{
    self, Color32, CornerRadius, Rect, Response, Shape, Stroke, StrokeKind, Ui, Widget, vec2,
};

use super::ROUND;

/// A button that does.
pub struct Raised<'a>(pub egui::Button<'a>);

impl Widget for Raised<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let beneath = ui.painter().add(Shape::Noop);
        let response = ui.add(self.0);
        let down = response.is_pointer_button_down_on();
        if down {
            sink(ui, response.rect);
        } else if ui.is_enabled() {
            ui.painter().set(beneath, lip(response.rect));
            shine(ui, response.rect);
        }
        response
    }
}

/// How far it stands out, in points.
const HEIGHT: f32 = 2.0;

/// What is seen below something raised.
pub fn lip(rect: Rect) -> Shape {
    let below = rect.translate(vec2(0.0, HEIGHT));
    let shadow = Shadow { offset: [0, 2], blur: 4, spread: 0, color: Color32::from_black_alpha(56) };
    Shape::Vec(vec![
        shadow.as_shape(below, ROUND).into(),
        RectShape::filled(below, ROUND, Color32::from_rgb(0x8E, 0x6B, 0x45)).into(),
    ])
}

/// The light on its upper edge.
pub fn shine(ui: &Ui, rect: Rect) {
    // Light is added: half a white over it would be grey to whoever blends linearly.
    let light = Stroke::new(1.0, Color32::from_rgb_additive(96, 92, 84));
    along_the_top(ui, rect, light);
}

/// The shade on the upper edge of something sunk in.
pub fn sink(ui: &Ui, rect: Rect) {
    let shade = Stroke::new(2.0, Color32::from_black_alpha(50));
    along_the_top(ui, rect, shade);
}

fn along_the_top(ui: &Ui, rect: Rect, stroke: Stroke) {
    let upper = rect.with_max_y(rect.top() + f32::from(ROUND.nw)).expand(1.0);
    let painter = ui.painter().with_clip_rect(upper.intersect(ui.clip_rect()));
    let round = CornerRadius::same(ROUND.nw.saturating_sub(1));
    painter.rect_stroke(rect.shrink(1.0), round, stroke, StrokeKind::Inside);
}
