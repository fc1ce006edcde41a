//! The computer takes its turns: it thinks while the board still moves, and
//! touches spot after spot as a person would.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::Nudge;
use super::mind::{Mind, Temper, Wait};
use crate::app::interlude::Cover;
use crate::app::stage::Timeline;
use crate::app::table::{Command, Table, TableSystems};
use crate::rules::{Level, Spot};

/// How long a turn lasts, in seconds, before anything is touched: people want
/// to see what they have done themselves.
const PAUSE: f64 = 0.5;

/// The time between what a touch has moved and the next touch, in seconds.
const BEAT: f64 = 0.35;

/// What the computer is about. Each turn is known by its
/// [revision](Table::revision), so that no answer outlives its question.
#[derive(Resource, Default)]
pub struct Computer {
    revision: u64,
    /// When it may touch something, in seconds of the app's time.
    due: f64,
    doing: Doing,
    away: bool,
}

#[derive(Default)]
enum Doing {
    #[default]
    Nothing,
    Thinking(Mind),
    /// It knows what to touch.
    Touching(VecDeque<Spot>),
}

impl Computer {
    /// Whether it thinks, and could be hurried.
    pub fn is_thinking(&self) -> bool {
        matches!(self.doing, Doing::Thinking(_))
    }

    /// Has it play no more: who shows what has been played wants nothing added.
    pub fn leave(&mut self) {
        self.away = true;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Computer>().add_systems(Update, play.in_set(TableSystems::Ask));
}

fn play(
    table: Option<Res<Table>>,
    cover: Cover,
    timeline: Res<Timeline>,
    time: Res<Time>,
    temper: Res<Temper>,
    mut nudges: MessageReader<Nudge>,
    mut computer: ResMut<Computer>,
    mut wait: Wait,
    mut commands: MessageWriter<Command>,
) {
    let hurry = nudges.read().filter(|&&nudge| nudge == Nudge::PlayNow).count() > 0;
    let turn = table
        .filter(|table| !table.computer_waits() && !computer.away)
        .and_then(|table| Some((table.computer()?, table)));
    let Some((level, table)) = turn else {
        // A search that nobody waits for ends here.
        computer.bypass_change_detection().doing = Doing::Nothing;
        return;
    };
    let computer = &mut *computer;
    let now = time.elapsed_secs_f64();
    if computer.revision != table.revision() || matches!(computer.doing, Doing::Nothing) {
        computer.revision = table.revision();
        computer.due = now + PAUSE;
        computer.doing = match Mind::begin(&table, level, *temper) {
            Some(mind) => Doing::Thinking(mind),
            // There is nothing to think about where the die is to be thrown.
            None => Doing::Touching(table.line().next(&[]).into_iter().take(1).collect()),
        };
    }
    if hurry {
        computer.due = now;
    }
    if let Doing::Thinking(mind) = &mut computer.doing {
        if hurry {
            mind.hurry();
        }
        if let Some(answer) = mind.answer() {
            // Only who plays well knows for sure that nothing helps any more.
            if level == Level::Strong && answer.resigns() && table.may_end() {
                commands.write_batch(table.seat().map(Command::Resign));
            }
            computer.doing = Doing::Touching(answer.way.iter().copied().collect());
        }
    }
    // In a pause it may think, but nothing is to happen on the board; and any
    // command would take an offer for declined.
    let waits = cover.is_there() || table.offer().is_some();
    if computer.is_thinking() {
        wait.for_mind();
    } else if !waits {
        wait.for_time();
    }
    if waits {
        return;
    }
    let Doing::Touching(spots) = &mut computer.doing else { return };
    if timeline.is_busy() {
        computer.due = computer.due.max(now + BEAT);
    } else if now >= computer.due
        && let Some(spot) = spots.pop_front()
    {
        commands.write(Command::Answer { revision: computer.revision, spot });
        computer.due = now + BEAT;
    }
}
