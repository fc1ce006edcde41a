//! Alpha-beta for two sides that move in turn, without chance.
//!
//! The positions on the way from the root are kept on a stack of our own, not on
//! the program's, so that the search can be left and taken up after any node. It
//! deepens move by move, remembers what it has met, and tries first what was
//! good before; moves that come late are first searched less deep, and all but
//! the first only to learn whether they are better than it.

use super::hash::{hash, mix};
use super::memory::{Bound, Memories};
use crate::rules::{
    Effort, Evaluate, Finding, Line, Progress, Repetition, Search, Seat, Turn, Verdict, WON, mover,
};

/// Which moves are worth looking at, and in what order.
pub trait Tactics: Evaluate {
    /// How many different numbers [`slot`](Self::slot) gives: 0 where it does not
    /// matter that a move was good elsewhere.
    const SLOTS: usize = 0;

    /// Appends the moves worth searching `depth` moves deep, each with its rank:
    /// the highest is tried first. Gives how many positions it has looked at.
    fn candidates(&self, at: &Self::Position, _depth: i32, out: &mut Vec<(i32, Self::Move)>) -> u64 {
        let mut moves = Vec::new();
        self.moves(at, &mut moves);
        out.extend(moves.into_iter().map(|mv| (0, mv)));
        0
    }

    /// Appends all moves with their ranks, for the first move.
    fn all(&self, at: &Self::Position, out: &mut Vec<(i32, Self::Move)>) -> u64 {
        self.candidates(at, i32::MAX, out)
    }

    /// Appends the moves that are followed beyond the depth of the search,
    /// because the position cannot be judged before.
    fn forcing(&self, _at: &Self::Position, _out: &mut Vec<(i32, Self::Move)>) {}

    /// A number for a move, under which it is remembered that it was good elsewhere.
    fn slot(&self, _mv: Self::Move) -> usize {
        0
    }
}

/// Ranks from here on come before moves that were only good elsewhere.
pub const FIRST: i32 = 1 << 28;

/// Deeper than any search gets.
const DEEPEST: u32 = 100;

/// From which depth, and from which move on, moves are searched less deep at first.
const REDUCED_FROM: (i32, usize) = (3, 4);

/// How the move just tried is being searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tried {
    /// For its value.
    Wholly,
    /// To learn whether it is better than the best, as deep as the others.
    Against,
    /// The same, but less deep.
    Hastily,
}

/// A position on the way from the root.
#[derive(Clone, Debug)]
struct Frame<P, M> {
    at: P,
    key: u64,
    seat: Seat,
    /// Whether positions before it may come back.
    reversible: bool,
    /// How deep it is to be searched; where it is 0 only forcing moves are.
    depth: i32,
    alpha: i32,
    beta: i32,
    /// The value of `alpha` at first.
    floor: i32,
    best: i32,
    best_move: Option<M>,
    /// Where its moves are on the stack of moves, and which is the next.
    first: usize,
    next: usize,
    tried: Tried,
}

/// Alpha-beta search: deepens move by move, and may be left and taken up after any node.
pub struct AlphaBeta<G: Tactics> {
    game: G,
    effort: Effort,
    /// The positions before the root that may come back, and the root.
    before: Vec<G::Position>,
    /// The moves at the root, the best so far in front.
    root: Vec<(i32, G::Move)>,
    stack: Vec<Frame<G::Position, G::Move>>,
    moves: Vec<(i32, G::Move)>,
    /// The value of the position last searched, for who was to move there.
    value: Option<i32>,
    memories: Memories<G::Move>,
    /// For each side and slot how good its moves were.
    history: Vec<u32>,
    /// For each ply two moves that were good there.
    killers: Vec<[Option<G::Move>; 2]>,
    nodes: u64,
    /// How many nodes the steps so far allow.
    allowed: u64,
    /// How deep the search is that is under way, and the deepest that has ended.
    depth: u32,
    ended: u32,
    score: i32,
    done: bool,
}

