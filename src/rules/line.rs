//! The referee of a match.

use super::game::{Game, Outcome, Reason, Repetition, Seat, Seats, Turn, Verdict};

/// A position with the way that led to it: the one judge of legality, of
/// repetition, of progress and of the end. Perft, records, the table, the terminal and
/// matches all play through it.
///
/// ```
/// use bergerie::rules::{Line, Notation, Turn, Seat, enclos::Enclos};
///
/// let mut line = Line::new(Enclos::default());
/// let mv = line.game().read_move(line.position(), "d5-d6 +c4/d4").unwrap();
/// assert!(line.play(mv));
/// assert_eq!(line.turn(), Turn::Seat(Seat(1)));
/// assert!(!line.play(mv), "that sheep is no longer there");
/// ```
#[derive(Clone, Debug)]
pub struct Line<G: Game> {
    game: G,
    /// Every position from the first, the current one last.
    trail: Vec<G::Position>,
    /// The moves between them.
    moves: Vec<G::Move>,
    /// For each move, who made it (nobody, where chance did), and from where in
    /// the trail positions could still come back before it.
    marks: Vec<(Option<Seat>, usize)>,
    /// From where in the trail positions can still come back.
    since: usize,
    turn: Turn,
}

impl<G: Game> Line<G> {
    /// A match at its start.
    pub fn new(game: G) -> Self {
        let start = game.start();
        Self::from(game, start)
    }

    /// A match set up at `position`, which counts as its first occurrence.
    pub fn from(game: G, position: G::Position) -> Self {
        let mut line = Line {
            trail: vec![position],
            moves: Vec::new(),
            marks: Vec::new(),
            since: 0,
            turn: game.turn(&position),
            game,
        };
        line.turn = line.judge(None);
        line
    }

    /// The rule set.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position now.
    pub fn position(&self) -> &G::Position {
        // The trail is never empty: `from` starts it and `undo` keeps its first.
        &self.trail[self.trail.len() - 1]
    }

    /// The moves played so far.
    pub fn played(&self) -> &[G::Move] {
        &self.moves
    }

    /// The position before the first of [`played`](Self::played).
    pub fn first(&self) -> &G::Position {
        &self.trail[0]
    }

    /// Whether it was not set up elsewhere.
    pub fn begins_at_start(&self) -> bool {
        *self.first() == self.game.start()
    }

    /// What the match waits for.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// How often `position` has been there since the last move that nothing undoes.
    pub fn occurrences(&self, position: &G::Position) -> u32 {
        self.trail[self.since..].iter().filter(|&seen| seen == position).count() as u32
    }

    /// How many plies have been played since the last move that nothing undoes.
    pub fn plies_without_progress(&self) -> u32 {
        (self.trail.len() - 1 - self.since) as u32
    }

    /// Replaces `out` by the legal moves; none where the match is over.
    pub fn moves(&self, out: &mut Vec<G::Move>) {
        out.clear();
        if matches!(self.turn, Turn::Over(_)) {
            return;
        }
        self.game.moves(self.position(), out);
        if let Turn::Seat(seat) = self.turn
            && self.forbids(seat)
        {
            out.retain(|&mv| !self.forbidden(seat, mv));
        }
    }

    /// How many legal moves there are.
    pub fn count(&self) -> u64 {
        match self.turn {
            Turn::Over(_) => 0,
            Turn::Seat(seat) if self.forbids(seat) => {
                let mut out = Vec::new();
                self.moves(&mut out);
                out.len() as u64
            }
            _ => self.game.count(self.position()),
        }
    }

    /// How many legal moves there are after each of the legal moves, all in all.
    pub fn count_ahead(&mut self) -> u64 {
        let mut moves = Vec::with_capacity(64);
        self.moves(&mut moves);
        if !self.history_matters() {
            let at = self.position();
            return moves.iter().map(|&mv| self.game.count(&self.game.play(at, mv))).sum();
        }
        let mut total = 0;
        for mv in moves {
            self.advance(mv);
            total += self.count();
            self.undo();
        }
        total
    }

    /// Whether what comes after the next move may depend on more than its position.
    fn history_matters(&self) -> bool {
        let Turn::Seat(mover) = self.turn else { return true };
        // The next position may be there as often as there are positions it could repeat, and once more.
        let may_repeat = |rule: Repetition| self.trail.len() - self.since + 1 >= rule.times as usize;
        self.game.no_progress_limit().is_some()
            || self.game.repetition(mover).is_some_and(may_repeat)
            || Seats::all(self.game.seats()).iter().any(|seat| self.forbids(seat))
    }

    /// Plays `mv` if it is legal, and says whether it was.
    pub fn play(&mut self, mv: G::Move) -> bool {
        let mut out = Vec::new();
        self.moves(&mut out);
        let legal = out.contains(&mv);
        if legal {
            self.advance(mv);
        }
        legal
    }

    /// Plays `mv`, known to be one of [`moves`](Self::moves).
    pub fn advance(&mut self, mv: G::Move) {
        let at = *self.position();
        let mover = if let Turn::Seat(seat) = self.turn { Some(seat) } else { None };
        let next = self.game.play(&at, mv);
        self.marks.push((mover, self.since));
        self.moves.push(mv);
        if self.game.irreversible(&at, mv) {
            self.since = self.trail.len();
        }
        self.trail.push(next);
        self.turn = self.judge(mover);
    }

    /// Takes the last move back and gives it; `None` at the start.
    pub fn undo(&mut self) -> Option<G::Move> {
        let mv = self.moves.pop()?;
        self.trail.pop();
        let (mover, since) = self.marks.pop()?;
        self.since = since;
        self.turn = mover.map_or(Turn::Chance, Turn::Seat);
        Some(mv)
    }

    /// Who made the move at `ply` (0 the first); `None` for chance.
    pub fn mover(&self, ply: usize) -> Option<Seat> {
        self.marks.get(ply).and_then(|&(mover, _)| mover)
    }

    /// Whether some moves of `seat` may be forbidden as repetitions.
    fn forbids(&self, seat: Seat) -> bool {
        self.game.repetition(seat).is_some_and(|rule| rule.verdict == Verdict::Forbidden)
    }

    /// Whether `mv` of `seat` would bring a position back that may not come back.
    fn forbidden(&self, seat: Seat, mv: G::Move) -> bool {
        self.game.repetition(seat).is_some_and(|rule| {
            rule.verdict == Verdict::Forbidden
                && !self.game.irreversible(self.position(), mv)
                && self.occurrences(&self.game.play(self.position(), mv)) + 1 >= rule.times
        })
    }

    /// What the current position waits for, given who brought it about.
    fn judge(&self, mover: Option<Seat>) -> Turn {
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
