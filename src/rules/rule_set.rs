//! Presets with toggles: `french`, `french,supply=60,on_exhausted=draw`.

use super::game::Game;
use super::notation::quote;
use super::say::Say;

/// A toggle of a game's rules and the values it may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toggle {
    /// Its name in a rule set's text; the message `rule-NAME` explains it.
    pub name: &'static str,
    /// The values it may take, in words: `on, off` or `none, 1-90`.
    pub values: &'static str,
}

/// The toggle that says how many play, in a game that leaves it open.
pub const PLAYERS: &str = "players";

/// A game whose rules come as presets with toggles.
pub trait RuleSet: Game {
    /// The presets, the default first.
    const PRESETS: &'static [&'static str];
    /// The toggles, in the order they are written.
    const TOGGLES: &'static [Toggle];

    /// The rules of a preset; `None` where there is no such preset.
    fn preset(name: &str) -> Option<Self>;

    /// Sets a toggle, or gives `None` where it cannot take that value.
    fn set(&mut self, toggle: &str, value: &str) -> Option<()>;

    /// The values that `toggle` may take under this preset.
    fn values(&self, toggle: &Toggle) -> &'static str {
        toggle.values
    }

    /// The value of a toggle as text.
    fn get(&self, toggle: &str) -> String;

    /// The preset this rule set started from.
    fn name(&self) -> &'static str;
}

/// All that can be chosen in a game's rules, for whoever lets people choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// The presets, the default first.
    pub presets: &'static [&'static str],
    /// The one that has been chosen.
    pub preset: &'static str,
    /// The toggles, in the order they are written.
    pub toggles: Vec<Choice>,
}

/// A toggle with the value it has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its name.
    pub name: &'static str,
    /// The values it may take here: see [`Toggle::values`].
    pub values: &'static str,
    /// The value it has.
    pub value: String,
}

impl Choices {
    /// What can be chosen, and what `game` is.
    pub(super) fn of<G: RuleSet>(game: &G) -> Self {
        let choice = |toggle: &Toggle| Choice {
            name: toggle.name,
            values: game.values(toggle),
            value: game.get(toggle.name),
        };
        Choices { presets: G::PRESETS, preset: game.name(), toggles: G::TOGGLES.iter().map(choice).collect() }
    }
}

/// Reads a rule set: a preset, then `toggle=value` after commas. No text at all is the default.
///
/// # Errors
/// Names the unknown preset, the unknown toggle or the value it cannot take.
pub fn read_rules<G: RuleSet>(text: &str) -> Result<G, Say> {
    let mut parts = text.split(',');
    let first = parts.next().unwrap_or_default().trim();
    let name = if first.is_empty() { G::PRESETS.first().copied().unwrap_or_default() } else { first };
    let mut game = G::preset(name).ok_or_else(|| {
        Say::new("rules-preset-unknown").with("preset", quote(name)).with("presets", G::PRESETS.join(", "))
    })?;
    for part in parts {
        let (name, value) = part.split_once('=').unwrap_or((part, ""));
        let (name, value) = (name.trim(), value.trim());
        let toggle = G::TOGGLES.iter().find(|toggle| toggle.name == name).ok_or_else(|| {
            let names: Vec<_> = G::TOGGLES.iter().map(|toggle| toggle.name).collect();
            Say::new("rules-toggle-unknown").with("toggle", quote(name)).with("toggles", names.join(", "))
        })?;
        game.set(name, value).ok_or_else(|| {
            Say::new("rules-value-unknown")
                .with("toggle", toggle.name)
                .with("value", quote(value))
                .with("values", game.values(toggle))
        })?;
    }
    Ok(game)
}

/// The canonical text of a rule set: its preset, then the toggles that differ from it.
pub fn write_rules<G: RuleSet>(game: &G) -> String {
    let mut text = game.name().to_owned();
    if let Some(preset) = G::preset(game.name()) {
        for toggle in G::TOGGLES {
            let value = game.get(toggle.name);
            if value != preset.get(toggle.name) {
                text.push_str(&format!(",{}={value}", toggle.name));
            }
        }
    }
    text
}
