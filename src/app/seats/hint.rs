//! Advice for who asks: the touches of the move that the computer would play
//! at its best.

use bevy::prelude::*;

use super::Nudge;
use super::mind::{Mind, Temper, Wait};
use crate::app::table::{Table, TableSystems};
use crate::rules::{Level, Spot};

/// The advice for a turn, as far as it has been asked for.
#[derive(Resource, Default)]
pub struct Hint {
    revision: u64,
    mind: Option<Mind>,
    way: Vec<Spot>,
}

impl Hint {
    /// The touches that are still to come, in their order; none where nobody
    /// has asked, or somebody has touched something else.
    pub fn to_come(&self, table: &Table) -> &[Spot] {
        if self.revision != table.revision() {
            return &[];
        }
        self.way.strip_prefix(table.made()).unwrap_or_default()
    }

    /// Whether it is being thought about.
    pub fn is_awaited(&self) -> bool {
        self.mind.is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hint>().add_systems(Update, advise.in_set(TableSystems::Ask));
}

fn advise(
    table: Option<Res<Table>>,
    temper: Res<Temper>,
    mut nudges: MessageReader<Nudge>,
    mut hint: ResMut<Hint>,
    mut wait: Wait,
) {
    let asked = nudges.read().filter(|&&nudge| nudge == Nudge::Hint).count() > 0;
    let table = table.filter(|table| table.computer().is_none());
    let stale = table.as_ref().is_none_or(|table| table.revision() != hint.revision);
    if stale && (hint.mind.is_some() || !hint.way.is_empty()) {
        *hint = Hint::default();
    }
    let Some(table) = table else { return };
    if asked && hint.mind.is_none() && hint.way.is_empty() {
        *hint = Hint {
            revision: table.revision(),
            mind: Mind::begin(&table, Level::Strong, *temper),
            way: Vec::new(),
        };
        if hint.mind.is_none() && table.seat().is_some() {
            // The die is to be thrown: there is nothing else to touch.
            hint.way = table.line().next(&[]).into_iter().take(1).collect();
        }
        wait.for_picture();
    }
    // Others watch the hint change: thinking on is no change.
    match hint.bypass_change_detection().mind.as_mut().map(Mind::answer) {
        None => {}
        Some(Some(answer)) => {
            hint.way = answer.way.to_vec();
            hint.mind = None;
            wait.for_picture();
        }
        Some(None) => wait.for_mind(),
    }
}
