//! How a piece looks while it goes from one place to another: easing, arcs,
//! anticipation and settling, as pure functions of how far it has come.

use std::f32::consts::PI;

use bevy::prelude::*;

use crate::rules::Manner;

/// One piece's way.
#[derive(Clone, Debug)]
pub(super) struct Motion {
    /// When it begins, in seconds of the app's time.
    pub begin: f64,
    /// How long it takes, in seconds.
    pub duration: f64,
    /// The poses it passes through, from the one it leaves to the one it rests in.
    pub poses: Vec<Transform>,
    /// How it goes.
    pub manner: Manner,
    /// Whether it turns to where it goes.
    pub turns: bool,
}

/// How long a motion over `steps` spots takes, in seconds.
pub(super) fn duration(manner: Manner, steps: usize) -> f64 {
    match manner {
        Manner::Step => 0.28 * steps as f64,
        Manner::Leap => 0.68,
        Manner::Carry => 0.55,
        Manner::Drop => 0.5,
        Manner::Rise => 0.72,
        Manner::Tumble => 0.95,
    }
}

impl Motion {
    pub fn end(&self) -> f64 {
        self.begin + self.duration
    }

    /// Where the piece rests afterwards.
    pub fn rest(&self) -> Transform {
        self.poses.last().copied().unwrap_or_default()
    }

    /// The pose at `now`, and the resting pose itself once it has ended.
    pub fn at(&self, now: f64) -> Transform {
        let done = if self.duration > 0.0 { ((now - self.begin) / self.duration) as f32 } else { 1.0 };
        let (Some(&from), false) = (self.poses.first(), done >= 1.0) else { return self.rest() };
        if done <= 0.0 {
            return from;
        }
        match self.manner {
            Manner::Rise => rise(from, self.rest(), done),
            Manner::Leap => leap(from, self.rest(), done, 0.9, self.turns),
            Manner::Carry => carry(from, self.rest(), done, 1.6),
            Manner::Drop => carry(from, self.rest(), done, 0.8),
            Manner::Tumble => tumble(from, self.rest(), done),
            Manner::Step => {
                let legs = self.poses.len() - 1;
                let leg = ((done * legs as f32) as usize).min(legs - 1);
                leap(self.poses[leg], self.poses[leg + 1], done * legs as f32 - leg as f32, 0.3, self.turns)
            }
        }
    }
}

/// A leap: crouch, arc, land with a squash, settle. It faces where it goes and
/// turns back to its resting pose at the end.
fn leap(from: Transform, to: Transform, done: f32, height: f32, turns: bool) -> Transform {
    const CROUCH: f32 = 0.16;
    const LAND: f32 = 0.78;
    let flight = ((done - CROUCH) / (LAND - CROUCH)).clamp(0.0, 1.0);
    let mut pose = from;
    pose.translation = from.translation.lerp(to.translation, smooth(flight));
    pose.translation.y += height * (flight * PI).sin();
    pose.scale = from.scale.lerp(to.scale, flight) * squash(done, CROUCH, LAND);
    let way = to.translation - from.translation;
    let ahead = if turns { facing(way).unwrap_or(from.rotation) } else { from.rotation };
    pose.rotation = if done < LAND {
        from.rotation.slerp(ahead, smooth((done / CROUCH).min(1.0)))
    } else {
        ahead.slerp(to.rotation, smooth((done - LAND) / (1.0 - LAND)))
    };
    pose
}

/// Up to 10 % flatter before the leap and on landing, a little longer in flight.
fn squash(done: f32, crouch: f32, land: f32) -> Vec3 {
    let flat = if done < crouch {
        (done / crouch * PI).sin() * 0.10
    } else if done < land {
        -0.06 * ((done - crouch) / (land - crouch) * PI).sin()
    } else {
        let settle = (done - land) / (1.0 - land);
        0.12 * (1.0 - settle) * (settle * 2.0 * PI).sin().abs()
    };
    Vec3::new(1.0 + flat / 2.0, 1.0 - flat, 1.0 + flat / 2.0)
}

/// Carried by an unseen hand, in an arc.
fn carry(from: Transform, to: Transform, done: f32, height: f32) -> Transform {
    let eased = smooth(done);
    Transform {
        translation: from.translation.lerp(to.translation, eased) + Vec3::Y * height * (eased * PI).sin(),
        rotation: from.rotation.slerp(to.rotation, eased),
        scale: from.scale.lerp(to.scale, eased),
    }
}

/// Thrown up, turning over and over, bouncing lower each time, until it lies as it has to.
fn tumble(from: Transform, to: Transform, done: f32) -> Transform {
    /// When it hits the table, as parts of the whole, and how high it flies until then.
    const BOUNCES: [(f32, f32); 4] = [(0.45, 2.6), (0.72, 0.8), (0.90, 0.22), (1.0, 0.05)];
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
fn rise(from: Transform, to: Transform, done: f32) -> Transform {
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
fn facing(way: Vec3) -> Option<Quat> {
    (way.xz().length_squared() > 1e-6).then(|| Quat::from_rotation_y((-way.x).atan2(-way.z)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn motion(manner: Manner) -> Motion {
        let from = Transform::from_xyz(0.0, 0.1, 0.0);
        let to = Transform::from_xyz(2.0, 0.1, 1.0).with_rotation(Quat::from_rotation_y(1.0));
        Motion { begin: 10.0, duration: 0.5, poses: vec![from, to], manner, turns: true }
    }

    #[test]
    fn every_manner_begins_and_ends_at_rest() {
        for manner in [Manner::Step, Manner::Leap, Manner::Carry, Manner::Drop, Manner::Rise, Manner::Tumble]
        {
            let motion = motion(manner);
            assert_eq!(motion.at(9.0), motion.poses[0], "{manner:?}");
            assert_eq!(motion.at(10.5), motion.poses[1], "{manner:?}");
            let late = motion.at(10.4999);
            assert!(
                late.translation.distance(motion.poses[1].translation) < 0.01,
                "{manner:?} jumps at its end"
            );
            assert!(late.scale.distance(Vec3::ONE) < 0.01, "{manner:?} ends deformed");
        }
    }

    #[test]
    fn a_leap_leaves_the_ground_and_faces_its_way() {
        let midway = motion(Manner::Leap).at(10.25);
        assert!(midway.translation.y > 0.8);
        let ahead = midway.rotation * Vec3::NEG_Z;
        assert!(ahead.dot(Vec3::new(2.0, 0.0, 1.0).normalize()) > 0.99);
    }

    #[test]
    fn a_fence_comes_out_of_the_ground() {
        let motion = motion(Manner::Rise);
        let early = motion.at(10.16);
        assert!(early.translation.y < -0.2 && early.translation.x == 2.0);
    }
}
