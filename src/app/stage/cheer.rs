//! Those who have won hop for joy.

use std::f32::consts::PI;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::camera::Glide;
use super::conclusion::{Concluded, conclude};
use super::timeline::{Motions, Pace, play};
use crate::app::table::{Arrange, Piece, Table, TableSystems};

/// Hops, and comes to rest where it stood.
#[derive(Component)]
struct Joy {
    rest: Transform,
    begin: f64,
}

/// How long it takes, in seconds, with how many hops of what height.
const LASTS: f64 = 1.8;
const HOPS: f32 = 3.0;
const HEIGHT: f32 = 0.32;

/// How far one begins after the other, in seconds: nobody hops in step.
const STAGGER: f64 = 0.11;

pub(super) fn plugin(app: &mut App) {
    let begin = begin.run_if(on_message::<Concluded>).after(conclude);
    app.add_systems(Update, (leave_off, begin, hop).chain().after(play).in_set(TableSystems::Show));
}

/// Whatever happens on the board then, it happens from where they stood.
fn leave_off(
    mut arranged: MessageReader<Arrange>,
    mut happy: Query<(Entity, &Joy, &mut Transform, Has<Motions>)>,
    mut commands: Commands,
) {
    if arranged.read().count() == 0 {
        return;
    }
    for (entity, joy, mut transform, moves) in &mut happy {
        if !moves {
            *transform = joy.rest;
        }
        commands.entity(entity).remove::<Joy>();
    }
}

fn begin(
    time: Res<Time>,
    table: Option<Res<Table>>,
    (glide, pace): (Res<Glide>, Res<Pace>),
    pieces: Query<(Entity, &Piece, &Transform)>,
    mut commands: Commands,
) {
    let Some(table) = table.filter(|_| glide.0 && *pace != Pace::AT_ONCE) else { return };
    let winners = pieces.iter().filter(|(_, piece, _)| table.fortune(piece.kind) > 0);
    for (number, (entity, _, &rest)) in winners.enumerate() {
        let begin = time.elapsed_secs_f64() + STAGGER * (number % 5) as f64;
        commands.entity(entity).insert(Joy { rest, begin });
    }
}

fn hop(
    time: Res<Time>,
    mut happy: Query<(Entity, &Joy, &mut Transform)>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (entity, joy, mut transform) in &mut happy {
        redraw.write(RequestRedraw);
        let part = ((time.elapsed_secs_f64() - joy.begin) / LASTS).clamp(0.0, 1.0) as f32;
        // Each hop is a little lower than the one before.
        let height = HEIGHT * (PI * HOPS * part).sin().abs() * (1.0 - 0.6 * part);
        *transform = joy.rest;
        if part < 1.0 {
            transform.translation.y += height;
        } else {
            commands.entity(entity).remove::<Joy>();
        }
    }
}
