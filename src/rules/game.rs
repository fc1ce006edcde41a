//! What a game is: positions, moves, whose turn it is, and how it ends.

use std::fmt::Debug;
use std::hash::Hash;

use rand::{Rng, RngExt};

/// A player's place at the table, counted from 0 in playing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into lists kept per seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of seats, such as the winners of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// No seat at all: as the winners of a match, a draw.
    pub const NONE: Seats = Seats(0);

    /// The first `count` seats.
    pub fn all(count: usize) -> Seats {
        Seats(((1u16 << count.min(8)) - 1) as u8)
    }

    /// The set of one seat.
    pub fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether `seat` belongs to the set.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// The set without `seat`.
    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Whether nobody belongs to the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The members in playing order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

/// Why a match is over, in the words of `rules/*.md`: never translated, they
/// appear in records and in the answers of the sub-commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reason(pub &'static str);

impl Reason {
    /// A position came back too often (see [`Repetition`]).
    pub const REPETITION: Reason = Reason("repetition");
    /// Nothing irreversible has happened for too long (see [`Game::no_progress_limit`]).
    pub const NO_PROGRESS: Reason = Reason("no progress");
    /// A side has given up.
    pub const RESIGNED: Reason = Reason("resigned");
    /// Both sides have agreed on a draw.
    pub const AGREED: Reason = Reason("agreed");
    /// A side's clock has run out.
    pub const TIME: Reason = Reason("time");

    /// Whether people have ended the match, and not its rules.
    pub fn is_of_people(self) -> bool {
        [Reason::RESIGNED, Reason::AGREED, Reason::TIME].contains(&self)
    }
}

/// The end of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who has won; nobody in a draw.
    pub winners: Seats,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    /// What it is to `seat`: 1 a win, 0 a draw, −1 a loss.
    pub fn score(&self, seat: Seat) -> i32 {
        match (self.winners.is_empty(), self.winners.contains(seat)) {
            (true, _) => 0,
            (_, true) => 1,
            (_, false) => -1,
        }
    }
}

/// What a position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A move of this seat.
    Seat(Seat),
    /// A die, which this seat throws: its faces are moves with weights.
    Chance(Seat),
    /// Nothing any more.
    Over(Outcome),
}

/// What coming back to an earlier position means for the seat that does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Such a move is not legal.
    Forbidden,
    /// Whoever makes it loses.
    Loses,
    /// The match is drawn.
    Draws,
}

/// When a repeated position counts, and for what. A position is compared with
/// all that [`Game::Position`] holds, hence including the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// Which occurrence counts: 3 is the third time the position is there.
    pub times: u32,
    /// What follows.
    pub verdict: Verdict,
}

/// One rule set of one game: a preset with its toggles.
///
/// A position is small and copied freely. It knows no history, so repetition,
/// and with it the last word on legality and on the end, belongs to
/// [`Line`](super::Line).
pub trait Game: Clone + Send + Sync + 'static {
    /// All that decides what may be played from here on.
    type Position: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// A move in canonical form: two moves with the same result are equal.
    type Move: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;

    /// How many seats play.
    fn seats(&self) -> usize;

    /// The position before the first move.
    fn start(&self) -> Self::Position;

    /// Where a match begins: at its [`start`](Self::start), or before it where
    /// it is still [`undecided`](Self::undecided) who begins.
    fn opening(&self) -> Self::Position {
        self.start()
    }

    /// Whether it is still to be thrown for who begins.
    fn undecided(&self, _at: &Self::Position) -> bool {
        false
    }

    /// What `at` waits for, as far as the position alone can tell.
    fn turn(&self, at: &Self::Position) -> Turn;

    /// Appends every move playable at `at`, each once; none where the game is over.
    fn moves(&self, at: &Self::Position, out: &mut Vec<Self::Move>);

    /// The position after `mv`, which must be one of [`moves`](Self::moves).
    fn play(&self, at: &Self::Position, mv: Self::Move) -> Self::Position;

    /// In how many of all equally likely cases chance plays `mv`; 1 for a seat's move.
    fn weight(&self, _at: &Self::Position, _mv: Self::Move) -> u32 {
        1
    }

    /// Whether `mv` ends a ply as matches count and write them. A throw of the
    /// die does not: the move that is made with it does. Throwing for who
    /// begins is a ply of its own, which chance alone plays.
    fn ends_ply(&self, at: &Self::Position, mv: Self::Move) -> bool {
        match self.turn(at) {
            Turn::Chance(_) => self.undecided(at) && !self.undecided(&self.play(at, mv)),
            Turn::Seat(_) | Turn::Over(_) => true,
        }
    }

    /// How many moves there are: the length of what [`moves`](Self::moves) gives.
    fn count(&self, at: &Self::Position) -> u64 {
        let mut out = Vec::new();
        self.moves(at, &mut out);
        out.len() as u64
    }

    /// A move drawn at random, each as likely as its weight; `None` just where
    /// the game is over.
    fn draw<R: Rng>(&self, at: &Self::Position, rng: &mut R) -> Option<Self::Move> {
        let mut out = Vec::new();
        self.moves(at, &mut out);
        let total: u32 = out.iter().map(|&mv| self.weight(at, mv)).sum();
        if total == 0 {
            return None;
        }
        let mut left = rng.random_range(0..total);
        out.into_iter().find(|&mv| {
            let weight = self.weight(at, mv);
            let here = left < weight;
            left = left.saturating_sub(weight);
            here
        })
    }

    /// Whether no position up to `at` can come back once `mv` is played, so
    /// that nothing before need be remembered for repetition. Where there is a
    /// [`no_progress_limit`](Self::no_progress_limit), these moves are the progress.
    fn irreversible(&self, _at: &Self::Position, _mv: Self::Move) -> bool {
        false
    }

    /// What it means that a move of `mover` brings a position back.
    /// `None`: nothing.
    fn repetition(&self, _mover: Seat) -> Option<Repetition> {
        None
    }
    /// After how many plies without an [irreversible](Self::irreversible) move
    /// the match is drawn. `None`: never.
    fn no_progress_limit(&self) -> Option<u32> {
        None
    }
}
