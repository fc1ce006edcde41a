//! The language that the panels speak.

use bevy::prelude::*;

use crate::words::{Language, Words};

/// The sentences of the language chosen.
#[derive(Resource, Deref)]
pub struct Speech(Words);

impl Speech {
    /// Speaks `language` from the beginning.
    pub fn new(language: Language) -> Self {
        Speech(Words::new(language))
    }

    /// Speaks `language` from now on.
    pub fn speak(&mut self, language: Language) {
        self.0 = Words::new(language);
    }
}
