//! Barricade once more, deliberately naive: written from the text of the rules
//! alone, with lists and strings, and without a line of the program. Walks are
//! followed field by field each time.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

/// The boards by their names in position texts.
pub const BOARDS: [&str; 3] = ["classic", "saint_marcoise_4", "saint_marcoise_6"];

/// A board as its file describes it.
#[derive(Clone, Debug)]
pub struct Board {
    pub name: &'static str,
    pub fields: usize,
    edges: Vec<(usize, usize)>,
    pub entries: Vec<usize>,
    pub first_row: Vec<usize>,
    pub second_row: Vec<usize>,
    pub goal: usize,
    pub barricades: Vec<usize>,
    teleport: Option<(usize, usize)>,
}

fn list(value: &Value) -> Vec<usize> {
    value.as_array().expect("a list").iter().map(|id| id.as_u64().expect("an id") as usize).collect()
}

impl Board {
    /// Reads the board's file.
    pub fn read(name: &'static str) -> Board {
        let file = if name == "classic" { "barricade_classic" } else { name };
        let path = format!("{}/assets/boards/{file}.json", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("the board's file");
        let plan: Value = serde_json::from_str(&text).expect("JSON");
        let pair = |value: &Value| {
            let ids = list(value);
            (ids[0], ids[1])
        };
        Board {
            name,
            fields: plan["cells"].as_array().expect("cells").len(),
            edges: plan["edges"].as_array().expect("edges").iter().map(pair).collect(),
            entries: plan["houses"]
                .as_array()
                .expect("houses")
                .iter()
                .map(|house| house["entry"].as_u64().expect("an entry") as usize)
                .collect(),
            first_row: list(&plan["first_row"]),
            second_row: list(&plan["second_row"]),
            goal: plan["goal"].as_u64().expect("a goal") as usize,
            barricades: list(&plan["barricades"]),
            teleport: (!plan["teleport"].is_null()).then(|| pair(&plan["teleport"])),
        }
    }
}

/// The reading of the rules that is played: a value for each toggle.
#[derive(Clone, Debug)]
pub struct Rules {
    pub ravensburger: bool,
    pub toggles: BTreeMap<&'static str, &'static str>,
}

impl Rules {
    /// The text by which the program knows these rules on `board`.
    pub fn text(&self, board: &Board) -> String {
        let mut text = board.name.replace('_', "-");
        if self.ravensburger {
            text += ":ravensburger";
        }
        for (toggle, value) in &self.toggles {
            text += &format!(",{toggle}={value}");
        }
        text
    }

    fn value(&self, toggle: &str) -> &str {
        if let Some(value) = self.toggles.get(toggle) {
            return value;
        }
        match toggle {
            "barricade_when" if self.ravensburger => "arrive",
            "barricade_when" => "leave",
            "barricade_optional" | "six_again" if self.ravensburger => "off",
            "barricade_optional" | "six_again" | "six_again_if_blocked" | "forced" => "on",
            "entry_counts" | "jump_pawns" => "on",
            "forbidden_rows" => "1",
            "path_rule" => "simple",
            "teleport_mode" => "edge",
            _ => "off",
        }
    }

    fn on(&self, toggle: &str) -> bool {
        self.value(toggle) == "on"
    }

