//! The list of moves, and walking through a match.

use bergerie::app::table::Command;
use bergerie::record::{Ending, Match};
use bergerie::rules::{Seat, Turn};
use bevy::input::ButtonState;
use bevy::prelude::*;

use crate::common::{pick, seeded};
use crate::eyes::LIST;
use crate::harness::{Game, Setup};
use crate::undo::SHORTEST;

/// A game with the first `plies` of the shortest match played.
fn played(size: [u32; 2], plies: usize) -> Game {
    let mut game = Game::open(Setup { size, in_match: true, ..default() });
    let mut record = Match::new("enclos", "french", None).expect("a game");
    SHORTEST.iter().take(plies).for_each(|turn| drop(record.play_text(turn).expect("a turn")));
    game.world().write_message(Command::Open(record));
    game.settle();
    game
}

fn at(game: &Game) -> (usize, usize) {
    (game.table().game().step(), game.table().game().steps())
}

#[test]
fn a_click_leads_to_any_ply_and_another_move_replaces_the_rest() {
    for size in [[1280, 720], [360, 640], [640, 360]] {
        let mut game = played(size, 4);
        assert!(!game.reads("Moves"));
        game.click_button(LIST);
        assert!(game.reads("Moves") && game.reads("4."), "{size:?}: {:?}", game.words());
        assert!(!game.reads("replaces"), "nothing follows yet");
        game.click_button(SHORTEST[2]);
        assert_eq!(at(&game), (3, 4), "{size:?}");
        assert!(game.reads("replaces the one after it"), "{size:?}: {:?}", game.words());
        let position = {
            let mut record = game.table().game().clone();
            record.go_to(3);
            record.line().position()
        };
        assert_eq!(game.table().line().position(), position);
        for _ in 0..4 {
            game.key(KeyCode::PageUp);
        }
        game.settle();
        assert_eq!(at(&game), (0, 4));
        assert!(game.reads("The start") && game.reads("replaces the 4 after it"), "{:?}", game.words());
        game.touch("d5");
        game.touch("d6");
        game.touch("c4/d4");
        game.settle();
        assert_eq!(at(&game), (1, 1), "{size:?}");
        assert!(game.reads("d5-d6 +c4/d4") && !game.reads(SHORTEST[1]), "{:?}", game.words());
    }
}

#[test]
fn arrows_walk_the_list_or_the_board() {
    let mut game = played([1280, 720], 5);
    // Without the list the arrows are the board's, unless Control is held.
    game.key(KeyCode::ArrowLeft);
    assert!(at(&game) == (5, 5) && game.focus().is_some());
    let with_control = [
        (KeyCode::ArrowLeft, 4),
        (KeyCode::ArrowUp, 3),
        (KeyCode::ArrowRight, 4),
        (KeyCode::Home, 0),
        (KeyCode::ArrowLeft, 0),
        (KeyCode::End, 5),
        (KeyCode::ArrowDown, 5),
    ];
    for (key, step) in with_control {
        game.key_with(KeyCode::ControlLeft, key);
        game.settle();
        assert_eq!(at(&game), (step, 5), "{key:?}");
    }
    // The list that was opened by its key has them.
    game.key(KeyCode::KeyL);
    for (key, step) in
        [(KeyCode::ArrowLeft, 4), (KeyCode::Home, 0), (KeyCode::ArrowDown, 1), (KeyCode::End, 5)]
    {
        game.key(key);
        game.settle();
        assert_eq!(at(&game), (step, 5), "{key:?}");
    }
    // Esc gives them back and takes nothing back, and so does whoever goes to the board.
    game.touch("d4");
    game.key(KeyCode::KeyL);
    game.key(KeyCode::KeyL);
    game.heard();
    game.key(KeyCode::Escape);
    assert_eq!(game.heard().commands, []);
    game.key(KeyCode::ArrowLeft);
    assert_eq!(at(&game), (5, 5));
    game.key(KeyCode::Escape);
    game.key(KeyCode::KeyL);
    game.key(KeyCode::KeyL);
    game.key(KeyCode::Tab);
    game.key(KeyCode::ArrowLeft);
    assert_eq!(at(&game), (5, 5));
    game.click_button(SHORTEST[1]);
    game.key(KeyCode::ArrowLeft);
    assert_eq!(at(&game), (1, 5), "a click in the list gives it the arrows");
    game.touch("d3");
    game.key(KeyCode::ArrowLeft);
    assert_eq!(at(&game), (1, 5), "a touch of the board gives them back");
    game.key(KeyCode::KeyL);
    game.step(3);
    assert!(!game.reads("Moves"), "{:?}", game.words());
}

#[test]
fn a_held_arrow_goes_on() {
    let mut game = played([1280, 720], 5);
    game.key(KeyCode::KeyL);
    game.key_event(KeyCode::ArrowLeft, ButtonState::Pressed, false);
    for _ in 0..3 {
        game.key_event(KeyCode::ArrowLeft, ButtonState::Pressed, true);
    }
    assert_eq!(at(&game), (1, 5));
}

#[test]
fn how_people_have_ended_it_is_the_last_row() {
    let mut game = played([1280, 720], 2);
    let mut record = game.table().game().clone();
    assert!(record.end(Ending::Resigned(Seat(0))));
    game.world().write_message(Command::Open(record));
    game.click_button(LIST);
    game.settle();
    game.click_button(SHORTEST[0]);
    assert_eq!(at(&game), (1, 3));
    game.click_button("the other side has resigned");
    assert_eq!(at(&game), (3, 3));
    assert!(game.reads("Victory for Black: the other side has resigned."), "{:?}", game.words());
}

/// A long match of Barricade, with whatever its dice throw.
fn long_match(plies: usize) -> Match {
    let mut rng = seeded(8);
    let mut record = Match::new("barricade", "saint-marcoise-6", None).expect("a game");
    record.set_seed(3).expect("nothing has been thrown");
    while record.plies().len() < plies {
        match record.line().turn() {
            Turn::Over(_) => panic!("over after {}", record.plies().len()),
            Turn::Chance(_) => drop(record.throw()),
            Turn::Seat(_) => {
                // Whoever does not move away from home does not arrive.
                let moves = record.line().moves();
                let home: Vec<String> = moves.iter().filter(|text| text.starts_with('h')).cloned().collect();
                let text = pick(if home.is_empty() { &moves } else { &home }, &mut rng).clone();
                drop(record.play_text(&text).expect("a legal move"));
            }
        }
    }
    record
}

#[test]
fn of_thousands_of_plies_only_those_in_view_are_drawn() {
    let record = long_match(2_000);
    let (first, last) = (record.plies()[0].text.clone(), record.plies()[1_999].text.clone());
    let mut game = Game::at_title();
    game.world().write_message(Command::Open(record));
    game.settle();
    game.click_button(LIST);
    assert!(game.reads(&last) && game.reads("1999."), "the end is in view: {:?}", game.words());
    assert!(game.texts().len() < 90, "{} texts", game.texts().len());
    game.key_with(KeyCode::ControlLeft, KeyCode::Home);
    game.settle();
    assert_eq!(at(&game), (0, 2_000));
    assert!(game.reads("The start") && game.reads(&first), "{:?}", game.words());
    assert!(game.texts().len() < 90, "{} texts", game.texts().len());
    // Who scrolls sees other rows, and the match stays where it is.
    let row = game.exact_button("The start");
    game.point(row);
    game.scroll(-30.0);
    game.settle();
    assert!(!game.reads("The start"), "{:?}", game.words());
    assert_eq!(at(&game), (0, 2_000));
}
