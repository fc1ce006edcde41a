//! Bergerie: a box of three French board games on one table.
#![warn(missing_docs)]

#[cfg(feature = "app")]
pub mod app;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod record;
pub mod rules;
pub mod search;
#[cfg(not(target_arch = "wasm32"))]
pub mod terminal;
mod window_options;
pub mod words;

pub use window_options::{PlayOptions, WindowOptions};
