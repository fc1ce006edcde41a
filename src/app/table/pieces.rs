//! The things on the board and the spots they stand on, as entities.
//!
//! The rules name things by kind and spot; which of three sheep is which is
//! decided here once and for all, so that undo and redo move the same entities.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::TableSystems;
use super::command::Arrange;
use super::referee::Table;
use crate::rules::{Deed, Kind, Manner, Spot, Thing};

/// A spot of the board as an entity.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place(pub Spot);

/// A thing of the board as an entity: a sheep, a fence.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// What it is.
    pub kind: Kind,
}

/// Where a piece stands.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stands {
    /// The spot.
    pub spot: Spot,
    /// Its place among those of its kind on the same spot: 0 but in a reserve
    /// or a tray, which fill from 0 and empty from the top.
    pub berth: usize,
}

/// A piece goes to where it now stands. The stage makes a motion of it.
#[derive(Message, Clone, Debug)]
pub struct Travel {
    /// The piece.
    pub piece: Entity,
    /// What it is.
    pub kind: Kind,
    /// The spots between where it stood and where it stands.
    pub through: Vec<Spot>,
    /// Where it stood.
    pub from: Stands,
    /// Where it stands now.
    pub to: Stands,
    /// How it goes.
    pub manner: Manner,
    /// Begins together with the one before, not after it.
    pub with_previous: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Travel>();
    app.add_systems(Update, arrange.in_set(TableSystems::Arrange));
}

/// The pieces of one arrangement while it is being changed.
#[derive(Default)]
struct Arrangement {
    pieces: Vec<(Entity, Kind, Stands)>,
    travels: Vec<Travel>,
}

impl Arrangement {
    fn free_berth(&self, kind: Kind, spot: Spot) -> usize {
        let taken = |berth| {
            self.pieces.iter().any(|(_, other, at)| *other == kind && at.spot == spot && at.berth == berth)
        };
        (0..).find(|&berth| !taken(berth)).unwrap_or_default()
    }

    /// The piece of `kind` that leaves `spot` first.
    fn top(&self, kind: Kind, spot: Spot) -> Option<usize> {
        let here =
            self.pieces.iter().enumerate().filter(|(_, (_, other, at))| *other == kind && at.spot == spot);
        here.max_by_key(|(_, (_, _, at))| at.berth).map(|(index, _)| index)
    }

    fn send(&mut self, index: usize, path: &[Spot], manner: Manner, with_previous: bool) {
        let (Some(&(piece, kind, from)), Some(&spot)) = (self.pieces.get(index), path.last()) else { return };
        let to = Stands { spot, berth: self.free_berth(kind, spot) };
        if let Some((_, _, at)) = self.pieces.get_mut(index) {
            *at = to;
        }
        let through = path.iter().skip(1).take(path.len().saturating_sub(2)).copied().collect();
        self.travels.push(Travel { piece, kind, through, from, to, manner, with_previous });
    }

    fn follow(&mut self, deed: &Deed) {
        if let Deed::Move { kind, path, manner, with_previous } = deed
            && let Some(index) = path.first().and_then(|&from| self.top(*kind, from))
        {
            self.send(index, path, *manner, *with_previous);
        }
    }

    /// Sends everything that stands elsewhere than in `target` to a spot that misses it.
    fn rearrange(&mut self, target: &[Thing]) {
        let mut wanted: BTreeMap<(Kind, Spot), isize> = BTreeMap::new();
        for thing in target {
            *wanted.entry((thing.kind, thing.spot)).or_default() += 1;
        }
        for (_, kind, at) in &self.pieces {
            *wanted.entry((*kind, at.spot)).or_default() -= 1;
        }
        let surplus: Vec<_> =
            wanted.iter().filter(|(_, count)| **count < 0).map(|(at, n)| (*at, -n)).collect();
        let mut first = true;
        for ((kind, from), count) in surplus {
            for _ in 0..count {
                let missing = wanted.iter_mut().find(|((other, _), count)| *other == kind && **count > 0);
                if let (Some(((_, to), count)), Some(index)) = (missing, self.top(kind, from)) {
                    *count -= 1;
                    let to = *to;
                    self.send(index, &[from, to], Manner::Carry, !first);
                    first = false;
                }
            }
        }
    }
}

/// Brings the pieces to where the match has them.
fn arrange(
    mut asked: MessageReader<Arrange>,
    table: Option<Res<Table>>,
    pieces: Query<(Entity, &Piece, &Stands)>,
    places: Query<Entity, With<Place>>,
    mut travels: MessageWriter<Travel>,
    mut commands: Commands,
) {
    if asked.is_empty() {
        return;
    }
    let mut arrangement = Arrangement::default();
    arrangement.pieces.extend(pieces.iter().map(|(entity, piece, stands)| (entity, piece.kind, *stands)));
    // The order of a query is no order of the board.
    arrangement.pieces.sort_unstable_by_key(|(entity, kind, stands)| (*kind, *stands, *entity));
    // Deeds say how things went only where nothing but deeds happened in this
    // frame; otherwise all goes straight to where the match now has it.
    let asked: Vec<_> = asked.read().collect();
    let only_deeds = asked.iter().all(|asked| matches!(asked, Arrange::Deeds(_)));
    for asked in asked {
        match (asked, &table) {
            (Arrange::Deeds(deeds), _) if only_deeds => {
                deeds.iter().for_each(|deed| arrangement.follow(deed));
            }
            (Arrange::Deeds(_), _) | (Arrange::Standing, Some(_)) => {}
            (Arrange::Fresh | Arrange::Clear | Arrange::Standing, _) => {
                for (entity, ..) in arrangement.pieces.drain(..) {
                    commands.entity(entity).despawn();
                }
                arrangement.travels.clear();
                places.iter().for_each(|entity| commands.entity(entity).despawn());
                if let (Arrange::Fresh, Some(table)) = (asked, &table) {
                    for (spot, info) in table.board().iter() {
                        commands.spawn((Place(spot), Name::new(info.name.clone())));
                    }
                    for thing in table.line().standing(&[]) {
                        let stands = Stands {
                            spot: thing.spot,
                            berth: arrangement.free_berth(thing.kind, thing.spot),
                        };
                        let entity = commands.spawn((Piece { kind: thing.kind }, stands)).id();
                        arrangement.pieces.push((entity, thing.kind, stands));
                    }
                }
            }
        }
    }
    if let (false, Some(table)) = (only_deeds, &table) {
        arrangement.rearrange(&table.line().standing(table.made()));
    }
    for travel in arrangement.travels {
        commands.entity(travel.piece).insert(travel.to);
        travels.write(travel);
    }
}
