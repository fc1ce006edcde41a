//! What the camera attends to of its own accord: on a small screen to the
//! spots that may be chosen next, and to the side of whoever is on move, if
//! that is wished.

use bevy::prelude::*;

use super::camera::{Attention, Orbit, SMALL, TableCamera};
use super::{layout, model_of};
use crate::app::table::{Table, TableSystems};
use crate::rules::{Seat, Spot, SpotKind, open};

/// Whether the camera turns to the side of the seat on move.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TurnToSeat(pub bool);

/// Where the things of each seat are at the start of the match, from the middle of the board.
#[derive(Resource, Default)]
struct Sides(Vec<Vec2>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TurnToSeat>().init_resource::<Sides>();
    app.add_systems(Update, (find_sides, attend).chain().in_set(TableSystems::Show));
}

fn find_sides(table: Option<Res<Table>>, mut sides: ResMut<Sides>, mut known: Local<String>) {
    let Some(table) = table.filter(Res::is_changed) else { return };
    let line = table.line();
    let match_ = format!("{} {}", line.game(), line.rules());
    if *known == match_ {
        return;
    }
    *known = match_;
    let Ok(start) = open(line.game(), &line.rules(), None) else { return };
    let (board, things) = (start.board(), start.standing(&[]));
    let side = |seat: Seat| {
        let own = things.iter().filter(|thing| {
            board.kinds.get(usize::from(thing.kind.0)).is_some_and(|kind| kind.owner == Some(seat))
        });
        let places: Vec<Vec2> =
            own.filter_map(|thing| board.get(thing.spot)).map(|info| Vec2::from(info.place)).collect();
        places.iter().sum::<Vec2>() / places.len().max(1) as f32
    };
    sides.0 = (0..).map(Seat).take(start.seats()).map(side).collect();
}

/// Seats whose things lie nearer to the middle than this have no side.
const CENTRAL: f32 = 1.0;

fn attend(
    table: Option<Res<Table>>,
    sides: Res<Sides>,
    wish: Res<TurnToSeat>,
    camera: Single<&Camera, With<TableCamera>>,
    mut orbit: ResMut<Orbit>,
) {
    // Who roams goes by nobody's hand but their own.
    if orbit.is_roaming() {
        return;
    }
    let small = camera.logical_target_size().is_some_and(|size| size.min_element() < SMALL);
    let attention = table.map_or_else(Attention::default, |table| {
        let seat = table.seat().filter(|_| wish.0);
        let side = seat.and_then(|seat| sides.0.get(seat.index())).filter(|side| side.length() > CENTRAL);
        Attention {
            // Who sits at y below 0 looks from the front.
            yaw: side.map_or(0.0, |side| side.x.atan2(-side.y)),
            choice: small.then(|| choice(&table)).flatten(),
        }
    });
    if orbit.attention() != attention {
        orbit.attend(attention);
    }
}

/// The middle of what has been touched and may be touched next, and half its
/// extent, while a turn is unfinished.
fn choice(table: &Table) -> Option<(Vec3, Vec2)> {
    if table.made().is_empty() {
        return None;
    }
    let model = model_of(table);
    let place = |spot: &Spot| {
        let info = table.board().get(*spot)?;
        let on_board = matches!(info.kind, SpotKind::Field | SpotKind::Passage);
        on_board.then(|| layout::point(info, model.spot(info.kind).height))
    };
    let places: Vec<Vec3> = table.made().iter().chain(table.next()).filter_map(place).collect();
    let (first, rest) = places.split_first()?;
    let (low, high) = rest.iter().fold((*first, *first), |(low, high), at| (low.min(*at), high.max(*at)));
    Some(((low + high) / 2.0, (high - low).xz() / 2.0))
}
