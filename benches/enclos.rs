//! The speed of L'Enclos: listing moves, counting them, playing at random.

use std::hint::black_box;

use bergerie::rules::{Game, Line, enclos::Enclos, perft};
use bergerie::search::playout;
use criterion::{Criterion, criterion_group, criterion_main};
use rand::{SeedableRng, rngs::SmallRng};

fn enclos(criterion: &mut Criterion) {
    let game = Enclos::default();
    let start = game.start();

    let mut moves = Vec::new();
    criterion.bench_function("enclos moves", |bencher| {
        bencher.iter(|| {
            moves.clear();
            game.moves(black_box(&start), &mut moves);
        });
    });

    let mut line = Line::new(game.clone());
    criterion.bench_function("enclos perft 2", |bencher| bencher.iter(|| perft(&mut line, black_box(2))));

    let mut rng = SmallRng::seed_from_u64(1);
    criterion.bench_function("enclos playout", |bencher| {
        bencher.iter(|| playout(&game, black_box(start), u32::MAX, &mut rng));
    });
}

criterion_group!(benches, enclos);
criterion_main!(benches);
