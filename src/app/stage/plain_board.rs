//! A board without a model, because nobody has made one or it has not come (yet): its spots as discs, its lines as laths.

use bevy::prelude::*;

use super::layout::{BoardModel, Outline, point};
use super::scenery::BoardScenery;
use crate::rules::Board;

/// How thick discs and laths are.
const THICKNESS: f32 = 0.02;

/// Draws the spots and lines of `board`.
pub(super) fn draw(
    commands: &mut Commands,
    board: &Board,
    model: &BoardModel,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<StandardMaterial>,
) {
    let mut wood = |red, green, blue| {
        let base_color = Color::srgb_u8(red, green, blue);
        materials.add(StandardMaterial { base_color, perceptual_roughness: 0.9, ..default() })
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
        let place = Transform::from_translation(point(info, THICKNESS / 2.0));
        commands.spawn((BoardScenery, Mesh3d(mesh), MeshMaterial3d(pale.clone()), place));
    }
    let lath = meshes.add(Cuboid::new(1.0, THICKNESS / 2.0, 0.06));
    for ends in &board.lines {
        let [Some(from), Some(to)] = ends.map(|end| board.get(end)) else { continue };
        let (from, to) = (point(from, THICKNESS / 4.0), point(to, THICKNESS / 4.0));
        let along = to - from;
        let place = Transform::from_translation(from.midpoint(to))
            .with_rotation(Quat::from_rotation_y((-along.z).atan2(along.x)))
            .with_scale(Vec3::new(along.length(), 1.0, 1.0));
        commands.spawn((BoardScenery, Mesh3d(lath.clone()), MeshMaterial3d(dark.clone()), place));
    }
}

/// A disc or, where the outline's middle is drawn out, a slab.
fn shape(outline: Outline) -> Mesh {
    if outline.half == Vec2::ZERO {
        return Cylinder::new(outline.size, THICKNESS).into();
    }
    let half = outline.half + outline.size;
    Cuboid::new(2.0 * half.x, THICKNESS, 2.0 * half.y).into()
}
