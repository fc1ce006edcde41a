//! What can be read on the panels, for the report.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{Shape, Vec2};
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet};

/// Each text on the panels with its middle, in CSS pixels.
#[derive(Resource, Default)]
pub(super) struct Reading(pub Vec<(String, [f32; 2])>);

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<Reading>();
    // Between the two the shapes are still there, and text is still text.
    let between = read.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput);
    app.add_systems(PostUpdate, between);
}

fn read(
    outputs: Query<&EguiFullOutput>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut reading: ResMut<Reading>,
) {
    reading.0.clear();
    for output in outputs.iter().filter_map(|output| output.0.as_ref()) {
        // A point is as large as the size of the panels makes it.
        let point = output.pixels_per_point / window.scale_factor();
        output.shapes.iter().for_each(|clipped| collect(&clipped.shape, point, &mut reading.0));
    }
}

fn collect(shape: &Shape, point: f32, out: &mut Vec<(String, [f32; 2])>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, point, out)),
        Shape::Text(text) => {
            let Vec2 { x, y } = (text.galley.rect.center().to_vec2() + text.pos.to_vec2()) * point;
            out.push((text.galley.text().to_owned(), [x, y]));
        }
        _ => {}
    }
}
