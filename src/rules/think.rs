//! Thinking about a move: searches that are taken up again and again, without a
//! clock, and the shape in which a table that knows no game holds one.

use super::evaluate::{Evaluate, WON};
use super::game::{Game, Seat, Turn};
use super::line::Line;
use super::registry::Full;
use super::table::Way;

/// How well the computer plays: what that takes is each game's own matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// For beginners and children: it looks hardly ahead, and errs.
    Easy,
    /// For who knows the game.
    Fair,
    /// As well as it can within about a second.
    Strong,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Fair, Level::Strong];

    /// Its number, which `ai:2` names.
    pub fn number(self) -> usize {
        self as usize + 1
    }

    /// The level with this number.
    pub fn numbered(number: usize) -> Option<Self> {
        Self::ALL.get(number.checked_sub(1)?).copied()
    }

    /// The message that names it.
    pub fn label(self) -> &'static str {
        match self {
            Level::Easy => "level-easy",
            Level::Fair => "level-fair",
            Level::Strong => "level-strong",
        }
    }
}

/// How hard a search tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How many positions it may look at.
    pub nodes: u64,
    /// How many moves it may look ahead.
    pub depth: u32,
    /// How far it may be mistaken about a position, either way.
    pub blur: i32,
    /// What its mistakes come from: the same mood makes the same. It has nothing
    /// to do with the dice, which no search knows.
    pub mood: u64,
}

impl Effort {
    /// The best that this many nodes allow.
    pub fn nodes(nodes: u64) -> Self {
        Effort { nodes, depth: u32::MAX, blur: 0, mood: 0 }
    }
}

/// Whether a search has more to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// More thinking may find something better.
    Thinking,
    /// More thinking changes nothing.
    Done,
}

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding<M> {
    /// The moves expected, the best one first. Never empty.
    pub moves: Vec<M>,
    /// What the side to move can expect, in the units of [`Evaluate::value`].
    pub score: i32,
    /// How many moves it has looked ahead.
    pub depth: u32,
    /// How many positions it has looked at.
    pub nodes: u64,
}

/// A search for the best move at one position. It counts in nodes and knows no
/// clock: whoever steps it may look at one between two steps. However its nodes
/// are divided into steps, it finds the same.
pub trait Search: Send + 'static {
    /// What it looks for.
    type Move;

    /// Looks at about so many positions more.
    fn step(&mut self, nodes: u64) -> Progress;

    /// What it would play now.
    fn finding(&self) -> Finding<Self::Move>;
}

/// A game that the computer can play.
pub trait Think: Evaluate {
    /// How it searches.
    type Search: Search<Move = Self::Move>;

    /// How hard each level tries, in this mood.
    fn effort(&self, level: Level, mood: u64) -> Effort;

    /// A search for the best move of the seat whose turn it is in `line`;
    /// `None` where it is nobody's.
    fn search(&self, line: &Line<Self>, effort: &Effort) -> Option<Self::Search>;
}

/// What the computer would play, for those who know no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The touches that choose the move.
    pub way: Way,
    /// The move's text.
    pub text: String,
    /// The texts of the moves expected, this one first.
    pub line: Vec<String>,
    /// What its side can expect, in the units of [`Evaluate::value`].
    pub score: i32,
    /// How many moves it has looked ahead.
    pub depth: u32,
    /// How many positions it has looked at.
    pub nodes: u64,
}

/// What is sure to be lost or won lies within this of [`WON`].
const FORCED: i32 = WON / 2;

impl Answer {
    /// Whether its side had better give up: whatever it plays, it has lost.
    pub fn resigns(&self) -> bool {
        self.score < -FORCED
    }
}

/// A search under way, for those who know no game.
pub trait Thinker: Send {
    /// Thinks on for about so many nodes, but for no more than its effort allows.
    fn step(&mut self, nodes: u64) -> Progress;

    /// What it would play now.
    fn answer(&self) -> Answer;
}

/// A search with the match it is about.
struct Thought<G: Full> {
    line: Line<G>,
    search: G::Search,
    /// How many nodes its effort leaves.
    left: u64,
}

impl<G: Full> Thinker for Thought<G> {
    fn step(&mut self, nodes: u64) -> Progress {
        let nodes = nodes.min(self.left);
        self.left -= nodes;
        if self.search.step(nodes) == Progress::Done || self.left == 0 {
            return Progress::Done;
        }
        Progress::Thinking
    }

    fn answer(&self) -> Answer {
        let Finding { moves, score, depth, nodes } = self.search.finding();
        let (game, mut line) = (self.line.game(), self.line.clone());
        let mut ways = Vec::new();
        if let Some(&mv) = moves.first() {
            game.ways(line.position(), mv, &mut ways);
        }
        let mut texts = Vec::new();
        for mv in moves {
            texts.push(game.write_move(line.position(), mv));
            if !line.play(mv) {
                break;
            }
        }
        Answer {
            way: ways.first().copied().unwrap_or(Way::new(&[])),
            text: texts.first().cloned().unwrap_or_default(),
            line: texts,
            score,
            depth,
            nodes,
        }
    }
}

/// Begins to think about the move due in `line`; `None` where nobody is to move.
pub fn think<G: Full>(line: &Line<G>, effort: &Effort) -> Option<Box<dyn Thinker>> {
    let search = line.game().search(line, effort)?;
    Some(Box::new(Thought { line: line.clone(), search, left: effort.nodes }))
}

/// The seat whose move is due in `line`.
pub fn mover<G: Game>(line: &Line<G>) -> Option<Seat> {
    if let Turn::Seat(seat) = line.turn() { Some(seat) } else { None }
}
