//! The rule set: a board with a preset and its toggles, and who plays on it.

use std::fmt;
use std::sync::Arc;

use super::board::{COLOURS, Field, Geometry};
use super::toggles::{TOGGLES, Toggles};
use crate::rules::Seat;
use crate::rules::rule_set::{self, RuleSet, Toggle};
use crate::rules::table::{Board, KindInfo};

/// A rule set of Barricade on one of its boards.
///
/// Its toggle `players` says how many play; the board says in which houses,
/// and so may the text of a position.
#[derive(Clone)]
pub struct Barricade {
    pub(super) geometry: &'static Geometry,
    preset: usize,
    pub(super) toggles: Toggles,
    /// The houses of the players, in playing order: by seat.
    pub(super) houses: Arc<[u8]>,
    board: Arc<Board>,
    /// Where no barricade may be put.
    pub(super) barred: u128,
}

/// A preset: its name, the number of its board, and its rules.
const PRESETS: [(&str, usize, Toggles); 6] = [
    ("classic", 0, Toggles::FRENCH),
    ("classic:ravensburger", 0, Toggles::RAVENSBURGER),
    ("saint-marcoise-4", 1, Toggles::FRENCH),
    ("saint-marcoise-4:ravensburger", 1, Toggles::RAVENSBURGER),
    ("saint-marcoise-6", 2, Toggles::FRENCH),
    ("saint-marcoise-6:ravensburger", 2, Toggles::RAVENSBURGER),
];

/// How many play.
const PLAYERS: Toggle = Toggle { name: rule_set::PLAYERS, values: "2-6" };

impl Barricade {
    /// These rules with players in the houses of `set`, of which there are two at least.
    pub(super) fn with_houses(&self, set: u8) -> Option<Self> {
        let all = self.geometry.entries.len() as u32;
        if set.count_ones() < 2 || u32::from(set) >> all != 0 {
            return None;
        }
        let houses: Arc<[u8]> = (0..8).filter(|house| set >> house & 1 != 0).collect();
        Some(Barricade { board: Arc::new(board(self.geometry, &houses)), houses, ..self.clone() })
    }

    /// The houses of the players as a set.
    pub(super) fn house_set(&self) -> u8 {
        self.houses.iter().fold(0, |set, &house| set | 1 << house)
    }

    /// The house of `seat`.
    pub(super) fn house(&self, seat: Seat) -> u8 {
        self.houses.get(seat.index()).copied().unwrap_or(0)
    }

    /// The field on which the house of `seat` opens.
    pub fn entry(&self, seat: Seat) -> Field {
        self.geometry.entries.get(usize::from(self.house(seat))).copied().unwrap_or(self.geometry.goal)
    }

    pub(super) fn table_board(&self) -> &Board {
        &self.board
    }

    /// What follows from the toggles.
    fn settle(&mut self) {
        let geometry = self.geometry;
        self.barred = match self.toggles.forbidden_rows {
            0 => 0,
            1 => geometry.first_row,
            _ => geometry.first_row | geometry.second_row,
        };
        if !self.toggles.barricade_on_goal {
            self.barred |= geometry.goal.mask();
        }
    }
}

/// The board with pawns for the players in `houses`.
fn board(geometry: &Geometry, houses: &[u8]) -> Board {
    let colours = || houses.iter().filter_map(|&house| COLOURS.get(usize::from(house)));
    let pawns = (0..).map(Seat).zip(colours());
    let kinds = pawns.map(|(seat, colour)| KindInfo { name: colour.pawn, owner: Some(seat) });
    let common = ["barricade", "die"].map(|name| KindInfo { name, owner: None });
    Board {
        name: geometry.model,
        spots: geometry.spots.clone(),
        lines: geometry.lines.clone(),
        kinds: kinds.chain(common).collect(),
        sides: colours().map(|colour| colour.side).collect(),
    }
}

impl fmt::Debug for Barricade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Barricade({})", crate::rules::write_rules(self))
    }
}

impl RuleSet for Barricade {
    const PRESETS: &'static [&'static str] =
        &[PRESETS[0].0, PRESETS[1].0, PRESETS[2].0, PRESETS[3].0, PRESETS[4].0, PRESETS[5].0];
    const TOGGLES: &'static [Toggle] = &{
        let mut all = [PLAYERS; TOGGLES.len() + 1];
        let mut at = 0;
        while at < TOGGLES.len() {
            all[at + 1] = TOGGLES[at];
            at += 1;
        }
        all
    };

    /// Names with underscores are those of position texts.
    fn preset(name: &str) -> Option<Self> {
        let name = name.replace('_', "-");
        let preset = PRESETS.iter().position(|(known, ..)| *known == name)?;
        let (_, board_number, toggles) = PRESETS.get(preset).copied()?;
        let geometry = Geometry::get(board_number)?;
        let houses: Arc<[u8]> = (0..geometry.entries.len() as u8).collect();
        let board = Arc::new(board(geometry, &houses));
        let mut game = Barricade { geometry, preset, toggles, houses, board, barred: 0 };
        game.settle();
        Some(game)
    }

    fn set(&mut self, toggle: &str, value: &str) -> Option<()> {
        if toggle == PLAYERS.name {
            let (_, houses) =
                self.geometry.seats.iter().find(|(players, _)| players.to_string() == value).copied()?;
            *self = self.with_houses(houses)?;
        } else {
            self.toggles.set(toggle, value)?;
            self.settle();
        }
        Some(())
    }

    fn values(&self, toggle: &Toggle) -> &'static str {
        if toggle.name == PLAYERS.name && self.geometry.entries.len() == 4 { "2-4" } else { toggle.values }
    }

    fn get(&self, toggle: &str) -> String {
        if toggle == PLAYERS.name { self.houses.len().to_string() } else { self.toggles.get(toggle) }
    }

    fn name(&self) -> &'static str {
        PRESETS.get(self.preset).map_or("", |(name, ..)| name)
    }
}
