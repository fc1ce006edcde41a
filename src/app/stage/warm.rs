//! Whatever can be seen later is drawn once while loading, too small to be
//! seen: the renderer builds a pipeline for each kind of mesh and material
//! when it first draws it, and that takes long enough to be felt.

use std::mem::{Discriminant, discriminant};

use bevy::camera::visibility::RenderLayers;
use bevy::light::NotShadowCaster;
use bevy::pbr::StandardMaterialKey;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;

use super::contact::ContactLook;
use super::felt::Surface;
use super::ghosts::Likeness;
use super::layout::Outline;
use super::models::Models;
use super::paths::Ways;
use super::signs::{Looks, Sign};
use crate::app::loading::{Screen, Step};

/// Something that is drawn once while loading.
#[derive(Component)]
pub struct Sample;

/// What samples are on: a camera that sees nothing else draws next to nothing.
pub const SAMPLES: RenderLayers = RenderLayers::layer(2);

/// How large a sample is: smaller than any pixel.
const SIZE: f32 = 1e-4;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Step::Warm), warm);
}

/// What a pipeline depends on: the kinds of the vertices' figures, what a material asks for, how it covers what is behind
/// it, and whether there is a shadow.
type Kind = (Vec<String>, StandardMaterialKey, Discriminant<AlphaMode>, bool);

/// Hangs up samples, one of each kind.
struct Rack<'a, 'w, 's> {
    meshes: &'a Assets<Mesh>,
    materials: &'a Assets<Surface>,
    known: HashSet<Kind>,
    commands: Commands<'w, 's>,
}

impl Rack<'_, '_, '_> {
    /// Draws `mesh` in `material` unless one like it is drawn already.
    fn hang(&mut self, mesh: &Handle<Mesh>, material: &Handle<Surface>, casts: bool) {
        let (Some(shape), Some(surface)) = (self.meshes.get(mesh), self.materials.get(material)) else {
            return;
        };
        let layout = shape.attributes().map(|(attribute, _)| attribute.name.to_string()).collect();
        let (key, covers) =
            (StandardMaterialKey::from(&surface.base), discriminant(&surface.base.alpha_mode));
        if !self.known.insert((layout, key, covers, casts)) {
            return;
        }
        // In the middle of what the camera and the sun look at.
        let place = Transform::from_scale(Vec3::splat(SIZE));
        let look = (Mesh3d(mesh.clone()), MeshMaterial3d(material.clone()));
        let layers = RenderLayers::default() | SAMPLES;
        let mut sample = self.commands.spawn((Sample, DespawnOnExit(Screen::Loading), look, place, layers));
        if !casts {
            sample.insert(NotShadowCaster);
        }
    }
}

/// Draws one mesh of each kind.
fn warm(
    models: Res<Models>,
    likeness: Res<Likeness>,
    contact: Res<ContactLook>,
    ways: Query<&MeshMaterial3d<Surface>, With<Ways>>,
    mut looks: ResMut<Looks>,
    mut meshes: ResMut<Assets<Mesh>>,
    materials: Res<Assets<Surface>>,
    commands: Commands,
) {
    let signs = looks.all(Outline::circle(0.4), &mut meshes);
    let mut parts: Vec<_> = models.all_parts().collect();
    // The smallest ones do.
    parts.sort_by_key(|(part, _)| meshes.get(&part.mesh).map_or(0, Mesh::count_vertices));
    let mut rack = Rack { meshes: &meshes, materials: &materials, known: HashSet::new(), commands };
    for (part, material) in parts {
        rack.hang(&part.mesh, material, true);
        rack.hang(&part.mesh, likeness.of(part), false);
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
