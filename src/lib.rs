//! Bergerie: a box of three French board games on one table.
#![warn(missing_docs)]

pub mod record;
pub mod rules;
pub mod search;
pub mod terminal;
pub mod words;
