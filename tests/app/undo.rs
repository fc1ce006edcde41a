//! Taking back, and what it must not do.

use bevy::prelude::*;

use crate::eyes::{REDO, UNDO};
use crate::harness::Game;

fn undo(game: &mut Game) {
    game.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    game.settle();
}

fn redo(game: &mut Game) {
    game.key_with(KeyCode::ControlLeft, KeyCode::KeyY);
    game.settle();
}

#[test]
fn there_is_nothing_before_the_first_touch() {
    let mut game = Game::in_match();
    let start = (game.standing(), game.poses(), game.marks(), game.entities());
    for _ in 0..3 {
        undo(&mut game);
        game.click_button(UNDO);
        redo(&mut game);
        game.click_button(REDO);
    }
    game.leave_window();
    assert_eq!((game.standing(), game.poses(), game.marks(), game.entities()), start);
    assert_eq!(game.table().game().cursor(), 0);
}

#[test]
fn a_turn_is_taken_back_touch_by_touch() {
    let mut game = Game::in_match();
    let mut seen = Vec::new();
    // Fence first, so that the fence comes home last.
    for spot in ["e3/f3", "d5", "d6"] {
        seen.push((game.table().made().to_vec(), game.standing(), game.poses()));
        game.tap_spot(spot);
        game.settle();
    }
    assert_eq!(game.table().game().cursor(), 1);
    // A whole turn goes as one.
    undo(&mut game);
    assert_eq!((game.table().made().to_vec(), game.standing(), game.poses()), seen[0]);
    game.tap_spot("e3/f3");
    game.settle();
    game.tap_spot("d5");
    game.settle();
    for expected in [&seen[1], &seen[0]] {
        undo(&mut game);
        assert_eq!((game.table().made().to_vec(), game.standing(), game.poses()), *expected);
    }
}

#[test]
fn a_branch_replaces_what_was_taken_back() {
    let mut game = Game::in_match();
    game.tap_turn("c3-d4 +d2/d3");
    game.tap_turn("c4-b4 +e3/f3");
    undo(&mut game);
    assert!(game.table().can_redo());
    // Half a turn is no branch yet: redo waits, and is there again.
    game.tap_spot("d3");
    redo(&mut game);
    assert_eq!((game.table().game().cursor(), game.table().made().len()), (1, 1));
    undo(&mut game);
    assert!(game.table().can_redo());
    game.tap_turn("d3-c2 +a1/a2");
    assert!(!game.table().can_redo());
    let before = (game.standing(), game.poses());
    redo(&mut game);
    game.click_button(REDO);
    game.leave_window();
    assert_eq!((game.standing(), game.poses()), before);
    let played: Vec<_> = game.table().game().plies().iter().map(|ply| ply.text.as_str()).collect();
    assert_eq!(played, ["c3-d4 +d2/d3", "d3-c2 +a1/a2"]);
}

#[test]
fn undo_takes_the_result_away_and_the_match_goes_on() {
    let mut game = Game::in_match();
    for turn in SHORTEST {
        game.tap_turn(turn);
    }
    assert!(game.reads("Victory") && !game.reads("to move"), "{:?}", game.words());
    undo(&mut game);
    assert!(!game.reads("Victory") && game.reads("White to move"), "{:?}", game.words());
    game.tap_turn("d2-c1 +a1/a2");
    assert!(!game.reads("Victory") && game.reads("Black to move"), "{:?}", game.words());
}

/// The shortest match known.
pub const SHORTEST: [&str; 9] = [
    "d5-e5 +e4/f4",
    "c4-d4 +e4/f3",
    "e5-d5 +c4/d4",
    "d3-e2 +e4/e5",
    "c3-d3 +c3/d4",
    "e2-e1 +e1/f1",
    "d3-d2 +d3/d4",
    "e1-d1 +d1/e1",
    "d2-c1 +d1/d2",
];
