//! Signs on the board: what may be touched, what is chosen, what was played
//! last, what was refused. Each sign has a shape of its own, for colour alone
//! says nothing to some and little to others.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::light::NotShadowCaster;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::layout::Outline;
use super::model_of;
use super::pick::Hovered;
use crate::app::table::{Place, Refused, Table, TableSystems};
use crate::rules::{Deed, Note, Spot, SpotKind, Tint};

/// A sign on a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Sign {
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
    /// What stands here cannot move: a cross.
    Stuck,
    /// Touched in vain: a full red plate.
    Refused,
}

/// The sign a spot bears, as long as it bears one.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct Mark(Sign);

/// The spots of the last refusal, until something else happens.
#[derive(Resource, Default)]
pub(super) struct RefusedSpots(Vec<Spot>);

#[derive(Resource, Default)]
struct Looks {
    /// Made when they are needed first; one serves all boards whose spots have the same outline.
    meshes: Vec<(Outline, Sign, Handle<Mesh>)>,
    materials: HashMap<Sign, Handle<StandardMaterial>>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Looks>().init_resource::<RefusedSpots>();
    app.add_systems(Startup, draw_looks);
    app.add_systems(Update, (remember_refusal, mark).chain().in_set(TableSystems::Show));
}

const SIGNS: [(Sign, [f32; 4]); 8] = [
    (Sign::Ready, [1.0, 0.93, 0.62, 0.9]),
    (Sign::Open, [1.0, 0.93, 0.62, 0.62]),
    (Sign::Quiet, [1.0, 0.96, 0.80, 0.55]),
    (Sign::Hovered, [1.0, 0.90, 0.45, 0.85]),
    (Sign::Chosen, [1.0, 0.78, 0.20, 0.95]),
    (Sign::Last, [0.35, 0.62, 0.95, 0.9]),
    (Sign::Stuck, [0.75, 0.16, 0.12, 0.9]),
    (Sign::Refused, [0.85, 0.20, 0.15, 0.6]),
];

fn draw_looks(mut looks: ResMut<Looks>, mut materials: ResMut<Assets<StandardMaterial>>) {
    for (sign, [red, green, blue, alpha]) in SIGNS {
        let material = StandardMaterial {
            base_color: Color::srgba(red, green, blue, alpha),
            unlit: true,
            alpha_mode: AlphaMode::Blend,
            // Above grass and dust, below everything that stands on them.
            depth_bias: 10.0,
            ..default()
        };
        looks.materials.insert(sign, materials.add(material));
    }
}

impl Looks {
    fn mesh(&mut self, outline: Outline, sign: Sign, meshes: &mut Assets<Mesh>) -> Handle<Mesh> {
        let known = self.meshes.iter().find(|(other, drawn, _)| (*other, *drawn) == (outline, sign));
        if let Some((.., mesh)) = known {
            return mesh.clone();
        }
        let mesh = meshes.add(shape(sign, outline));
        self.meshes.push((outline, sign, mesh.clone()));
        mesh
    }
}

