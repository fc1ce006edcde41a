//! What lies beside a match and over it: the list of moves, clocks, the pause and the questions.

use bevy::prelude::*;

use super::Act::{self, Ask, Do, Picture, Size, Speak, Wait};
use super::{Command, REST};
use crate::app::Interlude;
use crate::app::panels::MoveList;
use crate::record::{Match, TimeControl};
use crate::rules::{Seat, Turn};
use crate::words::Language;

pub(super) fn scenes() -> Vec<Vec<Act>> {
    vec![moves(), long_moves(), clocks(), interludes()]
}

/// A match in which always some move or other is played.
fn played(game: &str, rules: &str, plies: usize) -> Option<Match> {
    let mut record = Match::new(game, rules, None).ok()?;
    if record.line().board().find("die").is_some() {
        record.set_seed(1).ok()?;
    }
    while record.plies().len() < plies {
        match record.line().turn() {
            Turn::Over(_) => break,
            Turn::Chance(_) => record.throw()?,
            Turn::Seat(_) => {
                let moves = record.line().moves();
                let text = moves.get(record.plies().len() * 7 % moves.len().max(1))?;
                record.play_text(text).ok()?
            }
        };
    }
    Some(record)
}

pub(super) fn open(record: Option<Match>) -> Vec<Act> {
    record.map(|record| vec![Ask(Command::Open(record)), Wait(REST)]).unwrap_or_default()
}

fn show(open: bool, has_keys: bool) -> Act {
    fn set(world: &mut World, open: bool, has_keys: bool) {
        *world.resource_mut::<MoveList>() = MoveList { open, has_keys };
    }
    Do(match (open, has_keys) {
        (false, _) => |world| set(world, false, false),
        (true, false) => |world| set(world, true, false),
        (true, true) => |world| set(world, true, true),
    })
}

fn moves() -> Vec<Act> {
    let mut acts = open(played("enclos", "french", 9));
    acts.extend([
        show(true, false),
        Wait(5),
        Picture("moves-en"),
        Ask(Command::GoTo(4)),
        show(true, true),
        Wait(REST),
        Picture("moves-looking-back-en"),
        Size(360, 640),
        Speak(Language::French),
        Wait(REST),
        Picture("moves-phone-fr"),
        Size(640, 360),
        Wait(REST),
        Picture("moves-phone-lying-fr"),
        show(false, false),
    ]);
    acts
}

fn long_moves() -> Vec<Act> {
    let mut acts = open(played("barricade", "saint-marcoise-6", 60));
    acts.extend([
        show(true, false),
        Wait(5),
        Picture("moves-barricade-en"),
        Ask(Command::GoTo(0)),
        Size(360, 640),
        Wait(REST),
        Picture("moves-barricade-phone-en"),
        show(false, false),
    ]);
    acts
}

/// A match with so much time left, where there may be clocks.
pub(super) fn timed(game: &str, rules: &str, left: [u32; 2]) -> Option<Match> {
    let mut record = played(game, rules, 8)?;
    if record.line().seats() == 2 {
        record.set_time_control(TimeControl { start: 300, increment: 3 }).ok()?;
        record.set_time_left(left).ok()?;
    }
    Some(record)
}

fn clocks() -> Vec<Act> {
    let mut acts = open(timed("enclos", "french", [287, 21]));
    acts.push(Picture("clocks-en"));
    acts.extend(open(timed("barricade", "classic,players=2", [4000, 22])));
    acts.extend([Picture("clocks-barricade-en"), Size(360, 640), Wait(REST), Picture("clocks-phone-en")]);
    acts
}

fn interludes() -> Vec<Act> {
    fn set(world: &mut World, interlude: Interlude) {
        *world.resource_mut::<Interlude>() = interlude;
    }
    let mut acts = open(played("tigers", "french", 8));
    acts.extend([
        Do(|world| set(world, Interlude::Pause)),
        Wait(5),
        Picture("pause-en"),
        Size(640, 360),
        Wait(5),
        Picture("pause-phone-lying-en"),
        Size(360, 640),
        Speak(Language::French),
        Wait(5),
        Picture("pause-phone-fr"),
        Do(|world| set(world, Interlude::Leaving)),
        Wait(5),
        Picture("leave-phone-fr"),
        Do(|world| set(world, Interlude::Resigning(Seat(0)))),
        Wait(5),
        Picture("resign-phone-fr"),
        Do(|world| set(world, Interlude::None)),
        Size(1280, 720),
        Speak(Language::English),
        Ask(Command::OfferDraw(Seat(0))),
        Wait(REST),
        Picture("draw-offered-en"),
        Ask(Command::DeclineDraw),
        Wait(REST),
        Picture("draw-declined-en"),
        Ask(Command::Resign(Seat(1))),
        Wait(REST),
        Picture("resigned-en"),
    ]);
    acts
}
