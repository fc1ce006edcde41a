//! What the page has round the canvas fills the screen, so that what it has to say is seen there, too.
//! The key for it is the browser's own.

use bevy::prelude::*;
use web_sys::{Document, Element};

use super::{FullScreen, TurnFullScreen};
use crate::app::web::element;
use crate::app::window::CANVAS;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, follow);
    // A browser grants it only soon after a press.
    app.add_systems(Last, turn.run_if(on_message::<TurnFullScreen>));
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// People leave it by a key of the browser's, which tells nobody.
fn follow(mut screen: ResMut<FullScreen>) {
    let Some(document) = document() else { return };
    let now =
        FullScreen { on: document.fullscreen_element().is_some(), possible: document.fullscreen_enabled() };
    screen.set_if_neq(now);
}

fn turn() {
    let Some(document) = document() else { return };
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else if let Some(frame) = frame() {
        // Where it is refused all stays as it was, and the switch shows it.
        let _ = frame.request_fullscreen();
    }
}

fn frame() -> Option<Element> {
    element(CANVAS)?.parent_element()
}
