//! What is kept and what is set: the title's offer, notices, the settings and what they do.

use bevy::prelude::*;

use super::Act::{self, Ask, Do, Picture, Size, Speak, Touch, Wait};
use super::{Command, REST};
use crate::app::interlude::Interlude;
use crate::app::keeping::Store;
use crate::app::loading::Screen;
use crate::app::notices::Notices;
use crate::app::panels::SettingsPage;
use crate::app::settings::{Colours, Settings};
use crate::rules::Say;
use crate::words::Language;

pub(super) fn scenes() -> Vec<Vec<Act>> {
    vec![offer(), notice(), settings(), large(), names(), palettes(), passing(), shelf()]
}

/// A turn of L'Enclos has been played.
fn begun() -> Vec<Act> {
    vec![
        Ask(Command::New { game: "enclos".into(), rules: String::new() }),
        Wait(3),
        Touch(&["d5", "d6", "c4/d4"]),
        Wait(REST),
    ]
}

fn offer() -> Vec<Act> {
    let mut acts = begun();
    acts.extend([
        Ask(Command::Leave),
        Wait(REST),
        Picture("title-continue-en"),
        Size(360, 640),
        Speak(Language::French),
        Wait(REST),
        Picture("title-continue-phone-fr"),
    ]);
    acts
}

fn notice() -> Vec<Act> {
    fn tell(world: &mut World) {
        let place = "/home/anna/.local/share/bergerie";
        world.resource_mut::<Notices>().tell(Say::new("keeping-full").with("place", place));
    }
    let mut acts = begun();
    acts.extend([
        Do(tell),
        Wait(3),
        Picture("notice-en"),
        Size(360, 640),
        Speak(Language::French),
        Wait(REST),
        Picture("notice-phone-fr"),
        Do(|world| *world.resource_mut::<Notices>() = Notices::default()),
    ]);
    acts
}

fn turn(world: &mut World) {
    world.resource_mut::<SettingsPage>().turn();
}

fn settings() -> Vec<Act> {
    vec![
        Ask(Command::Leave),
        Wait(3),
        Do(turn),
        Wait(5),
        Picture("settings-en"),
        Size(360, 640),
        Speak(Language::French),
        Wait(REST),
        Picture("settings-phone-fr"),
        Size(560, 1300),
        Wait(REST),
        Picture("settings-long-fr"),
        Do(turn),
    ]
}

fn set(world: &mut World, scale: u32) {
    let mut settings = world.resource_mut::<Settings>();
    settings.scale = scale.try_into().unwrap_or(settings.scale);
}

/// Everything at 200 %.
fn large() -> Vec<Act> {
    let mut acts =
        vec![Do(|world| set(world, 200)), Ask(Command::Leave), Wait(REST), Picture("title-200-en")];
    acts.extend(begun());
    acts.extend([
        Picture("match-200-en"),
        Do(turn),
        Wait(5),
        Picture("settings-200-en"),
        Do(turn),
        Do(|world| set(world, 100)),
        Wait(3),
    ]);
    acts
}

/// Names of the fields and signs on the pieces, for every board.
fn names() -> Vec<Act> {
    fn on(world: &mut World) {
        let mut settings = world.resource_mut::<Settings>();
        (settings.coordinates, settings.piece_marks) = (true, true);
    }
    let mut acts = vec![Do(on)];
    acts.extend(begun());
    acts.extend([
        Picture("names-enclos"),
        Ask(Command::New { game: "tigers".into(), rules: String::new() }),
        Wait(REST),
        Picture("names-tigers"),
        Ask(Command::New { game: "barricade".into(), rules: String::new() }),
        Wait(REST),
        Picture("names-barricade"),
        Size(360, 640),
        Wait(REST),
        Picture("names-phone"),
        Do(|world| *world.resource_mut::<Settings>() = Settings::default()),
        Wait(3),
    ]);
    acts
}

/// How a match is passed on, and what is said when it has been.
fn passing() -> Vec<Act> {
    fn ask(world: &mut World) {
        *world.resource_mut::<Interlude>() = Interlude::Passing;
    }
    fn done(world: &mut World) {
        *world.resource_mut::<Interlude>() = Interlude::None;
        let path = "/home/anna/Downloads/bergerie-enclos.txt";
        world.resource_mut::<Notices>().confirm(Say::new("sharing-file").with("path", path));
    }
    let mut acts = begun();
    acts.extend([
        Do(|world| *world.resource_mut::<Interlude>() = Interlude::Pause),
        Wait(5),
        Picture("pause-passing-en"),
        Do(ask),
        Wait(5),
        Picture("passing-en"),
        Size(360, 640),
        Speak(Language::French),
        Wait(REST),
        Picture("passing-phone-fr"),
        Size(640, 360),
        Wait(REST),
        Picture("passing-across-fr"),
        Do(done),
        Wait(5),
        Picture("passed-across-fr"),
        Do(|world| *world.resource_mut::<Notices>() = Notices::default()),
    ]);
    acts
}

/// A shelf with matches of every kind.
fn shelf() -> Vec<Act> {
    fn fill(world: &mut World) {
        let mut store = world.resource_mut::<Store>();
        let matches: [(&str, &str, &[&str]); 3] = [
            ("enclos", "[Seats \"Anna,ai:2\"]\n[Date \"2026-11-01\"]", &["d5-d6 +c4/d4", "d3-d2 +e3/e4"]),
            ("tigers", "[Title \"Sunday with Ben\"]", &["b2", "a1-a2"]),
            ("barricade", "[Seats \"Anna,Ben,Claire,human\"]", &[]),
        ];
        for (number, (game, tag, plies)) in (1..).zip(matches) {
            let plies: String = (1..).zip(plies).map(|(ply, text)| format!("{ply}. {text}\n")).collect();
            store.write(&format!("match-{number:06}-0.txt"), format!("[Game \"{game}\"]\n{tag}\n\n{plies}"));
        }
        store.write("match-000004-0.txt", "[Game \"enclos\"]\n\n1. d5-e9\n");
        world.resource_mut::<NextState<Screen>>().set(Screen::Shelf);
    }
    vec![
        Ask(Command::Leave),
        Wait(3),
        Do(fill),
        Wait(REST),
        Picture("shelf-en"),
        Size(360, 640),
        Speak(Language::French),
        Wait(REST),
        Picture("shelf-phone-fr"),
        Size(640, 360),
        Wait(REST),
        Picture("shelf-across-fr"),
        Do(|world| world.resource_mut::<NextState<Screen>>().set(Screen::Title)),
        Wait(3),
    ]
}

/// The signs in every palette.
fn palettes() -> Vec<Act> {
    fn dye(world: &mut World, colours: Colours) {
        world.resource_mut::<Settings>().colours = colours;
    }
    let mut acts = vec![Do(|world| dye(world, Colours::ColourBlind))];
    acts.extend(begun());
    acts.extend([
        Touch(&["d3"]),
        Wait(REST),
        Picture("colours-blind-enclos"),
        Do(|world| dye(world, Colours::HighContrast)),
        Wait(3),
        Picture("colours-contrast-enclos"),
        Do(|world| dye(world, Colours::Standard)),
        Wait(3),
    ]);
    acts
}
