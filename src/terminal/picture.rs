//! The board in letters. Any board will do: spots go on a grid by their places.

use std::fmt::Write;

use crate::rules::{AnyLine, Arg, Board, Kind, Note, Seat, Spot, SpotInfo, SpotKind, Thing, Tint};
use crate::words::Words;

/// The least gap between two labels beside each other.
const GAP: usize = 2;

/// How a thing that belongs to nobody is drawn on a field.
const NOBODYS: &str = "#";

/// The board with all that stands on fields and passages, how to read it, and
/// what the board can tell. Things in reserves and trays are told by the counts.
pub(super) fn picture(line: &dyn AnyLine, words: &Words) -> String {
    let board = line.board();
    let letters = letters(line, words);
    let things = line.standing(&[]);
    let notes = line.notes(&[]);
    let fold = |spot: Spot| notes.contains(&Note::Tint { spot, tint: Tint::Fold });
    let labels: Vec<(&SpotInfo, String)> = board
        .iter()
        .filter_map(|(spot, info)| Some((info, label(spot, info, &things, board, &letters, fold(spot))?)))
        .collect();
    let mut text = grid(&labels);
    let sides: Vec<_> = board
        .sides
        .iter()
        .zip(&letters)
        .map(|(side, letter)| format!("{letter} = {}", words.text(side)))
        .collect();
    let _ = writeln!(text, "\n{}", sides.join(", "));
    if board.iter().any(|(_, info)| info.kind == SpotKind::Passage) {
        let _ = writeln!(text, "{}", words.text("terminal-passages"));
    }
    if board.iter().any(|(spot, _)| fold(spot)) {
        let _ = writeln!(text, "{}", words.text("terminal-fold"));
    }
    // What is told of a single spot has its place beside it, not below the board, and each
    // side's own counts go on a line.
    let own = |note: &Note| if let Note::Count { seat, .. } = note { *seat } else { None };
    for note in notes.iter().filter(|note| !matches!(note, Note::Odds { .. }) && own(note).is_none()) {
        if let Some(sentence) = words.note(note) {
            let _ = writeln!(text, "{sentence}");
        }
    }
    for (seat, &side) in (0..).map(Seat).zip(&board.sides) {
        let counts = notes.iter().filter(|note| own(note) == Some(seat));
        let counts: Vec<_> = counts.filter_map(|note| words.note(note)).collect();
        if !counts.is_empty() {
            let args = [("side", Arg::Message(side)), ("counts", counts.join(", ").into())];
            let _ = writeln!(text, "{}", words.with("note-side", &args));
        }
    }
    text
}

/// A letter for each side: the first of its name, so that it speaks the
/// player's language, or where two begin alike that of the notation.
fn letters(line: &dyn AnyLine, words: &Words) -> Vec<String> {
    let initials: Vec<String> =
        line.board().sides.iter().map(|side| words.text(side).chars().take(1).collect()).collect();
    let unique = initials.iter().enumerate().all(|(at, initial)| !initials[..at].contains(initial));
    if unique {
        return initials;
    }
    (0..).take(initials.len()).map(|seat| line.seat_text(Seat(seat)).to_uppercase()).collect()
}

/// What to write where `spot` is; nothing for spots beside the board.
fn label(
    spot: Spot,
    info: &SpotInfo,
    things: &[Thing],
    board: &Board,
    letters: &[String],
    fold: bool,
) -> Option<String> {
    let here: Vec<_> = things.iter().filter(|thing| thing.spot == spot).collect();
    // Blanks keep an empty place as wide as a full one, so that nothing shifts from turn to turn.
    match info.kind {
        SpotKind::Field if here.is_empty() => {
            let sign = if fold { '~' } else { ' ' };
            Some(format!("  {sign}{} ", info.name))
        }
        SpotKind::Field => {
            let signs: String = here.iter().map(|thing| sign(thing.kind, board, letters)).collect();
            Some(format!("[{signs} {}]", info.name))
        }
        SpotKind::Passage if here.is_empty() => Some(" .  ".into()),
        SpotKind::Passage => Some(bar(info.angle).into()),
        SpotKind::Reserve | SpotKind::Tray | SpotKind::Die => None,
    }
}

fn sign<'a>(kind: Kind, board: &Board, letters: &'a [String]) -> &'a str {
    let owner = board.kinds.get(usize::from(kind.0)).and_then(|kind| kind.owner);
    owner.and_then(|seat| letters.get(seat.index())).map_or(NOBODYS, String::as_str)
}

/// A bar across a passage that is crossed in the direction `angle`.
fn bar(angle: f32) -> &'static str {
    match (angle + 90.0).rem_euclid(180.0) {
        lean if !(15.0..165.0).contains(&lean) => "====",
        lean if lean < 75.0 => " // ",
        lean if lean <= 105.0 => " || ",
        _ => r" \\ ",
    }
}

/// The labels where they belong. Places become columns and rows in their order,
/// as near together as no two labels touch.
fn grid(labels: &[(&SpotInfo, String)]) -> String {
    let columns = ranks(labels.iter().map(|(info, _)| info.place[0]));
    let rows = ranks(labels.iter().map(|(info, _)| -info.place[1]));
    let widest = labels.iter().map(|(_, label)| width(label)).max().unwrap_or(0);
    let step = column_width(labels, &columns, &rows);
    let mut lines = vec![String::new(); rows.iter().max().map_or(0, |last| last + 1)];
    let mut order: Vec<usize> = (0..labels.len()).collect();
    order.sort_by_key(|&at| (rows[at], columns[at]));
    for at in order {
        let line = &mut lines[rows[at]];
        let label = &labels[at].1;
        let begin = (columns[at] * step + widest / 2).saturating_sub(width(label) / 2);
        let space = begin.saturating_sub(width(line));
        line.extend(std::iter::repeat_n(' ', space));
        line.push_str(label);
    }
    lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect()
}

fn width(text: &str) -> usize {
    text.chars().count()
}

/// For each value its place among the different values, ascending.
fn ranks(values: impl Iterator<Item = f32> + Clone) -> Vec<usize> {
    /// Places nearer to each other than this are the same.
    const SAME: f32 = 0.05;
    let mut different: Vec<f32> = values.clone().collect();
    different.sort_by(f32::total_cmp);
    different.dedup_by(|one, other| (*one - *other).abs() < SAME);
    values.map(|value| different.partition_point(|&other| other <= value - SAME)).collect()
}

/// The least width of a column at which all labels in a row keep their distance.
fn column_width(labels: &[(&SpotInfo, String)], columns: &[usize], rows: &[usize]) -> usize {
    let mut least = 1;
    for (at, (_, label)) in labels.iter().enumerate() {
        for (other, (_, beside)) in labels.iter().enumerate().take(at) {
            let apart = columns[at].abs_diff(columns[other]);
            if rows[at] == rows[other] && apart > 0 {
                let needed = (width(label) + width(beside)).div_ceil(2) + GAP;
                least = least.max(needed.div_ceil(apart));
            }
        }
    }
    least
}
