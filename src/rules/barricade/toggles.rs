//! The toggles: everything in the rules that is read in more than one way.

use crate::rules::rule_set::Toggle;

/// Who begins (toggle `start`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Start {
    /// Whoever throws highest.
    RollOff,
    /// Whoever throws highest, with that throw.
    RollOffKept,
    /// The first seat.
    FirstSeat,
}

/// What the central point of a board is good for (toggle `teleport_mode`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Teleport {
    /// It is a neighbour of the field it leads to.
    Edge,
    /// A pawn that ends its walk there may be put on that field instead.
    Land,
    /// Nothing.
    Off,
}

/// The value of every toggle; each field is explained by its toggle in `rules/barricade.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Toggles {
    /// A barricade is moved by who lands on it, not by who leaves it.
    pub on_arrival: bool,
    pub barricade_optional: bool,
    pub six_again: bool,
    pub six_again_if_blocked: bool,
    pub forbidden_rows: u8,
    pub barricade_on_goal: bool,
    pub forced: bool,
    pub start: Start,
    pub six_to_leave: bool,
    pub entry_counts: bool,
    pub no_reverse: bool,
    pub jump_pawns: bool,
    pub safe_first_row: bool,
    pub teleport: Teleport,
}

const ON_OFF: &str = "on, off";

/// All toggles but `players`, in the order they are written.
pub(super) const TOGGLES: [Toggle; 14] = [
    Toggle { name: "barricade_when", values: "leave, arrive" },
    Toggle { name: "barricade_optional", values: ON_OFF },
    Toggle { name: "six_again", values: ON_OFF },
    Toggle { name: "six_again_if_blocked", values: ON_OFF },
    Toggle { name: "forbidden_rows", values: "0, 1, 2" },
    Toggle { name: "barricade_on_goal", values: ON_OFF },
    Toggle { name: "forced", values: ON_OFF },
    Toggle { name: "start", values: "rolloff, rolloff_keep, first_seat" },
    Toggle { name: "six_to_leave", values: ON_OFF },
    Toggle { name: "entry_counts", values: ON_OFF },
    Toggle { name: "path_rule", values: "simple, no_reverse" },
    Toggle { name: "jump_pawns", values: ON_OFF },
    Toggle { name: "safe_first_row", values: ON_OFF },
    Toggle { name: "teleport_mode", values: "edge, land, off" },
];

impl Toggles {
    /// The rules of the French source text.
    pub const FRENCH: Toggles = Toggles {
        on_arrival: false,
        barricade_optional: true,
        six_again: true,
        six_again_if_blocked: true,
        forbidden_rows: 1,
        barricade_on_goal: false,
        forced: true,
        start: Start::RollOff,
        six_to_leave: false,
        entry_counts: true,
        no_reverse: false,
        jump_pawns: true,
        safe_first_row: false,
        teleport: Teleport::Edge,
    };

    /// The rules that Ravensburger publishes.
    pub const RAVENSBURGER: Toggles =
        Toggles { on_arrival: true, barricade_optional: false, six_again: false, ..Self::FRENCH };

    /// A toggle with two values: its place, and the words for yes and no.
    fn pair(&mut self, toggle: &str) -> Option<(&mut bool, [&'static str; 2])> {
        const ON_OFF: [&str; 2] = ["on", "off"];
        Some(match toggle {
            "barricade_when" => (&mut self.on_arrival, ["arrive", "leave"]),
            "barricade_optional" => (&mut self.barricade_optional, ON_OFF),
            "six_again" => (&mut self.six_again, ON_OFF),
            "six_again_if_blocked" => (&mut self.six_again_if_blocked, ON_OFF),
            "barricade_on_goal" => (&mut self.barricade_on_goal, ON_OFF),
            "forced" => (&mut self.forced, ON_OFF),
            "six_to_leave" => (&mut self.six_to_leave, ON_OFF),
            "entry_counts" => (&mut self.entry_counts, ON_OFF),
            "path_rule" => (&mut self.no_reverse, ["no_reverse", "simple"]),
            "jump_pawns" => (&mut self.jump_pawns, ON_OFF),
            "safe_first_row" => (&mut self.safe_first_row, ON_OFF),
            _ => return None,
        })
    }

    /// Sets a toggle, or gives `None` where it cannot take that value.
    pub fn set(&mut self, toggle: &str, value: &str) -> Option<()> {
        if let Some((place, words)) = self.pair(toggle) {
            *place = words.iter().position(|word| *word == value)? == 0;
            return Some(());
        }
        match (toggle, value) {
            ("forbidden_rows", "0") => self.forbidden_rows = 0,
            ("forbidden_rows", "1") => self.forbidden_rows = 1,
            ("forbidden_rows", "2") => self.forbidden_rows = 2,
            ("start", "rolloff") => self.start = Start::RollOff,
            ("start", "rolloff_keep") => self.start = Start::RollOffKept,
            ("start", "first_seat") => self.start = Start::FirstSeat,
            ("teleport_mode", "edge") => self.teleport = Teleport::Edge,
            ("teleport_mode", "land") => self.teleport = Teleport::Land,
            ("teleport_mode", "off") => self.teleport = Teleport::Off,
            _ => return None,
        }
        Some(())
    }

    /// The value of a toggle as text.
    pub fn get(mut self, toggle: &str) -> String {
        if let Some((place, [yes, no])) = self.pair(toggle) {
            return if *place { yes } else { no }.into();
        }
        match toggle {
            "forbidden_rows" => return self.forbidden_rows.to_string(),
            "start" => match self.start {
                Start::RollOff => "rolloff",
                Start::RollOffKept => "rolloff_keep",
                Start::FirstSeat => "first_seat",
            },
            "teleport_mode" => match self.teleport {
                Teleport::Edge => "edge",
                Teleport::Land => "land",
                Teleport::Off => "off",
            },
            _ => "",
        }
        .into()
    }
}
