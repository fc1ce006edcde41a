//! Counting positions move by move: the classic check of a move generator.

use super::game::Game;
use super::line::Line;

/// The number of ways to play `depth` plies from where `line` stands, through
/// the referee. Only the last ply is counted instead of played.
///
/// ```
/// use bergerie::rules::{Line, enclos::Enclos, perft};
///
/// assert_eq!(perft(&mut Line::new(Enclos::default()), 2), 1_211_913);
/// ```
pub fn perft<G: Game>(line: &mut Line<G>, depth: u32) -> u64 {
    match depth {
        0 => return 1,
        1 => return line.count(),
        2 => return line.count_ahead(),
        _ => {}
    }
    // The moves still to be tried at each ply of the way. Any depth may be asked
    // for, and some matches never end: calls in calls would run out of stack.
    let mut ways = vec![legal(line)];
    let mut total = 0;
    while let Some(moves) = ways.last_mut() {
        if let Some(mv) = moves.pop() {
            line.advance(mv);
            if ways.len() + 2 < depth as usize {
                ways.push(legal(line));
                continue;
            }
            total += line.count_ahead();
        } else {
            ways.pop();
            if ways.is_empty() {
                break;
            }
        }
        line.undo();
    }
    total
}

fn legal<G: Game>(line: &Line<G>) -> Vec<G::Move> {
    let mut moves = Vec::with_capacity(64);
    line.moves(&mut moves);
    moves
}
