//! Whatever can be seen later is drawn once while loading, too small to be
//! seen: the renderer builds a pipeline for each kind of mesh and material
//! when it first draws it, and that takes long enough to be felt.

use std::collections::BTreeSet;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::ghosts::Likeness;
use super::layout::Outline;
use super::models::Models;
use super::paths::Ways;
use super::signs::{Looks, Sign};
use crate::app::loading::{Screen, Step};

/// Something that is drawn once while loading.
#[derive(Component)]
pub struct Sample;

/// How large a sample is: smaller than any pixel.
const SIZE: f32 = 1e-4;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Step::Warm), warm);
}

/// Draws one mesh of each layout in each material that it is seen in.
fn warm(
    models: Res<Models>,
    likeness: Res<Likeness>,
    ways: Query<&MeshMaterial3d<StandardMaterial>, With<Ways>>,
    mut looks: ResMut<Looks>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    let signs = looks.all(Outline::circle(0.4), &mut meshes);
    let lit = models.all_parts().map(|(mesh, material)| (mesh.clone(), material.clone(), true));
    let ghosts = models.all_parts().map(|(mesh, _)| (mesh.clone(), likeness.0.clone(), false));
    // Ribbons are painted as signs are.
    let ribbons = ways.iter().flat_map(|material| {
        let painted = signs.first().map(|(_, mesh, _)| mesh.0.clone());
        painted.map(|mesh| (mesh, material.0.clone(), false))
    });
    let painted = signs.iter().map(|(sign, mesh, material)| {
        // A little fence casts a shadow, all else is flat.
        (mesh.0.clone(), material.0.clone(), *sign == Sign::Fold)
    });
    let mut known = BTreeSet::new();
    for (mesh, material, casts) in lit.chain(ghosts).chain(ribbons).chain(painted) {
        let Some(layout) = meshes.get(&mesh).map(layout) else { continue };
        if !known.insert((layout, material.id(), casts)) {
            continue;
        }
        // In the middle of what the camera and the sun look at.
        let place = Transform::from_scale(Vec3::splat(SIZE));
        let mut sample = commands.spawn((
            Sample,
            DespawnOnExit(Screen::Loading),
            Mesh3d(mesh),
            MeshMaterial3d(material),
            place,
        ));
        if !casts {
            sample.insert(NotShadowCaster);
        }
    }
}

/// What a pipeline depends on of a mesh: the kinds of its vertices' figures.
fn layout(mesh: &Mesh) -> Vec<String> {
    mesh.attributes().map(|(attribute, _)| attribute.name.to_string()).collect()
}
