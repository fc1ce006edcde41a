//! The window's game from outside: pointer, finger and keys go in, and what is
//! on the board and in the panels comes out. No test but the rendered one draws.

#[path = "../common/mod.rs"]
mod common;
mod eyes;
mod hands;
mod harness;

mod again;
mod barricade;
mod budget;
mod clocks;
mod closing;
mod computer;
mod confirm;
mod endings;
mod files;
mod film;
mod finger;
mod framing;
mod idle;
mod keeping;
mod keyboard;
mod language;
mod layout;
mod lesson;
mod loading;
mod matches;
mod motion;
mod mouse;
mod moves;
mod photo;
mod reach;
mod refusal;
mod rendered;
mod rules;
mod screens;
mod set_up;
mod settings;
mod sharing;
mod shelf;
mod signs;
mod sound;
mod stillness;
mod table;
mod tigers;
mod title;
mod toy;
mod undo;
