//! From where the table is looked at, and with what lens.

use bevy::prelude::*;

use super::fit;

/// How the camera looks at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct View {
    /// What it turns about.
    pub target: Vec3,
    /// The angle round the table: 0 is the player's side.
    pub yaw: f32,
    /// The angle above the table.
    pub pitch: f32,
    pub distance: f32,
    /// How far it stands to the right of the line to its target, and above it:
    /// so the target is seen beside the middle of the picture.
    pub aside: Vec2,
    /// The vertical angle that it sees.
    pub field: f32,
}

impl View {
    pub fn pose(&self) -> Transform {
        let around = Quat::from_rotation_y(self.yaw) * Quat::from_rotation_x(-self.pitch);
        let arm = self.aside.extend(self.distance);
        Transform::from_translation(self.target + around * arm).with_rotation(around)
    }

    /// How far what it turns about moves along the table, x and z, when the table is
    /// dragged so far, in parts of the picture's height.
    pub fn along_the_table(&self, drag: Vec2) -> Vec2 {
        /// Seen flatly, far is near: no drag goes farther than this many times its length.
        const FLAT: f32 = 0.3;
        let drag = drag * 2.0 * (self.field / 2.0).tan() * self.distance;
        let way = Vec3::new(-drag.x, 0.0, -drag.y / self.pitch.sin().max(FLAT));
        (Quat::from_rotation_y(self.yaw) * way).xz()
    }

    /// The view a `part` of the way to another.
    pub fn towards(&self, goal: &View, part: f32) -> View {
        View {
            target: self.target.lerp(goal.target, part),
            yaw: self.yaw.lerp(goal.yaw, part),
            pitch: self.pitch.lerp(goal.pitch, part),
            distance: self.distance.lerp(goal.distance, part),
            aside: self.aside.lerp(goal.aside, part),
            field: self.field.lerp(goal.field, part),
        }
    }

    /// How much it differs from another, as it is seen.
    pub fn differs(&self, other: &View) -> f32 {
        self.target.distance(other.target)
            + (self.yaw - other.yaw).abs()
            + (self.pitch - other.pitch).abs()
            + (self.distance - other.distance).abs() / 20.0
            + self.aside.distance(other.aside)
            + (self.field - other.field).abs()
    }

    /// The view of `points` over the board, as large as what panels cover
    /// allows, about `target`, and no nearer than `least`.
    pub fn of(points: &[Vec3], target: Vec3, lens: &Lens, least: f32) -> View {
        let axes = Quat::from_rotation_x(lens.pitch);
        let seen: Vec<Vec3> = points.iter().map(|&point| axes * (point - target)).collect();
        let place = fit::nearest(&seen, lens.slope, &lens.covered, least);
        let (aside, distance) = (place.xy(), place.z);
        View { target, yaw: 0.0, pitch: lens.pitch, distance, aside, field: lens.field }
    }
}

/// How the board is looked at, and what of the picture is free for it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Lens {
    pub pitch: f32,
    pub field: f32,
    /// Half the extent of the picture at a distance of 1.
    pub slope: Vec2,
    pub covered: Vec<Rect>,
}

impl Lens {
    /// A lens that looks down at an angle of `pitch` and sees the vertical
    /// angle `field`, for a window so large, of which so much is covered.
    pub fn new(pitch: f32, field: f32, window: Vec2, covered: &[Rect]) -> Lens {
        let slope = (field / 2.0).tan() * Vec2::new(window.x / window.y, 1.0);
        Lens { pitch, field, slope, covered: covered.to_vec() }
    }
}
