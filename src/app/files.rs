//! Where the assets lie.

use std::path::{Path, PathBuf};

/// The assets' folder: named by `BERGERIE_ASSETS`, beside the program, in the
/// place where packages put it, or in the source tree the program was built from.
/// `None` where there is none of these.
pub fn assets_folder() -> Option<PathBuf> {
    let named = std::env::var_os("BERGERIE_ASSETS").map(PathBuf::from);
    let program = std::env::current_exe().ok();
    let beside = program.as_deref().and_then(Path::parent).map(|folder| folder.join("assets"));
    let installed = program
        .as_deref()
        .and_then(|program| program.parent()?.parent())
        .map(|prefix| prefix.join("share/bergerie/assets"));
    let built = Some(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"));
    // Who names a folder means it, and is told where it is not one.
    let candidates = if named.is_some() { vec![named] } else { vec![beside, installed, built] };
    candidates.into_iter().flatten().find(|folder| folder.join("models").is_dir())
}
