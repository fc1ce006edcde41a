//! What is always there: the table, and the board of the match upon it.

use bevy::prelude::*;

use super::models::{Models, Part, dress};
use super::{layout, model_of, plain_board};
use crate::app::loading::Screen;
use crate::app::set_up::SetUp;
use crate::app::table::{Arrange, Place, Stands, Table, TableSystems};
use crate::rules::{GAMES, SpotKind, open};

/// The model of the board in play, or what is drawn instead.
#[derive(Component)]
pub(super) struct BoardScenery;

/// What stands on the table while no match is played.
#[derive(Component)]
struct Shown;

/// The table under the board.
#[derive(Component)]
struct Cloth;

/// The game whose board stands behind the title: the first of the box.
pub(super) const TITLE_GAME: &str = GAMES[0];

pub(super) fn plugin(app: &mut App) {
    let out_of_play = not(in_state(Screen::Loading));
    app.add_systems(Update, show_game.in_set(TableSystems::Show).run_if(out_of_play));
    app.add_systems(OnExit(Screen::Loading), set_table.after(super::models::take_apart));
    app.add_systems(Update, set_board.in_set(TableSystems::Show).run_if(on_message::<Arrange>));
}

fn set_table(models: Res<Models>, mut commands: Commands) {
    let table = commands.spawn((Cloth, Name::new("table"), Transform::default(), Visibility::default())).id();
    dress(&mut commands, table, models.parts(layout::TABLE));
}

/// Where no match is played, the board of the game that is chosen stands ready,
/// its things in their places.
fn show_game(
    screen: Res<State<Screen>>,
    set_up: Res<SetUp>,
    models: Res<Models>,
    shown: Query<Entity, With<Shown>>,
    mut known: Local<Option<(Screen, String)>>,
    mut cloth: Single<&mut Transform, With<Cloth>>,
    mut commands: Commands,
) {
    let title = open(TITLE_GAME, "", None).ok();
    let line = match screen.get() {
        Screen::Title | Screen::Shelf => title.as_deref(),
        Screen::SetUp => Some(set_up.line()),
        Screen::Loading | Screen::Match => None,
    };
    let now = line.map(|line| (*screen.get(), format!("{} {}", line.game(), line.rules())));
    if *known == now {
        return;
    }
    *known = now;
    shown.iter().for_each(|entity| commands.entity(entity).despawn());
    let Some(line) = line else { return };
    let board = line.board();
    let model = layout::board_model(board.name);
    cloth.scale = Vec3::new(model.table_scale, 1.0, model.table_scale);
    let mut put = |pose: Transform, parts: &[Part]| {
        let entity = commands.spawn((Shown, pose, Visibility::default())).id();
        dress(&mut commands, entity, parts);
    };
    for &(part, place) in model.scenery {
        put(Transform::from_translation(place), models.parts(part));
    }
    let mut berth = 0;
    let things = line.standing(&[]);
    for (number, thing) in things.iter().enumerate() {
        let before = number.checked_sub(1).and_then(|before| things.get(before));
        let shares = before.is_some_and(|other| (other.kind, other.spot) == (thing.kind, thing.spot));
        berth = if shares { berth + 1 } else { 0 };
        // Behind the title, what waits in a reserve stays in the box.
        let on_board = board.get(thing.spot).is_some_and(|info| info.kind == SpotKind::Field);
        if matches!(screen.get(), Screen::Title | Screen::Shelf) && !on_board {
            continue;
        }
        if let Some(pose) = model.pose(board, thing.kind, Stands { berth, ..Stands::alone(thing.spot) }) {
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
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
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
        if model.is_plain() {
            plain_board::draw(&mut commands, table.board(), model, &mut meshes, &mut materials);
        }
        cloth.scale = Vec3::new(model.table_scale, 1.0, model.table_scale);
        for (entity, place) in &places {
            if let Some(info) = table.board().get(place.0) {
                commands.entity(entity).insert(model.place(info));
            }
        }
    }
}
