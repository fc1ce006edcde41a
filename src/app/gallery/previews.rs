//! The boards as the previews of the art kit show them, panels and signs away:
//! what `docs/previews` sets side by side with these.

use bevy::prelude::*;

use super::Act::{self, Do, Open, Picture, Wait};
use super::photo::{leave, with};
use super::{REST, barricade};

pub(super) fn scenes() -> Vec<Vec<Act>> {
    let pair = Open("enclos", "", "a1d4g1/d5a4g4/00000000000800000000000/w");
    let flock = Open("enclos", "", "c3d5e3/c4d3e4/00000000000000000000000/w");
    let hunt = Open("tigers", "", "T...T.SS....SS..SST.T..S. T 10 3");
    vec![
        view(pair, "preview-enclos-close", |world| {
            with(world, |mut photographer| {
                let camera = photographer.camera_mut();
                camera.turn(Vec2::new(0.0, -45.0));
                camera.zoom(13.5);
                camera.pan(Vec2::new(90.0, 125.0));
            });
        }),
        view(flock, "preview-meadow", |world| {
            with(world, |mut photographer| {
                let camera = photographer.camera_mut();
                camera.turn(Vec2::new(0.0, -85.0));
                camera.zoom(13.0);
            });
        }),
        view(hunt, "preview-tigers", |world| {
            with(world, |mut photographer| photographer.camera_mut().zoom(-0.3));
        }),
        view(barricade::classic(), "preview-classic", |world| {
            with(world, |mut photographer| photographer.camera_mut().zoom(-1.0));
        }),
    ]
}

/// A board without panels, seen by a camera taken to where the preview's stands.
fn view(board: Act, name: &'static str, aim: fn(&mut World)) -> Vec<Act> {
    vec![
        board,
        Wait(REST),
        Do(|world| with(world, |mut photographer| photographer.film())),
        Do(aim),
        Wait(2 * REST),
        Picture(name),
        Do(leave),
        Wait(3),
    ]
}
