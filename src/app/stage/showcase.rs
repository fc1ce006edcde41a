//! What stands on the table while no match is played: the board that is being
//! set up or, behind the title, a diorama of each game.

use bevy::prelude::*;

use super::contact::ContactLook;
use super::dioramas::{self, Diorama};
use super::layout;
use super::models::{Models, dress};
use super::posture::Alive;
use super::scenery::Cloth;
use crate::app::loading::Screen;
use crate::app::set_up::SetUp;
use crate::app::table::{Stands, Table, TableSystems};
use crate::rules::{AnyLine, SpotKind};

/// What is taken away when a match begins.
#[derive(Component)]
struct Shown;

pub(super) fn plugin(app: &mut App) {
    let loaded = not(in_state(Screen::Loading));
    app.add_systems(Update, (show, spread).in_set(TableSystems::Show).run_if(loaded));
}

/// What is shown; it is set out anew only when this changes.
#[derive(PartialEq)]
enum Showing {
    Dioramas,
    SetUp(String),
    Nothing,
}

fn show(
    screen: Res<State<Screen>>,
    set_up: Res<SetUp>,
    models: Res<Models>,
    contact: Res<ContactLook>,
    shown: Query<Entity, With<Shown>>,
    mut known: Local<Option<Showing>>,
    mut commands: Commands,
) {
    let now = match screen.get() {
        Screen::Title | Screen::Shelf => Showing::Dioramas,
        Screen::SetUp => Showing::SetUp(format!("{} {}", set_up.game(), set_up.line().rules())),
        Screen::Loading | Screen::Match => Showing::Nothing,
    };
    // The title shows nothing that comes later.
    let come = models.is_changed() && matches!(now, Showing::SetUp(_));
    if known.as_ref() == Some(&now) && !come {
        return;
    }
    shown.iter().for_each(|entity| commands.entity(entity).despawn());
    match now {
        Showing::Nothing => {}
        Showing::SetUp(_) => {
            let here = commands.spawn((Shown, Transform::default(), Visibility::default())).id();
            set_out(&mut commands, here, &models, &contact, set_up.line(), true);
        }
        Showing::Dioramas => {
            for (diorama, line) in Diorama::all() {
                let pose = diorama.pose(&*line);
                let here = commands.spawn((Shown, diorama, pose, Visibility::default())).id();
                set_out(&mut commands, here, &models, &contact, &*line, false);
            }
        }
    }
    *known = Some(now);
}

/// The table is as large as what stands on it needs: it follows a match that comes as another goes, too.
fn spread(
    screen: Res<State<Screen>>,
    table: Option<Res<Table>>,
    set_up: Res<SetUp>,
    mut cloth: Single<&mut Transform, With<Cloth>>,
) {
    let board = match (&table, screen.get()) {
        (Some(table), _) => Some(table.board()),
        (None, Screen::SetUp) => Some(set_up.line().board()),
        (None, _) => None,
    };
    let scale = board.map_or(dioramas::TABLE_SCALE, |board| layout::board_model(board.name).table_scale);
    if cloth.scale.x != scale {
        cloth.scale = Vec3::splat(scale);
    }
}

/// Sets a board out under `parent` with its things as they stand in a match,
/// with those `beside` it, or without and small.
fn set_out(
    commands: &mut Commands,
    parent: Entity,
    models: &Models,
    contact: &ContactLook,
    line: &dyn AnyLine,
    beside: bool,
) {
    let board = line.board();
    let model = layout::board_model(board.name);
    let put = |commands: &mut Commands, pose: Transform, parts: &[_]| {
        let entity = commands.spawn((pose, Visibility::default(), ChildOf(parent))).id();
        dress(commands, entity, parts);
        entity
    };
    // The board itself comes first; what belongs beside it follows.
    let scenery = if beside { model.scenery } else { &model.scenery[..model.scenery.len().min(1)] };
    for &(part, place) in scenery {
        let part = if beside { part } else { layout::from_afar(part) };
        put(commands, Transform::from_translation(place), models.parts(part));
    }
    let things = line.standing(&[]);
    let mut berth = 0;
    for (number, thing) in things.iter().enumerate() {
        let before = number.checked_sub(1).and_then(|before| things.get(before));
        let shares = before.is_some_and(|other| (other.kind, other.spot) == (thing.kind, thing.spot));
        berth = if shares { berth + 1 } else { 0 };
        let Some(role) = board.get(thing.spot).map(|info| info.kind) else { continue };
        if !beside && !model.carries(role) {
            continue;
        }
        if let Some(pose) = model.pose(board, thing.kind, Stands { berth, ..Stands::alone(thing.spot) }) {
            let look = model.piece(board, thing.kind);
            let parts = if beside { models.piece(look) } else { models.piece_from_afar(look) };
            let entity = put(commands, pose, &parts);
            if let Some(life) = look.life() {
                commands.entity(entity).insert(Alive(life));
            }
            if role == SpotKind::Field {
                contact.put(commands, entity, look, pose);
            }
        }
    }
}
