//! What becomes of groups of sheep and of points shut in: imprisonment and sheepfolds.

use super::board::{BOARD, DIRECTIONS, Point, ahead, behind, near};
use super::position::Position;
use super::rules::Tigers;
use crate::rules::bits::bits;

impl Position {
    /// The sheep in groups that touch no empty point: held by tigers and the edge alone.
    #[inline]
    pub(super) fn prisoners(&self) -> u32 {
        let mut loose = near(self.empty()) & self.sheep();
        // Next to a sheep that touches an empty point, the group is out of danger.
        while loose != self.sheep() {
            let more = loose | near(loose) & self.sheep();
            if more == loose {
                break;
            }
            loose = more;
        }
        self.sheep() & !loose
    }

    /// The empty points that no tiger could ever come to stand on if the sheep
    /// never moved again and the tigers moved as often as they liked. They do
    /// not obstruct each other, and the sheep they eat on the way are gone.
    pub(super) fn fold_points(&self) -> u32 {
        let (mut reached, mut sheep) = (self.tigers(), self.sheep());
        loop {
            let free = BOARD & !sheep;
            let (mut more, mut eaten) = (near(reached) & free, 0);
            for direction in DIRECTIONS {
                let landing = ahead(ahead(reached, direction) & sheep, direction) & free;
                more |= landing;
                eaten |= behind(landing, direction);
            }
            if more & !reached == 0 && eaten == 0 {
                return self.empty() & !reached;
            }
            reached |= more;
            sheep &= !eaten;
        }
    }
}

/// What the tigers have of the board, whoever is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hunt {
    /// How many steps they have.
    pub steps: i32,
    /// How many sheep they may jump over.
    pub jumps: i32,
    /// How many of them can do neither.
    pub stuck: i32,
    /// The empty points that they cannot come to by steps.
    pub shut: i32,
}

impl Position {
    /// What the tigers have of the board.
    pub(crate) fn hunt(&self) -> Hunt {
        let (tigers, sheep, empty) = (self.tigers(), self.sheep(), self.empty());
        let (mut free, mut reached) = (0, 0);
        for direction in DIRECTIONS {
            let step = ahead(tigers, direction) & empty;
            let jump = ahead(ahead(tigers, direction) & sheep, direction) & empty;
            free |= behind(step, direction) | behind(behind(jump, direction) & sheep, direction);
            reached |= step | jump;
        }
        loop {
            let more = reached | near(reached) & empty;
            if more == reached {
                break;
            }
            reached = more;
        }
        Hunt {
            steps: self.steps(tigers).count() as i32,
            jumps: self.jumps(tigers).count() as i32,
            stuck: (tigers & !free).count_ones() as i32,
            shut: (empty & !reached).count_ones() as i32,
        }
    }
}

impl Tigers {
    /// The sheepfold points, row by row; none where the rules know no sheepfold.
    pub fn fold(&self, at: &Position) -> Vec<Point> {
        let points = if self.fold { at.fold_points() } else { 0 };
        bits(points.into()).map(Point).collect()
    }

    /// The net score: sheep eaten less sheepfold points.
    pub fn net(&self, at: &Position) -> i64 {
        let fold = if self.fold { at.fold_points().count_ones() } else { 0 };
        i64::from(at.eaten()) - i64::from(fold)
    }

    /// Whether the net score is high enough for the tigers.
    #[inline]
    pub(super) fn enough_eaten(&self, at: &Position) -> bool {
        at.eaten() >= self.target && (!self.fold || self.net(at) >= i64::from(self.target))
    }
}
