//! The vocabularies that join every game to every table: [`Way`]s say how a
//! person chooses a move, [`Deed`]s what a move does to the things on the
//! board, [`Note`]s what the board can tell.

use std::fmt;

use super::game::{Game, Seat};
use super::say::Say;

/// A place where things stand or that can be touched: an index into [`Board::spots`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(pub u16);

/// What kind of thing stands somewhere: an index into [`Board::kinds`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(pub u8);

/// The role of a spot; it decides how a table draws and lights it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpotKind {
    /// Where pieces live and walk.
    Field,
    /// A way between two fields, which something may close.
    Passage,
    /// Where things wait that are not in play yet.
    Reserve,
    /// Where things lie that are out of play.
    Tray,
    /// Where a die lies.
    Die,
}

/// A spot and where it is.
#[derive(Clone, Debug, PartialEq)]
pub struct SpotInfo {
    /// Its name in the game's notation.
    pub name: String,
    /// Its role.
    pub kind: SpotKind,
    /// Its centre on the board's plane: x to the right, y away from the reader.
    pub place: [f32; 2],
    /// For what lies across, such as a fence: the direction it is crossed in,
    /// degrees anticlockwise from x. For a reserve that is longer than deep: the
    /// direction in which it is long.
    pub angle: f32,
    /// Where the things that share it stand, in the order in which they come;
    /// empty where it is left to the table.
    pub berths: Vec<[f32; 2]>,
}

impl SpotInfo {
    /// A spot at `place` that nothing lies across and that says nothing of berths.
    pub fn new(name: impl Into<String>, kind: SpotKind, place: [f32; 2]) -> Self {
        SpotInfo { name: name.into(), kind, place, angle: 0.0, berths: Vec::new() }
    }
}

/// A kind of thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KindInfo {
    /// Its name, which a table maps to a model: `sheep_white`.
    pub name: &'static str,
    /// Whose it is; nobody's where both use it.
    pub owner: Option<Seat>,
}

/// A board with everything that can be touched on it or stand on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// Its name, which a table maps to a model.
    pub name: &'static str,
    /// All spots; a [`Spot`] is an index into them.
    pub spots: Vec<SpotInfo>,
    /// The lines drawn between spots, along which things go. A board whose ways
    /// are spots themselves, passages, draws none.
    pub lines: Vec<[Spot; 2]>,
    /// All kinds of things; a [`Kind`] is an index into them.
    pub kinds: Vec<KindInfo>,
    /// The Fluent messages that name the sides, by seat.
    pub sides: Vec<&'static str>,
}

impl Board {
    /// The spot called `name`.
    pub fn find(&self, name: &str) -> Option<Spot> {
        self.spots.iter().position(|spot| spot.name == name).map(|at| Spot(at as u16))
    }

    /// The name, role and place of `spot`; `None` for a spot of another board.
    pub fn get(&self, spot: Spot) -> Option<&SpotInfo> {
        self.spots.get(usize::from(spot.0))
    }

    /// The name of `spot`, empty for a spot of another board.
    pub fn name(&self, spot: Spot) -> &str {
        self.get(spot).map_or("", |info| &info.name)
    }

    /// All spots in order.
    pub fn iter(&self) -> impl Iterator<Item = (Spot, &SpotInfo)> {
        self.spots.iter().enumerate().map(|(at, info)| (Spot(at as u16), info))
    }
}

/// A thing where it stands. Several of one kind may share a reserve or a tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Thing {
    /// What it is.
    pub kind: Kind,
    /// Where it stands.
    pub spot: Spot,
    /// The face a die shows; 0 for everything else, and for a die whose throw
    /// has been used and that lies as it fell.
    pub face: u8,
}

/// The most touches a move may take.
pub const MAX_TOUCHES: usize = 4;

/// How a person chooses a move: the spots to touch, in order. No way of a move
/// begins with the whole way of another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Way {
    spots: [Spot; MAX_TOUCHES],
    len: u8,
}

impl Way {
    /// The way that touches `spots`, of which there are at most [`MAX_TOUCHES`].
    pub fn new(spots: &[Spot]) -> Self {
        let mut way = Way { spots: [Spot(0); MAX_TOUCHES], len: 0 };
        for (place, &spot) in way.spots.iter_mut().zip(spots) {
            *place = spot;
            way.len += 1;
        }
        way
    }
}

impl std::ops::Deref for Way {
    type Target = [Spot];

    fn deref(&self) -> &[Spot] {
        &self.spots[..usize::from(self.len)]
    }
}

impl fmt::Debug for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|spot| spot.0)).finish()
    }
}

/// How a thing gets to its new spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Manner {
    /// On its feet, spot by spot.
    Step,
    /// In one leap over what is between.
    Leap,
    /// Taken away by a hand.
    Carry,
    /// Led away on its feet, over whatever lies between.
    Lead,
    /// Set down by a hand.
    Drop,
    /// Taken from where it waits and put up, out of the ground, where it goes.
    Rise,
    /// Thrown, and rolling until a face lies on top: how a die comes to rest
    /// after [`Deed::Throw`].
    Tumble,
    /// Taken back to where it was, whichever way it had come.
    Back,
}

