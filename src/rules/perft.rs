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
        0 => 1,
        1 => line.count(),
        _ => {
            let mut moves = Vec::new();
            line.moves(&mut moves);
            let mut total = 0;
            for mv in moves {
                line.advance(mv);
                total += perft(line, depth - 1);
                line.undo();
            }
            total
        }
    }
}
