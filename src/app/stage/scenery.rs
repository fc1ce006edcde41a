//! What is always there: the table, and the board of the match upon it.

use bevy::prelude::*;

use super::models::{Models, Part, dress};
use super::{layout, model_of};
use crate::app::loading::Screen;
use crate::app::table::{Arrange, Place, Stands, Table, TableSystems};
use crate::rules::{SpotKind, open};

/// The model of the board in play.
#[derive(Component)]
struct BoardScenery;

/// The table under the board.
#[derive(Component)]
struct Cloth;

/// The game whose board stands behind the title.
pub(super) const TITLE_GAME: &str = "enclos";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), set_title);
    app.add_systems(OnExit(Screen::Loading), set_table.after(super::models::take_apart));
    app.add_systems(Update, set_board.in_set(TableSystems::Show).run_if(on_message::<Arrange>));
}

fn set_table(models: Res<Models>, mut commands: Commands) {
    let table = commands.spawn((Cloth, Name::new("table"), Transform::default(), Visibility::default())).id();
    dress(&mut commands, table, models.parts(layout::TABLE));
}

/// Behind the title a board stands ready, its things in their places.
fn set_title(models: Res<Models>, mut commands: Commands) {
    let Ok(line) = open(TITLE_GAME, "", None) else { return };
    let board = line.board();
    let model = layout::board_model(board.name);
    let mut put = |pose: Transform, parts: &[Part]| {
        let entity = commands.spawn((DespawnOnExit(Screen::Title), pose, Visibility::default())).id();
        dress(&mut commands, entity, parts);
    };
    for &(part, place) in model.scenery {
        put(Transform::from_translation(place), models.parts(part));
    }
    for thing in line.standing(&[]) {
        // What waits in a reserve stays in the box.
        let on_board = board.get(thing.spot).is_some_and(|info| info.kind == SpotKind::Field);
        if let (true, Some(pose)) = (on_board, model.pose(board, thing.kind, Stands::alone(thing.spot))) {
            put(pose, &models.piece(model.piece(board, thing.kind)));
        }
    }
}

/// Puts the board down when a match begins, and its spots where they lie on it.
fn set_board(
    mut arranged: MessageReader<Arrange>,
    table: Option<Res<Table>>,
    models: Res<Models>,
    boards: Query<Entity, With<BoardScenery>>,
    places: Query<(Entity, &Place)>,
    mut cloth: Single<&mut Transform, With<Cloth>>,
    mut commands: Commands,
) {
    for arranged in arranged.read() {
        if !matches!(arranged, Arrange::Fresh | Arrange::Clear) {
            continue;
        }
        boards.iter().for_each(|board| commands.entity(board).try_despawn());
        let Some(table) = &table else { continue };
        let model = model_of(table);
        for &(part, place) in model.scenery {
            let entity = commands
                .spawn((BoardScenery, Transform::from_translation(place), Visibility::default()))
                .id();
            dress(&mut commands, entity, models.parts(part));
        }
        cloth.scale = Vec3::new(model.table_scale, 1.0, model.table_scale);
        for (entity, place) in &places {
            if let Some(info) = table.board().get(place.0) {
                commands.entity(entity).insert(model.place(info));
            }
        }
    }
}
