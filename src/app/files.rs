//! Where the assets lie: the one place that says so.

use std::env;
use std::path::{Path, PathBuf};

use crate::rules::Say;

/// The assets' folder, whichever folder is the working one.
///
/// # Errors
/// Says where it was looked for.
pub fn assets_folder() -> Result<PathBuf, Say> {
    Surroundings::of_this_program().assets()
}

/// What tells where the assets may lie.
#[derive(Default)]
struct Surroundings {
    /// The folder that somebody names with `BERGERIE_ASSETS`.
    named: Option<PathBuf>,
    /// The program, as it was called, and what that leads to where it is a link.
    programs: Vec<PathBuf>,
    /// The source tree that the program was built from, where it is still there.
    source: Option<PathBuf>,
    /// The system's folders for what its users share.
    shared: Vec<PathBuf>,
}

impl Surroundings {
    fn of_this_program() -> Self {
        let program = env::current_exe().ok();
        let link = program.as_ref().filter(|program| program.is_symlink());
        let linked = link.and_then(|program| program.canonicalize().ok());
        let source = Path::new(env!("CARGO_MANIFEST_DIR"));
        Surroundings {
            named: env::var_os("BERGERIE_ASSETS").map(PathBuf::from),
            programs: program.into_iter().chain(linked).collect(),
            source: source.is_dir().then(|| source.to_owned()),
            shared: shared(),
        }
    }

    /// The first candidate that holds assets.
    fn assets(&self) -> Result<PathBuf, Say> {
        let candidates = self.candidates();
        if let Some(folder) = candidates.iter().find(|folder| folder.join("models").is_dir()) {
            return Ok(folder.clone());
        }
        let places: Vec<_> = candidates.iter().map(|folder| folder.display().to_string()).collect();
        Err(Say::new("app-no-assets").with("places", places.join(", ")))
    }

    /// All places, the likeliest first and none twice. What belongs to this very
    /// program comes before what another version may have installed.
    fn candidates(&self) -> Vec<PathBuf> {
        // Who names a folder means it, and is told where it is not one.
        if let Some(named) = &self.named {
            // Bevy takes relative paths from the program on, people from where they are.
            return vec![std::path::absolute(named).unwrap_or_else(|_| named.clone())];
        }
        let folders = self.programs.iter().filter_map(|program| program.parent());
        let mut candidates: Vec<PathBuf> = folders.flat_map(beside).collect();
        candidates.extend(self.source.iter().map(|source| source.join("assets")));
        candidates.extend(self.shared.iter().map(|shared| shared.join(INSTALLED)));
        let mut known = Vec::new();
        candidates.retain(|folder| {
            !known.contains(folder) && {
                known.push(folder.clone());
                true
            }
        });
        candidates
    }
}

/// Where packages put the assets in a folder for shared data.
const INSTALLED: &str = "bergerie/assets";

/// Where the assets may lie if the program lies in `folder`.
fn beside(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let unpacked = folder.join("assets");
    // `bin` or `games` beside `share`; `MacOS` beside `Resources` in an application of macOS.
    let above = folder.parent().into_iter();
    let installed =
        above.flat_map(|above| [above.join("share").join(INSTALLED), above.join("Resources/assets")]);
    std::iter::once(unpacked).chain(installed)
}

/// The system's folders for shared data, as freedesktop.org's base directories have it.
#[cfg(all(unix, not(target_os = "macos")))]
fn shared() -> Vec<PathBuf> {
    let listed = env::var_os("XDG_DATA_DIRS").filter(|listed| !listed.is_empty());
    env::split_paths(&listed.unwrap_or_else(|| "/usr/local/share:/usr/share".into())).collect()
}

