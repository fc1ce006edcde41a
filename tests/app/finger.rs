//! What fingers do.

use bergerie::app::table::Command;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;

use crate::harness::Game;
use crate::mouse::{covered, crowded};

#[test]
fn a_quick_tap_selects() {
    let mut game = Game::in_match();
    game.tap_spot("c3");
    assert_eq!(game.table().made(), [game.spot("c3")], "50 ms");
    game.tap_spot("c3");
    assert!(game.table().made().is_empty(), "tapped again");
    // On a slow machine finger down and finger up come in one frame.
    let at = game.pixel("e3");
    game.rush_tap(at);
    assert_eq!(game.table().made(), [game.spot("e3")], "within one frame");
}

#[test]
fn a_tap_on_a_panel_stays_there() {
    let mut game = crowded();
    let place = covered(&mut game, "turn");
    game.heard();
    game.tap(place);
    game.settle();
    assert!(game.heard().commands.is_empty(), "50 ms");
    // The panels do not know yet that the finger is on them.
    game.tap_spot("c3");
    game.tap_spot("c3");
    game.heard();
    game.rush_tap(place);
    game.settle();
    assert!(game.heard().commands.is_empty(), "within one frame");
    let camera = game.camera();
    slide(&mut game, place, Vec2::new(500.0, 400.0));
    assert_eq!(game.camera(), camera, "a finger that began on a panel");
}

/// Draws a finger over the window.
fn slide(game: &mut Game, from: Vec2, to: Vec2) {
    game.finger(5, TouchPhase::Started, from);
    game.step(2);
    for part in 1..=5 {
        game.finger(5, TouchPhase::Moved, from.lerp(to, part as f32 / 5.0));
        game.step(1);
    }
    game.finger(5, TouchPhase::Ended, to);
    game.settle();
}

#[test]
fn a_sliding_finger_turns_the_camera_and_plays_nothing() {
    let mut game = Game::in_match();
    let (camera, sheep) = (game.camera(), game.pixel("c3"));
    slide(&mut game, sheep, sheep + Vec2::new(100.0, 10.0));
    assert_ne!(game.camera(), camera);
    assert!(game.heard().commands.is_empty());
}

#[test]
fn two_fingers_bring_the_camera_nearer_and_play_nothing() {
    let mut game = Game::in_match();
    let camera = game.camera();
    let fingers = [(1, game.pixel("c3"), Vec2::NEG_X), (2, game.pixel("e3"), Vec2::X)];
    for (id, at, _) in fingers {
        game.finger(id, TouchPhase::Started, at);
        game.step(1);
    }
    for apart in 1..=10 {
        for (id, at, way) in fingers {
            game.finger(id, TouchPhase::Moved, at + way * 8.0 * apart as f32);
        }
        game.step(1);
    }
    for (id, at, way) in fingers {
        game.finger(id, TouchPhase::Ended, at + way * 80.0);
        game.step(1);
    }
    game.settle();
    let nearer = game.camera();
    assert!(nearer.translation.length() < camera.translation.length() - 1.0);
    assert!(nearer.rotation.angle_between(camera.rotation) < 1e-3, "it is not turned");
    assert!(game.heard().commands.is_empty());
    // The next tap is a tap again.
    game.tap_spot("c3");
    assert_eq!(game.heard().commands, [Command::Touch(game.spot("c3"))]);
}

#[test]
fn a_finger_taken_away_by_the_system_plays_nothing() {
    let mut game = Game::in_match();
    let sheep = game.pixel("c3");
    game.finger(3, TouchPhase::Started, sheep);
    game.step(3);
    game.finger(3, TouchPhase::Canceled, sheep);
    game.settle();
    assert!(game.heard().commands.is_empty());
    game.tap_spot("c3");
    assert_eq!(game.heard().commands, [Command::Touch(game.spot("c3"))]);
}
