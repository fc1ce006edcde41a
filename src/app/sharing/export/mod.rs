//! Files outside of what the game keeps for itself: records, and pictures of the table.

#[cfg(target_arch = "wasm32")]
mod download;
#[cfg(not(target_arch = "wasm32"))]
mod folders;
mod memory;
#[cfg(not(target_arch = "wasm32"))]
mod user_dirs;

use bevy::prelude::*;

#[cfg(target_arch = "wasm32")]
pub use download::Download;
#[cfg(not(target_arch = "wasm32"))]
pub use folders::Folders;
pub use memory::Memory;

use crate::app::keeping::title;
use crate::record::Match;
use crate::rules::Say;

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The record of a match.
    Record,
    /// A picture of the table, as PNG.
    Picture,
}

impl Kind {
    /// What the names of such files end with.
    pub fn ending(self) -> &'static str {
        match self {
            Kind::Record => "txt",
            Kind::Picture => "png",
        }
    }

    /// The message that tells in which file it is.
    fn told(self) -> &'static str {
        match self {
            Kind::Record => "sharing-file",
            Kind::Picture => "photo-file",
        }
    }
}

/// A place that files are given to.
pub trait Export: Send + Sync + 'static {
    /// Makes a file of `bytes` that is called `name` or much like it; what is to be said of it.
    ///
    /// # Errors
    /// Says why there is none.
    fn export(&mut self, name: &str, kind: Kind, bytes: &[u8]) -> Result<Say, Say>;
}

/// Where exported files go.
#[derive(Resource, Deref, DerefMut)]
pub struct Exports(pub Box<dyn Export>);

impl Default for Exports {
    fn default() -> Self {
        Exports(Box::new(Memory::default()))
    }
}

/// Where they go on this system.
pub fn of_system() -> Box<dyn Export> {
    #[cfg(target_arch = "wasm32")]
    return Box::new(Download);
    #[cfg(not(target_arch = "wasm32"))]
    match Folders::of_user() {
        Some(folders) => Box::new(folders),
        None => Box::new(Memory::default()),
    }
}

/// What a file of a match is called: after its title, else after its game. What
/// it begins with keeps it from being a name that a system has for itself.
pub(in crate::app) fn file_name(game: &Match, kind: Kind) -> String {
    let name = title(game).unwrap_or_else(|| game.line().game());
    let plain: String =
        name.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' }).collect();
    let parts: Vec<_> = plain.split('-').filter(|part| !part.is_empty()).collect();
    ["bergerie"].into_iter().chain(parts).collect::<Vec<_>>().join("-") + "." + kind.ending()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_called_after_their_match() {
        let mut game = Match::new("enclos", "french", None).expect("the default rules");
        assert_eq!(file_name(&game, Kind::Record), "bergerie-enclos.txt");
        assert_eq!(file_name(&game, Kind::Picture), "bergerie-enclos.png");
        game.set_tag("Title", "../Été: with \\Ben\\ ").expect("it is a title");
        assert_eq!(file_name(&game, Kind::Record), "bergerie-Été-with-Ben.txt");
        game.set_tag("Title", "…").expect("it is a title");
        assert_eq!(file_name(&game, Kind::Record), "bergerie.txt");
    }
}
