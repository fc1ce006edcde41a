//! Random play: only legal moves, all of them, each as likely as any other.

use std::collections::HashMap;

use bergerie::rules::{Game, Notation, enclos::Enclos, read_rules, write_rules};
use bergerie::search::playout;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::Value;

/// A position under some rules.
fn positions() -> Vec<(Enclos, <Enclos as Game>::Position)> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/enclos.json");
    let data: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let texts = ["positions", "edge", "solved", "win_in_one"]
        .iter()
        .flat_map(|list| data[list].as_array().unwrap())
        .map(|entry| entry["position"].as_str().unwrap().to_owned());
    let rules = [
        "french",
        "french,fence_used=off",
        "french,self_block=loss",
        "french,supply=60",
        "french,loss_check=turn_end",
    ];
    let mut positions = Vec::new();
    for text in texts {
        for rules in rules {
            let game: Enclos = read_rules(rules).unwrap();
            let position = game.read_position(&text).unwrap();
            positions.push((game, position));
        }
    }
    positions
}

#[test]
fn what_is_drawn_is_legal_and_there_is_none_just_where_the_match_is_over() {
    let mut rng = SmallRng::seed_from_u64(1);
    for (game, position) in positions() {
        let mut moves = Vec::new();
        game.moves(&position, &mut moves);
        for _ in 0..200 {
            match game.draw(&position, &mut rng) {
                Some(mv) => assert!(moves.contains(&mv), "{game:?} {position:?} {mv:?}"),
                None => assert!(moves.is_empty(), "{game:?} {position:?}"),
            }
        }
    }
}

#[test]
fn every_move_is_as_likely_as_any_other() {
    let mut rng = SmallRng::seed_from_u64(2);
    for (game, position) in positions() {
        let mut moves = Vec::new();
        game.moves(&position, &mut moves);
        // Rules other than the plain ones draw from the list, which takes long where it is long.
        if moves.len() < 2 || moves.len() > 200 && write_rules(&game) != "french" {
            continue;
        }
        let each = 50;
        let mut drawn: HashMap<_, u32> = HashMap::new();
        for _ in 0..moves.len() * each {
            *drawn.entry(game.draw(&position, &mut rng).unwrap()).or_default() += 1;
        }
        // Pearson's measure lies near the number of moves, with a spread of the root of twice that.
        let off: f64 = moves
            .iter()
            .map(|mv| (f64::from(drawn.get(mv).copied().unwrap_or(0)) - each as f64).powi(2) / each as f64)
            .sum();
        let (freedom, spread) = ((moves.len() - 1) as f64, (2.0 * (moves.len() - 1) as f64).sqrt());
        assert!((off - freedom).abs() < 6.0 * spread + 6.0, "{game:?} {position:?}: {off} for {freedom}");
    }
}

#[test]
fn random_matches_are_as_long_as_they_should_be() {
    const MATCHES: u32 = 20_000;
    let (game, mut rng) = (Enclos::default(), SmallRng::seed_from_u64(3));
    let plies: u32 = (0..MATCHES)
        .map(|_| {
            let played = playout(&game, game.start(), u32::MAX, &mut rng);
            assert!(played.outcome.is_some_and(|outcome| !outcome.winners.is_empty()));
            played.plies
        })
        .sum();
    // The measuring rod, another program, finds 82.5.
    let mean = f64::from(plies) / f64::from(MATCHES);
    assert!((mean - 82.5).abs() < 0.3, "{mean}");
}

#[test]
fn playouts_are_broken_off_in_time() {
    let played = playout(&Enclos::default(), Enclos::default().start(), 5, &mut SmallRng::seed_from_u64(4));
    assert_eq!((played.plies, played.outcome), (5, None));
}