impl<G: Tactics> AlphaBeta<G> {
    /// A search for the best move in `line`, which remembers `2^bits` positions;
    /// `None` where nobody is to move.
    pub fn new(line: &Line<G>, effort: &Effort, bits: u32) -> Option<Self> {
        mover(line)?;
        let (game, at) = (line.game().clone(), *line.position());
        let (mut legal, mut root) = (Vec::new(), Vec::new());
        line.moves(&mut legal);
        let nodes = game.all(&at, &mut root);
        root.retain(|(_, mv)| legal.contains(mv));
        root.sort_by_key(|&(rank, _)| std::cmp::Reverse(rank));
        // What the game does not find worth ranking may still be all there is.
        if root.is_empty() {
            root.extend(legal.first().map(|&mv| (0, mv)));
        }
        Some(AlphaBeta {
            effort: *effort,
            before: line.reversible().to_vec(),
            root,
            stack: Vec::new(),
            moves: Vec::new(),
            value: None,
            memories: Memories::new(bits),
            history: vec![0; 2 * G::SLOTS],
            killers: vec![[None; 2]; DEEPEST as usize + 64],
            nodes,
            allowed: 0,
            depth: 0,
            ended: 0,
            score: 0,
            done: false,
            game,
        })
    }

    /// Does the next thing there is to do.
    fn advance(&mut self) {
        let Some(top) = self.stack.last_mut() else { return self.deepen() };
        if let Some(value) = self.value.take() {
            let value = -value;
            let again = match top.tried {
                Tried::Hastily if value > top.alpha => Some(Tried::Against),
                Tried::Against if value > top.alpha && value < top.beta => Some(Tried::Wholly),
                _ => None,
            };
            if let Some(tried) = again {
                top.tried = tried;
                return self.try_move();
            }
            self.take(value);
        }
        let Some(top) = self.stack.last_mut() else { return };
        if top.best >= top.beta || top.next >= self.moves.len() {
            return self.leave();
        }
        let index = top.next - top.first;
        top.next += 1;
        top.tried = match index {
            0 => Tried::Wholly,
            _ if top.depth == 0 => Tried::Wholly,
            _ if top.depth < REDUCED_FROM.0 || index < REDUCED_FROM.1 => Tried::Against,
            _ if self.moves.get(top.next - 1).is_some_and(|&(rank, _)| rank >= FIRST) => Tried::Against,
            _ => Tried::Hastily,
        };
        self.try_move();
    }

    /// Begins a search that is a move deeper, or ends the search.
    fn deepen(&mut self) {
        if self.value.take().is_some() {
            self.ended = self.depth;
        }
        let sure = self.score.abs() > WON / 2 && self.ended > 0;
        let only = self.root.len() < 2 && self.ended > 0;
        if self.depth >= self.effort.depth.min(DEEPEST) || sure || only {
            self.done = true;
            return;
        }
        self.depth += 1;
        let Some(&at) = self.before.last() else { return };
        let Turn::Seat(seat) = self.game.turn(&at) else { return };
        self.moves.clear();
        self.moves.extend_from_slice(&self.root);
        self.stack.push(Frame {
            at,
            key: hash(&at),
            seat,
            reversible: self.before.len() > 1,
            depth: self.depth as i32,
            alpha: -WON,
            beta: WON,
            floor: -WON,
            best: -WON,
            best_move: None,
            first: 0,
            next: 0,
            tried: Tried::Wholly,
        });
    }

    /// Searches the position after the move last chosen at the top of the stack.
    fn try_move(&mut self) {
        let Some(top) = self.stack.last() else { return };
        let Some(&(_, mv)) = self.moves.get(top.next - 1) else { return };
        let late = i32::from(top.next - top.first > 10);
        let (depth, alpha) = match top.tried {
            Tried::Wholly => (top.depth - 1, -top.beta),
            Tried::Against => (top.depth - 1, -top.alpha - 1),
            Tried::Hastily => (top.depth - 2 - late, -top.alpha - 1),
        };
        let next = self.game.play(&top.at, mv);
        let reversible = !self.game.irreversible(&top.at, mv);
        self.visit(next, depth.max(0), alpha, -top.alpha, reversible);
    }

