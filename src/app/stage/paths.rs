//! The ways that may be chosen next, as ribbons on the board; the one that the
//! pointer is at the end of, brighter and step by step.

use bevy::light::NotShadowCaster;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;

use super::felt::{self, Surface};
use super::model_of;
use super::paint::{Paint, Shade};
use super::pick::Hovered;
use super::signs::SIGNS;
use crate::app::table::{Table, TableSystems};
use crate::rules::{Note, Spot};

/// All ways that may be chosen, or the one that is pointed at.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ways {
    All,
    Pointed,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, prepare);
    app.add_systems(Update, draw.in_set(TableSystems::Show));
}

fn prepare(mut materials: ResMut<Assets<Surface>>, mut commands: Commands) {
    // Both lie under the signs, which end them.
    for (ways, colour, depth_bias) in [
        (Ways::All, Color::srgba(1.0, 0.86, 0.45, 0.75), 6.0),
        (Ways::Pointed, Color::srgba(1.0, 0.84, 0.30, 1.0), 8.0),
    ] {
        let material = StandardMaterial {
            base_color: colour,
            unlit: true,
            alpha_mode: AlphaMode::Blend,
            // A leap is seen from below, too.
            cull_mode: None,
            depth_bias,
            ..default()
        };
        commands.spawn((
            ways,
            Transform::default(),
            Visibility::default(),
            MeshMaterial3d(materials.add(felt::bare(material))),
            NotShadowCaster,
            SIGNS,
        ));
    }
}

/// Paints the ways, each stretch once however many lead over it.
fn paint(table: &Table, paths: &[&Vec<Spot>], pointed: bool) -> Paint {
    let (model, board) = (model_of(table), table.board());
    let mut known = HashSet::new();
    let legs = paths.iter().flat_map(|path| path.windows(2)).filter(|leg| known.insert([leg[0], leg[1]]));
    let routes: Vec<Vec<Vec3>> = legs.map(|leg| model.route(board, leg[0], leg[1])).collect();
    let mut paint = Paint::default();
    let layers = if pointed {
        [(0.24, Shade::Dark), (0.15, Shade::Full)]
    } else {
        [(0.20, Shade::Dark), (0.12, Shade::Full)]
    };
    for (width, shade) in layers {
        routes.iter().for_each(|route| paint.ribbon(route, width, shade));
    }
    if pointed {
        // The steps, to be counted.
        for step in routes.iter().filter_map(|route| route.last()) {
            paint.disc(*step, 0.21, Shade::Dark);
            paint.disc(*step, 0.16, Shade::Full);
        }
    }
    paint
}

fn draw(
    table: Option<Res<Table>>,
    hovered: Res<Hovered>,
    mut meshes: ResMut<Assets<Mesh>>,
    ribbons: Query<(Entity, &Ways, Has<Mesh3d>)>,
    mut commands: Commands,
) {
    let changed = hovered.is_changed() || table.as_ref().is_some_and(DetectChanges::is_changed);
    if table.is_some() && !changed {
        return;
    }
    let pointed = table.as_ref().and_then(|table| table.proposed()).or(hovered.0);
    let paths = table.as_ref().into_iter().flat_map(|table| table.notes());
    let paths = paths.filter_map(|note| if let Note::Path(path) = note { Some(path) } else { None });
    let paths: Vec<_> = paths.collect();
    for (entity, ways, drawn) in &ribbons {
        let shown: Vec<_> = match ways {
            Ways::All => paths.clone(),
            Ways::Pointed => paths.iter().filter(|path| path.last().copied() == pointed).copied().collect(),
        };
        let painted = table.as_ref().map(|table| paint(table, &shown, *ways == Ways::Pointed));
        match painted.filter(|paint| !paint.is_bare()) {
            Some(paint) => {
                commands.entity(entity).insert(Mesh3d(meshes.add(paint.mesh())));
            }
            None if drawn => {
                commands.entity(entity).remove::<Mesh3d>();
            }
            None => {}
        }
    }
}
