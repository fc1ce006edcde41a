//! L'Enclos against the naive second generator, and against the symmetries of its board.

use std::collections::{BTreeMap, BTreeSet};

use super::naive::{self, Axial, Board, DIRECTIONS, Match, Rules};
use crate::common::{enclos, pick, seeded};
use bergerie::rules::{AnyLine, SpotKind, Turn, open};
use rand::{RngExt, rngs::StdRng};

const START: &str = "c3d5e3/c4d3e4/00000000000000000000000/w";

/// All toggles, alone and together.
fn rule_sets() -> Vec<Rules> {
    let mut all = Vec::new();
    for supply in [None, Some(12), Some(60)] {
        for bits in 0..16u8 {
            let on = |bit: u8| bits >> bit & 1 == 1;
            let (exhausted_draws, crossed_stays_open) = (on(0), on(1));
            let (self_block_loses, checked_at_turn_end) = (on(2), on(3));
            if supply.is_some() || !exhausted_draws {
                all.push(Rules {
                    supply,
                    exhausted_draws,
                    crossed_stays_open,
                    self_block_loses,
                    checked_at_turn_end,
                });
            }
        }
    }
    all
}

/// Six sheep anywhere and each passage fenced with a probability of its own choice.
fn random_position(board: &Board, rng: &mut StdRng) -> String {
    let mut fields: BTreeSet<&str> = BTreeSet::new();
    while fields.len() < 6 {
        fields.insert(pick(&board.fields, rng).as_str());
    }
    let mut sheep: Vec<&str> = fields.into_iter().collect();
    for at in 0..3 {
        let other = rng.random_range(at..6);
        sheep.swap(at, other);
    }
    let density = rng.random_range(40..99);
    let mut fences = 0u128;
    for index in 0..board.passages.len() {
        if rng.random_range(0..100) < density {
            fences |= 1 << index;
        }
    }
    if rng.random_range(0..3) > 0 {
        // Hardly a way left, and that one beside a sheep.
        fences = (1 << board.passages.len()) - 1;
        let beside = |(_, passage): &(usize, &String)| sheep.iter().any(|sheep| passage.contains(sheep));
        let ways: Vec<usize> =
            board.passages.iter().enumerate().filter(beside).map(|(index, _)| index).collect();
        for _ in 0..rng.random_range(1..=3) {
            fences &= !(1 << pick(&ways, rng));
        }
    }
    let side = *pick(&["w", "b"], rng);
    sheep[..3].sort_unstable();
    sheep[3..].sort_unstable();
    format!("{}/{}/{fences:023x}/{side}", sheep[..3].concat(), sheep[3..].concat())
}

/// The program's verdict in the words of the naive one.
fn verdict(turn: Turn) -> naive::Result {
    let Turn::Over(outcome) = turn else { return Ok(()) };
    let winner = crate::common::winner(turn).and_then(|text| text.chars().next()).unwrap_or('?');
    Err((winner, outcome.reason.0))
}

/// How often each thing was seen, so that a test can tell that it saw them all.
type Seen = BTreeMap<String, u32>;

/// Both must agree on everything that can be said about the position.
fn agree(line: &dyn AnyLine, naive: &Match, rng: &mut StdRng, seen: &mut Seen) -> Vec<String> {
    let context = format!("{} {}", line.rules(), line.position());
    assert_eq!(line.position(), naive.position(), "{context}");
    let result = naive.result();
    assert_eq!(verdict(line.turn()), result, "{context}");
    let moves = naive.moves();
    assert_eq!(line.moves(), moves, "{context}");
    match result {
        Ok(()) => {
            let Turn::Seat(seat) = line.turn() else { panic!("{context}: nobody's turn") };
            assert_eq!(line.position().ends_with('w'), seat.0 == 0, "{context}");
        }
        Err((winner, reason)) => *seen.entry(format!("{winner} {reason}")).or_default() += 1,
    }
    let alone = moves.iter().filter(|turn| turn.starts_with('+')).count();
    assert!(alone <= 1, "{context}: at most one passage is somebody's last");
    *seen.entry("fence alone".into()).or_default() += alone as u32;
    *seen.entry("move alone".into()).or_default() += u32::from(moves.iter().any(|turn| !turn.contains('+')));

    // What may be typed, the order of the actions told apart: a sample of what may and of what may not.
    if rng.random_range(0..8) == 0 {
        let typed: BTreeSet<String> = naive.typed().into_iter().collect();
        let (mut steps, mut fences) = (BTreeSet::new(), BTreeSet::new());
        for action in typed.iter().flat_map(|text| text.split(' ')) {
            if action.starts_with('+') {
                fences.insert(action)
            } else {
                steps.insert(action)
            };
        }
        let (steps, mut fences) = (Vec::from_iter(steps), Vec::from_iter(fences));
        fences.push("+a1/a2");
        for _ in 0..if steps.is_empty() { 0 } else { 12 } {
            let (step, fence) = (pick(&steps, rng), pick(&fences, rng));
            for text in
                [format!("{step} {fence}"), format!("{fence} {step}"), (*fence).into(), (*step).into()]
            {
                let mut after = line.boxed_clone();
                let accepted = after.play_text(&text).is_ok();
                assert_eq!(accepted, typed.contains(&text), "{context}: {text}");
                assert_eq!(accepted, after.plies() > line.plies(), "{context}: {text}");
            }
        }
    }
    moves
}

