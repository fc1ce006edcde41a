//! How a match has ended is heard once everything has come to rest, as it is shown.

use bevy::prelude::*;

use super::SoundSystems;
use super::catalogue::Effect;
use super::playing::Orchestra;
use crate::app::stage::Concluded;
use crate::app::table::Table;
use crate::rules::{Seat, Turn};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, hear_the_end.run_if(on_message::<Concluded>).in_set(SoundSystems::Hear));
}

fn hear_the_end(table: Option<Res<Table>>, mut orchestra: ResMut<Orchestra>) {
    let Some(table) = table else { return };
    let Turn::Over(outcome) = table.turn() else { return };
    let seats = (0..table.board().sides.len() as u8).map(Seat);
    let mut people = seats.filter(|&seat| table.is_person(seat));
    let only_person = people.next().filter(|_| people.next().is_none());
    orchestra.of_match(if outcome.winners.is_empty() {
        Effect::Draw
    } else if only_person.is_some_and(|person| outcome.score(person) < 0) {
        Effect::Loss
    } else {
        Effect::Win
    });
}
