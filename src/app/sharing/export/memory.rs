//! Files in memory: for tests and pictures.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::{Export, Kind};
use crate::rules::Say;

/// Files in memory. Clones share them.
#[derive(Clone, Debug, Default)]
pub struct Memory(Arc<Mutex<BTreeMap<String, Vec<u8>>>>);

impl Memory {
    /// All files, by their names.
    pub fn files(&self) -> MutexGuard<'_, BTreeMap<String, Vec<u8>>> {
        // No change of the map is ever half done.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Export for Memory {
    fn export(&mut self, name: &str, kind: Kind, bytes: &[u8]) -> Result<Say, Say> {
        self.files().insert(name.to_owned(), bytes.to_owned());
        Ok(Say::new(kind.told()).with("path", name))
    }
}
