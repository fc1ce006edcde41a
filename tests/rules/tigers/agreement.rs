//! Tigers & Sheep against the naive second generator, and against the symmetries of its board.

use std::collections::{BTreeMap, BTreeSet};

use super::naive::{self, Match, Point, Repeat, Rules, all_points, name};
use crate::common::{pick, seeded, tigers};
use bergerie::rules::{AnyLine, Fact, SpotKind, Turn, open};
use rand::{RngExt, rngs::StdRng, seq::SliceRandom};

const START: &str = "T...T...............T...T S 20 0";

/// All presets, and each with some of its toggles changed.
fn rule_sets(rng: &mut StdRng) -> Vec<Rules> {
    let mut all = Rules::presets();
    for preset in Rules::presets() {
        for _ in 0..8 {
            let repeats = [Repeat::Free, Repeat::Loses, Repeat::Forbidden, Repeat::Draw];
            let mut rules = preset.clone();
            for _ in 0..rng.random_range(1..4) {
                match rng.random_range(0..9) {
                    0 => rules.target = rng.random_range(1..=20),
                    1 => rules.imprison = !rules.imprison,
                    2 => rules.fold = !rules.fold,
                    3 => rules.blocked_wins = if rules.blocked_wins == 'S' { 'T' } else { 'S' },
                    4 => rules.tiger_repeat = *pick(&repeats, rng),
                    5 => rules.sheep_repeat = *pick(&repeats, rng),
                    6 => rules.repeat_limit = rng.random_range(2..5),
                    7 => rules.must_capture = true,
                    _ => rules.no_progress_limit = rng.random_range(1..30),
                }
            }
            all.push(rules);
        }
    }
    all
}

/// Tigers and sheep anywhere, but often where play becomes narrow.
fn random_position(rng: &mut StdRng) -> String {
    let mut points = all_points();
    points.shuffle(rng);
    let crowded = rng.random_range(0..3);
    if crowded > 0 {
        // Tigers together, so that they shut something in or are shut in themselves.
        let (row, column) = *pick(&[(0, 0), (0, 4), (4, 0), (4, 4), (0, 2), (2, 0)], rng);
        points.sort_by_key(|&(r, c)| (r - row).abs().max((c - column).abs()));
        let near = rng.random_range(5..9);
        points[..near].shuffle(rng);
    }
    let (tigers, rest) = points.split_at(4);
    let mut rest = rest.to_vec();
    if rng.random_range(0..2) == 0 {
        rest.shuffle(rng);
    }
    let sheep = match rng.random_range(0..4) {
        0 => rng.random_range(0..=20),
        1 => rng.random_range(10..=20),
        // A board so full that hardly anything moves.
        _ => rng.random_range(18..=20),
    };
    let beside = 20 - sheep;
    let in_hand = match rng.random_range(0..4) {
        0 => rng.random_range(0..=beside),
        1 => beside.min(1),
        _ => 0,
    };
    let eaten = beside - in_hand;
    // What stays empty is near the tigers where they are together.
    let sheep = &rest[rest.len() - sheep..];
    let sign = |point: Point| match () {
        () if tigers.contains(&point) => 'T',
        () if sheep.contains(&point) => 'S',
        () => '.',
    };
    let board: String = all_points().into_iter().map(sign).collect();
    format!("{board} {} {in_hand} {eaten}", pick(&["S", "T"], rng))
}

fn verdict(line: &dyn AnyLine) -> Option<(char, &'static str)> {
    let Turn::Over(outcome) = line.turn() else { return None };
    let winner = outcome.winners.iter().next().map(|seat| line.seat_text(seat));
    Some((winner.and_then(|text| text.chars().next()).unwrap_or('='), outcome.reason.0))
}

/// How often each thing was seen, so that a test can tell that it saw them all.
type Seen = BTreeMap<String, u32>;

/// Both must agree on everything that can be said about the position.
fn agree(line: &dyn AnyLine, naive: &Match, rules: &Rules, seen: &mut Seen) -> Vec<String> {
    let (now, context) = (naive.position(), format!("{} {}", line.rules(), line.position()));
    assert_eq!(line.position(), now.text(), "{context}");
    let result = naive.result();
    assert_eq!(verdict(line), result, "{context}");
    let moves = naive.moves();
    assert_eq!(line.moves(), moves, "{context}");
    let fold: BTreeSet<Point> = if rules.fold { now.fold() } else { BTreeSet::new() };
    let facts = [
        ("eaten", Fact::Number(now.eaten as i64)),
        ("in_hand", Fact::Number(now.in_hand as i64)),
        ("fold", Fact::Names(fold.iter().map(|&point| name(point)).collect())),
        ("net", Fact::Number(now.net(rules))),
    ];
    assert_eq!(line.facts(), facts, "{context}");
    if let Some((winner, reason)) = result {
        *seen.entry(format!("{winner} {reason}")).or_default() += 1;
    }
    *seen.entry("fold".into()).or_default() += u32::from(!fold.is_empty());
    moves
}

