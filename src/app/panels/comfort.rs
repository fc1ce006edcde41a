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

/// How large a window may be before its panels grow with it, in points: a larger one fills a screen that is seen
/// from farther away, or one whose pixels are small.
const LARGE: Vec2 = Vec2::new(2240.0, 1260.0);

impl Comfort {
    /// How many pixels a point takes in a window so large: as many as are wished, as
    /// long as there is room for the panels; on a small window they keep their size.
    pub fn zoom(self, window: Vec2) -> f32 {
        let grown = (window / LARGE).min_element().max(1.0);
        (self.scale * grown).min((window / ROOM).min_element().max(1.0))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panels_grow_with_large_windows_and_as_far_as_there_is_room() {
        let zoom = |scale, width, height| {
            let zoom = Comfort { scale, ..Comfort::default() }.zoom(Vec2::new(width, height));
            (zoom * 100.0).round()
        };
        for (width, height) in [(360.0, 640.0), (640.0, 360.0), (1280.0, 720.0), (1920.0, 1080.0)] {
            assert_eq!(zoom(1.0, width, height), 100.0, "{width} x {height}");
        }
        assert_eq!((zoom(1.0, 2560.0, 1440.0), zoom(1.0, 3840.0, 2160.0)), (114.0, 171.0));
        // A wide, low window is no large one.
        assert_eq!(zoom(1.0, 3840.0, 800.0), 100.0);
        assert_eq!((zoom(2.0, 3840.0, 2160.0), zoom(2.0, 510.0, 800.0)), (343.0, 150.0));
        assert_eq!((zoom(0.8, 1280.0, 720.0), zoom(2.0, 640.0, 360.0)), (80.0, 100.0));
    }
}
