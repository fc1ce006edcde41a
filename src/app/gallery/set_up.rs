//! Every game being set up, wide and narrow, what is folded away, and the rules.

use bevy::prelude::*;

use super::Act::{self, Ask, Do, Picture, Size, Speak, Wait};
use super::{Command, REST};
use crate::app::SetUp;
use crate::app::loading::Screen;
use crate::app::panels::{RulesPage, SetUpPanel};
use crate::words::{CREDITS, Language};

pub(super) fn scenes() -> Vec<Vec<Act>> {
    vec![enclos(), tigers(), barricade(), toggles(), rules()]
}

/// Leaves what was played before for the set-up of `game`, with nothing chosen yet.
pub(super) fn begin(game: fn(&mut World)) -> Vec<Act> {
    let fresh = |world: &mut World| {
        *world.resource_mut::<SetUpPanel>() = SetUpPanel::default();
        *world.resource_mut::<SetUp>() = SetUp::default();
    };
    vec![Ask(Command::Leave), Wait(3), Do(fresh), Do(game), Wait(REST)]
}

pub(super) fn turn_to(world: &mut World, game: &'static str) {
    world.resource_mut::<SetUp>().turn_to(game);
    world.resource_mut::<NextState<Screen>>().set(Screen::SetUp);
}

fn enclos() -> Vec<Act> {
    let mut acts = begin(|world| turn_to(world, "enclos"));
    acts.extend([
        Picture("set-up-enclos-en"),
        Do(|world| world.resource_mut::<SetUpPanel>().asking = true),
        Wait(5),
        Picture("set-up-asked-en"),
    ]);
    acts
}

fn tigers() -> Vec<Act> {
    [begin(|world| turn_to(world, "tigers")), vec![Picture("set-up-tigers-en")]].concat()
}

fn barricade() -> Vec<Act> {
    let mut acts = begin(|world| {
        turn_to(world, "barricade");
        let mut set_up = world.resource_mut::<SetUp>();
        set_up.choose_preset("saint-marcoise-6");
        set_up.set_name(0, "Anna");
        set_up.set("forced", "off");
    });
    acts.extend([
        Picture("set-up-barricade-en"),
        Size(360, 640),
        Speak(Language::French),
        Wait(REST),
        Picture("set-up-phone-fr"),
        Size(640, 360),
        Wait(REST),
        Picture("set-up-across-fr"),
    ]);
    acts
}

fn toggles() -> Vec<Act> {
    let mut acts = begin(|world| {
        turn_to(world, "tigers");
        world.resource_mut::<SetUp>().set("target", "9");
        world.resource_mut::<SetUpPanel>().unfolded = true;
    });
    acts.extend([
        Speak(Language::French),
        Size(360, 640),
        Wait(REST),
        Picture("set-up-toggles-phone-fr"),
        Size(760, 1500),
        Wait(REST),
        Picture("set-up-toggles-fr"),
    ]);
    acts
}

/// The rules' pages and the credits: one wide, and all of each at once on a very long phone.
fn rules() -> Vec<Act> {
    fn open(world: &mut World, game: &'static str) {
        world.resource_mut::<RulesPage>().open(game);
    }
    let mut acts = begin(|world| open(world, "enclos"));
    acts.extend([
        Picture("rules-enclos-en"),
        Size(360, 640),
        Speak(Language::French),
        Wait(REST),
        Picture("rules-phone-fr"),
        Size(360, 3600),
        Wait(REST),
        Picture("rules-enclos-long-fr"),
        Size(720, 2600),
        Do(|world| open(world, "tigers")),
        Wait(REST),
        Picture("rules-tigers-long-fr"),
        Do(|world| open(world, "barricade")),
        Wait(REST),
        Picture("rules-barricade-long-fr"),
        Do(|world| open(world, CREDITS)),
        Wait(REST),
        Picture("credits-long-fr"),
        Size(360, 640),
        Speak(Language::English),
        Wait(REST),
        Picture("credits-phone-en"),
        Do(|world| world.resource_mut::<RulesPage>().close()),
    ]);
    acts
}
