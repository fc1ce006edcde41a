//! Any other board: its spots drawn plainly, its things like pawns and
//! barricades. So a new game can be played before anybody has made its models.

use bevy::prelude::*;

use super::barricade::{BARRICADE, PIECES, SPOTS};
use super::{Berths, BoardModel, PieceModel, SpotModel};
use crate::rules::{Seat, SpotKind};

/// For boards that reach up to six units from the middle.
pub(super) const BOARD: BoardModel = BoardModel {
    name: "",
    scenery: &[],
    table_scale: 1.0,
    pieces: &[],
    spots: &[],
    ring: None,
    eye: Vec3::new(0.0, 18.0, 12.0),
    target: Vec3::ZERO,
    field_of_view: 34.0,
    half_width: [7.0, 7.0],
    half_height: None,
    shadow_distance: 40.0,
};

/// A pawn in the colour of the owner's seat; a barricade where nobody owns it.
pub(super) fn piece(owner: Option<Seat>) -> &'static PieceModel {
    const NOBODYS: &PieceModel = &BARRICADE;
    owner.and_then(|seat| PIECES.get(seat.index())).unwrap_or(NOBODYS)
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
    const BESIDE: &SpotModel =
        &SpotModel { kind: SpotKind::Reserve, berths: Berths::Rows(4, Vec2::new(0.8, 0.8)), ..FIELD };
    match kind {
        SpotKind::Reserve | SpotKind::Tray => BESIDE,
        SpotKind::Field | SpotKind::Passage | SpotKind::Die => const { &FIELD },
    }
}
