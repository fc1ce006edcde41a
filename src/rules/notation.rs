//! Positions and moves as text, both ways.

use serde::Serialize;

use super::game::{Game, Seat};
use super::say::Say;

/// The value of a fact about a position, for other programs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Fact {
    /// A number.
    Number(i64),
    /// Names of spots.
    Names(Vec<String>),
}

/// The text forms of a game, as `rules/*.md` lay them down.
pub trait Notation: Game {
    /// The canonical text of a position.
    fn write_position(&self, at: &Self::Position) -> String;

    /// These rules with the seats that the text of a position speaks of, where
    /// positions say who plays.
    fn seated(&self, _text: &str) -> Self {
        self.clone()
    }

    /// Reads a position of these very seats.
    ///
    /// # Errors
    /// Says what is wrong with `text`, and where.
    fn read_position(&self, text: &str) -> Result<Self::Position, Say>;

    /// The canonical text of a move that is legal at `at`.
    fn write_move(&self, at: &Self::Position, mv: Self::Move) -> String;

    /// Reads a move that [`Game::moves`] allows at `at`.
    ///
    /// # Errors
    /// Says why `text` is not a move, or not one to be played here.
    fn read_move(&self, at: &Self::Position, text: &str) -> Result<Self::Move, Say>;

    /// The canonical text of a ply that has begun at `at` with `moves`: all of
    /// it, or the beginning that they make.
    fn write_ply(&self, at: &Self::Position, moves: &[Self::Move]) -> String {
        moves.first().map(|&mv| self.write_move(at, mv)).unwrap_or_default()
    }

    /// Reads what is played at `at`: a whole ply, the next move of one, or the
    /// rest of one that has begun.
    ///
    /// # Errors
    /// As [`read_move`](Self::read_move).
    fn read_ply(&self, at: &Self::Position, text: &str) -> Result<Vec<Self::Move>, Say> {
        Ok(vec![self.read_move(at, text)?])
    }

    /// The letter or number of a seat, as results mention it.
    fn seat_text(&self, seat: Seat) -> String;

    /// What other programs may want to know of a position, each under its name
    /// in `apply --json`.
    fn facts(&self, _at: &Self::Position) -> Vec<(&'static str, Fact)> {
        Vec::new()
    }
}

/// `text` as it may be quoted in a sentence: what cannot be printed is escaped,
/// and what is long is cut.
pub fn quote(text: &str) -> String {
    const LONGEST: usize = 60;
    let mut quoted: String = text.chars().take(LONGEST).flat_map(char::escape_debug).collect();
    if text.chars().nth(LONGEST).is_some() {
        quoted.push('…');
    }
    quoted
}
