//! What people settle between themselves: giving up, and drawing.

use super::Table;
use crate::rules::{Kind, Seat, Seats, Turn};

impl Table {
    /// Whether people may end the match here: between two, at its last ply.
    pub fn may_end(&self) -> bool {
        self.game.may_end() && self.game.step() == self.game.steps()
    }

    /// The seat that offers a draw, as long as nobody has answered.
    pub fn offer(&self) -> Option<Seat> {
        self.offer
    }

    /// The seat that is to answer an offer.
    pub fn asked_for_draw(&self) -> Option<Seat> {
        Seats::all(2).without(self.offer?).iter().next()
    }

    /// The seat of the person who is to answer an offer.
    pub fn person_asked_for_draw(&self) -> Option<Seat> {
        self.asked_for_draw().filter(|&asked| self.is_person(asked))
    }

    /// The seat for which a person speaks who offers something or gives up: the
    /// one on move or, where that is the computer's, a person's who waits.
    pub fn speaker(&self) -> Option<Seat> {
        let on_move = self.seat()?;
        [on_move]
            .into_iter()
            .chain((0..).map(Seat).take(self.line().seats()))
            .find(|&seat| self.is_person(seat))
    }

    /// Offers a draw for `seat`.
    pub(super) fn offer_draw(&mut self, seat: Seat) {
        self.offer = self.may_end().then_some(seat);
    }

    /// How the match has ended for the side that things of `kind` belong to:
    /// above 0 it has won, below 0 it has lost.
    pub fn fortune(&self, kind: Kind) -> i32 {
        let owner = self.board().kinds.get(usize::from(kind.0)).and_then(|info| info.owner);
        match (self.turn(), owner) {
            (Turn::Over(outcome), Some(owner)) => outcome.score(owner),
            _ => 0,
        }
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        matches!(self.turn(), Turn::Over(_))
    }
}
