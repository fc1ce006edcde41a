//! What may be played, and when it is over.

use rand::{Rng, RngExt};

use super::board::{Field, Passage, SHIFTS};
use super::position::{Move, Position, Step};
use super::rules::{Enclos, Exhausted, LossCheck, SelfBlock};
use crate::rules::bits::{below, bits, nth_bit, select};
use crate::rules::game::{Game, Outcome, Reason, Repetition, Seat, Seats, Turn, Verdict};

/// A side that cannot move a sheep, or cannot complete its turn, has lost.
const BLOCKED: Reason = Reason("blocked");
/// With `on_exhausted=draw`, no fence is left for a side that can move.
const FENCES_EXHAUSTED: Reason = Reason("fences exhausted");

impl Enclos {
    /// The free fields that the sheep in `flock` reach in each of six
    /// directions: the three of [`SHIFTS`], then their opposites.
    #[inline]
    pub(super) fn reach(&self, at: &Position, flock: u64) -> [u64; 6] {
        let free = self.geometry.fields & !at.occupied();
        let forward = |d: usize| (flock & at.open[d]) << SHIFTS[d] & free;
        let back = |d: usize| flock >> SHIFTS[d] & at.open[d] & free;
        [forward(0), forward(1), forward(2), back(0), back(1), back(2)]
    }

    /// Every sheep move of `seat`.
    pub(super) fn steps(&self, at: &Position, seat: Seat) -> impl Iterator<Item = Step> + use<> {
        let reach = self.reach(at, at.sheep[seat.index()]);
        reach
            .into_iter()
            .enumerate()
            .flat_map(|(direction, to)| bits(to).map(move |bit| step_to(direction, bit)))
    }

    /// How many steps the sheep of `seat` may take.
    #[inline]
    pub(crate) fn step_count(&self, at: &Position, seat: Seat) -> u32 {
        self.reach(at, at.sheep[seat.index()]).iter().map(|to| to.count_ones()).sum()
    }

    #[inline]
    fn can_step(&self, at: &Position, seat: Seat) -> bool {
        self.reach(at, at.sheep[seat.index()]).iter().fold(0, |all, to| all | to) != 0
    }

    /// Fences standing on the board.
    pub(super) fn fences(&self, at: &Position) -> u32 {
        self.geometry.order.len() as u32 - at.open_passages()
    }

    /// Whether no fence is left to place.
    #[inline]
    pub(super) fn exhausted(&self, at: &Position) -> bool {
        self.supply.is_some_and(|supply| self.fences(at) >= u32::from(supply))
    }

    /// The passage a sheep crosses; every step has one.
    pub(super) fn crossed(&self, step: Step) -> Option<Passage> {
        self.geometry.between(step.from, step.to)
    }

    /// The passages still open, in index order.
    pub(super) fn open(&self, at: &Position) -> impl Iterator<Item = Passage> {
        let at = *at;
        self.geometry.order.iter().copied().filter(move |&passage| at.is_open(passage))
    }

    /// With `self_block=loss`, the fence that a player may close his last way with, and lose.
    pub(super) fn suicide(&self, at: &Position) -> Option<Passage> {
        if self.self_block == SelfBlock::Illegal || self.exhausted(at) {
            return None;
        }
        let mut steps = self.steps(at, at.to_move);
        let last = steps.next()?;
        if steps.next().is_some() { None } else { self.crossed(last) }
    }

    /// How many fences each sheep move of the side to move may be paired with,
    /// `None` where it plays without a fence.
    #[inline]
    fn fence_choices(&self, at: &Position) -> Option<u32> {
        if self.exhausted(at) {
            return None;
        }
        Some(at.open_passages() - u32::from(!self.fence_used))
    }
}

impl Game for Enclos {
    type Position = Position;
    type Move = Move;

    fn seats(&self) -> usize {
        2
    }

    /// Sheep on the six fields round the centre, alternating, white to the north.
    fn start(&self) -> Position {
        const CENTRE: u8 = 27;
        let [north, south_east, north_east] = SHIFTS;
        let ring = |offsets: [i8; 3]| {
            offsets.iter().fold(0, |sheep, offset| sheep | 1 << CENTRE.wrapping_add_signed(*offset))
        };
        let (n, se, ne) = (north as i8, south_east as i8, north_east as i8);
        Position {
            sheep: [ring([n, se, -ne]), ring([ne, -n, -se])],
            open: self.geometry.passages,
            to_move: Seat(0),
        }
    }

