//! The rules, records, the command line and play in a terminal. One program, so that the tests of all of them
//! share the cores and the library is linked once.

mod barricade;
mod cli;
#[path = "../common/mod.rs"]
mod common;
mod dice;
mod enclos;
mod endings;
mod fixtures;
mod fuzz;
mod lessons;
mod line;
mod links;
mod pages;
mod players;
mod playouts;
mod readers;
mod records;
mod refusal;
mod rule_sets;
mod search;
mod tigers;
mod words;
