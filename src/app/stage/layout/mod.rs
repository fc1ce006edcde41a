//! How each board and its things are drawn: models, scales, heights, places.
//!
//! A file for each board holds its figures, which come from
//! `assets/source/LAYOUT.md`. Axes are Bevy's: y is up, the player sits at +z,
//! and a board's (x, y) is (x, height, −y).

mod barricade;
mod enclos;
mod extent;
mod habit;
mod life;
mod plain;
mod pose;
mod route;
mod tigers;

use bevy::prelude::*;

#[cfg(test)]
pub use life::TIGER;
pub use life::{Bend, Leap, Life};

use crate::rules::{Board, Kind, SpotInfo, SpotKind};

/// How a board is drawn.
#[derive(Debug)]
pub struct BoardModel {
    /// [`Board::name`].
    pub name: &'static str,
    /// The models it is made of, and where they lie.
    pub scenery: &'static [(&'static str, Vec3)],
    /// How large the table is beneath it, beside the table's own model.
    pub table_scale: f32,
    /// Its things.
    pub pieces: &'static [PieceModel],
    /// Its spots, by their role.
    pub spots: &'static [SpotModel],
    /// A spot that is drawn as a ring about the middle of the board.
    pub ring: Option<Ring>,
    /// How far it reaches beyond its outermost fields.
    pub rim: f32,
    /// How steeply the camera looks down on it before anybody turns it, in degrees.
    pub pitch: f32,
    /// The vertical field of view, in degrees.
    pub field_of_view: f32,
}

/// How spots of a role are marked and touched, and how things stand there.
#[derive(Debug)]
pub struct SpotModel {
    /// The role.
    pub kind: SpotKind,
    /// The height at which they are marked.
    pub height: f32,
    /// The height at which things stand there.
    pub floor: f32,
    /// How large things are there, beside their own scale.
    pub scale: f32,
    /// The signs' outline.
    pub outline: Outline,
    /// How far from its outline's middle part a spot is touched.
    pub radius: f32,
    /// How things share a spot.
    pub berths: Berths,
}

/// The outline of the signs on a spot: a regular polygon whose middle is drawn
/// out into a rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outline {
    /// How many corners the polygon has: a multiple of four where it is drawn out.
    pub corners: usize,
    /// How far it is turned, in radians.
    pub turn: f32,
    /// The distance of its corners from the middle part.
    pub size: f32,
    /// Half the sides of the middle part.
    pub half: Vec2,
}

impl Outline {
    /// A circle, as far as an eye can tell.
    pub const fn circle(size: f32) -> Self {
        Outline { corners: 24, turn: 0.0, size, half: Vec2::ZERO }
    }
}

/// A ring about the middle of the board that is one spot: ways meet it all
/// round, and what stands on it stands at the spot's place.
#[derive(Clone, Copy, Debug)]
pub struct Ring {
    /// The spot's name.
    pub spot: &'static str,
    /// Its radius.
    pub radius: f32,
}

/// How things share a spot.
#[derive(Clone, Copy, Debug)]
pub enum Berths {
    /// They do not.
    Alone,
    /// Where the spot itself says ([`SpotInfo::berths`]).
    Given,
    /// In rows of so many columns, from the front on the left; the second
    /// figure is how far columns and rows lie apart.
    Rows(usize, Vec2),
    /// Flat, in piles.
    Piles,
}

/// How a kind of thing is drawn.
#[derive(Debug)]
pub struct PieceModel {
    /// [`KindInfo::name`](crate::rules::KindInfo::name).
    pub kind: &'static str,
    /// Its model.
    pub model: &'static str,
    /// Its colours and its mark, where the model leaves them open.
    pub livery: Option<Livery>,
    /// Its scale.
    pub scale: f32,
    /// How far its model's origin lies above its foot.
    pub lift: f32,
    /// How it stands.
    pub bearing: Bearing,
    /// What it is to the ear.
    pub matter: Matter,
    /// What a pointer hits: an upright capsule of this radius and height.
    pub volume: [f32; 2],
    /// The height at which something stands that stands upon it.
    pub top: f32,
}

/// What a piece is to the ear: whoever plays sounds knows how each sets off and touches down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Matter {
    /// A sheep.
    Sheep,
    /// A tiger.
    Tiger,
    /// A fence with a post to be driven in.
    Fence,
    /// A light piece of wood.
    Pawn,
    /// A heavy piece of wood.
    Block,
    /// A die.
    Die,
}

/// The colours of a piece, sRGB, and its mark: nobody is told apart by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Livery {
    /// The colour of its body.
    pub body: [u8; 3],
    /// The colour of its mark.
    pub mark_colour: [u8; 3],
    /// The part of the model that is its mark; parts for other marks are not shown.
    pub mark: &'static str,
}

/// What the names of parts begin with that are marks.
pub const MARK: &str = "mark_";

/// How a piece stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bearing {
    /// On its legs: it faces the player, a little to one side or the other by
    /// its spot, and turns to where it goes.
    Alive(&'static Life),
    /// Across its spot.
    Across,
    /// As it was made.
    Upright,
    /// Round, and turned anyhow.
    Anyhow,
    /// A die, which shows a face.
    Die,
}

