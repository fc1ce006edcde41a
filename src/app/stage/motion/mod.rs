//! How a piece looks while it goes from one place to another, as a pure function of the time.

mod contacts;
mod figures;

use std::f32::consts::PI;

use bevy::prelude::*;
use contacts::{Contact, contacts};
use figures::{airborne, carry, facing, leap, rise, tumble};

use super::layout::{Leap, Life, PieceModel};
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
    /// What goes: only the living turn to where they go.
    pub piece: &'static PieceModel,
    /// When it touches something, in order.
    contacts: Vec<Contact>,
    /// Whether it has been told that it set off.
    pub told: bool,
    /// How many of its contacts have been told.
    touched: usize,
}

impl Motion {
    /// The motion in a manner through `poses`, from the one left to the one it rests in.
    pub fn new(begin: f64, manner: Manner, mut poses: Vec<Transform>, piece: &'static PieceModel) -> Self {
        let life = piece.life();
        let hop = match manner {
            Manner::Lead => Some(0.9),
            // What lives goes back on its own feet; all else is carried.
            Manner::Back if life.is_some() => Some(2.8),
            _ => None,
        };
        if let (Some(hop), Some(&from), Some(&to)) = (hop, poses.first(), poses.last()) {
            poses = led(from, to, hop);
        }
        let steps = poses.len().saturating_sub(1) as f64;
        let duration = match manner {
            Manner::Step => 0.28 * steps,
            Manner::Lead => 0.24 * steps,
            Manner::Back if life.is_some() => 0.34 * steps,
            Manner::Leap => life.map_or(Leap::HOP, |life| life.leap).duration,
            Manner::Carry | Manner::Back => 0.55,
            Manner::Drop => 0.5,
            Manner::Rise => 0.72,
            Manner::Tumble => 0.95,
        };
        let contacts = contacts(manner, poses.len().saturating_sub(1), life);
        Motion { begin, duration, poses, manner, piece, contacts, told: false, touched: 0 }
    }

    /// The contacts that it has come to by `now` and that have not been told yet.
    pub fn touch(&mut self, now: f64) -> &[Contact] {
        let come = |contact: &Contact| now >= self.begin + self.duration * f64::from(contact.at);
        let before = std::mem::replace(&mut self.touched, self.contacts.partition_point(come));
        self.contacts.get(before..self.touched).unwrap_or_default()
    }

    /// Its last contact, if that has not been told yet.
    pub fn last_touch(&self) -> Option<Contact> {
        self.contacts.get(self.touched..)?.last().copied()
    }

    /// What it has where it lives.
    fn life(&self) -> Option<&'static Life> {
        self.piece.life()
    }

    pub fn end(&self) -> f64 {
        self.begin + self.duration
    }

    /// Where the piece rests afterwards.
    pub fn rest(&self) -> Transform {
        self.poses.last().copied().unwrap_or_default()
    }

    /// Which part of it is over, from 0 to 1 while it lasts.
    fn done(&self, now: f64) -> f32 {
        if self.duration > 0.0 { ((now - self.begin) / self.duration) as f32 } else { 1.0 }
    }

    fn leap(&self) -> Leap {
        self.life().map_or(Leap::HOP, |life| life.leap)
    }

    /// How much it flies: 1 at the top of a leap, 0 on the ground.
    pub fn flight(&self, now: f64) -> f32 {
        if self.manner != Manner::Leap {
            return 0.0;
        }
        (airborne(self.leap(), self.done(now)) * PI).sin()
    }

    /// The pose at `now`, and the resting pose itself once it has ended.
    pub fn at(&self, now: f64) -> Transform {
        let done = self.done(now);
        let (Some(&from), false) = (self.poses.first(), done >= 1.0) else { return self.rest() };
        if done <= 0.0 {
            return from;
        }
        match self.manner {
            Manner::Rise => rise(from, self.rest(), done),
            Manner::Leap => leap(from, self.rest(), done, self.leap(), self.life().is_some()),
            Manner::Back if self.life().is_none() => carry(from, self.rest(), done, 1.0),
            Manner::Carry => carry(from, self.rest(), done, 1.6),
            Manner::Drop => carry(from, self.rest(), done, 0.8),
            Manner::Tumble => tumble(from, self.rest(), done),
            Manner::Step | Manner::Lead | Manner::Back => {
                let height = if self.manner == Manner::Step { 0.3 } else { 0.55 };
                let legs = self.poses.len() - 1;
                let leg = ((done * legs as f32) as usize).min(legs - 1);
                let (from, to) = (self.poses[leg], self.poses[leg + 1]);
                let done = done * legs as f32 - leg as f32;
                leap(from, to, done, Leap { height, ..Leap::HOP }, self.life().is_some())
            }
        }
    }
}

