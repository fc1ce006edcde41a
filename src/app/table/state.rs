//! The match on the table as everybody sees it, and the steps that the referee takes with it.

use bevy::prelude::*;

use super::clock::Clocks;
use super::command::{Arrange, Ended, Played, Refused};
use crate::lesson::{Place, Progress};
use crate::record::{Ending, Match, Participant};
use crate::rules::{AnyLine, Board, Deed, Level, Note, Ply, Say, Seat, Spot, Touch, Turn};

/// The match in play with the touches of its unfinished turn, and what follows
/// from them. Everybody may look; only the referee writes.
#[derive(Resource)]
pub struct Table {
    pub(super) game: Match,
    pub(super) clocks: Option<Clocks>,
    /// The seat that offers a draw.
    pub(super) offer: Option<Seat>,
    pub(super) made: Vec<Spot>,
    /// The spot whose touch would play the move that is shown.
    pub(super) proposed: Option<Spot>,
    next: Vec<Spot>,
    notes: Vec<Note>,
    prompt: Option<Say>,
    last: Option<Ply>,
    /// The deeds of the touches made.
    begun: Vec<Deed>,
    revision: u64,
    /// Whether an earlier ply is being looked at, where the computer waits.
    pub(super) visiting: bool,
    pub(super) throws_back: bool,
}

impl Table {
    pub(super) fn new(game: Match, revision: u64, throws_back: bool) -> Self {
        let mut table = Table {
            visiting: game.step() < game.steps(),
            clocks: Clocks::of(&game),
            offer: None,
            game,
            made: Vec::new(),
            proposed: None,
            next: Vec::new(),
            notes: Vec::new(),
            prompt: None,
            last: None,
            begun: Vec::new(),
            revision,
            throws_back,
        };
        table.settle(Vec::new());
        table
    }

    /// The match with its cursor.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// The match at its cursor.
    pub fn line(&self) -> &dyn AnyLine {
        self.game.line()
    }

    /// The board.
    pub fn board(&self) -> &Board {
        self.line().board()
    }

    /// What the match waits for.
    pub fn turn(&self) -> Turn {
        self.line().turn()
    }

    /// The touches of the unfinished turn.
    pub fn made(&self) -> &[Spot] {
        &self.made
    }

    /// The spot whose touch would play the move that is shown before it is
    /// played, while one is; anything else that is asked drops it.
    pub fn proposed(&self) -> Option<Spot> {
        self.proposed
    }

    /// The spots that may be touched now; none while it is the computer's turn, or a lesson pauses.
    pub fn next(&self) -> &[Spot] {
        &self.next
    }

    /// What the board can tell now.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// What the side to move is asked for; nothing once the match is over.
    pub fn prompt(&self) -> Option<&Say> {
        self.prompt.as_ref()
    }

    /// The ply that led here.
    pub fn last(&self) -> Option<&Ply> {
        self.last.as_ref()
    }

    /// A number that is another one after every throw, ply and step back: who
    /// has thought about a turn knows by it whether that is still the turn.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether there is anything to undo.
    pub fn can_undo(&self) -> bool {
        self.proposed.is_some() || self.can_take_back() || self.earlier().is_some()
    }

    /// Whether there is a touch of a person's to take back.
    pub(super) fn can_take_back(&self) -> bool {
        !self.made.is_empty() && self.computer().is_none()
    }

    /// How many plies are left when one is undone; nothing where none may be.
    pub(super) fn earlier(&self) -> Option<usize> {
        let cursor = self.game.cursor();
        // What people have ended they may go on with, whoever plays.
        if self.game.is_ended() {
            return Some(cursor);
        }
        if !self.is_against_computer() {
            return cursor.checked_sub(1).or(self.line().begun().map(|_| 0));
        }
        let plies = self.game.plies().get(..cursor)?;
        let person = |ply: &Ply| ply.seat.is_some_and(|seat| self.is_person(seat));
        let target = plies.iter().rposition(person)?;
        let thrown = || self.line().begun().is_some() || plies.iter().skip(target).any(Ply::is_thrown);
        (self.throws_back || !thrown()).then_some(target)
    }

    /// Whether there is anything to play again.
    pub fn can_redo(&self) -> bool {
        self.made.is_empty() && self.game.step() < self.game.steps()
    }

    /// Whether the computer plays one of the seats.
    fn is_against_computer(&self) -> bool {
        (0..).map(Seat).take(self.line().seats()).any(|seat| !self.is_person(seat))
    }

    /// How well the computer plays, if it is its turn to throw or to move.
    pub fn computer(&self) -> Option<Level> {
        self.participant(self.seat()?).level()
    }

    /// Whether the computer, whose turn it is, waits because an earlier ply is
    /// only being looked at: [`Command::PlayOn`](super::Command::PlayOn) has it go on from there.
    pub fn computer_waits(&self) -> bool {
        self.visiting && self.computer().is_some()
    }

