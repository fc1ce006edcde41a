//! A window without borders; F11 turns it, as in many programs.

use bevy::input::common_conditions::input_just_pressed;
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};

use super::{FullScreen, TurnFullScreen};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, follow);
    app.add_systems(Update, ask.run_if(input_just_pressed(KeyCode::F11)));
    app.add_systems(Last, turn.run_if(on_message::<TurnFullScreen>));
}

fn follow(window: Single<&Window, With<PrimaryWindow>>, mut screen: ResMut<FullScreen>) {
    screen.set_if_neq(FullScreen { on: window.mode != WindowMode::Windowed, possible: true });
}

fn ask(mut turn: MessageWriter<TurnFullScreen>) {
    turn.write(TurnFullScreen);
}

fn turn(mut window: Single<&mut Window, With<PrimaryWindow>>) {
    window.mode = match window.mode {
        WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
        _ => WindowMode::Windowed,
    };
}
