//! Keys that walk through a match: to another ply, and not over the board.

use bevy::prelude::*;

use crate::app::table::{Command, Table};
use crate::lesson::Place;

/// A way through the plies of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Walk {
    Back,
    Forth,
    Start,
    End,
}

impl Walk {
    /// The way that a key leads. Arrows do while Control is held, or without it
    /// while the list of moves has the keys; at other times they belong to the board.
    pub fn by(key: KeyCode, arrows: bool) -> Option<Walk> {
        match key {
            KeyCode::PageUp => Some(Walk::Back),
            KeyCode::PageDown => Some(Walk::Forth),
            KeyCode::ArrowLeft | KeyCode::ArrowUp if arrows => Some(Walk::Back),
            KeyCode::ArrowRight | KeyCode::ArrowDown if arrows => Some(Walk::Forth),
            KeyCode::Home if arrows => Some(Walk::Start),
            KeyCode::End if arrows => Some(Walk::End),
            _ => None,
        }
    }

    /// What asks for it; nothing where it leads nowhere, nor in a lesson, where keys go from step to step.
    pub fn command(self, table: &Table) -> Option<Command> {
        if Place::of(table.game()).is_some() {
            return None;
        }
        let (step, steps) = (table.game().step(), table.game().steps());
        let to = match self {
            Walk::Back => step.checked_sub(1)?,
            Walk::Forth => step + 1,
            Walk::Start => 0,
            Walk::End => steps,
        };
        (to != step && to <= steps).then_some(Command::GoTo(to))
    }
}