    /// The seat to throw or to move; nobody once the match is over.
    pub fn seat(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Seat(seat) | Turn::Chance(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }

    /// Whether nothing is asked for just now: a step of a lesson is done, or the
    /// other side answers in it.
    pub fn pauses(&self) -> bool {
        Place::of(&self.game).is_some_and(|place| place.progress != Progress::Asked)
    }

    /// Who plays `seat`.
    pub fn participant(&self, seat: Seat) -> Participant {
        self.game.participant(seat)
    }

    /// Whether a person plays `seat`.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.participant(seat).level().is_none()
    }

    /// Goes on from the touches `made`: works out once what everybody asks for.
    fn settle(&mut self, made: Vec<Spot>) {
        let line = self.game.line();
        let shut = self.computer().is_some() || self.pauses();
        let next = if shut { Vec::new() } else { line.next(&made) };
        let notes = line.notes(&made);
        let begun = line.deeds(&made);
        let last = line.last();
        let prompt = line.prompt(&made);
        (self.next, self.notes, self.begun, self.last, self.prompt) = (next, notes, begun, last, prompt);
        self.made = made;
        self.proposed = None;
    }

    /// Whether a touch of `spot` plays a move that can be shown beforehand. A
    /// throw cannot; and in a lesson what was not meant is taken back anyhow.
    pub(super) fn plays(&self, spot: Spot) -> bool {
        Place::of(&self.game).is_none() && matches!(self.line().touch(&self.made, spot), Touch::Whole(_))
    }

    /// Goes on from `made` and says how the things get there: the deeds that
    /// are new where they only add to those begun, else whatever it takes.
    fn touch_up_to(&mut self, made: Vec<Spot>) -> Option<Arrange> {
        let before = std::mem::take(&mut self.begun);
        self.settle(made);
        match self.begun.strip_prefix(before.as_slice()) {
            Some([]) => None,
            Some(more) => Some(Arrange::Deeds(more.to_vec())),
            None => Some(Arrange::Standing),
        }
    }

    /// Goes on from a turn that is another one than before.
    pub(super) fn turn_over(&mut self, revisions: &mut Revisions) {
        self.revision = revisions.next();
        self.visiting = false;
        self.settle(Vec::new());
    }

    /// Touches `spot`, whoever does.
    pub(super) fn touch(
        &mut self,
        spot: Spot,
        revisions: &mut Revisions,
        played: &mut MessageWriter<Played>,
        ended: &mut MessageWriter<Ended>,
        refused: &mut MessageWriter<Refused>,
    ) -> Option<Arrange> {
        let begun = self.begun.len();
        let ply = match self.line().touch(&self.made, spot) {
            Touch::Made(made) => return self.touch_up_to(made),
            Touch::Whole(way) => self.game.play_way(&way)?,
            Touch::Throw => self.game.throw()?,
            Touch::Refused(say) => {
                refused.write(Refused(say));
                return None;
            }
        };
        self.turn_over(revisions);
        let deeds = ply.deeds.iter().skip(begun).cloned().collect();
        // A throw alone is no ply yet, unless chance plays for itself.
        if self.line().begun().is_none() {
            self.press_clock(&ply);
            played.write(Played(ply));
        }
        if self.is_over() {
            ended.write(Ended);
        }
        Some(Arrange::Deeds(deeds))
    }

    /// Ends the match as people have settled it, if they may.
    pub(super) fn end(
        &mut self,
        ending: Ending,
        revisions: &mut Revisions,
        ended: &mut MessageWriter<Ended>,
    ) -> Option<Arrange> {
        (self.may_end() && self.game.end(ending)).then(|| {
            self.turn_over(revisions);
            ended.write(Ended);
            Arrange::Standing
        })
    }

    /// Takes the last touch back.
    pub(super) fn take_back(&mut self) -> Option<Arrange> {
        let mut made = self.made.clone();
        made.pop();
        self.touch_up_to(made)
    }

    /// Plays the next step again that was taken back.
    pub(super) fn redo(&mut self, revisions: &mut Revisions) -> Option<Arrange> {
        let next = self.game.plies().get(self.game.cursor());
        // What people have ended without a ply moves nothing.
        let deeds = next.map(|ply| ply.deeds.clone()).unwrap_or_default();
        if !self.can_redo() || !self.game.redo() {
            return None;
        }
        self.turn_over(revisions);
        self.visiting = self.can_redo();
        Some(Arrange::Deeds(deeds))
    }
}

/// Numbers the revisions of all tables that there have been.
#[derive(Default)]
pub(super) struct Revisions(u64);

impl Revisions {
    pub fn next(&mut self) -> u64 {
        self.0 += 1;
        self.0
    }
}
