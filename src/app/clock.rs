//! Lets the clocks of a match run: while one of two is to move, nothing moves on
//! the board, and nothing lies over it.

use std::time::Duration;

use bevy::prelude::*;

use super::interlude::Cover;
use super::loading::Screen;
use super::pulse::Pulse;
use super::stage::Timeline;
use super::table::{Command, Table, TableSystems};

/// The most that passes between two frames. While a clock runs there are many
/// in a second, so the machine has slept where there were none.
const LONGEST: Duration = Duration::from_secs(2);

pub(super) fn plugin(app: &mut App) {
    // Before anything is asked: what has passed counts for those who were on move.
    app.add_systems(
        Update,
        run.before(TableSystems::Ask)
            .run_if(in_state(Screen::Match))
            .run_if(|cover: Cover, timeline: Res<Timeline>| !cover.is_there() && !timeline.is_busy()),
    );
}

/// The app's own time stands still for long frames, and so is not that of people.
fn run(
    time: Res<Time<Real>>,
    table: Option<ResMut<Table>>,
    mut pulse: ResMut<Pulse>,
    mut commands: MessageWriter<Command>,
) {
    let Some(mut table) = table.filter(|table| table.on_clock().is_some()) else { return };
    // Only who tells the time looks at it: nothing else has changed.
    if let Some(seat) = table.bypass_change_detection().pass(time.delta().min(LONGEST)) {
        commands.write(Command::OutOfTime(seat));
    }
    pulse.want();
}
