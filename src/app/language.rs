//! The language that the panels speak.

use bevy::prelude::*;

use crate::record::{Day, Participant};
use crate::rules::{Arg, Level};
use crate::words::{Language, Words};

/// The sentences of the language chosen.
#[derive(Resource, Deref)]
pub struct Speech(Words);

/// The language that the window was asked to open in; none where it was not.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskedLanguage(pub Option<Language>);

impl Speech {
    /// Speaks `language` from the beginning.
    pub fn new(language: Language) -> Self {
        Speech(Words::new(language))
    }

    /// Speaks `language` from now on.
    pub fn speak(&mut self, language: Language) {
        self.0 = Words::new(language);
    }

    /// What the computer is called at `level`.
    pub fn computer(&self, level: Level) -> String {
        self.with("app-computer-level", &[("level", self.text(level.label()).into())])
    }

    /// A day, as one writes it in the language.
    pub fn day(&self, day: Day) -> String {
        let number = |number: u8| Arg::Number(number.into());
        let year = day.year.to_string().into();
        self.with("day", &[("day", number(day.day)), ("month", number(day.month)), ("year", year)])
    }

    /// What a participant is called who has a name: the computer has one too.
    pub fn participant(&self, participant: &Participant) -> Option<String> {
        let computer = participant.level().map(|level| self.computer(level));
        computer.or_else(|| participant.name().map(str::to_owned))
    }
}
