//! What has been pressed on the panels: egui tells it of every widget, so no button has to.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::WidgetType;
use bevy_egui::egui::output::OutputEvent;

/// What has been pressed on the panels in this frame, by mouse, finger or key.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pressed {
    /// Nothing.
    #[default]
    Nothing,
    /// A button, or anything like one.
    Button,
    /// Something that is on or off.
    Switch,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pressed>();
}

/// Looks at what egui has to tell once all panels are drawn.
pub(super) fn look(mut contexts: EguiContexts, mut pressed: ResMut<Pressed>) -> Result {
    let now = contexts.ctx_mut()?.output(|output| {
        let clicks = output.events.iter().filter_map(|event| match event {
            OutputEvent::Clicked(info) | OutputEvent::DoubleClicked(info) => Some(info.typ),
            _ => None,
        });
        let kinds = clicks.map(|kind| match kind {
            WidgetType::Checkbox => Pressed::Switch,
            _ => Pressed::Button,
        });
        kinds.max().unwrap_or_default()
    });
    pressed.set_if_neq(now);
    Ok(())
}
