//! Why something may not be done: the one place for the reasons that typed
//! moves and touches share.

use super::board::{Field, Passage};
use super::position::{Position, Step};
use super::rules::{Enclos, SelfBlock};
use crate::rules::say::Say;

impl Enclos {
    pub(super) fn say_field(&self, id: &'static str, field: Field) -> Say {
        Say::new(id).with("field", self.geometry.field_name(field)).about(self.geometry.field_spot(field))
    }

    pub(super) fn say_passage(&self, id: &'static str, passage: Passage) -> Say {
        let spot = self.geometry.passage_spot(passage);
        Say::new(id).with("passage", self.geometry.passage_name(passage)).about(spot)
    }

    /// Why no sheep on `from` may be moved.
    pub(super) fn why_not_sheep(&self, at: &Position, from: Field) -> Option<Say> {
        if at.occupied() & from.mask() == 0 {
            return Some(self.say_field("enclos-no-sheep", from));
        }
        if at.own() & from.mask() == 0 {
            return Some(self.say_field("enclos-other-sheep", from));
        }
        let stuck = self.reach(at, from.mask()).iter().all(|&to| to == 0);
        stuck.then(|| self.say_field("enclos-shut-in", from))
    }

    /// Why the sheep that stands on its first field may not go to its second.
    pub(super) fn why_not_step(&self, at: &Position, step: Step) -> Option<Say> {
        let Some(passage) = self.crossed(step) else {
            return Some(
                self.say_field("enclos-too-far", step.to).with("from", self.geometry.field_name(step.from)),
            );
        };
        if !at.is_open(passage) {
            return Some(self.say_passage("enclos-way-closed", passage));
        }
        (at.occupied() & step.to.mask() != 0).then(|| self.say_field("enclos-occupied", step.to))
    }

    /// Why `passage` may not be fenced, whatever else the turn holds.
    pub(super) fn why_not_fence(&self, at: &Position, passage: Passage) -> Option<Say> {
        if !at.is_open(passage) {
            return Some(self.say_passage("enclos-fenced", passage));
        }
        self.exhausted(at).then(|| Say::new("enclos-no-fences").about(self.geometry.stack()))
    }

    /// Why `passage` may not be fenced before a sheep moves.
    pub(super) fn why_not_fence_first(&self, at: &Position, passage: Passage) -> Option<Say> {
        self.why_not_fence(at, passage).or_else(|| {
            let shuts_in = !self.steps(at, at.to_move()).any(|step| self.crossed(step) != Some(passage));
            (shuts_in && self.self_block == SelfBlock::Illegal)
                .then(|| self.say_passage("enclos-move-first", passage))
        })
    }

    /// Why `passage` may not be fenced once `step` is made.
    pub(super) fn why_not_fence_after(&self, at: &Position, step: Step, passage: Passage) -> Option<Say> {
        self.why_not_fence(at, passage).or_else(|| {
            (!self.fence_used && self.crossed(step) == Some(passage))
                .then(|| self.say_passage("enclos-just-used", passage))
        })
    }
}
