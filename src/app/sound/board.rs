//! What happens on the board is heard: what sets off, what touches down, what is chosen.

use bevy::prelude::*;

use super::SoundSystems;
use super::catalogue::Effect;
use super::playing::Orchestra;
use crate::app::stage::{Landed, Matter, SetOff, spot_point};
use crate::app::table::{Arrange, Played, Refused, Table, Travel};
use crate::rules::{Manner, Note, Spot, Tint};

/// How loud what goes back is, beside what goes.
const BACK: f32 = 0.4;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (hear_set_off, hear_landings, hear_choice, hear_folds, hear_refusals).in_set(SoundSystems::Hear),
    );
}

/// What is heard of something as it sets off.
fn sets_off(matter: Matter, manner: Manner) -> Option<Effect> {
    match (matter, manner) {
        (_, Manner::Back) => Some(Effect::Back),
        (Matter::Sheep, Manner::Drop) => Some(Effect::Bleat),
        (Matter::Sheep, Manner::Carry | Manner::Lead) => Some(Effect::Goodbye),
        (Matter::Tiger, Manner::Leap) => Some(Effect::Growl),
        (Matter::Pawn, Manner::Carry) => Some(Effect::Strike),
        (Matter::Die, Manner::Tumble) => Some(Effect::Shake),
        _ => None,
    }
}

/// What is heard of something that touches down.
fn touches_down(matter: Matter, manner: Manner) -> &'static [Effect] {
    match (matter, manner) {
        (Matter::Sheep, _) => &[Effect::Hop],
        (Matter::Tiger, Manner::Leap) => &[Effect::Paws, Effect::Eat],
        (Matter::Tiger, _) => &[Effect::Paws],
        (Matter::Fence, _) => &[Effect::Hammer],
        (Matter::Pawn, _) => &[Effect::Pawn],
        (Matter::Block, _) => &[Effect::Block],
        (Matter::Die, _) => &[Effect::Die],
    }
}

fn hear_set_off(mut set_off: MessageReader<SetOff>, mut orchestra: ResMut<Orchestra>) {
    for gone in set_off.read() {
        if let Some(effect) = sets_off(gone.matter, gone.manner) {
            orchestra.on_board(effect, gone.at, 1.0);
        }
    }
}

fn hear_landings(
    mut landed: MessageReader<Landed>,
    mut arranged: MessageReader<Arrange>,
    mut orchestra: ResMut<Orchestra>,
) {
    // Where everything goes straight to its place nothing has touched down.
    if arranged.read().any(|how| !matches!(how, Arrange::Deeds(_))) {
        landed.clear();
    }
    for landed in landed.read() {
        // What is taken back makes little noise about it.
        let back = if landed.manner == Manner::Back { BACK } else { 1.0 };
        for &effect in touches_down(landed.matter, landed.manner) {
            orchestra.on_board(effect, landed.at, back * landed.strength);
        }
    }
}

/// A person has chosen something without moving anything yet, or thought better of it.
fn hear_choice(
    table: Option<Res<Table>>,
    mut travels: MessageReader<Travel>,
    mut played: MessageReader<Played>,
    mut arranged: MessageReader<Arrange>,
    mut known: Local<Vec<Spot>>,
    mut orchestra: ResMut<Orchestra>,
) {
    let quiet = travels.read().count() + played.read().count() + arranged.read().count() == 0;
    let made = table.as_ref().map_or(&[][..], |table| table.made());
    if *known == made {
        return;
    }
    let before = std::mem::replace(&mut *known, made.to_vec());
    let Some(table) = &table else { return };
    if !quiet || table.computer().is_some() {
        return;
    }
    let spot = if made.len() < before.len() { before.last() } else { made.last() };
    if let Some(at) = spot.and_then(|&spot| spot_point(table, spot)) {
        let effect = if made.len() < before.len() { Effect::Back } else { Effect::Select };
        orchestra.on_board(effect, at, 1.0);
    }
}

/// A sheepfold has grown.
fn hear_folds(
    table: Option<Res<Table>>,
    mut arranged: MessageReader<Arrange>,
    mut known: Local<Vec<Spot>>,
    mut orchestra: ResMut<Orchestra>,
) {
    let by_play = arranged.read().all(|how| matches!(how, Arrange::Deeds(_)));
    let Some(table) = table else {
        known.clear();
        return;
    };
    // What a turn would bring is none yet.
    if !table.is_changed() || !table.made().is_empty() {
        return;
    }
    let folds = table.notes().iter().filter_map(|note| match note {
        Note::Tint { spot, tint: Tint::Fold } => Some(*spot),
        _ => None,
    });
    let folds: Vec<Spot> = folds.collect();
    let fresh = folds.iter().find(|spot| !known.contains(spot)).copied();
    *known = folds;
    if let Some(at) = fresh.filter(|_| by_play).and_then(|spot| spot_point(&table, spot)) {
        orchestra.on_board(Effect::Gate, at, 1.0);
    }
}

fn hear_refusals(
    mut refused: MessageReader<Refused>,
    table: Option<Res<Table>>,
    mut orchestra: ResMut<Orchestra>,
) {
    let Some(refused) = refused.read().last() else { return };
    let spot = refused.0.spots.first();
    match table.and_then(|table| spot_point(&table, *spot?)) {
        Some(at) => orchestra.on_board(Effect::Refuse, at, 1.0),
        None => orchestra.on_panels(Effect::Refuse),
    }
}
