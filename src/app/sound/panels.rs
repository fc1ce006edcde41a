//! The panels are heard, all of them in this one place: whatever is pressed on
//! them, pages that open and close, and what there is to read.

use bevy::prelude::*;

use super::SoundSystems;
use super::catalogue::Effect;
use super::playing::Orchestra;
use crate::app::interlude::Interlude;
use crate::app::loading::Screen;
use crate::app::notices::Notices;
use crate::app::panels::{MoveList, Pressed, RulesPage, SettingsPage};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, hear_panels.in_set(SoundSystems::Hear));
}

/// The screen, and what lies over it.
#[derive(Clone, PartialEq)]
struct Pages {
    screen: Screen,
    rules: bool,
    settings: bool,
    moves: bool,
    interlude: Interlude,
}

/// Of all that one press brings about, the most telling is heard alone.
fn hear_panels(
    pressed: Res<Pressed>,
    screen: Res<State<Screen>>,
    rules: Res<RulesPage>,
    settings: Res<SettingsPage>,
    moves: Res<MoveList>,
    interlude: Res<Interlude>,
    notices: Res<Notices>,
    mut known: Local<Option<(Pages, usize)>>,
    mut just_pressed: Local<bool>,
    mut orchestra: ResMut<Orchestra>,
) {
    let pages = Pages {
        screen: *screen.get(),
        rules: rules.is_open(),
        settings: settings.is_open(),
        moves: moves.open,
        interlude: *interlude,
    };
    let told = notices.all().len();
    let before = known.replace((pages.clone(), told));
    let screen_was = before.as_ref().map(|(before, _)| before.screen);
    let turned =
        before.as_ref().is_some_and(|(before, _)| Pages { screen: pages.screen, ..before.clone() } != pages);
    // A game may be chosen on the table itself; a button that leads there was heard a frame before.
    let chosen = screen_was == Some(Screen::Title) && pages.screen == Screen::SetUp && !*just_pressed;
    *just_pressed = *pressed != Pressed::Nothing;
    let news = before.map_or(told > 0, |(_, before)| told > before);
    let effect = match *pressed {
        _ if news => Effect::Notice,
        _ if turned => Effect::Page,
        Pressed::Switch => Effect::Toggle,
        Pressed::Button => Effect::Click,
        Pressed::Nothing if chosen => Effect::Click,
        Pressed::Nothing => return,
    };
    orchestra.on_panels(effect);
}
