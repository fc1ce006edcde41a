//! A match of any game, spoken to in spots, deeds, notes and text alone.

mod spoken;

use super::dice::Dice;
use super::game::{Outcome, Seat, Turn};
use super::notation::Fact;
use super::say::Say;
use super::table::{Board, Deed, Note, Spot, Thing, Way};
use super::think::{Level, Thinker};

/// A ply as it was played: a throw of the die and the move made with it, where
/// there is a die. What has been played of one that is under way is told alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Its canonical text.
    pub text: String,
    /// Who played it; nobody where chance alone did, as in throwing for who begins.
    pub seat: Option<Seat>,
    /// All its deeds, the throw's first, then in the order of the touches.
    pub deeds: Vec<Deed>,
    /// All its throws of the die.
    pub throws: Vec<Throw>,
}

impl Ply {
    /// The faces that the die showed.
    pub fn faces(&self) -> impl Iterator<Item = u8> {
        self.throws.iter().map(|throw| throw.face)
    }

    /// Whether the die was thrown for it.
    pub fn is_thrown(&self) -> bool {
        !self.throws.is_empty()
    }
}

/// A throw of the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// Who threw.
    pub seat: Seat,
    /// What the die showed.
    pub face: u8,
}

/// What touching a spot amounts to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touch {
    /// The touches are now these.
    Made(Vec<Spot>),
    /// They name exactly one move.
    Whole(Way),
    /// It throws the die: [`AnyLine::throw`], or whoever has a real die.
    Throw,
    /// It may not be touched now.
    Refused(Say),
}

/// [`Line`](super::Line) without its type: what the table and the terminal hold.
pub trait AnyLine: Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// The rule set's canonical text.
    fn rules(&self) -> String;
    /// The board.
    fn board(&self) -> &Board;
    /// How many seats play.
    fn seats(&self) -> usize;
    /// What the match waits for.
    fn turn(&self) -> Turn;
    /// How it stands: `ongoing`, `won w blocked`, `draw fences exhausted`.
    fn result(&self) -> String;
    /// The letter or number of a seat, as [`result`](Self::result) mentions it.
    fn seat_text(&self, seat: Seat) -> String;
    /// Whether it is still to be thrown for who begins.
    fn undecided(&self) -> bool;
    /// How many plies have been played, without one that is under way.
    fn plies(&self) -> usize;
    /// How many throws of the die have been made.
    fn throws(&self) -> u64;
    /// Has the program throw these dice; `None` leaves throwing to the people.
    fn set_dice(&mut self, dice: Option<Dice>);
    /// The position's canonical text.
    fn position(&self) -> String;
    /// The text of the position before the first ply; `None` where it is the game's own start.
    fn set_up(&self) -> Option<String>;
    /// What other programs may want to know of the position, by name.
    fn facts(&self) -> Vec<(&'static str, Fact)>;
    /// The texts of all legal moves, sorted: of the throws where the die is to
    /// be thrown, then of what may be done with it.
    fn moves(&self) -> Vec<String>;
    /// Everything where it stands, after the touches `made`.
    fn standing(&self, made: &[Spot]) -> Vec<Thing>;
    /// The spots that may be touched after `made`.
    fn next(&self, made: &[Spot]) -> Vec<Spot>;
    /// What touching `spot` after `made` amounts to. A touch that has moved
    /// nothing yet gives way to another: who has chosen a sheep may choose the
    /// next one, or fence first after all.
    fn touch(&self, made: &[Spot], spot: Spot) -> Touch;
    /// What the ply under way has done, and what the touches `made` do.
    fn deeds(&self, made: &[Spot]) -> Vec<Deed>;
    /// What the side to move is asked for after the touches `made`; nothing
    /// once the match is over.
    fn prompt(&self, made: &[Spot]) -> Option<Say>;
    /// What the board can tell after the touches `made`.
    fn notes(&self, made: &[Spot]) -> Vec<Note>;
    /// The ways to touch what is to be touched next for the ply written as
    /// `text`: its throw, or its move. None where the rules do not allow it here.
    fn ways(&self, text: &str) -> Vec<Way>;
    /// Plays the move that `way` names.
    fn play_way(&mut self, way: &[Spot]) -> Option<Ply>;
    /// Plays the ply written as `text`, a throw, or what may be done with it.
    ///
    /// # Errors
    /// Says why it cannot be played; nothing has changed then.
    fn play_text(&mut self, text: &str) -> Result<Ply, Say>;
    /// Throws the dice of the match; nothing where there are none, or where
    /// they are not to be thrown now.
    fn throw(&mut self) -> Option<Ply>;
    /// What has been played of the ply under way; nothing before its first move.
    fn begun(&self) -> Option<Ply>;
    /// Ends the match as people have settled it; whether it was still going on.
    fn end(&mut self, outcome: Outcome) -> bool;
    /// Takes back the end that people have made, the ply under way or, where
    /// there is neither, the last ply; whether there was anything to take back.
    fn undo(&mut self) -> bool;
    /// The texts of the moves of the last whole ply, as [`moves`](Self::moves) lists them.
    fn parts(&self) -> Vec<String>;
    /// The last whole ply, for marking it.
    fn last(&self) -> Option<Ply>;
    /// Begins to think about the move that is due; `None` where nobody is to
    /// move. `mood` varies what a level plays, and is not to be the dice's seed.
    fn think(&self, level: Level, mood: u64) -> Option<Box<dyn Thinker>>;
    /// The same match once more.
    fn boxed_clone(&self) -> Box<dyn AnyLine>;
}

impl Clone for Box<dyn AnyLine> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}
