//! What may be played, and when it is over.

use rand::Rng;

use super::board::{Point, near};
use super::position::{Move, Position, SHEEP_SIDE, TIGER_SIDE};
use super::rules::Tigers;
use super::ways::{Ways, draw_hunt, draw_step};
use crate::rules::bits::{below, bits, select};
use crate::rules::game::{Game, Outcome, Reason, Repetition, Seat, Seats, Turn};

/// The net score has reached its target.
const SHEEP_EATEN: Reason = Reason("sheep eaten");
/// No tiger can step or jump.
const TIGERS_IMPRISONED: Reason = Reason("tigers imprisoned");
/// All sheep are placed and none can move.
const ALL_SHEEP_BLOCKED: Reason = Reason("all sheep blocked");

impl Position {
    /// Whether all sheep are placed and none can move.
    #[inline]
    pub(super) fn flock_is_blocked(&self) -> bool {
        self.in_hand == 0 && near(self.empty()) & self.sheep() == 0
    }
}

impl Tigers {
    /// The steps and the jumps of the tigers.
    #[inline]
    fn hunt(&self, at: &Position) -> (Ways, Ways) {
        let jumps = at.jumps(at.tigers());
        if self.must_capture && !jumps.is_empty() {
            return (Ways::NONE, jumps);
        }
        (at.steps(at.tigers()), jumps)
    }

    /// The steps and the jumps of the side to move, once no sheep is to be placed.
    #[inline]
    fn ways_of(&self, at: &Position) -> (Ways, Ways) {
        if at.to_move == SHEEP_SIDE { (at.steps(at.sheep()), Ways::NONE) } else { self.hunt(at) }
    }

    /// Gives `take` every move at `at`, where the match goes on.
    pub(crate) fn each_move(&self, at: &Position, mut take: impl FnMut(Move)) {
        if at.is_placing() {
            bits(at.empty().into()).for_each(|to| take(Move::Place { to: Point(to) }));
            return;
        }
        let (steps, jumps) = self.ways_of(at);
        jumps.ends(2).for_each(|(from, to)| take(Move::Jump { from, to }));
        steps.ends(1).for_each(|(from, to)| take(Move::Step { from, to }));
    }

    /// Gives `take` every jump of the tigers, if it is their turn.
    pub(crate) fn each_jump(&self, at: &Position, mut take: impl FnMut(Move)) {
        if at.to_move == TIGER_SIDE {
            at.jumps(at.tigers()).ends(2).for_each(|(from, to)| take(Move::Jump { from, to }));
        }
    }

    /// The sheep that `mv` imprisons.
    #[inline]
    pub(super) fn prisoners_of(&self, at: &Position, mv: Move) -> u32 {
        self.prisoners(&at.moved(mv))
    }

    /// The sheep imprisoned by the turn that has led to `moved`: judged before they are taken.
    #[inline]
    fn prisoners(&self, moved: &Position) -> u32 {
        let tigers_turn = moved.to_move == SHEEP_SIDE;
        if !self.imprison || !tigers_turn || self.enough_eaten(moved) || moved.flock_is_blocked() {
            return 0;
        }
        moved.prisoners()
    }
}

impl Game for Tigers {
    type Position = Position;
    type Move = Move;

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> Position {
        Position::START
    }

    #[inline]
    fn turn(&self, at: &Position) -> Turn {
        let won = |seat, reason| Turn::Over(Outcome { winners: Seats::only(seat), reason });
        if at.to_move == TIGER_SIDE && near(at.empty()) & at.tigers() == 0 && at.jumps(at.tigers()).is_empty()
        {
            return won(SHEEP_SIDE, TIGERS_IMPRISONED);
        }
        if self.enough_eaten(at) {
            return won(TIGER_SIDE, SHEEP_EATEN);
        }
        if at.to_move == SHEEP_SIDE && at.flock_is_blocked() {
            return won(self.blocked_sheep, ALL_SHEEP_BLOCKED);
        }
        Turn::Seat(at.to_move)
    }

    fn moves(&self, at: &Position, out: &mut Vec<Move>) {
        if !matches!(self.turn(at), Turn::Over(_)) {
            self.each_move(at, |mv| out.push(mv));
        }
    }

    #[inline]
    fn play(&self, at: &Position, mv: Move) -> Position {
        let moved = at.moved(mv);
        moved.without_sheep(self.prisoners(&moved))
    }

    #[inline]
    fn count(&self, at: &Position) -> u64 {
        if self.enough_eaten(at) {
            return 0;
        }
        if at.is_placing() {
            return at.empty().count_ones().into();
        }
        // Who has no move has lost.
        let (steps, jumps) = self.ways_of(at);
        u64::from(steps.count() + jumps.count())
    }

    #[inline]
    fn draw<R: Rng>(&self, at: &Position, rng: &mut R) -> Option<Move> {
        if self.enough_eaten(at) {
            return None;
        }
        let random = (rng.next_u64() >> 32) as u32;
        if at.is_placing() {
            let empty = at.empty();
            let to = select(empty.into(), below(random, empty.count_ones()));
            return Some(Move::Place { to: Point(to) });
        }
        // Who has no move has lost: then there is none to be drawn.
        if at.to_move == SHEEP_SIDE {
            draw_step(at.steps(at.sheep()), random)
        } else {
            let (steps, jumps) = self.hunt(at);
            draw_hunt(steps, jumps, random)
        }
    }

    /// Sheep that come to the board or leave it never go back.
    #[inline]
    fn irreversible(&self, at: &Position, mv: Move) -> bool {
        match mv {
            Move::Place { .. } | Move::Jump { .. } => true,
            Move::Step { .. } => self.imprison && self.prisoners_of(at, mv) != 0,
        }
    }

    #[inline]
    fn repetition(&self, mover: Seat) -> Option<Repetition> {
        self.repetition_of(mover)
    }

    #[inline]
    fn no_progress_limit(&self) -> Option<u32> {
        Some(self.no_progress_limit).filter(|&limit| limit > 0)
    }
}
