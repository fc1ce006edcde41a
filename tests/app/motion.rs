//! What happens while pieces move.

use bergerie::app::table::Command;
use bevy::prelude::*;

use crate::hands::touches;
use crate::harness::Game;

/// The shortest match, but for its last touch.
const NEARLY_WON: &str = "d5-e5 +e4/f4 c4-d4 +e4/f3 e5-d5 +c4/d4 d3-e2 +e4/e5 c3-d3 +c3/d4 e2-e1 +e1/f1 d3-d2 +d3/d4 \
     e1-d1 +d1/e1 d2-c1";

#[test]
fn the_result_comes_after_the_last_motion() {
    let mut game = Game::in_match();
    for spot in touches(NEARLY_WON) {
        game.tap_spot(spot);
        game.settle();
    }
    game.tap_spot("d1/d2");
    assert_eq!(game.table().line().result(), "won w blocked", "the match knows at once");
    let mut waited = 0;
    while game.is_moving() {
        assert!(!game.reads("Victory") && !game.reads("Rematch"), "{:?}", game.words());
        game.step(1);
        waited += 1;
    }
    assert!(waited > 20, "the last fence was seen to come up: {waited}");
    game.step(2);
    assert!(game.reads("Victory for White: the other side can no longer move."), "{:?}", game.words());
}

#[test]
fn who_is_touching_need_not_wait() {
    let mut game = Game::in_match();
    game.tap_spot("c3");
    game.tap_spot("d4");
    assert!(game.is_moving());
    let sheep = game.piece_on("d4");
    let on_its_way = game.poses()[&sheep];
    // The leap ends at once, and the fence is placed with the same tap.
    game.tap_spot("d2/d3");
    assert_eq!(game.table().game().cursor(), 1);
    let arrived = game.poses()[&sheep];
    assert_ne!(on_its_way, arrived);
    game.settle();
    assert_eq!(game.poses()[&sheep], arrived, "it had arrived");
}

#[test]
fn nobody_takes_the_turn_of_the_other_while_something_moves() {
    let mut game = Game::in_match();
    for spot in ["c3", "d4", "d2/d3"] {
        game.tap_spot(spot);
    }
    assert!(game.is_moving());
    game.heard();
    // Black's sheep, by the hand that has just played White's turn or by another's.
    game.tap_spot("c4");
    assert_eq!(game.heard().commands, [Command::Hurry]);
    assert!(game.table().made().is_empty());
    let arrived = game.poses();
    assert!(!game.is_moving(), "but the fence stands at once");
    game.settle();
    assert_eq!(game.poses(), arrived);
    game.tap_spot("c4");
    assert_eq!(game.table().made(), [game.spot("c4")]);
}

#[test]
fn keys_take_nobodys_turn_either() {
    let mut game = Game::in_match();
    for spot in ["c3", "d4"] {
        game.tap_spot(spot);
    }
    game.settle();
    // White's last touch, and at once another Enter.
    let fence = game.spot("d2/d3");
    game.world().resource_mut::<bergerie::app::Focus>().0 = Some(fence);
    game.key(KeyCode::Enter);
    let sheep = game.spot("c4");
    game.world().resource_mut::<bergerie::app::Focus>().0 = Some(sheep);
    assert!(game.is_moving());
    game.key(KeyCode::Enter);
    assert!(game.table().made().is_empty());
    assert!(!game.is_moving());
    game.key(KeyCode::Enter);
    assert_eq!(game.table().made(), [sheep]);
}

#[test]
fn a_touch_in_vain_while_something_moves_only_ends_the_motion() {
    let mut game = Game::in_match();
    game.tap_spot("c3");
    game.tap_spot("d4");
    game.heard();
    game.tap_spot("a1");
    let heard = game.heard();
    assert_eq!(heard.commands, [Command::Hurry]);
    assert!(heard.refused.is_empty());
    assert_eq!(game.table().made(), [game.spot("c3"), game.spot("d4")]);
}

#[test]
fn undo_in_the_middle_of_a_motion_leaves_all_in_its_place() {
    let mut game = Game::in_match();
    let start = (game.standing(), game.poses());
    for updates in [0, 5, 20, 40] {
        for spot in ["c3", "d4", "d2/d3"] {
            game.tap_spot(spot);
        }
        game.step(updates);
        game.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
        game.step(updates);
        game.key_with(KeyCode::ControlLeft, KeyCode::KeyY);
        game.step(updates);
        game.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
        game.settle();
        assert_eq!((game.standing(), game.poses()), start, "{updates} updates between");
    }
}
