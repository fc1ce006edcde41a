//! Records as files outside of what the game keeps for itself.

#[cfg(target_arch = "wasm32")]
mod download;
#[cfg(not(target_arch = "wasm32"))]
mod folder;
mod memory;

use bevy::prelude::*;

#[cfg(target_arch = "wasm32")]
pub use download::Download;
#[cfg(not(target_arch = "wasm32"))]
pub use folder::Folder;
pub use memory::Memory;

use crate::app::keeping::title;
use crate::record::Match;
use crate::rules::Say;

/// A place that files are given to.
pub trait Export: Send + Sync + 'static {
    /// Makes a file of `text` that is called `name` or much like it; what is to be said of it.
    ///
    /// # Errors
    /// Says why there is none.
    fn export(&mut self, name: &str, text: &str) -> Result<Say, Say>;
}

/// Where exported records go.
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
    match Folder::of_user() {
        Some(folder) => Box::new(folder),
        None => Box::new(Memory::default()),
    }
}

/// What the file of a match is called: after its title, else after its game. What
/// it begins with keeps it from being a name that a system has for itself.
pub(super) fn file_name(game: &Match) -> String {
    let name = title(game).unwrap_or_else(|| game.line().game());
    let plain: String =
        name.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' }).collect();
    let parts: Vec<_> = plain.split('-').filter(|part| !part.is_empty()).collect();
    ["bergerie"].into_iter().chain(parts).collect::<Vec<_>>().join("-") + ".txt"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_called_after_their_match() {
        let mut game = Match::new("enclos", "french", None).expect("the default rules");
        assert_eq!(file_name(&game), "bergerie-enclos.txt");
        game.set_tag("Title", "../Été: with \\Ben\\ ").expect("it is a title");
        assert_eq!(file_name(&game), "bergerie-Été-with-Ben.txt");
        game.set_tag("Title", "…").expect("it is a title");
        assert_eq!(file_name(&game), "bergerie.txt");
    }
}
