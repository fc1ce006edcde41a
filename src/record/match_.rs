//! A match with a cursor.

use std::fmt;

use super::ending::Ending;
use super::error::RecordError;
use super::reader::{check_line, read};
use super::tag::{SEED, TOLD, order, read_dice, read_tag, write_tag};
use super::writer::write;
use crate::rules::{AnyLine, Ply, Say, Spot, open, quote};

/// A record of any game, with a cursor between its plies.
///
/// There is one main line. Who steps back and plays something else takes a
/// branch that replaces the plies after the cursor, comments included; who
/// plays the recorded ply again keeps them.
///
/// ```
/// use bergerie::record::Match;
///
/// let mut game = Match::new("enclos", "french", None).unwrap();
/// game.play_text("d5-d6 +c4/d4").unwrap();
/// game.play_text("d3-d2 +e3/e4").unwrap();
/// game.undo();
/// assert_eq!((game.cursor(), game.plies().len()), (1, 2));
/// game.play_text("d3-e2 +e3/e4").unwrap();
/// assert!(!game.redo(), "the branch has replaced the second ply");
///
/// let text = game.write();
/// assert!(text.ends_with("\n1. d5-d6 +c4/d4\n2. d3-e2 +e3/e4\n"));
/// assert_eq!(Match::read(text.as_bytes()).unwrap().plies(), game.plies());
/// ```
#[derive(Clone)]
pub struct Match {
    /// The referee, at the cursor.
    pub(super) line: Box<dyn AnyLine>,
    pub(super) plies: Vec<Ply>,
    /// How people have ended it after the last ply.
    pub(super) ending: Option<Ending>,
    /// What is remarked before the first ply, then on each.
    pub(super) remarks: Vec<Remarks>,
    /// All tags but those [`TOLD`], in their [`order`].
    pub(super) tags: Vec<(String, String)>,
}

/// The comments on a ply, as they stand after their `;`.
#[derive(Clone, Debug, Default)]
pub(super) struct Remarks {
    /// On the ply's own line.
    pub beside: Option<String>,
    /// On lines of their own.
    pub below: Vec<String>,
}

impl Match {
    /// A match at its start, or set up at `position`.
    ///
    /// # Errors
    /// Says what is unknown, or what is wrong with the position.
    pub fn new(game: &str, rules: &str, position: Option<&str>) -> Result<Self, Say> {
        Ok(Match::of(open(game, rules, position)?))
    }

    /// The match of which `line` is the referee, be its game in the registry or
    /// not: at its first position, with dice still to be dealt.
    pub fn of(mut line: Box<dyn AnyLine>) -> Self {
        while line.undo() {}
        line.set_dice(None);
        Match { line, plies: Vec::new(), ending: None, remarks: vec![Remarks::default()], tags: Vec::new() }
    }

    /// The same match from its first position, as if nothing had been played or said of it yet.
    pub fn again(&self) -> Self {
        Match::of(self.line.clone())
    }

    /// Reads a record; the cursor is at its end then.
    ///
    /// # Errors
    /// Says at which line or ply it breaks and why, and gives the match up to there.
    pub fn read(bytes: &[u8]) -> Result<Self, RecordError> {
        read(bytes)
    }

    /// The text of the whole record, also after the cursor.
    pub fn write(&self) -> String {
        write(self)
    }

    /// The referee at the cursor.
    pub fn line(&self) -> &dyn AnyLine {
        &*self.line
    }

    /// How many plies lie before the cursor.
    pub fn cursor(&self) -> usize {
        self.line.plies()
    }

    /// How many steps lead to the cursor: its plies and, where people have ended the match, that.
    pub fn step(&self) -> usize {
        self.cursor() + usize::from(self.is_ended())
    }

    /// How many steps there are in all, also those after the cursor.
    pub fn steps(&self) -> usize {
        self.plies.len() + usize::from(self.ending.is_some())
    }

    /// All plies, also those after the cursor.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The number that ply `ply` (0 the first) has, or is going to have; none if
    /// chance alone has played it, which it does only before all others.
    pub fn number(&self, ply: usize) -> Option<usize> {
        let alone = self.plies.iter().take_while(|ply| ply.seat.is_none()).count();
        (ply >= alone).then(|| ply - alone + 1)
    }

    /// The comments on ply number `ply`, or with 0 those before the first.
    pub fn comments(&self, ply: usize) -> impl Iterator<Item = &str> {
        let remarks = self.remarks.get(ply);
        remarks.into_iter().flat_map(|on| on.beside.iter().chain(&on.below)).map(|text| text.trim())
    }

