//! Each board in each light and in each tier, and close to its pieces.

use bevy::prelude::*;

use super::Act::{self, Ask, Do, Open, Picture, Touch, Wait};
use super::{Command, REST, barricade};
use crate::app::settings::{Light, Picture as Quality, Settings};
use crate::app::stage::Orbit;

/// The names of a board's pictures: from where it is seen at first, and from near, in each light.
struct Names {
    lights: [&'static str; 3],
    tiers: [&'static str; 2],
    near: [&'static str; 3],
}

macro_rules! names {
    ($board:literal) => {
        Names {
            lights: [
                concat!("light-", $board, "-day"),
                concat!("light-", $board, "-dusk"),
                concat!("light-", $board, "-winter"),
            ],
            tiers: [concat!("light-", $board, "-low"), concat!("light-", $board, "-high")],
            near: [
                concat!("near-", $board, "-day"),
                concat!("near-", $board, "-dusk"),
                concat!("near-", $board, "-winter"),
            ],
        }
    };
}

pub(super) fn scenes() -> Vec<Vec<Act>> {
    let fences: [&[&str]; 3] = [&["d5", "e5", "e4/f4"], &["c4", "d4", "e4/f3"], &["e5", "d5", "c4/d4"]];
    let mut enclos = vec![Ask(Command::New { game: "enclos".into(), rules: String::new() }), Wait(REST)];
    enclos.extend(fences.into_iter().flat_map(|touches| [Touch(touches), Wait(REST)]));
    let tigers = Open("tigers", "", "T...T.SS...S.S.ST...TS..S T 11 2");
    vec![
        board(enclos, names!("enclos")),
        board(vec![tigers], names!("tigers")),
        board(vec![barricade::classic()], names!("classic")),
        board(vec![barricade::BEFORE_THE_CENTRE], names!("circle-4")),
        board(vec![barricade::six()], names!("circle-6")),
    ]
}

const LIGHTS: [fn(&mut World); 3] = [
    |world| world.resource_mut::<Settings>().light = Light::Day,
    |world| world.resource_mut::<Settings>().light = Light::Dusk,
    |world| world.resource_mut::<Settings>().light = Light::Winter,
];

/// The acts that set a board up, and then its pictures.
fn board(mut acts: Vec<Act>, names: Names) -> Vec<Act> {
    acts.push(Wait(2 * REST));
    for (light, name) in LIGHTS.into_iter().zip(names.lights) {
        acts.extend([Do(light), Wait(3), Picture(name)]);
    }
    acts.extend([
        Do(LIGHTS[0]),
        Do(|world| world.resource_mut::<Settings>().picture = Quality::Low),
        Wait(3),
        Picture(names.tiers[0]),
        Do(|world| world.resource_mut::<Settings>().picture = Quality::High),
        Wait(3),
        Picture(names.tiers[1]),
        Do(|world| {
            let mut orbit = world.resource_mut::<Orbit>();
            orbit.turn(Vec2::new(-60.0, -80.0));
            orbit.zoom(9.0);
        }),
        Wait(REST),
    ]);
    for (light, name) in LIGHTS.into_iter().zip(names.near) {
        acts.extend([Do(light), Wait(3), Picture(name)]);
    }
    acts
}