#[test]
fn ten_thousand_positions_agree() {
    let (mut rng, mut seen) = (seeded(1995), Seen::new());
    let rule_sets = rule_sets(&mut rng);
    let (mut positions, mut games) = (0, 0);
    while positions < 10_000 || games < 6 * rule_sets.len() {
        let rules = &rule_sets[games % rule_sets.len()];
        let position =
            if rng.random_range(0..10) == 0 { START.to_owned() } else { random_position(&mut rng) };
        games += 1;
        let mut line = tigers(&rules.text(), &position);
        let mut naive = Match::new(rules.clone(), &position);
        let mut history: Vec<String> = Vec::new();
        for _ in 0..50 {
            positions += 1;
            let moves = agree(&*line, &naive, rules, &mut seen);
            if moves.is_empty() {
                break;
            }
            // Back to where the same side came from, more often than chance would go there.
            let own = history.len().checked_sub(2).and_then(|at| history[at].split_once('-'));
            let back = own.map(|(from, to)| format!("{to}-{from}"));
            let back = back.filter(|back| moves.contains(back) && rng.random_range(0..2) == 0);
            // And what ends the match or imprisons is looked for.
            let striking = |mv: &&String| {
                let mut after = naive.clone();
                after.play(mv);
                let eaten = after.position().eaten - naive.position().eaten;
                eaten > usize::from(mv.contains('x')) || after.result().is_some()
            };
            let striking = if rng.random_range(0..2) == 0 { moves.iter().find(striking) } else { None };
            let mv = striking.cloned().or(back).unwrap_or_else(|| pick(&moves, &mut rng).clone());
            let eaten = naive.position().eaten;
            let ply = line.play_text(&mv).unwrap_or_else(|say| panic!("{position} {mv}: {say}"));
            assert_eq!(ply.text, mv);
            naive.play(&mv);
            let imprisoned = naive.position().eaten - eaten > usize::from(mv.contains('x'));
            *seen.entry("imprisoned".into()).or_default() += u32::from(imprisoned);
            history.push(mv);
        }
    }
    for kind in [
        "T sheep eaten",
        "S tigers imprisoned",
        "S all sheep blocked",
        "T all sheep blocked",
        "S repetition",
        "T repetition",
        "= repetition",
        "= no progress",
        "imprisoned",
        "fold",
    ] {
        assert!(seen.get(kind).is_some_and(|&times| times >= 5), "{kind} too rarely among {seen:?}");
    }
}

/// The board the program has is the one the coordinates give.
#[test]
fn the_board_is_that_of_the_coordinates() {
    let line = open("tigers", "", None).expect("the default rules");
    let names: Vec<&str> = line.board().spots.iter().map(|spot| spot.name.as_str()).collect();
    let points: Vec<String> = all_points().into_iter().map(name).collect();
    let expected: Vec<&str> = points.iter().map(String::as_str).chain(["pen", "tray"]).collect();
    assert_eq!(names, expected);
    for (spot, (row, column)) in line.board().spots.iter().zip(all_points()) {
        assert_eq!(spot.place, [column as f32 - 2.0, 2.0 - row as f32], "{spot:?}");
        assert_eq!(spot.kind, SpotKind::Field);
    }
    let [pen, tray] = &line.board().spots[25..] else { panic!("two more") };
    assert_eq!((pen.kind, tray.kind), (SpotKind::Reserve, SpotKind::Tray));
    assert!(pen.place[0] < -2.5 && tray.place[0] > 2.5, "beside the board");
}

/// A symmetry of the board: a turn by ninety degrees, `turns` times, after a reflection or not.
#[derive(Clone, Copy, Debug)]
struct Symmetry {
    turns: u8,
    mirrored: bool,
}

impl Symmetry {
    fn all() -> Vec<Symmetry> {
        (0..8).map(|number| Symmetry { turns: number % 4, mirrored: number >= 4 }).collect()
    }

    fn point(self, (mut row, mut column): Point) -> Point {
        if self.mirrored {
            (row, column) = (column, row);
        }
        for _ in 0..self.turns {
            (row, column) = (column, 4 - row);
        }
        (row, column)
    }

    fn mv(self, text: &str) -> String {
        let point = |text: &str| {
            let found = all_points().into_iter().find(|&point| name(point) == text);
            name(self.point(found.expect("a point")))
        };
        match (text.split_once('-'), text.split_once('x')) {
            (Some((from, to)), _) => format!("{}-{}", point(from), point(to)),
            (None, Some((from, to))) => format!("{}x{}", point(from), point(to)),
            (None, None) => point(text),
        }
    }

    fn position(self, text: &str) -> String {
        let old = naive::Position::read(text);
        let turned = |points: &BTreeSet<Point>| points.iter().map(|&point| self.point(point)).collect();
        naive::Position { tigers: turned(&old.tigers), sheep: turned(&old.sheep), ..old }.text()
    }
}

#[test]
fn symmetries_turn_moves_and_results_with_the_board() {
    let mut rng = seeded(8);
    let rules: Vec<String> = rule_sets(&mut rng).iter().map(Rules::text).collect();
    let mut over = 0;
    for round in 0..400 {
        let rules = pick(&rules, &mut rng);
        let start = if round % 4 == 0 { START.to_owned() } else { random_position(&mut rng) };
        let mut line = tigers(rules, &start);
        for _ in 0..round % 40 {
            let moves = line.moves();
            if moves.is_empty() {
                break;
            }
            line.play_text(pick(&moves, &mut rng).as_str()).expect("a legal move");
        }
        let position = line.position();
        let here = tigers(rules, &position);
        over += u32::from(here.moves().is_empty());
        for symmetry in Symmetry::all() {
            let there = tigers(rules, &symmetry.position(&position));
            let mut moves: Vec<String> = here.moves().iter().map(|mv| symmetry.mv(mv)).collect();
            moves.sort();
            assert_eq!(there.moves(), moves, "{rules} {position} {symmetry:?}");
            assert_eq!(there.turn(), here.turn(), "{rules} {position} {symmetry:?}");
        }
    }
    assert!((20..300).contains(&over), "{over} of 400 were over");
}

#[test]
fn the_first_placements_fall_into_five_classes() {
    let moves = open("tigers", "", None).expect("the default rules").moves();
    let least = |mv: &String| Symmetry::all().iter().map(|symmetry| symmetry.mv(mv)).min();
    let classes: BTreeSet<Option<String>> = moves.iter().map(least).collect();
    assert_eq!((moves.len(), classes.len()), (21, 5));
}
