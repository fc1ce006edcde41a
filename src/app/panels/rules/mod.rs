//! The rules of the games, for players: a page to scroll through.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::theme::icon;
use crate::app::language::Speech;

/// The page that is open, if one is.
#[derive(Resource, Default)]
pub struct RulesPage(Option<&'static str>);

impl RulesPage {
    /// Opens the page of `game`.
    pub fn open(&mut self, game: &'static str) {
        self.0 = Some(game);
    }

    /// Whether a page is open.
    pub fn is_open(&self) -> bool {
        self.0.is_some()
    }
}

/// A button that opens the page; without its name where there is little room.
pub(super) fn rules_button(ui: &mut egui::Ui, words: &Speech) -> bool {
    let name = words.text("app-rules");
    let text =
        if ui.available_width() < 110.0 { icon::BOOK.into() } else { format!("{}  {name}", icon::BOOK) };
    ui.button(text).on_hover_text(words.text("app-rules-key")).clicked()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RulesPage>();
}

pub(super) fn draw(mut contexts: EguiContexts, _page: ResMut<RulesPage>, _words: Res<Speech>) -> Result {
    contexts.ctx_mut()?;
    Ok(())
}
