//! Repetition and progress, and what they mean for the match.

use super::Line;
use crate::rules::game::{Game, Outcome, Reason, Repetition, Seat, Seats, Turn, Verdict};

impl<G: Game> Line<G> {
    /// How often `position` has been there since the last move that nothing undoes.
    pub fn occurrences(&self, position: &G::Position) -> u32 {
        self.trail[self.since..].iter().filter(|&seen| seen == position).count() as u32
    }

    /// The positions that may still come back, the current one last.
    pub fn reversible(&self) -> &[G::Position] {
        self.trail.get(self.since..).unwrap_or_default()
    }

    /// How many plies have been played since the last move that nothing undoes.
    pub fn plies_without_progress(&self) -> u32 {
        (self.trail.len() - 1 - self.since) as u32
    }

    /// Whether what comes after the next move may depend on more than its position.
    pub(super) fn history_matters(&self) -> bool {
        let Turn::Seat(mover) = self.turn else { return true };
        // The next position may be there as often as there are positions it could repeat, and once more.
        let may_repeat = |rule: Repetition| self.trail.len() - self.since + 1 >= rule.times as usize;
        self.game.no_progress_limit().is_some()
            || self.game.repetition(mover).is_some_and(may_repeat)
            || Seats::all(self.game.seats()).iter().any(|seat| self.forbids(seat))
    }

    /// Whether some moves of `seat` may be forbidden as repetitions.
    pub(super) fn forbids(&self, seat: Seat) -> bool {
        self.game.repetition(seat).is_some_and(|rule| rule.verdict == Verdict::Forbidden)
    }

    /// Whether `mv` of `seat` would bring a position back that may not come back.
    pub(super) fn forbidden(&self, seat: Seat, mv: G::Move) -> bool {
        self.game.repetition(seat).is_some_and(|rule| {
            rule.verdict == Verdict::Forbidden
                && !self.game.irreversible(self.position(), mv)
                && self.occurrences(&self.game.play(self.position(), mv)) + 1 >= rule.times
        })
    }

    /// What the current position waits for, given who brought it about.
    pub(super) fn judge(&self, mover: Option<Seat>) -> Turn {
        let turn = self.game.turn(self.position());
        if matches!(turn, Turn::Over(_)) {
            return turn;
        }
        if let Some(seat) = mover
            && let Some(rule) = self.game.repetition(seat)
            && rule.verdict != Verdict::Forbidden
            && self.occurrences(self.position()) >= rule.times
        {
            return Turn::Over(match rule.verdict {
                Verdict::Loses => self.lost_by(seat),
                _ => Outcome { winners: Seats::NONE, reason: Reason::REPETITION },
            });
        }
        // Nothing left but forbidden repetitions: lost like a side without moves.
        if let Turn::Seat(seat) = turn
            && self.forbids(seat)
        {
            let mut out = Vec::new();
            self.game.moves(self.position(), &mut out);
            if out.iter().all(|&mv| self.forbidden(seat, mv)) {
                return Turn::Over(self.lost_by(seat));
            }
        }
        if self.game.no_progress_limit().is_some_and(|limit| self.plies_without_progress() >= limit) {
            return Turn::Over(Outcome { winners: Seats::NONE, reason: Reason::NO_PROGRESS });
        }
        turn
    }

    /// Repetition costs `loser` the match: everybody else has won it.
    fn lost_by(&self, loser: Seat) -> Outcome {
        let winners = Seats::all(self.game.seats()).without(loser);
        Outcome { winners, reason: Reason::REPETITION }
    }
}
