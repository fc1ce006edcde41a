//! What people have chosen once for all matches. It is kept as soon as it is
//! chosen, and does something: a setting without effect is none.

mod apply;
mod file;
#[cfg(not(target_arch = "wasm32"))]
mod listed;
mod motion;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

pub use motion::{Motion, SystemMotion};

use super::language::Speech;
use super::stage::{Mood, Tier};
use crate::words::Language;

/// All settings. The file holds each under the name it has here.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Settings {
    /// What the box speaks.
    pub language: Tongue,
    /// How large the panels are, in percent.
    pub scale: Scale,
    /// How fast things move on the board.
    pub animation: Animation,
    /// Whether the camera and the panels jump instead of gliding.
    pub reduced_motion: Motion,
    /// Which moves are shown before they are played.
    pub confirm: Confirm,
    /// How loud things and panels are, in percent.
    pub effects: Loudness,
    /// How loud the cries of the animals are, in percent.
    pub voices: Loudness,
    /// How loud the music is, in percent.
    pub music: Loudness,
    /// Whether the camera turns to the side of whoever is on move.
    pub turn_to_seat: bool,
    /// Whether a throw of the die may be taken back against the computer.
    pub throws_back: bool,
    /// Whether the fields show their names.
    pub coordinates: bool,
    /// Whether the pieces show whose they are by a sign, too.
    pub piece_marks: bool,
    /// The colours of the signs on the board, and of the panels.
    pub colours: Colours,
    /// How good the picture is.
    pub picture: Picture,
    /// The light on the table.
    pub light: Light,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: Tongue::System,
            scale: Scale(100),
            animation: Animation::Normal,
            reduced_motion: Motion::System,
            confirm: Confirm::Unsure,
            effects: Loudness(100),
            voices: Loudness(100),
            music: Loudness(50),
            turn_to_seat: false,
            throws_back: false,
            coordinates: false,
            piece_marks: false,
            colours: Colours::Standard,
            picture: Picture::Device,
            light: Light::Day,
        }
    }
}

/// A language, or that of the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tongue {
    /// That of the system.
    #[serde(rename = "system")]
    System,
    /// English.
    #[serde(rename = "en")]
    English,
    /// French.
    #[serde(rename = "fr")]
    French,
}

impl Tongue {
    /// All of them.
    pub const ALL: [Tongue; 3] = [Tongue::System, Tongue::English, Tongue::French];

    /// The language that it stands for.
    pub fn language(self) -> Language {
        match self {
            Tongue::System => Language::system(),
            Tongue::English => Language::English,
            Tongue::French => Language::French,
        }
    }
}

impl From<Language> for Tongue {
    fn from(language: Language) -> Self {
        match language {
            Language::English => Tongue::English,
            Language::French => Tongue::French,
        }
    }
}

/// How fast things move on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Animation {
    /// They are where they go at once.
    Off,
    /// Twice as fast.
    Fast,
    /// As they are meant to.
    Normal,
    /// Half as fast.
    Slow,
}

impl Animation {
    /// All of them, from quick to slow.
    pub const ALL: [Animation; 4] = [Animation::Off, Animation::Fast, Animation::Normal, Animation::Slow];
}

/// Which moves are shown before they are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Confirm {
    /// None.
    Never,
    /// Those that a finger may not have meant.
    Unsure,
    /// All.
    Always,
}

impl Confirm {
    /// All of them, from quick to careful.
    pub const ALL: [Confirm; 3] = [Confirm::Never, Confirm::Unsure, Confirm::Always];
}

/// The colours of the signs on the board and of the panels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colours {
    /// Warm ones.
    Standard,
    /// Such as differ under any colour blindness.
    ColourBlind,
    /// Bright ones without anything shining through.
    HighContrast,
}

impl Colours {
    /// All of them.
    pub const ALL: [Colours; 3] = [Colours::Standard, Colours::ColourBlind, Colours::HighContrast];
}

/// How good the picture is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Picture {
    /// As good as the device can show it.
    Device,
    /// Quick to draw.
    Low,
    /// With soft edges and a glow.
    Medium,
    /// With all that there is.
    High,
}

impl Picture {
    /// All of them; a browser shows no high one.
    pub const ALL: &[Picture] = if cfg!(target_arch = "wasm32") {
        &[Picture::Device, Picture::Low, Picture::Medium]
    } else {
        &[Picture::Device, Picture::Low, Picture::Medium, Picture::High]
    };

    /// The tier that is wished, if any.
    pub fn tier(self) -> Option<Tier> {
        match self {
            Picture::Device => None,
            Picture::Low => Some(Tier::Low),
            Picture::Medium => Some(Tier::Medium),
            Picture::High => Some(Tier::High),
        }
    }
}

/// The light on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Light {
    /// A sunny afternoon.
    Day,
    /// A sunset.
    Dusk,
    /// A bright day with snow.
    Winter,
}

impl Light {
    /// All of them.
    pub const ALL: [Light; 3] = [Light::Day, Light::Dusk, Light::Winter];

    /// The mood of the stage that it is.
    pub fn mood(self) -> Mood {
        match self {
            Light::Day => Mood::Day,
            Light::Dusk => Mood::Dusk,
            Light::Winter => Mood::Winter,
        }
    }
}

/// A number of percent between two bounds, which a file cannot leave either.
macro_rules! percent {
    ($(#[$about:meta])* $name:ident $least:literal $most:literal) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(try_from = "u32", into = "u32")]
        pub struct $name(u32);

        impl $name {
            /// The least and the most it can be.
            pub const RANGE: std::ops::RangeInclusive<u32> = $least..=$most;

            /// As much of the whole.
            pub fn part(self) -> f32 {
                self.0 as f32 / 100.0
            }
        }

        impl TryFrom<u32> for $name {
            type Error = &'static str;

            fn try_from(percent: u32) -> std::result::Result<Self, Self::Error> {
                if Self::RANGE.contains(&percent) { Ok($name(percent)) } else { Err("out of range") }
            }
        }

        impl From<$name> for u32 {
            fn from(percent: $name) -> u32 {
                percent.0
            }
        }
    };
}

percent! {
    /// How large the panels are.
    Scale 80 200
}

percent! {
    /// How loud sounds are.
    Loudness 0 100
}

impl Settings {
    /// Speaks another language from now on.
    pub fn speak(&mut self, tongue: Tongue, speech: &mut Speech) {
        self.language = tongue;
        if speech.language() != tongue.language() {
            speech.speak(tongue.language());
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>();
    app.add_plugins((file::plugin, motion::plugin, apply::plugin));
}
