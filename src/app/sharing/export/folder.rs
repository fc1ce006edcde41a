//! A folder where people look for files.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::Export;
use crate::app::keeping::storage;
use crate::rules::Say;

/// The folder that exported records are put into. It is made when it is first needed.
#[derive(Clone, Debug)]
pub struct Folder(PathBuf);

/// Within the data, where the system's user has no folder for downloads or has chosen that for the data.
const WITHIN: &str = "exports";

/// How many files of one name there may be.
const MOST: usize = 1000;

impl Folder {
    /// The folder at `path`.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Folder(path.into())
    }

    /// The user's downloads where there are such; within the data, where these were given a place or there are none.
    pub fn of_user() -> Option<Self> {
        let downloads = etcetera::home_dir().ok().map(|home| home.join("Downloads"));
        let downloads = downloads.filter(|path| !storage::Folder::is_chosen() && path.is_dir());
        let within = || Some(storage::Folder::of_user()?.path().join(WITHIN));
        downloads.or_else(within).map(Folder)
    }
}

impl Export for Folder {
    fn export(&mut self, name: &str, text: &str) -> Result<Say, Say> {
        let written = write(&self.0, name, text);
        let path = |path: &Path| std::path::absolute(path).unwrap_or(path.to_owned()).display().to_string();
        written.map(|file| Say::new("sharing-file").with("path", path(&file))).map_err(|fault| {
            let id = match fault.kind() {
                ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "sharing-file-full",
                ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => "sharing-file-forbidden",
                _ => "sharing-file-fault",
            };
            Say::new(id).with("place", path(&self.0)).with("fault", fault.to_string())
        })
    }
}

/// Writes a file that was not there, or finds it there with the same text; its path.
fn write(folder: &Path, name: &str, text: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let (stem, kind) = name.rsplit_once('.').unwrap_or((name, "txt"));
    for number in 1..=MOST {
        let name = if number == 1 { name.to_owned() } else { format!("{stem}-{number}.{kind}") };
        let path = folder.join(name);
        match File::create_new(&path) {
            Ok(mut file) => {
                let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
                // Half a record is worse than none.
                return written.map(|()| path.clone()).inspect_err(|_| drop(fs::remove_file(&path)));
            }
            Err(fault) if fault.kind() == ErrorKind::AlreadyExists => {
                if fs::read(&path).is_ok_and(|bytes| bytes == text.as_bytes()) {
                    return Ok(path);
                }
            }
            Err(fault) => return Err(fault),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_file_is_written_over() {
        let folder = std::env::temp_dir().join(format!("bergerie-export-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let mut exports = Folder::new(&folder);
        let mut export = |text: &str| exports.export("a.txt", text).expect("there is room");
        let says =
            |name: &str| Say::new("sharing-file").with("path", folder.join(name).display().to_string());
        assert_eq!(export("one"), says("a.txt"));
        assert_eq!(export("two"), says("a-2.txt"));
        assert_eq!(export("one"), says("a.txt"), "it is there already");
        assert_eq!(fs::read(folder.join("a.txt")).expect("it is there"), b"one");
        assert_eq!(fs::read(folder.join("a-2.txt")).expect("it is there"), b"two");
        let _ = fs::remove_dir_all(&folder);
    }

    #[test]
    fn a_place_that_is_no_folder_is_told() {
        let place = std::env::temp_dir().join(format!("bergerie-no-folder-{}", std::process::id()));
        fs::write(&place, "a file").expect("there is room");
        let said = Folder::new(&place).export("a.txt", "one").expect_err("it is a file");
        assert_eq!(said.id, "sharing-file-fault");
        let _ = fs::remove_file(&place);
    }
}
