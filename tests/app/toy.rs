//! A fourth game needs no line in the stage: a game of a few lines, which the
//! box does not know, is put on the table and played to its result.

use bergerie::app::table::{Command, Piece};
use bergerie::record::Match;
use bergerie::rules::{
    AnyLine, Board, Deed, Effort, Evaluate, Finding, Full, Game as Rules, Kind, KindInfo, Level, Line,
    Manner, Notation, Note, Outcome, Progress, Reason, RuleSet, Say, Search, Seat, Seats, Spot, SpotInfo,
    SpotKind, Table, Thing, Think, Toggle, Turn, Way,
};
use bevy::prelude::*;

use crate::harness::Game;

/// Four tokens each and a die of three faces: a token is put from the hand into
/// the row that the die shows, or one there hops over its neighbour. Three of
/// one's own in a row or in a column win; who can do neither passes.
#[derive(Clone)]
struct Toy {
    board: Board,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct At {
    fields: [Option<Seat>; 9],
    hand: [u8; 2],
    die: u8,
    mover: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Act {
    Throw(u8),
    Put(u8),
    Hop(u8, u8),
    Pass,
}

use Act::{Hop, Pass, Put, Throw};

const LINES: [[usize; 3]; 6] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8]];
const HANDS: [Spot; 2] = [Spot(9), Spot(10)];
const DIE: Spot = Spot(11);

impl Toy {
    fn new() -> Self {
        let fields = (0..9u8).map(|field| {
            let place = [f32::from(field % 3) * 1.5 - 1.5, 1.5 - f32::from(field / 3) * 1.5];
            SpotInfo::new(format!("f{field}"), SpotKind::Field, place)
        });
        let beside = [
            SpotInfo::new("white", SpotKind::Reserve, [-5.0, 0.0]),
            SpotInfo::new("black", SpotKind::Reserve, [5.0, 0.0]),
            SpotInfo::new("die", SpotKind::Die, [0.0, -4.0]),
        ];
        let kind = |name, owner| KindInfo { name, owner };
        let board = Board {
            name: "toy",
            spots: fields.chain(beside).collect(),
            lines: LINES
                .iter()
                .flat_map(|line| [[line[0], line[1]], [line[1], line[2]]])
                .map(|ends| ends.map(|end| Spot(end as u16)))
                .collect(),
            kinds: vec![
                kind("token_white", Some(Seat(0))),
                kind("token_black", Some(Seat(1))),
                kind("die", None),
            ],
            sides: vec!["side-white", "side-black"],
        };
        Toy { board }
    }
}

impl Rules for Toy {
    type Position = At;
    type Move = Act;

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> At {
        At { fields: [None; 9], hand: [4; 2], die: 0, mover: Seat(0) }
    }

    fn turn(&self, at: &At) -> Turn {
        let full = |seat| LINES.iter().any(|line| line.iter().all(|&field| at.fields[field] == Some(seat)));
        match [Seat(0), Seat(1)].into_iter().find(|&seat| full(seat)) {
            Some(seat) => Turn::Over(Outcome { winners: Seats::only(seat), reason: Reason("goal") }),
            None if at.die == 0 => Turn::Chance(at.mover),
            None => Turn::Seat(at.mover),
        }
    }

    fn moves(&self, at: &At, out: &mut Vec<Act>) {
        match self.turn(at) {
            Turn::Over(_) => {}
            Turn::Chance(_) => out.extend((1..=3).map(Throw)),
            Turn::Seat(mover) => {
                let row = (at.die - 1) * 3..at.die * 3;
                let free = |field: u8| at.fields[usize::from(field)].is_none();
                if at.hand[mover.index()] > 0 {
                    out.extend(row.clone().filter(|&field| free(field)).map(Put));
                }
                // Over the neighbour in the middle of the row.
                let (left, right) = (row.start, row.start + 2);
                for (from, to) in [(left, right), (right, left)] {
                    let own = at.fields[usize::from(from)] == Some(mover);
                    if own && !free(left + 1) && free(to) {
                        out.push(Hop(from, to));
                    }
                }
                if out.is_empty() {
                    out.push(Pass);
                }
            }
        }
    }

