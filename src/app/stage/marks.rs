//! Which signs the spots bear: what may be touched, what is chosen, what was
//! played last, what was refused; and beside these what the board tells of itself.

use std::collections::BTreeSet;

use bevy::light::NotShadowCaster;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::felt::Surface;
use super::model_of;
use super::pick::Hovered;
use super::signs::{Looks, SIGNS, Sign};
use super::timeline::Timeline;
use crate::app::lesson::Learner;
use crate::app::seats::Hint;
use crate::app::table::{Place, Refused, Table, TableSystems};
use crate::rules::{Deed, Note, Spot, SpotKind, Thing, Tint};

/// The sign of touches that a spot bears, as long as it bears one.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark(Sign);

/// A sign of what the board tells of a spot.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Told {
    /// The spot.
    pub spot: Spot,
    sign: Sign,
}

/// The spots of the last refusal, until something else happens.
#[derive(Resource, Default)]
pub(super) struct RefusedSpots(Vec<Spot>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RefusedSpots>();
    app.add_systems(Update, (remember_refusal, (mark, tell)).chain().in_set(TableSystems::Show));
}

/// A refusal is shown until the next thing happens.
fn remember_refusal(
    mut refused: MessageReader<Refused>,
    table: Option<Res<Table>>,
    mut spots: ResMut<RefusedSpots>,
) {
    if let Some(last) = refused.read().last() {
        spots.0.clone_from(&last.0.spots);
    } else if !spots.0.is_empty() && table.is_none_or(|table| table.is_changed()) {
        spots.0.clear();
    }
}

/// The sign of every spot that bears one; what comes first counts. `offered` is
/// what is shown of all that may be touched.
fn signs(
    table: &Table,
    hovered: Option<Spot>,
    refused: &[Spot],
    advised: &[Spot],
    offered: &[Spot],
) -> HashMap<Spot, Sign> {
    let mut signs = HashMap::new();
    let mut put = |spot: Spot, sign: Sign| {
        signs.entry(spot).or_insert(sign);
    };
    refused.iter().for_each(|&spot| put(spot, Sign::Refused));
    table.proposed().into_iter().for_each(|spot| put(spot, Sign::Proposed));
    advised.iter().for_each(|&spot| put(spot, Sign::Advised));
    if let Some(spot) = hovered.filter(|spot| table.next().contains(spot)) {
        put(spot, Sign::Hovered);
    }
    table.made().iter().for_each(|&spot| put(spot, Sign::Chosen));
    for note in table.notes() {
        if let Note::Tint { spot, tint: Tint::Threatened } = note
            && table.next().contains(spot)
        {
            put(*spot, Sign::Strike);
        }
    }
    // Where pieces may be chosen, all else that may be touched keeps quiet.
    let standing = table.line().standing(table.made());
    let occupied = |spot: Spot| standing.iter().any(|thing| thing.spot == spot);
    let choosing = offered.iter().any(|&spot| occupied(spot));
    for &spot in offered {
        put(
            spot,
            if occupied(spot) {
                Sign::Ready
            } else if choosing {
                Sign::Quiet
            } else {
                Sign::Open
            },
        );
    }
    // Where the last ply began and ended; what came out of a reserve began nowhere.
    let on_board = |spot: Spot| {
        let kind = table.board().get(spot).map(|info| info.kind);
        matches!(kind, Some(SpotKind::Field | SpotKind::Passage))
    };
    for deed in table.last().map_or(&[][..], |ply| &ply.deeds) {
        if let Deed::Move { path, .. } = deed {
            let ends = [path.first(), path.last()].into_iter().flatten();
            ends.filter(|&&spot| on_board(spot)).for_each(|&spot| put(spot, Sign::Last));
        }
    }
    signs
}