/// Elsewhere programs bring their data along.
#[cfg(not(all(unix, not(target_os = "macos"))))]
fn shared() -> Vec<PathBuf> {
    Vec::new()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// A folder for one test, with letters that paths often lack.
    fn room(name: &str) -> PathBuf {
        let folder = env::temp_dir().join(format!("bergerie {name} à l’été {}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder can be made");
        folder
    }

    fn holds_assets(folder: &Path) -> PathBuf {
        fs::create_dir_all(folder.join("models")).expect("a folder can be made");
        folder.to_owned()
    }

    fn program(path: PathBuf) -> Surroundings {
        Surroundings { programs: vec![path], ..Surroundings::default() }
    }

    #[test]
    fn an_unpacked_program_finds_them_beside_itself() {
        let room = room("unpacked");
        let assets = holds_assets(&room.join("assets"));
        assert_eq!(program(room.join("bergerie")).assets(), Ok(assets));
    }

    #[test]
    fn an_installed_program_finds_them_in_the_share_of_its_own_tree() {
        let room = room("installed");
        let assets = holds_assets(&room.join("share/bergerie/assets"));
        for folder in ["bin", "games"] {
            assert_eq!(program(room.join(folder).join("bergerie")).assets(), Ok(assets.clone()));
        }
    }

    #[test]
    fn an_application_of_macos_finds_them_among_its_resources() {
        let room = room("macos");
        let assets = holds_assets(&room.join("Contents/Resources/assets"));
        assert_eq!(program(room.join("Contents/MacOS/bergerie")).assets(), Ok(assets));
    }

    #[test]
    fn a_linked_program_finds_what_lies_beside_the_real_one() {
        let room = room("linked");
        let assets = holds_assets(&room.join("assets"));
        let programs = vec![room.join("elsewhere/bergerie"), room.join("bergerie")];
        assert_eq!(Surroundings { programs, ..Surroundings::default() }.assets(), Ok(assets));
    }

    #[test]
    fn what_belongs_to_the_program_comes_before_what_is_shared() {
        let room = room("order");
        let [beside, source, shared] = ["assets", "source/assets", "shared/bergerie/assets"]
            .map(|folder| holds_assets(&room.join(folder)));
        let around = Surroundings {
            source: Some(room.join("source")),
            shared: vec![room.join("shared")],
            ..program(room.join("bergerie"))
        };
        for folder in [beside, source, shared] {
            assert_eq!(around.assets(), Ok(folder.clone()));
            fs::remove_dir_all(folder).expect("it was there");
        }
        assert!(around.assets().is_err());
    }

    #[test]
    fn a_named_folder_is_the_only_one_looked_at() {
        let room = room("named");
        holds_assets(&room.join("assets"));
        let named = Some(room.join("elsewhere"));
        let around = Surroundings { named, ..program(room.join("bergerie")) };
        let place = room.join("elsewhere").display().to_string();
        assert_eq!(around.assets(), Err(Say::new("app-no-assets").with("places", place)));
        let there = holds_assets(&room.join("elsewhere"));
        assert_eq!(around.assets(), Ok(there));
    }

    /// Bevy would take it from the program on.
    #[test]
    fn a_named_folder_is_meant_from_the_working_folder() {
        let around = Surroundings { named: Some("no such folder".into()), ..Surroundings::default() };
        let place = env::current_dir().expect("tests have one").join("no such folder").display().to_string();
        assert_eq!(around.assets(), Err(Say::new("app-no-assets").with("places", place)));
    }

    #[test]
    fn every_place_is_told_once() {
        let around = Surroundings {
            programs: vec!["/opt/bin/bergerie".into(), "/opt/bin/bergerie".into()],
            shared: vec!["/opt/share".into(), "/usr/share".into()],
            ..Surroundings::default()
        };
        let places =
            "/opt/bin/assets, /opt/share/bergerie/assets, /opt/Resources/assets, /usr/share/bergerie/assets";
        assert_eq!(around.assets(), Err(Say::new("app-no-assets").with("places", places)));
    }

    #[test]
    fn the_source_tree_is_found() {
        assert_eq!(assets_folder(), Ok(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")));
    }
}
