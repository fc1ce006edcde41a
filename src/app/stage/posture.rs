//! How what lives carries itself: stretched out in the air, and low where the
//! board tells that it can hardly move.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::layout::Life;
use super::model_of;
use super::timeline::{Motions, Timeline, play};
use crate::app::table::{Piece, Stands, Table, TableSystems};
use crate::rules::{Note, Tint};

/// How a piece carries itself now.
#[derive(Component)]
struct Posture {
    life: &'static Life,
    /// The tint it is under, as far as it can be seen yet.
    tint: Option<Tint>,
    /// How much it shows each of its moods, from 0 to 1.
    shown: Vec<f32>,
}

/// A part of a model that bends, and how it lies where nothing bends it.
#[derive(Component)]
struct Limb(Transform);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (limber, carry_themselves).chain().after(play).in_set(TableSystems::Show));
}

/// Finds the limbs of new pieces.
fn limber(
    fresh: Query<(Entity, &Piece, &Children), Added<Children>>,
    parts: Query<(&Name, &Transform)>,
    table: Option<Res<Table>>,
    mut commands: Commands,
) {
    let Some(table) = table else { return };
    for (entity, piece, children) in &fresh {
        let Some(life) = model_of(&table).piece(table.board(), piece.kind).life() else { continue };
        let shown = vec![0.0; life.moods.len()];
        commands.entity(entity).insert(Posture { life, tint: None, shown });
        for child in children {
            if let Ok((name, &rest)) = parts.get(*child)
                && life.bends().any(|bend| bend.part == name.as_str())
            {
                commands.entity(*child).insert(Limb(rest));
            }
        }
    }
}

fn carry_themselves(
    time: Res<Time>,
    table: Option<Res<Table>>,
    timeline: Res<Timeline>,
    mut pieces: Query<(&Stands, &Children, Option<&Motions>, &mut Posture)>,
    mut limbs: Query<(&Name, &Limb, &mut Transform)>,
    mut unsettled: Local<bool>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(table) = table else { return };
    if !(table.is_changed() || timeline.is_busy() || *unsettled) {
        return;
    }
    // What has changed shows once everything has come to rest.
    *unsettled = timeline.is_busy();
    for (stands, children, motions, mut posture) in &mut pieces {
        if motions.is_some() {
            posture.tint = None;
        } else if !timeline.is_busy() {
            let tints = table.notes().iter().filter_map(|note| match note {
                Note::Tint { spot, tint } if *spot == stands.spot => Some(*tint),
                _ => None,
            });
            posture.tint = tints.into_iter().find(|&tint| posture.life.mood(tint).is_some());
        }
        *unsettled |= posture.settle(time.delta_secs());
        let flight = motions.map_or(0.0, |motions| motions.flight(time.elapsed_secs_f64()));
        for child in children {
            let Ok((name, limb, mut transform)) = limbs.get_mut(*child) else { continue };
            let bent = posture.bend(name, limb.0, flight);
            if *transform != bent {
                *transform = bent;
            }
        }
    }
    if *unsettled {
        redraw.write(RequestRedraw);
    }
}

impl Posture {
    /// Comes nearer to the mood of its tint; whether it is still on the way.
    fn settle(&mut self, seconds: f32) -> bool {
        const RATE: f32 = 8.0;
        let part = 1.0 - (-RATE * seconds).exp();
        let mut on_the_way = false;
        for ((tint, _), shown) in self.life.moods.iter().zip(&mut self.shown) {
            let goal = if self.tint == Some(*tint) { 1.0 } else { 0.0 };
            *shown = shown.lerp(goal, part);
            if (*shown - goal).abs() < 0.01 {
                *shown = goal;
            }
            on_the_way |= *shown != goal;
        }
        on_the_way
    }

    /// How the part called `name` lies, which would lie at `rest`.
    fn bend(&self, name: &str, rest: Transform, flight: f32) -> Transform {
        let moods = self.life.moods.iter().map(|(_, bends)| *bends).zip(self.shown.iter().copied());
        let (mut pitch, mut shift) = (0.0, Vec3::ZERO);
        for (bends, much) in moods.chain([(self.life.flight, flight)]) {
            for bend in bends.iter().filter(|bend| bend.part == name) {
                pitch += much * bend.pitch;
                shift += much * bend.shift;
            }
        }
        if pitch == 0.0 && shift == Vec3::ZERO {
            return rest;
        }
        let turned = rest.rotation * Quat::from_rotation_x(pitch);
        Transform { translation: rest.translation + shift, rotation: turned, ..rest }
    }
}

#[cfg(test)]
mod tests {
    use super::super::layout::TIGER;
    use super::*;

    fn posture(tint: Option<Tint>) -> Posture {
        Posture { life: &TIGER, tint, shown: vec![0.0; TIGER.moods.len()] }
    }

    #[test]
    fn a_mood_comes_and_goes_and_leaves_no_trace() {
        let rest = Transform::from_xyz(0.0, 0.5, -0.2);
        let mut posture = posture(Some(Tint::Stuck));
        while posture.settle(1.0 / 60.0) {}
        let low = posture.bend("head", rest, 0.0);
        assert!(low.translation.y < 0.3, "{low:?}");
        assert!((low.rotation * Vec3::NEG_Z).y < -0.2, "it looks at the ground");
        assert_eq!(posture.bend("hoof", rest, 1.0), rest);
        posture.tint = None;
        while posture.settle(1.0 / 60.0) {}
        assert_eq!(posture.bend("head", rest, 0.0), rest);
    }

    #[test]
    fn in_flight_the_paws_go_forward_and_back() {
        let paw = |part: &str| posture(None).bend(part, Transform::IDENTITY, 1.0).rotation * Vec3::NEG_Y;
        assert!(paw("leg_fl").z < -0.5 && paw("leg_bl").z > 0.5);
    }
}
