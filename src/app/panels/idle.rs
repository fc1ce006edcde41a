//! Lets egui sleep.
//!
//! bevy_egui tells egui in every frame which modifier keys are down, and egui
//! asks for another frame after any event: between them a window at rest would
//! be drawn for ever. Only what is new is let through.

use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, drop_old_news.after(EguiPreUpdateSet::ProcessInput));
}

fn drop_old_news(mut inputs: Query<&mut EguiInput>, mut known: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => {
                let new = *now != *known;
                *known = *now;
                new
            }
            _ => true,
        });
    }
}
