//! Why something may not be done: the one place for the reasons that typed
//! moves and touches share.

use super::board::{COLOURS, Field};
use super::position::{Move, Position};
use super::rules::Barricade;
use super::walks::Walk;
use crate::rules::Seat;
use crate::rules::say::{Arg, Say};

impl Barricade {
    pub(super) fn say_field(&self, id: &'static str, field: Field) -> Say {
        Say::new(id).with("field", usize::from(field.0)).about(self.geometry.field_spot(field))
    }

    pub(super) fn say_house(&self, id: &'static str, house: u8) -> Say {
        let colour = COLOURS.get(usize::from(house)).map_or("", |colour| colour.side);
        Say::new(id).with("side", Arg::Message(colour)).about(self.geometry.house_spot(house))
    }

    pub(super) fn side(&self, seat: Seat) -> Arg {
        Arg::Message(COLOURS.get(usize::from(self.house(seat))).map_or("", |colour| colour.side))
    }

    /// Why the side to move may not move the pawn on `from`, or one at home, with `die`.
    pub(super) fn why_not_pawn(&self, at: &Position, die: u8, from: Option<Field>) -> Option<Say> {
        let seat = at.to_move;
        let stuck = || self.ends(at, seat, from, die) == 0;
        match from {
            Some(from) => match at.owner(from) {
                None if at.barricades & from.mask() != 0 => Some(self.say_field("barricade-not-alone", from)),
                None => Some(self.say_field("barricade-no-pawn", from)),
                Some(owner) if owner != seat => {
                    Some(self.say_field("barricade-other-pawn", from).with("side", self.side(owner)))
                }
                Some(_) => {
                    stuck().then(|| self.say_field("barricade-stuck", from).with("die", usize::from(die)))
                }
            },
            None => {
                let house = self.house(seat);
                if at.home(seat) == 0 {
                    return Some(self.say_house("barricade-nobody-home", house));
                }
                if !self.may_leave(at, seat, die) {
                    return Some(self.say_house("barricade-six-to-leave", house));
                }
                stuck().then(|| self.say_house("barricade-home-stuck", house).with("die", usize::from(die)))
            }
        }
    }

    /// Why that pawn may not walk to `to`, if it may move at all.
    pub(super) fn why_not_walk(&self, at: &Position, die: u8, from: Option<Field>, to: Field) -> Option<Say> {
        let seat = at.to_move;
        if self.ends(at, seat, from, die) & to.mask() != 0 {
            return None;
        }
        let steps = usize::from(die);
        // Only what is at the right distance can be closed or cut off.
        let mut walks = self.walks(seat, from, die).iter().filter(|walk| walk.to() == to).peekable();
        let on_entry = from.is_none() && self.toggles.entry_counts && die == 1 && to == self.entry(seat);
        if walks.peek().is_none() && !on_entry {
            let id = if to == self.geometry.goal { "barricade-goal-exact" } else { "barricade-wrong-count" };
            return Some(self.say_field(id, to).with("die", steps));
        }
        if at.pawns(seat) & to.mask() != 0 {
            return Some(self.say_field("barricade-own-pawn", to));
        }
        if self.closed(at, seat) & to.mask() != 0 {
            return Some(self.say_field("barricade-safe", to));
        }
        let entry = from.is_none().then(|| self.entry(seat));
        let obstacle = |walk: &Walk| {
            let blocked = |field: &&Field| self.blocks(at) & field.mask() != 0;
            let passed = walk.steps().split_last().map_or(&[][..], |(_, passed)| passed);
            entry.filter(|_| self.toggles.entry_counts).iter().chain(passed).find(blocked).copied()
        };
        let obstacle = walks.find_map(obstacle).unwrap_or(to);
        let id = if at.barricades & obstacle.mask() != 0 { "barricade-cut-off" } else { "barricade-no-jump" };
        Some(self.say_field(id, obstacle))
    }

    /// Why the barricade that a pawn may move may not be put on `target`.
    pub(super) fn why_not_put(
        &self,
        at: &Position,
        from: Option<Field>,
        to: Field,
        target: Field,
    ) -> Option<Say> {
        if self.step(at, from, to).targets & target.mask() != 0 {
            return None;
        }
        let id = if target == self.geometry.goal && self.barred & target.mask() != 0 {
            "barricade-not-on-goal"
        } else if self.barred & target.mask() != 0 {
            "barricade-not-on-row"
        } else if at.barricades & target.mask() != 0 {
            "barricade-put-on-barricade"
        } else {
            "barricade-put-on-pawn"
        };
        Some(self.say_field(id, target))
    }

    /// Why the side to move may not pass.
    pub(super) fn why_not_pass(&self, at: &Position, die: u8) -> Option<Say> {
        let spot = self.geometry.die_spot();
        (!self.may_pass(at, die))
            .then(|| Say::new("barricade-no-pass").with("die", usize::from(die)).about(spot))
    }

    /// Why the side to move may do nothing but pass.
    pub(super) fn say_must_pass(&self, die: u8) -> Say {
        Say::new("barricade-must-pass").with("die", usize::from(die)).about(self.geometry.die_spot())
    }

    /// Why `mv` may not be played with `die`.
    pub(super) fn why_not(&self, at: &Position, die: u8, mv: Move) -> Option<Say> {
        let Move::Walk { from, to, barricade } = mv else { return self.why_not_pass(at, die) };
        if self.must_pass(at, die) {
            return Some(self.say_must_pass(die));
        }
        let refused = self.why_not_pawn(at, die, from).or_else(|| self.why_not_walk(at, die, from, to));
        if refused.is_some() {
            return refused;
        }
        let step = self.step(at, from, to);
        match barricade {
            None if step.may_stay => None,
            None => Some(self.say_field("barricade-put-missing", to)),
            Some(target) if step.targets == 0 => Some(self.say_field("barricade-none-to-put", target)),
            Some(target) => self.why_not_put(at, from, to, target),
        }
    }
}
