//! One timeline plays what the match has already decided.
//!
//! Nothing waits for it: the match goes on whether or not a motion has ended,
//! and any command ends all motions at once.

use std::collections::VecDeque;

use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::contact::ContactLook;
use super::layout::Matter;
use super::model_of;
use super::models::{Models, dress};
use super::motion::Motion;
use super::posture::Alive;
use crate::app::table::{Command, Piece, Stands, Table, TableSystems, Travel};
use crate::rules::Manner;

/// The motions still to be played by a piece, in order.
#[derive(Component, Default)]
pub(super) struct Motions(VecDeque<Motion>);

impl Motions {
    /// How much the piece flies at `now`, from 0 to 1.
    pub fn flight(&self, now: f64) -> f32 {
        self.0.front().map_or(0.0, |motion| motion.flight(now))
    }
}

/// When the motions begun so far end, in seconds of the app's time.
#[derive(Resource, Default, Debug)]
pub struct Timeline {
    last_begin: f64,
    end: f64,
    busy: bool,
    rolling: bool,
}

impl Timeline {
    /// Whether anything is moving.
    pub fn is_busy(&self) -> bool {
        self.busy
    }

    /// Whether a die is rolling: what it shows in the end is not to be told yet.
    pub fn is_rolling(&self) -> bool {
        self.rolling
    }
}

/// Something that moves has touched down: at its end, or on its way.
#[derive(Message, Clone, Copy, Debug)]
pub struct Landed {
    /// How it goes.
    pub manner: Manner,
    /// What it is to the ear.
    pub matter: Matter,
    /// Where.
    pub at: Vec3,
    /// How hard, from 0 to 1.
    pub strength: f32,
}

/// A motion has begun that somebody has seen begin.
#[derive(Message, Clone, Copy, Debug)]
pub struct SetOff {
    /// How it goes.
    pub manner: Manner,
    /// What it is to the ear that goes.
    pub matter: Matter,
    /// From where.
    pub at: Vec3,
}

/// How long a motion that begins with the one before lags behind it, in
/// seconds: those who are led away go one behind the other.
const fn lag(manner: Manner) -> f64 {
    if matches!(manner, Manner::Lead) { 0.26 } else { 0.04 }
}

/// How long the last of many that begin together lags behind the first at most, in seconds.
const LONGEST_LAG: f64 = 2.0;

/// How many times as fast as they are meant to things move.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Pace(pub f64);

impl Pace {
    /// They are where they go as soon as they set off.
    pub const AT_ONCE: Pace = Pace(f64::INFINITY);
}

