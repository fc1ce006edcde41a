//! Tigers & Sheep written a second time, from `rules/tigers.md` alone and as
//! plainly as possible: sets of coordinates, lists of everything, no bits.

use std::collections::BTreeSet;

/// Row and column, counted from 0 at the top left.
pub type Point = (i32, i32);

/// What it means for a side to bring a position back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repeat {
    Free,
    Loses,
    Forbidden,
    Draw,
}

/// A rule set.
#[derive(Clone, Debug)]
pub struct Rules {
    pub preset: &'static str,
    pub target: i64,
    pub imprison: bool,
    pub fold: bool,
    pub blocked_wins: char,
    pub tiger_repeat: Repeat,
    pub sheep_repeat: Repeat,
    pub repeat_limit: usize,
    pub must_capture: bool,
    pub no_progress_limit: usize,
}

impl Rules {
    /// The table of section 1, column by column.
    pub fn presets() -> Vec<Rules> {
        use Repeat::{Draw, Forbidden, Free, Loses};
        let rules =
            |preset, target, imprison, fold, blocked_wins, tiger_repeat, sheep_repeat, repeat_limit| Rules {
                preset,
                target,
                imprison,
                fold,
                blocked_wins,
                tiger_repeat,
                sheep_repeat,
                repeat_limit,
                must_capture: false,
                no_progress_limit: 0,
            };
        vec![
            rules("french", 7, true, true, 'S', Loses, Free, 3),
            rules("french-strict", 7, true, true, 'S', Loses, Free, 2),
            rules("french-jump-only", 7, false, true, 'S', Loses, Free, 3),
            rules("classic", 5, false, false, 'T', Forbidden, Forbidden, 2),
            rules("classic-draw", 5, false, false, 'T', Draw, Draw, 3),
            rules("ludii-all", 20, false, false, 'T', Free, Free, 3),
            rules("ludii-five", 5, false, false, 'T', Free, Free, 3),
        ]
    }

    /// As the program reads it, with every toggle spelled out.
    pub fn text(&self) -> String {
        let switch = |on| if on { "on" } else { "off" };
        let repeat = |repeat| match repeat {
            Repeat::Free => "free",
            Repeat::Loses => "loses",
            Repeat::Forbidden => "forbidden",
            Repeat::Draw => "draw",
        };
        format!(
            "{},target={},imprison={},fold={},blocked_sheep={},tiger_repeat={},sheep_repeat={},\
             repeat_limit={},must_capture={},no_progress_limit={}",
            self.preset,
            self.target,
            switch(self.imprison),
            switch(self.fold),
            self.blocked_wins,
            repeat(self.tiger_repeat),
            repeat(self.sheep_repeat),
            self.repeat_limit,
            switch(self.must_capture),
            self.no_progress_limit
        )
    }
}

pub fn all_points() -> Vec<Point> {
    (0..5).flat_map(|row| (0..5).map(move |column| (row, column))).collect()
}

/// The point called `name`.
fn point(name: &str) -> Point {
    let mut signs = name.bytes().map(i32::from);
    let (column, row) = (signs.next().expect("a letter"), signs.next().expect("a digit"));
    (row - i32::from(b'1'), column - i32::from(b'a'))
}

pub fn name((row, column): Point) -> String {
    format!("{}{}", ["a", "b", "c", "d", "e"][column as usize], row + 1)
}

/// The point a step away in a direction, if a line leads there.
fn step((row, column): Point, (down, right): (i32, i32)) -> Option<Point> {
    let to = (row + down, column + right);
    let inside = (0..5).contains(&to.0) && (0..5).contains(&to.1);
    let straight = down == 0 || right == 0;
    (inside && (straight || (row + column) % 2 == 0)).then_some(to)
}

fn directions() -> Vec<(i32, i32)> {
    let all = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (down, right)));
    all.filter(|&direction| direction != (0, 0)).collect()
}

fn neighbours(point: Point) -> Vec<Point> {
    directions().into_iter().filter_map(|direction| step(point, direction)).collect()
}

/// The board, whose turn it is, and the sheep beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub tigers: BTreeSet<Point>,
    pub sheep: BTreeSet<Point>,
    pub to_move: char,
    pub in_hand: usize,
    pub eaten: usize,
}

