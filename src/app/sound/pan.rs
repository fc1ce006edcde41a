//! A sound with a place between left and right.
//!
//! Bevy's own spatial sinks weaken what is far by the square of its distance
//! and part the ears by little; how far a table is from anybody's ears nobody knows.
//! What is wanted is a place between the two loudspeakers and nothing else.

use std::f32::consts::FRAC_PI_4;
use std::time::Duration;

use bevy::audio::{AddAudioSource, AudioSource, ChannelCount, Decodable, Sample, SampleRate, Source};
use bevy::prelude::*;

/// A sound of one channel, and how loud it is on the left and on the right.
#[derive(Asset, TypePath, Clone, Debug)]
pub struct Panned {
    source: AudioSource,
    gains: [f32; 2],
}

impl Panned {
    /// The sound at a place from -1 on the left to 1 on the right, equally loud wherever it is.
    pub fn new(source: AudioSource, place: f32) -> Self {
        let angle = FRAC_PI_4 * (1.0 + place.clamp(-1.0, 1.0));
        Panned { source, gains: [angle.cos(), angle.sin()] }
    }
}

/// The samples of a sound for either side.
pub struct Sides {
    mono: <AudioSource as Decodable>::Decoder,
    gains: [f32; 2],
    /// What is still due on the right.
    right: Option<Sample>,
}

impl Iterator for Sides {
    type Item = Sample;

    fn next(&mut self) -> Option<Sample> {
        if let Some(right) = self.right.take() {
            return Some(right);
        }
        let sample = self.mono.next()?;
        let [left, right] = self.gains;
        self.right = Some(right * sample);
        Some(left * sample)
    }
}

impl Source for Sides {
    fn current_span_len(&self) -> Option<usize> {
        let due = usize::from(self.right.is_some());
        self.mono.current_span_len().map(|samples| 2 * samples + due)
    }

    fn channels(&self) -> ChannelCount {
        const { ChannelCount::new(2).unwrap() }
    }

    fn sample_rate(&self) -> SampleRate {
        self.mono.sample_rate()
    }

    fn total_duration(&self) -> Option<Duration> {
        self.mono.total_duration()
    }
}

impl Decodable for Panned {
    type Decoder = Sides;

    fn decoder(&self) -> Sides {
        Sides { mono: self.source.decoder(), gains: self.gains, right: None }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_audio_source::<Panned>();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(file: &str) -> AudioSource {
        let path = format!("{}/assets/sounds/{file}.ogg", env!("CARGO_MANIFEST_DIR"));
        AudioSource { bytes: std::fs::read(path).unwrap().into() }
    }

    /// The energy on the left and on the right, and how many samples there are.
    fn heard(place: f32) -> ([f32; 2], usize) {
        let samples: Vec<Sample> = Panned::new(read("pawn_1"), place).decoder().collect();
        let side = |side| samples.iter().skip(side).step_by(2).map(|sample| sample * sample).sum();
        ([side(0), side(1)], samples.len())
    }

    #[test]
    fn a_sound_is_where_it_was_put_and_as_loud_everywhere() {
        let ([left, right], length) = heard(0.0);
        assert!((left / right - 1.0).abs() < 1e-3, "{left} {right}");
        assert_eq!(length, 2 * read("pawn_1").decoder().count());
        for place in [-1.0, -0.5, 0.3, 1.0] {
            let ([l, r], same) = heard(place);
            assert_eq!(same, length);
            assert!((l + r - left - right).abs() < 1e-3 * (left + right), "at {place}");
            assert_eq!(l > r, place < 0.0, "at {place}: {l} {r}");
        }
        let ([l, r], _) = heard(-7.0);
        assert!(r < 1e-6 * l, "beyond the window is at its edge");
    }

    #[test]
    fn all_effects_have_one_channel_and_the_music_two() {
        use super::super::catalogue::{EFFECTS, MUSIC};
        for file in EFFECTS.iter().flat_map(|entry| entry.files) {
            assert_eq!(read(file).decoder().channels().get(), 1, "{file}");
        }
        assert_eq!(read(MUSIC).decoder().channels().get(), 2);
    }
}