impl Default for Pace {
    fn default() -> Self {
        Pace(1.0)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Timeline>().init_resource::<Pace>();
    app.add_message::<Landed>().add_message::<SetOff>();
    app.add_systems(
        Update,
        (dress_pieces, finish_on_command, schedule, play).chain().in_set(TableSystems::Show),
    );
}

/// New pieces get their looks and stand where they belong.
fn dress_pieces(
    fresh: Query<(Entity, &Piece, &Stands), Added<Piece>>,
    table: Option<Res<Table>>,
    models: Res<Models>,
    contact: Res<ContactLook>,
    mut commands: Commands,
) {
    let Some(table) = table else { return };
    let (model, board) = (model_of(&table), table.board());
    for (entity, piece, &stands) in &fresh {
        let Some(pose) = model.pose(board, piece.kind, stands) else { continue };
        commands.entity(entity).insert((pose, Visibility::default()));
        let look = model.piece(board, piece.kind);
        dress(&mut commands, entity, &models.piece(look));
        if let Some(life) = look.life() {
            commands.entity(entity).insert(Alive(life));
        }
        contact.put(&mut commands, entity, look, pose);
    }
}

/// Whoever acts while something moves sees it at its end.
fn finish_on_command(
    mut asked: MessageReader<Command>,
    mut timeline: ResMut<Timeline>,
    mut moving: Query<(Entity, &Motions, &mut Transform)>,
    mut landed: MessageWriter<Landed>,
    mut commands: Commands,
) {
    if asked.read().count() == 0 || !timeline.busy {
        return;
    }
    for (entity, motions, mut transform) in &mut moving {
        if let Some(last) = motions.0.back() {
            *transform = last.rest();
        }
        for motion in &motions.0 {
            if let Some(contact) = motion.last_touch() {
                landed.write(Landed {
                    manner: motion.manner,
                    matter: motion.piece.matter,
                    at: motion.rest().translation,
                    strength: contact.strength,
                });
            }
        }
        commands.entity(entity).remove::<Motions>();
    }
    *timeline = Timeline::default();
}

fn schedule(
    mut travels: MessageReader<Travel>,
    time: Res<Time>,
    pace: Res<Pace>,
    table: Option<Res<Table>>,
    mut timeline: ResMut<Timeline>,
    mut moving: Query<&mut Motions>,
    mut commands: Commands,
) {
    let Some(table) = table else {
        travels.clear();
        return;
    };
    let (model, board) = (model_of(&table), table.board());
    let now = time.elapsed_secs_f64();
    let mut fresh = EntityHashMap::<Motions>::default();
    let travels: Vec<_> = travels.read().collect();
    let together = travels.iter().filter(|travel| travel.with_previous).count() as f64;
    for travel in travels {
        let piece = model.piece(board, travel.kind);
        let stops = [travel.from].into_iter().chain(travel.through.iter().copied()).chain([travel.to]);
        let poses: Vec<_> = match travel.manner {
            Manner::Step => model.treads(board, travel.kind, &stops.collect::<Vec<_>>()),
            _ => stops.filter_map(|stands| model.pose(board, travel.kind, stands)).collect(),
        };
        let begin = if travel.with_previous && timeline.busy {
            timeline.last_begin + lag(travel.manner).min(LONGEST_LAG / together) / pace.0
        } else {
            timeline.end.max(now)
        };
        let mut motion = Motion::new(begin, travel.manner, poses, piece);
        motion.duration /= pace.0;
        timeline.last_begin = begin;
        timeline.end = timeline.end.max(motion.end());
        timeline.busy = true;
        timeline.rolling |= travel.manner == Manner::Tumble;
        match moving.get_mut(travel.piece) {
            Ok(mut motions) => motions.0.push_back(motion),
            Err(_) => fresh.entry(travel.piece).or_insert_with(Motions::default).0.push_back(motion),
        }
    }
    for (piece, motions) in fresh {
        commands.entity(piece).insert(motions);
    }
}

pub(super) fn play(
    time: Res<Time>,
    mut timeline: ResMut<Timeline>,
    mut moving: Query<(Entity, &mut Motions, &mut Transform)>,
    mut set_off: MessageWriter<SetOff>,
    mut landed: MessageWriter<Landed>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    if timeline.busy {
        redraw.write(RequestRedraw);
    }
    let now = time.elapsed_secs_f64();
    for (entity, mut motions, mut transform) in &mut moving {
        while let Some(motion) = motions.0.front_mut() {
            *transform = motion.at(now);
            if now >= motion.begin && !std::mem::replace(&mut motion.told, true) {
                let at = transform.translation;
                set_off.write(SetOff { manner: motion.manner, matter: motion.piece.matter, at });
            }
            let (manner, matter, at) = (motion.manner, motion.piece.matter, transform.translation);
            for contact in motion.touch(now) {
                landed.write(Landed { manner, matter, at, strength: contact.strength });
            }
            if now < motion.end() {
                break;
            }
            motions.0.pop_front();
        }
        if motions.0.is_empty() {
            commands.entity(entity).remove::<Motions>();
        }
    }
    if timeline.busy && now >= timeline.end {
        *timeline = Timeline::default();
    }
}
