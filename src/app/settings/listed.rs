//! Settings told on the command line.

use serde_json::Value;

use super::Settings;
use super::file::by_name;
use crate::rules::{Say, quote};

impl Settings {
    /// The default settings, but for those in `list`, which names them as their
    /// file does: `picture=high,light=dusk`.
    ///
    /// # Errors
    /// Says that there is no such setting, or that it cannot be so.
    pub fn listed(list: &str) -> Result<Settings, Say> {
        let mut settings = Settings::default();
        for part in list.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let mut map = by_name(&settings);
            let Some(default) = map.get(name).map(ToString::to_string) else {
                let known = map.keys().cloned().collect::<Vec<_>>().join(", ");
                return Err(Say::new("usage-setting-unknown")
                    .with("setting", quote(name))
                    .with("settings", known));
            };
            // Numbers, true and false; all else is a word.
            let read = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
            map.insert(name.into(), read);
            settings = serde_json::from_value(Value::Object(map)).map_err(|_| {
                Say::new("usage-setting-value")
                    .with("setting", quote(name))
                    .with("value", quote(value))
                    .with("default", default)
            })?;
        }
        Ok(settings)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Light, Picture, Scale};
    use super::*;

    #[test]
    fn what_is_listed_is_set_and_all_else_is_as_ever() {
        assert_eq!(Settings::listed(""), Ok(Settings::default()));
        let listed =
            Settings::listed("picture=high, light=dusk,scale=200,coordinates=true").expect("all known");
        let scale = Scale::try_from(200).expect("in bounds");
        let expected = Settings {
            picture: Picture::High,
            light: Light::Dusk,
            scale,
            coordinates: true,
            ..Settings::default()
        };
        assert_eq!(listed, expected);
    }

    #[test]
    fn what_cannot_be_set_is_told() {
        let fault = |list| Settings::listed(list).expect_err("wrong").id;
        assert_eq!(fault("moon=full"), "usage-setting-unknown");
        for wrong in ["light=moon", "light", "scale=500", "coordinates=perhaps"] {
            assert_eq!(fault(wrong), "usage-setting-value", "{wrong}");
        }
    }
}
