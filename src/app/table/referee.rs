//! The one system that owns the match.

use bevy::prelude::*;

use super::TableSystems;
use super::calendar::Calendar;
use super::clock::Clocks;
use super::command::{Arrange, Command, Ended, Played, Refused};
use super::seeds::Seeds;
use super::state::{Revisions, Table};
use crate::record::{Ending, Match};
use crate::rules::Say;

/// Whether a throw of the die may be taken back against the computer too.
/// People agree on that among themselves.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ThrowsBack(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ThrowsBack>();
    app.add_systems(Update, judge.in_set(TableSystems::Judge));
}

/// Answers every command in the order they came.
fn judge(
    mut asked: MessageReader<Command>,
    mut revisions: Local<Revisions>,
    seeds: Res<Seeds>,
    calendar: Res<Calendar>,
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
            Command::New { game, rules } => {
                Some(Match::new(game, rules, None).map(|game| calendar.date(seeds.deal(game))))
            }
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
        // Whatever is asked for instead, a move that was only shown is dropped.
        let proposed = if matches!(command, Command::Hurry) { None } else { table.proposed.take() };
        let how = match command {
            Command::New { .. } | Command::Open(_) | Command::Hurry => None,
            Command::Leave => {
                fresh = None;
                commands.remove_resource::<Table>();
                Some(Arrange::Clear)
            }
            Command::Rematch => {
                let mut game = calendar.date(seeds.deal(table.game.again()));
                game.seat_as(&table.game);
                game.time_as(&table.game);
                *table = Table::new(game, revisions.next(), throws_back.0);
                Some(Arrange::Standing)
            }
            Command::Touch(_) | Command::Propose(_) if table.computer().is_some() => {
                refused.write(Refused(Say::new("app-computers-turn")));
                None
            }
            // It has thought about a turn that is over.
            Command::Answer { revision, .. }
                if *revision != table.revision() || table.computer().is_none() =>
            {
                None
            }
            Command::Propose(spot) if proposed != Some(*spot) && table.plays(*spot) => {
                table.proposed = Some(*spot);
                None
            }
            Command::Touch(spot) | Command::Propose(spot) | Command::Answer { spot, .. } => {
                table.touch(*spot, &mut revisions, &mut played, &mut ended, &mut refused)
            }
            Command::Confirm => proposed
                .and_then(|spot| table.touch(spot, &mut revisions, &mut played, &mut ended, &mut refused)),
            Command::TakeBack | Command::Undo if proposed.is_some() => None,
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
