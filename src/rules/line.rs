//! The referee of a match.

mod judge;

use std::ops::Range;

use super::dice::Dice;
use super::game::{Game, Outcome, Seat, Turn};

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

    /// Ends the match as people have settled it; whether it was still going on.
    pub fn end(&mut self, outcome: Outcome) -> bool {
        let going_on = !matches!(self.turn, Turn::Over(_));
        if going_on {
            self.turn = Turn::Over(outcome);
        }
        going_on
    }

    /// Goes on with a match that people have [ended](Self::end); whether they had.
    pub fn reopen(&mut self) -> bool {
        let ended = matches!(self.turn, Turn::Over(outcome) if outcome.reason.is_of_people());
        if ended {
            // No rule had ended it: the position alone tells whose turn it was.
            self.turn = self.game.turn(self.position());
        }
        ended
    }

    /// Who made move number `index` (0 the first); `None` for chance.
    pub fn mover(&self, index: usize) -> Option<Seat> {
        self.marks.get(index).and_then(|&(mover, _)| mover)
    }
}
