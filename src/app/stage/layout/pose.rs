//! Where a thing rests: it depends on nothing but its kind and how it stands,
//! so that going back and forth leaves no trace.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;

use super::{Bearing, Berths, BoardModel, point};
use crate::app::table::Stands;
use crate::rules::{Board, Kind, SpotInfo};

impl BoardModel {
    /// Where a thing of `kind` rests that stands like this; `None` for a spot of another board.
    pub fn pose(&self, board: &Board, kind: Kind, stands: Stands) -> Option<Transform> {
        let (piece, info) = (self.piece(board, kind), board.get(stands.spot)?);
        let spot = self.spot(info.kind);
        let scale = Vec3::splat(piece.scale * spot.scale);
        let foot = match spot.berths {
            Berths::Piles => return Some(pile(point(info, spot.floor), stands.berth).with_scale(scale)),
            Berths::Rows(columns, step) => {
                point(info, spot.floor) + in_rows(stands.berth, columns, step, ROWS)
            }
            Berths::Given | Berths::Alone => {
                let [x, y] = info.berths.get(stands.berth).copied().unwrap_or(info.place);
                Vec3::new(x, spot.floor, -y)
            }
        };
        let ground = stands.over.map_or(0.0, |below| self.piece(board, below).top);
        let seed = u32::from(stands.spot.0) + 97 * stands.berth as u32;
        let rotation = match piece.bearing {
            Bearing::Alive(_) => Quat::from_rotation_y(PI + sway(spot.berths) * jitter(seed)),
            // Either side in front, so that no two neighbours look the same.
            Bearing::Across => {
                across(info) * Quat::from_rotation_y(if jitter(seed) < 0.0 { PI } else { 0.0 })
            }
            Bearing::Upright => Quat::IDENTITY,
            Bearing::Anyhow => Quat::from_rotation_y(PI * jitter(seed)),
            Bearing::Die => Quat::from_rotation_y(0.4) * face_up(stands.face),
        };
        let at = foot + Vec3::Y * (ground + piece.lift);
        Some(Transform::from_translation(at).with_rotation(rotation).with_scale(scale))
    }
}

/// How far things that live look aside, in radians: less where they stand close.
fn sway(berths: Berths) -> f32 {
    if matches!(berths, Berths::Rows(..)) { 0.26 } else { 0.75 }
}

/// How many rows there are where things stand in rows.
const ROWS: usize = 5;

/// The place of the thing `berth` among things that stand in rows, the front row first.
fn in_rows(berth: usize, columns: usize, step: Vec2, rows: usize) -> Vec3 {
    let (row, column) = (berth / columns, berth % columns);
    let from_middle = |at: usize, count: usize| at as f32 - (count - 1) as f32 / 2.0;
    Vec3::new(from_middle(column, columns) * step.x, 0.0, -from_middle(row, rows) * step.y)
}

/// What lies across its spot turns its back on the way that crosses it.
fn across(info: &SpotInfo) -> Quat {
    Quat::from_rotation_y((info.angle + 90.0).to_radians())
}

/// Turns a die so that `face` lies on top; one that was never thrown shows its one.
pub fn face_up(face: u8) -> Quat {
    match face {
        2 => Quat::from_rotation_x(FRAC_PI_2),
        3 => Quat::from_rotation_z(FRAC_PI_2),
        4 => Quat::from_rotation_z(-FRAC_PI_2),
        5 => Quat::from_rotation_x(-FRAC_PI_2),
        6 => Quat::from_rotation_x(PI),
        _ => Quat::IDENTITY,
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Which way each face looks in the model: one up, six down, five towards
    /// the player, two away, three right, four left.
    #[test]
    fn a_die_shows_the_face_it_is_asked_for() {
        let faces =
            [(1, Vec3::Y), (6, Vec3::NEG_Y), (5, Vec3::Z), (2, Vec3::NEG_Z), (3, Vec3::X), (4, Vec3::NEG_X)];
        for (face, looks) in faces {
            assert!((face_up(face) * looks).distance(Vec3::Y) < 1e-5, "{face}");
        }
    }

    #[test]
    fn rows_fill_from_the_front_on_the_left() {
        let at = |berth| in_rows(berth, 4, Vec2::new(0.58, 1.06), ROWS);
        assert!(at(0).distance(Vec3::new(-0.87, 0.0, 2.12)) < 1e-5);
        assert!(at(3).distance(Vec3::new(0.87, 0.0, 2.12)) < 1e-5);
        assert!(at(19).distance(Vec3::new(0.87, 0.0, -2.12)) < 1e-5);
    }
}