#[test]
fn ten_thousand_positions_agree() {
    let (board, mut rng, mut seen) = (Board::new(), seeded(1986), Seen::new());
    let (mut positions, mut games) = (0, 0);
    let rule_sets = rule_sets();
    while positions < 10_000 {
        let rules = &rule_sets[games % rule_sets.len()];
        // Most begin late, where the toggles matter.
        let position =
            if rng.random_range(0..20) == 0 { START.to_owned() } else { random_position(&board, &mut rng) };
        games += 1;
        let mut line = enclos(&rules.text(), &position);
        let mut naive = Match::new(rules.clone(), &position);
        for _ in 0..120 {
            positions += 1;
            let moves = agree(&*line, &naive, &mut rng, &mut seen);
            if moves.is_empty() {
                break;
            }
            // The rare ways to end are taken more often than chance would.
            let turn = moves.iter().find(|turn| turn.starts_with('+') && rng.random_range(0..2) == 0);
            let turn = turn.unwrap_or_else(|| pick(&moves, &mut rng)).clone();
            let ply = line.play_text(&turn).unwrap_or_else(|say| panic!("{position} {turn}: {say}"));
            assert_eq!(ply.text, turn);
            naive.play(&turn);
        }
    }
    for kind in ["w blocked", "b blocked", "= fences exhausted", "= repetition", "fence alone", "move alone"]
    {
        assert!(seen.get(kind).is_some_and(|&times| times >= 10), "{kind} too rarely among {seen:?}");
    }
    assert!(games >= 10 * rule_sets.len(), "{games} games");
}

/// The board the program has is the one the coordinates give.
#[test]
fn the_board_is_that_of_the_coordinates() {
    let (board, line) = (Board::new(), open("enclos", "", None).expect("the default rules"));
    assert_eq!((board.fields.len(), board.passages.len()), (37, 90));
    let names: Vec<&str> = line.board().spots.iter().map(|spot| spot.name.as_str()).collect();
    let expected: Vec<&str> =
        board.fields.iter().chain(&board.passages).map(String::as_str).chain(["stack"]).collect();
    assert_eq!(names, expected);

    let spacing = 1.0 + 3f32.sqrt();
    let centre = |field: &str| {
        let (q, r) = board.axial(field);
        [spacing * 3f32.sqrt() / 2.0 * q as f32, spacing * (r as f32 + q as f32 / 2.0)]
    };
    let near = |one: [f32; 2], other: [f32; 2]| (one[0] - other[0]).hypot(one[1] - other[1]) < 1e-3;
    for spot in &line.board().spots {
        match spot.name.split_once('/') {
            Some((one, other)) => {
                let ([x, y], [s, t]) = (centre(one), centre(other));
                assert!(near(spot.place, [(x + s) / 2.0, (y + t) / 2.0]), "{spot:?}");
                assert_eq!(spot.kind, SpotKind::Passage);
                // The same line either way round, so degrees count modulo 180.
                let off = (spot.angle - (t - y).atan2(s - x).to_degrees()).rem_euclid(180.0);
                assert!(!(0.1..=179.9).contains(&off), "{spot:?} is off by {off}");
            }
            None if spot.name == "stack" => {
                assert_eq!(spot.kind, SpotKind::Reserve);
                assert!(spot.place[0] > 8.1, "the stack stands on the board");
            }
            None => {
                assert!(near(spot.place, centre(&spot.name)), "{spot:?}");
                assert_eq!(spot.kind, SpotKind::Field);
            }
        }
    }
    let crossed = |angle: f32| {
        line.board().spots.iter().filter(|spot| spot.name.contains('/') && spot.angle == angle).count()
    };
    assert_eq!([90.0, 30.0, -30.0].map(crossed), [30, 30, 30]);
}

/// A symmetry of the board: a turn by sixty degrees, `turns` times, after a reflection or not.
#[derive(Clone, Copy, Debug)]
struct Symmetry {
    turns: u8,
    mirrored: bool,
}

impl Symmetry {
    fn all() -> Vec<Symmetry> {
        (0..12).map(|number| Symmetry { turns: number % 6, mirrored: number >= 6 }).collect()
    }

    fn place(self, (mut q, mut r): Axial) -> Axial {
        if self.mirrored {
            (q, r) = (r, q);
        }
        for _ in 0..self.turns {
            (q, r) = (-r, q + r);
        }
        (q, r)
    }

