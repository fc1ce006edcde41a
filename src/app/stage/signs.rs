//! The signs that spots bear: a shape of its own for each, for colour alone
//! says nothing to some and little to others.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, PI, TAU};

use bevy::camera::visibility::RenderLayers;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::felt::{self, Surface};
use super::layout::Outline;
use super::paint::{Paint, Shade};
use crate::app::table::TableSystems;

/// What whoever draws signs and likenesses puts them on: a picture of the table is taken without.
pub(super) const SIGNS: RenderLayers = RenderLayers::layer(1);

/// What a camera sees that shows them, too.
pub fn with_signs() -> RenderLayers {
    RenderLayers::default() | SIGNS
}

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
    /// Touched once, and to be touched again: a thick ring round a disc.
    Proposed,
    /// May be touched, and sends home or takes what stands here: a ring with rays.
    Strike,
    /// Touching it is advised: two rings, one in the other.
    Advised,
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

/// Which colours the signs have.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Palette {
    /// Warm ones, through which the ground is seen.
    #[default]
    Standard,
    /// Those of Okabe and Ito, which differ under any colour blindness.
    ColourBlind,
    /// Bright ones that cover the ground.
    HighContrast,
}

/// The colours of all signs, with their opacity, in the order of the palettes.
const COLOURS: [(Sign, [[f32; 4]; 3], Light); 16] = [
    (Sign::Ready, [[1.0, 0.93, 0.62, 0.9], [0.80, 0.93, 1.0, 0.95], [1.0, 1.0, 1.0, 1.0]], Light::Flat),
    (Sign::Open, [[1.0, 0.82, 0.32, 0.72], [0.34, 0.71, 0.91, 0.8], [1.0, 0.95, 0.0, 1.0]], Light::Flat),
    (Sign::Quiet, [[1.0, 0.84, 0.36, 0.9], [0.34, 0.71, 0.91, 0.95], [1.0, 0.95, 0.0, 1.0]], Light::Flat),
    (Sign::Hovered, [[1.0, 0.90, 0.45, 0.85], [0.66, 0.88, 1.0, 0.9], [1.0, 1.0, 1.0, 1.0]], Light::Flat),
    (Sign::Chosen, [[1.0, 0.78, 0.20, 0.95], [0.0, 0.45, 0.70, 1.0], [1.0, 0.55, 0.0, 1.0]], Light::Flat),
    (Sign::Proposed, [[1.0, 0.78, 0.20, 0.97], [0.0, 0.45, 0.70, 1.0], [1.0, 0.55, 0.0, 1.0]], Light::Flat),
    (Sign::Strike, [[0.95, 0.42, 0.20, 0.95], [0.84, 0.37, 0.0, 1.0], [1.0, 0.10, 0.0, 1.0]], Light::Flat),
    (Sign::Advised, [[0.10, 0.62, 0.55, 0.95], [0.0, 0.62, 0.45, 1.0], [0.0, 1.0, 0.6, 1.0]], Light::Flat),
    (Sign::Last, [[0.35, 0.62, 0.95, 0.9], [0.94, 0.89, 0.26, 0.95], [0.0, 0.90, 1.0, 1.0]], Light::Flat),
    (Sign::Refused, [[0.85, 0.20, 0.15, 0.6], [0.84, 0.37, 0.0, 0.75], [1.0, 0.0, 0.0, 1.0]], Light::Flat),
    (Sign::Stuck, [[0.62, 0.07, 0.05, 0.92], [0.05, 0.05, 0.05, 0.95], [0.45, 0.0, 0.0, 1.0]], Light::Flat),
    (Sign::Cramped, [[0.85, 0.36, 0.05, 0.9], [0.90, 0.62, 0.0, 0.95], [1.0, 0.40, 0.0, 1.0]], Light::Flat),
    (
        Sign::Threatened,
        [[0.75, 0.10, 0.30, 0.9], [0.80, 0.47, 0.65, 0.95], [1.0, 0.0, 0.50, 1.0]],
        Light::Flat,
    ),
    (Sign::Fold, [[0.95, 0.92, 0.84, 1.0], [0.95, 0.92, 0.84, 1.0], [1.0, 1.0, 1.0, 1.0]], Light::Solid),
    (Sign::Territory, [[1.0, 1.0, 1.0, 0.5], [1.0, 1.0, 1.0, 0.6], [1.0, 1.0, 1.0, 0.9]], Light::Flat),
    (Sign::Warned, [[0.72, 0.05, 0.03, 0.97], [0.84, 0.37, 0.0, 1.0], [0.80, 0.0, 0.0, 1.0]], Light::Above),
];

