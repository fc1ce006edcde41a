//! L'Enclos: who has more room, now and in the race for the rest of the board.

use crate::rules::enclos::{Enclos, Move, Position};
use crate::rules::{Effort, Evaluate, Game, Level, Line, Seat, Think};
use crate::search::alpha_beta::{AlphaBeta, Tactics};

/// What a field is worth that one side comes to first.
const NEARER: i32 = 12;
/// What a step is worth.
const STEP: i32 = 10;
/// What few steps cost more: the next fences close them.
const FEW: [i32; 6] = [120, 60, 30, 14, 6, 2];
/// What it is worth to be to move.
const TURN: i32 = 8;

/// How many turns are worth a look, next to the horizon and before it.
const WIDTH: [usize; 2] = [1, 24];
/// How many at the first turn.
const WIDTH_AT_ROOT: usize = 400;

impl Evaluate for Enclos {
    fn judge(&self, at: &Position, seat: Seat) -> i32 {
        let [white, black] = self.holdings(at);
        let few = |steps: i32| FEW.get(steps as usize).copied().unwrap_or(0);
        let ahead = NEARER * (white.nearer - black.nearer) + STEP * (white.steps - black.steps) + white.near
            - black.near
            + few(black.steps)
            - few(white.steps);
        let turn = if at.to_move() == seat { TURN } else { -TURN };
        turn + if seat == Seat(0) { ahead } else { -ahead }
    }
}

impl Enclos {
    /// Appends the best `width` of `turns` by what the position after them is worth.
    fn rank(&self, at: &Position, turns: Vec<Move>, width: usize, out: &mut Vec<(i32, Move)>) -> u64 {
        let first = out.len();
        let looked_at = turns.len();
        out.extend(turns.into_iter().map(|mv| (self.value(&self.play(at, mv), at.to_move()), mv)));
        if looked_at > width
            && let Some(ranked) = out.get_mut(first..)
        {
            ranked.select_nth_unstable_by_key(width, |&(rank, mv)| (std::cmp::Reverse(rank), mv));
            out.truncate(first + width);
        }
        looked_at as u64
    }
}

impl Tactics for Enclos {
    fn candidates(&self, at: &Position, depth: i32, out: &mut Vec<(i32, Move)>) -> u64 {
        let mut turns = Vec::new();
        self.pressing(at, &mut turns);
        self.rank(at, turns, WIDTH[usize::from(depth > 1)], out)
    }

    fn all(&self, at: &Position, out: &mut Vec<(i32, Move)>) -> u64 {
        let mut turns = Vec::new();
        self.moves(at, &mut turns);
        self.rank(at, turns, WIDTH_AT_ROOT, out)
    }
}

impl Think for Enclos {
    type Search = AlphaBeta<Self>;

    fn effort(&self, level: Level, mood: u64) -> Effort {
        let (nodes, depth, blur) = match level {
            Level::Easy => (3_000, 1, 60),
            Level::Fair => (30_000, 2, 20),
            Level::Strong => (1_500_000, u32::MAX, 2),
        };
        Effort { nodes, depth, blur, mood }
    }

    fn search(&self, line: &Line<Self>, effort: &Effort) -> Option<Self::Search> {
        AlphaBeta::new(line, effort, 16)
    }
}
