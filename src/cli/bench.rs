//! `bench`: how fast a game's rules are, as JSON.

use std::io::Write;
use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde::Serialize;

use super::commands::write_json;
use super::failure::Failure;
use crate::rules::{Full, Line, Visitor, perft, visit, write_rules};
use crate::search::playout;

/// How long each figure is measured, unless told otherwise.
pub(super) const SPAN: Duration = Duration::from_secs(2);

/// How many playouts pass between two looks at the clock.
const BATCH: u32 = 100;

/// Random play may go on for ever in some games.
const LONGEST_PLAYOUT: u32 = 100_000;

#[derive(Serialize)]
struct Speed {
    game: &'static str,
    rules: String,
    playouts_per_second: f64,
    nodes_per_second: f64,
    seconds: f64,
}

/// Measures the game and writes the figures.
pub(super) fn bench(game: &str, rules: &str, span: Duration, out: &mut dyn Write) -> Result<(), Failure> {
    let speed = visit(game, rules, Bench { span }).map_err(Failure::Usage)?;
    write_json(&speed, out)
}

struct Bench {
    span: Duration,
}

impl Visitor for Bench {
    type Out = Speed;

    fn visit<G: Full>(self, game: G) -> Speed {
        let start = Instant::now();
        Speed {
            game: G::NAME,
            rules: write_rules(&game),
            playouts_per_second: self.playouts_per_second(&game).round(),
            nodes_per_second: self.nodes_per_second(game).round(),
            seconds: (start.elapsed().as_secs_f64() * 1000.0).round() / 1000.0,
        }
    }
}

impl Bench {
    fn playouts_per_second<G: Full>(&self, game: &G) -> f64 {
        let mut rng = SmallRng::seed_from_u64(1);
        self.per_second(|| {
            for _ in 0..BATCH {
                std::hint::black_box(playout(game, game.start(), LONGEST_PLAYOUT, &mut rng));
            }
            u64::from(BATCH)
        })
    }

    /// Counts as deep as the time allows: the deeper, the more of the work is that of a long count.
    fn nodes_per_second<G: Full>(&self, game: G) -> f64 {
        let start = game.start();
        let mut line = Line::from(game, start);
        let (mut depth, mut before) = (1, 1);
        loop {
            let start = Instant::now();
            let nodes = perft(&mut line, depth).max(1);
            let next = start.elapsed().as_secs_f64() * nodes as f64 / before as f64;
            if next > self.span.as_secs_f64() || nodes <= before {
                break;
            }
            (depth, before) = (depth + 1, nodes);
        }
        self.per_second(|| perft(&mut line, depth))
    }

    /// Repeats `work`, which tells how much it has done, and gives how much that is in a second.
    fn per_second(&self, mut work: impl FnMut() -> u64) -> f64 {
        let (start, mut done) = (Instant::now(), 0);
        while start.elapsed() < self.span {
            done += work();
        }
        done as f64 / start.elapsed().as_secs_f64()
    }
}
