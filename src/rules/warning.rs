//! What the referee can tell of the moves that may be made: which of them
//! would end the match, and not well for who makes them.

use super::game::{Outcome, Turn};
use super::line::Line;
use super::registry::Full;
use super::say::Say;
use super::table::{Note, Spot};

/// Moves that would all end the match in the same way.
struct Ending {
    outcome: Outcome,
    moves: Vec<String>,
    /// The next touches that would make them.
    spots: Vec<Spot>,
}

impl Ending {
    /// How many moves a warning names.
    const NAMED: usize = 6;

    fn say(mut self) -> Say {
        let id = if self.outcome.winners.is_empty() { "warn-draws" } else { "warn-loses" };
        if self.moves.len() > Self::NAMED {
            self.moves.truncate(Self::NAMED);
            self.moves.push("…".into());
        }
        let say = Say::new(id).with("moves", self.moves.join(", ")).with("reason", self.outcome.reason);
        self.spots.into_iter().fold(say, Say::about)
    }
}

impl<G: Full> Line<G> {
    /// Appends how far the match is from a draw without progress, and a warning
    /// for each way in which a move that begins with the touches `made` would
    /// lose the match or draw it.
    pub(super) fn warn(&self, made: &[Spot], out: &mut Vec<Note>) {
        let Turn::Seat(mover) = self.turn() else { return };
        if let Some(limit) = self.game().no_progress_limit() {
            let value = self.plies_without_progress().into();
            out.push(Note::Count { label: "note-no-progress", value, of: Some(limit.into()), seat: None });
        }
        let mut endings: Vec<Ending> = Vec::new();
        let mut ahead = self.clone();
        for (mv, way) in self.ways_from(made) {
            ahead.advance(mv);
            let turn = ahead.turn();
            ahead.undo();
            let Turn::Over(outcome) = turn else { continue };
            if outcome.winners.contains(mover) {
                continue;
            }
            let known = endings.iter().position(|ending| ending.outcome == outcome);
            let at = known.unwrap_or_else(|| {
                endings.push(Ending { outcome, moves: Vec::new(), spots: Vec::new() });
                endings.len() - 1
            });
            let ending = &mut endings[at];
            let text = self.game().write_move(self.position(), mv);
            if !ending.moves.contains(&text) {
                ending.moves.push(text);
            }
            if let [spot] = way[made.len()..] {
                ending.spots.push(spot);
            }
        }
        out.extend(endings.into_iter().map(|ending| Note::Warning(ending.say())));
    }
}
