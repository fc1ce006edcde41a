//! The board without a mouse.

use bergerie::app::table::Command;
use bevy::input::ButtonState;
use bevy::prelude::*;

use crate::eyes::PLAY;
use crate::hands::touches;
use crate::harness::Game;

/// The name of the spot that Enter would touch.
fn focus(game: &Game) -> Option<String> {
    game.focus()
}

/// Goes with the arrows to a spot that may be touched, by whichever key is best.
fn walk_to(game: &mut Game, spot: &str) {
    let place = |game: &Game, name: &str| {
        let spot = game.spot(name);
        Vec2::from(game.table().board().get(spot).expect("a spot").place)
    };
    for _ in 0..40 {
        let at = focus(game).map_or(Vec2::ZERO, |name| place(game, &name));
        let way = place(game, spot) - at;
        if focus(game).as_deref() == Some(spot) {
            return;
        }
        let (key, ahead) = match (way.x.abs() > way.y.abs(), way.x > 0.0, way.y > 0.0) {
            (true, true, _) => (KeyCode::ArrowRight, Vec2::X),
            (true, false, _) => (KeyCode::ArrowLeft, Vec2::NEG_X),
            (false, _, true) => (KeyCode::ArrowUp, Vec2::Y),
            (false, _, false) => (KeyCode::ArrowDown, Vec2::NEG_Y),
        };
        game.key(key);
        let now = place(game, &focus(game).expect("an arrow chooses"));
        assert!((now - at).dot(ahead) > 0.0, "{key:?} goes its way");
    }
    panic!("the arrows never come to {spot}: they are at {:?}", focus(game));
}

#[test]
fn a_match_goes_on_by_keys_alone() {
    let mut game = Game::in_match();
    let turns = ["c3-d4 +d2/d3", "+e3/f3 c4-b4", "+d3/d4 d4-c3", "b4-c4 +c2/c3"];
    for (number, turn) in turns.iter().enumerate() {
        for spot in touches(turn) {
            // Tab knows no directions, so half of them go by arrows.
            if number % 2 == 0 {
                game.tab_to(spot);
            } else {
                walk_to(&mut game, spot);
            }
            game.key(KeyCode::Enter);
            game.settle();
        }
    }
    let played: Vec<_> = game.table().game().plies().iter().map(|ply| ply.text.clone()).collect();
    assert_eq!(played, ["c3-d4 +d2/d3", "c4-b4 +e3/f3", "d4-c3 +d3/d4", "b4-c4 +c2/c3"]);
}

#[test]
fn a_held_enter_touches_once() {
    let mut game = Game::in_match();
    game.tab_to("c3");
    game.heard();
    game.key_event(KeyCode::Enter, ButtonState::Pressed, false);
    for _ in 0..20 {
        game.key_event(KeyCode::Enter, ButtonState::Pressed, true);
    }
    game.key_event(KeyCode::Enter, ButtonState::Released, false);
    assert_eq!(game.heard().commands, [Command::Touch(game.spot("c3"))]);
    assert_eq!(game.table().made(), [game.spot("c3")]);
    // A held Tab walks on.
    let before = focus(&game);
    game.key_event(KeyCode::Tab, ButtonState::Pressed, false);
    let once = focus(&game);
    game.key_event(KeyCode::Tab, ButtonState::Pressed, true);
    let twice = focus(&game);
    game.key_event(KeyCode::Tab, ButtonState::Released, false);
    assert!(before != once && once != twice, "{before:?} {once:?} {twice:?}");
}

#[test]
fn a_held_undo_takes_back_one_ply() {
    let mut game = Game::in_match();
    game.tap_turn("c3-d4 +d2/d3");
    game.tap_turn("c4-b4 +e3/f3");
    game.key_event(KeyCode::ControlLeft, ButtonState::Pressed, false);
    game.key_event(KeyCode::KeyZ, ButtonState::Pressed, false);
    for _ in 0..20 {
        game.key_event(KeyCode::KeyZ, ButtonState::Pressed, true);
    }
    game.key_event(KeyCode::KeyZ, ButtonState::Released, false);
    game.key_event(KeyCode::ControlLeft, ButtonState::Released, false);
    assert_eq!(game.table().game().cursor(), 1);
}

