//! Flat shapes, painted on the board: signs, ways.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// How much of its material's colour a shape has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shade {
    /// All of it.
    Full,
    /// Little: a dark edge, which parts what is light from light ground.
    Dark,
}

/// A mesh in the making. What is painted later covers what was painted before.
#[derive(Default)]
pub(super) struct Paint {
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    colours: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

/// How many corners what is round has.
const ROUND: usize = 16;

/// The corners of a flat circle, anticlockwise as seen from above.
fn round() -> [Vec3; ROUND] {
    std::array::from_fn(|corner| {
        let (sine, cosine) = (TAU * corner as f32 / ROUND as f32).sin_cos();
        Vec3::new(cosine, 0.0, -sine)
    })
}

impl Paint {
    /// Whether nothing has been painted.
    pub fn is_bare(&self) -> bool {
        self.indices.is_empty()
    }

    /// A flat polygon without dents.
    pub fn polygon(&mut self, corners: &[Vec3], shade: Shade) {
        self.face(corners, Vec3::Y, shade);
    }

    /// A polygon without dents, its corners anticlockwise as seen from where `normal` points.
    pub fn face(&mut self, corners: &[Vec3], normal: Vec3, shade: Shade) {
        let first = self.positions.len() as u32;
        self.positions.extend(corners);
        let colour = match shade {
            Shade::Full => [1.0; 4],
            Shade::Dark => [0.10, 0.05, 0.03, 1.0],
        };
        self.colours.resize(self.positions.len(), colour);
        self.normals.resize(self.positions.len(), normal);
        for last in 2..corners.len() as u32 {
            self.indices.extend([first, first + last - 1, first + last]);
        }
    }

    /// A ribbon of some `width` that lies flat along `way`.
    pub fn ribbon(&mut self, way: &[Vec3], width: f32, shade: Shade) {
        for pair in way.windows(2) {
            let along = (pair[1] - pair[0]).xz().normalize_or_zero();
            let aside = Vec3::new(along.y, 0.0, -along.x) * width / 2.0;
            self.polygon(&[pair[0] - aside, pair[1] - aside, pair[1] + aside, pair[0] + aside], shade);
        }
        // Bends are filled.
        for &bend in way.iter().skip(1).take(way.len().saturating_sub(2)) {
            self.disc(bend, width / 2.0, shade);
        }
    }

    /// A flat disc.
    pub fn disc(&mut self, middle: Vec3, radius: f32, shade: Shade) {
        self.polygon(&round().map(|corner| middle + radius * corner), shade);
    }

    /// A block of half the sides `half`, but for its underside.
    pub fn block(&mut self, middle: Vec3, half: Vec3, turned: Quat) {
        for (normal, right) in [
            (Vec3::Y, Vec3::X),
            (Vec3::X, Vec3::NEG_Z),
            (Vec3::NEG_X, Vec3::Z),
            (Vec3::Z, Vec3::X),
            (Vec3::NEG_Z, Vec3::NEG_X),
        ] {
            let up = normal.cross(right);
            let face = [-right - up, right - up, right + up, up - right].map(|aside| normal + aside);
            self.face(&face.map(|at| middle + turned * (at * half)), turned * normal, Shade::Full);
        }
    }

    /// What was painted.
    pub fn mesh(self) -> Mesh {
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_flat_is_seen_from_above() {
        let mut paint = Paint::default();
        paint.disc(Vec3::ZERO, 1.0, Shade::Full);
        paint.ribbon(&[Vec3::ZERO, Vec3::X, Vec3::new(2.0, 0.0, 1.0)], 0.2, Shade::Full);
        let at = |index: &u32| paint.positions[*index as usize];
        for triangle in paint.indices.chunks(3) {
            let [a, b, c] = [&triangle[0], &triangle[1], &triangle[2]].map(at);
            assert!((b - a).cross(c - a).y >= 0.0, "{a} {b} {c}");
        }
    }
}
