//! The rule sets: the presets and their toggles.

use std::fmt;
use std::sync::Arc;

use super::board;
use super::position::{FLOCK, SHEEP_SIDE, TIGER_SIDE};
use crate::rules::game::{Repetition, Seat, Verdict};
use crate::rules::rule_set::{RuleSet, Toggle};
use crate::rules::table::Board;

/// What it means that a side's turn brings a position back (toggles
/// `tiger_repeat` and `sheep_repeat`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repeat {
    /// Nothing.
    Free,
    /// The side loses.
    Loses,
    /// Such a turn is not legal.
    Forbidden,
    /// The match is drawn.
    Draw,
}

impl Repeat {
    const ALL: [(&'static str, Repeat); 4] = [
        ("free", Repeat::Free),
        ("loses", Repeat::Loses),
        ("forbidden", Repeat::Forbidden),
        ("draw", Repeat::Draw),
    ];
}

/// The highest number that `repeat_limit` and `no_progress_limit` take.
const HIGHEST_LIMIT: u32 = 9999;

/// A rule set of Tigers & Sheep.
#[derive(Clone)]
pub struct Tigers {
    pub(super) board: Arc<Board>,
    preset: &'static str,
    /// The net score that wins.
    pub(super) target: u8,
    pub(super) imprison: bool,
    pub(super) fold: bool,
    /// Who wins when no sheep can move.
    pub(super) blocked_sheep: Seat,
    tiger_repeat: Repeat,
    sheep_repeat: Repeat,
    repeat_limit: u32,
    pub(super) must_capture: bool,
    /// Never, where it is 0.
    pub(super) no_progress_limit: u32,
}

impl Tigers {
    /// The preset `french`, which all others differ from.
    fn french() -> Self {
        Tigers {
            board: Arc::new(board::board()),
            preset: "french",
            target: 7,
            imprison: true,
            fold: true,
            blocked_sheep: SHEEP_SIDE,
            tiger_repeat: Repeat::Loses,
            sheep_repeat: Repeat::Free,
            repeat_limit: 3,
            must_capture: false,
            no_progress_limit: 0,
        }
    }

    /// Bagh-Chal as it is played elsewhere: `repeat` holds for both sides.
    fn bagh_chal(preset: &'static str, target: u8, repeat: Repeat, repeat_limit: u32) -> Self {
        Tigers {
            preset,
            target,
            imprison: false,
            fold: false,
            blocked_sheep: TIGER_SIDE,
            tiger_repeat: repeat,
            sheep_repeat: repeat,
            repeat_limit,
            ..Self::french()
        }
    }

    /// What it means that a turn of `mover` brings a position back.
    #[inline]
    pub(super) fn repetition_of(&self, mover: Seat) -> Option<Repetition> {
        let repeat = if mover == SHEEP_SIDE { self.sheep_repeat } else { self.tiger_repeat };
        let verdict = match repeat {
            Repeat::Free => return None,
            Repeat::Loses => Verdict::Loses,
            Repeat::Forbidden => Verdict::Forbidden,
            Repeat::Draw => Verdict::Draws,
        };
        Some(Repetition { times: self.repeat_limit, verdict })
    }
}

impl Default for Tigers {
    fn default() -> Self {
        Self::french()
    }
}

impl fmt::Debug for Tigers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tigers({})", crate::rules::write_rules(self))
    }
}

impl RuleSet for Tigers {
    const PRESETS: &'static [&'static str] = &[
        "french",
        "french-strict",
        "french-jump-only",
        "classic",
        "classic-draw",
        "ludii-all",
        "ludii-five",
    ];
    const TOGGLES: &'static [Toggle] = &[
        Toggle { name: "target", values: "1-20" },
        Toggle { name: "imprison", values: "on, off" },
        Toggle { name: "fold", values: "on, off" },
        Toggle { name: "blocked_sheep", values: "S, T" },
        Toggle { name: "tiger_repeat", values: "free, loses, forbidden, draw" },
        Toggle { name: "sheep_repeat", values: "free, loses, forbidden, draw" },
        Toggle { name: "repeat_limit", values: "2-9999" },
        Toggle { name: "must_capture", values: "on, off" },
        Toggle { name: "no_progress_limit", values: "0-9999" },
    ];

    fn preset(name: &str) -> Option<Self> {
        Some(match name {
            "french" => Self::french(),
            "french-strict" => Tigers { preset: "french-strict", repeat_limit: 2, ..Self::french() },
            "french-jump-only" => Tigers { preset: "french-jump-only", imprison: false, ..Self::french() },
            "classic" => Self::bagh_chal("classic", 5, Repeat::Forbidden, 2),
            "classic-draw" => Self::bagh_chal("classic-draw", 5, Repeat::Draw, 3),
            // The limit means nothing until a repetition does.
            "ludii-all" => Self::bagh_chal("ludii-all", FLOCK, Repeat::Free, 3),
            "ludii-five" => Self::bagh_chal("ludii-five", 5, Repeat::Free, 3),
            _ => return None,
        })
    }

    fn set(&mut self, toggle: &str, value: &str) -> Option<()> {
        let number =
            |least: u32, most: u32| value.parse().ok().filter(|number| (least..=most).contains(number));
        let switch = || Some(value == "on").filter(|_| ["on", "off"].contains(&value));
        let repeat = || Repeat::ALL.into_iter().find(|(name, _)| *name == value).map(|(_, repeat)| repeat);
        match toggle {
            "target" => self.target = number(1, FLOCK.into())? as u8,
            "imprison" => self.imprison = switch()?,
            "fold" => self.fold = switch()?,
            "blocked_sheep" => {
                self.blocked_sheep = match value {
                    "S" => SHEEP_SIDE,
                    "T" => TIGER_SIDE,
                    _ => return None,
                }
            }
            "tiger_repeat" => self.tiger_repeat = repeat()?,
            "sheep_repeat" => self.sheep_repeat = repeat()?,
            "repeat_limit" => self.repeat_limit = number(2, HIGHEST_LIMIT)?,
            "must_capture" => self.must_capture = switch()?,
            "no_progress_limit" => self.no_progress_limit = number(0, HIGHEST_LIMIT)?,
            _ => return None,
        }
        Some(())
    }

    fn get(&self, toggle: &str) -> String {
        let switch = |on: bool| if on { "on" } else { "off" }.to_owned();
        let repeat = |repeat: Repeat| {
            let found = Repeat::ALL.into_iter().find(|(_, known)| *known == repeat);
            found.map_or("", |(name, _)| name).to_owned()
        };
        match toggle {
            "target" => self.target.to_string(),
            "imprison" => switch(self.imprison),
            "fold" => switch(self.fold),
            "blocked_sheep" => if self.blocked_sheep == SHEEP_SIDE { "S" } else { "T" }.into(),
            "tiger_repeat" => repeat(self.tiger_repeat),
            "sheep_repeat" => repeat(self.sheep_repeat),
            "repeat_limit" => self.repeat_limit.to_string(),
            "must_capture" => switch(self.must_capture),
            "no_progress_limit" => self.no_progress_limit.to_string(),
            _ => String::new(),
        }
    }

    fn name(&self) -> &'static str {
        self.preset
    }
}
