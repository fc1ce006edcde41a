//! Giving up, and agreeing on a draw.

use std::io;

use super::sentences::side;
use super::session::Session;
use crate::record::{Ending, Participant};
use crate::rules::{Seat, Turn};

impl Session<'_> {
    /// Whoever is to move gives up.
    pub(super) fn resign(&mut self) -> io::Result<()> {
        match self.record.line().turn() {
            Turn::Seat(seat) | Turn::Chance(seat) => self.end(Ending::Resigned(seat)),
            Turn::Over(_) => self.prompt(),
        }
    }

    /// Offers a draw, or agrees to the one that has just been `offered`.
    pub(super) fn draw(&mut self, offered: bool) -> io::Result<()> {
        if offered || !self.record.may_end() {
            return self.end(Ending::Agreed);
        }
        let line = self.record.line();
        let is_computer = |seat| matches!(self.record.participant(seat), Participant::Computer(_));
        if (0..).map(Seat).take(line.seats()).any(is_computer) {
            self.say(self.words.text("terminal-draw-declined"))?;
        } else {
            let side = side(line, line.turn());
            self.say(self.words.with("terminal-draw-offered", &[("side", side)]))?;
            self.offered = true;
        }
        self.prompt()
    }

    /// Ends the match, or says why it cannot be ended so.
    fn end(&mut self, ending: Ending) -> io::Result<()> {
        if self.record.end(ending) {
            return self.show();
        }
        if self.record.line().seats() != 2 {
            self.say(self.words.text("terminal-only-two"))?;
        }
        self.prompt()
    }
}
