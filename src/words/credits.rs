//! What Bergerie is made of: its version, and the software of others in it.

use std::collections::BTreeMap;

use super::Words;

/// The name of the page that tells who made what, beside those of the games.
pub const CREDITS: &str = "credits";

/// Each crate with its version and, after a tab, its licence: `licences/build` writes it.
const CRATES: &str = include_str!("../../licences/crates.txt");

impl Words {
    /// Which version this is.
    pub fn version(&self) -> String {
        self.with("credits-version", &[("version", env!("CARGO_PKG_VERSION").into())])
    }

    /// The crates that the program is made of: a line for each licence, that of most first.
    pub fn crates(&self) -> Vec<String> {
        let mut licences: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (name, licence) in CRATES.lines().filter_map(|line| line.split_once('\t')) {
            licences.entry(licence).or_default().push(name);
        }
        let mut licences: Vec<_> = licences.into_iter().collect();
        licences.sort_by_key(|(_, crates)| std::cmp::Reverse(crates.len()));
        let line = |(licence, crates): (&str, Vec<&str>)| {
            let args = [("licence", licence.into()), ("crates", crates.join(", ").into())];
            self.with("credits-crates", &args)
        };
        licences.into_iter().map(line).collect()
    }
}
