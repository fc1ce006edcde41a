//! Players: of all that is to be heard in a frame, each effect once and no more than ears take in.

use bevy::audio::Volume;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::SoundSystems;
use super::catalogue::{Channel, EFFECTS, Effect};
use super::gesture::Unlocked;
use super::pan::Panned;
use super::variety::Variety;
use super::volume::Volumes;
use crate::app::loading::Loading;
use crate::app::stage::TableCamera;
use crate::app::table::Arrange;

/// How many sounds may be heard at once.
const SOUNDS: usize = 10;

/// How many cries may be heard at once: a flock that bleats all together is a noise.
const CRIES: usize = 2;

/// How far to a side a sound at the edge of the window is.
const WIDTH: f32 = 0.7;

/// What all samples are multiplied by, so that several together stay in range.
const HEADROOM: f32 = 0.8;

/// A sound that is being played.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Sounding {
    /// What it is.
    pub effect: Effect,
    /// Its file.
    pub file: &'static str,
    /// Its place, from -1 on the left to 1 on the right.
    pub place: f32,
    /// Whether it belongs to a match and ends with it.
    of_match: bool,
}

/// What is to be heard.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    effect: Effect,
    loudness: f32,
    at: Option<Vec3>,
    of_match: bool,
}

/// What is to be heard in this frame.
#[derive(Resource, Default)]
pub(super) struct Orchestra {
    asked: Vec<Asked>,
    variety: Variety,
}

impl Orchestra {
    /// Wants something heard that happens at a point of the board.
    pub fn on_board(&mut self, effect: Effect, at: Vec3, loudness: f32) {
        self.asked.push(Asked { effect, loudness, at: Some(at), of_match: true });
    }

    /// Wants something heard that belongs to a match, but to no point of its board.
    pub fn of_match(&mut self, effect: Effect) {
        self.asked.push(Asked { effect, loudness: 1.0, at: None, of_match: true });
    }

    /// Wants something heard of the panels.
    pub fn on_panels(&mut self, effect: Effect) {
        self.asked.push(Asked { effect, loudness: 1.0, at: None, of_match: false });
    }

    /// Whether an ending is to be heard.
    pub fn ends(&self) -> bool {
        self.asked.iter().any(|asked| asked.effect.is_ending())
    }
}

/// The files of all effects, by name.
#[derive(Resource, Default)]
struct Files(HashMap<&'static str, Handle<AudioSource>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Files>().init_resource::<Orchestra>();
    // Until it may be heard nobody waits for it.
    let unlocked = resource_changed::<Unlocked>.and_then(resource_equals(Unlocked(true)));
    app.add_systems(PreUpdate, load.run_if(unlocked));
    app.add_systems(
        Update,
        (fall_silent.run_if(on_message::<Arrange>), play).chain().in_set(SoundSystems::Play),
    );
    app.add_systems(Last, (play, forget).chain().in_set(SoundSystems::Play));
}

fn load(assets: Res<AssetServer>, mut files: ResMut<Files>, mut loading: ResMut<Loading>) {
    for name in EFFECTS.iter().flat_map(|entry| entry.files) {
        let file = assets.load(format!("sounds/{name}.ogg"));
        loading.wait_for(&file);
        files.0.insert(name, file);
    }
}

/// Nothing outlives the match it belongs to, and no jingle the end that it tells.
fn fall_silent(
    mut arranged: MessageReader<Arrange>,
    playing: Query<(Entity, &Sounding)>,
    mut orchestra: ResMut<Orchestra>,
    mut commands: Commands,
) {
    let arranged: Vec<_> = arranged.read().collect();
    let over = arranged.iter().any(|how| matches!(how, Arrange::Fresh | Arrange::Clear));
    let gone = |effect: Effect, of_match: bool| of_match && (over || effect.is_ending());
    for (entity, sounding) in &playing {
        if gone(sounding.effect, sounding.of_match) {
            commands.entity(entity).despawn();
        }
    }
    if over {
        orchestra.asked.retain(|asked| !asked.of_match);
    }
}

