//! Clicks and taps touch spots, drags turn the camera, wheel and pinch bring it nearer.

use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::Touches;
use bevy::picking::events::{Click, Drag, Pointer, Press};
use bevy::picking::pointer::{PointerButton, PointerId};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_egui::input::{EguiWantsInput, egui_wants_any_pointer_input};

use crate::app::loading::Screen;
use crate::app::stage::{Orbit, Timeline};
use crate::app::table::{Command, Place, Table, TableSystems};
use crate::rules::Spot;

/// Where each pointer that is down was pressed. It stays a click while the
/// pointer has not moved away from there; after that it is a drag for good.
#[derive(Resource, Default)]
struct Presses(HashMap<PointerId, Pressed>);

struct Pressed {
    at: Vec2,
    dragged: bool,
}

/// How far a pressed pointer may wander, in logical pixels, and still click.
const SLIP: f32 = 8.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Presses>();
    app.add_observer(press).add_observer(drag).add_observer(click);
    app.add_systems(
        Update,
        (wheel.run_if(not(egui_wants_any_pointer_input)), pinch).in_set(TableSystems::Ask),
    );
}

fn press(event: On<Pointer<Press>>, mut presses: ResMut<Presses>) {
    presses.0.insert(event.pointer_id, Pressed { at: event.pointer_location.position, dragged: false });
}

fn drag(
    event: On<Pointer<Drag>>,
    screen: Res<State<Screen>>,
    touches: Res<Touches>,
    wants: Res<EguiWantsInput>,
    mut presses: ResMut<Presses>,
    mut orbit: ResMut<Orbit>,
) {
    let Some(press) = presses.0.get_mut(&event.pointer_id) else { return };
    press.dragged |= press.at.distance(event.pointer_location.position) > SLIP;
    // Two fingers pinch, and what began on a panel stays there.
    let pinching = touches.iter().count() > 1;
    if press.dragged && !pinching && !wants.is_using_pointer() && *screen.get() == Screen::Match {
        orbit.turn(event.delta);
    }
}

/// The seat that the last press belonged to: the one whose turn goes on, or
/// whose ply is being shown.
fn touching(table: &Table) -> Option<crate::rules::Seat> {
    if table.made().is_empty() { table.last().and_then(|ply| ply.seat) } else { table.seat() }
}

fn click(
    mut event: On<Pointer<Click>>,
    places: Query<&Place>,
    table: Option<Res<Table>>,
    timeline: Res<Timeline>,
    wants: Res<EguiWantsInput>,
    mut presses: ResMut<Presses>,
    mut commands: MessageWriter<Command>,
) {
    // A click bubbles up to the window: it counts once.
    event.propagate(false);
    let dragged = presses.0.remove(&event.pointer_id).is_none_or(|press| press.dragged);
    if dragged || event.button != PointerButton::Primary || wants.is_pointer_over_area() {
        return;
    }
    let Some(table) = table else { return };
    let spot = places.get(event.entity).ok().map(|place| place.0);
    commands.write(meaning(spot, &table, timeline.is_busy()));
}

/// What a click on a spot, or beside all spots, asks for.
fn meaning(spot: Option<Spot>, table: &Table, moving: bool) -> Command {
    match spot {
        // While something moves a click ends the motion. It only counts further
        // for who was touching anyhow, so that no player takes the other's turn.
        _ if moving && touching(table) != table.seat() => Command::Hurry,
        Some(spot) if moving && !table.next().contains(&spot) => Command::Hurry,
        Some(spot) if table.made().last() == Some(&spot) => Command::TakeBack,
        Some(spot) => Command::Touch(spot),
        None if moving => Command::Hurry,
        None => Command::TakeBack,
    }
}

fn wheel(mut wheel: MessageReader<MouseWheel>, mut orbit: ResMut<Orbit>) {
    for event in wheel.read() {
        orbit.zoom(match event.unit {
            MouseScrollUnit::Line => event.y,
            MouseScrollUnit::Pixel => event.y / 60.0,
        });
    }
}

/// Two fingers that part bring the camera nearer.
fn pinch(touches: Res<Touches>, mut orbit: ResMut<Orbit>) {
    let fingers: Vec<_> = touches.iter().collect();
    let [one, other] = fingers[..] else { return };
    let before = one.previous_position().distance(other.previous_position());
    let now = one.position().distance(other.position());
    if before > 1.0 && now > 1.0 && before != now {
        // One step of the wheel is a tenth.
        orbit.zoom((now / before).ln() / 0.105);
    }
}
