//! The speed of Barricade: listing the moves of a throw, judging positions, playing at random.

use std::hint::black_box;

use bergerie::rules::barricade::{Barricade, Move, Position};
use bergerie::rules::{Evaluate, Game, Line, Notation, Seat, perft, read_rules};
use bergerie::search::playout;
use criterion::{Criterion, criterion_group, criterion_main};
use rand::{SeedableRng, rngs::SmallRng};
use serde_json::Value;

/// The throws of the test data, by how many moves they have: the one in the middle.
fn median() -> Option<(Barricade, Position)> {
    let data: Value = serde_json::from_str(include_str!("../tests/data/barricade.json")).ok()?;
    let mut throws: Vec<(u64, Barricade, Position)> = Vec::new();
    for entry in data.as_array()? {
        let text = entry["pos"].as_str()?;
        let board = text.split(' ').nth(1)?;
        let rules =
            if entry["rules"] == "french" { board.to_owned() } else { format!("{board}:ravensburger") };
        let game: Barricade = read_rules(&rules).ok()?;
        let game = game.seated(text);
        let at = game.read_position(text).ok()?;
        throws.extend((1..=6).map(|die| {
            let thrown = game.play(&at, Move::Throw(die));
            (game.count(&thrown), game.clone(), thrown)
        }));
    }
    throws.sort_by_key(|(count, ..)| *count);
    let (_, game, at) = throws.swap_remove(throws.len() / 2);
    Some((game, at))
}

fn barricade(criterion: &mut Criterion) {
    let (Some((game, at)), Ok(classic)) = (median(), read_rules::<Barricade>("classic")) else { return };
    let mut moves = Vec::new();
    criterion.bench_function("barricade moves", |bencher| {
        bencher.iter(|| {
            moves.clear();
            game.moves(black_box(&at), &mut moves);
        });
    });

    // What `malefiz` measures: all that one player has before it, at the start of the classic board.
    let start = classic.start();
    criterion.bench_function("barricade distance", |bencher| {
        bencher.iter(|| {
            let at = black_box(&start);
            classic.way(at, Seat(0), &classic.distances(at))
        });
    });
    criterion.bench_function("barricade value", |bencher| {
        bencher.iter(|| classic.value(black_box(&start), Seat(0)));
    });

    let mut line = Line::from(classic.clone(), start);
    criterion.bench_function("barricade perft 4", |bencher| bencher.iter(|| perft(&mut line, black_box(4))));

    let mut rng = SmallRng::seed_from_u64(1);
    criterion.bench_function("barricade 1000 moves at random", |bencher| {
        bencher.iter(|| playout(&classic, black_box(start), 1000, &mut rng));
    });
}

criterion_group!(benches, barricade);
criterion_main!(benches);
