//! A board without a model, because nobody has made one or it has not come (yet): its spots as discs, its lines as laths.

use bevy::prelude::*;

use super::felt::{self, Surface};
use super::layout::{BoardModel, Outline, point};
use super::paint::{Paint, Shade};
use super::scenery::BoardScenery;
use crate::rules::Board;

/// How high discs lie.
const HEIGHT: f32 = 0.02;

/// Half the sides of a lath as long as a field is wide.
const LATH: Vec3 = Vec3::new(0.5, HEIGHT / 4.0, 0.03);

/// Draws the spots and lines of `board`.
pub(super) fn draw(
    commands: &mut Commands,
    board: &Board,
    model: &BoardModel,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<Surface>,
) {
    let mut wood = |red, green, blue| {
        let base_color = Color::srgb_u8(red, green, blue);
        materials.add(felt::bare(StandardMaterial { base_color, perceptual_roughness: 0.9, ..default() }))
    };
    let (pale, dark) = (wood(0xD9, 0xB9, 0x83), wood(0x7A, 0x4A, 0x28));
    // Spots of a role share their mesh.
    let mut known: Vec<(Outline, Handle<Mesh>)> = Vec::new();
    for (_, info) in board.iter() {
        let outline = model.spot(info.kind).outline;
        let mesh = known.iter().find(|(other, _)| *other == outline).map(|(_, mesh)| mesh.clone());
        let mesh = mesh.unwrap_or_else(|| {
            let mesh = meshes.add(shape(outline));
            known.push((outline, mesh.clone()));
            mesh
        });
        let place = Transform::from_translation(point(info, HEIGHT));
        commands.spawn((BoardScenery, Mesh3d(mesh), MeshMaterial3d(pale.clone()), place));
    }
    let mut lath = Paint::default();
    lath.block(Vec3::ZERO, LATH, Quat::IDENTITY);
    let lath = meshes.add(lath.mesh());
    for ends in &board.lines {
        let [Some(from), Some(to)] = ends.map(|end| board.get(end)) else { continue };
        let (from, to) = (point(from, LATH.y), point(to, LATH.y));
        let along = to - from;
        let place = Transform::from_translation(from.midpoint(to))
            .with_rotation(Quat::from_rotation_y((-along.z).atan2(along.x)))
            .with_scale(Vec3::new(along.length(), 1.0, 1.0));
        commands.spawn((BoardScenery, Mesh3d(lath.clone()), MeshMaterial3d(dark.clone()), place));
    }
}

/// A disc or, where the outline's middle is drawn out, a sheet.
fn shape(outline: Outline) -> Mesh {
    let mut paint = Paint::default();
    if outline.half == Vec2::ZERO {
        paint.disc(Vec3::ZERO, outline.size, Shade::Full);
    } else {
        let Vec2 { x, y } = outline.half + outline.size;
        let corners = [[-x, y], [x, y], [x, -y], [-x, -y]].map(|[x, z]| Vec3::new(x, 0.0, z));
        paint.polygon(&corners, Shade::Full);
    }
    paint.mesh()
}
