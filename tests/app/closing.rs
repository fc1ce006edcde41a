//! The window closes from every screen, without a fault.

use bergerie::app::loading::Screen;
use bergerie::app::table::Command;
use bevy::prelude::*;

use crate::harness::{Game, Setup};
use crate::undo::SHORTEST;

/// Closes the window; the app must end well and survive what is left of the frame.
fn closes(mut game: Game, screen: Screen) {
    assert_eq!(game.screen(), screen);
    assert!(game.heard().exits.is_empty());
    game.close();
    assert_eq!(game.heard().exits.first(), Some(&AppExit::Success), "{screen:?}");
}

#[test]
fn while_loading() {
    let mut game = Game::begin(Setup::default());
    game.step(1);
    closes(game, Screen::Loading);
}

#[test]
fn at_the_title() {
    closes(Game::at_title(), Screen::Title);
}

#[test]
fn in_a_match_at_rest_and_in_motion() {
    closes(Game::in_match(), Screen::Match);
    let mut game = Game::in_match();
    game.tap_spot("c3");
    game.tap_spot("d4");
    assert!(game.is_moving());
    closes(game, Screen::Match);
}

#[test]
fn while_the_computer_thinks() {
    let mut game =
        Game::open(Setup { in_match: true, game: "tigers", seats: &["human", "ai:3"], ..default() });
    let spot = game.table().next()[0];
    game.world().write_message(Command::Touch(spot));
    game.step(3);
    assert!(game.table().computer().is_some());
    closes(game, Screen::Match);
}

#[test]
fn over_the_result() {
    let mut game = Game::in_match();
    for turn in SHORTEST {
        game.tap_turn(turn);
    }
    assert!(game.reads("Victory"), "{:?}", game.words());
    closes(game, Screen::Match);
}

#[test]
fn by_the_button_at_the_title() {
    let mut game = Game::at_title();
    let quit = game.button("Leave the table");
    game.click(quit);
    assert_eq!(game.heard().exits, [AppExit::Success]);
}
