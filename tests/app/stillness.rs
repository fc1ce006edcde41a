//! Nothing is drawn while nothing moves, and everything that moves is drawn.

use bergerie::app::loading::Screen;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;

use crate::eyes::PLAY;
use crate::harness::Game;
use crate::undo::SHORTEST;

/// Lets the window sleep for 100 frames; nothing may happen.
fn sleeps(game: &mut Game, what: &str) {
    // Until the last event has been digested.
    game.step(10);
    game.heard();
    game.step(100);
    let heard = game.heard();
    assert_eq!((heard.redraws, heard.moved, heard.reshaped), (0, 0, 0), "{what}");
}

#[test]
fn a_game_at_rest_asks_for_no_frames() {
    let mut game = Game::at_title();
    sleeps(&mut game, "the title");
    game.click_button("L’Enclos");
    sleeps(&mut game, "the set-up");
    game.click_button(PLAY);
    game.leave_window();
    sleeps(&mut game, "a fresh match");
    game.point_at("c3");
    sleeps(&mut game, "a sheep pointed at");
    game.tap_spot("c3");
    game.settle();
    sleeps(&mut game, "a sheep chosen");
    game.tap_spot("c2");
    assert!(game.is_moving());
    game.heard();
    game.step(10);
    let heard = game.heard();
    assert!(heard.redraws >= 10 && heard.moved >= 10, "{} {}", heard.redraws, heard.moved);
    game.settle();
    sleeps(&mut game, "half a turn");
    game.tap_spot("a1/a2");
    game.settle();
    sleeps(&mut game, "the other side to move");
    game.drag(MouseButton::Left, Vec2::new(640.0, 650.0), Vec2::new(700.0, 640.0));
    game.settle();
    sleeps(&mut game, "the camera turned");
}

#[test]
fn the_result_rests_too() {
    let mut game = Game::in_match();
    for turn in SHORTEST {
        game.tap_turn(turn);
    }
    assert!(game.reads("Rematch"), "{:?}", game.words());
    sleeps(&mut game, "the result");
}

/// Draws frames only as long as the last one asked for another, as the window
/// does; how many it were.
fn wake(game: &mut Game) -> usize {
    for frames in 1..2_000 {
        game.heard_redraws();
        game.step(1);
        if game.heard_redraws() == 0 {
            return frames;
        }
    }
    panic!("frames are asked for without end");
}

/// A tap, after which the window draws only what it is asked for.
fn tap(game: &mut Game, at: Vec2) {
    game.finger(1, TouchPhase::Started, at);
    game.step(3);
    game.finger(1, TouchPhase::Ended, at);
    wake(game);
}

#[test]
fn all_is_drawn_to_its_end_though_frames_come_only_when_asked_for() {
    let mut game = Game::at_title();
    wake(&mut game);
    for button in ["L’Enclos", PLAY] {
        let at = game.button(button);
        tap(&mut game, at);
    }
    assert_eq!(game.screen(), Screen::Match);
    assert!(!game.is_moving(), "the camera has arrived");
    for turn in SHORTEST {
        for spot in crate::hands::touches(turn) {
            let at = game.pixel(spot);
            tap(&mut game, at);
            assert!(!game.is_moving(), "{turn}: {spot}");
        }
    }
    assert!(game.reads("Victory for White"), "{:?}", game.words());
    let undo = game.button(crate::eyes::UNDO);
    tap(&mut game, undo);
    assert!(!game.is_moving());
    assert!(game.reads("White to move"), "{:?}", game.words());
    // A refusal is said as soon as its bubble knows its size.
    let at = game.pixel("a1");
    game.finger(1, TouchPhase::Started, at);
    game.step(3);
    game.finger(1, TouchPhase::Ended, at);
    game.step(2);
    assert!(game.reads("There is no sheep on a1"), "{:?}", game.words());
    wake(&mut game);
    // The mouse leaves, and with it what it pointed at, in that very frame.
    game.point_at("a1/a2");
    wake(&mut game);
    let pointed = (game.marks(), game.entities());
    game.leave_window_now();
    wake(&mut game);
    assert_ne!((game.marks(), game.entities()), pointed);
    // Keys are answered at once.
    for _ in 0..2 {
        game.send_key(KeyCode::Tab);
        wake(&mut game);
    }
    game.send_key(KeyCode::Enter);
    wake(&mut game);
    assert_eq!(game.table().made().len(), 1);
    let house = game.button(crate::eyes::HOUSE);
    tap(&mut game, house);
    assert!(game.reads("Leave the match?"), "{:?}", game.words());
    let leave = game.exact_button("Leave the match");
    tap(&mut game, leave);
    assert_eq!(game.screen(), Screen::Title);
    assert!(game.reads("L’Enclos") && !game.is_moving(), "{:?}", game.words());
}
