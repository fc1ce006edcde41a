//! How large the panels are, and whether they move.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::theme::{self, Dyes};
use crate::app::stage::TableCamera;

/// How people like their panels.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Comfort {
    /// How large they are wished to be, as a factor.
    pub scale: f32,
    /// Whether anything on them glides or fades.
    pub motion: bool,
    /// Whether what may be touched stands out more than it pleases the eye.
    pub contrast: bool,
}

impl Default for Comfort {
    fn default() -> Self {
        Comfort { scale: 1.0, motion: true, contrast: false }
    }
}

/// How many points a window must have across and down for every panel to find room.
const ROOM: Vec2 = Vec2::new(340.0, 400.0);

impl Comfort {
    /// How many pixels a point takes in a window so large: as many as are wished, as
    /// long as there is room for the panels; on a small window they keep their size.
    pub fn zoom(self, window: Vec2) -> f32 {
        self.scale.min((window / ROOM).min_element().max(1.0))
    }
}

/// How long panels take to fade or to slide, in seconds.
const FADE: f32 = 0.12;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Comfort>();
}

/// Tells egui what is wished.
pub(super) fn set(
    mut contexts: EguiContexts,
    comfort: Res<Comfort>,
    camera: Single<&Camera, With<TableCamera>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if comfort.is_changed() {
        ctx.all_styles_mut(|style: &mut egui::Style| {
            style.animation_time = if comfort.motion { FADE } else { 0.0 };
            theme::dye(style, if comfort.contrast { &Dyes::CONTRAST } else { &Dyes::STANDARD });
        });
    }
    let zoom = camera.logical_target_size().map_or(1.0, |window| comfort.zoom(window));
    if ctx.zoom_factor() != zoom {
        ctx.set_zoom_factor(zoom);
    }
    Ok(())
}

/// The point of the panels that lies on this pixel of the window.
pub(in crate::app) fn point(ctx: &egui::Context, pixel: Vec2) -> egui::Pos2 {
    egui::pos2(pixel.x, pixel.y) / ctx.zoom_factor()
}
