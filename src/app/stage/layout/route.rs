//! The way from spot to spot as it is seen on the board.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::{BoardModel, point};
use crate::rules::{Board, Spot};

/// How far apart points on a ring are, in radians.
const STEP: f32 = 0.12;

/// Neighbours that lie farther apart than this are joined by a leap.
const FAR: f32 = 2.0;

impl BoardModel {
    /// The way from `from` to its neighbour `to`, both included, as it is drawn: straight, but
    /// along the ring where one of them is a ring, and in an arc through the air where they lie
    /// far apart.
    pub fn route(&self, board: &Board, from: Spot, to: Spot) -> Vec<Vec3> {
        let centre = |spot: Spot| board.get(spot).map(|info| point(info, self.spot(info.kind).height));
        let (Some(start), Some(end)) = (centre(from), centre(to)) else { return Vec::new() };
        let is_ring = |spot: Spot| self.ring.is_some_and(|ring| board.name(spot) == ring.spot);
        match (is_ring(from), is_ring(to)) {
            (true, false) => {
                let mut back = self.onto_ring(end, start);
                back.reverse();
                back
            }
            (false, true) => self.onto_ring(start, end),
            _ if start.distance(end) > FAR => arc(start, end),
            _ => vec![start, end],
        }
    }

    /// From `start` straight to the ring, and on it round to `end`, which lies there.
    fn onto_ring(&self, start: Vec3, end: Vec3) -> Vec<Vec3> {
        let radius = self.ring.map_or(0.0, |ring| ring.radius);
        let angle = |at: Vec3| at.z.atan2(at.x);
        let (from, to) = (angle(start), angle(end));
        let turn = (to - from + PI).rem_euclid(TAU) - PI;
        let steps = (turn.abs() / STEP).ceil();
        let on_ring = (0..steps as usize).map(|step| {
            let (sine, cosine) = (from + turn * step as f32 / steps).sin_cos();
            Vec3::new(radius * cosine, end.y, radius * sine)
        });
        [start].into_iter().chain(on_ring).chain([end]).collect()
    }
}

/// Through the air from `start` to `end`.
fn arc(start: Vec3, end: Vec3) -> Vec<Vec3> {
    const STEPS: u16 = 16;
    let parts = (0..=STEPS).map(|step| f32::from(step) / f32::from(STEPS));
    parts.map(|part| start.lerp(end, part) + Vec3::Y * 1.4 * (part * PI).sin()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::barricade::{CLASSIC, SAINT_MARCOISE_6};
    use super::*;
    use crate::rules::open;

    /// The ways to the gate end on the near side of its ring and go round it.
    #[test]
    fn a_ring_is_met_where_it_is_nearest() {
        let line = open("barricade", "saint-marcoise-6", None).expect("a match");
        let spot = |name: &str| line.board().find(name).expect("a spot");
        let (gate, spoke) = (spot("90"), spot("87"));
        let way = SAINT_MARCOISE_6.route(line.board(), spoke, gate);
        let radius = SAINT_MARCOISE_6.ring.expect("a ring").radius;
        assert!(way.len() > 10, "the spoke lies across from where pieces stand: {way:?}");
        assert!(way[1].distance(way[0]) < 1.5, "{way:?}");
        assert!(way[1..].iter().all(|at| (at.xz().length() - radius).abs() < 0.02), "{way:?}");
        let mut back = SAINT_MARCOISE_6.route(line.board(), gate, spoke);
        back.reverse();
        assert_eq!(back, way);
    }

    #[test]
    fn other_ways_are_straight() {
        let line = open("barricade", "classic", None).expect("a match");
        let spot = |name: &str| line.board().find(name).expect("a spot");
        assert_eq!(CLASSIC.route(line.board(), spot("95"), spot("96")).len(), 2);
    }
}
