//! A strict reader: what is not exactly a record is refused, with where and why.

use super::error::RecordError;
use super::header::Header;
use super::match_::Match;
use super::{LARGEST, LONGEST_LINE};
use crate::rules::{Say, Turn, quote};

/// Reads a record.
pub(super) fn read(bytes: &[u8]) -> Result<Match, RecordError> {
    if bytes.len() > LARGEST {
        return Err(RecordError::whole(Say::new("record-too-large").with("limit", LARGEST >> 20)));
    }
    // Some editors begin a file with a mark that nobody sees.
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let mut lines = (1..).zip(bytes.split(|&byte| byte == b'\n')).peekable();
    let mut header = Header::default();
    while let Some(&(number, line)) = lines.peek() {
        let text = check_line(line).map_err(RecordError::at(number))?;
        if !header.take(number, text).map_err(RecordError::at(number))? {
            break;
        }
        lines.next();
    }
    let mut record = header.open()?;
    for (number, line) in lines {
        let added = check_line(line).map_err(RecordError::at(number));
        if let Err(fault) = added.and_then(|text| add(&mut record, number, text)) {
            return Err(RecordError { good: Some(Box::new(record)), ..fault });
        }
    }
    header.check_result(record)
}

/// A line as text, without its end; says what no line may hold.
pub(super) fn check_line(bytes: &[u8]) -> Result<&str, Say> {
    let bytes = bytes.strip_suffix(b"\r").unwrap_or(bytes);
    if bytes.len() > LONGEST_LINE {
        return Err(Say::new("record-line-long").with("limit", LONGEST_LINE));
    }
    let text = str::from_utf8(bytes)
        .map_err(|fault| Say::new("record-not-utf8").with("byte", fault.valid_up_to() + 1))?;
    if let Some((column, control)) = (1..).zip(text.chars()).find(|(_, letter)| letter.is_control()) {
        let code = format!("U+{:04X}", u32::from(control));
        return Err(Say::new("record-control").with("code", code).with("column", column));
    }
    Ok(text.trim_end_matches(' '))
}

/// Adds what stands on a line after the header.
fn add(record: &mut Match, line: usize, text: &str) -> Result<(), RecordError> {
    if let Some(comment) = text.strip_prefix(';') {
        if let Some(remarks) = record.remarks.last_mut() {
            remarks.below.push(comment.into());
        }
    } else if text.starts_with('[') {
        return Err(RecordError::at(line)(Say::new("record-tag-late").with("text", quote(text))));
    } else if !text.is_empty() {
        let ply = due(record);
        add_ply(record, text).map_err(|say| RecordError { ply, ..RecordError::at(line)(say) })?;
    }
    Ok(())
}

/// Plays and adds the ply on a line.
fn add_ply(record: &mut Match, text: &str) -> Result<(), Say> {
    let (played, comment) = match text.split_once(';') {
        Some((played, comment)) => (played.trim_end_matches(' '), Some(comment)),
        None => (text, None),
    };
    // What chance alone plays is nobody's turn and has no number.
    let played = due(record).map_or(Ok(played), |due| numbered(due, played))?;
    if matches!(record.line.turn(), Turn::Over(_)) {
        return Err(Say::new("record-after-end").with("result", record.line.result()));
    }
    record.play_text(played)?;
    if record.drop_begun() {
        return Err(Say::new("record-unfinished").with("text", quote(played)));
    }
    if let Some(remarks) = record.remarks.last_mut() {
        remarks.beside = comment.map(Into::into);
    }
    Ok(())
}

/// The number of the next ply, if it is to have one.
fn due(record: &Match) -> Option<usize> {
    record.number(record.plies.len()).filter(|_| !record.line.undecided())
}

/// The ply of a line without its number, which must be the one that is `due`.
fn numbered(due: usize, text: &str) -> Result<&str, Say> {
    let (number, played) = text
        .split_once(". ")
        .filter(|(number, _)| !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit()))
        .ok_or_else(|| Say::new("record-line-form").with("text", quote(text)).with("due", due))?;
    if number != due.to_string() {
        return Err(Say::new("record-number").with("number", quote(number)).with("due", due));
    }
    Ok(played)
}
