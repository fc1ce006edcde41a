//! How what lives carries itself: stretched out in the air, low where the
//! board tells that it can hardly move or where it has lost, and with a life of
//! its own while nothing happens.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::layout::Life;
use super::timeline::{Motions, Timeline, play};
use crate::app::pulse::Pulse;
use crate::app::table::{Piece, Stands, Table, TableSystems};
use crate::rules::{Note, Tint};

/// The part that looks.
const HEAD: &str = "head";

/// What lives, wherever it stands.
#[derive(Component)]
pub(super) struct Alive(pub &'static Life);

/// How it carries itself now.
#[derive(Component)]
struct Posture {
    life: &'static Life,
    /// The tint it is under, as far as it can be seen yet.
    tint: Option<Tint>,
    /// How much it shows each of its moods, from 0 to 1.
    shown: Vec<f32>,
    /// How much it does as it is used to, from 0 to 1.
    idle: f32,
    /// Where what threatens it is seen, in radians to its left.
    threat: Option<f32>,
    /// How far it has turned its head there.
    gaze: f32,
    /// Tells it from all others: the how many-eth it is.
    seed: u32,
}

/// Whether what lives moves though nothing happens, which has the window drawn
/// a frame thirty times a second.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lively(pub bool);

/// How long the board has been lively, in seconds.
#[derive(Resource, Default)]
struct IdleClock(f32);

/// A part of a model that bends, and how it lies where nothing bends it.
#[derive(Component)]
struct Limb(Transform);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lively>().init_resource::<IdleClock>();
    let carried = (limber, feel.run_if(resource_exists::<Table>), carry_themselves);
    app.add_systems(Update, carried.chain().after(play).in_set(TableSystems::Show));
}

/// Finds the limbs of those who have just come.
fn limber(
    fresh: Query<(Entity, &Alive, &Children), Added<Children>>,
    parts: Query<(&Name, &Transform)>,
    mut born: Local<u32>,
    mut commands: Commands,
) {
    for (entity, &Alive(life), children) in &fresh {
        let shown = vec![0.0; life.moods.len()];
        *born = born.wrapping_add(1);
        let posture = Posture { life, tint: None, shown, idle: 0.0, threat: None, gaze: 0.0, seed: *born };
        commands.entity(entity).insert(posture);
        for child in children {
            if let Ok((name, &rest)) = parts.get(*child)
                && life.bends().any(|bend| bend.part == name.as_str())
            {
                commands.entity(*child).insert(Limb(rest));
            }
        }
    }
}

/// Tells the pieces of a match how they fare, and who threatens them.
fn feel(
    table: Res<Table>,
    timeline: Res<Timeline>,
    mut pieces: Query<(&Piece, &Stands, &Transform, Has<Motions>, &mut Posture)>,
) {
    let others: Vec<_> = pieces.iter().map(|(_, _, at, _, posture)| (posture.life, *at)).collect();
    for (piece, stands, at, moves, mut posture) in &mut pieces {
        if moves {
            posture.tint = None;
            posture.threat = None;
        } else if !timeline.is_busy() {
            let tints = table.notes().iter().filter_map(|note| match note {
                Note::Tint { spot, tint } if *spot == stands.spot => Some(*tint),
                _ => None,
            });
            // Whoever has lost looks like one who is shut in.
            let tints = tints.chain((table.fortune(piece.kind) < 0).then_some(Tint::Stuck));
            posture.tint = tints.into_iter().find(|&tint| posture.life.mood(tint).is_some());
            posture.threat = others
                .iter()
                .filter(|(life, _)| *life != posture.life)
                .map(|(_, other)| other.translation - at.translation)
                .filter(|away| away.xz().length() < FEAR)
                .min_by(|one, other| one.length().total_cmp(&other.length()))
                .map(|away| at.rotation.inverse() * away)
                .map(|ahead| (-ahead.x).atan2(-ahead.z));
        }
    }
}

fn carry_themselves(
    time: Res<Time>,
    table: Option<Res<Table>>,
    timeline: Res<Timeline>,
    lively: Res<Lively>,
    mut clock: ResMut<IdleClock>,
    mut living: Query<(&Children, Option<&Motions>, &mut Posture)>,
    mut limbs: Query<(&Name, &Limb, &mut Transform)>,
    mut unsettled: Local<bool>,
    mut pulse: ResMut<Pulse>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if living.is_empty() {
        return;
    }
    if lively.0 {
        // After a sleep nothing has to be made up for.
        clock.0 += time.delta_secs().min(0.1);
        pulse.want_frames();
    } else {
        let news = table.is_some_and(|table| table.is_changed()) || lively.is_changed();
        if !(news || timeline.is_busy() || *unsettled) {
            return;
        }
    }
    let seconds = time.delta_secs();
    // What has changed shows once everything has come to rest.
    *unsettled = timeline.is_busy();
    for (children, motions, mut posture) in &mut living {
        *unsettled |= posture.settle(seconds);
        posture.live(lively.0 && motions.is_none(), seconds);
        *unsettled |= !lively.0 && posture.idle > 0.0;
        let flight = motions.map_or(0.0, |motions| motions.flight(time.elapsed_secs_f64()));
        for child in children {
            let Ok((name, limb, mut transform)) = limbs.get_mut(*child) else { continue };
            let bent = posture.bend(name, limb.0, flight, clock.0);
            if *transform != bent {
                *transform = bent;
            }
        }
    }
    if *unsettled {
        redraw.write(RequestRedraw);
    }
}

