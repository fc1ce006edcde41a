//! The speed of Tigers & Sheep: listing moves, counting them, playing at random.

use std::hint::black_box;

use bergerie::rules::{Game, Line, perft, read_rules, tigers::Tigers};
use bergerie::search::playout;
use criterion::{Criterion, criterion_group, criterion_main};
use rand::{SeedableRng, rngs::SmallRng};

fn tigers(criterion: &mut Criterion) {
    // The plainest rules, and those that ask most.
    for rules in ["ludii-five", "french"] {
        let game: Tigers = read_rules(rules).unwrap_or_default();
        let start = game.start();

        let mut moves = Vec::new();
        criterion.bench_function(&format!("tigers {rules} moves"), |bencher| {
            bencher.iter(|| {
                moves.clear();
                game.moves(black_box(&start), &mut moves);
            });
        });

        let mut line = Line::new(game.clone());
        criterion.bench_function(&format!("tigers {rules} perft 5"), |bencher| {
            bencher.iter(|| perft(&mut line, black_box(5)));
        });

        let mut rng = SmallRng::seed_from_u64(1);
        criterion.bench_function(&format!("tigers {rules} playout"), |bencher| {
            bencher.iter(|| playout(&game, black_box(start), u32::MAX, &mut rng));
        });
    }
}

criterion_group!(benches, tigers);
criterion_main!(benches);
