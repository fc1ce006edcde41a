//! Tigers & Sheep: the alquerque board between the sheep's pen and the tray of
//! those that were eaten.

use bevy::prelude::*;

use super::life::{SHEEP, TIGER};
use super::{Bearing, Berths, BoardModel, Matter, Outline, PieceModel, SpotModel};
use crate::rules::SpotKind;

/// How the twenty sheep stand in pen and tray.
const FLOCK: Berths = Berths::Rows(4, Vec2::new(0.58, 1.06));

/// Beside the board sheep are a little smaller: 0.62 instead of 0.70.
const BESIDE: f32 = 0.62 / 0.70;

const PEN: SpotModel = SpotModel {
    kind: SpotKind::Reserve,
    height: 0.12,
    floor: 0.08,
    scale: BESIDE,
    outline: Outline { corners: 24, turn: 0.0, size: 0.55, half: Vec2::new(0.68, 2.18) },
    radius: 0.67,
    berths: FLOCK,
};

pub(super) const BOARD: BoardModel = BoardModel {
    name: "tigers",
    scenery: &[
        ("alquerque", Vec3::ZERO),
        ("pen", Vec3::new(-4.45, 0.0, 0.0)),
        ("tray", Vec3::new(4.45, 0.0, 0.0)),
    ],
    table_scale: 0.6,
    pieces: &[
        PieceModel {
            kind: "sheep_white",
            model: "sheep_white",
            livery: None,
            scale: 0.70,
            lift: 0.0,
            bearing: Bearing::Alive(&SHEEP),
            matter: Matter::Sheep,
            volume: [0.27, 0.54],
            top: 0.54,
        },
        PieceModel {
            kind: "tiger",
            model: "tiger",
            livery: None,
            scale: 0.76,
            lift: 0.0,
            bearing: Bearing::Alive(&TIGER),
            matter: Matter::Tiger,
            volume: [0.30, 0.60],
            top: 0.60,
        },
    ],
    spots: &[
        SpotModel {
            kind: SpotKind::Field,
            height: 0.205,
            floor: 0.15,
            scale: 1.0,
            outline: Outline::circle(0.40),
            radius: 0.42,
            berths: Berths::Alone,
        },
        PEN,
        SpotModel { kind: SpotKind::Tray, floor: 0.07, ..PEN },
    ],
    ring: None,
    rim: 0.82,
    pitch: 55.0,
    field_of_view: 32.0,
};