    /// Searches `at`, which the side at the top of the stack has just moved to.
    fn visit(&mut self, at: G::Position, depth: i32, alpha: i32, beta: i32, reversible: bool) {
        self.nodes += 1;
        let Some(from) = self.stack.last() else { return };
        let ply = self.stack.len() as i32;
        let seat = match self.game.turn(&at) {
            Turn::Over(outcome) => {
                let other = Seat(1 - from.seat.0);
                return self.value = Some(outcome.score(other) * (WON - ply));
            }
            Turn::Seat(seat) | Turn::Chance(seat) => seat,
        };
        if reversible && let Some(value) = self.repeats(&at, from.seat, ply) {
            return self.value = Some(value);
        }
        let first = self.moves.len();
        let (mut floor, mut best) = (alpha, -WON);
        let (mut key, mut remembered) = (0, None);
        if depth == 0 {
            best = self.judge(&at, seat);
            self.game.forcing(&at, &mut self.moves);
            if best >= beta || self.moves.len() == first || self.stack.len() >= self.killers.len() {
                self.moves.truncate(first);
                return self.value = Some(best);
            }
            floor = floor.max(best);
        } else {
            key = hash(&at);
            if let Some(known) = self.memories.get(key) {
                if let Some(value) = known.settles(depth, alpha, beta, ply) {
                    return self.value = Some(value);
                }
                remembered = known.best;
            }
            self.nodes += self.game.candidates(&at, depth, &mut self.moves);
            if self.moves.len() == first {
                return self.value = Some(self.judge(&at, seat));
            }
        }
        self.order(first, seat, remembered);
        let frame = Frame {
            at,
            key,
            seat,
            reversible,
            depth,
            alpha: floor,
            beta,
            floor: alpha,
            best,
            best_move: None,
            first,
            next: first,
            tried: Tried::Wholly,
        };
        self.stack.push(frame);
    }

    /// What `at` looks like to `seat`, with the mistakes that the effort allows.
    fn judge(&self, at: &G::Position, seat: Seat) -> i32 {
        let value = self.game.judge(at, seat);
        if self.effort.blur == 0 {
            return value;
        }
        let span = 2 * self.effort.blur.unsigned_abs() + 1;
        value + (mix(hash(at) ^ self.effort.mood) % u64::from(span)) as i32 - self.effort.blur
    }

    /// What `at` is worth to the side to move there if the other, `mover`, has
    /// gone back to where it was before, or if nothing has happened for too long;
    /// `None` where neither is so.
    fn repeats(&self, at: &G::Position, mover: Seat, ply: i32) -> Option<i32> {
        let (mut times, mut plies, mut to_root) = (0, 1, true);
        for frame in self.stack.iter().skip(1).rev() {
            times += u32::from(frame.at == *at);
            to_root = frame.reversible;
            if !to_root {
                break;
            }
            plies += 1;
        }
        if to_root {
            times += self.before.iter().filter(|&before| before == at).count() as u32;
            plies += self.before.len() as u32 - 1;
        }
        match self.game.repetition(mover) {
            Some(Repetition { times: limit, verdict }) if times + 1 >= limit => {
                return Some(if verdict == Verdict::Draws { 0 } else { WON - ply });
            }
            // Going round in circles does not help who must not: it is as if it ended here.
            Some(Repetition { verdict: Verdict::Loses, .. }) if times > 0 => {
                return Some(self.game.judge(at, Seat(1 - mover.0)));
            }
            _ if times > 0 => return Some(0),
            _ => {}
        }
        self.game.no_progress_limit().is_some_and(|limit| plies >= limit).then_some(0)
    }

