//! OBX 2.0, the exchange notation of baghchal.net:
//! `TXXXT/XXXXX/XXGXX/XXXXX/TXXXT t @19 c0 mC3 #g1`: board, side to move, goats
//! in hand, goats captured, last move, its number. An earlier text lacks the
//! goats in hand and has a bare number.

use super::Told;
use crate::rules::line::Line;
use crate::rules::notation::quote;
use crate::rules::say::Say;
use crate::rules::tigers::board::Point;
use crate::rules::tigers::notation::{complete, read_rows};
use crate::rules::tigers::position::{FLOCK, Move, Position, SHEEP_SIDE, TIGER_SIDE};
use crate::rules::tigers::rules::Tigers;

/// Reads a position. Its last move and its number must be well written, but
/// there is nothing to check them by.
///
/// # Errors
/// Says what is wrong with it, and where.
pub fn read_position(game: &Tigers, text: &str) -> Result<Position, Say> {
    let example = "TXXXT/XXXXX/XXXXX/XXXXX/TXXXT g @20 c0 - #";
    let form = || Say::new("tigers-peer-position").with("text", quote(text)).with("example", example);
    let parts: Vec<&str> = text.split_whitespace().collect();
    let (board, turn, in_hand, captured, last, number) = match parts[..] {
        [board, turn, in_hand, captured, last, number] => {
            (board, turn, Some(in_hand), captured, last, number)
        }
        [board, turn, captured, last, number] => (board, turn, None, captured, last, number),
        _ => return Err(form()),
    };
    let pieces = read_rows(game, board, ['T', 'G', 'X'])?;
    let to_move = match turn {
        "g" => SHEEP_SIDE,
        "t" => TIGER_SIDE,
        _ => return Err(form()),
    };
    let count = |text: &str, sign: char| {
        let digits = text.strip_prefix(sign).filter(|digits| is_number(digits));
        digits.and_then(|digits| digits.parse::<u8>().ok()).filter(|count| *count <= FLOCK).ok_or_else(form)
    };
    let captured = count(captured, 'c')?;
    if !(last == "-" || is_move(last)) {
        return Err(Say::new("tigers-peer-move").with("text", quote(last)));
    }
    let digits = number.strip_prefix('#').map_or(number, |digits| digits.trim_start_matches(['g', 't']));
    if !(number == "-" || number.starts_with('#') && digits.is_empty() || is_number(digits)) {
        return Err(form());
    }
    let in_hand = match in_hand {
        Some(text) => count(text, '@')?,
        // What is neither on the board nor captured.
        None => FLOCK.saturating_sub(captured + pieces.sheep.count_ones() as u8),
    };
    complete(pieces.tigers, pieces.sheep, in_hand, captured, to_move)
}

/// Writes the position in which a match stands, with its last move.
pub fn write_position(line: &Line<Tigers>) -> String {
    let at = line.position();
    let sign = |point: Point| match point.mask() {
        mask if at.tigers() & mask != 0 => 'T',
        mask if at.sheep() & mask != 0 => 'G',
        _ => 'X',
    };
    let points: Vec<char> = Point::all().map(sign).collect();
    let rows: Vec<String> = points.chunks(5).map(|row| row.iter().collect()).collect();
    let turn = if at.to_move() == SHEEP_SIDE { 'g' } else { 't' };
    let last = line.played().last().map_or("-".into(), |&mv| write_move(mv));
    let number = match line.played().len() {
        // Of a position that was set up nobody knows how many turns led there.
        0 => "#".into(),
        _ if !line.begins_at_start() => "#".into(),
        plies => format!("#{}{}", if plies % 2 == 1 { 'g' } else { 't' }, plies.div_ceil(2)),
    };
    format!("{} {turn} @{} c{} {last} {number}", rows.join("/"), at.in_hand(), at.eaten())
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.len() < 9 && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// `mC3`, `mA1B2` or `mA1C3(B2)`.
fn is_move(text: &str) -> bool {
    let Some(points) = text.strip_prefix('m') else { return false };
    let points = match points.strip_suffix(')').and_then(|points| points.split_once('(')) {
        Some((way, over)) if way.len() == 4 => format!("{way}{over}"),
        Some(_) => return false,
        None if points.len() > 4 => return false,
        None => points.to_owned(),
    };
    let letters = points.as_bytes().chunks(2);
    !points.is_empty() && letters.into_iter().all(|point| matches!(point, [b'A'..=b'E', b'1'..=b'5']))
}

fn write_move(mv: Move) -> String {
    let name = |point: Point| point.name().to_uppercase();
    let Told { from, to } = Told::of(mv);
    let over = mv.over().map(|over| format!("({})", name(over))).unwrap_or_default();
    format!("m{}{}{over}", from.map(name).unwrap_or_default(), name(to))
}