    #[inline]
    fn turn(&self, at: &Position) -> Turn {
        let (own, other) = (at.to_move, Seat(1 - at.to_move.0));
        let over = |winners, reason| Turn::Over(Outcome { winners, reason });
        if !self.can_step(at, own) {
            return over(Seats::only(other), BLOCKED);
        }
        if self.loss_check == LossCheck::TurnEnd && !self.can_step(at, other) {
            return over(Seats::only(own), BLOCKED);
        }
        match self.fence_choices(at) {
            None if self.on_exhausted == Exhausted::Draw => over(Seats::NONE, FENCES_EXHAUSTED),
            Some(0) if self.suicide(at).is_none() => over(Seats::only(other), BLOCKED),
            _ => Turn::Seat(own),
        }
    }

    fn moves(&self, at: &Position, out: &mut Vec<Move>) {
        if matches!(self.turn(at), Turn::Over(_)) {
            return;
        }
        for step in self.steps(at, at.to_move) {
            if self.exhausted(at) {
                out.push(Move { step: Some(step), fence: None });
                continue;
            }
            let crossed = self.crossed(step);
            out.extend(
                self.open(at)
                    .filter(|&passage| self.fence_used || Some(passage) != crossed)
                    .map(|passage| Move { step: Some(step), fence: Some(passage) }),
            );
        }
        out.extend(self.suicide(at).map(|passage| Move { step: None, fence: Some(passage) }));
    }

    #[inline]
    fn play(&self, at: &Position, mv: Move) -> Position {
        let mut next = *at;
        if let Some(passage) = mv.fence {
            next = next.after_fence(passage);
        }
        // Without a step the turn does not pass on: the player sits before a
        // position he cannot move in, which is how such a match is lost.
        if let Some(step) = mv.step {
            next = next.after_step(step);
            next.to_move = Seat(1 - at.to_move.0);
        }
        next
    }

    fn count(&self, at: &Position) -> u64 {
        if matches!(self.turn(at), Turn::Over(_)) {
            return 0;
        }
        let steps = u64::from(self.step_count(at, at.to_move));
        let fences = self.fence_choices(at).map_or(1, u64::from);
        steps * fences + u64::from(self.suicide(at).is_some())
    }

    #[inline]
    fn draw<R: Rng>(&self, at: &Position, rng: &mut R) -> Option<Move> {
        let reach = self.reach(at, at.own());
        let steps: u32 = reach.iter().map(|to| to.count_ones()).sum();
        // Under any other rules than the plain ones it is drawn from the list.
        let plain = self.supply.is_none() && self.fence_used && self.self_block == SelfBlock::Illegal;
        if steps == 0 || self.loss_check == LossCheck::TurnEnd || !plain {
            let mut out = Vec::new();
            self.moves(at, &mut out);
            return (!out.is_empty()).then(|| out[rng.random_range(0..out.len())]);
        }
        let random = rng.next_u64();
        let (direction, word, nth) = nth_bit(&reach, below(random as u32, steps))?;
        let to = select(word, nth);
        let fence = below((random >> 32) as u32, at.open_passages());
        let (fenced, word, nth) = nth_bit(&at.open, fence)?;
        let low = select(word, nth);
        Some(Move {
            step: Some(step_to(direction, to)),
            fence: Some(Passage { low: Field(low), direction: fenced as u8 }),
        })
    }

    fn irreversible(&self, _at: &Position, mv: Move) -> bool {
        mv.fence.is_some()
    }

    /// Positions come back only once the fences are used up and turns are moves alone.
    fn repetition(&self, _mover: Seat) -> Option<Repetition> {
        (self.supply.is_some() && self.on_exhausted == Exhausted::MoveOnly)
            .then_some(Repetition { times: 3, verdict: Verdict::Draws })
    }
}

/// The step that ends on `bit` after going in one of the six directions of [`Enclos::reach`].
#[inline]
fn step_to(direction: usize, bit: u8) -> Step {
    let shift = SHIFTS[direction % 3];
    let from = if direction < 3 { bit - shift } else { bit + shift };
    Step { from: Field(from), to: Field(bit) }
}
