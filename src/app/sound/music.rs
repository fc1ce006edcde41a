//! The music: read when it is first wanted, played round and round, and quiet
//! while an end is told. Where it is off it is not even read.

use bevy::asset::LoadState;
use bevy::audio::Volume;
use bevy::prelude::*;

use super::SoundSystems;
use super::catalogue::{Channel, MUSIC};
use super::gesture::Unlocked;
use super::playing::Orchestra;
use super::volume::Volumes;
use crate::app::loading::Screen;
use crate::app::pulse::Pulse;

/// Who plays the music; it is there from the beginning and silent until there is something to play.
#[derive(Component)]
pub struct Tune;

/// The music as it is played.
#[derive(Resource, Debug)]
pub struct Music {
    file: Option<Handle<AudioSource>>,
    /// How loud it is beside what has been set, from 0 to 1.
    level: f32,
    /// How long it is to give way yet, in seconds.
    yields: f32,
}

impl Default for Music {
    fn default() -> Self {
        Music { file: None, level: 1.0, yields: 0.0 }
    }
}

impl Music {
    /// How loud it is beside what has been set, from 0 to 1.
    pub fn level(&self) -> f32 {
        self.level
    }

    /// Whether it has been read, or is about to be.
    pub fn is_wanted(&self) -> bool {
        self.file.is_some()
    }
}

/// How loud it is while an end is told.
const DUCKED: f32 = 0.2;

/// How long an end is told, in seconds.
const ENDING: f32 = 3.4;

/// How fast it gives way and comes back, in parts of the whole a second.
const DOWN: f32 = 5.0;
const UP: f32 = 0.5;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Music>();
    app.add_systems(Startup, |mut commands: Commands| {
        commands.spawn((Tune, Name::new("music")));
    });
    let playing = not(in_state(Screen::Loading));
    app.add_systems(
        Update,
        (give_way, perform.run_if(playing)).chain().after(SoundSystems::Hear).before(SoundSystems::Play),
    );
}

/// The music makes room for an end, and comes back.
fn give_way(orchestra: Res<Orchestra>, time: Res<Time>, mut music: ResMut<Music>, mut pulse: ResMut<Pulse>) {
    let music = music.bypass_change_detection();
    if orchestra.ends() {
        music.yields = ENDING;
    }
    let goal = if music.yields > 0.0 { DUCKED } else { 1.0 };
    if music.yields <= 0.0 && music.level == goal {
        return;
    }
    let seconds = time.delta_secs();
    music.yields = (music.yields - seconds).max(0.0);
    music.level = if music.level > goal {
        (music.level - DOWN * seconds).max(goal)
    } else {
        (music.level + UP * seconds).min(goal)
    };
    if music.file.is_some() {
        pulse.want();
    }
}

fn perform(
    unlocked: Res<Unlocked>,
    volumes: Res<Volumes>,
    assets: Res<AssetServer>,
    tune: Single<(Entity, Has<AudioPlayer>, Option<&mut AudioSink>), With<Tune>>,
    mut music: ResMut<Music>,
    mut pulse: ResMut<Pulse>,
    mut commands: Commands,
) {
    let gain = volumes.gain(Channel::Music) * music.level;
    let (tune, plays, sink) = tune.into_inner();
    if !unlocked.0 || volumes.gain(Channel::Music) <= 0.0 {
        if plays {
            commands.entity(tune).remove::<(AudioPlayer, AudioSink, PlaybackSettings)>();
        }
        if music.file.is_some() {
            music.file = None;
        }
        return;
    }
    if let Some(mut sink) = sink {
        let now = Volume::Linear(gain);
        if sink.volume() != now {
            sink.set_volume(now);
        }
        return;
    }
    if plays {
        return;
    }
    if music.file.is_none() {
        music.file = Some(assets.load(format!("sounds/{MUSIC}.ogg")));
    }
    let Some(file) = &music.file else { return };
    match assets.load_state(file) {
        LoadState::Loaded => {
            let settings = PlaybackSettings::LOOP.with_volume(Volume::Linear(gain));
            commands.entity(tune).insert((AudioPlayer(file.clone()), settings));
        }
        // A match without music is still one.
        LoadState::Failed(_) => {}
        LoadState::NotLoaded | LoadState::Loading => pulse.want(),
    }
}

#[cfg(test)]
mod tests {
    use bevy::audio::{Decodable, Source};

    use super::*;

    /// The end goes over into the beginning: no rest and no step between them.
    #[test]
    fn the_music_has_no_seam() {
        let path = format!("{}/assets/sounds/{MUSIC}.ogg", env!("CARGO_MANIFEST_DIR"));
        let source = AudioSource { bytes: std::fs::read(path).unwrap().into() };
        let decoder = source.decoder();
        let rate = decoder.sample_rate().get() as usize;
        let left: Vec<f32> = decoder.step_by(2).collect();
        let seconds = left.len() as f32 / rate as f32;
        assert!((60.0..90.0).contains(&seconds), "{seconds}");
        // 32 bars of two beats, 54 of them a minute, to the sample: a decoder that added any would add a gap.
        assert_eq!(left.len(), 32 * 2 * 60 * rate / 54);
        let steps = |part: &[f32]| part.windows(2).map(|two| (two[1] - two[0]).abs()).fold(0.0, f32::max);
        let (first, last) = (&left[..800], &left[left.len() - 800..]);
        let step = (first[0] - last[799]).abs();
        assert!(step <= 1.5 * steps(first).max(steps(last)), "{step} {} {}", steps(first), steps(last));
        let power = |part: &[f32]| part.iter().map(|x| x * x).sum::<f32>() / part.len() as f32;
        assert!(power(first) > 1e-5 && power(last) > 1e-5, "it rings on");
        assert!(left.iter().all(|x| x.abs() < 0.9));
    }
}
