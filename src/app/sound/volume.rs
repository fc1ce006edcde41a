//! How loud each channel is.

use bevy::prelude::*;

use super::catalogue::Channel;

/// The volumes of all channels as they have been set, from 0 to 1: half of the
/// way is half as loud to an ear.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Volumes {
    /// That of things and panels.
    pub effects: f32,
    /// That of the cries of what lives.
    pub voices: f32,
    /// That of the music.
    pub music: f32,
}

impl Default for Volumes {
    fn default() -> Self {
        Volumes { effects: 1.0, voices: 1.0, music: 1.0 }
    }
}

impl Volumes {
    /// By what the samples of a channel are multiplied. What seems half as loud
    /// is 10 dB less: loudness goes with the 0.6th power of amplitude.
    pub fn gain(&self, channel: Channel) -> f32 {
        const EXPONENT: f32 = 5.0 / 3.0;
        let set = match channel {
            Channel::Effects => self.effects,
            Channel::Voices => self.voices,
            Channel::Music => self.music,
        };
        set.clamp(0.0, 1.0).powf(EXPONENT)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Volumes>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_the_way_is_ten_decibels_less() {
        let volumes = Volumes { effects: 0.5, voices: 0.0, music: 1.0 };
        let decibels = 20.0 * volumes.gain(Channel::Effects).log10();
        assert!((decibels + 10.0).abs() < 0.1, "{decibels}");
        assert_eq!((volumes.gain(Channel::Voices), volumes.gain(Channel::Music)), (0.0, 1.0));
    }
}