const BOARDS: &[&BoardModel] = &[
    &enclos::BOARD,
    &tigers::BOARD,
    &barricade::CLASSIC,
    &barricade::SAINT_MARCOISE_4,
    &barricade::SAINT_MARCOISE_6,
];

/// The models that do not belong to one board.
pub const TABLE: &str = "table";

/// How the board called `name` is drawn: plainly where nothing is known of it.
pub fn board_model(name: &str) -> &'static BoardModel {
    BOARDS.iter().find(|model| model.name == name).unwrap_or(&&plain::BOARD)
}

/// Models that are there a second time with about half their triangles, for
/// where several boards are in one picture.
const FAR: &[(&str, &str)] = &[
    ("enclos_board", "enclos_board_far"),
    ("barricade_classic", "barricade_classic_far"),
    ("sheep_white", "sheep_white_far"),
    ("sheep_black", "sheep_black_far"),
    ("tiger", "tiger_far"),
];

/// The model that stands for the one called `name` where it is small.
pub fn from_afar(name: &'static str) -> &'static str {
    FAR.iter().find(|(near, _)| *near == name).map_or(name, |(_, far)| *far)
}

/// Boards that the title does not show, at least not so near. They are the largest files of all, and
/// are read once the title is there; until then something else stands for them.
const LATER: &[&str] = &["barricade_classic", "enclos_board", "saint_marcoise_4", "saint_marcoise_6"];

/// Whether the model called `name` is read only when the title is there.
pub fn is_for_later(name: &str) -> bool {
    LATER.contains(&name)
}

/// The names of all models, each once.
pub fn models() -> impl Iterator<Item = &'static str> {
    let of_boards = BOARDS.iter().flat_map(|board| {
        board.scenery.iter().map(|(model, _)| *model).chain(board.pieces.iter().map(|piece| piece.model))
    });
    let mut all: Vec<_> = of_boards.chain([TABLE]).chain(FAR.iter().map(|(_, far)| *far)).collect();
    all.sort_unstable();
    all.dedup();
    all.into_iter()
}

/// Whether what lives looks like the model called `name`.
pub fn lives(name: &str) -> bool {
    let mut pieces = BOARDS.iter().flat_map(|board| board.pieces);
    pieces.any(|piece| piece.life().is_some() && [piece.model, from_afar(piece.model)].contains(&name))
}

/// All liveries.
pub fn liveries() -> impl Iterator<Item = Livery> {
    let boards = BOARDS.iter().copied().chain([&plain::BOARD]);
    boards.flat_map(|board| board.pieces).filter_map(|piece| piece.livery)
}

/// The colours and the mark of the kind of thing called `name`, where it has such.
pub fn livery(name: &str) -> Option<Livery> {
    let mut pieces = BOARDS.iter().flat_map(|board| board.pieces);
    pieces.find(|piece| piece.kind == name).and_then(|piece| piece.livery)
}

/// The point of the table over which a spot lies, at `height`.
pub fn point(info: &SpotInfo, height: f32) -> Vec3 {
    Vec3::new(info.place[0], height, -info.place[1])
}

impl PieceModel {
    /// Half the sides of the ground that it darkens, where its scale is 1.
    pub fn foot(&self) -> Vec2 {
        let [radius, _] = self.volume;
        let shape = match self.bearing {
            Bearing::Alive(_) => Vec2::new(1.15, 1.45),
            Bearing::Across => Vec2::new(3.4, 1.3),
            Bearing::Upright | Bearing::Anyhow => Vec2::splat(1.5),
            Bearing::Die => Vec2::splat(1.3),
        };
        radius / self.scale * shape
    }

    /// Whether it may lie on any of its sides.
    pub fn tumbles(&self) -> bool {
        self.bearing == Bearing::Die
    }

    /// What it has where it lives.
    pub fn life(&self) -> Option<&'static Life> {
        if let Bearing::Alive(life) = self.bearing { Some(life) } else { None }
    }
}

impl BoardModel {
    /// How `kind` of `board` is drawn; like a pawn or a barricade where nothing is known of it.
    pub fn piece(&self, board: &Board, kind: Kind) -> &'static PieceModel {
        let info = board.kinds.get(usize::from(kind.0));
        let known = info.and_then(|info| self.pieces.iter().find(|piece| piece.kind == info.name));
        known.unwrap_or_else(|| plain::piece(info))
    }

    /// Where the signs of a spot lie.
    pub fn place(&self, info: &SpotInfo) -> Transform {
        Transform::from_translation(point(info, self.spot(info.kind).height))
            .with_rotation(Quat::from_rotation_y(info.angle.to_radians()))
    }

    /// How spots of a role are drawn.
    pub fn spot(&self, kind: SpotKind) -> &'static SpotModel {
        self.spots.iter().find(|spot| spot.kind == kind).unwrap_or_else(|| plain::spot(kind))
    }

    /// Whether spots of a role lie on the board itself, not beside it.
    pub fn carries(&self, kind: SpotKind) -> bool {
        let fields = matches!(kind, SpotKind::Field | SpotKind::Passage);
        fields || matches!(self.spot(kind).berths, Berths::Given)
    }
}
