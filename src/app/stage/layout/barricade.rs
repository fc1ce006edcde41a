//! Barricade: three boards, pawns in six colours, barricades and a die.

use bevy::prelude::*;

use super::{Bearing, Berths, BoardModel, Livery, Matter, Outline, PieceModel, Ring, SpotModel};
use crate::rules::SpotKind;

const LIGHT: [u8; 3] = [0xFF, 0xF1, 0xD6];
const DARK: [u8; 3] = [0x2A, 0x23, 0x20];

/// A pawn; its colours keep apart under any colour blindness, and so do its marks.
pub(super) const fn pawn(
    kind: &'static str,
    body: [u8; 3],
    mark: &'static str,
    mark_colour: [u8; 3],
) -> PieceModel {
    PieceModel {
        kind,
        model: "pawn",
        livery: Some(Livery { body, mark_colour, mark }),
        scale: 1.0,
        lift: 0.0,
        bearing: Bearing::Upright,
        matter: Matter::Pawn,
        volume: [0.32, 0.90],
        top: 0.86,
    }
}

pub(super) const BARRICADE: PieceModel = PieceModel {
    kind: "barricade",
    model: "barricade",
    livery: None,
    scale: 1.0,
    lift: 0.0,
    bearing: Bearing::Anyhow,
    matter: Matter::Block,
    volume: [0.40, 0.80],
    top: 0.34,
};

pub(super) const DIE: PieceModel = PieceModel {
    kind: "die",
    model: "die",
    livery: None,
    scale: 1.7,
    lift: 0.35 * 1.7,
    bearing: Bearing::Die,
    matter: Matter::Die,
    volume: [0.75, 1.5],
    top: 1.2,
};

pub(super) const PIECES: &[PieceModel] = &[
    pawn("pawn_red", [0xB3, 0x20, 0x2C], "mark_dot", LIGHT),
    pawn("pawn_green", [0x1D, 0xA8, 0x8C], "mark_triangle", LIGHT),
    pawn("pawn_yellow", [0xF6, 0xDE, 0x2A], "mark_square", DARK),
    pawn("pawn_blue", [0x3D, 0x52, 0xBD], "mark_ring", LIGHT),
    pawn("pawn_black", [0x2E, 0x2A, 0x30], "mark_star", LIGHT),
    pawn("pawn_orange", [0xE8, 0x93, 0x4A], "mark_cross", DARK),
    BARRICADE,
    DIE,
];

/// Houses of `house`, half as wide and as deep as the rows of their places; a die at `die` above the table.
const fn spots(house: Vec2, die: f32) -> [SpotModel; 3] {
    [
        SpotModel {
            kind: SpotKind::Field,
            height: 0.375,
            floor: 0.30,
            scale: 1.0,
            outline: Outline::circle(0.48),
            radius: 0.5,
            berths: Berths::Alone,
        },
        SpotModel {
            kind: SpotKind::Reserve,
            height: 0.375,
            floor: 0.245,
            scale: 1.0,
            outline: Outline { half: house, ..Outline::circle(0.62) },
            radius: 0.62,
            berths: Berths::Given,
        },
        SpotModel {
            kind: SpotKind::Die,
            height: die + 0.03,
            floor: die,
            scale: 1.0,
            outline: Outline::circle(1.15),
            radius: 1.15,
            berths: Berths::Alone,
        },
    ]
}

/// Where pawns wait in two rows, and the die is thrown on the board itself.
pub(super) const SPOTS: &[SpotModel] = &spots(Vec2::new(1.0, 0.45), 0.35);

/// Where pawns wait in a single row, and the die is thrown beside the round board.
const ROUND_SPOTS: &[SpotModel] = &spots(Vec2::new(1.9, 0.0), 0.0);

/// A hundred fields in one picture: a long lens from above keeps those at the
/// far edge as far apart as may be.
const fn board(
    name: &'static str,
    scenery: &'static [(&'static str, Vec3)],
    spots: &'static [SpotModel],
) -> BoardModel {
    BoardModel {
        name,
        scenery,
        table_scale: 1.25,
        pieces: PIECES,
        spots,
        ring: None,
        rim: 1.2,
        pitch: 60.0,
        field_of_view: 20.0,
    }
}

pub(super) const CLASSIC: BoardModel =
    board("barricade_classic", &[("barricade_classic", Vec3::ZERO)], SPOTS);
pub(super) const SAINT_MARCOISE_4: BoardModel =
    board("saint_marcoise_4", &[("saint_marcoise_4", Vec3::ZERO)], ROUND_SPOTS);
pub(super) const SAINT_MARCOISE_6: BoardModel = BoardModel {
    // The gate: one field, drawn as a ring that six ways and the purple circuit meet.
    ring: Some(Ring { spot: "90", radius: 4.34 }),
    ..board("saint_marcoise_6", &[("saint_marcoise_6", Vec3::ZERO)], ROUND_SPOTS)
};
