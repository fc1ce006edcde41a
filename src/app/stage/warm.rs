//! Whatever can be seen later is drawn once while loading, too small to be
//! seen: the renderer builds a pipeline for each kind of mesh and material
//! when it first draws it, and that takes long enough to be felt.

use std::collections::BTreeSet;

use bevy::asset::UntypedAssetId;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::contact::ContactLook;
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

/// Hangs up samples, one of each kind.
struct Rack<'a, 'w, 's> {
    meshes: &'a Assets<Mesh>,
    known: BTreeSet<(Vec<String>, UntypedAssetId, bool)>,
    commands: Commands<'w, 's>,
}

impl Rack<'_, '_, '_> {
    /// Draws `mesh` in `material` unless one like it is drawn already.
    fn hang<M: Material>(&mut self, mesh: &Handle<Mesh>, material: &Handle<M>, casts: bool) {
        let Some(layout) = self.meshes.get(mesh).map(layout) else { return };
        if !self.known.insert((layout, material.id().untyped(), casts)) {
            return;
        }
        // In the middle of what the camera and the sun look at.
        let place = Transform::from_scale(Vec3::splat(SIZE));
        let look = (Mesh3d(mesh.clone()), MeshMaterial3d(material.clone()));
        let mut sample = self.commands.spawn((Sample, DespawnOnExit(Screen::Loading), look, place));
        if !casts {
            sample.insert(NotShadowCaster);
        }
    }
}

/// Draws one mesh of each layout in each material that it is seen in.
fn warm(
    models: Res<Models>,
    likeness: Res<Likeness>,
    contact: Res<ContactLook>,
    ways: Query<&MeshMaterial3d<StandardMaterial>, With<Ways>>,
    mut looks: ResMut<Looks>,
    mut meshes: ResMut<Assets<Mesh>>,
    commands: Commands,
) {
    let signs = looks.all(Outline::circle(0.4), &mut meshes);
    let mut rack = Rack { meshes: &meshes, known: BTreeSet::new(), commands };
    for (mesh, material) in models.all_parts() {
        rack.hang(mesh, material, true);
        rack.hang(mesh, &likeness.0, false);
    }
    for (sign, mesh, material) in &signs {
        // A little fence casts a shadow, all else is flat.
        rack.hang(&mesh.0, &material.0, *sign == Sign::Fold);
    }
    // Ribbons are painted as signs are.
    if let Some((_, mesh, _)) = signs.first() {
        ways.iter().for_each(|material| rack.hang(&mesh.0, &material.0, false));
    }
    rack.hang(&contact.0.0, &contact.1.0, false);
}

/// What a pipeline depends on of a mesh: the kinds of its vertices' figures.
fn layout(mesh: &Mesh) -> Vec<String> {
    mesh.attributes().map(|(attribute, _)| attribute.name.to_string()).collect()
}
