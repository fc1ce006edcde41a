//! L'Enclos: a meadow of 37 hexagons, and the stack of fences beside it.

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;

use super::life::SHEEP as LIVELY;
use super::{Bearing, Berths, BoardModel, Matter, Outline, PieceModel, SpotModel};
use crate::rules::SpotKind;

const SHEEP: PieceModel = PieceModel {
    kind: "sheep_white",
    model: "sheep_white",
    livery: None,
    scale: 1.3,
    lift: 0.0,
    bearing: Bearing::Alive(&LIVELY),
    matter: Matter::Sheep,
    volume: [0.5, 1.0],
    top: 1.0,
};

pub(super) const BOARD: BoardModel = BoardModel {
    name: "enclos",
    scenery: &[("enclos_board", Vec3::ZERO)],
    table_scale: 1.0,
    pieces: &[
        SHEEP,
        PieceModel { kind: "sheep_black", model: "sheep_black", ..SHEEP },
        PieceModel {
            kind: "fence",
            model: "enclos_fence",
            livery: None,
            scale: 1.0,
            lift: 0.0,
            bearing: Bearing::Across,
            matter: Matter::Fence,
            volume: [0.25, 0.5],
            top: 0.56,
        },
    ],
    spots: &[
        SpotModel {
            kind: SpotKind::Field,
            height: 0.19,
            floor: 0.155,
            scale: 1.0,
            outline: Outline { corners: 6, turn: 0.0, size: 0.86, half: Vec2::ZERO },
            radius: 0.93,
            berths: Berths::Alone,
        },
        SpotModel {
            kind: SpotKind::Passage,
            height: 0.13,
            floor: 0.085,
            scale: 1.0,
            outline: Outline { corners: 4, turn: FRAC_PI_4, size: 0.62, half: Vec2::ZERO },
            radius: 0.62,
            berths: Berths::Alone,
        },
        SpotModel {
            kind: SpotKind::Reserve,
            height: 0.05,
            floor: 0.0,
            scale: 1.0,
            outline: Outline::circle(2.0),
            radius: 2.0,
            berths: Berths::Piles,
        },
    ],
    ring: None,
    rim: 1.5,
    pitch: 55.0,
    field_of_view: 30.0,
};
