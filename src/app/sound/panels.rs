//! The panels are heard, all of them in this one place: whatever is pressed on
//! them, pages that open and close, and what there is to read.

use bevy::prelude::*;

use super::SoundSystems;
use super::catalogue::Effect;
use super::playing::Orchestra;
use crate::app::interlude::Interlude;
use crate::app::notices::Notices;
use crate::app::panels::{MoveList, Pressed, RulesPage, SettingsPage};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, hear_panels.in_set(SoundSystems::Hear));
}

/// What lies over the screen.
#[derive(Clone, PartialEq)]
struct Pages {
    rules: bool,
    settings: bool,
    moves: bool,
    interlude: Interlude,
}

/// Of all that one press brings about, the most telling is heard alone.
fn hear_panels(
    pressed: Res<Pressed>,
    rules: Res<RulesPage>,
    settings: Res<SettingsPage>,
    moves: Res<MoveList>,
    interlude: Res<Interlude>,
    notices: Res<Notices>,
    mut known: Local<Option<(Pages, usize)>>,
    mut orchestra: ResMut<Orchestra>,
) {
    let pages = Pages {
        rules: rules.is_open(),
        settings: settings.is_open(),
        moves: moves.open,
        interlude: *interlude,
    };
    let told = notices.all().len();
    let before = known.replace((pages.clone(), told));
    let turned = before.as_ref().is_some_and(|(before, _)| *before != pages);
    let news = before.map_or(told > 0, |(_, before)| told > before);
    let effect = match *pressed {
        _ if news => Effect::Notice,
        _ if turned => Effect::Page,
        Pressed::Switch => Effect::Toggle,
        Pressed::Button => Effect::Click,
        Pressed::Nothing => return,
    };
    orchestra.on_panels(effect);
}
