//! An end is told once everything has come to rest, in the frame in which it is shown.

use bevy::prelude::*;

use super::timeline::{Timeline, play};
use crate::app::table::{Ended, Table, TableSystems};

/// The match is over, and whoever looks on has seen how it came to that.
#[derive(Message, Clone, Copy, Debug)]
pub struct Concluded;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Concluded>();
    app.add_systems(Update, conclude.after(play).in_set(TableSystems::Show));
}

pub(super) fn conclude(
    mut ended: MessageReader<Ended>,
    table: Option<Res<Table>>,
    timeline: Res<Timeline>,
    mut due: Local<bool>,
    mut concluded: MessageWriter<Concluded>,
) {
    // One that is taken back before it could be seen is none.
    *due = (*due || ended.read().count() > 0) && table.is_some_and(|table| table.is_over());
    if *due && !timeline.is_busy() {
        *due = false;
        concluded.write(Concluded);
    }
}
