//! Pictures of pictures being composed, and pictures so composed.

use bevy::ecs::system::SystemState;
use bevy::prelude::*;

use super::Act::{self, Ask, Do, Open, Picture, Size, Speak, Touch, Wait};
use super::{Command, REST, barricade};
use crate::app::photo::Photographer;
use crate::words::Language;

pub(super) fn scenes() -> Vec<Vec<Act>> {
    vec![composed(), near(), aside()]
}

/// Does what people do with the camera in hand.
pub(super) fn with(world: &mut World, work: fn(Photographer)) {
    let mut photographer = SystemState::<Photographer>::new(world);
    if let Ok(photographer) = photographer.get_mut(world) {
        work(photographer);
    }
}

fn enter(world: &mut World) {
    with(world, |mut photographer| photographer.enter());
}

/// Puts the camera away.
pub(super) fn leave(world: &mut World) {
    with(world, |mut photographer| photographer.leave());
}

/// A sheep is chosen; the signs of that are in no picture.
fn composed() -> Vec<Act> {
    vec![
        Ask(Command::New { game: "enclos".into(), rules: String::new() }),
        Wait(3),
        Touch(&["d5", "e5", "e4/f4", "c4"]),
        Wait(REST),
        Do(enter),
        Wait(REST),
        Picture("photo-enclos-en"),
        Size(360, 640),
        Speak(Language::French),
        Wait(REST),
        Picture("photo-enclos-phone-fr"),
        Size(640, 360),
        Wait(REST),
        Picture("photo-enclos-across-fr"),
        Do(leave),
        Wait(REST),
        Picture("photo-left-across-fr"),
    ]
}

/// Face to face with a tiger at dusk, with depth.
fn near() -> Vec<Act> {
    vec![
        Open("tigers", "", "T...T.SS...S.S.ST...TS..S T 11 2"),
        Wait(REST),
        Do(enter),
        Do(|world| {
            with(world, |mut photographer| {
                photographer.turn_mood();
                photographer.turn_depth();
                let camera = photographer.camera_mut();
                camera.turn(Vec2::new(-90.0, -110.0));
                camera.zoom(11.0);
                camera.pan(Vec2::new(60.0, 160.0));
            });
        }),
        Wait(REST),
        Picture("photo-tigers-near-en"),
        Do(leave),
        Wait(REST),
    ]
}

/// From aside, across a table of six.
fn aside() -> Vec<Act> {
    vec![
        barricade::six(),
        Wait(REST),
        Do(enter),
        Do(|world| {
            with(world, |mut photographer| photographer.camera_mut().turn(Vec2::new(120.0, -60.0)));
        }),
        Wait(REST),
        Picture("photo-barricade-en"),
        Do(leave),
        Wait(3),
    ]
}
