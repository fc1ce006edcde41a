//! What several test files need.
#![allow(dead_code)] // Each file of tests uses its own part.

use bergerie::rules::{AnyLine, Spot, Turn, open};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use serde_json::Value;

/// The test data of L'Enclos.
pub fn enclos_data() -> Value {
    serde_json::from_str(include_str!("../data/enclos.json")).expect("tests/data/enclos.json is JSON")
}

/// The worked cases of Tigers & Sheep.
pub fn tigers_cases() -> Value {
    serde_json::from_str(include_str!("../data/tigers-cases.json"))
        .expect("tests/data/tigers-cases.json is JSON")
}

/// The move counts of Tigers & Sheep.
pub fn tigers_perft() -> Value {
    serde_json::from_str(include_str!("../data/tigers-perft.json"))
        .expect("tests/data/tigers-perft.json is JSON")
}

/// Random numbers that are the same each time.
pub fn seeded(seed: u64) -> StdRng {
    StdRng::seed_from_u64(seed)
}

/// One of `all`, which must not be empty.
pub fn pick<'a, T>(all: &'a [T], rng: &mut StdRng) -> &'a T {
    &all[rng.random_range(0..all.len())]
}

/// A match of L'Enclos.
pub fn enclos(rules: &str, position: &str) -> Box<dyn AnyLine> {
    open("enclos", rules, Some(position)).unwrap_or_else(|say| panic!("{rules} {position}: {say}"))
}

/// A match of Tigers & Sheep.
pub fn tigers(rules: &str, position: &str) -> Box<dyn AnyLine> {
    open("tigers", rules, Some(position)).unwrap_or_else(|say| panic!("{rules} {position}: {say}"))
}

/// The spots called `names`.
pub fn spots(line: &dyn AnyLine, names: &[&str]) -> Vec<Spot> {
    let find = |name: &&str| line.board().find(name).unwrap_or_else(|| panic!("no spot {name}"));
    names.iter().map(find).collect()
}

/// The winner as the data name it: `w`, `b`, `=` in a draw; nobody while it goes on.
pub fn winner(turn: Turn) -> Option<&'static str> {
    let Turn::Over(outcome) = turn else { return None };
    let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.0).collect();
    match winners[..] {
        [] => Some("="),
        [0] => Some("w"),
        [1] => Some("b"),
        _ => panic!("two winners in {outcome:?}"),
    }
}

/// The words of `text` after JSON's fashion: a list of strings.
pub fn strings(value: &Value) -> Vec<&str> {
    value.as_array().expect("a list").iter().map(|text| text.as_str().expect("a string")).collect()
}

/// A string of the data.
pub fn text(value: &Value) -> &str {
    value.as_str().expect("a string")
}

/// A number of the data.
pub fn number(value: &Value) -> u64 {
    value.as_u64().expect("a number")
}

/// `text` with a few letters lost, doubled, exchanged or replaced: input that a
/// program gets sooner or later.
pub fn garbled(text: &str, rng: &mut StdRng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let strange: Vec<char> = "+-/ ,:=0189afgAZ*é羊\u{0}\u{301}\n".chars().collect();
    for _ in 0..rng.random_range(1..=3) {
        if letters.is_empty() {
            letters.push(*pick(&strange, rng));
            continue;
        }
        let (at, other) = (rng.random_range(0..letters.len()), rng.random_range(0..letters.len()));
        match rng.random_range(0..7) {
            0 => drop(letters.remove(at)),
            1 => letters.insert(at, letters[at]),
            2 => letters.swap(at, other),
            3 => letters[at] = *pick(&strange, rng),
            4 => letters.insert(at, *pick(&strange, rng)),
            // A letter of the text itself makes input that is nearly right.
            5 => letters[at] = letters[other],
            _ => letters.truncate(at),
        }
    }
    letters.into_iter().collect()
}