/// How far off something is that can be feared, in board units.
const FEAR: f32 = 2.4;

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

    /// Lets it do as it is used to, or leave off; its head turns to what threatens it.
    fn live(&mut self, lively: bool, seconds: f32) {
        const RATE: f32 = 3.0;
        /// How far a head turns.
        const NECK: f32 = 0.9;
        let part = 1.0 - (-RATE * seconds).exp();
        // One that lies low does not idle.
        let goal = if lively && self.tint.is_none() { 1.0 } else { 0.0 };
        self.idle = self.idle.lerp(goal, part);
        if (self.idle - goal).abs() < 0.01 {
            self.idle = goal;
        }
        self.gaze = self.gaze.lerp(self.threat.unwrap_or(0.0).clamp(-NECK, NECK), part);
    }

    /// How the part called `name` lies, which would lie at `rest`, at a time of the idle clock.
    fn bend(&self, name: &str, rest: Transform, flight: f32, clock: f32) -> Transform {
        let moods = self.life.moods.iter().map(|(_, bends)| *bends).zip(self.shown.iter().copied());
        // Who keeps an eye on something does not look elsewhere.
        let watchful = self.threat.is_some();
        let habits = self.life.habits.iter().filter(|habit| !(watchful && habit.bends[0].part == HEAD));
        let habits = habits.map(|habit| {
            let amount = if self.idle > 0.0 { self.idle * habit.amount(clock, self.seed) } else { 0.0 };
            (habit.bends, amount)
        });
        let (mut pitch, mut yaw, mut shift) = (0.0, 0.0, Vec3::ZERO);
        for (bends, much) in moods.chain([(self.life.flight, flight)]).chain(habits) {
            for bend in bends.iter().filter(|bend| bend.part == name) {
                pitch += much * bend.pitch;
                yaw += much * bend.yaw;
                shift += much * bend.shift;
            }
        }
        if name == HEAD {
            yaw += self.idle * self.gaze;
        }
        if pitch == 0.0 && yaw == 0.0 && shift == Vec3::ZERO {
            return rest;
        }
        let turned = rest.rotation * Quat::from_rotation_y(yaw) * Quat::from_rotation_x(pitch);
        Transform { translation: rest.translation + shift, rotation: turned, ..rest }
    }
}

#[cfg(test)]
mod tests {
    use super::super::layout::TIGER;
    use super::*;

    fn posture(tint: Option<Tint>) -> Posture {
        Posture {
            life: &TIGER,
            tint,
            shown: vec![0.0; TIGER.moods.len()],
            idle: 0.0,
            threat: None,
            gaze: 0.0,
            seed: 7,
        }
    }

    #[test]
    fn a_mood_comes_and_goes_and_leaves_no_trace() {
        let rest = Transform::from_xyz(0.0, 0.5, -0.2);
        let mut posture = posture(Some(Tint::Stuck));
        while posture.settle(1.0 / 60.0) {}
        let low = posture.bend("head", rest, 0.0, 9.0);
        assert!(low.translation.y < 0.3, "{low:?}");
        assert!((low.rotation * Vec3::NEG_Z).y < -0.2, "it looks at the ground");
        assert_eq!(posture.bend("hoof", rest, 1.0, 9.0), rest);
        posture.tint = None;
        while posture.settle(1.0 / 60.0) {}
        assert_eq!(posture.bend("head", rest, 0.0, 9.0), rest);
    }

    #[test]
    fn what_lives_looks_at_what_threatens_it_until_it_may_rest() {
        let rest = Transform::from_xyz(0.0, 0.5, -0.2);
        let mut posture = posture(None);
        posture.threat = Some(0.7);
        for _ in 0..200 {
            posture.live(true, 1.0 / 30.0);
        }
        let looks = posture.bend("head", rest, 0.0, 9.0).rotation * Vec3::NEG_Z;
        assert!(looks.x < -0.5, "to its left: {looks}");
        for _ in 0..200 {
            posture.live(false, 1.0 / 30.0);
        }
        assert_eq!(posture.bend("head", rest, 0.0, 9.0), rest, "at rest it leaves no trace");
    }

    #[test]
    fn in_flight_the_paws_go_forward() {
        let paws = posture(None).bend("paws", Transform::IDENTITY, 1.0, 9.0).rotation * Vec3::NEG_Y;
        assert!(paws.z < -0.5, "{paws}");
    }
}
