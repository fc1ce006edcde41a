//! The clipboard: texts go in and come out. A browser takes its time, and any
//! clipboard may refuse, so whoever asks hears of it later.

#[cfg(target_arch = "wasm32")]
mod browser;
mod memory;
#[cfg(not(target_arch = "wasm32"))]
mod system;

use bevy::prelude::*;

#[cfg(target_arch = "wasm32")]
pub use browser::Browser;
pub use memory::Memory;
#[cfg(not(target_arch = "wasm32"))]
pub use system::System;

use crate::rules::Say;

/// What a clipboard has to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It has taken a text, of which this is to be said.
    Copied(Say),
    /// It holds this text.
    Holds(String),
    /// It does not do what was asked, and why.
    Refused(Say),
}

/// A clipboard.
pub trait Clipboard: Send + Sync + 'static {
    /// Puts `text` in; `done` is to be said once it is there.
    fn copy(&mut self, text: &str, done: Say);

    /// Asks which text it holds.
    fn ask(&mut self);

    /// The next answer, if there is one already.
    fn answer(&mut self) -> Option<Answer>;
}

/// The clipboard of the game.
#[derive(Resource, Deref, DerefMut)]
pub struct Pasteboard(pub Box<dyn Clipboard>);

impl Default for Pasteboard {
    fn default() -> Self {
        Pasteboard(Box::new(Memory::default()))
    }
}