    /// Sorts the moves from `first` on: the one remembered, those ranked first,
    /// those that were good elsewhere.
    fn order(&mut self, first: usize, seat: Seat, remembered: Option<G::Move>) {
        let killers = self.killers.get(self.stack.len()).copied().unwrap_or_default();
        let Some(moves) = self.moves.get_mut(first..) else { return };
        for (rank, mv) in moves.iter_mut() {
            if remembered == Some(*mv) {
                *rank = i32::MAX;
            } else if G::SLOTS > 0 && *rank < FIRST {
                let slot = seat.index() * G::SLOTS + self.game.slot(*mv);
                *rank = match killers.iter().position(|&killer| killer == Some(*mv)) {
                    Some(place) => FIRST - 1 - place as i32,
                    None => self.history.get(slot).map_or(0, |&good| good.min(FIRST as u32 / 2) as i32),
                };
            }
        }
        moves.sort_unstable_by_key(|&(rank, mv)| (std::cmp::Reverse(rank), mv));
    }

    /// Takes in what the move last tried at the top of the stack is worth.
    fn take(&mut self, value: i32) {
        let at_root = self.stack.len() == 1;
        let Some(top) = self.stack.last_mut() else { return };
        // Beyond the depth of the search nothing need be played.
        let first = top.best_move.is_none() && top.depth > 0;
        if value <= top.best && !first {
            return;
        }
        let tried = self.moves.get(top.next - 1).map(|&(_, mv)| mv);
        (top.best, top.best_move) = (value, tried);
        top.alpha = top.alpha.max(value);
        if at_root && let Some(place) = self.root.iter().position(|&(_, mv)| Some(mv) == tried) {
            // The first is the best of the search before, until this one knows better.
            self.root.get_mut(..=place).unwrap_or_default().rotate_right(1);
            self.score = value;
        }
    }

    /// The position at the top of the stack is settled.
    fn leave(&mut self) {
        let Some(top) = self.stack.pop() else { return };
        self.moves.truncate(top.first);
        self.value = Some(top.best);
        if top.depth == 0 {
            return;
        }
        let bound = match top.best {
            best if best >= top.beta => Bound::AtLeast,
            best if best <= top.floor => Bound::AtMost,
            _ => Bound::Exact,
        };
        let ply = self.stack.len() as i32;
        self.memories.put(top.key, top.best_move, top.best, bound, top.depth, ply);
        if bound == Bound::AtLeast
            && G::SLOTS > 0
            && let Some(mv) = top.best_move
        {
            if let Some(killers) = self.killers.get_mut(self.stack.len())
                && killers[0] != Some(mv)
            {
                *killers = [Some(mv), killers[0]];
            }
            let slot = top.seat.index() * G::SLOTS + self.game.slot(mv);
            if let Some(good) = self.history.get_mut(slot) {
                *good = good.saturating_add((top.depth * top.depth) as u32);
            }
        }
    }
}

impl<G: Tactics> Search for AlphaBeta<G> {
    type Move = G::Move;

    fn step(&mut self, nodes: u64) -> Progress {
        self.allowed = self.allowed.saturating_add(nodes);
        while !self.done && self.nodes < self.allowed {
            self.advance();
        }
        if self.done { Progress::Done } else { Progress::Thinking }
    }

    fn finding(&self) -> Finding<G::Move> {
        let mut moves: Vec<G::Move> = self.root.first().map(|&(_, mv)| mv).into_iter().collect();
        if let (Some(&at), Some(&mv)) = (self.before.last(), moves.first()) {
            let mut at = self.game.play(&at, mv);
            let mut legal = Vec::new();
            while moves.len() < self.ended as usize
                && let Some(next) = self.memories.get(hash(&at)).and_then(|known| known.best)
            {
                legal.clear();
                self.game.moves(&at, &mut legal);
                if !legal.contains(&next) {
                    break;
                }
                moves.push(next);
                at = self.game.play(&at, next);
            }
        }
        Finding { moves, score: self.score, depth: self.ended, nodes: self.nodes }
    }
}
