//! Whole matches, played from the title to the result and walked back and forth.

use std::collections::BTreeMap;

use bergerie::app::loading::Screen;
use bergerie::record::Match;
use bevy::prelude::*;

use crate::common::{enclos_data, strings, text};
use crate::eyes::{PLAY, REDO, Standing, UNDO};
use crate::hands::touches;
use crate::harness::Game;

/// Everything on the board at rest: which piece stands where, and its place in space.
type Rest = (Standing, BTreeMap<Entity, Transform>);

fn rest(game: &mut Game) -> Rest {
    (game.standing(), game.poses())
}

/// The turns of the recorded match of a kind.
fn recorded(kind: &str) -> Vec<String> {
    let data = enclos_data();
    let games = data["games"].as_array().expect("a list of games");
    let found = games.iter().find(|game| text(&game["kind"]).starts_with(kind)).expect("such a game");
    strings(&found["turns"]).into_iter().map(str::to_owned).collect()
}

/// The record of a match of these turns, played without any table.
fn record(turns: &[String]) -> String {
    let mut game = Match::new("enclos", "french", None).expect("the default rules");
    for turn in turns {
        game.play_text(turn).unwrap_or_else(|say| panic!("{turn}: {say}"));
    }
    game.write()
}

/// Plays the turns with `touch`; what the board looked like before and after each.
fn play(game: &mut Game, turns: &[String], touch: fn(&mut Game, &str)) -> Vec<Rest> {
    let mut rests = vec![rest(game)];
    for turn in turns {
        game.heard();
        for spot in touches(turn) {
            touch(game, spot);
            game.settle();
        }
        let heard = game.heard();
        assert_eq!(heard.played.len(), 1, "{turn} is one ply: {:?}", heard.commands);
        rests.push(rest(game));
    }
    rests
}

#[test]
fn a_match_played_by_finger_is_recorded_undone_and_played_again() {
    let turns = recorded("aimed");
    assert!(turns.iter().any(|turn| turn.starts_with('+')), "some turns begin with their fence");
    let mut game = Game::at_title();
    for button in ["L’Enclos", PLAY] {
        let at = game.button(button);
        game.tap(at);
        game.settle();
    }
    assert_eq!(game.screen(), Screen::Match);

    let rests = play(&mut game, &turns, Game::tap_spot);
    assert_eq!(game.table().game().write(), record(&turns));
    assert!(game.reads("Victory for Black"), "{:?}", game.words());

    // Back to the start, ply by ply, and past it.
    let camera = game.camera();
    for ply in (0..turns.len()).rev() {
        game.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
        game.settle();
        assert_eq!(rest(&mut game), rests[ply], "back before ply {}", ply + 1);
        assert!(!game.reads("Rematch"), "the result goes with the last ply");
    }
    game.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    game.settle();
    assert_eq!((game.table().game().cursor(), rest(&mut game)), (0, rests[0].clone()));

    // And forth again, to the end and past it.
    for (ply, expected) in rests.iter().enumerate().skip(1) {
        game.key_with(KeyCode::ControlLeft, KeyCode::KeyY);
        game.settle();
        assert_eq!(rest(&mut game), *expected, "forth to ply {ply}");
    }
    game.key_with(KeyCode::ControlLeft, KeyCode::KeyY);
    game.settle();
    assert_eq!(Some(&rest(&mut game)), rests.last());
    assert_eq!(game.table().game().write(), record(&turns));
    assert!(game.reads("Victory for Black") && game.reads("Rematch"), "{:?}", game.words());
    assert_eq!(game.camera(), camera, "nobody has turned the camera");
}

#[test]
fn a_match_played_by_mouse_is_walked_through_with_the_buttons() {
    let turns = recorded("shortest");
    let mut game = Game::at_title();
    game.click_through();
    let rests = play(&mut game, &turns, Game::click_spot);
    assert_eq!(game.table().game().write(), record(&turns));
    assert!(game.reads("Victory for White"), "{:?}", game.words());
    for ply in (0..turns.len()).rev() {
        game.click_button(UNDO);
        assert_eq!(rest(&mut game), rests[ply], "back before ply {}", ply + 1);
    }
    game.click_button(UNDO);
    assert_eq!((game.table().game().cursor(), rest(&mut game)), (0, rests[0].clone()));
    for (ply, expected) in rests.iter().enumerate().skip(1) {
        game.click_button(REDO);
        assert_eq!(rest(&mut game), *expected, "forth to ply {ply}");
    }
    game.click_button(REDO);
    assert_eq!(game.table().game().write(), record(&turns));
    assert!(game.reads("Victory for White"), "{:?}", game.words());
}

#[test]
fn a_long_match_at_random_comes_out_the_same() {
    let turns = recorded("random");
    let mut game = Game::in_match();
    for turn in turns.iter().flat_map(|turn| touches(turn)) {
        game.tap_spot(turn);
        game.settle();
    }
    assert_eq!(game.table().game().write(), record(&turns));
    assert!(game.reads("Victory for Black"), "{:?}", game.words());
}
