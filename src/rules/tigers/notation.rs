//! Positions as `T...T...............T...T S 20 0`, moves as `c3`, `a1-b2` and `a1xc3`.

use super::board::{POINTS, Point};
use super::position::{FLOCK, Move, Position, SHEEP_SIDE, TIGER_SIDE};
use super::rules::Tigers;
use crate::rules::game::{Game, Seat, Turn};
use crate::rules::notation::{Fact, Notation, quote};
use crate::rules::say::Say;

impl Tigers {
    pub(super) fn read_point(&self, text: &str) -> Result<Point, Say> {
        Point::read(text).map_err(|quoted| Say::new("tigers-no-point").with("point", quoted))
    }

    /// The move from one point to another, or why there is none.
    pub(super) fn read_way(&self, at: &Position, from: Point, to: Point) -> Result<Move, Say> {
        match self.why_not_from(at, from).or_else(|| self.why_not_to(at, from, to)) {
            Some(say) => Err(say),
            None if from.distance(to).0.max(from.distance(to).1) == 1 => Ok(Move::Step { from, to }),
            None => Ok(Move::Jump { from, to }),
        }
    }

    /// The placement on a point, or why there is none.
    pub(super) fn read_placement(&self, at: &Position, to: Point) -> Result<Move, Say> {
        self.why_not_place(at, to).map_or(Ok(Move::Place { to }), Err)
    }
}

/// Where tigers and sheep stand.
pub(super) struct Pieces {
    pub tigers: u32,
    pub sheep: u32,
}

/// Reads a sign for each point, row by row: those of tiger, sheep and empty point.
fn read_points(game: &Tigers, text: &str, [tiger, sheep, empty]: [char; 3]) -> Result<Pieces, Say> {
    let count = text.chars().count();
    if count != POINTS {
        return Err(Say::new("tigers-position-board").with("count", count));
    }
    let mut pieces = Pieces { tigers: 0, sheep: 0 };
    for (point, sign) in Point::all().zip(text.chars()) {
        if sign == tiger {
            pieces.tigers |= point.mask();
        } else if sign == sheep {
            pieces.sheep |= point.mask();
        } else if sign != empty {
            return Err(game
                .say_point("tigers-position-sign", point)
                .with("sign", quote(&sign.to_string()))
                .with("tiger", tiger.to_string())
                .with("sheep", sheep.to_string())
                .with("empty", empty.to_string()));
        }
    }
    Ok(pieces)
}

/// Reads five rows with slashes between, whose signs are those of tiger, sheep and empty point.
pub(super) fn read_rows(game: &Tigers, text: &str, signs: [char; 3]) -> Result<Pieces, Say> {
    let wrong = text.split('/').zip(1usize..).find(|(row, _)| row.chars().count() != 5);
    match wrong {
        Some((row, number)) => {
            Err(Say::new("tigers-peer-row").with("number", number).with("row", quote(row)))
        }
        None => read_points(game, &text.replace('/', ""), signs),
    }
}

/// A number of sheep, written as the program writes it.
fn read_count(text: &str) -> Result<u8, Say> {
    let number = text.parse().ok().filter(|number: &u8| *number <= FLOCK && number.to_string() == text);
    number.ok_or_else(|| Say::new("tigers-position-count").with("text", quote(text)))
}

/// A position that has four tigers and twenty sheep in all.
pub(super) fn complete(
    tigers: u32,
    sheep: u32,
    in_hand: u8,
    eaten: u8,
    to_move: Seat,
) -> Result<Position, Say> {
    if tigers.count_ones() != 4 {
        let stand: Vec<Point> = Point::all().filter(|point| tigers & point.mask() != 0).collect();
        let names: Vec<String> = stand.iter().map(|point| point.name()).collect();
        let say =
            Say::new("tigers-position-tigers").with("count", stand.len()).with("points", names.join(", "));
        return Err(stand.iter().fold(say, |say, point| say.about(point.spot())));
    }
    let board = sheep.count_ones() as usize;
    if board + usize::from(in_hand) + usize::from(eaten) != usize::from(FLOCK) {
        return Err(Say::new("tigers-position-flock")
            .with("board", board)
            .with("hand", usize::from(in_hand))
            .with("eaten", usize::from(eaten)));
    }
    Ok(Position::new(tigers, sheep, in_hand, to_move))
}

impl Notation for Tigers {
    fn write_position(&self, at: &Position) -> String {
        let board: String = Point::all()
            .map(|point| match point.mask() {
                mask if at.tigers() & mask != 0 => 'T',
                mask if at.sheep() & mask != 0 => 'S',
                _ => '.',
            })
            .collect();
        format!("{board} {} {} {}", self.seat_text(at.to_move), at.in_hand, at.eaten())
    }

    fn read_position(&self, text: &str) -> Result<Position, Say> {
        let parts: Vec<&str> = text.split(' ').collect();
        let [board, turn, in_hand, eaten] = parts[..] else {
            return Err(Say::new("tigers-position-form").with("text", quote(text)));
        };
        let Pieces { tigers, sheep } = read_points(self, board, ['T', 'S', '.'])?;
        let to_move = match turn {
            "S" => SHEEP_SIDE,
            "T" => TIGER_SIDE,
            other => return Err(Say::new("tigers-position-turn").with("text", quote(other))),
        };
        complete(tigers, sheep, read_count(in_hand)?, read_count(eaten)?, to_move)
    }

    fn write_move(&self, _at: &Position, mv: Move) -> String {
        match mv {
            Move::Place { to } => to.name(),
            Move::Step { from, to } => format!("{}-{}", from.name(), to.name()),
            Move::Jump { from, to } => format!("{}x{}", from.name(), to.name()),
        }
    }

    fn read_move(&self, at: &Position, text: &str) -> Result<Move, Say> {
        if matches!(self.turn(at), Turn::Over(_)) {
            return Err(Say::new("match-over"));
        }
        let Some((from, to)) = text.split_once(['-', 'x']) else {
            let form = || Say::new("tigers-move-form").with("text", quote(text));
            // Two letters are meant as a point.
            let to = if text.chars().count() == 2 { self.read_point(text)? } else { return Err(form()) };
            return self.read_placement(at, to);
        };
        let mv = self.read_way(at, self.read_point(from)?, self.read_point(to)?)?;
        let right = self.write_move(at, mv);
        if right == text {
            Ok(mv)
        } else {
            let id = if mv.over().is_some() { "tigers-write-jump" } else { "tigers-write-step" };
            Err(Say::new(id).with("move", right))
        }
    }

    fn seat_text(&self, seat: Seat) -> String {
        if seat == SHEEP_SIDE { "S" } else { "T" }.into()
    }

    fn facts(&self, at: &Position) -> Vec<(&'static str, Fact)> {
        vec![
            ("eaten", Fact::Number(at.eaten().into())),
            ("in_hand", Fact::Number(at.in_hand.into())),
            ("fold", Fact::Names(self.fold(at).into_iter().map(Point::name).collect())),
            ("net", Fact::Number(self.net(at))),
        ]
    }
}
