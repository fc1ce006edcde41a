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

/// How much of the time between two frames is a seat's. A browser draws none of a page that is hidden, which
/// is no way to stop one's clock: elsewhere it runs on behind other windows, too. But the computer cannot think then.
fn counted(time: Duration, person: bool) -> Duration {
    if cfg!(target_arch = "wasm32") && person { time } else { time.min(LONGEST) }
}

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
    let Some(mut table) = table else { return };
    let Some(seat) = table.on_clock() else { return };
    let time = counted(time.delta(), table.is_person(seat));
    // Only who tells the time looks at it: nothing else has changed.
    if let Some(seat) = table.bypass_change_detection().pass(time) {
        commands.write(Command::OutOfTime(seat));
    }
    pulse.want();
}
