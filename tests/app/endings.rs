//! Pausing, leaving, giving up and agreeing on a draw.

use bergerie::app::Interlude;
use bergerie::app::loading::Screen;
use bergerie::app::table::Command;
use bergerie::record::{Match, Participant};
use bergerie::rules::Seat;
use bevy::prelude::*;

use crate::eyes::{HOUSE, PAUSE};
use crate::harness::{Game, Setup};
use crate::layout::{SIZES, fits};
use crate::undo::SHORTEST;

fn interlude(game: &Game) -> Interlude {
    *game.app.world().resource::<Interlude>()
}

fn click_exactly(game: &mut Game, words: &str) {
    let at = game.exact_button(words);
    game.click(at);
    game.settle();
}

#[test]
fn a_side_resigns_by_mouse_and_takes_it_back() {
    let mut game = Game::in_match();
    game.tap_turn("d5-d6 +c4/d4");
    game.click_button(PAUSE);
    game.click_button("Resign");
    assert!(game.reads("Black: give the match up?"), "{:?}", game.words());
    click_exactly(&mut game, "Play on");
    assert_eq!((interlude(&game), game.table().game().steps()), (Interlude::None, 1));
    game.click_button(PAUSE);
    game.click_button("Resign");
    click_exactly(&mut game, "Resign");
    assert!(game.reads("Victory for White: the other side has resigned."), "{:?}", game.words());
    assert_eq!(game.table().line().result(), "won w resigned");
    assert!(game.table().next().is_empty());
    game.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    game.settle();
    assert!(game.reads("Black to move"), "{:?}", game.words());
    game.key_with(KeyCode::ControlLeft, KeyCode::KeyY);
    game.settle();
    assert!(game.reads("has resigned"), "{:?}", game.words());
    game.click_button("Rematch");
    assert_eq!((game.table().game().steps(), game.table().line().result().as_str()), (0, "ongoing"));
}

#[test]
fn keys_pause_and_resign_and_touch_nothing_meanwhile() {
    let mut game = Game::in_match();
    game.tap_spot("d5");
    for close in [KeyCode::Escape, KeyCode::KeyP, KeyCode::Enter] {
        game.key(KeyCode::KeyP);
        game.step(2);
        assert!(interlude(&game) == Interlude::Pause && game.reads("Pause"), "{:?}", game.words());
        game.heard();
        // Neither the board nor what is beside it hears any key.
        for key in [KeyCode::ArrowUp, KeyCode::PageUp] {
            game.key(key);
        }
        let spot = game.pixel("d6");
        game.click(spot);
        assert_eq!(game.heard().commands, [], "{close:?}");
        game.key(close);
        game.step(3);
        assert_eq!(interlude(&game), Interlude::None, "{close:?}");
        assert_eq!(game.heard().commands, [], "the key that ends the pause does nothing else: {close:?}");
    }
    assert_eq!(game.table().made().len(), 1, "nothing was taken back");
    game.key(KeyCode::KeyP);
    game.step(2);
    game.press_by_keys(&["Resign"]);
    assert_eq!(interlude(&game), Interlude::Resigning(Seat(0)));
    game.key(KeyCode::Enter);
    game.settle();
    assert_eq!(game.table().line().result(), "won b resigned");
    assert!(game.table().made().is_empty(), "the turn that had begun is dropped");
    game.key(KeyCode::KeyP);
    game.step(2);
    assert_eq!(interlude(&game), Interlude::None, "what is over needs no pause");
}

#[test]
fn a_draw_is_offered_and_answered() {
    let mut game = Game::open(Setup { in_match: true, seats: &["Anna", "human"], ..default() });
    let offer = |game: &mut Game| {
        game.click_button(PAUSE);
        game.click_button("Offer a draw");
        assert!(game.reads("Anna (White): a draw?"), "{:?}", game.words());
        assert!(game.reads("For Black to answer."), "{:?}", game.words());
    };
    offer(&mut game);
    let spot = game.pixel("d5");
    game.click(spot);
    assert_eq!(game.table().made(), [], "the board is covered until it is answered");
    assert_eq!(game.table().offer(), None, "a click beside the card is no");
    offer(&mut game);
    game.key(KeyCode::Escape);
    game.settle();
    assert!(game.reads("declined") && game.table().offer().is_none(), "{:?}", game.words());
    offer(&mut game);
    click_exactly(&mut game, "Accept the draw");
    assert!(game.reads("A draw: both sides have agreed on it."), "{:?}", game.words());
    assert_eq!(game.table().line().result(), "draw agreed");
}

