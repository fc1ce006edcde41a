//! What the board tells beyond what stands on it.

use super::board::{Field, PAWNS, bits};
use super::moves::FACES;
use super::position::{Phase, Position};
use super::rules::Barricade;
use super::table::Touched;
use crate::rules::Seat;
use crate::rules::game::{Game, Turn};
use crate::rules::table::{Note, Spot, Tint};

impl Barricade {
    pub(super) fn tell_notes(&self, at: &Position, made: &[Spot], out: &mut Vec<Note>) {
        match (self.turn(at), at.phase) {
            (Turn::Over(_), _) => {}
            (_, Phase::RollOff(round)) => {
                for (seat, roll) in (0..).map(Seat).zip(round.rolls()) {
                    let rolled = |face: u8| Note::Count {
                        label: "barricade-count-roll",
                        value: face.into(),
                        of: None,
                        seat: Some(seat),
                    };
                    out.extend(roll.made().map(rolled));
                }
                // All are at home until it is known who begins.
                return;
            }
            (_, Phase::Throw) => self.odds(at, out),
            (_, Phase::Walk(die)) => self.choices(at, die, made, out),
        }
        for seat in (0..self.seats() as u8).map(Seat) {
            let home = at.home(seat);
            let counts = [("barricade-count-home", home), ("barricade-count-under-way", PAWNS - home)];
            for (label, pawns) in counts {
                out.push(Note::Count { label, value: pawns.into(), of: None, seat: Some(seat) });
            }
        }
    }

    /// The ways that may be chosen next, the pawns they would send home, and
    /// the parts of the move.
    fn choices(&self, at: &Position, die: u8, made: &[Spot], out: &mut Vec<Note>) {
        if self.must_pass(at, die) {
            return;
        }
        let touched = self.touched(made);
        let mut puts = false;
        if let Touched { from: Some(from), to: None } = touched {
            for to in bits(self.ends(at, at.to_move, from, die)).map(Field) {
                out.push(Note::Path(self.path(at, from, to)));
                if at.owner(to).is_some() {
                    let spot = self.geometry.field_spot(to);
                    out.push(Note::Tint { spot, tint: Tint::Threatened });
                }
            }
        }
        if let Touched { from: Some(from), to: Some(to) } = touched {
            puts = self.step(at, from, to).targets != 0;
        }
        let done = touched.to.is_some();
        out.push(Note::Task { label: "barricade-task-pawn", kind: Self::pawn(at.to_move), done });
        if puts {
            out.push(Note::Task { label: "barricade-task-barricade", kind: self.barricade(), done: false });
        }
    }

    /// For each pawn, how many faces let it strike another or reach the goal.
    fn odds(&self, at: &Position, out: &mut Vec<Note>) {
        let seat = at.to_move;
        let prey = at.occupied() & !at.pawns(seat);
        let home = (at.home(seat) > 0).then_some(None);
        for from in home.into_iter().chain(at.fields(seat).map(Some)) {
            let ends = |die: u8| {
                let leaves = from.is_some() || self.may_leave(at, seat, die);
                if leaves { self.ends(at, seat, from, die) } else { 0 }
            };
            for (label, wanted) in
                [("barricade-odds-strike", prey), ("barricade-odds-goal", self.geometry.goal.mask())]
            {
                let faces = FACES.filter(|&die| ends(die) & wanted != 0).count() as u8;
                if faces > 0 {
                    let of = FACES.count() as u8;
                    let spot = self.origin(seat, from);
                    out.push(Note::Odds { spot, label, faces, of });
                }
            }
        }
    }
}
