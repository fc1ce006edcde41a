//! How things that live leap, carry themselves and idle: figures only.

use bevy::prelude::*;

use super::habit::{Course, Habit};
use crate::rules::Tint;

/// What a thing has that lives.
#[derive(Debug, PartialEq)]
pub struct Life {
    /// How it leaps.
    pub leap: Leap,
    /// How the parts of its model lie in the air, at the top of a leap.
    pub flight: &'static [Bend],
    /// How they lie while it stands on a spot with a tint.
    pub moods: &'static [(Tint, &'static [Bend])],
    /// What it does while nothing happens.
    pub habits: &'static [Habit],
}

impl Life {
    /// How the parts lie under a tint: as they were made where none is known.
    pub fn mood(&self, tint: Tint) -> Option<&'static [Bend]> {
        self.moods.iter().find(|(known, _)| *known == tint).map(|(_, bends)| *bends)
    }

    /// All that is ever bent.
    pub fn bends(&self) -> impl Iterator<Item = &'static Bend> {
        let habits = self.habits.iter().flat_map(|habit| habit.bends);
        self.moods.iter().flat_map(|(_, bends)| *bends).chain(self.flight).chain(habits)
    }
}

/// How something leaps.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leap {
    /// How long it takes, in seconds.
    pub duration: f64,
    /// How high it flies.
    pub height: f32,
    /// When it takes off and when it lands, as parts of the whole.
    pub airborne: [f32; 2],
    /// By which part of its height it crouches before.
    pub crouch: f32,
    /// How far its nose goes up at first and down in the end, in radians.
    pub pitch: f32,
}

impl Leap {
    /// A hop: what sheep do, and pawns.
    pub const HOP: Leap =
        Leap { duration: 0.68, height: 0.9, airborne: [0.16, 0.78], crouch: 0.10, pitch: 0.0 };
}

/// How a part of a model is turned about its joint and shifted.
#[derive(Debug, PartialEq)]
pub struct Bend {
    /// The part.
    pub part: &'static str,
    /// How far its front goes up, or what hangs from it forward, in radians.
    pub pitch: f32,
    /// How far its front goes to its left, in radians.
    pub yaw: f32,
    /// How far it is shifted, in the model's own measure.
    pub shift: Vec3,
}

const fn bend(part: &'static str, pitch: f32, y: f32, z: f32) -> Bend {
    Bend { part, pitch, yaw: 0.0, shift: Vec3::new(0.0, y, z) }
}

const fn turn(part: &'static str, yaw: f32) -> Bend {
    Bend { part, pitch: 0.0, yaw, shift: Vec3::ZERO }
}

/// A sheep.
pub const SHEEP: Life = Life {
    leap: Leap::HOP,
    flight: &[bend("head", 0.35, 0.0, 0.0), bend("tail", -0.5, 0.0, 0.0)],
    // It hangs its head.
    moods: &[(Tint::Stuck, &[bend("head", -0.55, -0.10, 0.02)])],
    habits: &[
        // It grazes.
        Habit { bends: &[bend("head", -0.85, -0.20, -0.02)], every: 13.0, lasts: 5.0, course: Course::Stay },
        Habit { bends: &[turn("head", 0.6)], every: 9.0, lasts: 2.4, course: Course::Glance },
        Habit { bends: &[turn("tail", 0.55)], every: 7.0, lasts: 1.1, course: Course::Swing(4.0) },
    ],
};

/// A tiger.
pub const TIGER: Life = Life {
    leap: Leap { duration: 0.95, height: 0.75, airborne: [0.34, 0.76], crouch: 0.26, pitch: 0.42 },
    // Stretched out, its paws before it.
    flight: &[bend("paws", 1.15, 0.03, -0.05), bend("head", 0.20, 0.02, -0.03)],
    moods: &[
        // It crouches, its chest and head low.
        (
            Tint::Cramped,
            &[
                bend("body", -0.20, -0.02, 0.0),
                bend("head", -0.32, -0.15, -0.02),
                bend("paws", 0.75, -0.12, -0.03),
            ],
        ),
        // It lies on its belly, its chin on its paws.
        (
            Tint::Stuck,
            &[
                bend("body", -0.06, -0.16, 0.0),
                bend("head", -0.38, -0.32, -0.03),
                bend("paws", 1.45, -0.20, -0.10),
            ],
        ),
    ],
    habits: &[
        // It breathes.
        Habit {
            bends: &[bend("body", 0.0, 0.014, 0.0), bend("head", 0.02, 0.012, 0.0)],
            every: 2.8,
            lasts: 2.8,
            course: Course::Breath,
        },
        Habit { bends: &[turn("head", 0.5)], every: 7.0, lasts: 2.2, course: Course::Glance },
        // It treads the ground with its paws.
        Habit { bends: &[bend("paws", 0.16, 0.01, 0.0)], every: 8.0, lasts: 2.0, course: Course::Swing(3.0) },
        // It lowers its head to what it smells.
        Habit { bends: &[bend("head", -0.30, -0.07, -0.03)], every: 12.0, lasts: 3.0, course: Course::Stay },
    ],
};
