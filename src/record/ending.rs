//! How people end a match that its rules have not ended.

use super::match_::Match;
use crate::rules::{Outcome, Reason, Seat, Seats, Turn};

/// An end that two people settle between them. A match of more than two has
/// none: what becomes of the pawns of one who gives up, no rule says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// This seat has given up.
    Resigned(Seat),
    /// Both have agreed on a draw.
    Agreed,
    /// This seat's clock has run out.
    OutOfTime(Seat),
}

impl Ending {
    const ALL: [Ending; 5] = [
        Ending::Resigned(Seat(0)),
        Ending::Resigned(Seat(1)),
        Ending::Agreed,
        Ending::OutOfTime(Seat(0)),
        Ending::OutOfTime(Seat(1)),
    ];

    /// What it comes to.
    pub fn outcome(self) -> Outcome {
        let all_but = |seat| Seats::all(2).without(seat);
        let (winners, reason) = match self {
            Ending::Resigned(seat) => (all_but(seat), Reason::RESIGNED),
            Ending::Agreed => (Seats::NONE, Reason::AGREED),
            Ending::OutOfTime(seat) => (all_but(seat), Reason::TIME),
        };
        Outcome { winners, reason }
    }
}

impl Match {
    /// Whether people may end the match at the cursor: between two, as long as it goes on.
    pub fn may_end(&self) -> bool {
        self.line.seats() == 2 && !matches!(self.line.turn(), Turn::Over(_))
    }

    /// Ends the match at the cursor, if it may be ended; whether it was. Like a
    /// ply it replaces what came after, can be undone and is played again by redo.
    pub fn end(&mut self, ending: Ending) -> bool {
        let ended = self.may_end() && self.line.end(ending.outcome());
        if ended {
            self.cut(self.cursor());
            self.ending = Some(ending);
        }
        ended
    }

    /// How people have ended the match, which may lie after the cursor.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Whether people have ended it at the cursor.
    pub fn is_ended(&self) -> bool {
        matches!(self.line.turn(), Turn::Over(outcome) if outcome.reason.is_of_people())
    }

    /// Ends the match in the way that its result tells; whether there is such a way.
    pub(super) fn end_as(&mut self, result: &str) -> bool {
        Ending::ALL.into_iter().any(|ending| {
            let told = self.end(ending) && self.line.result() == result;
            if !told && self.is_ended() {
                self.undo();
                self.ending = None;
            }
            told
        })
    }
}