/// What a move does to one thing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// A thing of `kind` goes along `path`, whose first spot is where it stands.
    Move {
        /// What moves.
        kind: Kind,
        /// The spots on its way, at least two.
        path: Vec<Spot>,
        /// How.
        manner: Manner,
        /// Begins together with the deed before it, not after it.
        with_previous: bool,
    },
    /// The die at `spot` comes to rest on `face`.
    Throw {
        /// Where the die lies.
        spot: Spot,
        /// The face it shows.
        face: u8,
    },
}

impl Deed {
    /// Does it to `things`. A thing that does not stand where the deed begins is left alone.
    pub fn apply(&self, things: &mut [Thing]) {
        match self {
            Deed::Move { kind, path, .. } => {
                let (from, to) = (path.first(), path.last());
                let moved = things.iter_mut().find(|thing| thing.kind == *kind && Some(&thing.spot) == from);
                if let (Some(thing), Some(&to)) = (moved, to) {
                    thing.spot = to;
                }
            }
            Deed::Throw { spot, face } => {
                for die in things.iter_mut().filter(|thing| thing.spot == *spot) {
                    die.face = *face;
                }
            }
        }
    }
}

/// A tint of a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tint {
    /// Nearest to the sheep of this seat.
    Territory(Seat),
    /// What stands here cannot move.
    Stuck,
    /// What stands here can hardly move.
    Cramped,
    /// What stands here is sent home by a move that is offered.
    Threatened,
    /// Shut off for good from those who would like to come here.
    Fold,
}

/// What the board can tell beyond the things on it. Notes are drawn by a table
/// that knows no rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// A spot is special.
    Tint {
        /// Where.
        spot: Spot,
        /// How.
        tint: Tint,
    },
    /// Something is counted: `value`, of `of` where there is a limit.
    Count {
        /// The message that says what is counted.
        label: &'static str,
        /// How many there are.
        value: i64,
        /// How many there may be.
        of: Option<i64>,
        /// Whose they are, where every side has its own.
        seat: Option<Seat>,
    },
    /// What is won counts for somebody and what is lost against them: `gained`
    /// less `lost`, of `of`.
    Balance {
        /// The message that says it, with `gained`, `lost`, `net` and `of`.
        label: &'static str,
        /// How much counts for them.
        gained: i64,
        /// How much counts against them.
        lost: i64,
        /// How much they need.
        of: i64,
    },
    /// A part of the turn, in the order in which it is usual.
    Task {
        /// The message that names it.
        label: &'static str,
        /// What it is done with.
        kind: Kind,
        /// Whether it is done already.
        done: bool,
    },
    /// A way that may be chosen next, spot by spot.
    Path(Vec<Spot>),
    /// Something that the next throw may bring about for what stands on a spot.
    Odds {
        /// Where it stands.
        spot: Spot,
        /// The message that says what may happen.
        label: &'static str,
        /// How many faces of the die bring it about.
        faces: u8,
        /// Of how many.
        of: u8,
    },
    /// A sentence to heed before moving on. Its spots are those whose touch
    /// would do what it warns of.
    Warning(Say),
}

impl Note {
    /// What it counts: the message that names it, and the number; of a balance
    /// what is gained less what is lost.
    pub fn counted(&self) -> Option<(&'static str, i64)> {
        match *self {
            Note::Count { label, value, .. } => Some((label, value)),
            Note::Balance { label, gained, lost, .. } => Some((label, gained - lost)),
            _ => None,
        }
    }
}

/// A game that can be put on a table.
///
/// Nothing here is called by search, so clarity comes before speed. `made`
/// are the touches made so far: the beginning of at least one legal way.
pub trait Table: Game {
    /// The board with its spots and kinds of things.
    fn board(&self) -> &Board;

    /// Appends all things where they stand. Their number never changes: what is
    /// not in play waits in a reserve, what is out of play lies in a tray.
    fn standing(&self, at: &Self::Position, out: &mut Vec<Thing>);

    /// Appends the ways to choose `mv`, at least one.
    fn ways(&self, at: &Self::Position, mv: Self::Move, out: &mut Vec<Way>);

    /// Appends what the first `made` touches of `way`, a way of `mv`, do. It is
    /// the same for every move whose way begins with these touches, and more
    /// touches only ever add to it; all touches bring the things to where they
    /// stand after the move.
    fn deeds(&self, at: &Self::Position, mv: Self::Move, way: &Way, made: usize, out: &mut Vec<Deed>);

    /// What the side to move is asked for after the touches `made`.
    fn prompt(&self, at: &Self::Position, made: &[Spot]) -> Say;

    /// Why `next` may not be touched after `made`; asked only where it may not,
    /// and while the match goes on.
    fn refusal(&self, at: &Self::Position, made: &[Spot], next: Spot) -> Say;

    /// Appends what the board can tell after the touches `made`.
    fn notes(&self, at: &Self::Position, made: &[Spot], out: &mut Vec<Note>);
}
