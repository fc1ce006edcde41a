//! What eases play: moves shown before they are played, panels in high contrast, and all at twice the size.

use bevy::prelude::*;

use super::Act::{self, Ask, Do, Picture, Size, Speak, Touch, Wait};
use super::beside::{open, timed};
use super::set_up::{begin, turn_to};
use super::{Command, REST};
use crate::app::panels::SettingsPage;
use crate::app::settings::{Colours, Settings};
use crate::app::table::Table;
use crate::record::Match;
use crate::words::Language;

pub(super) fn scenes() -> Vec<Vec<Act>> {
    vec![shown(), shown_far(), contrast(), large(), across()]
}

/// Shows the first of all that may be touched now and would play a move.
fn propose(world: &mut World) {
    let spot = world.get_resource::<Table>().and_then(|table| table.next().last().copied());
    world.write_message_batch(spot.map(Command::Propose));
}

fn shown() -> Vec<Act> {
    vec![
        Ask(Command::New { game: "enclos".into(), rules: String::new() }),
        Wait(3),
        Touch(&["d5", "e5"]),
        Wait(REST),
        Do(propose),
        Wait(5),
        Picture("shown-enclos-en"),
        Size(360, 640),
        Speak(Language::French),
        Wait(REST),
        Picture("shown-enclos-phone-fr"),
        Size(640, 360),
        Wait(REST),
        Picture("shown-enclos-across-fr"),
    ]
}

/// A pawn that is to walk.
fn shown_far() -> Vec<Act> {
    let record = || {
        let mut record = Match::new("barricade", "saint-marcoise-4,start=first_seat", None).ok()?;
        record.set_seed(1).ok()?;
        record.throw()?;
        Some(record)
    };
    let choose = |world: &mut World| {
        let spot = world.get_resource::<Table>().and_then(|table| table.next().first().copied());
        world.write_message_batch(spot.map(Command::Touch));
    };
    let mut acts = open(record());
    acts.extend([
        Do(choose),
        Wait(REST),
        Do(propose),
        Wait(5),
        Picture("shown-barricade-en"),
        Size(360, 640),
        Wait(REST),
        Picture("shown-barricade-phone-en"),
    ]);
    acts
}

fn page(world: &mut World) {
    world.resource_mut::<SettingsPage>().turn();
}

fn contrast() -> Vec<Act> {
    fn dye(world: &mut World, colours: Colours) {
        world.resource_mut::<Settings>().colours = colours;
    }
    let mut acts = vec![
        Do(|world| dye(world, Colours::HighContrast)),
        Ask(Command::Leave),
        Wait(REST),
        Picture("contrast-title-en"),
    ];
    acts.extend(open(timed("enclos", "french", [287, 21])));
    acts.extend([
        Picture("contrast-match-en"),
        Size(360, 640),
        Do(page),
        Wait(REST),
        Picture("contrast-settings-phone-en"),
        Do(page),
        Do(|world| dye(world, Colours::Standard)),
        Wait(3),
    ]);
    acts
}

/// At 200 %.
fn large() -> Vec<Act> {
    fn set(world: &mut World, scale: u32) {
        let mut settings = world.resource_mut::<Settings>();
        settings.scale = scale.try_into().unwrap_or(settings.scale);
    }
    let mut acts = vec![Do(|world| set(world, 200))];
    acts.extend(begin(|world| turn_to(world, "barricade")));
    acts.push(Picture("large-set-up-en"));
    acts.extend(open(timed("barricade", "saint-marcoise-6,players=6", [0, 0])));
    acts.push(Picture("large-barricade-en"));
    acts.extend(open(timed("tigers", "french", [287, 21])));
    acts.extend([Picture("large-tigers-en"), Do(|world| set(world, 100)), Wait(3)]);
    acts
}

/// Clocks on phones.
fn across() -> Vec<Act> {
    let mut acts = vec![Size(640, 360), Speak(Language::French)];
    for (game, rules, picture) in [
        ("enclos", "french", "clocks-across-enclos-fr"),
        ("tigers", "french", "clocks-across-tigers-fr"),
        ("barricade", "classic,players=2", "clocks-across-barricade-fr"),
    ] {
        acts.extend(open(timed(game, rules, [1712, 21])));
        acts.push(Picture(picture));
    }
    acts.push(Size(360, 640));
    acts.extend(open(timed("tigers", "french", [1712, 21])));
    acts.extend([Wait(REST), Picture("clocks-phone-tigers-fr")]);
    acts
}
