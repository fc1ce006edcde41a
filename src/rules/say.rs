//! A sentence to a person, before it is put into their language.

use std::error::Error;
use std::fmt;

use super::game::Reason;
use super::table::Spot;

/// A value that a sentence mentions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A name, a notation, a piece of input: the same in every language.
    Text(String),
    /// A number.
    Number(i64),
    /// Another message, such as the name of a side.
    Message(&'static str),
    /// Why a match ends.
    Reason(Reason),
    /// Another sentence, such as the reason why a record breaks at some ply.
    Say(Box<Say>),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Reason> for Arg {
    fn from(reason: Reason) -> Self {
        Arg::Reason(reason)
    }
}

impl From<Say> for Arg {
    fn from(say: Say) -> Self {
        Arg::Say(Box::new(say))
    }
}

/// What to tell a person: the name of a Fluent message, what it mentions, and
/// the spots of the board it speaks of. [`Words`](crate::words::Words) turns it
/// into a sentence; the rules themselves speak no language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Say {
    /// The message's name in `assets/locales`.
    pub id: &'static str,
    /// Its variables.
    pub args: Vec<(&'static str, Arg)>,
    /// Where on the board the matter lies.
    pub spots: Vec<Spot>,
}

impl Say {
    /// The message `id`, without variables.
    pub fn new(id: &'static str) -> Self {
        Say { id, args: Vec::new(), spots: Vec::new() }
    }

    /// With a variable.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// With a spot it speaks of.
    #[must_use]
    pub fn about(mut self, spot: Spot) -> Self {
        self.spots.push(spot);
        self
    }
}

/// For logs and failing tests; people read what `Words` makes of it.
impl fmt::Display for Say {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.id)?;
        for (name, value) in &self.args {
            match value {
                Arg::Text(text) => write!(f, " {name}={text:?}")?,
                Arg::Number(number) => write!(f, " {name}={number}")?,
                Arg::Message(id) => write!(f, " {name}={id}")?,
                Arg::Reason(reason) => write!(f, " {name}={:?}", reason.0)?,
                Arg::Say(say) => write!(f, " {name}=({say})")?,
            }
        }
        Ok(())
    }
}

impl Error for Say {}