fn mark(
    table: Option<Res<Table>>,
    hovered: Res<Hovered>,
    refused: Res<RefusedSpots>,
    hint: Res<Hint>,
    learner: Res<Learner>,
    timeline: Res<Timeline>,
    mut rolling: Local<bool>,
    mut looks: ResMut<Looks>,
    mut meshes: ResMut<Assets<Mesh>>,
    places: Query<(Entity, &Place, Option<&Mark>)>,
    fresh: Query<(), Added<Place>>,
    mut commands: Commands,
) {
    let Some(table) = table else { return };
    let advice_changed = hint.is_changed() || learner.is_changed();
    let fallen = *rolling != timeline.is_rolling();
    *rolling = timeline.is_rolling();
    let changed =
        table.is_changed() || hovered.is_changed() || refused.is_changed() || advice_changed || fallen;
    if !changed && fresh.is_empty() {
        return;
    }
    // In a lesson, what leads on is shown alone.
    let (advised, offered) = match learner.shown() {
        // What a die allows is not to be told before it lies.
        _ if *rolling => (&[][..], &[][..]),
        // What is shown before it is played must be found among all that could be.
        [] if table.proposed().is_some() => (&[][..], &[][..]),
        [] => (hint.to_come(&table), table.next()),
        shown => (shown, &[][..]),
    };
    let signs = signs(&table, hovered.0, &refused.0, advised, offered);
    for (entity, place, mark) in &places {
        let sign = signs.get(&place.0).copied();
        if sign == mark.map(|mark| mark.0) {
            continue;
        }
        let mut entity = commands.entity(entity);
        let Some(sign) = sign else {
            entity.remove::<(Mark, Mesh3d, MeshMaterial3d<Surface>)>();
            continue;
        };
        let Some(info) = table.board().get(place.0) else { continue };
        let look = looks.look(model_of(&table).spot(info.kind).outline, sign, &mut meshes);
        entity.insert((Mark(sign), look, Visibility::default(), NotShadowCaster, SIGNS));
    }
}

/// What the board tells of its spots in signs.
fn told(table: &Table, hovered: Option<Spot>) -> BTreeSet<Told> {
    let mut told = BTreeSet::new();
    // A territory is shown while the pointer asks for it: on something of its
    // owner's that is not to be touched now. All of it all the time is too much.
    let asked = hovered.filter(|spot| !table.next().contains(spot) && !table.made().contains(spot));
    let owner = |thing: &Thing| table.board().kinds.get(usize::from(thing.kind.0))?.owner;
    let standing = table.line().standing(table.made());
    let asked = asked.and_then(|spot| standing.iter().find(|thing| thing.spot == spot).and_then(owner));
    for note in table.notes() {
        match note {
            Note::Tint { spot, tint } => {
                let sign = match tint {
                    Tint::Territory(seat) if asked == Some(*seat) => Sign::Territory,
                    Tint::Territory(_) => continue,
                    // Where it may be touched the touch itself says so.
                    Tint::Threatened if table.next().contains(spot) => continue,
                    Tint::Stuck => Sign::Stuck,
                    Tint::Cramped => Sign::Cramped,
                    Tint::Threatened => Sign::Threatened,
                    Tint::Fold => Sign::Fold,
                };
                told.insert(Told { spot: *spot, sign });
            }
            Note::Warning(say) => {
                told.extend(say.spots.iter().map(|&spot| Told { spot, sign: Sign::Warned }));
            }
            Note::Count { .. }
            | Note::Balance { .. }
            | Note::Task { .. }
            | Note::Path(_)
            | Note::Odds { .. } => {}
        }
    }
    told
}

fn tell(
    table: Option<Res<Table>>,
    hovered: Res<Hovered>,
    mut looks: ResMut<Looks>,
    mut meshes: ResMut<Assets<Mesh>>,
    shown: Query<(Entity, &Told)>,
    fresh: Query<(), Added<Place>>,
    mut commands: Commands,
) {
    let Some(table) = table else {
        shown.iter().for_each(|(entity, _)| commands.entity(entity).despawn());
        return;
    };
    // The signs of another board lie elsewhere.
    let another = !fresh.is_empty();
    if !(table.is_changed() || hovered.is_changed() || another) {
        return;
    }
    let mut missing = told(&table, hovered.0);
    for (entity, shown) in &shown {
        if another || !missing.remove(shown) {
            commands.entity(entity).despawn();
        }
    }
    let (model, board) = (model_of(&table), table.board());
    for told in missing {
        let Some(info) = board.get(told.spot) else { continue };
        let look = looks.look(model.spot(info.kind).outline, told.sign, &mut meshes);
        let mut entity = commands.spawn((told, look, model.place(info)));
        // The sheepfold is a thing of the table's.
        if told.sign != Sign::Fold {
            entity.insert((NotShadowCaster, SIGNS));
        }
    }
}
