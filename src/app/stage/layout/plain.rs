//! Any other board: its spots drawn plainly, its things like pawns and
//! barricades. So a new game can be played before anybody has made its models.

use bevy::prelude::*;

use super::barricade::{BARRICADE, DIE, PIECES, SPOTS};
use super::{Berths, BoardModel, Outline, PieceModel, SpotModel};
use crate::rules::{KindInfo, SpotKind};

pub(super) const BOARD: BoardModel = BoardModel {
    name: "",
    scenery: &[],
    table_scale: 1.0,
    pieces: &[],
    spots: &[],
    ring: None,
    rim: 1.0,
    pitch: 56.0,
    field_of_view: 34.0,
};

/// A pawn in the colour of its owner's seat; what nobody owns is a die, if it is called so, or a barricade.
pub(super) fn piece(kind: Option<&KindInfo>) -> &'static PieceModel {
    const NOBODYS: &PieceModel = &BARRICADE;
    const THROWN: &PieceModel = &DIE;
    match kind {
        Some(KindInfo { owner: Some(seat), .. }) => PIECES.get(seat.index()).unwrap_or(NOBODYS),
        Some(KindInfo { name, .. }) if *name == THROWN.kind => THROWN,
        _ => NOBODYS,
    }
}

/// Spots like those of Barricade.
pub(super) fn spot(kind: SpotKind) -> &'static SpotModel {
    const FIELD: SpotModel = SpotModel {
        height: 0.03,
        floor: 0.0,
        kind: SpotKind::Field,
        scale: 1.0,
        outline: SPOTS[0].outline,
        radius: 0.5,
        berths: Berths::Alone,
    };
    // Room for four columns and five rows.
    const BESIDE: &SpotModel = &SpotModel {
        kind: SpotKind::Reserve,
        outline: Outline { corners: 24, turn: 0.0, size: 0.4, half: Vec2::new(1.2, 1.6) },
        radius: 0.4,
        berths: Berths::Rows(4, Vec2::new(0.8, 0.8)),
        ..FIELD
    };
    match kind {
        SpotKind::Reserve | SpotKind::Tray => BESIDE,
        SpotKind::Field | SpotKind::Passage | SpotKind::Die => const { &FIELD },
    }
}
