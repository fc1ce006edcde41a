//! The things on the board and the spots they stand on, as entities.
//!
//! The rules name things by kind and spot; which of three sheep is which is
//! decided here once and for all, so that undo and redo move the same entities.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::TableSystems;
use super::command::Arrange;
use super::state::Table;
use crate::rules::{Board, Deed, Kind, Manner, Spot, Thing};

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
    /// What it stands upon, where that is not the board.
    pub over: Option<Kind>,
    /// The face a die shows; 0 for everything else, and for a die before its first throw.
    pub face: u8,
}

impl Stands {
    /// Alone on a spot.
    pub fn alone(spot: Spot) -> Self {
        Stands { spot, berth: 0, over: None, face: 0 }
    }
}

/// A piece goes to where it now stands. The stage makes a motion of it.
#[derive(Message, Clone, Debug)]
pub struct Travel {
    /// The piece.
    pub piece: Entity,
    /// What it is.
    pub kind: Kind,
    /// How it touches down between where it stood and where it stands.
    pub through: Vec<Stands>,
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

    /// What something would stand upon that came to `spot` now.
    fn ground(&self, spot: Spot) -> Option<Kind> {
        let here = self.pieces.iter().filter(|(_, _, at)| at.spot == spot);
        here.max_by_key(|(_, _, at)| at.over.is_some()).map(|(_, kind, _)| *kind)
    }

    /// How a thing of `kind` stands that comes to `spot`: things of one kind
    /// share a spot side by side, those of two kinds one upon the other.
    fn arriving(&self, kind: Kind, spot: Spot) -> Stands {
        let berth = self.free_berth(kind, spot);
        let over = self.ground(spot).filter(|&below| below != kind);
        Stands { berth, over, ..Stands::alone(spot) }
    }

    fn send(&mut self, index: usize, path: &[Spot], manner: Manner, with_previous: bool) {
        let (Some(&(_, kind, _)), Some(&spot)) = (self.pieces.get(index), path.last()) else { return };
        let between = path.iter().skip(1).take(path.len().saturating_sub(2));
        // On its way it treads on whoever stands there, of its own kind too.
        let through =
            between.map(|&spot| Stands { over: self.ground(spot), ..Stands::alone(spot) }).collect();
        self.put(index, self.arriving(kind, spot), through, manner, with_previous);
    }

    fn put(&mut self, index: usize, to: Stands, through: Vec<Stands>, manner: Manner, with_previous: bool) {
        let Some((piece, kind, at)) = self.pieces.get_mut(index) else { return };
        let from = std::mem::replace(at, to);
        self.travels.push(Travel { piece: *piece, kind: *kind, through, from, to, manner, with_previous });
    }

    fn follow(&mut self, deed: &Deed) {
        match deed {
            Deed::Move { kind, path, manner, with_previous } => {
                if let Some(index) = path.first().and_then(|&from| self.top(*kind, from)) {
                    self.send(index, path, *manner, *with_previous);
                }
            }
            Deed::Throw { spot, face } => self.turn(*spot, *face, Manner::Tumble, false),
        }
    }

    /// Turns the die at `spot`.
    fn turn(&mut self, spot: Spot, face: u8, manner: Manner, with_previous: bool) {
        if let Some((index, (_, _, at))) =
            self.pieces.iter().enumerate().find(|(_, (_, _, at))| at.spot == spot)
        {
            self.put(index, Stands { face, ..*at }, Vec::new(), manner, with_previous);
        }
    }

    /// What stood upon something that has gone comes down, and what belongs
    /// to nobody ends up beneath what belongs to somebody.
    fn settle(&mut self, board: &Board) {
        let owned =
            |kind: Kind| board.kinds.get(usize::from(kind.0)).is_some_and(|info| info.owner.is_some());
        for index in 0..self.pieces.len() {
            let Some(&(_, kind, at)) = self.pieces.get(index) else { continue };
            let below = self.pieces.iter().find(|(_, other, under)| {
                under.spot == at.spot && *other != kind && owned(kind) && !owned(*other)
            });
            let over = below.map(|(_, kind, _)| *kind);
            if over != at.over {
                self.put(index, Stands { over, ..at }, Vec::new(), Manner::Step, !self.travels.is_empty());
            }
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
                    self.send(index, &[from, to], Manner::Back, !first);
                    first = false;
                }
            }
        }
        // A die whose throw has been used lies as it fell.
        for die in target.iter().filter(|thing| thing.face != 0) {
            let shown = self.pieces.iter().find(|(_, kind, at)| *kind == die.kind && at.spot == die.spot);
            if shown.is_some_and(|(_, _, at)| at.face != die.face) {
                self.turn(die.spot, die.face, Manner::Back, !first);
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
                        let stands =
                            Stands { face: thing.face, ..arrangement.arriving(thing.kind, thing.spot) };
                        let entity = commands.spawn((Piece { kind: thing.kind }, stands)).id();
                        arrangement.pieces.push((entity, thing.kind, stands));
                    }
                }
            }
        }
    }
    if let Some(table) = &table {
        if !only_deeds {
            arrangement.rearrange(&table.line().standing(table.made()));
        }
        arrangement.settle(table.board());
    }
    for travel in arrangement.travels {
        commands.entity(travel.piece).insert(travel.to);
        travels.write(travel);
    }
}
