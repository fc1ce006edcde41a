//! How people have turned the camera, and how far they may.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::view::View;

/// How far a camera may be turned.
#[derive(Debug)]
pub(super) struct Reach {
    /// The least angle above the table.
    lowest: f32,
    /// The least distance, in parts of the one from which all is seen.
    nearest: f32,
    /// The greatest distance.
    farthest: f32,
    /// How high above the table it stays, in board units.
    height: f32,
}

/// While a match is played, all of it stays in sight.
pub(super) const PLAYING: Reach = Reach { lowest: 0.25, nearest: 0.3, farthest: 1.4, height: 0.0 };

/// Who takes a picture may look a sheep in the eye.
pub(super) const ROAMING: Reach = Reach { lowest: 0.06, nearest: 0.1, farthest: 1.6, height: 1.1 };

/// The greatest angle above the table.
const HIGHEST: f32 = FRAC_PI_2 - 0.02;

/// How people have turned the camera from where it frames the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Turned {
    pub yaw: f32,
    pitch: f32,
    /// The factor on the distance.
    zoom: f32,
    /// How far what it turns about has been dragged along the table.
    pub pan: Vec2,
}

impl Default for Turned {
    fn default() -> Self {
        Turned { yaw: 0.0, pitch: 0.0, zoom: 1.0, pan: Vec2::ZERO }
    }
}

impl Turned {
    /// Turns by so many radians from a camera whose pitch is `home`.
    pub fn turn(&mut self, by: Vec2, home: f32, reach: &Reach) {
        self.yaw -= by.x;
        self.pitch = (home + self.pitch + by.y).clamp(reach.lowest, HIGHEST) - home;
    }

    /// Comes nearer by `steps`, each of which is a tenth.
    pub fn zoom(&mut self, steps: f32, reach: &Reach) {
        self.zoom = (self.zoom * 0.9f32.powf(steps)).clamp(reach.nearest, reach.farthest);
    }

    /// The view that was `home`, turned so, and by `yaw` as well.
    pub fn from(&self, home: View, yaw: f32, reach: &Reach) -> View {
        let distance = home.distance * self.zoom;
        // What is seen beside the middle stays there.
        let aside = home.aside * self.zoom;
        // From near a camera looks down more steeply, or it would be in the hedges.
        let least = (reach.height / aside.y.hypot(distance)).min(1.0).asin() - aside.y.atan2(distance);
        View {
            target: home.target + Vec3::new(self.pan.x, 0.0, self.pan.y),
            yaw: home.yaw + yaw + self.yaw,
            pitch: (home.pitch + self.pitch).max(least).min(HIGHEST),
            distance,
            aside,
            ..home
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOME: View = View {
        target: Vec3::ZERO,
        yaw: 0.0,
        pitch: 0.9,
        distance: 20.0,
        aside: Vec2::new(1.0, -2.5),
        field: 0.5,
    };

    #[test]
    fn no_camera_comes_under_the_table_or_into_what_stands_on_it() {
        for (reach, lowest) in [(&PLAYING, 0.25), (&ROAMING, 0.06)] {
            let mut turned = Turned::default();
            turned.turn(Vec2::new(0.0, -9.0), HOME.pitch, reach);
            assert!(turned.from(HOME, 0.0, reach).pitch >= lowest - 1e-5);
            assert!(turned.from(HOME, 0.0, reach).pose().translation.y >= reach.height - 1e-4);
            turned.zoom(99.0, reach);
            let view = turned.from(HOME, 0.0, reach);
            assert!((view.distance - 20.0 * reach.nearest).abs() < 1e-4);
            assert!(view.pose().translation.y >= reach.height - 1e-4, "{view:?}");
            turned.zoom(-99.0, reach);
            assert!((turned.from(HOME, 0.0, reach).distance - 20.0 * reach.farthest).abs() < 1e-4);
            turned.turn(Vec2::new(0.0, 9.0), HOME.pitch, reach);
            assert!(turned.from(HOME, 0.0, reach).pitch < FRAC_PI_2);
        }
    }
}
