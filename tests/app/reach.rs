//! Whatever may be touched first is reached by keys alone, on every board.

use std::collections::BTreeSet;

use bergerie::app::Focus;
use bergerie::app::table::{Command, Table};
use bergerie::record::Match;
use bergerie::rules::{Spot, Turn};
use bevy::prelude::*;

use crate::common::seeded;
use crate::harness::Game;

/// A few moments of each game: its start, and others on the way.
const BOARDS: [(&str, &str); 6] = [
    ("enclos", "french"),
    ("tigers", "french"),
    ("tigers", "classic"),
    ("barricade", "classic"),
    ("barricade", "saint-marcoise-4"),
    ("barricade", "saint-marcoise-6"),
];

/// All that Tab comes to.
fn by_tab(table: &Table) -> BTreeSet<Spot> {
    let mut focus = Focus(None);
    (0..table.next().len())
        .filter_map(|_| {
            focus.cycle(table, 1);
            focus.0
        })
        .collect()
}

/// All that arrows come to, one after the other, from nothing.
fn by_arrows(table: &Table) -> BTreeSet<Spot> {
    let mut found = BTreeSet::new();
    let mut open = vec![None];
    while let Some(at) = open.pop() {
        for direction in [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y] {
            let mut focus = Focus(at);
            focus.go(table, direction);
            if let Some(spot) = focus.0
                && found.insert(spot)
            {
                open.push(Some(spot));
            }
        }
    }
    found
}

#[test]
fn tab_and_arrows_come_to_all_that_may_be_touched() {
    let mut game = Game::at_title();
    let mut rng = seeded(5);
    let mut moments = 0;
    for (name, rules) in BOARDS {
        let mut record = Match::new(name, rules, None).expect("a game of the box");
        if record.line().board().find("die").is_some() {
            record.set_seed(5).expect("nothing has been thrown yet");
        }
        for _ in 0..12 {
            game.world().write_message(Command::Open(record.clone()));
            game.step(2);
            let table = game.table();
            let next: BTreeSet<Spot> = table.next().iter().copied().collect();
            assert!(!next.is_empty());
            assert_eq!(by_tab(table), next, "{name} {rules}: {:?}", record.line().position());
            let missed: Vec<_> =
                next.difference(&by_arrows(table)).map(|&spot| table.board().name(spot)).collect();
            assert!(
                missed.is_empty(),
                "{name} {rules}: arrows miss {missed:?} at {}",
                record.line().position()
            );
            moments += 1;
            for _ in 0..5 {
                match record.line().turn() {
                    Turn::Over(_) => break,
                    Turn::Chance(_) => drop(record.throw()),
                    Turn::Seat(_) => {
                        let moves = record.line().moves();
                        let text = crate::common::pick(&moves, &mut rng).clone();
                        record.play_text(&text).expect("a legal move");
                    }
                }
            }
            if matches!(record.line().turn(), Turn::Over(_)) {
                break;
            }
        }
    }
    assert!(moments > 50, "{moments}");
}

#[test]
fn a_throw_and_a_move_of_barricade_go_by_keys() {
    let mut game = Game::at_title();
    let mut record = Match::new("barricade", "classic,players=2,start=first_seat", None).expect("a game");
    record.set_seed(1).expect("nothing has been thrown yet");
    game.world().write_message(Command::Open(record));
    game.settle();
    // The die is the one thing that may be touched, and every key comes to it.
    game.key(KeyCode::ArrowDown);
    assert_eq!(game.focus().as_deref(), Some("die"));
    game.key(KeyCode::Enter);
    game.settle();
    assert!(game.table().line().begun().is_some(), "it is thrown");
    // Then pawns in the house, a field, perhaps a place for a barricade.
    for _ in 0..4 {
        if game.table().game().plies().len() == 1 {
            return;
        }
        game.key(KeyCode::Tab);
        game.key(KeyCode::Enter);
        game.settle();
    }
    panic!("the turn never ends: {:?}", game.table().game());
}
