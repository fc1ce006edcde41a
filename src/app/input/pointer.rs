//! Clicks and taps touch spots, or choose a diorama; drags turn the camera, wheel and pinch bring it nearer.
//!
//! Presses are read as they come from the window, each with its own place, and
//! not as what picking makes of a whole frame: so a click counts also where it
//! came and went within one frame of a slow machine.

use bevy::input::keyboard::KeyboardFocusLost;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::Touches;
use bevy::picking::pointer::{PointerAction, PointerButton, PointerId, PointerInput};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::input::egui_wants_any_pointer_input;
use bevy_egui::{EguiContexts, egui};

use super::care::Care;
use crate::app::loading::Screen;
use crate::app::panels::point;
use crate::app::set_up::Choose;
use crate::app::stage::{Aim, Dioramas, Orbit, Pointed, Timeline};
use crate::app::table::{Command, Table, TableSystems};
use crate::rules::Spot;

/// Where each pointer that is down was pressed, unless on a panel. It stays a
/// click while the pointer has not moved away from there; after that it is a
/// drag for good.
#[derive(Resource, Default)]
struct Presses(HashMap<PointerId, Pressed>);

struct Pressed {
    button: PointerButton,
    at: Vec2,
    dragged: bool,
}

impl Pressed {
    /// Moves the camera of a match by a drag: who roams drags the table along with any button but the first.
    fn drag(&self, orbit: &mut Orbit, delta: Vec2) {
        if orbit.is_roaming() && self.button != PointerButton::Primary {
            orbit.pan(delta);
        } else {
            orbit.turn(delta);
        }
    }
}

/// How far a pressed pointer may wander, in logical pixels, and still click.
const SLIP: f32 = 8.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Presses>();
    app.add_systems(
        Update,
        (
            forget.run_if(on_message::<KeyboardFocusLost>),
            press,
            wheel.run_if(not(egui_wants_any_pointer_input)),
            pinch,
            hover.run_if(in_state(Screen::Title)),
        )
            .chain()
            .in_set(TableSystems::Ask),
    );
}

/// A button that went down here and up in another window is not held for ever.
fn forget(mut presses: ResMut<Presses>) {
    presses.0.clear();
}

/// Whether a panel covers a place on the window. Behind all panels lies egui's background.
fn on_panel(ctx: &egui::Context, at: Vec2) -> bool {
    let layer = ctx.layer_id_at(point(ctx, at));
    layer.is_some_and(|layer| layer.order != egui::Order::Background)
}

fn press(
    mut inputs: MessageReader<PointerInput>,
    mut contexts: EguiContexts,
    touches: Res<Touches>,
    screen: Res<State<Screen>>,
    aim: Aim,
    table: Option<Res<Table>>,
    timeline: Res<Timeline>,
    dioramas: Dioramas,
    mut choose: Choose,
    care: Res<Care>,
    mut presses: ResMut<Presses>,
    mut orbit: ResMut<Orbit>,
    mut commands: MessageWriter<Command>,
) {
    // Two fingers pinch: neither of them clicks or turns the camera.
    let pinching = touches.iter().count() > 1;
    for input in inputs.read() {
        let (id, at) = (input.pointer_id, input.location.position);
        match input.action {
            PointerAction::Press(button) => {
                if !contexts.ctx_mut().is_ok_and(|ctx| on_panel(ctx, at)) {
                    presses.0.entry(id).or_insert(Pressed { button, at, dragged: false });
                }
            }
            PointerAction::Move { delta } => {
                let Some(press) = presses.0.get_mut(&id) else { continue };
                press.dragged |= press.at.distance(at) > SLIP;
                if press.dragged && !pinching && *screen.get() == Screen::Match {
                    press.drag(&mut orbit, delta);
                }
            }
            PointerAction::Release(button) => {
                if presses.0.get(&id).is_none_or(|press| press.button != button) {
                    continue;
                }
                let clicks = presses.0.remove(&id).is_some_and(|press| !press.dragged);
                if !clicks || button != PointerButton::Primary {
                    continue;
                }
                if orbit.is_roaming() {
                    // Who takes a picture touches nothing.
                } else if let Some(table) = &table {
                    let (spot, sure) = match id {
                        PointerId::Touch(_) => aim.by_finger(at),
                        _ => (aim.at(at), true),
                    };
                    commands.write(care.ask(meaning(spot, table, timeline.is_busy()), sure));
                } else if *screen.get() == Screen::Title
                    && let Some(game) = dioramas.at(at)
                {
                    choose.game(game);
                }
            }
            PointerAction::Cancel => {
                presses.0.remove(&id);
            }
            PointerAction::Scroll { .. } => {}
        }
    }
    if pinching {
        presses.0.values_mut().for_each(|press| press.dragged = true);
    }
}

/// The seat that the last press belonged to: the one whose turn goes on, or
/// whose ply is being shown.
fn touching(table: &Table) -> Option<crate::rules::Seat> {
    if table.made().is_empty() { table.last().and_then(|ply| ply.seat) } else { table.seat() }
}

/// What a click on a spot, or beside all spots, asks for.
pub(super) fn meaning(spot: Option<Spot>, table: &Table, moving: bool) -> Command {
    match spot {
        _ if table.pauses() => Command::Hurry,
        // While something moves a click ends the motion. It only counts further
        // for who was touching anyhow, so that no player takes the other's turn.
        _ if moving && touching(table) != table.seat() => Command::Hurry,
        Some(spot) if moving && !table.next().contains(&spot) => Command::Hurry,
        // What was touched last is let go again, unless it goes on there.
        Some(spot) if table.made().last() == Some(&spot) && !table.next().contains(&spot) => {
            Command::TakeBack
        }
        Some(spot) => Command::Touch(spot),
        None if moving => Command::Hurry,
        None => Command::TakeBack,
    }
}

/// Points at the diorama under the mouse. A finger points at nothing: it touches, and is gone.
fn hover(
    window: Single<&Window, With<PrimaryWindow>>,
    mut contexts: EguiContexts,
    dioramas: Dioramas,
    mut pointed: ResMut<Pointed>,
) {
    let at = window.cursor_position();
    let free = at.filter(|&at| !contexts.ctx_mut().is_ok_and(|ctx| on_panel(ctx, at)));
    let by_mouse = free.and_then(|at| dioramas.at(at));
    if pointed.by_mouse != by_mouse {
        pointed.by_mouse = by_mouse;
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

/// Two fingers that part bring the camera nearer; who roams drags the table along with both.
fn pinch(touches: Res<Touches>, mut orbit: ResMut<Orbit>) {
    let fingers: Vec<_> = touches.iter().collect();
    let [one, other] = fingers[..] else { return };
    let before = one.previous_position().distance(other.previous_position());
    let now = one.position().distance(other.position());
    if orbit.is_roaming() {
        orbit.pan((one.delta() + other.delta()) / 2.0);
    }
    if before > 1.0 && now > 1.0 && before != now {
        // One step of the wheel is a tenth.
        orbit.zoom((now / before).ln() / 0.105);
    }
}
