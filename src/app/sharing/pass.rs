//! A match is passed on.

use bevy::prelude::*;

use super::clipboard::Pasteboard;
use super::export::{Exports, Kind, file_name};
use crate::app::notices::Notices;
use crate::record::Match;
use crate::rules::Say;

/// In which form a match is passed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum As {
    /// A link, in the clipboard.
    Link,
    /// The text of its record, in the clipboard.
    Record,
    /// Its record, in a file.
    File,
}

/// Asks for a match to be passed on.
#[derive(Message, Clone, Debug)]
pub struct Pass(pub Match, pub As);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Pass>().add_systems(Last, pass.run_if(on_message::<Pass>));
}

fn pass(
    mut asked: MessageReader<Pass>,
    mut board: ResMut<Pasteboard>,
    mut exports: ResMut<Exports>,
    mut notices: ResMut<Notices>,
) {
    for Pass(game, form) in asked.read() {
        match form {
            As::Link => board.copy(&link(game), Say::new(LINK_COPIED)),
            As::Record => board.copy(&game.write(), Say::new("sharing-record-copied")),
            As::File => {
                let name = file_name(game, Kind::Record);
                notices.answer(exports.export(&name, Kind::Record, game.write().as_bytes()));
            }
        }
    }
}

/// What is said of a link that can be pasted, or opened by itself.
const LINK_COPIED: &str =
    if cfg!(target_arch = "wasm32") { "sharing-address-copied" } else { "sharing-link-copied" };

/// A link to the match: in a browser it opens the page, elsewhere it is for whoever has the box.
fn link(game: &Match) -> String {
    #[cfg(target_arch = "wasm32")]
    let page = crate::app::web::page_address();
    #[cfg(not(target_arch = "wasm32"))]
    let page = String::new();
    page + &game.link()
}