    fn field<'b>(self, board: &'b Board, field: &str) -> &'b str {
        board.at(self.place(board.axial(field)))
    }

    fn passage(self, board: &Board, passage: &str) -> String {
        let (one, other) = passage.split_once('/').expect("two fields");
        board.passage(self.field(board, one), self.field(board, other))
    }

    fn turn(self, board: &Board, turn: &str) -> String {
        let action = |action: &str| match (action.strip_prefix('+'), action.split_once('-')) {
            (Some(passage), _) => format!("+{}", self.passage(board, passage)),
            (None, Some((from, to))) => format!("{}-{}", self.field(board, from), self.field(board, to)),
            _ => panic!("no action: {action}"),
        };
        turn.split(' ').map(action).collect::<Vec<_>>().join(" ")
    }

    fn position(self, board: &Board, position: &str) -> String {
        let parts: Vec<&str> = position.split('/').collect();
        let flock = |text: &str| {
            let mut names: Vec<&str> =
                (0..3).map(|nth| self.field(board, &text[2 * nth..2 * nth + 2])).collect();
            names.sort_unstable();
            names.concat()
        };
        let old = u128::from_str_radix(parts[2], 16).expect("a hexadecimal number");
        let mut new = 0u128;
        for (index, passage) in board.passages.iter().enumerate() {
            let image = self.passage(board, passage);
            let to = board.passages.iter().position(|passage| *passage == image).expect("a passage");
            new |= (old >> index & 1) << to;
        }
        format!("{}/{}/{new:023x}/{}", flock(parts[0]), flock(parts[1]), parts[3])
    }
}

/// The same position with the colours, and the side to move, exchanged.
fn swapped(position: &str) -> String {
    let parts: Vec<&str> = position.split('/').collect();
    let side = if parts[3] == "w" { "b" } else { "w" };
    format!("{}/{}/{}/{side}", parts[1], parts[0], parts[2])
}

#[test]
fn symmetries_turn_moves_and_results_with_the_board() {
    let (board, mut rng) = (Board::new(), seeded(12));
    let rules: Vec<String> = rule_sets().iter().map(Rules::text).collect();
    let mut over = 0;
    for round in 0..60 {
        let mut line = if round % 2 == 0 {
            enclos(pick(&rules, &mut rng).as_str(), &random_position(&board, &mut rng))
        } else {
            open("enclos", pick(&rules, &mut rng).as_str(), None).expect("rules of the list")
        };
        for _ in 0..round % 30 {
            let Some(turn) = Some(line.moves()).filter(|moves| !moves.is_empty()) else { break };
            line.play_text(pick(&turn, &mut rng).as_str()).expect("a legal turn");
        }
        let (rules, position) = (line.rules(), line.position());
        let here = enclos(&rules, &position);
        over += u32::from(here.moves().is_empty());
        for symmetry in Symmetry::all() {
            let there = enclos(&rules, &symmetry.position(&board, &position));
            let mut moves: Vec<String> =
                here.moves().iter().map(|turn| symmetry.turn(&board, turn)).collect();
            moves.sort_unstable();
            assert_eq!(there.moves(), moves, "{rules} {position} {symmetry:?}");
            assert_eq!(there.turn(), here.turn(), "{rules} {position} {symmetry:?}");
        }
        let other = enclos(&rules, &swapped(&position));
        assert_eq!(other.moves(), here.moves(), "{rules} {position} with the colours swapped");
        let mirrored = match verdict(here.turn()) {
            Err(('w', reason)) => Err(('b', reason)),
            Err(('b', reason)) => Err(('w', reason)),
            same => same,
        };
        assert_eq!(verdict(other.turn()), mirrored, "{rules} {position} with the colours swapped");
    }
    assert!((1..50).contains(&over), "{over} of 60 were over");
}

#[test]
fn the_first_turns_fall_into_186_classes() {
    let board = Board::new();
    let keeping: Vec<Symmetry> =
        Symmetry::all().into_iter().filter(|symmetry| symmetry.position(&board, START) == START).collect();
    assert_eq!(keeping.len(), 6, "half of the symmetries keep the colours");
    let moves = open("enclos", "", None).expect("the default rules").moves();
    let least = |turn: &String| keeping.iter().map(|symmetry| symmetry.turn(&board, turn)).min();
    let classes: BTreeSet<Option<String>> = moves.iter().map(least).collect();
    assert_eq!((moves.len(), classes.len()), (1080, 186));
}

#[test]
fn neighbours_are_mutual_and_as_many_as_the_board_says() {
    let board = Board::new();
    let mut exits: BTreeMap<usize, usize> = BTreeMap::new();
    for field in &board.fields {
        let (q, r) = board.axial(field);
        let inside = |(s, t): &&Axial| board.fields.iter().any(|other| board.axial(other) == (q + s, r + t));
        *exits.entry(DIRECTIONS.iter().filter(inside).count()).or_default() += 1;
    }
    assert_eq!(exits, BTreeMap::from([(3, 6), (4, 12), (6, 19)]));
}