    fn play(&self, at: &At, mv: Act) -> At {
        let mut next = *at;
        if let Throw(face) = mv {
            next.die = face;
            return next;
        }
        match mv {
            Put(field) => {
                next.fields[usize::from(field)] = Some(at.mover);
                next.hand[at.mover.index()] -= 1;
            }
            Hop(from, to) => {
                next.fields[usize::from(to)] = next.fields[usize::from(from)].take();
            }
            Throw(_) | Pass => {}
        }
        next.die = 0;
        next.mover = Seat(1 - at.mover.0);
        next
    }
}

impl Table for Toy {
    fn board(&self) -> &Board {
        &self.board
    }

    fn standing(&self, at: &At, out: &mut Vec<Thing>) {
        for (seat, &hand) in at.hand.iter().enumerate() {
            let thing = Thing { kind: Kind(seat as u8), spot: HANDS[seat], face: 0 };
            out.extend((0..hand).map(|_| thing));
        }
        for (field, seat) in at.fields.iter().enumerate() {
            out.extend(seat.map(|seat| Thing { kind: Kind(seat.0), spot: Spot(field as u16), face: 0 }));
        }
        out.push(Thing { kind: Kind(2), spot: DIE, face: at.die });
    }

    fn ways(&self, at: &At, mv: Act, out: &mut Vec<Way>) {
        let field = |field: u8| Spot(field.into());
        out.push(match mv {
            Throw(_) | Pass => Way::new(&[DIE]),
            Put(to) => Way::new(&[HANDS[at.mover.index()], field(to)]),
            Hop(from, to) => Way::new(&[field(from), field(to)]),
        });
    }

    fn deeds(&self, at: &At, mv: Act, way: &Way, made: usize, out: &mut Vec<Deed>) {
        if let Throw(face) = mv {
            out.push(Deed::Throw { spot: DIE, face });
        } else if made == 2 {
            let manner = if let Hop(..) = mv { Manner::Leap } else { Manner::Drop };
            let (kind, path) = (Kind(at.mover.0), way.to_vec());
            out.push(Deed::Move { kind, path, manner, with_previous: false });
        }
    }

    fn prompt(&self, _at: &At, _made: &[Spot]) -> Say {
        Say::new("toy-ask")
    }

    fn refusal(&self, _at: &At, _made: &[Spot], next: Spot) -> Say {
        Say::new("toy-no").about(next)
    }

    fn notes(&self, _at: &At, _made: &[Spot], _out: &mut Vec<Note>) {}
}

impl Notation for Toy {
    fn write_position(&self, at: &At) -> String {
        format!("{at:?}")
    }

    fn read_position(&self, _text: &str) -> Result<At, Say> {
        Err(Say::new("toy-no"))
    }

    fn write_move(&self, _at: &At, mv: Act) -> String {
        match mv {
            Throw(face) => format!("{face}:"),
            Put(to) => format!("+f{to}"),
            Hop(from, to) => format!("f{from}-f{to}"),
            Pass => "-".into(),
        }
    }

    fn read_move(&self, at: &At, text: &str) -> Result<Act, Say> {
        let mut moves = Vec::new();
        self.moves(at, &mut moves);
        moves.into_iter().find(|&mv| self.write_move(at, mv) == text).ok_or_else(|| Say::new("toy-no"))
    }

    fn write_ply(&self, at: &At, moves: &[Act]) -> String {
        moves.iter().map(|&mv| self.write_move(at, mv)).collect()
    }

    fn read_ply(&self, at: &At, text: &str) -> Result<Vec<Act>, Say> {
        let Some((throw, rest)) = text.split_once(':') else { return Ok(vec![self.read_move(at, text)?]) };
        let throw = self.read_move(at, &format!("{throw}:"))?;
        Ok(vec![throw, self.read_move(&self.play(at, throw), rest)?])
    }

    fn seat_text(&self, seat: Seat) -> String {
        ["w", "b"][seat.index()].into()
    }
}

impl RuleSet for Toy {
    const PRESETS: &'static [&'static str] = &["toy"];
    const TOGGLES: &'static [Toggle] = &[];

    fn preset(_name: &str) -> Option<Self> {
        Some(Toy::new())
    }

    fn set(&mut self, _toggle: &str, _value: &str) -> Option<()> {
        None
    }

    fn get(&self, _toggle: &str) -> String {
        String::new()
    }

    fn name(&self) -> &'static str {
        "toy"
    }
}

impl Evaluate for Toy {
    fn judge(&self, _at: &At, _seat: Seat) -> i32 {
        0
    }
}

