//! Where the system's user keeps what is downloaded, and pictures: on Linux
//! these folders have names in the user's language, which a file tells.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of downloads.
pub(super) fn downloads() -> Option<PathBuf> {
    folder("DOWNLOAD", "Downloads")
}

/// The folder of pictures.
pub(super) fn pictures() -> Option<PathBuf> {
    folder("PICTURES", "Pictures")
}

/// The folder that the user's file calls `key`, else the one that most systems call `usual`.
fn folder(key: &str, usual: &str) -> Option<PathBuf> {
    use etcetera::BaseStrategy;
    let home = etcetera::home_dir().ok()?;
    let config = etcetera::choose_base_strategy().ok()?.config_dir();
    let text = fs::read_to_string(config.join("user-dirs.dirs")).unwrap_or_default();
    Some(told(&text, key, &home).unwrap_or_else(|| home.join(usual)))
}

/// What the text of such a file tells of `key`: lines such as `XDG_PICTURES_DIR="$HOME/Images"`.
fn told(text: &str, key: &str, home: &Path) -> Option<PathBuf> {
    let key = format!("XDG_{key}_DIR=");
    let value = text.lines().rev().find_map(|line| line.trim().strip_prefix(&key))?.trim_matches('"');
    match value.strip_prefix("$HOME/") {
        Some(within) => Some(home.join(within)),
        None => Some(PathBuf::from(value)).filter(|path| path.is_absolute()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_have_the_names_that_the_user_gives_them() {
        let home = Path::new("/home/anna");
        let text = "# written by hand\nXDG_DOWNLOAD_DIR=\"/data/new\"\n  XDG_PICTURES_DIR=\"$HOME/Images\"\n\
                    XDG_MUSIC_DIR=\"Musique\"\n";
        assert_eq!(told(text, "PICTURES", home), Some("/home/anna/Images".into()));
        assert_eq!(told(text, "DOWNLOAD", home), Some("/data/new".into()));
        assert_eq!(told(text, "MUSIC", home), None, "neither at home nor absolute");
        assert_eq!(told("", "PICTURES", home), None);
    }
}
