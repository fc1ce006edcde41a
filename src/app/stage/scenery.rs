//! What is always there: the table, and the board of the match upon it.

use bevy::prelude::*;

use super::models::{Models, dress};
use super::{layout, model_of};
use crate::app::loading::Screen;
use crate::app::table::{Arrange, Place, Table, TableSystems};

/// The model of the board in play.
#[derive(Component)]
struct BoardScenery;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Loading), set_table.after(super::models::take_apart));
    app.add_systems(Update, set_board.in_set(TableSystems::Show).run_if(on_message::<Arrange>));
}

fn set_table(models: Res<Models>, mut commands: Commands) {
    let table = commands.spawn((Name::new("table"), Transform::default(), Visibility::default())).id();
    dress(&mut commands, table, models.parts(layout::TABLE));
}

/// Puts the board down when a match begins, and its spots where they lie on it.
fn set_board(
    mut arranged: MessageReader<Arrange>,
    table: Option<Res<Table>>,
    models: Res<Models>,
    boards: Query<Entity, With<BoardScenery>>,
    places: Query<(Entity, &Place)>,
    mut commands: Commands,
) {
    for arranged in arranged.read() {
        if !matches!(arranged, Arrange::Fresh | Arrange::Clear) {
            continue;
        }
        boards.iter().for_each(|board| commands.entity(board).try_despawn());
        let Some(table) = &table else { continue };
        let Some(model) = model_of(table) else { continue };
        let board = commands.spawn((BoardScenery, Transform::default(), Visibility::default())).id();
        dress(&mut commands, board, models.parts(model.model));
        for (entity, place) in &places {
            if let Some(info) = table.board().get(place.0) {
                let at = layout::point(info, model.height_of(info.kind));
                let turned = Quat::from_rotation_y(info.angle.to_radians());
                commands.entity(entity).insert(Transform::from_translation(at).with_rotation(turned));
            }
        }
    }
}
