//! The signs that spots bear: a shape of its own for each, for colour alone
//! says nothing to some and little to others.

use std::f32::consts::{FRAC_PI_4, PI, TAU};

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::layout::Outline;

/// A sign on a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Sign {
    /// May be touched, and something of the mover's stands here: a ring.
    Ready,
    /// May be touched: a plate.
    Open,
    /// May be touched, but so may much else: a dot.
    Quiet,
    /// May be touched and the pointer is on it: a full plate with a rim.
    Hovered,
    /// Touched: a thick ring.
    Chosen,
    /// Part of the last ply: a broken ring.
    Last,
    /// Touched in vain: a full red plate.
    Refused,
    /// What stands here cannot move: bars all round.
    Stuck,
    /// What stands here can hardly move: the corners of such bars.
    Cramped,
    /// What stands here may be sent home: arrowheads that point at it.
    Threatened,
    /// Shut off from some: a little fence.
    Fold,
    /// Nearest to somebody: a small ring.
    Territory,
    /// Whoever touches it should know what it brings about: a triangle with an
    /// exclamation mark.
    Warned,
}

/// How a sign is lit.
#[derive(Clone, Copy, PartialEq)]
enum Light {
    /// Not at all: it is flat on the ground and reads the same in shade and sun.
    Flat,
    /// As above, and over the others.
    Above,
    /// As what stands on the board.
    Solid,
}

/// The colours of all signs, with their opacity.
const COLOURS: [(Sign, [f32; 4], Light); 13] = [
    (Sign::Ready, [1.0, 0.93, 0.62, 0.9], Light::Flat),
    (Sign::Open, [1.0, 0.93, 0.62, 0.62], Light::Flat),
    (Sign::Quiet, [1.0, 0.96, 0.80, 0.55], Light::Flat),
    (Sign::Hovered, [1.0, 0.90, 0.45, 0.85], Light::Flat),
    (Sign::Chosen, [1.0, 0.78, 0.20, 0.95], Light::Flat),
    (Sign::Last, [0.35, 0.62, 0.95, 0.9], Light::Flat),
    (Sign::Refused, [0.85, 0.20, 0.15, 0.6], Light::Flat),
    (Sign::Stuck, [0.62, 0.07, 0.05, 0.92], Light::Flat),
    (Sign::Cramped, [0.85, 0.36, 0.05, 0.9], Light::Flat),
    (Sign::Threatened, [0.75, 0.10, 0.30, 0.9], Light::Flat),
    (Sign::Fold, [0.95, 0.92, 0.84, 1.0], Light::Solid),
    (Sign::Territory, [1.0, 1.0, 1.0, 0.5], Light::Flat),
    (Sign::Warned, [0.72, 0.05, 0.03, 0.97], Light::Above),
];

/// The meshes and materials of the signs.
#[derive(Resource, Default)]
pub(super) struct Looks {
    /// Made when they are needed first; one serves all boards whose spots have the same outline.
    meshes: Vec<(Outline, Sign, Handle<Mesh>)>,
    materials: HashMap<Sign, Handle<StandardMaterial>>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Looks>();
    app.add_systems(Startup, mix_colours);
}

fn mix_colours(mut looks: ResMut<Looks>, mut materials: ResMut<Assets<StandardMaterial>>) {
    for (sign, [red, green, blue, alpha], light) in COLOURS {
        let base_color = Color::srgba(red, green, blue, alpha);
        let material = if light == Light::Solid {
            StandardMaterial { base_color, perceptual_roughness: 0.6, ..default() }
        } else {
            StandardMaterial {
                base_color,
                unlit: true,
                alpha_mode: AlphaMode::Blend,
                // Above grass and dust, below everything that stands on them.
                depth_bias: if light == Light::Above { 20.0 } else { 10.0 },
                ..default()
            }
        };
        looks.materials.insert(sign, materials.add(material));
    }
}

impl Looks {
    /// What a sign looks like on spots of an outline.
    pub fn look(
        &mut self,
        outline: Outline,
        sign: Sign,
        meshes: &mut Assets<Mesh>,
    ) -> (Mesh3d, MeshMaterial3d<StandardMaterial>) {
        let known = self.meshes.iter().find(|(other, drawn, _)| (*other, *drawn) == (outline, sign));
        let mesh = known.map(|(.., mesh)| mesh.clone()).unwrap_or_else(|| {
            let mesh = meshes.add(shape(sign, outline));
            self.meshes.push((outline, sign, mesh.clone()));
            mesh
        });
        let material = self.materials.get(&sign).cloned().unwrap_or_default();
        (Mesh3d(mesh), MeshMaterial3d(material))
    }
}

