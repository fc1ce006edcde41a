//! Every step of every lesson, as it is asked and once it is done, wide and narrow.

use bevy::prelude::*;

use super::Act::{self, Ask, Do, Picture, Size, Speak, Wait};
use super::{Command, REST};
use crate::app::lesson::Learner;
use crate::lesson::{LESSONS, Lesson, Place, Progress};
use crate::record::Match;
use crate::words::Language;

pub(super) fn scenes() -> Vec<Vec<Act>> {
    let steps = LESSONS.into_iter().flat_map(|lesson| (1..=lesson.steps.len()).map(move |nth| (lesson, nth)));
    steps.flat_map(|(lesson, number)| [step(lesson, number), narrow(lesson, number)]).collect()
}

fn narrow(lesson: &'static Lesson, number: usize) -> Vec<Act> {
    [vec![Size(360, 640), Speak(Language::French)], step(lesson, number)].concat()
}

/// A step as it is asked, asked once more, and done.
fn step(lesson: &'static Lesson, number: usize) -> Vec<Act> {
    let Some(step) = lesson.steps.get(number - 1) else { return Vec::new() };
    let mut acts = Vec::new();
    if let Ok(game) = lesson.open(number) {
        acts.extend([
            Ask(Command::Open(game)),
            Do(|world| miss(world, false)),
            Wait(REST),
            Picture(step.task),
        ]);
    }
    if step.again().is_some() {
        acts.extend([Do(|world| miss(world, true)), Wait(3), Picture(step.task)]);
    }
    if let Some(game) = done(lesson, number) {
        acts.extend([Ask(Command::Open(game)), Wait(REST), Picture(step.task)]);
    }
    acts
}

fn miss(world: &mut World, missed: bool) {
    world.resource_mut::<Learner>().missed = missed;
}

/// The match once the first ply that will do has been played.
fn done(lesson: &Lesson, number: usize) -> Option<Match> {
    let mut game = lesson.open(number).ok()?;
    game.throw();
    let texts = game.line().moves();
    texts.iter().find_map(|text| {
        let mut after = game.clone();
        after.play_text(text).ok()?;
        let met = Place::of(&after)?.progress != Progress::Astray;
        met.then_some(after)
    })
}