/// The meshes and materials of the signs.
#[derive(Resource, Default)]
pub(super) struct Looks {
    /// Made when they are needed first; one serves all boards whose spots have the same outline.
    meshes: Vec<(Outline, Sign, Handle<Mesh>)>,
    materials: HashMap<Sign, Handle<Surface>>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Looks>().init_resource::<Palette>();
    app.add_systems(Startup, mix_colours);
    app.add_systems(Update, dye.in_set(TableSystems::Show).run_if(resource_changed::<Palette>));
}

fn mix_colours(mut looks: ResMut<Looks>, mut materials: ResMut<Assets<Surface>>) {
    for (sign, _, light) in COLOURS {
        let material = if light == Light::Solid {
            StandardMaterial { perceptual_roughness: 0.6, ..default() }
        } else {
            StandardMaterial {
                unlit: true,
                alpha_mode: AlphaMode::Blend,
                // Above grass and dust, below everything that stands on them.
                depth_bias: if light == Light::Above { 20.0 } else { 10.0 },
                ..default()
            }
        };
        looks.materials.insert(sign, materials.add(felt::bare(material)));
    }
}

/// Gives all signs, also those that are shown, the colours of the palette.
fn dye(palette: Res<Palette>, looks: Res<Looks>, mut materials: ResMut<Assets<Surface>>) {
    for (sign, colours, _) in COLOURS {
        let [red, green, blue, alpha] = colours[*palette as usize];
        let material = looks.materials.get(&sign).and_then(|material| materials.get_mut(material));
        if let Some(mut material) = material {
            material.base.base_color = Color::srgba(red, green, blue, alpha);
        }
    }
}

