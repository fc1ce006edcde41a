//! The referee of a match.

use std::ops::Range;

use super::dice::Dice;
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
    /// For each whole ply, how many moves had been made after it.
    plies: Vec<usize>,
    /// How many of the moves were throws of the die.
    throws: u64,
    /// The dice of the match, where the program throws them.
    dice: Option<Dice>,
    turn: Turn,
}

impl<G: Game> Line<G> {
    /// A match where it begins.
    pub fn new(game: G) -> Self {
        let opening = game.opening();
        Self::from(game, opening)
    }

    /// A match set up at `position`, which counts as its first occurrence.
    pub fn from(game: G, position: G::Position) -> Self {
        let mut line = Line {
            trail: vec![position],
            moves: Vec::new(),
            marks: Vec::new(),
            since: 0,
            plies: Vec::new(),
            throws: 0,
            dice: None,
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

    /// How many plies have been played: see [`Game::ends_ply`].
    pub fn plies(&self) -> usize {
        self.plies.len()
    }

    /// The moves of ply number `ply` (0 the first) as their places in
    /// [`played`](Self::played); after the last those of the ply under way.
    pub(super) fn ply_moves(&self, ply: usize) -> Range<usize> {
        let end = |ply: usize| self.plies.get(ply).copied();
        let first = ply.checked_sub(1).map_or(0, |before| end(before).unwrap_or(self.moves.len()));
        first..end(ply).unwrap_or(self.moves.len())
    }

    /// The position before move number `index` (0 the first).
    pub(super) fn before(&self, index: usize) -> &G::Position {
        self.trail.get(index).unwrap_or(self.position())
    }

    /// Has the program throw the dice of the match; `None` leaves that to chance elsewhere.
    pub fn set_dice(&mut self, dice: Option<Dice>) {
        self.dice = dice;
    }

    /// How many throws have been made.
    pub fn throws(&self) -> u64 {
        self.throws
    }

    /// The throw that the dice of the match make now, if they are thrown now.
    /// It depends on how many came before it, so undo never changes it.
    pub fn fate(&self) -> Option<G::Move> {
        let dice = self.dice?;
        let Turn::Chance(_) = self.turn else { return None };
        let mut faces = Vec::new();
        self.moves(&mut faces);
        let weights = faces.iter().map(|&face| self.game.weight(self.position(), face));
        faces.get(dice.draw(self.throws, weights)).copied()
    }

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
        let ends_ply = self.game.ends_ply(&at, mv);
        let by_chance = matches!(self.turn, Turn::Chance(_));
        self.marks.push((mover, self.since));
        self.moves.push(mv);
        if self.game.irreversible(&at, mv) {
            self.since = self.trail.len();
        }
        self.trail.push(next);
        if ends_ply {
            self.plies.push(self.moves.len());
        }
        self.throws += u64::from(by_chance);
        self.turn = self.judge(mover);
    }

    /// Takes the last move back and gives it; `None` at the start.
    pub fn undo(&mut self) -> Option<G::Move> {
        let mv = self.moves.pop()?;
        self.trail.pop();
        let (mover, since) = self.marks.pop()?;
        self.since = since;
        self.plies.pop_if(|end| *end > self.moves.len());
        // A move was made from here, so nothing had ended the match: the position alone tells whose turn it was.
        self.turn = self.game.turn(self.position());
        debug_assert_eq!(mover, if let Turn::Seat(seat) = self.turn { Some(seat) } else { None });
        self.throws -= u64::from(matches!(self.turn, Turn::Chance(_)));
        Some(mv)
    }

    /// Who made move number `index` (0 the first); `None` for chance.
    pub fn mover(&self, index: usize) -> Option<Seat> {
        self.marks.get(index).and_then(|&(mover, _)| mover)
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
