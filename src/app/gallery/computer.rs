//! The computer at the table: chosen, thinking, and asked for advice.

use std::time::Duration;

use bevy::prelude::*;

use super::Act::{self, Ask, Do, Picture, Size, Speak, Wait};
use super::set_up::{begin, turn_to};
use super::{Command, REST};
use crate::app::SetUp;
use crate::app::seats::Nudge;
use crate::record::Participant;
use crate::rules::Level;
use crate::words::Language;

/// Longer than it thinks about advice, which it does beside the frames.
const THOUGHT: Duration = Duration::from_secs(6);

pub(super) fn scenes() -> Vec<Vec<Act>> {
    vec![chosen(), thinking(), advice()]
}

fn chosen() -> Vec<Act> {
    let mut acts = begin(|world| {
        turn_to(world, "barricade");
        let mut set_up = world.resource_mut::<SetUp>();
        set_up.set_name(0, "Anna");
        set_up.set_level(1, Some(Level::Easy));
        set_up.set_level(3, Some(Level::Strong));
    });
    acts.extend([
        Picture("set-up-computer-en"),
        Size(360, 640),
        Speak(Language::French),
        Wait(REST),
        Picture("set-up-computer-phone-fr"),
    ]);
    acts
}

fn thinking() -> Vec<Act> {
    vec![
        Ask(Command::New { game: "tigers".into(), rules: String::new() }),
        Ask(Command::Seat(vec![Participant::of(Level::Strong), Participant::named("Anna")])),
        Wait(8),
        Picture("computer-thinks-en"),
        Speak(Language::French),
        Size(360, 640),
        Wait(3),
        Picture("computer-thinks-phone-fr"),
        Ask(Command::Leave),
    ]
}

fn advice() -> Vec<Act> {
    vec![
        Ask(Command::New { game: "enclos".into(), rules: String::new() }),
        Wait(REST),
        Do(|world| {
            world.write_message(Nudge::Hint);
        }),
        Wait(3),
        Do(|_| std::thread::sleep(THOUGHT)),
        Wait(REST),
        Picture("advice-en"),
    ]
}
