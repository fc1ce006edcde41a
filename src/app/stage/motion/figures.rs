//! The figures of motion: easing, arcs, anticipation and settling, by how far
//! something has come.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::contacts::BOUNCES;
use crate::app::stage::layout::Leap;

/// How far through the air it is: 0 until it takes off, 1 once it has landed.
pub(super) fn airborne(leap: Leap, done: f32) -> f32 {
    let [off, land] = leap.airborne;
    ((done - off) / (land - off)).clamp(0.0, 1.0)
}

/// A leap: crouch, arc, land with a squash, settle. It faces where it goes and
/// turns back to its resting pose at the end.
pub(super) fn leap(from: Transform, to: Transform, done: f32, how: Leap, turns: bool) -> Transform {
    let [off, land] = how.airborne;
    let flight = airborne(how, done);
    let mut pose = from;
    pose.translation = from.translation.lerp(to.translation, smooth(flight));
    pose.translation.y += how.height * (flight * PI).sin();
    pose.scale = from.scale.lerp(to.scale, flight) * squash(done, how);
    let way = to.translation - from.translation;
    let ahead = if turns { facing(way).unwrap_or(from.rotation) } else { from.rotation };
    let (turned, settled) = ((done / off).min(1.0), ((done - land) / (1.0 - land)).max(0.0));
    pose.rotation = if done < land {
        from.rotation.slerp(ahead, smooth(turned))
    } else {
        ahead.slerp(to.rotation, smooth(settled))
    };
    // Nose up as it springs, nose down as it lands.
    let pitch = how.pitch * (flight * PI).cos() * smooth(turned) * smooth(1.0 - settled);
    pose.rotation *= Quat::from_rotation_x(pitch);
    pose
}

/// Flatter before the leap and on landing, a little longer in flight.
fn squash(done: f32, how: Leap) -> Vec3 {
    let [off, land] = how.airborne;
    let flat = if done < off {
        (done / off * PI).sin() * how.crouch
    } else if done < land {
        -0.06 * (airborne(how, done) * PI).sin()
    } else {
        let settle = (done - land) / (1.0 - land);
        1.2 * how.crouch * (1.0 - settle) * (settle * 2.0 * PI).sin().abs()
    };
    Vec3::new(1.0 + flat / 2.0, 1.0 - flat, 1.0 + flat / 2.0)
}

/// Carried by an unseen hand, in an arc.
pub(super) fn carry(from: Transform, to: Transform, done: f32, height: f32) -> Transform {
    let eased = smooth(done);
    Transform {
        translation: from.translation.lerp(to.translation, eased) + Vec3::Y * height * (eased * PI).sin(),
        rotation: from.rotation.slerp(to.rotation, eased),
        scale: from.scale.lerp(to.scale, eased),
    }
}

/// Thrown up, turning over and over, bouncing lower each time, until it lies as it has to.
pub(super) fn tumble(from: Transform, to: Transform, done: f32) -> Transform {
    const TURNS: f32 = 2.0;
    let mut since = 0.0;
    let mut height = 0.0;
    for (hit, top) in BOUNCES {
        if done < hit {
            height = top * ((done - since) / (hit - since) * PI).sin();
            break;
        }
        since = hit;
    }
    // It turns more slowly all the time, and about an axis that leans; the turns are whole
    // ones, so that it ends as it has to.
    let left = (1.0 - done).powi(2);
    let whirl = Quat::from_axis_angle(Vec3::new(0.8, 0.35, -0.5).normalize(), TURNS * 2.0 * PI * left);
    let drift = Vec3::new(0.9, 0.0, -0.6) * (done * PI).sin() * (1.0 - done);
    Transform {
        translation: from.translation.lerp(to.translation, smooth(done)) + drift + Vec3::Y * height,
        rotation: whirl * from.rotation.slerp(to.rotation, smooth(done / 0.6)),
        scale: to.scale,
    }
}

/// Lifted from where it waits until it is gone, then up out of the ground.
pub(super) fn rise(from: Transform, to: Transform, done: f32) -> Transform {
    const GONE: f32 = 0.3;
    const DEPTH: f32 = 0.5;
    if done < GONE {
        let away = done / GONE;
        let mut pose = from;
        pose.translation.y += 0.6 * smooth(away);
        pose.scale *= 1.0 - smooth(away) * 0.999;
        return pose;
    }
    let up = (done - GONE) / (1.0 - GONE);
    // Past the mark by a tenth and back: a post driven home.
    let overshoot = 1.0 + 2.7 * (up - 1.0).powi(3) + 1.7 * (up - 1.0).powi(2);
    let mut pose = to;
    pose.translation.y -= DEPTH * (1.0 - overshoot);
    pose
}

fn smooth(x: f32) -> f32 {
    let x = x.clamp(0.0, 1.0);
    x * x * (3.0 - 2.0 * x)
}

/// The rotation that looks along `way` over the ground; models face −z.
pub(super) fn facing(way: Vec3) -> Option<Quat> {
    (way.xz().length_squared() > 1e-6).then(|| Quat::from_rotation_y((-way.x).atan2(-way.z)))
}