/// An offer to the computer is answered by nobody at the screen, and gone with the next ply.
#[test]
fn an_offer_stands_until_somebody_plays() {
    let mut game = Game::in_match();
    let seats = vec![Participant::named("Anna"), Participant::Computer(1)];
    game.world().write_message(Command::Seat(seats));
    game.world().write_message(Command::AcceptDraw);
    game.world().write_message(Command::OfferDraw(Seat(0)));
    game.step(2);
    assert_eq!((game.table().offer(), game.table().person_asked_for_draw()), (Some(Seat(0)), None));
    assert_eq!(game.table().line().result(), "ongoing", "nobody had offered what was accepted");
    game.touch("d5");
    assert_eq!(game.table().offer(), None);
    game.world().write_message(Command::AcceptDraw);
    game.step(2);
    assert_eq!(game.table().line().result(), "ongoing");
}

#[test]
fn leaving_is_asked_where_a_match_goes_on() {
    let mut game = Game::at_title();
    game.click_through();
    game.click_button(HOUSE);
    assert_eq!(game.screen(), Screen::Title, "nothing had been played");
    game.click_through();
    game.tap_turn("d5-d6 +c4/d4");
    game.click_button(HOUSE);
    assert!(game.reads("Leave the match?"), "{:?}", game.words());
    game.key(KeyCode::Escape);
    game.settle();
    assert_eq!((game.screen(), interlude(&game)), (Screen::Match, Interlude::None));
    // By keys alone.
    game.key(KeyCode::KeyP);
    game.step(2);
    game.press_by_keys(&["Leave the match"]);
    game.key(KeyCode::Enter);
    game.settle();
    assert_eq!((game.screen(), interlude(&game)), (Screen::Title, Interlude::None));
    game.click_through();
    SHORTEST.into_iter().for_each(|turn| game.tap_turn(turn));
    let house = game.first_button(HOUSE);
    game.click(house);
    game.settle();
    assert_eq!(game.screen(), Screen::Title, "what is over is not missed");
}

#[test]
fn more_than_two_are_offered_no_such_end() {
    let mut game = Game::open(Setup { in_match: true, game: "barricade", ..default() });
    game.click_button(PAUSE);
    assert!(game.reads("A match of more than two is played to its end."), "{:?}", game.words());
    assert!(!game.reads("Resign") && !game.reads("Offer a draw"), "{:?}", game.words());
    for command in [Command::Resign(Seat(0)), Command::OfferDraw(Seat(1)), Command::AcceptDraw] {
        game.world().write_message(command);
    }
    game.step(2);
    assert_eq!((game.table().line().result().as_str(), game.table().offer()), ("ongoing", None));
}

#[test]
fn nothing_is_ended_while_looking_back() {
    let mut game = Game::in_match();
    game.tap_turn("d5-d6 +c4/d4");
    game.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    game.settle();
    game.click_button(PAUSE);
    game.click_button("Resign");
    assert_eq!(interlude(&game), Interlude::Pause, "the button is not to be pressed");
    game.world().write_message(Command::Resign(Seat(0)));
    game.step(2);
    assert_eq!(game.table().game().steps(), 1);
}

#[test]
fn a_match_that_people_have_ended_opens_as_it_was() {
    let text = "[Game \"enclos\"]\n[Result \"won w time\"]\n\n1. d5-d6 +c4/d4\n";
    let mut game = Game::at_title();
    game.world().write_message(Command::Open(Match::read(text.as_bytes()).expect("a record")));
    game.settle();
    assert!(game.reads("Victory for White: the other side’s time has run out."), "{:?}", game.words());
}

#[test]
fn cards_fit_into_every_window() {
    for size in SIZES.into_iter().chain([[640, 360]]) {
        let mut game = Game::open(Setup { size, ..default() });
        game.click_through();
        game.tap_turn("d5-d6 +c4/d4");
        fits(&mut game, &format!("{size:?} the match"));
        let states = [Interlude::Pause, Interlude::Leaving, Interlude::Resigning(Seat(1))];
        for state in states {
            *game.world().resource_mut::<Interlude>() = state;
            game.step(4);
            let window = game.egui().viewport_rect();
            let card =
                ["pause", "leaving", "resigning"][states.iter().position(|&one| one == state).expect("one")];
            let rect = game.egui().memory(|memory| memory.area_rect(bevy_egui::egui::Id::new(card)));
            let rect = rect.expect("it is there");
            assert!(window.contains_rect(rect) && rect.height() > 100.0, "{size:?} {card}: {rect:?}");
        }
    }
}

/// The key that answers comes up when the panels no longer have the keys, and is not held for ever.
#[test]
fn a_question_is_answered_by_its_key_as_often_as_it_is_asked() {
    let mut game = Game::at_title();
    for number in 0..3 {
        game.click_through();
        game.tap_turn("c3-d4 +d2/d3");
        game.click_button(HOUSE);
        assert!(game.reads("Leave the match?"), "{number}: {:?}", game.words());
        game.key(KeyCode::Enter);
        game.settle();
        assert_eq!(game.screen(), Screen::Title, "{number}");
    }
}
