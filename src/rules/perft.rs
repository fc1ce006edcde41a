//! Counting positions move by move: the classic check of a move generator.

use super::game::{Game, Turn};
use super::line::Line;

/// The number of ways to play `depth` plies from where `line` stands, through
/// the referee. Only the last ply is counted instead of played. A throw of the
/// die is a part of the ply that is made with it, and each of its faces counts
/// once; throwing for who begins may tie for ever and cannot be counted.
///
/// ```
/// use bergerie::rules::{Line, enclos::Enclos, perft};
///
/// assert_eq!(perft(&mut Line::new(Enclos::default()), 2), 1_211_913);
/// ```
pub fn perft<G: Game>(line: &mut Line<G>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    // Before the last ply's last move there are this many whole plies.
    let last = line.plies().saturating_add(depth as usize - 1);
    let countable = |line: &Line<G>| line.plies() == last && !matches!(line.turn(), Turn::Chance(_));
    if countable(line) {
        return line.count();
    }
    // A game with dice begins with a throw. Without dice the last two plies are counted at one go.
    let dice = matches!(line.game().turn(&line.game().opening()), Turn::Chance(_));
    let ahead = |line: &Line<G>| !dice && line.plies() + 1 == last;
    if ahead(line) {
        return line.count_ahead();
    }
    // The moves still to be tried at each point of the way. Any depth may be asked
    // for, and some matches never end: calls in calls would run out of stack.
    let mut ways = vec![legal(line)];
    let mut total = 0;
    while let Some(moves) = ways.last_mut() {
        if let Some(mv) = moves.pop() {
            line.advance(mv);
            if ahead(line) {
                total += line.count_ahead();
            } else if countable(line) {
                total += line.count();
            } else {
                ways.push(legal(line));
                continue;
            }
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
