//! L'Enclos once more, deliberately naive: written from the text of the rules
//! alone, with coordinates and strings, and without a line of the program.
//! A turn is found by carrying out its two actions in both orders.

use std::collections::{BTreeMap, BTreeSet};

/// The reading of the rules that is played.
#[derive(Clone, Debug, Default)]
pub struct Rules {
    /// How many fences there are; unlimited where there is no number.
    pub supply: Option<usize>,
    /// Whether the match is drawn when they run out; otherwise turns go on without fences.
    pub exhausted_draws: bool,
    /// Whether the passage just crossed may not be fenced.
    pub crossed_stays_open: bool,
    /// Whether one may fence one's last way first, and lose.
    pub self_block_loses: bool,
    /// Whether a side that shuts itself in loses at once.
    pub checked_at_turn_end: bool,
}

impl Rules {
    /// The text by which the program knows these rules.
    pub fn text(&self) -> String {
        let mut text = "french".to_owned();
        if let Some(supply) = self.supply {
            text += &format!(",supply={supply}");
        }
        if self.exhausted_draws {
            text += ",on_exhausted=draw";
        }
        if self.crossed_stays_open {
            text += ",fence_used=off";
        }
        if self.self_block_loses {
            text += ",self_block=loss";
        }
        if self.checked_at_turn_end {
            text += ",loss_check=turn_end";
        }
        text
    }
}

/// Axial coordinates.
pub type Axial = (i32, i32);

/// N, NE, SE and their opposites.
pub const DIRECTIONS: [Axial; 6] = [(0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)];

/// The fields and passages, derived from the coordinates.
#[derive(Clone, Debug)]
pub struct Board {
    /// Field names in index order.
    pub fields: Vec<String>,
    /// Passage names in index order.
    pub passages: Vec<String>,
    place: BTreeMap<String, Axial>,
    name: BTreeMap<Axial, String>,
    /// For each field, its neighbours and the passages that lead there.
    neighbours: BTreeMap<String, Vec<(String, String)>>,
}

impl Board {
    /// The hexagon of 37 fields.
    pub fn new() -> Self {
        let mut board = Board {
            fields: Vec::new(),
            passages: Vec::new(),
            place: BTreeMap::new(),
            name: BTreeMap::new(),
            neighbours: BTreeMap::new(),
        };
        for (file, letter) in "abcdefg".chars().enumerate() {
            let q = file as i32 - 3;
            let mut rank = 1;
            for r in -3..=3i32 {
                if (q + r).abs() <= 3 {
                    let name = format!("{letter}{rank}");
                    rank += 1;
                    board.fields.push(name.clone());
                    board.place.insert(name.clone(), (q, r));
                    board.name.insert((q, r), name);
                }
            }
        }
        // Lower field first, in lexicographic order of the indices, which is that of the names.
        for one in &board.fields {
            for other in &board.fields {
                if one < other && board.adjacent(one, other) {
                    let passage = format!("{one}/{other}");
                    for (from, to) in [(one, other), (other, one)] {
                        let entry = board.neighbours.entry(from.clone()).or_default();
                        entry.push((to.clone(), passage.clone()));
                    }
                    board.passages.push(passage);
                }
            }
        }
        board
    }

    /// Where a field is.
    pub fn axial(&self, field: &str) -> Axial {
        self.place[field]
    }

    /// The field at a place of the board.
    pub fn at(&self, place: Axial) -> &str {
        &self.name[&place]
    }

    fn adjacent(&self, one: &str, other: &str) -> bool {
        let ((q, r), (s, t)) = (self.place[one], self.place[other]);
        DIRECTIONS.contains(&(s - q, t - r))
    }

    /// The name of the passage between two neighbours, in either order.
    pub fn passage(&self, one: &str, other: &str) -> String {
        if one < other { format!("{one}/{other}") } else { format!("{other}/{one}") }
    }
}

/// A match with its history, as far as the rules look back.
#[derive(Clone, Debug)]
pub struct Match {
    rules: Rules,
    board: Board,
    sheep: [BTreeSet<String>; 2],
    fences: BTreeSet<String>,
    to_move: usize,
    seen: Vec<String>,
}

