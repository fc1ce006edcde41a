//! What is kept, as the game sees it: a storage, and in memory whatever it
//! could not take. So nothing is lost as long as the window is open.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;

use super::storage::{Memory, Storage};
use crate::record::Day;
use crate::rules::Say;

/// What is kept. Writing never fails: what the storage does not take waits,
/// is what is read under its name, and is tried again with everything that
/// is written after it.
#[derive(Resource)]
pub struct Store {
    storage: Box<dyn Storage>,
    /// What the storage has still to take: bytes to keep, or that a name is to go.
    waiting: BTreeMap<String, Option<Vec<u8>>>,
    fault: Option<Say>,
}

impl Default for Store {
    fn default() -> Self {
        Store::new(Box::new(Memory::default()))
    }
}

impl Store {
    /// What is kept in `storage`.
    pub fn new(storage: Box<dyn Storage>) -> Self {
        Store { storage, waiting: BTreeMap::new(), fault: None }
    }

    /// All names under which something is kept, in their order.
    ///
    /// # Errors
    /// Says why they cannot be told.
    pub fn names(&self) -> Result<Vec<String>, Say> {
        let mut names: BTreeSet<String> = self.storage.list()?.into_iter().collect();
        for (name, bytes) in &self.waiting {
            match bytes {
                Some(_) => names.insert(name.clone()),
                None => names.remove(name),
            };
        }
        Ok(names.into_iter().collect())
    }

    /// What is kept under `name`; `None` where there is nothing.
    ///
    /// # Errors
    /// Says why it cannot be read.
    pub fn read(&self, name: &str) -> Result<Option<Vec<u8>>, Say> {
        match self.waiting.get(name) {
            Some(bytes) => Ok(bytes.clone()),
            None => self.storage.read(name),
        }
    }

    /// The day on which `name` was kept last, where the storage can tell.
    pub fn day(&self, name: &str) -> Option<Day> {
        self.storage.day(name)
    }

    /// Keeps `bytes` under `name`.
    pub fn write(&mut self, name: &str, bytes: impl Into<Vec<u8>>) {
        self.waiting.insert(name.to_owned(), Some(bytes.into()));
        self.settle();
    }

    /// Keeps nothing under `name` any more.
    pub fn remove(&mut self, name: &str) {
        self.waiting.insert(name.to_owned(), None);
        self.settle();
    }

    /// Why something is not kept yet; nothing where all is.
    pub fn fault(&self) -> Option<&Say> {
        self.fault.as_ref()
    }

    /// Has the storage take what waits. What is to go goes first, for it makes room.
    pub fn settle(&mut self) {
        self.fault = None;
        let (storage, fault) = (&mut self.storage, &mut self.fault);
        let mut try_out = |name: &String, bytes: &mut Option<Vec<u8>>| {
            let done = match bytes {
                Some(bytes) => storage.write(name, bytes),
                None => storage.remove(name),
            };
            done.map_err(|say| *fault = Some(say)).is_err()
        };
        self.waiting.retain(|name, bytes| bytes.is_some() || try_out(name, bytes));
        self.waiting.retain(|name, bytes| bytes.is_none() || try_out(name, bytes));
    }
}