#[test]
fn enter_again_and_escape_take_back() {
    let mut game = Game::in_match();
    game.tab_to("c3");
    game.key(KeyCode::Enter);
    assert_eq!(game.table().made(), [game.spot("c3")]);
    game.key(KeyCode::Enter);
    assert!(game.table().made().is_empty());
    game.key(KeyCode::Enter);
    assert_eq!(game.table().made(), [game.spot("c3")]);
    game.key(KeyCode::Escape);
    assert!(game.table().made().is_empty());
    // With nothing chosen it does no harm, and takes no ply back.
    game.tap_turn("c3-d4 +d2/d3");
    game.key(KeyCode::Escape);
    assert_eq!(game.table().game().cursor(), 1);
}

#[test]
fn undo_goes_by_what_is_printed_on_the_key() {
    let mut game = Game::in_match();
    game.tap_turn("c3-d4 +d2/d3");
    // The key where the English have W bears Z in France.
    game.key_with(KeyCode::ControlLeft, KeyCode::KeyW);
    game.settle();
    assert_eq!(game.table().game().cursor(), 0);
    game.key_event(KeyCode::ShiftLeft, ButtonState::Pressed, false);
    game.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    game.key_event(KeyCode::ShiftLeft, ButtonState::Released, false);
    game.settle();
    assert_eq!(game.table().game().cursor(), 1, "Ctrl+Shift+Z plays again");
    // The letter alone is no shortcut.
    game.key(KeyCode::KeyZ);
    assert_eq!(game.table().game().cursor(), 1);
}

#[test]
fn modifiers_do_not_outlive_the_focus() {
    let mut game = Game::in_match();
    game.tap_turn("c3-d4 +d2/d3");
    // Let go of in another window: the release is never heard of.
    game.key_event(KeyCode::ControlLeft, ButtonState::Pressed, false);
    game.lose_focus();
    game.key(KeyCode::KeyZ);
    assert_eq!(game.table().game().cursor(), 1, "Ctrl is no longer held");
    game.key(KeyCode::Tab);
    let first = focus(&game).expect("Tab chooses");
    game.key_event(KeyCode::ShiftLeft, ButtonState::Pressed, false);
    game.lose_focus();
    game.key(KeyCode::Tab);
    let second = focus(&game).expect("Tab chooses");
    let next = game.table().next();
    let place = |name: &str| next.iter().position(|&spot| game.table().board().name(spot) == name);
    assert_eq!(place(&second), place(&first).map(|place| place + 1), "Shift is no longer held");
}

#[test]
fn keys_never_reach_the_buttons() {
    let mut game = Game::in_match();
    game.tap_turn("c3-d4 +d2/d3");
    game.heard();
    // Tab walks the board, and does not also choose a button that Enter would press.
    for _ in 0..8 {
        game.key(KeyCode::Tab);
    }
    let spot = game.spot(&focus(&game).expect("Tab chooses"));
    game.key(KeyCode::Enter);
    game.settle();
    assert_eq!(game.heard().commands, [Command::Touch(spot)]);
}

#[test]
fn a_match_begins_and_begins_again_by_keys_alone() {
    let mut game = Game::at_title();
    game.press_by_keys(&["L’Enclos"]);
    game.press_by_keys(&[PLAY]);
    assert_eq!(game.screen(), bergerie::app::loading::Screen::Match);
    for turn in crate::undo::SHORTEST {
        for spot in touches(turn) {
            game.tab_to(spot);
            game.key(KeyCode::Enter);
            game.settle();
        }
    }
    assert!(game.reads("Rematch"), "{:?}", game.words());
    game.press_by_keys(&["Rematch"]);
    assert_eq!(game.table().game().plies().len(), 0);
    game.tab_to("c3");
    game.key(KeyCode::Enter);
    assert_eq!(game.table().made(), [game.spot("c3")], "the keys are the board's again");
}

#[test]
fn keys_do_nothing_at_the_title() {
    let mut game = Game::at_title();
    for key in [KeyCode::Enter, KeyCode::Escape, KeyCode::ArrowUp, KeyCode::Home] {
        game.key(key);
    }
    game.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    assert!(game.heard().commands.is_empty());
    assert_eq!(game.screen(), bergerie::app::loading::Screen::Title);
}

#[test]
fn home_brings_the_camera_back() {
    let mut game = Game::in_match();
    let camera = game.camera();
    game.drag(MouseButton::Left, Vec2::new(640.0, 650.0), Vec2::new(800.0, 620.0));
    game.settle();
    assert_ne!(game.camera(), camera);
    game.key(KeyCode::Home);
    game.settle();
    assert_eq!(game.camera(), camera);
}
