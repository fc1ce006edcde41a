//! What is always there: the table, and the board of the match upon it.

use bevy::prelude::*;

use super::felt::Surface;
use super::models::{Models, dress};
use super::mood::Mood;
use super::{layout, model_of, plain_board};
use crate::app::loading::Screen;
use crate::app::table::{Arrange, Place, Table, TableSystems};

/// The model of the board in play, or what is drawn instead.
#[derive(Component)]
pub(super) struct BoardScenery;

/// The table under the boards.
#[derive(Component)]
pub struct Cloth;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableLook>();
    app.add_systems(OnExit(Screen::Loading), set_table);
    let due = on_message::<Arrange>.or_else(resource_changed::<Models>);
    app.add_systems(Update, set_board.in_set(TableSystems::Show).run_if(due));
}

/// The materials of the table alone, which a mood tints.
#[derive(Resource, Default)]
pub(super) struct TableLook(Vec<Handle<Surface>>);

fn set_table(
    models: Res<Models>,
    mood: Res<Mood>,
    mut look: ResMut<TableLook>,
    mut materials: ResMut<Assets<Surface>>,
    mut commands: Commands,
) {
    let table = commands.spawn((Cloth, Name::new("table"), Transform::default(), Visibility::default())).id();
    let mut parts = models.parts(layout::TABLE).to_vec();
    for part in &mut parts {
        // The boards and pieces of the same finish keep their colours.
        if let Some(mut own) = materials.get(&part.material).cloned() {
            own.base.base_color = tone(*mood);
            part.material = materials.add(own);
            look.0.push(part.material.clone());
        }
    }
    dress(&mut commands, table, &parts);
}

/// What a mood makes of the table's colours.
fn tone(mood: Mood) -> Color {
    let [red, green, blue] = mood.air().table;
    Color::linear_rgb(red, green, blue)
}

/// Gives the table the tint of the mood.
pub(super) fn tint(mood: Res<Mood>, look: Res<TableLook>, mut materials: ResMut<Assets<Surface>>) {
    for material in &look.0 {
        if let Some(mut material) = materials.get_mut(material) {
            material.base.base_color = tone(*mood);
        }
    }
}

/// Puts the board down when a match begins or when its model has come since, and its spots where they lie on it.
fn set_board(
    mut arranged: MessageReader<Arrange>,
    table: Option<Res<Table>>,
    models: Res<Models>,
    boards: Query<Entity, With<BoardScenery>>,
    places: Query<(Entity, &Place)>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Surface>>,
    mut commands: Commands,
) {
    let another = arranged.read().any(|arranged| matches!(arranged, Arrange::Fresh | Arrange::Clear));
    if !another && !models.is_changed() {
        return;
    }
    boards.iter().for_each(|board| commands.entity(board).try_despawn());
    let Some(table) = table else { return };
    let model = model_of(&table);
    for &(part, place) in model.scenery {
        let entity =
            commands.spawn((BoardScenery, Transform::from_translation(place), Visibility::default())).id();
        dress(&mut commands, entity, models.parts(part));
    }
    if model.scenery.iter().all(|(part, _)| models.parts(part).is_empty()) {
        plain_board::draw(&mut commands, table.board(), model, &mut meshes, &mut materials);
    }
    for (entity, place) in &places {
        if let Some(info) = table.board().get(place.0) {
            commands.entity(entity).insert(model.place(info));
        }
    }
}
