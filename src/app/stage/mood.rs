//! Moods: the same table on another day. All that differs is figures.

use bevy::prelude::*;

use super::environment::Lobe;
use super::scenery;

/// The hour and the season of the light.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mood {
    /// A sunny afternoon.
    #[default]
    Day,
    /// The sun is about to set.
    Dusk,
    /// Snow lies outside the window.
    Winter,
}

/// What a mood is made of. Light is told in parts of what the picture shows as white.
pub(super) struct Air {
    /// Where the sun stands, as seen from the middle of the board.
    pub sun: Vec3,
    /// Its colour, sRGB.
    pub sunlight: [f32; 3],
    /// How bright it is.
    pub sunshine: f32,
    /// What comes from all around.
    pub around: &'static [Lobe],
    /// What lies beyond the table, from straight below to straight above: the
    /// sine of the height over the horizon, and the colour there, linear.
    pub backdrop: &'static [(f32, [f32; 3])],
    /// What the table's own colours are multiplied by, linear.
    pub table: [f32; 3],
}

const fn lobe(towards: [f32; 3], sharpness: f32, light: [f32; 3]) -> Lobe {
    Lobe { towards: Vec3::from_array(towards), sharpness, light }
}

const DAY: Air = Air {
    sun: Vec3::new(-6.0, 9.0, 5.0),
    sunlight: [1.0, 0.92, 0.80],
    sunshine: 5.0,
    around: &[
        lobe([0.0, 1.0, 0.0], 0.0, [0.21, 0.20, 0.19]),
        lobe([0.0, 1.0, 0.0], 1.6, [0.30, 0.35, 0.44]),
        // The window through which the sun comes, and a paler one across the room.
        lobe([-6.0, 8.0, 5.0], 14.0, [2.6, 2.3, 1.8]),
        lobe([6.0, 4.0, -5.0], 9.0, [0.45, 0.56, 0.78]),
        // The table throws back what falls upon it.
        lobe([0.0, -1.0, 0.0], 1.6, [0.28, 0.20, 0.13]),
    ],
    backdrop: &[
        (-1.0, [0.030, 0.016, 0.009]),
        (-0.55, [0.052, 0.027, 0.014]),
        (-0.18, [0.150, 0.080, 0.040]),
        (0.05, [0.420, 0.270, 0.150]),
        (0.35, [0.560, 0.430, 0.300]),
        (1.0, [0.300, 0.280, 0.280]),
    ],
    table: [1.0, 1.0, 1.0],
};

const DUSK: Air = Air {
    sun: Vec3::new(-8.0, 5.6, 3.2),
    sunlight: [1.0, 0.84, 0.63],
    sunshine: 4.9,
    around: &[
        lobe([0.0, 1.0, 0.0], 0.0, [0.22, 0.20, 0.23]),
        lobe([0.0, 1.0, 0.0], 1.4, [0.26, 0.26, 0.44]),
        lobe([-8.0, 4.0, 3.2], 7.0, [2.0, 1.25, 0.65]),
        lobe([6.0, 3.0, -5.0], 8.0, [0.36, 0.34, 0.74]),
        lobe([0.0, -1.0, 0.0], 1.6, [0.20, 0.12, 0.10]),
    ],
    backdrop: &[
        (-1.0, [0.014, 0.009, 0.016]),
        (-0.55, [0.030, 0.015, 0.026]),
        (-0.18, [0.120, 0.050, 0.060]),
        (0.03, [0.560, 0.230, 0.110]),
        (0.30, [0.260, 0.140, 0.210]),
        (1.0, [0.050, 0.050, 0.130]),
    ],
    table: [0.92, 0.99, 1.10],
};

const WINTER: Air = Air {
    sun: Vec3::new(-5.0, 8.0, 6.5),
    sunlight: [0.97, 0.97, 1.0],
    sunshine: 3.5,
    around: &[
        lobe([0.0, 1.0, 0.0], 0.0, [0.20, 0.22, 0.25]),
        lobe([0.0, 1.0, 0.0], 1.4, [0.30, 0.38, 0.50]),
        lobe([-5.0, 7.0, 6.5], 9.0, [1.8, 1.9, 2.1]),
        lobe([6.0, 3.0, -5.0], 6.0, [0.55, 0.70, 0.95]),
        lobe([0.0, -1.0, 0.0], 1.6, [0.16, 0.17, 0.19]),
    ],
    backdrop: &[
        (-1.0, [0.045, 0.055, 0.075]),
        (-0.55, [0.085, 0.105, 0.140]),
        (-0.18, [0.240, 0.290, 0.360]),
        (0.05, [0.620, 0.700, 0.800]),
        (0.35, [0.560, 0.660, 0.800]),
        (1.0, [0.300, 0.400, 0.560]),
    ],
    table: [0.86, 0.94, 1.04],
};

impl Mood {
    /// All of them.
    pub const ALL: [Mood; 3] = [Mood::Day, Mood::Dusk, Mood::Winter];

    /// What it is made of.
    pub(super) fn air(self) -> &'static Air {
        match self {
            Mood::Day => &DAY,
            Mood::Dusk => &DUSK,
            Mood::Winter => &WINTER,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Mood>();
    app.add_systems(Update, scenery::tint.run_if(resource_changed::<Mood>));
}