/// The shape of a sign on spots of an outline.
fn shape(sign: Sign, outline: Outline) -> Mesh {
    let mut drawing = Drawing::default();
    match sign {
        Sign::Ready => drawing.band(outline, 0.84, 1.0, false),
        Sign::Open | Sign::Refused => drawing.band(outline, 0.0, 0.86, false),
        Sign::Quiet => drawing.band(Outline::circle(0.15), 0.0, 1.0, false),
        Sign::Hovered => drawing.band(outline, 0.0, 1.0, false),
        Sign::Chosen => drawing.band(outline, 0.74, 1.02, false),
        Sign::Last => drawing.band(outline, 0.86, 1.0, true),
        Sign::Stuck => drawing.band(boxed(outline), 0.80, 1.0, false),
        Sign::Cramped => drawing.band(boxed(outline), 0.85, 1.0, true),
        Sign::Threatened => drawing.arrowheads(outline.size),
        Sign::Fold => drawing.fence(outline),
        Sign::Territory => drawing.band(Outline { half: Vec2::ZERO, ..outline }, 0.24, 0.34, false),
        Sign::Warned => drawing.warning(outline.size),
    }
    drawing.mesh()
}

/// The box round an outline: a square round what is as good as a circle.
fn boxed(outline: Outline) -> Outline {
    if outline.corners > 8 {
        Outline { corners: 4, turn: FRAC_PI_4, size: 1.66 * outline.size, ..outline }
    } else {
        Outline { size: 1.08 * outline.size, ..outline }
    }
}

/// Triangles in the making.
#[derive(Default)]
struct Drawing {
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    indices: Vec<u32>,
}

impl Drawing {
    fn mesh(self) -> Mesh {
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_indices(Indices::U32(self.indices))
    }

    /// A convex polygon, its corners anticlockwise as seen from where `normal` points.
    fn polygon(&mut self, corners: &[Vec3], normal: Vec3) {
        let first = self.positions.len() as u32;
        self.positions.extend(corners);
        self.normals.extend(corners.iter().map(|_| normal));
        let last = corners.len() as u32;
        self.indices.extend((2..last).flat_map(|at| [0, at - 1, at].map(|index| first + index)));
    }

    /// A polygon that lies on the ground; x to the right, y away from the player.
    fn flat(&mut self, corners: &[[f32; 2]]) {
        let corners: Vec<_> = corners.iter().map(|&[x, y]| Vec3::new(x, 0.0, -y)).collect();
        self.polygon(&corners, Vec3::Y);
    }

    /// The part of an outline between two parts of its size, perhaps with its sides broken.
    fn band(&mut self, outline: Outline, inner: f32, outer: f32, gaps: bool) {
        let corners = outline.corners;
        // A broken side leaves its middle out; of a circle every other side is left out.
        let many = corners > 8;
        let stretches: &[[f32; 2]] = if gaps && !many { &[[0.0, 0.3], [0.7, 1.0]] } else { &[[0.0, 1.0]] };
        for side in (0..corners).filter(|side| !(gaps && many && side % 4 > 1)) {
            for [begin, end] in stretches {
                let on = |part: f32, along: f32| {
                    corner(outline, side, part).lerp(corner(outline, side + 1, part), along)
                };
                let around = [on(inner, *begin), on(outer, *begin), on(outer, *end), on(inner, *end)];
                self.flat(&around.map(|at| at.to_array()));
            }
        }
    }

    /// Four arrowheads that point inwards.
    fn arrowheads(&mut self, size: f32) {
        for number in 0..4 {
            let turned = Vec2::from_angle(FRAC_PI_4 + TAU * number as f32 / 4.0);
            let head = [Vec2::new(1.02, 0.0), Vec2::new(1.42, -0.24), Vec2::new(1.42, 0.24)];
            self.flat(&head.map(|point| (turned.rotate(point) * size).to_array()));
        }
    }

    /// A triangle that stands on its base, and an exclamation mark in it.
    fn warning(&mut self, size: f32) {
        let triangle = Outline { corners: 3, turn: PI / 2.0, size: 1.2 * size, half: Vec2::ZERO };
        self.band(triangle, 0.72, 1.0, false);
        let mark = [[-0.10, 0.42], [-0.05, -0.08], [0.05, -0.08], [0.10, 0.42]];
        self.flat(&mark.map(|[x, y]| [x * size, y * size]));
        let dot = [[-0.08, -0.18], [-0.08, -0.34], [0.08, -0.34], [0.08, -0.18]];
        self.flat(&dot.map(|[x, y]| [x * size, y * size]));
    }

