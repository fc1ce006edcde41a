//! The way from spot to spot as it is seen on the board.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::{BoardModel, point};
use crate::app::table::Stands;
use crate::rules::{Board, Kind, Spot, SpotKind};

/// How far apart points on a ring are, in radians.
const STEP: f32 = 0.12;

/// Neighbours that lie farther apart than this are joined by a leap.
const FAR: f32 = 4.0;

impl BoardModel {
    /// The way from `from` to its neighbour `to`, both included, as it is drawn: straight, but
    /// along the ring where one of them is a ring, and in an arc through the air where they lie
    /// far apart.
    pub fn route(&self, board: &Board, from: Spot, to: Spot) -> Vec<Vec3> {
        let centre = |spot: Spot| board.get(spot).map(|info| point(info, self.spot(info.kind).height));
        let (Some(start), Some(end)) = (centre(from), centre(to)) else { return Vec::new() };
        match (self.is_ring(board, from), self.is_ring(board, to)) {
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

    /// Where a thing of `kind` treads that goes on its feet from stop to stop: at each of them, and
    /// a few times more where it goes round the ring.
    pub fn treads(&self, board: &Board, kind: Kind, stops: &[Stands]) -> Vec<Transform> {
        /// How many times at most it treads on the ring before it comes to where it goes.
        const ON_RING: usize = 3;
        let mut treads = Vec::new();
        for (number, stands) in stops.iter().enumerate() {
            let Some(pose) = self.pose(board, kind, *stands) else { continue };
            let before = number.checked_sub(1).and_then(|before| stops.get(before));
            let route = before.map_or_else(Vec::new, |before| self.route(board, before.spot, stands.spot));
            if before
                .is_some_and(|before| self.is_ring(board, before.spot) || self.is_ring(board, stands.spot))
            {
                let round = route.get(1..route.len().saturating_sub(1)).unwrap_or_default();
                let apart = round.len().div_ceil(ON_RING).max(1);
                let floor = self.spot(SpotKind::Field).floor;
                let at = round.iter().step_by(apart).map(|at| at.with_y(floor));
                treads.extend(at.map(|at| pose.with_translation(at)));
            }
            treads.push(pose);
        }
        treads
    }

    fn is_ring(&self, board: &Board, spot: Spot) -> bool {
        self.ring.is_some_and(|ring| board.name(spot) == ring.spot)
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
    use super::super::barricade::{CLASSIC, SAINT_MARCOISE_4, SAINT_MARCOISE_6};
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

    /// A pawn hops along the gate's ring, and not over the purple circuit within it.
    #[test]
    fn who_walks_to_the_ring_walks_round_it() {
        let line = open("barricade", "saint-marcoise-6", None).expect("a match");
        let board = line.board();
        let stops = ["87", "90"].map(|name| Stands::alone(board.find(name).expect("a spot")));
        let treads = SAINT_MARCOISE_6.treads(board, Kind(0), &stops);
        assert!((4..=5).contains(&treads.len()), "{treads:?}");
        let pose = |stands: Stands| SAINT_MARCOISE_6.pose(board, Kind(0), stands).expect("a pose");
        assert_eq!((treads[0], treads[treads.len() - 1]), (pose(stops[0]), pose(stops[1])));
        assert!(treads.iter().all(|tread| tread.translation.xz().length() > 4.3), "{treads:?}");
        let straight = ["0", "1", "2"].map(|name| Stands::alone(board.find(name).expect("a spot")));
        assert_eq!(SAINT_MARCOISE_6.treads(board, Kind(0), &straight).len(), 3);
    }

    #[test]
    fn neighbours_are_joined_straight_and_the_passage_through_the_air() {
        let highest = |model: &BoardModel, rules: &str, ends: [&str; 2]| {
            let line = open("barricade", rules, None).expect("a match");
            let [from, to] = ends.map(|name| line.board().find(name).expect("a spot"));
            let way = model.route(line.board(), from, to);
            let top = way.iter().map(|at| at.y).fold(0.0, f32::max);
            (way.len(), top - way[0].y)
        };
        assert_eq!(highest(&CLASSIC, "classic", ["95", "96"]), (2, 0.0));
        // The first row of the largest board has the longest steps.
        assert_eq!(highest(&SAINT_MARCOISE_6, "saint-marcoise-6", ["0", "1"]), (2, 0.0));
        let (points, high) = highest(&SAINT_MARCOISE_4, "saint-marcoise-4", ["80", "81"]);
        assert!(points > 8 && high > 1.0, "{points} {high}");
    }
}
