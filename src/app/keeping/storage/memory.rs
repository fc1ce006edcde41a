//! Nothing outlasts the program: for tests, pictures, and where there is nothing better.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::Storage;
use crate::rules::Say;

/// A storage in memory. Clones share what they keep.
#[derive(Clone, Default)]
pub struct Memory(Arc<Mutex<BTreeMap<String, Vec<u8>>>>);

impl Memory {
    fn kept(&self) -> MutexGuard<'_, BTreeMap<String, Vec<u8>>> {
        // No change of the map is ever half done.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Storage for Memory {
    fn list(&self) -> Result<Vec<String>, Say> {
        Ok(self.kept().keys().cloned().collect())
    }

    fn read(&self, name: &str) -> Result<Option<Vec<u8>>, Say> {
        Ok(self.kept().get(name).cloned())
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> Result<(), Say> {
        self.kept().insert(name.to_owned(), bytes.to_vec());
        Ok(())
    }

    fn remove(&mut self, name: &str) -> Result<(), Say> {
        self.kept().remove(name);
        Ok(())
    }
}
