//! The settings as JSON. Whatever is in the file and not known here, from a
//! later version or from a hand, is left as it is.

use bevy::prelude::*;
use serde_json::{Map, Value};

use super::Settings;
use crate::app::keeping::Store;
use crate::app::language::{AskedLanguage, Speech};
use crate::app::notices::Notices;
use crate::rules::Say;

/// Under this name the settings are kept.
const FILE: &str = "settings.json";

/// Under this name stands what stood there and was no JSON.
const ASIDE: &str = "settings-aside.json";

/// The version of the file, which changes when a name comes to mean something else.
///
/// 1: `effects` is how loud everything is. 2: there are `voices` and `music` beside it.
const VERSION: u32 = 2;

/// The file's key for its version.
const VERSION_KEY: &str = "version";

/// What the file holds.
#[derive(Resource, Default)]
struct File(Map<String, Value>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<File>();
    app.add_systems(PreStartup, load);
    app.add_systems(PostUpdate, keep.run_if(resource_changed::<Settings>));
}

fn load(
    mut store: ResMut<Store>,
    mut file: ResMut<File>,
    mut settings: ResMut<Settings>,
    mut notices: ResMut<Notices>,
    mut speech: ResMut<Speech>,
    asked: Res<AskedLanguage>,
) {
    let bytes = store.read(FILE).unwrap_or_else(|say| {
        notices.tell(say);
        None
    });
    if let Some(bytes) = bytes {
        match serde_json::from_slice(&bytes) {
            Ok(map) => file.0 = brought_up(map),
            Err(fault) => {
                notices
                    .tell(Say::new("settings-broken").with("fault", fault.to_string()).with("aside", ASIDE));
                store.write(ASIDE, bytes);
            }
        }
    }
    *settings = read(&file.0);
    // Whoever asks for a language when the window opens wants it this time.
    if asked.0.is_none() {
        speech.speak(settings.language.language());
    }
}

/// Keeps what has been chosen.
fn keep(settings: Res<Settings>, mut file: ResMut<File>, mut store: ResMut<Store>) {
    let written = write(&settings, &file.0);
    if written != file.0 {
        let text = serde_json::to_string_pretty(&written).unwrap_or_default();
        store.write(FILE, text + "\n");
        file.0 = written;
    }
}

/// A file of an earlier version as it would be written now.
fn brought_up(mut file: Map<String, Value>) -> Map<String, Value> {
    let version = file.get(VERSION_KEY).map_or(Some(1), Value::as_u64);
    if version != Some(1) {
        return file;
    }
    // Whoever wanted it quiet wants it so still, the music too.
    if let Some(all) = file.get("effects").and_then(Value::as_u64) {
        let music = u64::from(u32::from(Settings::default().music)).min(all);
        file.entry("voices").or_insert(all.into());
        file.entry("music").or_insert(music.into());
    }
    if !file.is_empty() {
        file.insert(VERSION_KEY.into(), VERSION.into());
    }
    file
}

/// The settings by their names.
pub(super) fn by_name(settings: &Settings) -> Map<String, Value> {
    match serde_json::to_value(settings) {
        Ok(Value::Object(map)) => map,
        // Settings are an object, and nothing in them can fail to be written.
        _ => Map::new(),
    }
}

/// What a file says; a setting that it lacks or says something unknown of is as if nobody had chosen.
fn read(file: &Map<String, Value>) -> Settings {
    let mut settings = Settings::default();
    for name in by_name(&settings).into_iter().map(|(name, _)| name) {
        let Some(value) = file.get(&name) else { continue };
        let mut map = by_name(&settings);
        map.insert(name, value.clone());
        if let Ok(with) = serde_json::from_value(Value::Object(map)) {
            settings = with;
        }
    }
    settings
}

/// The file with what is now otherwise than it says.
fn write(settings: &Settings, file: &Map<String, Value>) -> Map<String, Value> {
    let said = by_name(&read(file));
    let mut written = file.clone();
    for (name, value) in by_name(settings) {
        if said.get(&name) != Some(&value) {
            written.insert(name, value);
        }
    }
    // A later version's file stays one: it knows what it meant by the rest.
    if !written.is_empty() {
        written.entry(VERSION_KEY).or_insert(VERSION.into());
    }
    written
}