/// The shape of a sign on spots of an outline.
fn shape(sign: Sign, outline: Outline) -> Mesh {
    let band = |inner: f32, outer: f32| Band { outline, inner, outer, gaps: false };
    match sign {
        Sign::Ready => band(0.84, 1.0).mesh(),
        Sign::Open | Sign::Refused => band(0.0, 0.86).mesh(),
        Sign::Quiet => Band { outline: Outline::circle(0.15), inner: 0.0, outer: 1.0, gaps: false }.mesh(),
        Sign::Hovered => band(0.0, 1.0).mesh(),
        Sign::Chosen => band(0.74, 1.02).mesh(),
        Sign::Last => Band { gaps: true, ..band(0.86, 1.0) }.mesh(),
        Sign::Stuck => {
            let crossed = Outline { corners: 4, turn: 0.0, ..outline };
            Band { outline: crossed, inner: 0.82, outer: 1.0, gaps: true }.mesh()
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

impl Band {
    fn mesh(&self) -> Mesh {
        let Outline { corners, turn, size, half } = self.outline;
        let (mut positions, mut indices) = (Vec::new(), Vec::new());
        // A broken side leaves its middle out; of a circle every other side is left out.
        let many = corners > 8;
        let stretches: &[[f32; 2]] =
            if self.gaps && !many { &[[0.0, 0.3], [0.7, 1.0]] } else { &[[0.0, 1.0]] };
        let corner = |number: usize, part: f32| {
            let angle = turn + TAU * number as f32 / corners as f32;
            let (sine, cosine) = angle.sin_cos();
            let aside = |along: f32, half: f32| {
                // Corners in line with the middle belong to neither side.
                if along.abs() < 1e-4 { 0.0 } else { half.copysign(along) }
            };
            let reach = if part == 0.0 { 0.0 } else { size * part };
            let middle = if part == 0.0 { Vec2::ZERO } else { half };
            Vec3::new(reach * cosine + aside(cosine, middle.x), 0.0, -(reach * sine + aside(sine, middle.y)))
        };
        for side in (0..corners).filter(|side| !(self.gaps && many && side % 4 > 1)) {
            for stretch in stretches {
                let first = positions.len() as u32;
                for along in stretch {
                    for part in [self.inner, self.outer] {
                        positions.push(corner(side, part).lerp(corner(side + 1, part), *along));
                    }
                }
                indices.extend([0, 1, 3, 0, 3, 2].map(|index| first + index));
            }
        }
        let normals = vec![Vec3::Y; positions.len()];
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
            .with_inserted_indices(Indices::U32(indices))
    }
}

/// A refusal is shown until the next thing happens.
fn remember_refusal(
    mut refused: MessageReader<Refused>,
    table: Option<Res<Table>>,
    mut spots: ResMut<RefusedSpots>,
) {
    if let Some(last) = refused.read().last() {
        spots.0.clone_from(&last.0.spots);
    } else if !spots.0.is_empty() && table.is_none_or(|table| table.is_changed()) {
        spots.0.clear();
    }
}

/// The sign of every spot that bears one; what comes first counts.
fn signs(table: &Table, hovered: Option<Spot>, refused: &[Spot]) -> HashMap<Spot, Sign> {
    let mut signs = HashMap::new();
    let mut put = |spot: Spot, sign: Sign| {
        signs.entry(spot).or_insert(sign);
    };
    refused.iter().for_each(|&spot| put(spot, Sign::Refused));
    table.made().iter().for_each(|&spot| put(spot, Sign::Chosen));
    if let Some(spot) = hovered.filter(|spot| table.next().contains(spot)) {
        put(spot, Sign::Hovered);
    }
    // Where pieces may be chosen, all else that may be touched keeps quiet.
    let standing = table.line().standing(table.made());
    let occupied = |spot: Spot| standing.iter().any(|thing| thing.spot == spot);
    let choosing = table.next().iter().any(|&spot| occupied(spot));
    for &spot in table.next() {
        put(
            spot,
            if occupied(spot) {
                Sign::Ready
            } else if choosing {
                Sign::Quiet
            } else {
                Sign::Open
            },
        );
    }
    for note in table.notes() {
        if let Note::Tint { spot, tint: Tint::Stuck } = note {
            put(*spot, Sign::Stuck);
        }
    }
    // Where the last ply began and ended; what came out of a reserve began nowhere.
    let on_board = |spot: Spot| {
        let kind = table.board().get(spot).map(|info| info.kind);
        matches!(kind, Some(SpotKind::Field | SpotKind::Passage))
    };
    for deed in table.last().map_or(&[][..], |ply| &ply.deeds) {
        if let Deed::Move { path, .. } = deed {
            path.iter().filter(|&&spot| on_board(spot)).for_each(|&spot| put(spot, Sign::Last));
        }
    }
    signs
}

fn mark(
    table: Option<Res<Table>>,
    hovered: Res<Hovered>,
    refused: Res<RefusedSpots>,
    mut looks: ResMut<Looks>,
    mut meshes: ResMut<Assets<Mesh>>,
    places: Query<(Entity, &Place, Option<&Mark>)>,
    fresh: Query<(), Added<Place>>,
    mut commands: Commands,
) {
    let Some(table) = table else { return };
    if !(table.is_changed() || hovered.is_changed() || refused.is_changed() || !fresh.is_empty()) {
        return;
    }
    let signs = signs(&table, hovered.0, &refused.0);
    for (entity, place, mark) in &places {
        let sign = signs.get(&place.0).copied();
        if sign == mark.map(|mark| mark.0) {
            continue;
        }
        let mut entity = commands.entity(entity);
        let Some(sign) = sign else {
            entity.remove::<(Mark, Mesh3d, MeshMaterial3d<StandardMaterial>)>();
            continue;
        };
        let Some(info) = table.board().get(place.0) else { continue };
        let mesh = looks.mesh(model_of(&table).spot(info.kind).outline, sign, &mut meshes);
        if let Some(material) = looks.materials.get(&sign) {
            let look = (Mesh3d(mesh), MeshMaterial3d(material.clone()));
            entity.insert((Mark(sign), look, Visibility::default(), NotShadowCaster));
        }
    }
}
