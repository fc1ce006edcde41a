//! Tags: `[Name "value"]`.

use crate::rules::{Dice, Say, quote};

/// The tags that the match itself tells, so that nobody can set them.
pub(super) const TOLD: [&str; 4] = ["Game", "Rules", "Position", "Result"];

/// The tag whose dice the program throws.
pub(super) const SEED: &str = "Seed";

/// The tag that tells who plays.
pub(super) const SEATS: &str = "Seats";

/// The dice that the value of the tag [`SEED`] stands for.
///
/// # Errors
/// Says that it is no seed.
pub(super) fn read_dice(value: &str) -> Result<Dice, Say> {
    let seed = value.parse().ok().filter(|seed: &u64| seed.to_string() == value);
    seed.map(Dice::new).ok_or_else(|| Say::new("record-seed").with("text", quote(value)))
}

/// The tag that tells how much time people give each other.
pub(super) const TIME_CONTROL: &str = "TimeControl";

/// The tag that tells how much of it is left to them.
pub(super) const TIME_LEFT: &str = "TimeLeft";

/// The tags that have their place before `Position`.
pub(super) const PLACED: [&str; 4] = [SEATS, SEED, TIME_CONTROL, TIME_LEFT];

/// Puts tags in the order they are written in: those that have a place, then
/// the others as they came.
pub(super) fn order(tags: &mut [(String, String)]) {
    tags.sort_by_key(|(name, _)| PLACED.iter().position(|placed| placed == name).unwrap_or(PLACED.len()));
}

/// The tag written on `line`, as name and value; `None` where it is not well formed.
pub(super) fn read_tag(line: &str) -> Option<(String, String)> {
    let (name, quoted) = line.strip_prefix('[')?.strip_suffix("\"]")?.split_once(" \"")?;
    let well_named = name.starts_with(|first: char| first.is_ascii_alphabetic())
        && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    Some((well_named.then(|| name.to_owned())?, unescape(quoted)?))
}

/// The line of a tag, which [`read_tag`] reads back.
pub(super) fn write_tag(name: &str, value: &str) -> String {
    let escaped = value.replace('\\', r"\\").replace('"', r#"\""#);
    format!("[{name} \"{escaped}\"]")
}

fn unescape(quoted: &str) -> Option<String> {
    let mut value = String::new();
    let mut letters = quoted.chars();
    while let Some(letter) = letters.next() {
        value.push(match letter {
            '\\' => letters.next().filter(|escaped| matches!(escaped, '"' | '\\'))?,
            '"' => return None,
            plain => plain,
        });
    }
    Some(value)
}
