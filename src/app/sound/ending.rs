//! How a match has ended is heard once everything has come to rest, as it is shown.

use bevy::prelude::*;

use super::SoundSystems;
use super::catalogue::Effect;
use super::playing::Orchestra;
use crate::app::stage::Timeline;
use crate::app::table::{Ended, Table};
use crate::rules::{Seat, Turn};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, hear_the_end.in_set(SoundSystems::Hear));
}

fn hear_the_end(
    mut ended: MessageReader<Ended>,
    table: Option<Res<Table>>,
    timeline: Res<Timeline>,
    mut due: Local<bool>,
    mut orchestra: ResMut<Orchestra>,
) {
    *due |= ended.read().count() > 0;
    if !*due || timeline.is_busy() {
        return;
    }
    *due = false;
    let Some(table) = table else { return };
    // Taken back before it was to be heard.
    let Turn::Over(outcome) = table.turn() else { return };
    let seats = (0..table.board().sides.len() as u8).map(Seat);
    let mut people = seats.filter(|&seat| table.is_person(seat));
    let only_person = people.next().filter(|_| people.next().is_none());
    let won = |seat| outcome.winners.iter().any(|winner| winner == seat);
    orchestra.of_match(if outcome.winners.iter().next().is_none() {
        Effect::Draw
    } else if only_person.is_some_and(|person| !won(person)) {
        Effect::Loss
    } else {
        Effect::Win
    });
}
