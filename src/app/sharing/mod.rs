//! Matches that go out of the box and come into it: by the clipboard, as a
//! link or a record, and as files.

pub mod clipboard;
pub mod export;
mod keys;
mod pass;
mod paste;

use bevy::prelude::*;

pub use clipboard::Pasteboard;
pub use export::Exports;
pub use pass::{As, Pass};
pub use paste::Paste;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pasteboard>().init_resource::<Exports>();
    app.add_plugins((pass::plugin, paste::plugin, keys::plugin));
}
