//! What may be played, and when it is over.

use rand::{Rng, RngExt};

use super::board::{Field, SEATS, bits};
use super::position::{Move, Phase, Position};
use super::roll_off::{Roll, RollOff, Rolled};
use super::rules::Barricade;
use super::toggles::{Start, Teleport};
use super::walks::Walk;
use crate::rules::Seat;
use crate::rules::game::{Game, Outcome, Reason, Seats, Turn};

/// A pawn has come to the goal.
const GOAL: Reason = Reason("goal");

/// The faces of the die.
pub(super) const FACES: std::ops::RangeInclusive<u8> = 1..=6;

/// A pawn's walk, and what may become of the barricade that it moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub from: Option<Field>,
    pub to: Field,
    /// The fields where the barricade may be put.
    pub targets: u128,
    /// Whether no barricade need be put anywhere.
    pub may_stay: bool,
}

impl Step {
    pub fn moves(self) -> impl Iterator<Item = Move> {
        let Step { from, to, .. } = self;
        let stay = self.may_stay.then_some(None);
        stay.into_iter()
            .chain(bits(self.targets).map(|target| Some(Field(target))))
            .map(move |barricade| Move::Walk { from, to, barricade })
    }

    fn count(self) -> u32 {
        self.targets.count_ones() + u32::from(self.may_stay)
    }
}

impl Barricade {
    /// The walks of a pawn on `from` with this throw, whatever stands in their
    /// way. One at home begins on its entry field, which may be a step by itself.
    pub(super) fn walks(&self, seat: Seat, from: Option<Field>, die: u8) -> &'static [Walk] {
        let joined = self.toggles.teleport == Teleport::Edge;
        let walks = if joined { &self.geometry.joined } else { &self.geometry.apart };
        match from {
            Some(from) => walks.from(from, die),
            None if self.toggles.entry_counts => walks.from(self.entry(seat), die.saturating_sub(1)),
            None => walks.from(self.entry(seat), die),
        }
    }

    /// What no pawn may pass.
    #[inline]
    pub(super) fn blocks(&self, at: &Position) -> u128 {
        at.barricades | if self.toggles.jump_pawns { 0 } else { at.occupied() }
    }

    /// Where no pawn of `seat` may end.
    pub(super) fn closed(&self, at: &Position, seat: Seat) -> u128 {
        at.pawns(seat) | if self.toggles.safe_first_row { at.occupied() & self.geometry.first_row } else { 0 }
    }

    /// Where a pawn of `seat` on `from`, or at home, may end with this throw.
    #[inline]
    pub(super) fn ends(&self, at: &Position, seat: Seat, from: Option<Field>, die: u8) -> u128 {
        let (blocks, mut ends) = (self.blocks(at), 0);
        if from.is_none() && self.toggles.entry_counts {
            let entry = self.entry(seat).mask();
            if die == 1 {
                ends = entry;
            } else if blocks & entry != 0 {
                return 0;
            }
        }
        for walk in self.walks(seat, from, die) {
            if walk.through & blocks == 0 {
                ends |= walk.to().mask();
            }
        }
        ends &= !self.closed(at, seat);
        if self.toggles.teleport == Teleport::Land
            && let Some([centre, arrival]) = self.geometry.passage
            && ends & centre.mask() != 0
        {
            ends |= arrival.mask() & !self.closed(at, seat);
        }
        ends
    }

    /// Whether a pawn of `seat` may come out of its house with this throw.
    pub(super) fn may_leave(&self, at: &Position, seat: Seat, die: u8) -> bool {
        at.home(seat) > 0 && (die == 6 || !self.toggles.six_to_leave)
    }

    /// The walk of the side to move from `from` to `to` with all that may become of a barricade.
    #[inline]
    pub(super) fn step(&self, at: &Position, from: Option<Field>, to: Field) -> Step {
        let left = from.filter(|from| at.barricades & from.mask() != 0);
        let landed = Some(to).filter(|to| at.barricades & to.mask() != 0);
        let moved = if self.toggles.on_arrival { landed } else { left };
        let Some(_) = moved.filter(|_| to != self.geometry.goal) else {
            return Step { from, to, targets: 0, may_stay: true };
        };
        // A captured pawn stood where the walk ends: that field is taken either way.
        let pawns = at.occupied() & !from.map_or(0, Field::mask) | to.mask();
        let targets = self.geometry.fields & !(pawns | at.barricades | self.barred);
        Step { from, to, targets, may_stay: self.toggles.barricade_optional || targets == 0 }
    }

    /// Every walk that the side to move may make with `die`.
    #[inline]
    pub(super) fn steps(&self, at: &Position, die: u8) -> impl Iterator<Item = Step> {
        let (seat, at) = (at.to_move, *at);
        let home = self.may_leave(&at, seat, die).then_some(None);
        home.into_iter().chain(at.fields(seat).map(Some)).flat_map(move |from| {
            bits(self.ends(&at, seat, from, die)).map(move |to| self.step(&at, from, Field(to)))
        })
    }

    /// Whether the side to move may move no pawn, or not need to.
    pub(super) fn may_pass(&self, at: &Position, die: u8) -> bool {
        !self.toggles.forced || self.must_pass(at, die)
    }

    /// Whether the side to move can move no pawn.
    pub(super) fn must_pass(&self, at: &Position, die: u8) -> bool {
        self.steps(at, die).next().is_none()
    }

    /// Who throws after the side to move has used `die`, by moving a pawn or not.
    fn after(&self, at: &Position, die: u8, moved: bool) -> Seat {
        let again = die == 6 && self.toggles.six_again && (moved || self.toggles.six_again_if_blocked);
        let next = at.to_move.0 + u8::from(!again);
        Seat(if usize::from(next) < self.houses.len() { next } else { 0 })
    }

    fn roll(&self, at: &Position, roll_off: RollOff, face: u8) -> Position {
        let (to_move, phase) = match roll_off.roll(face) {
            Rolled::On(on) => (on.seat(), Phase::RollOff(on)),
            Rolled::Begins(seat) if self.toggles.start == Start::RollOffKept => {
                // Everybody left has rolled now, and this seat the highest.
                let rolls = roll_off.rolls().iter();
                let highest = rolls.filter_map(Roll::made).max().unwrap_or(0).max(face);
                (seat, Phase::Walk(highest))
            }
            Rolled::Begins(seat) => (seat, Phase::Throw),
        };
        Position { to_move, phase, ..*at }
    }

    #[inline]
    fn walk(
        &self,
        at: &Position,
        from: Option<Field>,
        to: Field,
        barricade: Option<Field>,
        die: u8,
    ) -> Position {
        let mut next = *at;
        for pawns in &mut next.pawns {
            *pawns &= !to.mask();
        }
        if let Some(pawns) = next.pawns.get_mut(at.to_move.index()) {
            *pawns = *pawns & !from.map_or(0, Field::mask) | to.mask();
        }
        if let Some(target) = barricade {
            let moved = if self.toggles.on_arrival { Some(to) } else { from };
            next.barricades = next.barricades & !moved.map_or(0, Field::mask) | target.mask();
        }
        next.phase = Phase::Throw;
        if to != self.geometry.goal {
            next.to_move = self.after(at, die, true);
        }
        next
    }
}