impl Position {
    pub fn read(text: &str) -> Self {
        let parts: Vec<&str> = text.split(' ').collect();
        let of = |letter| {
            let signs = all_points().into_iter().zip(parts[0].chars());
            signs.filter(|(_, sign)| *sign == letter).map(|(point, _)| point).collect()
        };
        Position {
            tigers: of('T'),
            sheep: of('S'),
            to_move: parts[1].chars().next().expect("a side"),
            in_hand: parts[2].parse().expect("a number"),
            eaten: parts[3].parse().expect("a number"),
        }
    }

    pub fn text(&self) -> String {
        let sign = |point| {
            if self.tigers.contains(&point) {
                'T'
            } else if self.sheep.contains(&point) {
                'S'
            } else {
                '.'
            }
        };
        let board: String = all_points().into_iter().map(sign).collect();
        format!("{board} {} {} {}", self.to_move, self.in_hand, self.eaten)
    }

    fn is_empty(&self, point: Point) -> bool {
        !self.tigers.contains(&point) && !self.sheep.contains(&point)
    }

    /// The points with a tiger, a sheep and nothing in a row from `from`: the middle and the end.
    fn jumps(&self, from: Point) -> Vec<(Point, Point)> {
        let mut found = Vec::new();
        for direction in directions() {
            if let Some(over) = step(from, direction)
                && let Some(to) = step(over, direction)
                && self.sheep.contains(&over)
                && self.is_empty(to)
            {
                found.push((over, to));
            }
        }
        found
    }

    fn steps(&self, pieces: &BTreeSet<Point>) -> Vec<(Point, Point)> {
        let ways = pieces.iter().flat_map(|&from| neighbours(from).into_iter().map(move |to| (from, to)));
        ways.filter(|&(_, to)| self.is_empty(to)).collect()
    }

    /// Everything that may be played if repetition is left out, as text.
    fn pseudo_moves(&self, rules: &Rules) -> Vec<String> {
        let write = |sign: &str, from, to| format!("{}{sign}{}", name(from), name(to));
        if self.to_move == 'S' {
            if self.in_hand > 0 {
                return all_points().into_iter().filter(|&point| self.is_empty(point)).map(name).collect();
            }
            return self.steps(&self.sheep).into_iter().map(|(from, to)| write("-", from, to)).collect();
        }
        let mut moves = Vec::new();
        for &from in &self.tigers {
            moves.extend(self.jumps(from).into_iter().map(|(_, to)| write("x", from, to)));
        }
        if !rules.must_capture || moves.is_empty() {
            moves.extend(self.steps(&self.tigers).into_iter().map(|(from, to)| write("-", from, to)));
        }
        moves
    }

    /// The empty points that no tiger could ever come to stand on.
    pub fn fold(&self) -> BTreeSet<Point> {
        let mut sheep = self.sheep.clone();
        let mut reached = self.tigers.clone();
        loop {
            let mut grown = reached.clone();
            let mut gone = BTreeSet::new();
            for &from in &reached {
                for direction in directions() {
                    let Some(next) = step(from, direction) else { continue };
                    if !sheep.contains(&next) {
                        grown.insert(next);
                    } else if let Some(to) = step(next, direction)
                        && !sheep.contains(&to)
                    {
                        grown.insert(to);
                        gone.insert(next);
                    }
                }
            }
            if grown == reached && gone.is_empty() {
                return all_points()
                    .into_iter()
                    .filter(|&p| self.is_empty(p) && !reached.contains(&p))
                    .collect();
            }
            reached = grown;
            sheep = sheep.difference(&gone).copied().collect();
        }
    }

    pub fn net(&self, rules: &Rules) -> i64 {
        self.eaten as i64 - if rules.fold { self.fold().len() as i64 } else { 0 }
    }

    /// The groups of sheep that touch no empty point.
    fn prisoners(&self) -> BTreeSet<Point> {
        let mut taken = BTreeSet::new();
        for &first in &self.sheep {
            let mut group = BTreeSet::from([first]);
            let mut free = false;
            let mut todo = vec![first];
            while let Some(point) = todo.pop() {
                for next in neighbours(point) {
                    free |= self.is_empty(next);
                    if self.sheep.contains(&next) && group.insert(next) {
                        todo.push(next);
                    }
                }
            }
            if !free {
                taken.extend(group);
            }
        }
        taken
    }

    fn flock_blocked(&self) -> bool {
        self.in_hand == 0 && self.steps(&self.sheep).is_empty()
    }