/// `ongoing`, or the winner (`w`, `b`, `=`) and the reason.
pub type Result = std::result::Result<(), (char, &'static str)>;

impl Match {
    /// A match at `position`.
    pub fn new(rules: Rules, position: &str) -> Self {
        let board = Board::new();
        let parts: Vec<&str> = position.split('/').collect();
        let flock = |text: &str| -> BTreeSet<String> {
            (0..3).map(|nth| text[2 * nth..2 * nth + 2].to_owned()).collect()
        };
        let number = u128::from_str_radix(parts[2], 16).expect("a hexadecimal number");
        let fenced = |(index, _): &(usize, &String)| number >> index & 1 == 1;
        let fences =
            board.passages.iter().enumerate().filter(fenced).map(|(_, passage)| passage.clone()).collect();
        let mut new = Match {
            rules,
            sheep: [flock(parts[0]), flock(parts[1])],
            fences,
            to_move: usize::from(parts[3] == "b"),
            seen: Vec::new(),
            board,
        };
        new.seen.push(new.position());
        new
    }

    /// The position's text.
    pub fn position(&self) -> String {
        let mut number = 0u128;
        for (index, passage) in self.board.passages.iter().enumerate() {
            if self.fences.contains(passage) {
                number += 1 << index;
            }
        }
        let flock = |side: usize| self.sheep[side].iter().cloned().collect::<String>();
        format!("{}/{}/{number:023x}/{}", flock(0), flock(1), ["w", "b"][self.to_move])
    }

    fn sheep_moves(&self, side: usize) -> Vec<(String, String)> {
        self.sheep_moves_beside(side, "")
    }

    /// The sheep moves once the passage `fence` is fenced as well.
    fn sheep_moves_beside(&self, side: usize, fence: &str) -> Vec<(String, String)> {
        let mut moves = Vec::new();
        for from in &self.sheep[side] {
            for (to, passage) in &self.board.neighbours[from] {
                let occupied = self.sheep.iter().any(|flock| flock.contains(to));
                if !occupied && passage != fence && !self.fences.contains(passage) {
                    moves.push((from.clone(), to.clone()));
                }
            }
        }
        moves
    }

    fn fence_left(&self) -> bool {
        self.rules.supply.is_none_or(|supply| self.fences.len() < supply)
    }

    fn open(&self) -> Vec<String> {
        self.board.passages.iter().filter(|passage| !self.fences.contains(*passage)).cloned().collect()
    }

    /// Every legal turn with the order of its actions told apart: its canonical
    /// form, and as it would be typed.
    fn sequences(&self) -> Vec<(String, String)> {
        let alone = |text: String| (text.clone(), text);
        let mut found = Vec::new();
        let moves = self.sheep_moves(self.to_move);
        if !self.fence_left() {
            for (from, to) in moves {
                found.push(alone(format!("{from}-{to}")));
            }
            return found;
        }
        // Move first. No sheep opens or closes a passage, so the open ones stay the same.
        let open = self.open();
        for (from, to) in &moves {
            let crossed = self.board.passage(from, to);
            for fence in &open {
                if !(self.rules.crossed_stays_open && *fence == crossed) {
                    found.push(alone(format!("{from}-{to} +{fence}")));
                }
            }
        }
        // Fence first.
        for fence in open {
            let moves = self.sheep_moves_beside(self.to_move, &fence);
            if moves.is_empty() && self.rules.self_block_loses {
                found.push(alone(format!("+{fence}")));
            }
            for (from, to) in moves {
                found.push((format!("{from}-{to} +{fence}"), format!("+{fence} {from}-{to}")));
            }
        }
        found
    }

    /// How it stands.
    pub fn result(&self) -> Result {
        let (own, other) = (['w', 'b'][self.to_move], ['b', 'w'][self.to_move]);
        if self.sheep_moves(self.to_move).is_empty() {
            return Err((other, "blocked"));
        }
        if self.rules.checked_at_turn_end && self.sheep_moves(1 - self.to_move).is_empty() {
            return Err((own, "blocked"));
        }
        if self.rules.exhausted_draws && !self.fence_left() {
            return Err(('=', "fences exhausted"));
        }
        // Elsewhere whoever can move may fence the passage he crosses.
        if self.rules.crossed_stays_open && self.sequences().is_empty() {
            return Err((other, "blocked"));
        }
        let position = self.position();
        let occurrences = self.seen.iter().filter(|seen| **seen == position).count();
        if self.rules.supply.is_some() && !self.rules.exhausted_draws && occurrences >= 3 {
            return Err(('=', "repetition"));
        }
        Ok(())
    }

    /// The legal turns in canonical form, sorted.
    pub fn moves(&self) -> Vec<String> {
        if self.result().is_err() {
            return Vec::new();
        }
        let turns: BTreeSet<String> = self.sequences().into_iter().map(|(canonical, _)| canonical).collect();
        turns.into_iter().collect()
    }

    /// The legal turns as they may be typed, the order of the actions told apart.
    pub fn typed(&self) -> Vec<String> {
        if self.result().is_err() {
            return Vec::new();
        }
        self.sequences().into_iter().map(|(_, typed)| typed).collect()
    }

    /// Plays a legal turn. Who has fenced his last way stays to move and cannot.
    pub fn play(&mut self, turn: &str) {
        let mut moved = false;
        for action in turn.split(' ') {
            if let Some(fence) = action.strip_prefix('+') {
                self.fences.insert(fence.to_owned());
            } else if let Some((from, to)) = action.split_once('-') {
                self.sheep[self.to_move].remove(from);
                self.sheep[self.to_move].insert(to.to_owned());
                moved = true;
            }
        }
        if moved {
            self.to_move = 1 - self.to_move;
        }
        self.seen.push(self.position());
    }
}
