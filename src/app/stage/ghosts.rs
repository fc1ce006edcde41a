//! Ghosts: where a touch would bring a piece is shown before it is made.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::model_of;
use super::models::Models;
use super::pick::Hovered;
use crate::app::table::{Stands, Table, TableSystems};
use crate::rules::{Deed, Kind, Spot, Touch};

/// The likeness of a piece where it would go.
#[derive(Component)]
struct Ghost;

#[derive(Resource)]
struct Likeness(Handle<StandardMaterial>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut commands: Commands, mut materials: ResMut<Assets<StandardMaterial>>| {
        let material = StandardMaterial {
            base_color: Color::srgba(1.0, 0.98, 0.9, 0.7),
            alpha_mode: AlphaMode::Blend,
            // Above the signs, which are drawn after what lies farther.
            depth_bias: 40.0,
            perceptual_roughness: 1.0,
            ..default()
        };
        commands.insert_resource(Likeness(materials.add(material)));
    });
    app.add_systems(Update, haunt.in_set(TableSystems::Show));
}

/// What a touch of `spot` would newly bring where.
fn would_move(table: &Table, spot: Spot) -> Vec<(Kind, Spot)> {
    if !table.next().contains(&spot) {
        return Vec::new();
    }
    let touched = match table.line().touch(table.made(), spot) {
        Touch::Made(made) => made,
        Touch::Whole(way) => way.to_vec(),
        Touch::Throw | Touch::Refused(_) => return Vec::new(),
    };
    let before = table.line().deeds(table.made()).len();
    let deeds = table.line().deeds(&touched);
    let moves = deeds.iter().skip(before).filter_map(|deed| match deed {
        Deed::Move { kind, path, .. } => Some((*kind, *path.last()?)),
        Deed::Throw { .. } => None,
    });
    moves.collect()
}

fn haunt(
    table: Option<Res<Table>>,
    hovered: Res<Hovered>,
    models: Res<Models>,
    likeness: Res<Likeness>,
    ghosts: Query<Entity, With<Ghost>>,
    mut commands: Commands,
) {
    let changed = hovered.is_changed() || table.as_ref().is_some_and(DetectChanges::is_changed);
    if !changed && (table.is_some() || ghosts.is_empty()) {
        return;
    }
    ghosts.iter().for_each(|ghost| commands.entity(ghost).despawn());
    let (Some(table), Some(spot)) = (table, hovered.0) else { return };
    let (model, board) = (model_of(&table), table.board());
    for (kind, spot) in would_move(&table, spot) {
        let Some(pose) = model.pose(board, kind, Stands::alone(spot)) else { continue };
        commands.spawn((Ghost, pose, Visibility::default())).with_children(|children| {
            for part in models.piece(model.piece(board, kind)) {
                children.spawn((
                    Mesh3d(part.mesh),
                    MeshMaterial3d(likeness.0.clone()),
                    part.transform,
                    NotShadowCaster,
                ));
            }
        });
    }
}
