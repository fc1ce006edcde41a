//! Sounds: what happens on the board is heard. Without a sound device all is silent.

use bevy::audio::Volume;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::loading::Loading;
use super::stage::{Landed, SetOff};
use super::table::{Ended, Refused};
use crate::rules::Manner;

/// The sounds of the game, by file name.
#[derive(Resource, Default)]
struct Sounds(HashMap<&'static str, Handle<AudioSource>>);

const FILES: [&str; 12] = [
    "die_roll",
    "felt_hop",
    "hammer_fence",
    "wood_place_1",
    "select",
    "sheep_bleat_1",
    "sheep_bleat_2",
    "sheep_bleat_low",
    "tiger_growl",
    "ui_tick",
    "win_jingle",
    "lose_soft",
];

/// How many sounds may be heard at once.
const VOICES: usize = 8;

/// How many cries may be heard at once: a flock that bleats all together is a noise.
const CRIES: usize = 2;

/// The sound of something that lives.
#[derive(Component)]
struct Cry;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sounds>();
    app.add_systems(Startup, load);
    app.add_systems(Last, (hear_cries, hear_landings, hear_refusals, hear_the_end, forget).chain());
}

fn load(assets: Res<AssetServer>, mut sounds: ResMut<Sounds>, mut loading: ResMut<Loading>) {
    for name in FILES {
        let file = assets.load(format!("sounds/{name}.ogg"));
        loading.wait_for(&file);
        sounds.0.insert(name, file);
    }
}

fn sound(
    name: &str,
    loudness: f32,
    sounds: &Sounds,
    playing: &Query<(), With<AudioPlayer>>,
    commands: &mut Commands,
) {
    if playing.iter().count() >= VOICES {
        return;
    }
    if let Some(source) = sounds.0.get(name) {
        commands.spawn(player(source, loudness));
    }
}

fn player(source: &Handle<AudioSource>, loudness: f32) -> impl Bundle {
    let settings = PlaybackSettings::DESPAWN.with_volume(Volume::Linear(loudness));
    (AudioPlayer::new(source.clone()), settings)
}

/// A sound that has not begun a frame after it was asked for never will: there
/// is no device to play it, and nobody else takes it away.
fn forget(asked: Query<(Entity, Ref<AudioPlayer>), Without<AudioSink>>, mut commands: Commands) {
    for (entity, player) in &asked {
        if !player.is_added() {
            commands.entity(entity).despawn();
        }
    }
}

/// Whoever lives is heard as it sets off: one voice after the other takes its turn.
fn hear_cries(
    mut set_off: MessageReader<SetOff>,
    sounds: Res<Sounds>,
    playing: Query<Has<Cry>, With<AudioPlayer>>,
    mut turn: Local<usize>,
    mut commands: Commands,
) {
    let crying = playing.iter().filter(|&crying| crying).count();
    let free = CRIES.saturating_sub(crying).min(VOICES.saturating_sub(playing.iter().count()));
    let cries = set_off.read().map(|gone| gone.life.map_or(&[][..], |life| life.cries(gone.manner)));
    for cries in cries.filter(|cries| !cries.is_empty()).take(free) {
        *turn = turn.wrapping_add(1);
        if let Some(source) = cries.get(*turn % cries.len()).and_then(|name| sounds.0.get(name)) {
            commands.spawn((Cry, player(source, 0.6)));
        }
    }
}

fn hear_landings(
    mut landed: MessageReader<Landed>,
    sounds: Res<Sounds>,
    playing: Query<(), With<AudioPlayer>>,
    mut commands: Commands,
) {
    // Of many that come down together one is heard.
    if let Some(landed) = landed.read().last() {
        let (name, loudness) = match landed.manner {
            Manner::Step | Manner::Leap | Manner::Lead => ("felt_hop", 0.8),
            Manner::Rise => ("hammer_fence", 0.55),
            Manner::Tumble => ("die_roll", 0.7),
            Manner::Carry | Manner::Drop => ("wood_place_1", 0.6),
            // What is taken back makes no noise about it.
            Manner::Back => ("felt_hop", 0.4),
        };
        sound(name, loudness, &sounds, &playing, &mut commands);
    }
}

fn hear_refusals(
    mut refused: MessageReader<Refused>,
    sounds: Res<Sounds>,
    playing: Query<(), With<AudioPlayer>>,
    mut commands: Commands,
) {
    if refused.read().last().is_some() {
        sound("ui_tick", 0.5, &sounds, &playing, &mut commands);
    }
}

fn hear_the_end(
    mut ended: MessageReader<Ended>,
    sounds: Res<Sounds>,
    playing: Query<(), With<AudioPlayer>>,
    mut commands: Commands,
) {
    if ended.read().last().is_some() {
        sound("win_jingle", 0.8, &sounds, &playing, &mut commands);
    }
}
