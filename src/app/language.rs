//! The language that the panels speak.

use bevy::prelude::*;

use crate::record::Participant;
use crate::rules::Level;
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

    /// What a participant is called who has a name: the computer has one too.
    pub fn participant(&self, participant: &Participant) -> Option<String> {
        let computer = participant.level().map(|level| self.computer(level));
        computer.or_else(|| participant.name().map(str::to_owned))
    }
}
