//! Barricade against the naive second generator.

use std::collections::{BTreeMap, BTreeSet};

use super::naive::{self, BOARDS, Board, Position, Rules};
use crate::common::{pick, seeded};
use bergerie::rules::{RuleSet, Turn, barricade::Barricade, open};
use rand::{RngExt, rngs::StdRng};

/// Values of the toggles that may differ from the presets'.
fn toggles() -> BTreeMap<&'static str, Vec<&'static str>> {
    let words = |toggle: &bergerie::rules::Toggle| toggle.values.split(", ").collect();
    let all = Barricade::TOGGLES.iter().filter(|toggle| !["players", "start"].contains(&toggle.name));
    all.map(|toggle| (toggle.name, words(toggle))).collect()
}

/// A preset alone, with one toggle, or with many.
fn random_rules(toggles: &BTreeMap<&'static str, Vec<&'static str>>, rng: &mut StdRng) -> Rules {
    let names: Vec<&'static str> = toggles.keys().copied().collect();
    let mut chosen = BTreeMap::new();
    for _ in 0..*pick(&[0, 1, 1, 4, 12], rng) {
        let name = *pick(&names, rng);
        chosen.insert(name, *pick(&toggles[name], rng));
    }
    Rules { ravensburger: rng.random(), toggles: chosen }
}

fn random_position(board: &Board, rules: &Rules, rng: &mut StdRng) -> Position {
    let mut houses: Vec<usize> = (0..board.entries.len()).filter(|_| rng.random_bool(0.6)).collect();
    if houses.len() < 2 {
        houses = vec![0, 2];
    }
    // Pawns and barricades crowd in a part of the board, so that they get in each other's way.
    let crowd = rng.random_range(6..board.fields / 2);
    let first = rng.random_range(0..board.fields - crowd);
    let mut barricades = BTreeSet::new();
    while barricades.len() < board.barricades.len() {
        let field =
            if rng.random() { first + rng.random_range(0..crowd) } else { rng.random_range(0..board.fields) };
        if rules.may_hold_barricade(board, field) {
            barricades.insert(field);
        }
    }
    let mut taken = BTreeSet::from([board.goal]);
    let pawns = houses
        .iter()
        .map(|_| {
            (0..5)
                .map(|_| {
                    let place = match rng.random_range(0..6) {
                        0 | 1 => None,
                        2 => Some(*pick(&Vec::from_iter(barricades.clone()), rng)),
                        3 => Some(rng.random_range(0..board.fields)),
                        4 => Some(*pick(&board.entries, rng)),
                        _ => Some(first + rng.random_range(0..crowd)),
                    };
                    place.filter(|&field| taken.insert(field))
                })
                .collect()
        })
        .collect();
    let turn = rng.random_range(0..houses.len());
    Position { houses, turn, pawns, barricades }
}

#[test]
fn ten_thousand_positions_agree() {
    let (mut rng, toggles) = (seeded(1959), toggles());
    let boards = BOARDS.map(Board::read);
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    let (mut positions, mut games) = (0, 0);
    while positions < 10_000 {
        let board = &boards[games % boards.len()];
        games += 1;
        let rules = random_rules(&toggles, &mut rng);
        let mut naive = random_position(board, &rules, &mut rng);
        let text = naive.text(board);
        let mut line = open("barricade", &rules.text(board), Some(&text))
            .unwrap_or_else(|say| panic!("{} {text}: {say}", rules.text(board)));
        for _ in 0..30 {
            positions += 1;
            let context = format!("{} {}", rules.text(board), naive.text(board));
            assert_eq!(line.position(), naive.text(board), "{context}");
            if let Some(winner) = naive.winner(board) {
                let Turn::Over(outcome) = line.turn() else { panic!("{context}: not over") };
                let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.0).collect();
                assert_eq!((winners, outcome.reason.0), (vec![winner as u8], "goal"), "{context}");
                assert!(line.moves().is_empty(), "{context}");
                *seen.entry("won").or_default() += 1;
                break;
            }
            let Turn::Chance(seat) = line.turn() else { panic!("{context}: no throw") };
            assert_eq!(usize::from(seat.0), naive.turn, "{context}");
            let die = rng.random_range(1..=6);
            line.play_text(&die.to_string()).unwrap_or_else(|say| panic!("{context}: {say}"));
            let moves = naive.moves(board, &rules, die);
            assert_eq!(line.moves(), moves, "{context} die={die}");
            look(&moves, &mut seen);

            // What the other throws allow may not be played with this one.
            for _ in 0..3 {
                let other = rng.random_range(1..=6);
                let text = pick(&naive.moves(board, &rules, other), &mut rng).clone();
                let accepted = line.boxed_clone().play_text(&text).is_ok();
                assert_eq!(accepted, moves.contains(&text), "{context} die={die}: {text}");
            }
            // The goal is taken more often than chance would.
            let goal = moves.iter().find(|mv| mv.ends_with(&format!("-{}", board.goal)) && rng.random());
            let mv = goal.unwrap_or_else(|| pick(&moves, &mut rng)).clone();
            let ply = line.play_text(&mv).unwrap_or_else(|say| panic!("{context} {die}:{mv}: {say}"));
            assert_eq!(ply.text, format!("{die}:{mv}"), "{context}");
            naive = naive.after(board, &rules, die, &mv);
        }
    }
    for what in ["won", "must pass", "may pass", "must put", "may put", "walk"] {
        assert!(seen.get(what).is_some_and(|&times| times > 5), "{what}: {seen:?}");
    }
}

/// Notes what kinds of moves there are.
fn look(moves: &[String], seen: &mut BTreeMap<&str, u32>) {
    let passes = moves.iter().any(|mv| mv == "-");
    let puts: BTreeSet<&str> = moves.iter().filter_map(|mv| Some(mv.split_once(" +")?.0)).collect();
    let left = puts.iter().any(|walk| moves.iter().any(|mv| mv == walk));
    for (what, is) in [
        ("must pass", passes && moves.len() == 1),
        ("may pass", passes && moves.len() > 1),
        ("must put", !puts.is_empty() && !left),
        ("may put", left),
        ("walk", moves.len() > 1),
    ] {
        *seen.entry(what).or_default() += u32::from(is);
    }
}

#[test]
fn rolling_for_who_begins_agrees() {
    let mut rng = seeded(1986);
    for players in 2..=6 {
        for keep in [false, true] {
            for _ in 0..200 {
                let rules = format!("saint-marcoise-6,players={players}");
                let rules = if keep { rules + ",start=rolloff_keep" } else { rules };
                let mut line = open("barricade", &rules, None).unwrap();
                let mut throws = Vec::new();
                while line.undecided() {
                    assert_eq!(naive::begins(players, &throws), None, "{throws:?}");
                    // Few faces make many ties.
                    let face = rng.random_range(4..=6);
                    line.play_text(&face.to_string()).unwrap();
                    throws.push(face);
                }
                let (begins, face) = naive::begins(players, &throws).expect("somebody begins");
                let position = line.position();
                assert!(position.contains(&format!(" turn={begins} ")), "{throws:?}: {position}");
                assert_eq!(position.ends_with(&format!(" die={face}")), keep, "{throws:?}: {position}");
                let roll = line.last().expect("a ply").text;
                assert_eq!(roll.bytes().filter(u8::is_ascii_digit).count(), throws.len(), "{roll}");
                // The whole of it may be told at once.
                let mut told = open("barricade", &rules, None).unwrap();
                assert_eq!(told.play_text(&roll).unwrap().text, roll);
                assert_eq!((told.position(), told.plies()), (position, 1));
            }
        }
    }
}
