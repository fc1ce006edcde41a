//! The one system that owns the match.

use bevy::prelude::*;

use super::TableSystems;
use super::command::{Arrange, Command, Played, Refused};
use super::seeds::Seeds;
use crate::record::{Match, Participant};
use crate::rules::{AnyLine, Board, Deed, Note, Ply, Say, Seat, Spot, Touch, Turn};

/// The match in play with the touches of its unfinished turn, and what follows
/// from them. Everybody may look; only the referee writes.
#[derive(Resource)]
pub struct Table {
    game: Match,
    made: Vec<Spot>,
    next: Vec<Spot>,
    notes: Vec<Note>,
    prompt: Option<Say>,
    last: Option<Ply>,
    /// The deeds of the touches made.
    begun: Vec<Deed>,
}

impl Table {
    fn new(game: Match) -> Self {
        let mut table = Table {
            game,
            made: Vec::new(),
            next: Vec::new(),
            notes: Vec::new(),
            prompt: None,
            last: None,
            begun: Vec::new(),
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

    /// The spots that may be touched now.
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

    /// Whether there is anything to undo.
    pub fn can_undo(&self) -> bool {
        !self.made.is_empty() || self.game.cursor() > 0
    }

    /// Whether there is anything to play again.
    pub fn can_redo(&self) -> bool {
        self.made.is_empty() && self.game.cursor() < self.game.plies().len()
    }

    /// The seat to throw or to move; nobody once the match is over.
    pub fn seat(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Seat(seat) | Turn::Chance(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }

    /// Who plays `seat`.
    pub fn participant(&self, seat: Seat) -> Participant {
        self.game.participant(seat)
    }

    /// Goes on from the touches `made`: works out once what everybody asks for.
    fn settle(&mut self, made: Vec<Spot>) {
        let line = self.game.line();
        let next = line.next(&made);
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
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, judge.in_set(TableSystems::Judge));
}

/// Answers every command in the order they came.
fn judge(
    mut asked: MessageReader<Command>,
    seeds: Res<Seeds>,
    mut table: Option<ResMut<Table>>,
    mut played: MessageWriter<Played>,
    mut refused: MessageWriter<Refused>,
    mut arrange: MessageWriter<Arrange>,
    mut commands: Commands,
) {
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
                    match &mut table {
                        Some(table) => **table = Table::new(game),
                        None => fresh = Some(Table::new(game)),
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
        match command {
            Command::New { .. } | Command::Open(_) | Command::Hurry => {}
            Command::Leave => {
                fresh = None;
                commands.remove_resource::<Table>();
                arrange.write(Arrange::Clear);
            }
            Command::Rematch => {
                let mut game = seeds.deal(table.game.again());
                game.seat_as(&table.game);
                *table = Table::new(game);
                arrange.write(Arrange::Standing);
            }
            Command::Touch(spot) => match table.line().touch(table.made(), *spot) {
                Touch::Made(made) => {
                    if let Some(how) = table.touch_up_to(made) {
                        arrange.write(how);
                    }
                }
                Touch::Whole(way) => {
                    let begun = table.begun.len();
                    if let Some(ply) = table.game.play_way(&way) {
                        arrange.write(Arrange::Deeds(ply.deeds.iter().skip(begun).cloned().collect()));
                        table.settle(Vec::new());
                        played.write(Played(ply));
                    }
                }
                Touch::Throw => {
                    let begun = table.begun.len();
                    if let Some(ply) = table.game.throw() {
                        arrange.write(Arrange::Deeds(ply.deeds.iter().skip(begun).cloned().collect()));
                        table.settle(Vec::new());
                        if table.line().begun().is_none() {
                            played.write(Played(ply));
                        }
                    }
                }
                Touch::Refused(say) => {
                    refused.write(Refused(say));
                }
            },
            Command::TakeBack => {
                let mut made = table.made.clone();
                if made.pop().is_some()
                    && let Some(how) = table.touch_up_to(made)
                {
                    arrange.write(how);
                }
            }
            Command::Undo => {
                let mut made = table.made.clone();
                let how = if made.pop().is_some() {
                    table.touch_up_to(made)
                } else if table.game.undo() {
                    table.settle(Vec::new());
                    Some(Arrange::Standing)
                } else {
                    None
                };
                if let Some(how) = how {
                    arrange.write(how);
                }
            }
            Command::Seat(participants) => {
                if let Err(say) = table.game.set_participants(participants) {
                    refused.write(Refused(say));
                }
            }
            Command::GoTo(ply) => {
                table.game.go_to(*ply);
                table.settle(Vec::new());
                arrange.write(Arrange::Standing);
            }
            Command::Redo => {
                if table.can_redo()
                    && let Some(deeds) =
                        table.game.plies().get(table.game.cursor()).map(|ply| ply.deeds.clone())
                    && table.game.redo()
                {
                    table.settle(Vec::new());
                    arrange.write(Arrange::Deeds(deeds));
                }
            }
        }
    }
    if let Some(fresh) = fresh {
        commands.insert_resource(fresh);
    }
}
