//! What only a browser has: the page round the canvas, and its address.

mod address;
mod motion;
mod report;

use std::process::ExitCode;

pub(super) use address::page_address;
use bevy::prelude::*;

use crate::words::{Language, Words};

/// The id of the page's element for what went wrong.
const NOTICE: &str = "notice";

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((motion::plugin, report::plugin));
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
    let notice = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id(NOTICE));
    if let Some(notice) = notice {
        notice.set_text_content(Some(sentence));
        // A page that cannot be changed leaves nobody to tell.
        let _ = notice.remove_attribute("hidden");
    }
}
