//! libbaghchal (PyPI): `XXB4-A5C3`, one word a move with hyphens between. `XX`
//! is the pen; columns are letters, rows are counted from the bottom.

use super::{Told, play};
use crate::rules::line::Line;
use crate::rules::say::Say;
use crate::rules::tigers::board::Point;
use crate::rules::tigers::rules::Tigers;

/// Reads a match that begins at the start.
///
/// # Errors
/// Names the first move that cannot be read or played.
pub fn read_match(game: &Tigers, text: &str) -> Result<Line<Tigers>, Say> {
    let mut line = Line::new(game.clone());
    let text = text.trim();
    for word in text.split('-').map(str::trim).filter(|_| !text.is_empty()) {
        play(&mut line, word, read_move(word))?;
    }
    Ok(line)
}

/// Writes a match; `None` where it does not begin at the start.
pub fn write_match(line: &Line<Tigers>) -> Option<String> {
    let words: Vec<_> = line.played().iter().map(|&mv| write_move(Told::of(mv))).collect();
    line.begins_at_start().then(|| words.join("-"))
}

fn read_move(word: &str) -> Option<Told> {
    let (from, to) = word.split_at_checked(2)?;
    let from = if from == "XX" { None } else { Some(read_point(from)?) };
    Some(Told { from, to: read_point(to)? })
}

fn read_point(text: &str) -> Option<Point> {
    match text.as_bytes() {
        [column @ b'A'..=b'E', row @ b'1'..=b'5'] => Some(Point::at(b'5' - row, column - b'A')),
        _ => None,
    }
}

fn write_move(told: Told) -> String {
    told.from.map_or("XX".into(), write_point) + &write_point(told.to)
}

fn write_point(point: Point) -> String {
    format!("{}{}", char::from(b'A' + point.column()), 5 - point.row())
}
