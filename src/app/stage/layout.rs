//! How each board and its things are drawn: models, scales, heights, places.
//!
//! The figures come from `assets/source/LAYOUT.md`. Axes are Bevy's: y is up,
//! the player sits at +z, and a board's (x, y) is (x, height, −y).

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;

use crate::app::table::Stands;
use crate::rules::{Board, SpotInfo, SpotKind};

/// How a board is drawn.
#[derive(Debug)]
pub struct BoardModel {
    /// [`Board::name`].
    pub name: &'static str,
    /// Its model.
    pub model: &'static str,
    /// Its things.
    pub pieces: &'static [PieceModel],
    /// Where the camera's eye is before anybody turns it.
    pub eye: Vec3,
    /// What the camera looks at.
    pub target: Vec3,
    /// The vertical field of view, in degrees.
    pub field_of_view: f32,
    /// How far to each side of the target the picture must reach: with the
    /// reserves where the window is wide, without them where it is tall.
    pub half_width: [f32; 2],
    /// The distance up to which shadows are drawn.
    pub shadow_distance: f32,
    /// The radius of the circle within which a field is touched.
    pub field_radius: f32,
    /// The same for a passage.
    pub passage_radius: f32,
    /// The height at which fields and passages are marked.
    pub mark_height: [f32; 2],
}

/// How a kind of thing is drawn.
#[derive(Debug)]
pub struct PieceModel {
    /// [`KindInfo::name`](crate::rules::KindInfo::name).
    pub kind: &'static str,
    /// Its model.
    pub model: &'static str,
    /// Its scale.
    pub scale: f32,
    /// The height it stands at.
    pub height: f32,
    /// Faces the player, a little to one side or the other by its spot, instead
    /// of lying across its spot.
    pub faces_player: bool,
    /// What a pointer hits: an upright capsule of this radius and height.
    pub volume: [f32; 2],
}

const BOARDS: &[BoardModel] = &[BoardModel {
    name: "enclos",
    model: "enclos_board",
    pieces: &[
        PieceModel {
            kind: "sheep_white",
            model: "sheep_white",
            scale: 1.3,
            height: 0.155,
            faces_player: true,
            volume: [0.5, 1.0],
        },
        PieceModel {
            kind: "sheep_black",
            model: "sheep_black",
            scale: 1.3,
            height: 0.155,
            faces_player: true,
            volume: [0.5, 1.0],
        },
        PieceModel {
            kind: "fence",
            model: "enclos_fence",
            scale: 1.0,
            height: 0.085,
            faces_player: false,
            volume: [0.25, 0.5],
        },
    ],
    eye: Vec3::new(0.0, 25.35, 18.25),
    target: Vec3::new(0.0, 0.0, 0.5),
    field_of_view: 33.0,
    half_width: [12.6, 9.2],
    shadow_distance: 60.0,
    field_radius: 0.93,
    passage_radius: 0.62,
    mark_height: [0.19, 0.13],
}];

/// The models that do not belong to one board.
pub const TABLE: &str = "table";

/// How the board called `name` is drawn.
pub fn board_model(name: &str) -> Option<&'static BoardModel> {
    BOARDS.iter().find(|model| model.name == name)
}

/// The names of all models, each once.
pub fn models() -> impl Iterator<Item = &'static str> {
    let of_boards = BOARDS
        .iter()
        .flat_map(|board| std::iter::once(board.model).chain(board.pieces.iter().map(|piece| piece.model)));
    of_boards.chain([TABLE])
}

/// The point of the table over which a spot lies, at `height`.
pub fn point(info: &SpotInfo, height: f32) -> Vec3 {
    Vec3::new(info.place[0], height, -info.place[1])
}

impl BoardModel {
    /// How `kind` of `board` is drawn.
    pub fn piece(&self, board: &Board, kind: crate::rules::Kind) -> Option<&'static PieceModel> {
        let name = board.kinds.get(usize::from(kind.0))?.name;
        self.pieces.iter().find(|piece| piece.kind == name)
    }

    /// The height at which spots of this kind are marked.
    pub fn height_of(&self, kind: SpotKind) -> f32 {
        self.mark_height[usize::from(kind == SpotKind::Passage)]
    }

    /// The radius of the circle within which spots of this kind are touched.
    pub fn radius_of(&self, kind: SpotKind) -> f32 {
        if kind == SpotKind::Passage { self.passage_radius } else { self.field_radius }
    }

    /// Where a thing rests: it depends on nothing but its kind and where it
    /// stands, so that going back and forth leaves no trace.
    pub fn pose(&self, piece: &PieceModel, info: &SpotInfo, stands: Stands) -> Transform {
        let scale = Vec3::splat(piece.scale);
        if info.kind == SpotKind::Reserve {
            return pile(point(info, 0.0), stands.berth).with_scale(scale);
        }
        let yaw = if piece.faces_player {
            PI + 0.75 * jitter(u32::from(stands.spot.0))
        } else {
            (info.angle + 90.0).to_radians()
        };
        Transform::from_translation(point(info, piece.height))
            .with_rotation(Quat::from_rotation_y(yaw))
            .with_scale(scale)
    }
}

/// The place of the thing `berth` among things that lie flat in piles, three
/// piles to a row, layer upon layer.
fn pile(origin: Vec3, berth: usize) -> Transform {
    const ROWS: usize = 6;
    const COLUMNS: usize = 3;
    const SIZE: Vec3 = Vec3::new(1.06, 0.19, 0.70);
    let (layer, pile) = (berth / (ROWS * COLUMNS), berth % (ROWS * COLUMNS));
    let (row, column) = (pile / COLUMNS, pile % COLUMNS);
    let across = (column as f32 - (COLUMNS - 1) as f32 / 2.0) * SIZE.x;
    let along = (row as f32 - (ROWS - 1) as f32 / 2.0) * SIZE.z;
    let askew = 0.07 * jitter(berth as u32 + 1000);
    Transform::from_translation(origin + Vec3::new(across, (layer as f32 + 0.5) * SIZE.y, along))
        .with_rotation(Quat::from_rotation_y(askew) * Quat::from_rotation_x(-FRAC_PI_2))
        .mul_transform(Transform::from_xyz(0.0, -0.28, 0.0))
}

/// A number between −1 and 1 that looks random but belongs to `seed` for ever.
fn jitter(seed: u32) -> f32 {
    let mixed = (seed ^ 0x9e37).wrapping_mul(0x85eb_ca6b).rotate_left(13).wrapping_mul(0xc2b2_ae35);
    (mixed >> 8) as f32 / (1u32 << 23) as f32 - 1.0
}
