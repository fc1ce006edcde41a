//! A phone shows its keyboard only for an element that takes text. The page has one, which is hidden unless a
//! field of the panels is edited or lies under the finger; the page's script does the rest (`web/typing.js`).

use bevy::prelude::*;
use bevy_egui::EguiOutput;

use super::element;

/// The element's id, which is bevy_egui's.
const AGENT: &str = "egui_text_agent";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, follow);
}

/// bevy_egui asks the same when a finger is lifted, but of the frame before, in which a short tap has not been seen yet.
fn follow(outputs: Query<&EguiOutput>, mut wanted: Local<bool>) {
    let mut outputs = outputs.iter().map(|output| &output.platform_output);
    let wants = outputs.any(|output| output.ime.is_some() || output.mutable_text_under_cursor);
    if wants == *wanted {
        return;
    }
    *wanted = wants;
    let Some(agent) = element(AGENT) else { return };
    // An attribute of the page that cannot be set leaves things as they are.
    let _ = if wants { agent.remove_attribute("hidden") } else { agent.set_attribute("hidden", "") };
}
