//! The readers of the program, as its tests call them.

#[path = "../../tests/rules/readers.rs"]
pub mod readers;
