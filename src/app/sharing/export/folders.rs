//! Folders where people look for files.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::{Export, Kind, user_dirs};
use crate::app::keeping::storage;
use crate::rules::Say;

/// The folders that exported files are put into. They are made when they are first needed.
#[derive(Clone, Debug)]
pub struct Folders {
    records: PathBuf,
    pictures: PathBuf,
}

/// Within the data, where the system's user has no such folder or has chosen a place for the data.
const WITHIN: &str = "exports";

/// How many files of one name there may be.
const MOST: usize = 1000;

impl Folders {
    /// The folder at `path` for all.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        let path = path.into();
        Folders { records: path.clone(), pictures: path }
    }

    /// The user's downloads and pictures where there are such; within the data, where these
    /// were given a place or there are none.
    pub fn of_user() -> Option<Self> {
        let within = || Some(storage::Folder::of_user()?.path().join(WITHIN));
        let known = |folder: Option<PathBuf>| {
            folder.filter(|path| !storage::Folder::is_chosen() && path.is_dir()).or_else(within)
        };
        Some(Folders { records: known(user_dirs::downloads())?, pictures: known(user_dirs::pictures())? })
    }
}

impl Export for Folders {
    fn export(&mut self, name: &str, kind: Kind, bytes: &[u8]) -> Result<Say, Say> {
        let folder = match kind {
            Kind::Record => &self.records,
            Kind::Picture => &self.pictures,
        };
        let path = |path: &Path| std::path::absolute(path).unwrap_or(path.to_owned()).display().to_string();
        let written = write(folder, name, kind, bytes);
        written.map(|file| Say::new(kind.told()).with("path", path(&file))).map_err(|fault| {
            let id = match fault.kind() {
                ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "sharing-file-full",
                ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => "sharing-file-forbidden",
                _ => "sharing-file-fault",
            };
            Say::new(id).with("place", path(folder)).with("fault", fault.to_string())
        })
    }
}

/// Writes a file that was not there, or finds it there with the same bytes; its path.
fn write(folder: &Path, name: &str, kind: Kind, bytes: &[u8]) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    for number in 1..=MOST {
        let name = if number == 1 { name.to_owned() } else { format!("{stem}-{number}.{}", kind.ending()) };
        let path = folder.join(name);
        match File::create_new(&path) {
            Ok(mut file) => {
                let written = file.write_all(bytes).and_then(|()| file.sync_all());
                // Half a file is worse than none.
                return written.map(|()| path.clone()).inspect_err(|_| drop(fs::remove_file(&path)));
            }
            Err(fault) if fault.kind() == ErrorKind::AlreadyExists => {
                if fs::read(&path).is_ok_and(|there| there == bytes) {
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
        let mut exports = Folders::new(&folder);
        let mut export =
            |text: &str| exports.export("a.txt", Kind::Record, text.as_bytes()).expect("there is room");
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
        let said = Folders::new(&place).export("a.txt", Kind::Record, b"one").expect_err("it is a file");
        assert_eq!(said.id, "sharing-file-fault");
        let _ = fs::remove_file(&place);
    }
}