    /// Whether a barricade may be put on `field`, if it is free.
    pub fn may_hold_barricade(&self, board: &Board, field: usize) -> bool {
        let rows = self.value("forbidden_rows");
        !(field == board.goal && !self.on("barricade_on_goal")
            || rows != "0" && board.first_row.contains(&field)
            || rows == "2" && board.second_row.contains(&field))
    }
}

/// A position between two turns.
#[derive(Clone, Debug)]
pub struct Position {
    pub houses: Vec<usize>,
    pub turn: usize,
    /// For each player the places of its pawns; nothing for one at home.
    pub pawns: Vec<Vec<Option<usize>>>,
    pub barricades: BTreeSet<usize>,
}

fn joined(names: impl IntoIterator<Item = String>, between: &str) -> String {
    names.into_iter().collect::<Vec<_>>().join(between)
}

/// A move: from, to, where the barricade goes.
type Triple = (Option<usize>, usize, Option<usize>);

impl Position {
    pub fn text(&self, board: &Board) -> String {
        let pawns = self.pawns.iter().map(|pawns| {
            let mut places = pawns.clone();
            places.sort_unstable();
            joined(places.iter().map(|place| place.map_or("h".into(), |field| field.to_string())), ",")
        });
        format!(
            "BAR1 {} houses={} turn={} pawns={} bars={}",
            board.name,
            joined(self.houses.iter().map(usize::to_string), ","),
            self.turn,
            joined(pawns, "/"),
            joined(self.barricades.iter().map(usize::to_string), ","),
        )
    }

    /// Who has a pawn on the goal.
    pub fn winner(&self, board: &Board) -> Option<usize> {
        self.pawns.iter().position(|pawns| pawns.contains(&Some(board.goal)))
    }

    fn holder(&self, field: usize) -> Option<usize> {
        self.pawns.iter().position(|pawns| pawns.contains(&Some(field)))
    }

    fn neighbours(board: &Board, rules: &Rules, field: usize) -> Vec<usize> {
        let mut all = Vec::new();
        for &(one, other) in &board.edges {
            let is_teleport =
                board.teleport.is_some_and(|(a, b)| (a, b) == (one, other) || (b, a) == (one, other));
            if is_teleport && rules.value("teleport_mode") != "edge" {
                continue;
            }
            if one == field {
                all.push(other);
            }
            if other == field {
                all.push(one);
            }
        }
        all
    }

    /// Follows every walk that goes on from the end of `walk` for `steps` more steps.
    fn follow(
        &self,
        board: &Board,
        rules: &Rules,
        walk: &mut Vec<usize>,
        steps: u8,
        ends: &mut BTreeSet<usize>,
    ) {
        let here = walk[walk.len() - 1];
        if steps == 0 {
            ends.insert(here);
            return;
        }
        for next in Self::neighbours(board, rules, here) {
            let back = if rules.value("path_rule") == "simple" {
                walk.contains(&next)
            } else {
                walk.len() > 1 && walk[walk.len() - 2] == next
            };
            let is_last = steps == 1;
            let closed = self.barricades.contains(&next)
                || next == board.goal
                || !rules.on("jump_pawns") && self.holder(next).is_some();
            if !back && (is_last || !closed) {
                walk.push(next);
                self.follow(board, rules, walk, steps - 1, ends);
                walk.pop();
            }
        }
    }

    /// Where a pawn of the player to move may end.
    fn ends(&self, board: &Board, rules: &Rules, from: Option<usize>, die: u8) -> BTreeSet<usize> {
        let mut ends = BTreeSet::new();
        match from {
            Some(field) => self.follow(board, rules, &mut vec![field], die, &mut ends),
            None => {
                let entry = board.entries[self.houses[self.turn]];
                if rules.on("six_to_leave") && die != 6 {
                    return ends;
                }
                if !rules.on("entry_counts") {
                    // Put on the entry field, and off it goes.
                    self.follow(board, rules, &mut vec![entry], die, &mut ends);
                } else {
                    let closed = self.barricades.contains(&entry)
                        || !rules.on("jump_pawns") && self.holder(entry).is_some();
                    if die == 1 || !closed {
                        self.follow(board, rules, &mut vec![entry], die - 1, &mut ends);
                    }
                }
            }
        }
        let allowed = |field: &usize| match self.holder(*field) {
            Some(holder) if holder == self.turn => false,
            Some(_) => !(rules.on("safe_first_row") && board.first_row.contains(field)),
            None => true,
        };
        ends.retain(allowed);
        if rules.value("teleport_mode") == "land"
            && let Some((centre, arrival)) = board.teleport
            && ends.contains(&centre)
            && allowed(&arrival)
        {
            ends.insert(arrival);
        }
        ends
    }

