//! A folder of files.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::Storage;
use crate::app::today::day_of;
use crate::record::Day;
use crate::rules::Say;

/// A folder that keeps a file for each name. It is made when it is first needed.
#[derive(Clone, Debug)]
pub struct Folder(PathBuf);

/// Where people put the folder themselves.
const CHOSEN: &str = "BERGERIE_DATA";

/// What the names of files that are being written begin with.
const UNFINISHED: char = '.';

impl Folder {
    /// The folder at `path`.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Folder(path.into())
    }

    /// The one that `BERGERIE_DATA` names, or else `bergerie` where the system
    /// keeps the data of its user; `None` where the user has no such place.
    pub fn of_user() -> Option<Self> {
        use etcetera::BaseStrategy;
        let path = match chosen() {
            Some(path) => path.into(),
            None => etcetera::base_strategy::choose_native_strategy().ok()?.data_dir().join("bergerie"),
        };
        Some(Folder(path))
    }

    /// Whether people have put it somewhere themselves.
    pub fn is_chosen() -> bool {
        chosen().is_some()
    }

    /// Its path.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The sentence for what has gone wrong with the folder.
    fn say(&self, fault: &io::Error) -> Say {
        fault_of(fault).with("place", self.0.display().to_string())
    }
}

/// The folder that `BERGERIE_DATA` names.
fn chosen() -> Option<OsString> {
    std::env::var_os(CHOSEN).filter(|path| !path.is_empty())
}

/// What a fault means to the player, without where.
fn fault_of(fault: &io::Error) -> Say {
    match fault.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
            Say::new("keeping-full")
        }
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Say::new("keeping-forbidden"),
        _ => Say::new("keeping-fault").with("fault", fault.to_string()),
    }
}

impl Storage for Folder {
    fn list(&self) -> Result<Vec<String>, Say> {
        let entries = match fs::read_dir(&self.0) {
            Err(fault) if fault.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries.map_err(|fault| self.say(&fault))?,
        };
        // Names that are no text are not ours.
        let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        Ok(names.filter(|name| !name.starts_with(UNFINISHED)).collect())
    }

    fn read(&self, name: &str) -> Result<Option<Vec<u8>>, Say> {
        match fs::read(self.0.join(name)) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(fault) if fault.kind() == ErrorKind::NotFound => Ok(None),
            Err(fault) => Err(self.say(&fault)),
        }
    }

    fn day(&self, name: &str) -> Option<Day> {
        day_of(fs::metadata(self.0.join(name)).ok()?.modified().ok()?)
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> Result<(), Say> {
        // A name of its own for each program: two windows may write the same settings.
        let unfinished = self.0.join(format!("{UNFINISHED}{name}.{}", std::process::id()));
        let written = write_whole(&self.0, &unfinished, &self.0.join(name), bytes);
        written.map_err(|fault| {
            // It may not even have been begun.
            let _ = fs::remove_file(&unfinished);
            self.say(&fault)
        })
    }

    fn remove(&mut self, name: &str) -> Result<(), Say> {
        match fs::remove_file(self.0.join(name)) {
            Err(fault) if fault.kind() != ErrorKind::NotFound => Err(self.say(&fault)),
            _ => Ok(()),
        }
    }
}

/// Writes to a file beside, and puts it in place once all of it is on the disk:
/// whenever the power fails, the old file is there or the new one.
fn write_whole(folder: &Path, unfinished: &Path, place: &Path, bytes: &[u8]) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let mut file = File::create(unfinished)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    drop(file);
    fs::rename(unfinished, place)?;
    // That it has another name now is written in the folder.
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of this test alone, taken away in the end.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("bergerie-{name}-{}", std::process::id()));
            // A run before this one may have been killed.
            let _ = fs::remove_dir_all(&path);
            Scratch(path)
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn what_is_written_is_read_again_and_can_be_removed() {
        let scratch = Scratch::new("folder");
        // Also the folders above it are made.
        let mut folder = Folder::new(scratch.0.join("a/b"));
        assert_eq!(folder.list(), Ok(vec![]));
        assert_eq!(folder.read("one.txt"), Ok(None));
        assert_eq!(folder.remove("one.txt"), Ok(()));
        folder.write("one.txt", b"first").expect("there is room");
        folder.write("one.txt", b"1").expect("there is room");
        folder.write("two.txt", b"2").expect("there is room");
        let mut names = folder.list().expect("it can be listed");
        names.sort();
        assert_eq!(names, ["one.txt", "two.txt"], "nothing unfinished is left");
        assert_eq!(folder.read("one.txt"), Ok(Some(b"1".to_vec())));
        folder.remove("one.txt").expect("it can be removed");
        assert_eq!(folder.list(), Ok(vec!["two.txt".into()]));
    }

    #[test]
    fn what_cannot_be_written_leaves_what_was_there() {
        let scratch = Scratch::new("folder-fault");
        let mut folder = Folder::new(&scratch.0);
        folder.write("one.txt", b"old").expect("there is room");
        // A folder stands where the unfinished file would: even root cannot write there.
        let unfinished = scratch.0.join(format!(".one.txt.{}", std::process::id()));
        fs::create_dir(&unfinished).expect("there is room");
        let say = folder.write("one.txt", b"new").expect_err("something is in the way");
        assert_eq!(say.id, "keeping-fault");
        assert_eq!(folder.read("one.txt"), Ok(Some(b"old".to_vec())));
    }

    #[test]
    fn a_file_where_the_folder_should_be_is_told() {
        let scratch = Scratch::new("folder-file");
        fs::write(&scratch.0, "").expect("there is room");
        let mut folder = Folder::new(&scratch.0);
        assert!(folder.list().is_err() && folder.read("one.txt").is_err());
        assert!(folder.write("one.txt", b"").is_err());
        fs::remove_file(&scratch.0).expect("it is there");
    }

    #[test]
    fn faults_have_their_sentences() {
        let id = |kind: ErrorKind| fault_of(&kind.into()).id;
        assert_eq!(id(ErrorKind::StorageFull), "keeping-full");
        assert_eq!(id(ErrorKind::QuotaExceeded), "keeping-full");
        assert_eq!(id(ErrorKind::ReadOnlyFilesystem), "keeping-forbidden");
        assert_eq!(id(ErrorKind::PermissionDenied), "keeping-forbidden");
        assert_eq!(id(ErrorKind::Interrupted), "keeping-fault");
    }
}
