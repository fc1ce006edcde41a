//! How a match is passed on: three buttons, wherever they are offered.

use bevy_egui::egui;

use super::theme::{Raised, icon};
use super::widgets::follow;
use crate::app::language::Speech;
use crate::app::sharing::As;

/// The forms, with their sign and what they are called.
const FORMS: [(As, &str, &str); 3] = [
    (As::Link, icon::LINK, "sharing-link"),
    (As::Record, icon::COPY, "sharing-record"),
    (As::File, icon::DOWNLOAD, "sharing-export"),
];

/// A button for each form; the one that was clicked. `held` learns whether the keys have chosen one.
pub(super) fn buttons(ui: &mut egui::Ui, words: &Speech, held: &mut bool) -> Option<As> {
    let mut chosen = None;
    ui.vertical_centered_justified(|ui| {
        for (form, sign, name) in FORMS {
            let text = format!("{sign}  {}", words.text(name));
            let button = follow(ui.add(Raised(egui::Button::new(text).min_size(egui::vec2(0.0, 44.0)))));
            *held |= button.has_focus();
            if button.clicked() {
                chosen = Some(form);
            }
        }
    });
    chosen
}
