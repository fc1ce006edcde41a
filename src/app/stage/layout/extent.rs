//! What of a board has to be seen.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::{Berths, BoardModel, point};
use crate::rules::{Board, SpotInfo, SpotKind};

/// How far what a reserve or a tray is made of reaches beyond those who wait there.
const WALL: f32 = 0.3;

impl BoardModel {
    /// The points of `board` that have to be in the picture: its fields with
    /// the rim round them and whoever stands there, the die, and, where there
    /// is room for them, the reserves and trays `beside` the board.
    pub fn extent(&self, board: &Board, beside: bool) -> Vec<Vec3> {
        let (mut points, head) = (Vec::new(), self.tallest() * Vec3::Y);
        for (_, info) in board.iter() {
            let spot = self.spot(info.kind);
            match (info.kind, spot.berths) {
                // What stands on the board in places of its own is a part of it.
                (_, Berths::Given) => {
                    for &[x, y] in &info.berths {
                        points.extend(around(Vec3::new(x, 0.0, -y), self.rim));
                        points.push(Vec3::new(x, spot.floor, -y) + head);
                    }
                }
                (SpotKind::Field | SpotKind::Passage, _) => {
                    points.extend(around(point(info, 0.0), self.rim));
                    points.push(point(info, spot.floor) + head);
                }
                (SpotKind::Die, _) => points.extend(around(point(info, spot.floor), spot.outline.size)),
                (SpotKind::Reserve | SpotKind::Tray, _) => {
                    let half = spot.outline.half + spot.outline.size + WALL;
                    let corners = [[-1.0, -1.0], [-1.0, 1.0], [1.0, -1.0], [1.0, 1.0]];
                    let corner = |side| point(info, 0.0) + (half * Vec2::from(side)).extend(0.0).xzy();
                    points.extend(corners.into_iter().filter(|_| beside).map(corner));
                }
            }
        }
        points
    }

    /// Whether a point is on `board` or just beside it.
    pub fn reaches(&self, board: &Board, at: Vec3) -> bool {
        let far = |info: &SpotInfo| point(info, 0.0).xz().length();
        let farthest = board.iter().map(|(_, info)| far(info)).fold(0.0, f32::max);
        at.xz().length() < farthest + self.rim
    }

    /// The height of the tallest of its things.
    fn tallest(&self) -> f32 {
        self.pieces.iter().map(|piece| piece.volume[1]).fold(0.0, f32::max)
    }
}

/// Points all round `middle`, at a distance.
fn around(middle: Vec3, away: f32) -> impl Iterator<Item = Vec3> {
    (0..8).map(move |point| {
        let (sine, cosine) = (TAU * point as f32 / 8.0).sin_cos();
        middle + away * Vec3::new(cosine, 0.0, sine)
    })
}