    /// Posts at the corners of an outline, eight at most, and two rails from each to the next.
    fn fence(&mut self, outline: Outline) {
        let outline = Outline { corners: outline.corners.min(8), turn: PI / 8.0, ..outline };
        let unit = outline.size;
        let (post, rail) = (Vec3::new(0.075, 0.30, 0.075) * unit, Vec3::new(0.0, 0.055, 0.03) * unit);
        for number in 0..outline.corners {
            let [from, to] = [number, number + 1].map(|number| {
                let at = corner(outline, number, 1.12);
                Vec3::new(at.x, 0.0, -at.y)
            });
            let way = to - from;
            let turned = Quat::from_rotation_y((-way.z).atan2(way.x));
            self.cuboid(from + Vec3::Y * post.y, post, turned);
            for height in [0.22, 0.44] {
                let middle = from.midpoint(to) + Vec3::Y * height * unit;
                self.cuboid(middle, rail.with_x(way.length() / 2.0), turned);
            }
        }
    }

    /// A block of half the sides `half`, but for its underside.
    fn cuboid(&mut self, middle: Vec3, half: Vec3, turned: Quat) {
        for (normal, right) in [
            (Vec3::Y, Vec3::X),
            (Vec3::X, Vec3::NEG_Z),
            (Vec3::NEG_X, Vec3::Z),
            (Vec3::Z, Vec3::X),
            (Vec3::NEG_Z, Vec3::NEG_X),
        ] {
            let up = normal.cross(right);
            let face = [-right - up, right - up, right + up, up - right].map(|aside| normal + aside);
            self.polygon(&face.map(|at| middle + turned * (at * half)), turned * normal);
        }
    }
}

/// A corner of `part` of an outline; the middle where it is no part at all.
fn corner(outline: Outline, number: usize, part: f32) -> Vec2 {
    let Outline { corners, turn, size, half } = outline;
    if part == 0.0 {
        return Vec2::ZERO;
    }
    let towards = Vec2::from_angle(turn + TAU * number as f32 / corners as f32);
    // Corners in line with the middle belong to neither side.
    let aside = |along: f32, half: f32| if along.abs() < 1e-4 { 0.0 } else { half.copysign(along) };
    towards * size * part + Vec2::new(aside(towards.x, half.x), aside(towards.y, half.y))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each face looks to where its normal points, or it would not be seen.
    #[test]
    fn no_sign_is_inside_out() {
        for (sign, ..) in COLOURS {
            for outline in [
                Outline::circle(0.4),
                Outline { corners: 6, turn: 0.0, size: 0.86, half: Vec2::ZERO },
                Outline { corners: 24, turn: 0.0, size: 0.6, half: Vec2::new(0.7, 2.2) },
            ] {
                let mesh = shape(sign, outline);
                let read = |attribute| {
                    mesh.attribute(attribute).and_then(|values| values.as_float3()).expect("it is there")
                };
                let (places, normals) = (read(Mesh::ATTRIBUTE_POSITION), read(Mesh::ATTRIBUTE_NORMAL));
                let indices: Vec<usize> = mesh.indices().expect("triangles").iter().collect();
                assert!(!indices.is_empty(), "{sign:?}");
                for triangle in indices.chunks(3) {
                    let [a, b, c] = [0, 1, 2].map(|at| Vec3::from(places[triangle[at]]));
                    let looks = (b - a).cross(c - a);
                    // Where a band begins in the middle a triangle has no width.
                    assert!(looks.dot(Vec3::from(normals[triangle[0]])) > -1e-6, "{sign:?} on {outline:?}");
                }
            }
        }
    }

    #[test]
    fn every_sign_has_a_shape_of_its_own() {
        let places = |sign| {
            let mesh = shape(sign, Outline::circle(0.4));
            let places = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3());
            places.expect("places").to_vec()
        };
        for (number, (one, ..)) in COLOURS.iter().enumerate() {
            for (other, ..) in &COLOURS[number + 1..] {
                // A refusal is a plate as well, but it comes alone and is said in words.
                if (*one, *other) != (Sign::Open, Sign::Refused) {
                    assert_ne!(places(*one), places(*other), "{one:?} and {other:?}");
                }
            }
        }
    }
}
