//! What things that live do now and then while nothing happens.

use std::f32::consts::{PI, TAU};

use super::Bend;

/// Something that is done again and again, but never on the beat.
#[derive(Debug, PartialEq)]
pub struct Habit {
    /// How parts of the model lie at its height.
    pub bends: &'static [Bend],
    /// How many seconds lie between two beginnings.
    pub every: f32,
    /// How many seconds it lasts.
    pub lasts: f32,
    /// How it goes.
    pub course: Course,
}

/// How something comes and goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Course {
    /// Up and down again, each time.
    Breath,
    /// To and fro so many times; now and then it is left out.
    Swing(f32),
    /// It is done for a while; now and then it is left out.
    Stay,
    /// The same, to one side or the other.
    Glance,
}

/// What part of a circle lies between two that follow each other.
const GOLDEN_RATIO: f32 = 0.618_034;

impl Habit {
    /// How much of it is seen at `time`, in seconds, from -1 to 1. No two
    /// `seed`s keep time with each other.
    pub fn amount(&self, time: f32, seed: u32) -> f32 {
        let own = 1.0 + 0.2 * noise(seed, 1);
        // Steps of the golden ratio fill a circle evenly, whoever is left out.
        let time = time * own + self.every * (seed as f32 * GOLDEN_RATIO).fract();
        let turn = (time / self.every).floor();
        let part = (time - turn * self.every) / self.lasts;
        let luck = noise(seed, 2 + turn as u32);
        if part >= 1.0 || (self.course != Course::Breath && luck.abs() < 0.3) {
            return 0.0;
        }
        match self.course {
            Course::Breath => (1.0 - (TAU * part).cos()) / 2.0,
            Course::Swing(times) => (TAU * times * part).sin() * (PI * part).sin(),
            Course::Stay => there(part),
            Course::Glance => there(part) * luck.signum(),
        }
    }
}

/// Comes within a fifth of the time, and goes as quickly.
fn there(part: f32) -> f32 {
    let edge = (5.0 * part.min(1.0 - part)).clamp(0.0, 1.0);
    edge * edge * (3.0 - 2.0 * edge)
}

/// A number between -1 and 1 that looks random but belongs to `seed` and `turn` for ever.
fn noise(seed: u32, turn: u32) -> f32 {
    let mut mixed = seed.wrapping_mul(0x9e37_79b9) ^ turn.wrapping_mul(0x85eb_ca6b).rotate_left(16);
    for _ in 0..2 {
        mixed = (mixed ^ (mixed >> 16)).wrapping_mul(0x7feb_352d);
        mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x846c_a68b);
    }
    ((mixed ^ (mixed >> 16)) >> 8) as f32 / (1u32 << 23) as f32 - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Course; 4] = [Course::Breath, Course::Swing(3.0), Course::Stay, Course::Glance];

    fn amounts(course: Course, seed: u32) -> Vec<f32> {
        let habit =
            Habit { bends: &[], every: 6.0, lasts: if course == Course::Breath { 6.0 } else { 2.0 }, course };
        (0..3_000).map(|frame| habit.amount(frame as f32 / 30.0, seed)).collect()
    }

    #[test]
    fn everything_begins_and_ends_softly_and_happens() {
        for course in ALL {
            for seed in 0..20 {
                let amounts = amounts(course, seed);
                assert!(amounts.iter().any(|amount| amount.abs() > 0.8), "{course:?} {seed} never happens");
                assert!(amounts.iter().all(|amount| amount.abs() <= 1.0));
                let jump = amounts.windows(2).map(|two| (two[1] - two[0]).abs()).fold(0.0, f32::max);
                assert!(jump < 0.4, "{course:?} {seed} jumps by {jump}");
            }
        }
    }

    #[test]
    fn no_two_are_in_phase() {
        for course in ALL {
            for (one, other) in (0..24).flat_map(|one| (0..one).map(move |other| (one, other))) {
                let apart = amounts(course, one)
                    .iter()
                    .zip(amounts(course, other))
                    .map(|(a, b)| (a - b).abs())
                    .fold(0.0, f32::max);
                assert!(apart > 0.05, "{course:?}: {one} and {other} do the same");
            }
        }
    }

    #[test]
    fn glances_go_to_both_sides() {
        let amounts = amounts(Course::Glance, 5);
        assert!(amounts.iter().any(|&amount| amount > 0.9) && amounts.iter().any(|&amount| amount < -0.9));
    }
}
