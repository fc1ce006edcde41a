//! The one system that owns the match.

use bevy::prelude::*;

use super::TableSystems;
use super::clock::Clocks;
use super::command::{Arrange, Command, Ended, Played, Refused};
use super::seeds::Seeds;
use crate::lesson::{Place, Progress};
use crate::record::{Ending, Match, Participant};
use crate::rules::{AnyLine, Board, Deed, Level, Note, Ply, Say, Seat, Spot, Touch, Turn};

/// Whether a throw of the die may be taken back against the computer too.
/// People agree on that among themselves.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ThrowsBack(pub bool);

/// The match in play with the touches of its unfinished turn, and what follows
/// from them. Everybody may look; only the referee writes.
#[derive(Resource)]
pub struct Table {
    pub(super) game: Match,
    pub(super) clocks: Option<Clocks>,
    /// The seat that offers a draw.
    pub(super) offer: Option<Seat>,
    made: Vec<Spot>,
    next: Vec<Spot>,
    notes: Vec<Note>,
    prompt: Option<Say>,
    last: Option<Ply>,
    /// The deeds of the touches made.
    begun: Vec<Deed>,
    revision: u64,
    /// Whether an earlier ply is being looked at, where the computer waits.
    visiting: bool,
    throws_back: bool,
}

impl Table {
    fn new(game: Match, revision: u64, throws_back: bool) -> Self {
        let mut table = Table {
            visiting: game.step() < game.steps(),
            clocks: Clocks::of(&game),
            offer: None,
            game,
            made: Vec::new(),
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
        self.can_take_back() || self.earlier().is_some()
    }

    /// Whether there is a touch of a person's to take back.
    fn can_take_back(&self) -> bool {
        !self.made.is_empty() && self.computer().is_none()
    }

    /// How many plies are left when one is undone; nothing where none may be.
    fn earlier(&self) -> Option<usize> {
        let cursor = self.game.cursor();
        // What people have ended they may go on with, whoever plays.
        if self.game.is_ended() {
            return Some(cursor);
        }
        if !self.is_against_computer() {
            return cursor.checked_sub(1).or(self.line().begun().map(|_| 0));
        }
        let plies = self.game.plies().get(..cursor)?;
        let person = |ply: &Ply| ply.seat.is_some_and(|seat| self.participant(seat).level().is_none());
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
        (0..).map(Seat).take(self.line().seats()).any(|seat| self.participant(seat).level().is_some())
    }

    /// How well the computer plays, if it is its turn to throw or to move.
    pub fn computer(&self) -> Option<Level> {
        self.participant(self.seat()?).level()
    }

    /// Whether the computer, whose turn it is, waits because an earlier ply is
    /// only being looked at: [`Command::PlayOn`] has it go on from there.
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
    fn turn_over(&mut self, revisions: &mut Revisions) {
        self.revision = revisions.next();
        self.visiting = false;
        self.settle(Vec::new());
    }

    /// Touches `spot`, whoever does.
    fn touch(
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
    fn end(
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
    fn take_back(&mut self) -> Option<Arrange> {
        let mut made = self.made.clone();
        made.pop();
        self.touch_up_to(made)
    }

    /// Plays the next step again that was taken back.
    fn redo(&mut self, revisions: &mut Revisions) -> Option<Arrange> {
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

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ThrowsBack>();
    app.add_systems(Update, judge.in_set(TableSystems::Judge));
}

/// Numbers the revisions of all tables that there have been.
#[derive(Default)]
struct Revisions(u64);

impl Revisions {
    fn next(&mut self) -> u64 {
        self.0 += 1;
        self.0
    }
}

/// Answers every command in the order they came.
fn judge(
    mut asked: MessageReader<Command>,
    mut revisions: Local<Revisions>,
    seeds: Res<Seeds>,
    throws_back: Res<ThrowsBack>,
    mut table: Option<ResMut<Table>>,
    mut played: MessageWriter<Played>,
    mut ended: MessageWriter<Ended>,
    mut refused: MessageWriter<Refused>,
    mut arrange: MessageWriter<Arrange>,
    mut commands: Commands,
) {
    if throws_back.is_changed()
        && let Some(table) = &mut table
    {
        table.throws_back = throws_back.0;
    }
    // A match that was opened in this very frame is no resource yet.
    let mut fresh = None;
    for command in asked.read() {
        let opened = match command {
            Command::New { game, rules } => Some(Match::new(game, rules, None).map(|game| seeds.deal(game))),
            Command::Open(game) => Some(Ok(game.clone())),
            _ => None,
        };
        if let Some(opened) = opened {
            match opened {
                Ok(game) => {
                    let opened = Table::new(game, revisions.next(), throws_back.0);
                    match &mut table {
                        Some(table) => **table = opened,
                        None => fresh = Some(opened),
                    }
                    arrange.write(Arrange::Fresh);
                }
                Err(say) => {
                    refused.write(Refused(say));
                }
            }
            continue;
        }
        let Some(table) = table.as_deref_mut().or(fresh.as_mut()) else { continue };
        // Who does anything else has not agreed.
        if !matches!(command, Command::OfferDraw(_) | Command::AcceptDraw | Command::Hurry) {
            table.offer = None;
        }
        let how = match command {
            Command::New { .. } | Command::Open(_) | Command::Hurry => None,
            Command::Leave => {
                fresh = None;
                commands.remove_resource::<Table>();
                Some(Arrange::Clear)
            }
            Command::Rematch => {
                let mut game = seeds.deal(table.game.again());
                game.seat_as(&table.game);
                game.time_as(&table.game);
                *table = Table::new(game, revisions.next(), throws_back.0);
                Some(Arrange::Standing)
            }
            Command::Touch(_) if table.computer().is_some() => {
                refused.write(Refused(Say::new("app-computers-turn")));
                None
            }
            // It has thought about a turn that is over.
            Command::Answer { revision, .. } if *revision != table.revision || table.computer().is_none() => {
                None
            }
            Command::Touch(spot) | Command::Answer { spot, .. } => {
                table.touch(*spot, &mut revisions, &mut played, &mut ended, &mut refused)
            }
            Command::PlayOn => {
                table.visiting = false;
                None
            }
            Command::TakeBack if table.can_take_back() => table.take_back(),
            Command::TakeBack => None,
            Command::Undo if table.can_take_back() => table.take_back(),
            Command::Undo => table.earlier().map(|earlier| {
                while table.game.undo() && table.game.cursor() > earlier {}
                table.turn_over(&mut revisions);
                Arrange::Standing
            }),
            Command::Seat(participants) => {
                match table.game.set_participants(participants) {
                    Ok(()) => table.turn_over(&mut revisions),
                    Err(say) => {
                        refused.write(Refused(say));
                    }
                }
                None
            }
            Command::GoTo(ply) => {
                table.game.go_to(*ply);
                table.turn_over(&mut revisions);
                table.visiting = table.can_redo();
                Some(Arrange::Standing)
            }
            Command::Redo => table.redo(&mut revisions),
            Command::Clocks(control) => {
                match table.game.set_time_control(*control) {
                    Ok(()) => table.clocks = Clocks::of(&table.game),
                    Err(say) => {
                        refused.write(Refused(say));
                    }
                }
                None
            }
            Command::OfferDraw(seat) => {
                table.offer_draw(*seat);
                None
            }
            Command::DeclineDraw => {
                refused.write(Refused(Say::new("app-draw-declined")));
                None
            }
            Command::AcceptDraw if table.offer.take().is_none() => None,
            Command::AcceptDraw => table.end(Ending::Agreed, &mut revisions, &mut ended),
            Command::Resign(seat) => table.end(Ending::Resigned(*seat), &mut revisions, &mut ended),
            Command::OutOfTime(seat) => table.end(Ending::OutOfTime(*seat), &mut revisions, &mut ended),
        };
        if let Some(how) = how {
            arrange.write(how);
        }
    }
    if let Some(fresh) = fresh {
        commands.insert_resource(fresh);
    }
}
