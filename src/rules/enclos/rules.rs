//! The rule set: the preset `french` and its toggles.

use std::fmt;
use std::sync::Arc;

use super::board::{Geometry, MOST_FENCES};
use crate::rules::rule_set::{RuleSet, Toggle};

/// What happens when the fences run out (toggle `on_exhausted`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exhausted {
    /// A turn is then a move alone.
    MoveOnly,
    /// The match is drawn as soon as a player who can move finds no fence.
    Draw,
}

/// What fencing one's last way before moving means (toggle `self_block`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SelfBlock {
    /// It is refused.
    Illegal,
    /// It is allowed and loses at once.
    Loss,
}

/// When it is checked whether a side can move (toggle `loss_check`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LossCheck {
    /// When its turn comes.
    TurnStart,
    /// Also when its turn ends; if both are shut in, the side to move loses.
    TurnEnd,
}

/// A rule set of L'Enclos on a board of some size.
#[derive(Clone)]
pub struct Enclos {
    pub(super) geometry: Arc<Geometry>,
    pub(super) supply: Option<u8>,
    pub(super) on_exhausted: Exhausted,
    pub(super) fence_used: bool,
    pub(super) self_block: SelfBlock,
    pub(super) loss_check: LossCheck,
}

impl Enclos {
    /// The preset `french` on the board with `side` fields along each edge: 4
    /// is the published board, smaller ones serve lessons and tests. A side out
    /// of 2 to 4 is taken as the nearest that is not.
    pub fn with_side(side: u8) -> Self {
        Enclos {
            geometry: Arc::new(Geometry::new(side.clamp(2, 4))),
            supply: None,
            on_exhausted: Exhausted::MoveOnly,
            fence_used: true,
            self_block: SelfBlock::Illegal,
            loss_check: LossCheck::TurnStart,
        }
    }
}

impl Default for Enclos {
    fn default() -> Self {
        Self::with_side(4)
    }
}

impl fmt::Debug for Enclos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Enclos(side {}, {})", self.geometry.side, crate::rules::write_rules(self))
    }
}

impl RuleSet for Enclos {
    const PRESETS: &'static [&'static str] = &["french"];
    const TOGGLES: &'static [Toggle] = &[
        Toggle { name: "supply", values: "none, 1-90" },
        Toggle { name: "on_exhausted", values: "move_only, draw" },
        Toggle { name: "fence_used", values: "on, off" },
        Toggle { name: "self_block", values: "illegal, loss" },
        Toggle { name: "loss_check", values: "turn_start, turn_end" },
    ];

    fn preset(name: &str) -> Option<Self> {
        (name == "french").then(Self::default)
    }

    fn set(&mut self, toggle: &str, value: &str) -> Option<()> {
        match (toggle, value) {
            ("supply", "none") => self.supply = None,
            ("supply", number) => {
                let count = number.parse().ok().filter(|count| (1..=MOST_FENCES).contains(count))?;
                self.supply = Some(count as u8);
            }
            ("on_exhausted", "move_only") => self.on_exhausted = Exhausted::MoveOnly,
            ("on_exhausted", "draw") => self.on_exhausted = Exhausted::Draw,
            ("fence_used", "on") => self.fence_used = true,
            ("fence_used", "off") => self.fence_used = false,
            ("self_block", "illegal") => self.self_block = SelfBlock::Illegal,
            ("self_block", "loss") => self.self_block = SelfBlock::Loss,
            ("loss_check", "turn_start") => self.loss_check = LossCheck::TurnStart,
            ("loss_check", "turn_end") => self.loss_check = LossCheck::TurnEnd,
            _ => return None,
        }
        Some(())
    }

    fn get(&self, toggle: &str) -> String {
        match toggle {
            "supply" => return self.supply.map_or("none".into(), |count| count.to_string()),
            "on_exhausted" => match self.on_exhausted {
                Exhausted::MoveOnly => "move_only",
                Exhausted::Draw => "draw",
            },
            "fence_used" if self.fence_used => "on",
            "fence_used" => "off",
            "self_block" => match self.self_block {
                SelfBlock::Illegal => "illegal",
                SelfBlock::Loss => "loss",
            },
            "loss_check" => match self.loss_check {
                LossCheck::TurnStart => "turn_start",
                LossCheck::TurnEnd => "turn_end",
            },
            _ => "",
        }
        .into()
    }

    fn name(&self) -> &'static str {
        "french"
    }
}
