//! Keys: arrows and Tab walk the board, Enter touches, Esc takes back, H asks
//! for advice; while the computer thinks, Enter has it play.

use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::input::egui_wants_any_keyboard_input;

use super::focus::Focus;
use super::pointer::meaning;
use crate::app::loading::Screen;
use crate::app::notices::Notices;
use crate::app::panels::{RulesPage, SettingsPage, no_page};
use crate::app::seats::Nudge;
use crate::app::set_up::SetUp;
use crate::app::stage::{Orbit, Timeline};
use crate::app::table::{Command, Table, TableSystems};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        keys.in_set(TableSystems::Ask)
            .run_if(in_state(Screen::Match))
            .run_if(not(egui_wants_any_keyboard_input))
            .run_if(no_page),
    );
    app.add_systems(Update, pages.run_if(not(in_state(Screen::Loading))));
    app.add_systems(PreUpdate, release_all.run_if(on_message::<KeyboardFocusLost>));
}

/// A key that went down here and up elsewhere is not down for ever.
fn release_all(mut keys: ResMut<ButtonInput<KeyCode>>, mut buttons: ResMut<ButtonInput<MouseButton>>) {
    keys.reset_all();
    buttons.reset_all();
}

/// F1 opens the rules wherever one is, and closes them; so does F2 with the settings.
fn pages(
    mut events: MessageReader<KeyboardInput>,
    mut rules: ResMut<RulesPage>,
    mut settings: ResMut<SettingsPage>,
    table: Option<Res<Table>>,
    set_up: Res<SetUp>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for event in events.read().filter(|event| event.state.is_pressed() && !event.repeat) {
        match event.key_code {
            KeyCode::F1 => {
                settings.close();
                rules.turn(table.as_deref(), &set_up);
            }
            KeyCode::F2 => {
                rules.close();
                settings.turn();
            }
            _ => continue,
        }
        redraw.write(RequestRedraw);
    }
}

fn keys(
    mut events: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    table: Option<Res<Table>>,
    timeline: Res<Timeline>,
    mut focus: ResMut<Focus>,
    mut orbit: ResMut<Orbit>,
    mut nudges: MessageWriter<Nudge>,
    mut notices: ResMut<Notices>,
    mut commands: MessageWriter<Command>,
) {
    let Some(table) = table else { return };
    let control = held.any_pressed([
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ]);
    let shift = held.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    for event in events.read() {
        // A held key does its work once; only walking goes on.
        let walks = matches!(
            event.key_code,
            KeyCode::ArrowUp | KeyCode::ArrowDown | KeyCode::ArrowLeft | KeyCode::ArrowRight | KeyCode::Tab
        );
        if !event.state.is_pressed() || (event.repeat && !walks) {
            continue;
        }
        if control {
            // Letters are those printed on the keys: Z is elsewhere in France.
            match &event.logical_key {
                Key::Character(letter) if letter.eq_ignore_ascii_case("z") => {
                    commands.write(if shift { Command::Redo } else { Command::Undo });
                }
                Key::Character(letter) if letter.eq_ignore_ascii_case("y") => {
                    commands.write(Command::Redo);
                }
                _ => {}
            }
            continue;
        }
        if let Key::Character(letter) = &event.logical_key
            && letter.eq_ignore_ascii_case("h")
        {
            nudges.write(Nudge::Hint);
            continue;
        }
        match event.key_code {
            // A notice that lies over the board goes first.
            KeyCode::Escape if !notices.dismiss() => {
                commands.write(Command::TakeBack);
            }
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space if table.computer().is_some() => {
                nudges.write(Nudge::PlayNow);
            }
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space => {
                if let Some(spot) = focus.0 {
                    commands.write(meaning(Some(spot), &table, timeline.is_busy()));
                }
            }
            KeyCode::Tab => focus.cycle(&table, if shift { -1 } else { 1 }),
            KeyCode::ArrowUp => focus.go(&table, Vec2::Y),
            KeyCode::ArrowDown => focus.go(&table, Vec2::NEG_Y),
            KeyCode::ArrowLeft => focus.go(&table, Vec2::NEG_X),
            KeyCode::ArrowRight => focus.go(&table, Vec2::X),
            KeyCode::Home => orbit.reset(),
            KeyCode::NumpadAdd | KeyCode::Equal => orbit.zoom(1.0),
            KeyCode::NumpadSubtract | KeyCode::Minus => orbit.zoom(-1.0),
            _ => {}
        }
    }
}