/// The computer plays the first move it sees.
struct First(Act);

impl Search for First {
    type Move = Act;

    fn step(&mut self, _nodes: u64) -> Progress {
        Progress::Done
    }

    fn finding(&self) -> Finding<Act> {
        Finding { moves: vec![self.0], score: 0, depth: 1, nodes: 1 }
    }
}

impl Think for Toy {
    type Search = First;

    fn effort(&self, _level: Level, _mood: u64) -> Effort {
        Effort::nodes(1)
    }

    fn search(&self, line: &Line<Self>, _effort: &Effort) -> Option<First> {
        let mut moves = Vec::new();
        line.moves(&mut moves);
        moves.first().filter(|_| matches!(line.turn(), Turn::Seat(_))).map(|&mv| First(mv))
    }
}

impl Full for Toy {
    const NAME: &'static str = "toy";
}

/// A table with a fresh match of the toy on it; the dice are those of seed 3.
fn opened() -> Game {
    let mut game = Game::at_title();
    let line: Box<dyn AnyLine> = Box::new(Line::new(Toy::new()));
    let mut toy = Match::of(line);
    toy.set_seed(3).expect("nothing has been thrown yet");
    game.world().write_message(Command::Open(toy));
    game.settle();
    assert_eq!(game.screen(), bergerie::app::loading::Screen::Match);
    game
}

/// What a player would do that takes the first touch offered.
fn first_touch(game: &Game) -> String {
    let table = game.table();
    let spot = *table.next().first().expect("something may be touched");
    table.board().name(spot).to_owned()
}

/// Plays on with `touch` until the match is over; the number of touches.
fn play_out(game: &mut Game, touch: impl Fn(&mut Game, &str)) -> usize {
    for count in 0..400 {
        if let Turn::Over(_) = game.table().turn() {
            return count;
        }
        let spot = first_touch(game);
        touch(game, &spot);
        game.settle();
    }
    panic!("the toy never ends: {:?}", game.table().game());
}

/// All things stand where the rules have them.
fn stands_right(game: &mut Game) {
    let expected = game.table().line().standing(&[]);
    let mut seen: Vec<_> =
        game.things().iter().map(|(kind, at)| Thing { kind: *kind, spot: at.spot, face: 0 }).collect();
    seen.sort_unstable();
    let mut expected: Vec<_> = expected.into_iter().map(|thing| Thing { face: 0, ..thing }).collect();
    expected.sort_unstable();
    assert_eq!(seen, expected);
}

#[test]
fn a_game_that_the_box_does_not_know_is_played_by_mouse() {
    let mut game = opened();
    let drawn = game.meshes();
    assert!(drawn >= 12 + 12, "its spots and lines are drawn: {drawn}");
    assert_eq!(game.things().len(), 9);
    // What may not be touched is refused, and said.
    game.click_spot("f4");
    assert!(game.reads("toy-no"), "{:?}", game.words());
    play_out(&mut game, Game::click_spot);
    stands_right(&mut game);
    assert!(game.reads("Victory for"), "{:?}", game.words());
    let record = game.table().game().write();
    assert!(record.contains("[Seed \"3\"]") && record.contains("[Result \"won "), "{record}");

    // There and back: undo, going to any ply, and once more from the start.
    let plies = game.table().game().plies().len();
    game.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    game.settle();
    assert_eq!(game.table().game().cursor(), plies - 1);
    for ply in [0, 3, plies] {
        game.world().write_message(Command::GoTo(ply));
        game.settle();
        assert_eq!(game.table().game().cursor(), ply);
        stands_right(&mut game);
    }
    game.click_button("Rematch");
    assert_eq!((game.table().line().game(), game.table().game().plies().len()), ("toy", 0));
    stands_right(&mut game);
    // Nothing of it is left behind.
    game.world().write_message(Command::Leave);
    game.settle();
    let world = game.world();
    assert_eq!(world.query::<&Piece>().iter(world).count(), 0);
}

#[test]
fn a_game_that_the_box_does_not_know_is_played_by_keys() {
    let mut game = opened();
    play_out(&mut game, |game, spot| {
        game.tab_to(spot);
        game.key(KeyCode::Enter);
    });
    stands_right(&mut game);
    assert!(game.reads("Victory for"), "{:?}", game.words());
}
