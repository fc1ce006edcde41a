//! What only a browser has: the page round the canvas, and its address.

mod address;
mod cover;
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

use crate::words::{Language, Words};

/// The ids of the page's elements for what went wrong, and for the sentence that says what.
const NOTICE: &str = "notice";
const SENTENCE: &str = "sentence";

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        cover::plugin,
        motion::plugin,
        reading::plugin,
        record::plugin,
        report::plugin,
        sound::plugin,
        typing::plugin,
    ));
}

/// The page's element of this id.
pub(super) fn element(id: &str) -> Option<Element> {
    web_sys::window()?.document()?.get_element_by_id(id)
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