/// The stops of what is led away: hop after hop, each about so long, in a straight
/// line, high enough to come over rims.
fn led(from: Transform, to: Transform, hop: f32) -> Vec<Transform> {
    const CLEAR: f32 = 0.3;
    let way = to.translation - from.translation;
    let hops = (way.length() / hop).round().max(1.0);
    let ahead = facing(way).unwrap_or(to.rotation);
    let stops = (1..hops as usize).map(|hop| {
        let part = hop as f32 / hops;
        let at = from.translation.lerp(to.translation, part);
        Transform {
            translation: at.with_y(at.y.max(CLEAR)),
            rotation: ahead,
            scale: from.scale.lerp(to.scale, part),
        }
    });
    [from].into_iter().chain(stops).chain([to]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::stage::layout::{Matter, TIGER, board_model};

    /// A piece of the box.
    fn piece(matter: Matter) -> &'static PieceModel {
        let boards = ["tigers", "enclos", "barricade_classic"].map(board_model);
        boards.into_iter().flat_map(|board| board.pieces).find(|piece| piece.matter == matter).unwrap()
    }

    fn motion(manner: Manner) -> Motion {
        let from = Transform::from_xyz(0.0, 0.1, 0.0);
        let to = Transform::from_xyz(2.0, 0.1, 1.0).with_rotation(Quat::from_rotation_y(1.0));
        Motion { duration: 0.5, ..Motion::new(10.0, manner, vec![from, to], piece(Matter::Tiger)) }
    }

    #[test]
    fn every_manner_begins_and_ends_at_rest() {
        let manners = [Manner::Step, Manner::Leap, Manner::Carry, Manner::Lead, Manner::Drop, Manner::Back];
        for manner in manners.into_iter().chain([Manner::Rise, Manner::Tumble]) {
            let motion = motion(manner);
            assert_eq!(motion.at(9.0), motion.poses[0], "{manner:?}");
            assert_eq!(motion.at(10.5), motion.rest(), "{manner:?}");
            assert_eq!(motion.rest().translation, Vec3::new(2.0, 0.1, 1.0), "{manner:?}");
            let late = motion.at(10.4999);
            assert!(
                late.translation.distance(motion.rest().translation) < 0.01,
                "{manner:?} jumps at its end"
            );
            assert!(
                late.rotation.angle_between(motion.rest().rotation) < 0.02,
                "{manner:?} turns at its end"
            );
            assert!(late.scale.distance(Vec3::ONE) < 0.01, "{manner:?} ends deformed");
        }
    }

    /// No motion jumps anywhere: in a hundredth of a second a piece goes a
    /// hand's breadth at most.
    #[test]
    fn nothing_jumps_from_frame_to_frame() {
        for manner in [Manner::Step, Manner::Leap, Manner::Carry, Manner::Lead, Manner::Drop, Manner::Back] {
            let motion = Motion { duration: 1.0, ..motion(manner) };
            for frame in 0..101 {
                let at = |frame: i32| motion.at(10.0 + f64::from(frame) / 100.0);
                let (now, then) = (at(frame), at(frame + 1));
                assert!(now.translation.distance(then.translation) < 0.25, "{manner:?} at {frame}");
                assert!(now.rotation.angle_between(then.rotation) < 0.8, "{manner:?} turns at {frame}");
            }
        }
    }

    #[test]
    fn a_pounce_crouches_springs_and_stretches() {
        let motion = motion(Manner::Leap);
        let [off, land] = TIGER.leap.airborne.map(|part| 10.0 + 0.5 * f64::from(part));
        let crouched = motion.at((10.0 + off) / 2.0);
        assert!(crouched.scale.y < 0.8 && crouched.translation.y == 0.1, "{crouched:?}");
        let nose = |at: f64| (motion.at(at).rotation * Vec3::NEG_Z).y;
        assert!(nose(off) > 0.3 && nose(land) < -0.3, "{} {}", nose(off), nose(land));
        assert!(motion.flight(off).abs() < 1e-6 && motion.flight(10.5).abs() < 1e-6);
        assert!(motion.flight((off + land) / 2.0) > 0.99);
    }

    #[test]
    fn what_is_led_away_hops_and_keeps_to_the_line() {
        let motion = motion(Manner::Lead);
        let heights: Vec<f32> =
            (1..50).map(|frame| motion.at(10.0 + f64::from(frame) / 100.0).translation.y).collect();
        let tops =
            heights.windows(3).filter(|three| three[1] > three[0] + 1e-3 && three[1] >= three[2]).count();
        assert_eq!(tops, 2, "{heights:?}");
        let midway = motion.at(10.3).translation;
        assert!((midway.x - 2.0 * midway.z).abs() < 1e-4, "{midway:?}");
    }

    #[test]
    fn a_leap_leaves_the_ground_and_faces_its_way() {
        let [off, land] = TIGER.leap.airborne;
        let midway = motion(Manner::Leap).at(10.0 + 0.25 * f64::from(off + land));
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

    /// A thing is heard when it is seen to touch down: it has come as low as it will then.
    #[test]
    fn contacts_are_where_the_ground_is_touched() {
        // What is led away hops so high over rims.
        let floor = 0.3;
        for matter in [Matter::Tiger, Matter::Sheep, Matter::Pawn, Matter::Die] {
            for manner in [Manner::Leap, Manner::Step, Manner::Lead, Manner::Drop, Manner::Tumble] {
                if (manner == Manner::Tumble) != (matter == Matter::Die) {
                    continue;
                }
                let stops = [0.0, 1.0, 2.0].map(|x| Transform::from_xyz(x, floor, 0.0));
                let motion = Motion::new(5.0, manner, stops.to_vec(), piece(matter));
                assert!(!motion.contacts.is_empty());
                for contact in &motion.contacts {
                    let height = motion.at(5.0 + motion.duration * f64::from(contact.at)).translation.y;
                    assert!(height < floor + 0.02, "{matter:?} {manner:?} at {contact:?}: {height}");
                }
            }
        }
    }

    #[test]
    fn every_contact_is_told_once_however_frames_fall() {
        for frame in [0.001, 1.0 / 60.0, 0.1, 3.0] {
            for manner in [Manner::Step, Manner::Rise, Manner::Tumble, Manner::Leap, Manner::Carry] {
                let stops = vec![Transform::IDENTITY; 4];
                let mut motion = Motion::new(5.0, manner, stops, piece(Matter::Pawn));
                let (mut told, mut now) = (0, 5.0);
                while now < motion.end() {
                    told += motion.touch(now).len();
                    now += frame;
                }
                told += motion.touch(motion.end()).len();
                assert_eq!(told, motion.contacts.len(), "{manner:?} in frames of {frame} s");
                assert!(motion.touch(now).is_empty() && motion.last_touch().is_none());
            }
        }
    }
}
