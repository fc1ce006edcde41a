//! The stage: it draws the table, animates pieces and shows what may be
//! touched. It knows boards, things and spots, but no rules.

mod attention;
mod backdrop;
mod camera;
mod cheer;
mod conclusion;
mod contact;
mod dioramas;
mod environment;
mod felt;
mod fit;
mod ghosts;
mod layout;
mod light;
mod liveliness;
mod marks;
mod mipmaps;
mod models;
mod mood;
mod motion;
mod paint;
mod paths;
mod pick;
mod plain_board;
mod posture;
mod quality;
mod reach;
mod scenery;
mod showcase;
mod signs;
mod timeline;
mod view;
mod warm;

use bevy::prelude::*;

pub use attention::TurnToSeat;
pub use camera::{Covered, Glide, Orbit, TableCamera};
pub use conclusion::Concluded;
pub use dioramas::{Diorama, Dioramas, Pointed};
pub use felt::{Felt, Surface};
pub use layout::{BoardModel, Livery, Matter, Outline, SpotModel, board_model, livery};
pub use marks::{Mark, Told};
pub use models::Models;
pub use mood::Mood;
pub use pick::{Aim, Hovered};
pub use posture::Lively;
pub use quality::{Quality, Tier};
pub use scenery::Cloth;
pub use signs::{Palette, with_signs};
pub use timeline::{Landed, Pace, SetOff, Timeline};
pub use warm::{SAMPLES, Sample};

use crate::app::table::Table;
use crate::rules::Spot;

pub(super) fn plugin(app: &mut App) {
    // How all looks: the light on it, and what it is made of.
    app.add_plugins((
        backdrop::plugin,
        contact::plugin,
        environment::plugin,
        felt::plugin,
        light::plugin,
        mood::plugin,
        quality::plugin,
    ));
    // The boards, and what stands on them.
    app.add_plugins((dioramas::plugin, models::plugin, scenery::plugin, showcase::plugin, warm::plugin));
    // What moves.
    app.add_plugins((
        attention::plugin,
        camera::plugin,
        cheer::plugin,
        conclusion::plugin,
        liveliness::plugin,
        posture::plugin,
        timeline::plugin,
    ));
    // What may be touched, and what that would do.
    app.add_plugins((ghosts::plugin, marks::plugin, paths::plugin, pick::plugin, signs::plugin));
}

/// Where a spot of the match's board is in the world.
pub fn spot_point(table: &Table, spot: Spot) -> Option<Vec3> {
    let info = table.board().get(spot)?;
    Some(layout::point(info, model_of(table).spot(info.kind).height))
}

/// A little above the head of whatever stands on a spot of the match's board.
pub fn above_spot(table: &Table, spot: Spot) -> Option<Vec3> {
    let (model, board) = (model_of(table), table.board());
    let here = table.line().standing(table.made()).into_iter().filter(|thing| thing.spot == spot);
    let tallest = here.map(|thing| model.piece(board, thing.kind).volume[1]).fold(0.0, f32::max);
    spot_point(table, spot).map(|point| point + Vec3::Y * (tallest + 0.3))
}

/// How the board of the match is drawn.
pub(crate) fn model_of(table: &Table) -> &'static BoardModel {
    board_model(table.board().name)
}
