//! What only a browser has: the page round the canvas, and its address.

mod address;
mod motion;
mod reading;
mod record;
mod report;
mod sound;
mod typing;

use std::process::ExitCode;

pub(super) use address::page_address;
use bevy::prelude::*;
use web_sys::Element;

use super::loading::{Loading, Screen};
use crate::words::{Language, Words};

/// The ids of the page's elements for what went wrong, and for the sentence that says what.
const NOTICE: &str = "notice";
const SENTENCE: &str = "sentence";

/// The id of what the page shows while the game is loaded.
const LOADING: &str = "loading";

/// The id of the page's bar.
const PROGRESS: &str = "progress";

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Loading::after(fetched()));
    app.add_plugins((
        motion::plugin,
        reading::plugin,
        record::plugin,
        report::plugin,
        sound::plugin,
        typing::plugin,
    ));
    app.add_systems(Last, uncover);
}

/// The page's element of this id.
pub(super) fn element(id: &str) -> Option<Element> {
    web_sys::window()?.document()?.get_element_by_id(id)
}

/// How far the page's bar has come.
fn fetched() -> f32 {
    let value = element(PROGRESS).and_then(|bar| bar.get_attribute("value"));
    value.and_then(|value| value.parse().ok()).unwrap_or_default()
}

/// The page's sheep stands before the canvas until there is something else to see.
fn uncover(screen: Res<State<Screen>>, loading: Res<Loading>, mut done: Local<bool>) {
    if !*done && (*screen.get() != Screen::Loading || loading.missing().is_some()) {
        *done = true;
        // A page without it has nothing to hide.
        let _ = element(LOADING).map(|page| page.set_attribute("hidden", ""));
    }
}

/// Opens the game as the page's address asks.
pub fn run() -> ExitCode {
    match address::options() {
        Ok(options) => super::run(options),
        Err((language, say)) => {
            complain(&Words::new(language.unwrap_or_else(Language::system)).say(&say));
            ExitCode::FAILURE
        }
    }
}

/// Says on the page why there is no game.
pub(super) fn complain(sentence: &str) {
    if let (Some(notice), Some(text)) = (element(NOTICE), element(SENTENCE)) {
        text.set_text_content(Some(sentence));
        // A page that cannot be changed leaves nobody to tell.
        let _ = notice.remove_attribute("hidden");
    }
}
