//! Whether things may glide: as the system wishes, unless somebody has chosen.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// Whether motions are reduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub enum Motion {
    /// As the system wishes it.
    System,
    /// They are.
    Reduced,
    /// They are not.
    Full,
}

impl Motion {
    /// All of them.
    pub const ALL: [Motion; 3] = [Motion::System, Motion::Reduced, Motion::Full];

    /// Whether motions are reduced where the system wishes this.
    pub fn is_reduced(self, system: SystemMotion) -> bool {
        match self {
            Motion::System => system.reduced,
            Motion::Reduced => true,
            Motion::Full => false,
        }
    }
}

/// How a file says it: the first files knew but yes and no.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Written {
    Chosen(bool),
    Left(Left),
}

/// What leaves it to somebody else.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Left {
    System,
}

impl From<Written> for Motion {
    fn from(written: Written) -> Motion {
        match written {
            Written::Chosen(true) => Motion::Reduced,
            Written::Chosen(false) => Motion::Full,
            Written::Left(Left::System) => Motion::System,
        }
    }
}

impl From<Motion> for Written {
    fn from(motion: Motion) -> Written {
        match motion {
            Motion::System => Written::Left(Left::System),
            Motion::Reduced => Written::Chosen(true),
            Motion::Full => Written::Chosen(false),
        }
    }
}

/// What the system wishes. A browser tells; of other systems each has a way of its
/// own, none of them without a dependency or `unsafe`, and so they wish nothing.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SystemMotion {
    /// Whether motions are to be reduced.
    pub reduced: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SystemMotion>();
}
