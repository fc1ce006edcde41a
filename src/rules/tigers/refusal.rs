//! Why something may not be done: the one place for the reasons that typed
//! moves and touches share.

use super::board::{BOARD, DIRECTIONS, PEN, Point, ahead, near};
use super::position::{Position, SHEEP_SIDE, TIGER_SIDE};
use super::rules::Tigers;
use crate::rules::bits::bits;
use crate::rules::say::Say;

/// How the lines lead from one point to another.
enum Way {
    /// One point further; the point behind it in the same direction, if there is one.
    Next { beyond: Option<Point> },
    /// Two points further in one direction.
    Behind { over: Point },
    /// As near as that, but along no line.
    NoLine,
    /// Not at all in one turn.
    TooFar,
}

impl Way {
    fn between(from: Point, to: Point) -> Way {
        let point = |mask: u32| bits((mask & BOARD).into()).next().map(Point);
        for direction in DIRECTIONS {
            let next = ahead(from.mask(), direction) & BOARD;
            let beyond = ahead(next, direction) & BOARD;
            if next == to.mask() {
                return Way::Next { beyond: point(beyond) };
            }
            if let (Some(over), true) = (point(next), beyond == to.mask()) {
                return Way::Behind { over };
            }
        }
        match from.distance(to) {
            (1, 1) | (2, 2) => Way::NoLine,
            _ => Way::TooFar,
        }
    }
}

impl Tigers {
    pub(super) fn say_point(&self, id: &'static str, point: Point) -> Say {
        Say::new(id).with("point", point.name()).about(point.spot())
    }

    /// Why `point` is not free.
    fn why_not_free(&self, at: &Position, point: Point) -> Option<Say> {
        if at.tigers() & point.mask() != 0 {
            return Some(self.say_point("tigers-tiger-there", point));
        }
        (at.sheep() & point.mask() != 0).then(|| self.say_point("tigers-sheep-there", point))
    }

    /// Why the side to move may not place a sheep on `to`.
    pub(super) fn why_not_place(&self, at: &Position, to: Point) -> Option<Say> {
        if at.to_move == TIGER_SIDE {
            return Some(self.say_point("tigers-never-place", to));
        }
        if at.in_hand == 0 {
            return Some(Say::new("tigers-all-placed").about(PEN));
        }
        self.why_not_free(at, to)
    }

    /// Why the side to move may not move a piece from `from`.
    pub(super) fn why_not_from(&self, at: &Position, from: Point) -> Option<Say> {
        let (sheep, tiger) = (at.sheep() & from.mask() != 0, at.tigers() & from.mask() != 0);
        let stuck = near(from.mask()) & at.empty() == 0;
        let id = if at.to_move == SHEEP_SIDE {
            match () {
                () if tiger => "tigers-choose-sheep",
                () if at.in_hand > 0 => {
                    let waiting = usize::from(at.in_hand);
                    return Some(
                        self.say_point("tigers-place-first", from).with("count", waiting).about(PEN),
                    );
                }
                () if !sheep => "tigers-no-sheep",
                () if stuck => "tigers-sheep-shut-in",
                () => return None,
            }
        } else {
            let jumps = !at.jumps(from.mask()).is_empty();
            match () {
                () if sheep => "tigers-choose-tiger",
                () if !tiger => "tigers-no-tiger",
                () if stuck && !jumps => "tigers-tiger-shut-in",
                () if self.must_capture && !jumps && !at.jumps(at.tigers()).is_empty() => {
                    "tigers-other-must-jump"
                }
                () => return None,
            }
        };
        Some(self.say_point(id, from))
    }

    /// Why the piece on `from`, which may be moved, may not go to `to`.
    pub(super) fn why_not_to(&self, at: &Position, from: Point, to: Point) -> Option<Say> {
        let say = |id| self.say_point(id, to).with("from", from.name());
        match Way::between(from, to) {
            Way::TooFar => Some(say("tigers-too-far")),
            Way::NoLine => Some(say("tigers-no-line")),
            Way::Behind { over } if at.to_move == SHEEP_SIDE => {
                Some(self.say_point("tigers-sheep-never-jump", over))
            }
            Way::Behind { over } => self.why_not_free(at, to).or_else(|| {
                if at.tigers() & over.mask() != 0 {
                    Some(self.say_point("tigers-never-over-tigers", over))
                } else {
                    (at.sheep() & over.mask() == 0).then(|| self.say_point("tigers-nothing-to-eat", over))
                }
            }),
            Way::Next { beyond } if at.sheep() & to.mask() != 0 && at.to_move == TIGER_SIDE => {
                Some(match beyond {
                    None => self.say_point("tigers-edge-behind", to),
                    Some(beyond) => {
                        let free = at.empty() & beyond.mask() != 0;
                        let id = if free { "tigers-jump-over" } else { "tigers-no-room-behind" };
                        self.say_point(id, to).with("beyond", beyond.name()).about(beyond.spot())
                    }
                })
            }
            Way::Next { .. } => self.why_not_free(at, to).or_else(|| {
                let must_jump =
                    self.must_capture && at.to_move == TIGER_SIDE && !at.jumps(at.tigers()).is_empty();
                must_jump.then(|| self.say_point("tigers-must-jump", to))
            }),
        }
    }
}