impl Looks {
    /// What a sign looks like on spots of an outline.
    pub fn look(
        &mut self,
        outline: Outline,
        sign: Sign,
        meshes: &mut Assets<Mesh>,
    ) -> (Mesh3d, MeshMaterial3d<Surface>) {
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

impl Looks {
    /// What each sign looks like on spots of an outline.
    pub fn all(
        &mut self,
        outline: Outline,
        meshes: &mut Assets<Mesh>,
    ) -> Vec<(Sign, Mesh3d, MeshMaterial3d<Surface>)> {
        let looks = COLOURS.map(|(sign, ..)| {
            let (mesh, material) = self.look(outline, sign, meshes);
            (sign, mesh, material)
        });
        looks.to_vec()
    }
}

/// The shape of a sign on spots of an outline.
fn shape(sign: Sign, outline: Outline) -> Mesh {
    let band = |inner: f32, outer: f32| Band { outline, inner, outer, gaps: false };
    let mut paint = Paint::default();
    match sign {
        Sign::Ready => band(0.84, 1.0).draw(&mut paint),
        Sign::Open | Sign::Refused => band(0.0, 0.86).draw(&mut paint),
        Sign::Quiet => Band { outline: Outline::circle(0.15), ..band(0.0, 1.0) }.draw(&mut paint),
        Sign::Hovered => band(0.0, 1.0).draw(&mut paint),
        Sign::Chosen => band(0.74, 1.02).draw(&mut paint),
        Sign::Proposed => {
            band(0.78, 1.06).draw(&mut paint);
            band(0.0, 0.52).draw(&mut paint);
        }
        Sign::Strike => {
            band(0.84, 1.0).draw(&mut paint);
            rays(outline, &mut paint);
        }
        Sign::Advised => {
            band(0.82, 1.0).draw(&mut paint);
            band(0.46, 0.64).draw(&mut paint);
        }
        Sign::Last => Band { gaps: true, ..band(0.86, 1.0) }.draw(&mut paint),
        Sign::Stuck => Band { outline: boxed(outline), ..band(0.84, 1.0) }.draw(&mut paint),
        Sign::Cramped => {
            Band { outline: boxed(outline), gaps: true, ..band(0.86, 1.0) }.draw(&mut paint);
        }
        Sign::Threatened => arrowheads(outline.size, &mut paint),
        Sign::Fold => fence(outline, &mut paint),
        Sign::Territory => band(0.24, 0.34).draw(&mut paint),
        Sign::Warned => warning(outline.size, &mut paint),
    }
    paint.mesh()
}

/// The box round an outline: a square round what is as good as a circle.
fn boxed(outline: Outline) -> Outline {
    if outline.corners > 8 {
        Outline { corners: 4, turn: FRAC_PI_4, size: 1.6 * outline.size, ..outline }
    } else {
        Outline { size: 1.08 * outline.size, ..outline }
    }
}

/// A point on the ground; x to the right, y away from the player.
fn ground(at: Vec2) -> Vec3 {
    Vec3::new(at.x, 0.0, -at.y)
}

/// Eight points that stick out of an outline.
fn rays(outline: Outline, paint: &mut Paint) {
    for ray in 0..8 {
        let way = Vec2::from_angle(outline.turn + TAU * ray as f32 / 8.0);
        let middle = way * outline.size + outline.half * way.signum();
        let corners = [middle + 0.12 * way.perp(), middle - 0.12 * way.perp(), middle + 0.24 * way];
        paint.polygon(&corners.map(ground), Shade::Full);
    }
}

/// Four arrowheads that point inwards.
fn arrowheads(size: f32, paint: &mut Paint) {
    for number in 0..4 {
        let turned = Vec2::from_angle(FRAC_PI_4 + TAU * number as f32 / 4.0);
        let head = [Vec2::new(1.02, 0.0), Vec2::new(1.42, -0.24), Vec2::new(1.42, 0.24)];
        paint.polygon(&head.map(|point| ground(turned.rotate(point) * size)), Shade::Full);
    }
}

/// A triangle that stands on its base, and an exclamation mark in it.
fn warning(size: f32, paint: &mut Paint) {
    let outline = Outline { corners: 3, turn: FRAC_PI_2, size: 1.2 * size, half: Vec2::ZERO };
    Band { outline, inner: 0.72, outer: 1.0, gaps: false }.draw(paint);
    let mark = [[-0.10, 0.42], [-0.05, -0.08], [0.05, -0.08], [0.10, 0.42]];
    let dot = [[-0.08, -0.18], [-0.08, -0.34], [0.08, -0.34], [0.08, -0.18]];
    for shape in [mark, dot] {
        paint.polygon(&shape.map(|at| ground(Vec2::from(at) * size)), Shade::Full);
    }
}

/// Posts at the corners of an outline, eight at most, and two rails from each to the next.
fn fence(outline: Outline, paint: &mut Paint) {
    let outline = Outline { corners: outline.corners.min(8), turn: PI / 8.0, ..outline };
    let unit = outline.size;
    let (post, rail) = (Vec3::new(0.075, 0.30, 0.075) * unit, Vec3::new(0.0, 0.055, 0.03) * unit);
    for number in 0..outline.corners {
        let [from, to] = [number, number + 1].map(|number| ground(corner(outline, number, 1.12)));
        let way = to - from;
        let turned = Quat::from_rotation_y((-way.z).atan2(way.x));
        paint.block(from + Vec3::Y * post.y, post, turned);
        for height in [0.22, 0.44] {
            let middle = from.midpoint(to) + Vec3::Y * height * unit;
            paint.block(middle, rail.with_x(way.length() / 2.0), turned);
        }
    }
}

/// The part of an outline between two parts of its size, perhaps with its sides broken.
struct Band {
    outline: Outline,
    inner: f32,
    outer: f32,
    gaps: bool,
}

/// How wide the dark edges of a band are: they part it from a ground of its own colour.
const EDGE: f32 = 0.035;

impl Band {
    /// The band with its edges.
    fn draw(&self, paint: &mut Paint) {
        let edge = EDGE / self.outline.size;
        self.stripe(self.inner, self.outer, Shade::Full, paint);
        self.stripe(self.outer, self.outer + edge, Shade::Dark, paint);
        if self.inner > 0.0 {
            self.stripe(self.inner - edge, self.inner, Shade::Dark, paint);
        }
    }

    fn stripe(&self, inner: f32, outer: f32, shade: Shade, paint: &mut Paint) {
        let corners = self.outline.corners;
        // A broken side leaves its middle out; of a circle every other side is left out.
        let many = corners > 8;
        let stretches: &[[f32; 2]] =
            if self.gaps && !many { &[[0.0, 0.3], [0.7, 1.0]] } else { &[[0.0, 1.0]] };
        for side in (0..corners).filter(|side| !(self.gaps && many && side % 4 > 1)) {
            for &[from, to] in stretches {
                let at = |along: f32, part: f32| {
                    let [one, other] = [side, side + 1].map(|number| corner(self.outline, number, part));
                    ground(one.lerp(other, along))
                };
                paint.polygon(&[at(from, inner), at(from, outer), at(to, outer), at(to, inner)], shade);
            }
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