fn play(
    mut orchestra: ResMut<Orchestra>,
    unlocked: Res<Unlocked>,
    volumes: Res<Volumes>,
    files: Res<Files>,
    sources: Res<Assets<AudioSource>>,
    mut panned: ResMut<Assets<Panned>>,
    playing: Query<(&Sounding, Option<&AudioSink>)>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    if orchestra.asked.is_empty() {
        return;
    }
    // One after the other in a fixed order, the loudest of each first.
    let mut asked = std::mem::take(&mut orchestra.asked);
    asked.sort_by(|one, other| (one.effect.cmp(&other.effect)).then(other.loudness.total_cmp(&one.loudness)));
    asked.dedup_by_key(|asked| asked.effect);
    if !unlocked.0 {
        return;
    }
    // A player whose sound is over is taken away only when the next frame ends.
    let heard = |sink: Option<&AudioSink>| sink.is_none_or(|sink| !sink.empty());
    let mut busy: Vec<_> =
        playing.iter().filter(|(_, sink)| heard(*sink)).map(|(sounding, _)| sounding.effect).collect();
    let channel = |effect| EFFECTS.iter().find(|entry| entry.effect == effect).map(|entry| entry.channel);
    for Asked { effect, loudness, at, of_match } in asked {
        let Some(entry) = EFFECTS.iter().find(|entry| entry.effect == effect) else { continue };
        let crying = busy.iter().filter(|&&other| channel(other) == Some(Channel::Voices)).count();
        let gain = HEADROOM * loudness * volumes.gain(entry.channel);
        // The end of a match is always told.
        let room = effect.is_ending() || busy.len() < SOUNDS;
        if gain <= 0.0 || !room || (entry.channel == Channel::Voices && crying >= CRIES) {
            continue;
        }
        let (file, speed) = orchestra.variety.next(entry);
        let Some(source) = files.0.get(file).and_then(|file| sources.get(file)) else { continue };
        let place = at.map_or(0.0, |at| side(at, &cameras));
        let player = AudioPlayer(panned.add(Panned::new(source.clone(), place)));
        let settings = PlaybackSettings::DESPAWN.with_volume(Volume::Linear(gain)).with_speed(speed);
        commands.spawn((Sounding { effect, file, place, of_match }, player, settings));
        busy.push(effect);
        redraw.write(RequestRedraw);
    }
}

/// Where a point of the world is seen, from the left of the window to its right.
fn side(at: Vec3, cameras: &Query<(&Camera, &GlobalTransform), With<TableCamera>>) -> f32 {
    let Ok((camera, view)) = cameras.single() else { return 0.0 };
    let seen = camera.world_to_ndc(view, at).map_or(0.0, |seen| seen.x);
    WIDTH * seen.clamp(-1.0, 1.0)
}

/// A sound that has not begun a frame after it was asked for never will: there
/// is no device to play it, and nobody else takes it away.
fn forget(asked: Query<(Entity, Ref<Sounding>), Without<AudioSink>>, mut commands: Commands) {
    for (entity, sounding) in &asked {
        if !sounding.is_added() {
            commands.entity(entity).despawn();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Players without a device, whose sounds never end.
    fn hall() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()));
        app.init_asset::<AudioSource>().init_asset::<Panned>();
        app.add_message::<RequestRedraw>().add_message::<Arrange>();
        app.init_resource::<Orchestra>().init_resource::<Volumes>().insert_resource(Unlocked(true));
        let silence = AudioSource { bytes: [].into() };
        let silence = app.world_mut().resource_mut::<Assets<AudioSource>>().add(silence);
        let names = EFFECTS.iter().flat_map(|entry| entry.files);
        app.insert_resource(Files(names.map(|&name| (name, silence.clone())).collect()));
        app.add_systems(Update, (fall_silent, play).chain());
        app
    }

    fn heard(app: &mut App) -> Vec<Effect> {
        app.update();
        let world = app.world_mut();
        world.query::<&Sounding>().iter(world).map(|sounding| sounding.effect).collect()
    }

    fn orchestra(app: &mut App) -> Mut<'_, Orchestra> {
        app.world_mut().resource_mut::<Orchestra>()
    }

    #[test]
    fn of_many_alike_one_is_heard_and_of_many_no_more_than_ears_take_in() {
        let mut app = hall();
        for loudness in [0.2, 1.0, 0.6] {
            orchestra(&mut app).on_board(Effect::Hop, Vec3::ZERO, loudness);
        }
        assert_eq!(heard(&mut app), [Effect::Hop]);
        for _ in 0..30 {
            orchestra(&mut app).on_board(Effect::Pawn, Vec3::ZERO, 1.0);
            orchestra(&mut app).on_board(Effect::Bleat, Vec3::ZERO, 1.0);
            orchestra(&mut app).on_panels(Effect::Click);
            let all = heard(&mut app);
            assert!(all.len() <= SOUNDS, "{all:?}");
            assert!(all.iter().filter(|&&effect| effect == Effect::Bleat).count() <= CRIES, "{all:?}");
        }
        // The end is told, however noisy it was.
        orchestra(&mut app).of_match(Effect::Win);
        assert!(heard(&mut app).contains(&Effect::Win));
    }

    #[test]
    fn nothing_outlives_its_match() {
        let mut app = hall();
        let make_noise = |app: &mut App| {
            orchestra(app).on_board(Effect::Hop, Vec3::ZERO, 1.0);
            orchestra(app).of_match(Effect::Win);
            orchestra(app).on_panels(Effect::Click);
        };
        for (how, left) in [
            (Arrange::Deeds(vec![]), vec![Effect::Hop, Effect::Click]),
            (Arrange::Standing, vec![Effect::Hop, Effect::Click]),
            (Arrange::Clear, vec![Effect::Click]),
            (Arrange::Fresh, vec![Effect::Click]),
        ] {
            make_noise(&mut app);
            heard(&mut app);
            app.world_mut().write_message(how.clone());
            let mut still = heard(&mut app);
            still.sort_unstable();
            still.dedup();
            assert_eq!(still, left, "{how:?}");
        }
        // Nor is what was asked for in that frame.
        app.world_mut().write_message(Arrange::Clear);
        make_noise(&mut app);
        let still = heard(&mut app);
        assert!(still.iter().all(|effect| *effect == Effect::Click), "{still:?}");
    }
}