    /// The barricade that a walk may move.
    fn moved_barricade(&self, board: &Board, rules: &Rules, from: Option<usize>, to: usize) -> Option<usize> {
        let place = if rules.value("barricade_when") == "arrive" { Some(to) } else { from };
        place.filter(|place| to != board.goal && self.barricades.contains(place))
    }

    /// Every move, found by making it.
    fn triples(&self, board: &Board, rules: &Rules, die: u8) -> Vec<Triple> {
        let origins: BTreeSet<Option<usize>> = self.pawns[self.turn].iter().copied().collect();
        let mut all = Vec::new();
        for from in origins {
            for to in self.ends(board, rules, from, die) {
                let Some(place) = self.moved_barricade(board, rules, from, to) else {
                    all.push((from, to, None));
                    continue;
                };
                if rules.on("barricade_optional") {
                    all.push((from, to, None));
                }
                // Free is judged after the walk, with the barricade in the hand.
                let after = self.made(board, rules, (from, to, None));
                for target in 0..board.fields {
                    let free = after.holder(target).is_none() && !after.barricades.contains(&target);
                    if free && target != place && rules.may_hold_barricade(board, target) {
                        all.push((from, to, Some(target)));
                    }
                }
            }
        }
        all
    }

    /// The texts of all that may be done with `die`, sorted.
    pub fn moves(&self, board: &Board, rules: &Rules, die: u8) -> Vec<String> {
        let mut texts: Vec<String> = self.triples(board, rules, die).into_iter().map(write).collect();
        if texts.is_empty() || !rules.on("forced") {
            texts.push("-".into());
        }
        texts.sort();
        texts
    }

    /// The position with the move made, whoever throws next.
    fn made(&self, board: &Board, rules: &Rules, (from, to, barricade): Triple) -> Position {
        let mut next = self.clone();
        for (player, pawns) in next.pawns.iter_mut().enumerate() {
            if player != self.turn {
                for pawn in pawns.iter_mut().filter(|pawn| **pawn == Some(to)) {
                    *pawn = None;
                }
            }
        }
        let pawn = next.pawns[self.turn].iter_mut().find(|pawn| **pawn == from).expect("a pawn");
        *pawn = Some(to);
        if let (Some(place), Some(target)) = (self.moved_barricade(board, rules, from, to), barricade) {
            next.barricades.remove(&place);
            next.barricades.insert(target);
        }
        next
    }

    /// The position after the move written as `text` was made with `die`.
    pub fn after(&self, board: &Board, rules: &Rules, die: u8, text: &str) -> Position {
        let triple = self.triples(board, rules, die).into_iter().find(|&triple| write(triple) == text);
        let mut next = triple.map_or(self.clone(), |triple| self.made(board, rules, triple));
        if next.winner(board).is_some() {
            return next;
        }
        let again =
            die == 6 && rules.on("six_again") && (triple.is_some() || rules.on("six_again_if_blocked"));
        if !again {
            next.turn = (self.turn + 1) % self.houses.len();
        }
        next
    }
}

fn write((from, to, barricade): Triple) -> String {
    let from = from.map_or("h".into(), |field| field.to_string());
    let barricade = barricade.map_or(String::new(), |field| format!(" +{field}"));
    format!("{from}-{to}{barricade}")
}

/// Who begins after these throws, each player's in turn, and with which throw;
/// nothing while it is open or where a throw is one too many.
pub fn begins(players: usize, throws: &[u8]) -> Option<(usize, u8)> {
    let mut left: Vec<usize> = (0..players).collect();
    let mut throws = throws;
    loop {
        if throws.len() < left.len() {
            return None;
        }
        let (round, rest) = throws.split_at(left.len());
        let highest = *round.iter().max()?;
        left =
            left.iter().zip(round).filter(|(_, face)| **face == highest).map(|(&player, _)| player).collect();
        throws = rest;
        if let [winner] = left[..] {
            return throws.is_empty().then_some((winner, highest));
        }
    }
}
