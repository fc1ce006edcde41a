//! What panels are made of beyond egui's own: all of it is reached by keys and
//! comes into view when it is.

use std::ops::RangeInclusive;

use bevy_egui::egui::{
    self, Color32, CornerRadius, Response, RichText, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType,
    vec2,
};

use super::theme::{self, Raised};

/// Scrolls to what the keys have just come to.
pub fn follow(response: Response) -> Response {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    response
}

/// Buttons of which one is pressed; what was clicked, if it is another.
pub fn chips<T: PartialEq + Copy>(ui: &mut Ui, chosen: T, all: &[(T, String)]) -> Option<T> {
    let mut clicked = None;
    ui.horizontal_wrapped(|ui| {
        for (value, text) in all {
            if chip(ui, *value == chosen, text).clicked() && *value != chosen {
                clicked = Some(*value);
            }
        }
    });
    clicked
}

/// A button that is pressed or not.
pub fn chip(ui: &mut Ui, pressed: bool, text: &str) -> Response {
    let text = RichText::new(text).size(15.0);
    if !pressed {
        return follow(ui.add(Raised(egui::Button::new(text).wrap())));
    }
    let button = egui::Button::new(text.color(theme::PAPER)).fill(theme::MEADOW).wrap();
    let response = ui.add(button.selected(true));
    theme::sink(ui, response.rect);
    follow(response)
}

/// A switch that is on or off; whether it was turned.
pub fn switch(ui: &mut Ui, on: bool, name: &str) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(52.0, 40.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, on, name));
    let response = follow(response);
    let track = egui::Rect::from_center_size(rect.center(), vec2(48.0, 26.0));
    let part = ui.ctx().animate_bool(response.id, on);
    let (fill, edge) =
        if on { (theme::MEADOW, theme::MEADOW) } else { (theme::PAPER_SHADE, theme::INK_FADED) };
    let edge = if response.hovered() { theme::WOOD } else { edge };
    let edge = Stroke::new(ui.visuals().widgets.inactive.bg_stroke.width.max(1.5), edge);
    ui.painter().rect(track, CornerRadius::same(13), fill, edge, StrokeKind::Middle);
    let knob = egui::pos2(egui::lerp(track.left() + 13.0..=track.right() - 13.0, part), track.center().y);
    ui.painter().circle(knob, 10.0, Color32::WHITE, Stroke::new(1.0, theme::INK_FADED));
    response.clicked()
}

/// A number with a button to either side, to be typed as well; what it has become.
pub fn number(ui: &mut Ui, value: u32, range: RangeInclusive<u32>) -> Option<u32> {
    let mut now = value;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let step = |ui: &mut Ui, sign: &str, enabled: bool| {
            let button = egui::Button::new(RichText::new(sign).size(20.0)).min_size(vec2(40.0, 40.0));
            follow(ui.add_enabled(enabled, Raised(button))).clicked()
        };
        if step(ui, "−", value > *range.start()) {
            now = value - 1;
        }
        ui.spacing_mut().interact_size.x = 56.0;
        follow(ui.add(egui::DragValue::new(&mut now).range(range.clone()).speed(0.1)));
        if step(ui, "+", value < *range.end()) {
            now = value + 1;
        }
    });
    (now != value).then_some(now)
}

/// Whether a key went down in this frame, and has not been held since before.
pub fn pressed(ctx: &egui::Context, asked: egui::Key) -> bool {
    let fresh = |event: &egui::Event| matches!(event, egui::Event::Key { key, pressed: true, repeat: false, .. } if *key == asked);
    ctx.input(|input| input.events.iter().any(fresh))
}

/// The heading of a part of a panel.
pub fn heading(ui: &mut Ui, text: &str) {
    ui.add_space(10.0);
    ui.label(RichText::new(text).font(theme::title_font(18.0)).color(theme::WOOD));
}

/// A line that explains what stands above it.
pub fn about(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).small().color(theme::INK_FADED));
}
