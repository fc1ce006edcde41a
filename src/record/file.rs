//! Records in files; the browser has none.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use super::LARGEST;
use super::error::RecordError;
use super::match_::Match;
use crate::rules::Say;

/// Reads the record in the file at `path`.
///
/// # Errors
/// Says why the file cannot be read, or where the record breaks.
pub fn read_file(path: &Path) -> Result<Match, RecordError> {
    let bytes = read_bytes(path).map_err(|fault| RecordError::whole(unreadable(path, &fault)))?;
    Match::read(&bytes)
}

/// Reads the match that was left in the file at `path`, or any record.
///
/// # Errors
/// Says why the file cannot be read, or where the record breaks.
pub fn resume_file(path: &Path) -> Result<Match, RecordError> {
    let bytes = read_bytes(path).map_err(|fault| RecordError::whole(unreadable(path, &fault)))?;
    Match::resume(&bytes)
}

/// The file's bytes, of one that is too large just enough to tell: a device or
/// a pipe has no size to ask for first, and may never end.
fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(LARGEST as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn unreadable(path: &Path, fault: &io::Error) -> Say {
    let say = match fault.kind() {
        ErrorKind::NotFound => Say::new("record-file-missing"),
        ErrorKind::PermissionDenied => Say::new("record-file-forbidden"),
        ErrorKind::IsADirectory => Say::new("record-file-folder"),
        _ => Say::new("record-file-unreadable").with("fault", fault.to_string()),
    };
    say.with("path", path.display().to_string().replace(char::is_control, "\u{fffd}"))
}