    /// Plays the move that the touches `way` name at the cursor.
    pub fn play_way(&mut self, way: &[Spot]) -> Option<Ply> {
        let before = self.cursor();
        let ply = self.line.play_way(way)?;
        self.keep(before, &ply);
        Some(ply)
    }

    /// Plays the ply, or the part of one, written as `text` at the cursor.
    ///
    /// # Errors
    /// Says why it cannot be played; nothing has changed then.
    pub fn play_text(&mut self, text: &str) -> Result<Ply, Say> {
        let before = self.cursor();
        let ply = self.line.play_text(text)?;
        self.keep(before, &ply);
        Ok(ply)
    }

    /// Throws the dice of the match, which has some once [`set_seed`](Self::set_seed) was called.
    pub fn throw(&mut self) -> Option<Ply> {
        let before = self.cursor();
        let ply = self.line.throw()?;
        self.keep(before, &ply);
        Some(ply)
    }

    /// Records `ply`, which has just been played at `before`, once it is whole.
    fn keep(&mut self, before: usize, ply: &Ply) {
        if self.cursor() == before {
            return;
        }
        match self.plies.get_mut(before) {
            // The same move, perhaps by other touches.
            Some(next) if next.text == ply.text => *next = ply.clone(),
            _ => {
                self.cut(before);
                self.plies.push(ply.clone());
                self.remarks.push(Remarks::default());
            }
        }
    }

    /// Drops all that comes after the first `kept` plies.
    pub(super) fn cut(&mut self, kept: usize) {
        self.plies.truncate(kept);
        self.remarks.truncate(kept + 1);
        self.ending = None;
    }

    /// Steps back over the end that people have made, or over a ply, and drops
    /// one that has begun; whether there was anything to step over.
    pub fn undo(&mut self) -> bool {
        let dropped = !self.is_ended() && self.drop_begun();
        self.line.undo() || dropped
    }

    /// Steps forward over a ply, and drops one that has begun, or over the end
    /// that people have made; whether there was anything to step over.
    pub fn redo(&mut self) -> bool {
        let Some(next) = self.plies.get(self.cursor()).map(|ply| ply.text.clone()) else {
            return self.ending.is_some_and(|ending| self.line.end(ending.outcome()));
        };
        self.drop_begun();
        self.line.play_text(&next).is_ok()
    }

    /// Takes back what has been played of a ply that is not whole.
    pub(super) fn drop_begun(&mut self) -> bool {
        self.line.begun().is_some() && self.line.undo()
    }

    /// Puts the cursor after so many [`steps`](Self::steps), or at the end where there are fewer.
    pub fn go_to(&mut self, step: usize) {
        while self.step() > step && self.undo() {}
        while self.step() < step && self.redo() {}
    }

    /// The value of a tag. [`line`](Self::line) tells those of `Game`, `Rules`,
    /// `Position` and `Result`, which are not among these.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags().find(|&(other, _)| other == name).map(|(_, value)| value)
    }

    /// All tags that [`tag`](Self::tag) knows, in the order they are written in.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Sets a tag.
    ///
    /// # Errors
    /// Says what keeps it from being a tag that can be read again, or that the
    /// match itself tells it.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), Say> {
        if TOLD.contains(&name) {
            return Err(Say::new("record-tag-told").with("tag", name));
        }
        let line = write_tag(name, value);
        let read = read_tag(check_line(line.as_bytes())?)
            .filter(|(read, _)| read == name)
            .ok_or_else(|| Say::new("record-tag-form").with("text", quote(&line)))?;
        if name == SEED {
            if self.line.throws() > 0 || self.plies.iter().any(Ply::is_thrown) {
                return Err(Say::new("record-seed-late"));
            }
            self.line.set_dice(Some(read_dice(&read.1)?));
        }
        self.check_clock(name, &read.1)?;
        match self.tags.iter_mut().find(|(other, _)| other == name) {
            Some(tag) => *tag = read,
            None => self.tags.push(read),
        }
        order(&mut self.tags);
        Ok(())
    }

    /// Has the program throw the dice that `seed` stands for, and says so in the
    /// record.
    ///
    /// # Errors
    /// Says that a throw has already been made.
    pub fn set_seed(&mut self, seed: u64) -> Result<(), Say> {
        self.set_tag(SEED, &seed.to_string())
    }
}

/// Matches are the same whose records are, and which are at the same ply.
impl PartialEq for Match {
    fn eq(&self, other: &Self) -> bool {
        (self.step(), self.write()) == (other.step(), other.write())
    }
}

impl Eq for Match {}

impl fmt::Debug for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Match(at {} of {:?})", self.cursor(), self.write())
    }
}