    /// The end as the position alone tells it, as if the side not to move had just moved.
    fn ended(&self, rules: &Rules) -> Option<(char, &'static str)> {
        if self.to_move == 'S' {
            if self.net(rules) >= rules.target {
                return Some(('T', "sheep eaten"));
            }
            if self.flock_blocked() {
                return Some((rules.blocked_wins, "all sheep blocked"));
            }
        } else {
            let stuck = self.steps(&self.tigers).is_empty()
                && self.tigers.iter().all(|&tiger| self.jumps(tiger).is_empty());
            if stuck {
                return Some(('S', "tigers imprisoned"));
            }
            if self.net(rules) >= rules.target {
                return Some(('T', "sheep eaten"));
            }
        }
        None
    }

    /// The position after a move, prisoners taken.
    fn after(&self, rules: &Rules, mv: &str) -> Position {
        let mut next = self.clone();
        if let Some((from, to)) = mv.split_once('-') {
            let pieces = if self.to_move == 'S' { &mut next.sheep } else { &mut next.tigers };
            pieces.remove(&point(from));
            pieces.insert(point(to));
        } else if let Some((from, to)) = mv.split_once('x') {
            let (from, to) = (point(from), point(to));
            next.tigers.remove(&from);
            next.tigers.insert(to);
            next.sheep.remove(&((from.0 + to.0) / 2, (from.1 + to.1) / 2));
            next.eaten += 1;
        } else {
            next.sheep.insert(point(mv));
            next.in_hand -= 1;
        }
        next.to_move = if self.to_move == 'S' { 'T' } else { 'S' };
        let tigers_turn = self.to_move == 'T';
        // Rules 1 and 2 come before imprisonment.
        if tigers_turn && rules.imprison && next.ended(rules).is_none() {
            for sheep in next.prisoners() {
                next.sheep.remove(&sheep);
                next.eaten += 1;
            }
        }
        next
    }
}

/// A match with everything that happened.
#[derive(Clone, Debug)]
pub struct Match {
    rules: Rules,
    /// Every position from the first.
    trail: Vec<Position>,
    /// Plies since the last placement or eating.
    quiet: usize,
}

impl Match {
    pub fn new(rules: Rules, position: &str) -> Self {
        Match { rules, trail: vec![Position::read(position)], quiet: 0 }
    }

    pub fn position(&self) -> &Position {
        self.trail.last().expect("there is a first position")
    }

    fn repeat_of(&self, side: char) -> Repeat {
        if side == 'S' { self.rules.sheep_repeat } else { self.rules.tiger_repeat }
    }

    /// Whether a move is an illegal repetition.
    fn forbidden(&self, mv: &str) -> bool {
        if self.repeat_of(self.position().to_move) != Repeat::Forbidden {
            return false;
        }
        let next = self.position().after(&self.rules, mv);
        self.trail.iter().filter(|&seen| *seen == next).count() + 1 >= self.rules.repeat_limit
    }

    /// The winner and the reason once it is over.
    pub fn result(&self) -> Option<(char, &'static str)> {
        let now = self.position();
        if let Some(end) = now.ended(&self.rules) {
            return Some(end);
        }
        let (mover, other) = if now.to_move == 'S' { ('T', 'S') } else { ('S', 'T') };
        let times = self.trail.iter().filter(|&seen| seen == now).count();
        if self.trail.len() > 1 && times >= self.rules.repeat_limit {
            match self.repeat_of(mover) {
                Repeat::Loses => return Some((other, "repetition")),
                Repeat::Draw => return Some(('=', "repetition")),
                Repeat::Free | Repeat::Forbidden => {}
            }
        }
        let moves = now.pseudo_moves(&self.rules);
        if moves.iter().all(|mv| self.forbidden(mv)) {
            return Some((mover, "repetition"));
        }
        if self.rules.no_progress_limit > 0 && self.quiet >= self.rules.no_progress_limit {
            return Some(('=', "no progress"));
        }
        None
    }

    /// The legal moves, sorted.
    pub fn moves(&self) -> Vec<String> {
        if self.result().is_some() {
            return Vec::new();
        }
        let mut moves = self.position().pseudo_moves(&self.rules);
        moves.retain(|mv| !self.forbidden(mv));
        moves.sort();
        moves
    }

    pub fn play(&mut self, mv: &str) {
        let next = self.position().after(&self.rules, mv);
        let progress = next.in_hand < self.position().in_hand || next.eaten > self.position().eaten;
        self.quiet = if progress { 0 } else { self.quiet + 1 };
        self.trail.push(next);
    }
}
