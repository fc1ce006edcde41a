//! Tigers & Sheep: what the tigers have eaten, what they threaten, and how much
//! room is left to them.

use crate::rules::tigers::{Move, Position, Tigers};
use crate::rules::{Effort, Evaluate, Level, Line, Seat, Think};
use crate::search::alpha_beta::{AlphaBeta, FIRST, Tactics};

/// What a sheep eaten is worth.
const SHEEP: i32 = 100;
/// What it is worth to have a sheep to jump over, when it is the tigers' turn and when not.
const THREAT: [i32; 2] = [25, 8];
/// What a step is worth.
const STEP: i32 = 2;
/// What it costs the tigers that one of them is stuck.
const STUCK: i32 = 28;
/// What a point costs them to which they cannot come, as long as it is no part of a sheepfold.
const SHUT: i32 = 22;

impl Evaluate for Tigers {
    fn judge(&self, at: &Position, seat: Seat) -> i32 {
        let hunt = at.hunt();
        let threat = THREAT[usize::from(at.to_move() == Seat(0))];
        let tigers = SHEEP * self.net(at) as i32 + threat * hunt.jumps + STEP * hunt.steps
            - STUCK * hunt.stuck
            - SHUT * hunt.shut;
        if seat == Seat(0) { -tigers } else { tigers }
    }
}

impl Tactics for Tigers {
    /// The numbers of two points, of six rows of bits each.
    const SLOTS: usize = 32 * 32;

    fn candidates(&self, at: &Position, _depth: i32, out: &mut Vec<(i32, Move)>) -> u64 {
        self.each_move(at, |mv| out.push((if let Move::Jump { .. } = mv { FIRST } else { 0 }, mv)));
        0
    }

    /// Jumps: a sheep that is about to be eaten is as good as gone.
    fn forcing(&self, at: &Position, out: &mut Vec<(i32, Move)>) {
        self.each_jump(at, |mv| out.push((FIRST, mv)));
    }

    fn slot(&self, mv: Move) -> usize {
        mv.slot()
    }
}

impl Think for Tigers {
    type Search = AlphaBeta<Self>;

    fn effort(&self, level: Level, mood: u64) -> Effort {
        let (nodes, depth, blur) = match level {
            Level::Easy => (2_000, 2, 60),
            Level::Fair => (20_000, 4, 20),
            Level::Strong => (1_500_000, u32::MAX, 2),
        };
        Effort { nodes, depth, blur, mood }
    }

    fn search(&self, line: &Line<Self>, effort: &Effort) -> Option<Self::Search> {
        AlphaBeta::new(line, effort, 18)
    }
}
