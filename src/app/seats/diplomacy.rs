//! The computer answers who offers it a draw.

use bevy::prelude::*;

use super::mind::{Mind, Temper, Wait};
use crate::app::table::{Command, Table, TableSystems};
use crate::rules::{Level, Seat};

/// What it thinks about the offer on the table, once there is one.
#[derive(Resource, Default)]
struct Offered(Option<Mind>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Offered>().add_systems(Update, answer.in_set(TableSystems::Ask));
}

/// Before so many plies from the start it declines: hardly anything has been played yet.
const SOONEST: usize = 10;

/// The seat of the computer that is to answer an offer.
fn asked(table: &Table) -> Option<Seat> {
    table.asked_for_draw().filter(|&asked| !table.is_person(asked))
}

fn answer(
    table: Option<Res<Table>>,
    temper: Res<Temper>,
    mut offered: ResMut<Offered>,
    mut wait: Wait,
    mut commands: MessageWriter<Command>,
) {
    let offer = table.and_then(|table| Some((asked(&table)?, table)));
    let Some((asked, table)) = offer else {
        offered.0 = None;
        return;
    };
    // It agrees where it stands worse. At whatever level it plays, it knows better than a beginner whether to go on.
    let mind = match &mut offered.0 {
        Some(mind) => mind,
        none => match Mind::begin(&table, Level::Fair, *temper) {
            Some(mind) => none.insert(mind),
            // Before a throw nobody can tell.
            None => {
                commands.write(Command::DeclineDraw);
                return;
            }
        },
    };
    match mind.answer() {
        Some(answer) => {
            offered.0 = None;
            let on_move = table.seat() == Some(asked);
            let worse = if on_move { answer.score < 0 } else { answer.score > 0 };
            let early = table.line().set_up().is_none() && table.game().cursor() < SOONEST;
            let agrees = worse && !early;
            commands.write(if agrees { Command::AcceptDraw } else { Command::DeclineDraw });
        }
        None => wait.for_mind(),
    }
}