#[cfg(test)]
mod tests {
    use super::super::{Animation, Colours, Motion, Tongue};
    use super::*;

    fn map(text: &str) -> Map<String, Value> {
        serde_json::from_str(text).expect("the test's own text")
    }

    #[test]
    fn nothing_chosen_is_nothing_to_write() {
        assert_eq!(read(&Map::new()), Settings::default());
        assert_eq!(write(&Settings::default(), &Map::new()), Map::new());
    }

    #[test]
    fn what_is_chosen_is_read_again() {
        let mut settings = Settings { language: Tongue::French, turn_to_seat: true, ..default() };
        settings.scale = 140.try_into().expect("within range");
        settings.colours = Colours::ColourBlind;
        let file = write(&settings, &Map::new());
        assert_eq!(
            Value::Object(file.clone()).to_string(),
            r#"{"colours":"colour-blind","language":"fr","scale":140,"turn_to_seat":true,"version":2}"#
        );
        assert_eq!(read(&file), settings);
    }

    #[test]
    fn unknown_keys_and_values_are_tolerated_and_stay() {
        let file = map(
            r#"{"version": 7, "weather": "rain", "language": "oc", "scale": 900, "animation": "off", "effects": "loud"}"#,
        );
        let mut settings = read(&file);
        assert_eq!(settings, Settings { animation: Animation::Off, ..default() });
        assert_eq!(write(&settings, &file), file, "nothing was chosen, so nothing changes");
        settings.effects = 30.try_into().expect("within range");
        let written = write(&settings, &file);
        assert_eq!(
            written,
            map(
                r#"{"version": 7, "weather": "rain", "language": "oc", "scale": 900, "animation": "off", "effects": 30}"#
            )
        );
    }

    #[test]
    fn reduced_motion_is_read_as_the_first_version_wrote_it() {
        for (value, motion) in
            [("true", Motion::Reduced), ("false", Motion::Full), ("\"system\"", Motion::System)]
        {
            let file = map(&format!(r#"{{"reduced_motion": {value}, "version": 1}}"#));
            assert_eq!(read(&file), Settings { reduced_motion: motion, ..default() });
            assert_eq!(write(&read(&file), &file), file);
        }
        assert_eq!(read(&map(r#"{"reduced_motion": "sometimes"}"#)), Settings::default());
    }

    #[test]
    fn whoever_wanted_all_quiet_before_there_were_channels_has_it_quiet() {
        for (text, effects, voices, music) in [
            (r#"{"effects": 0}"#, 0, 0, 0),
            (r#"{"version": 1, "effects": 25}"#, 25, 25, 25),
            (r#"{"version": 1, "effects": 75}"#, 75, 75, 50),
            (r#"{"version": 1, "effects": "loud"}"#, 100, 100, 50),
            (r#"{"version": 1, "scale": 120}"#, 100, 100, 50),
            (r#"{"version": 2, "effects": 0}"#, 0, 100, 50),
            (r#"{"version": "two", "effects": 0}"#, 0, 100, 50),
            ("{}", 100, 100, 50),
        ] {
            let file = brought_up(map(text));
            let settings = read(&file);
            let loud = [settings.effects, settings.voices, settings.music].map(u32::from);
            assert_eq!(loud, [effects, voices, music], "{text}");
            assert_eq!(write(&settings, &file), file, "nothing is written where nothing is chosen: {text}");
        }
        assert_eq!(brought_up(Map::new()), Map::new());
    }

    #[test]
    fn bounds_hold() {
        for (scale, right) in [(79, false), (80, true), (200, true), (201, false)] {
            let read = read(&map(&format!(r#"{{"scale": {scale}}}"#)));
            assert_eq!(u32::from(read.scale), if right { scale } else { 100 });
        }
        assert_eq!(read(&map(r#"{"scale": -1, "effects": 1.5}"#)), Settings::default());
    }
}
