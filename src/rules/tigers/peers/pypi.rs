//! baghchal (PyPI). A match is `1. G33 B1122 2. G44 Bx1133# 0-1`, the points as
//! row and column from the top left; a position is `B3B/5/5/5/B3B G 0`, where
//! the number is that of the goats' turns made.

use super::{Told, broken, play};
use crate::rules::game::{Outcome, Turn};
use crate::rules::line::Line;
use crate::rules::notation::quote;
use crate::rules::say::Say;
use crate::rules::tigers::board::Point;
use crate::rules::tigers::notation::{complete, read_rows};
use crate::rules::tigers::position::{FLOCK, Position, SHEEP_SIDE, TIGER_SIDE};
use crate::rules::tigers::rules::Tigers;

/// Reads a match that begins at the start. The result, if there is one, may be
/// that of other rules, or of the players' will, while the match goes on here.
///
/// # Errors
/// Names the first move that cannot be read or played, a turn with a wrong
/// number, or a result that is not that of the moves.
pub fn read_match(game: &Tigers, text: &str) -> Result<Line<Tigers>, Say> {
    let mut line = Line::new(game.clone());
    let (moves, result) = match text.split_once('#') {
        Some((moves, result)) => (moves, Some(result.trim())),
        None => (text, None),
    };
    // `1.G33` is written for `1. G33`, too.
    for word in moves.replace('.', ". ").split_whitespace() {
        if let Some(number) = word.strip_suffix('.') {
            let due = line.played().len() / 2 + 1;
            if number != due.to_string() || line.played().len() % 2 == 1 {
                let say = Say::new("tigers-peer-number").with("number", quote(number)).with("due", due);
                return Err(broken(&line, word, say));
            }
        } else {
            let told = read_move(&line, word);
            play(&mut line, word, told)?;
        }
    }
    match (result, line.turn()) {
        (Some(said), _) if !["1-0", "0-1", "1/2-1/2"].contains(&said) => {
            Err(Say::new("tigers-peer-result-unknown").with("text", quote(said)))
        }
        (Some(said), Turn::Over(outcome)) if said != write_result(outcome) => {
            Err(Say::new("tigers-peer-result").with("said", said).with("result", write_result(outcome)))
        }
        _ => Ok(line),
    }
}

/// Writes a match; `None` where it does not begin at the start.
pub fn write_match(line: &Line<Tigers>) -> Option<String> {
    let mut words = Vec::new();
    for (ply, &mv) in line.played().iter().enumerate() {
        let Told { from, to } = Told::of(mv);
        let from = from.map(write_point).unwrap_or_default();
        if ply % 2 == 0 {
            words.push(format!("{}. G{from}{}", ply / 2 + 1, write_point(to)));
        } else {
            let jump = if mv.over().is_some() { "x" } else { "" };
            words.push(format!("B{jump}{from}{}", write_point(to)));
        }
    }
    let mut text = words.join(" ");
    if let Turn::Over(outcome) = line.turn() {
        text = format!("{text}# {}", write_result(outcome));
    }
    line.begins_at_start().then_some(text)
}

/// Reads a position.
///
/// # Errors
/// Says what is wrong with it, and where.
pub fn read_position(game: &Tigers, text: &str) -> Result<Position, Say> {
    let form =
        || Say::new("tigers-peer-position").with("text", quote(text)).with("example", "B3B/5/5/5/B3B G 0");
    let parts: Vec<&str> = text.split_whitespace().collect();
    let [board, turn, turns] = parts[..] else { return Err(form()) };
    // Ones instead of the higher numbers of empty points.
    let each = |sign: char| match sign {
        '1'..='5' => "1".repeat(usize::from(sign as u8 - b'0')),
        other => other.to_string(),
    };
    let board: String = board.chars().map(each).collect();
    let pieces = read_rows(game, &board, ['B', 'G', '1'])?;
    let to_move = match turn {
        "G" => SHEEP_SIDE,
        "B" => TIGER_SIDE,
        _ => return Err(form()),
    };
    let turns: u32 = turns.parse().map_err(|_| form())?;
    let placed = turns.min(FLOCK.into()) as u8;
    // Of those placed, the ones that are not on the board have been eaten.
    let standing = pieces.sheep.count_ones() as u8;
    let eaten = placed.checked_sub(standing).ok_or_else(|| {
        Say::new("tigers-peer-placed")
            .with("board", usize::from(standing))
            .with("placed", usize::from(placed))
    })?;
    complete(pieces.tigers, pieces.sheep, FLOCK - placed, eaten, to_move)
}

/// Writes a position after as many turns of the sheep as it takes at least, which is all that it can tell.
pub fn write_position(at: &Position) -> String {
    let mut board = String::new();
    let mut empty = 0;
    for point in Point::all() {
        let piece = match point.mask() {
            mask if at.tigers() & mask != 0 => Some('B'),
            mask if at.sheep() & mask != 0 => Some('G'),
            _ => None,
        };
        empty += u8::from(piece.is_none());
        let last = point.column() == 4;
        if empty > 0 && (piece.is_some() || last) {
            board += &empty.to_string();
            empty = 0;
        }
        board.extend(piece);
        board.extend((last && point.row() < 4).then_some('/'));
    }
    let turn = if at.to_move() == SHEEP_SIDE { 'G' } else { 'B' };
    format!("{board} {turn} {}", FLOCK - at.in_hand())
}

/// `G33`, `G3344`, `B1122` or `Bx1133`, as the side to move writes it.
fn read_move(line: &Line<Tigers>, word: &str) -> Option<Told> {
    let sheep = line.position().to_move() == SHEEP_SIDE;
    let (points, jump) = match word.strip_prefix(if sheep { 'G' } else { 'B' })?.strip_prefix('x') {
        Some(points) if !sheep => (points, true),
        Some(_) => return None,
        None => (&word[1..], false),
    };
    let (from, to) = points.split_at_checked(points.len().checked_sub(2)?)?;
    let told =
        Told { from: if from.is_empty() { None } else { Some(read_point(from)?) }, to: read_point(to)? };
    (told.text().contains('x') == jump || sheep).then_some(told)
}

fn read_point(text: &str) -> Option<Point> {
    match text.as_bytes() {
        [row @ b'1'..=b'5', column @ b'1'..=b'5'] => Some(Point::at(row - b'1', column - b'1')),
        _ => None,
    }
}

fn write_point(point: Point) -> String {
    format!("{}{}", point.row() + 1, point.column() + 1)
}

fn write_result(outcome: Outcome) -> &'static str {
    match outcome.winners.iter().next() {
        Some(SHEEP_SIDE) => "1-0",
        Some(_) => "0-1",
        None => "1/2-1/2",
    }
}
