//! Where and why a record breaks.

use std::error::Error;
use std::fmt;

use super::match_::Match;
use crate::rules::Say;

/// A record that cannot be read to its end.
#[derive(Clone, Debug)]
pub struct RecordError {
    /// The line at fault, counted from 1; 0 where it is the file as a whole.
    pub line: usize,
    /// The number of the ply at fault; `None` where it is another line.
    pub ply: Option<usize>,
    /// What is wrong, without where.
    pub say: Say,
    /// The match up to there, if its tags were in order.
    pub good: Option<Box<Match>>,
}

impl RecordError {
    /// A fault of the file as a whole.
    pub(super) fn whole(say: Say) -> Self {
        RecordError { line: 0, ply: None, say, good: None }
    }

    /// Makes faults of a line out of what is wrong with it.
    pub(super) fn at(line: usize) -> impl Fn(Say) -> Self {
        move |say| RecordError { line, ply: None, say, good: None }
    }

    /// The whole sentence: where, and what is wrong.
    pub fn sentence(&self) -> Say {
        let at = match (self.line, self.ply) {
            (0, _) => return self.say.clone(),
            (_, None) => Say::new("record-broken-at-line"),
            (_, Some(ply)) => Say::new("record-broken-at-ply").with("ply", ply),
        };
        at.with("line", self.line).with("reason", self.say.clone())
    }
}

/// For logs and failing tests, like that of [`Say`].
impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sentence().fmt(f)
    }
}

impl Error for RecordError {}
