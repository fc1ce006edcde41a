//! Where what is kept lies: bytes under names, and nothing more.
//!
//! A name is a file's name on every system: small letters, digits, `-` and `.`.
//! What goes wrong is a sentence, for a player has to hear of it.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod folder;
mod memory;

#[cfg(target_arch = "wasm32")]
pub use browser::Browser;
#[cfg(not(target_arch = "wasm32"))]
pub use folder::Folder;
pub use memory::Memory;

use crate::record::Day;
use crate::rules::Say;

/// A place that keeps bytes under names.
pub trait Storage: Send + Sync + 'static {
    /// All names, in no order.
    ///
    /// # Errors
    /// Says why nobody can tell.
    fn list(&self) -> Result<Vec<String>, Say>;

    /// What is kept under `name`; `None` where there is nothing.
    ///
    /// # Errors
    /// Says why it cannot be read.
    fn read(&self, name: &str) -> Result<Option<Vec<u8>>, Say>;

    /// The day on which `name` was written last, where that can be told.
    fn day(&self, _name: &str) -> Option<Day> {
        None
    }

    /// Keeps `bytes` under `name`: all of them or, where that fails, what was there before.
    ///
    /// # Errors
    /// Says why they cannot be kept.
    fn write(&mut self, name: &str, bytes: &[u8]) -> Result<(), Say>;

    /// Keeps nothing under `name` any more.
    ///
    /// # Errors
    /// Says why that cannot be.
    fn remove(&mut self, name: &str) -> Result<(), Say>;
}

/// The storage of the system that the game runs on.
#[cfg(not(target_arch = "wasm32"))]
pub fn of_system() -> Box<dyn Storage> {
    match Folder::of_user() {
        Some(folder) => Box::new(folder),
        None => Box::new(Memory::default()),
    }
}

/// The storage of the browser.
#[cfg(target_arch = "wasm32")]
pub fn of_system() -> Box<dyn Storage> {
    Box::new(Browser)
}
