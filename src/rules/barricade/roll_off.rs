//! Throwing for who begins: everybody rolls, the highest begins; those who
//! share the highest roll again.

use super::board::SEATS;
use crate::rules::Seat;

/// How far it has got in the round that is being thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct RollOff {
    /// What each seat is about to do, by playing order.
    rolls: [Roll; SEATS],
}

/// What a seat does in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Roll {
    /// It does not roll: it does not play, or has been outrolled.
    Out,
    /// It is still to roll.
    Due,
    /// It has rolled.
    Made(u8),
}

impl Roll {
    /// What it showed, once it is made.
    pub fn made(&self) -> Option<u8> {
        if let Roll::Made(face) = self { Some(*face) } else { None }
    }
}

/// What a roll leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rolled {
    /// Others roll next, perhaps in another round.
    On(RollOff),
    /// This seat begins.
    Begins(Seat),
}

impl RollOff {
    /// Before the first roll of `seats` players.
    pub fn new(seats: usize) -> Self {
        let mut rolls = [Roll::Out; SEATS];
        rolls.iter_mut().take(seats).for_each(|roll| *roll = Roll::Due);
        RollOff { rolls }
    }

    /// The round in which the seats do `rolls`; `None` where no round is like that.
    pub fn from(rolls: &[Roll]) -> Option<Self> {
        let mut all = [Roll::Out; SEATS];
        all.get_mut(..rolls.len())?.copy_from_slice(rolls);
        let mut playing =
            all.iter().filter(|roll| **roll != Roll::Out).skip_while(|roll| **roll != Roll::Due);
        // Nobody rolls after somebody who has not.
        let in_order = playing.next().is_some() && playing.all(|roll| *roll == Roll::Due);
        let several = all.iter().filter(|roll| **roll != Roll::Out).count() > 1;
        (in_order && several).then_some(RollOff { rolls: all })
    }

    /// What each seat is about to do.
    pub fn rolls(&self) -> &[Roll; SEATS] {
        &self.rolls
    }

    /// Whether nobody has rolled yet in this round.
    pub fn is_fresh(&self) -> bool {
        self.rolls.iter().all(|roll| roll.made().is_none())
    }

    /// Who rolls next.
    pub fn seat(&self) -> Seat {
        let due = self.rolls.iter().position(|roll| *roll == Roll::Due);
        Seat(due.unwrap_or(0) as u8)
    }

    /// The next seat rolls `face`.
    pub fn roll(mut self, face: u8) -> Rolled {
        if let Some(due) = self.rolls.iter_mut().find(|roll| **roll == Roll::Due) {
            *due = Roll::Made(face);
        }
        if self.rolls.contains(&Roll::Due) {
            return Rolled::On(self);
        }
        let highest = self.rolls.iter().filter_map(Roll::made).max();
        for roll in &mut self.rolls {
            *roll = if *roll != Roll::Out && roll.made() == highest { Roll::Due } else { Roll::Out };
        }
        let begins = self.seat();
        if self.rolls.iter().filter(|roll| **roll == Roll::Due).count() == 1 {
            Rolled::Begins(begins)
        } else {
            Rolled::On(self)
        }
    }
}
