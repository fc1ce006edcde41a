//! What a record says of itself before its first ply, whether or not the rest can be read: for lists of many.

use super::tag::read_tag;

/// A record at a glance: nothing of it is checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Glance {
    /// The name of its game.
    pub game: String,
    /// Whether it says that the match is over.
    pub over: bool,
}

impl Glance {
    /// What the record in `bytes` says.
    pub fn of(bytes: &[u8]) -> Self {
        let mut glance = Glance::default();
        for (name, value) in header(bytes) {
            match name.as_str() {
                "Game" => glance.game = value,
                "Result" => glance.over = value != "ongoing",
                _ => {}
            }
        }
        glance
    }
}

/// The tags before the first ply, be they right or not.
pub(super) fn header(bytes: &[u8]) -> impl Iterator<Item = (String, String)> {
    let lines = bytes.split(|&byte| byte == b'\n').filter_map(|line| str::from_utf8(line).ok());
    let header = lines
        .map(str::trim_end)
        .take_while(|line| line.is_empty() || line.starts_with(['[', ';', '\u{feff}']));
    header.filter_map(read_tag)
}