impl Game for Barricade {
    type Position = Position;
    type Move = Move;

    fn seats(&self) -> usize {
        self.houses.len()
    }

    fn start(&self) -> Position {
        Position {
            pawns: [0; SEATS],
            barricades: self.geometry.barricades,
            to_move: Seat(0),
            phase: Phase::Throw,
        }
    }

    fn opening(&self) -> Position {
        let start = self.start();
        if self.toggles.start == Start::FirstSeat {
            return start;
        }
        Position { phase: Phase::RollOff(RollOff::new(self.seats())), ..start }
    }

    fn undecided(&self, at: &Position) -> bool {
        matches!(at.phase, Phase::RollOff(_))
    }

    #[inline]
    fn turn(&self, at: &Position) -> Turn {
        if let Some(winner) = at.owner(self.geometry.goal) {
            return Turn::Over(Outcome { winners: Seats::only(winner), reason: GOAL });
        }
        match at.phase {
            Phase::RollOff(_) | Phase::Throw => Turn::Chance(at.to_move),
            Phase::Walk(_) => Turn::Seat(at.to_move),
        }
    }

    fn moves(&self, at: &Position, out: &mut Vec<Move>) {
        match (self.turn(at), at.phase) {
            (Turn::Over(_), _) => {}
            (_, Phase::RollOff(_) | Phase::Throw) => out.extend(FACES.map(Move::Throw)),
            (_, Phase::Walk(die)) => {
                let before = out.len();
                for step in self.steps(at, die) {
                    out.extend(step.moves());
                }
                if out.len() == before || !self.toggles.forced {
                    out.push(Move::Pass);
                }
            }
        }
    }

    #[inline]
    fn play(&self, at: &Position, mv: Move) -> Position {
        let die = at.die().unwrap_or(0);
        match (mv, at.phase) {
            (Move::Throw(face), Phase::RollOff(roll_off)) => self.roll(at, roll_off, face),
            (Move::Throw(face), _) => Position { phase: Phase::Walk(face), ..*at },
            (Move::Walk { from, to, barricade }, _) => self.walk(at, from, to, barricade, die),
            (Move::Pass, _) => Position { phase: Phase::Throw, to_move: self.after(at, die, false), ..*at },
        }
    }

    fn count(&self, at: &Position) -> u64 {
        match (self.turn(at), at.phase) {
            (Turn::Over(_), _) => 0,
            (_, Phase::RollOff(_) | Phase::Throw) => FACES.count() as u64,
            (_, Phase::Walk(die)) => {
                let walks: u64 = self.steps(at, die).map(|step| u64::from(step.count())).sum();
                walks + u64::from(walks == 0 || !self.toggles.forced)
            }
        }
    }

    fn draw<R: Rng>(&self, at: &Position, rng: &mut R) -> Option<Move> {
        match (self.turn(at), at.phase) {
            (Turn::Over(_), _) => None,
            (_, Phase::RollOff(_) | Phase::Throw) => Some(Move::Throw(rng.random_range(FACES))),
            (_, Phase::Walk(die)) => {
                // Each step takes the place of those before it as often as is
                // fair, so that none need be kept.
                let (mut drawn, mut total) = (None, 0);
                for step in self.steps(at, die) {
                    total += step.count();
                    if rng.random_range(0..total) < step.count() {
                        drawn = Some(step);
                    }
                }
                if total == 0 || (!self.toggles.forced && rng.random_range(0..=total) == 0) {
                    return Some(Move::Pass);
                }
                let step = drawn?;
                let nth = rng.random_range(0..step.count());
                step.moves().nth(nth as usize)
            }
        }
    }
}
