//! Clocks: when they run, when they stand, and what happens when one runs out.

use std::time::Duration;

use bergerie::app::Interlude;
use bergerie::app::table::Command;
use bergerie::record::{Match, TimeControl};
use bergerie::rules::Seat;
use bevy::prelude::*;

use crate::eyes::PLAY;
use crate::harness::{Game, Setup};

const FIVE: TimeControl = TimeControl { start: 300, increment: 3 };

fn with_clocks(control: TimeControl) -> Game {
    let mut game = Game::in_match();
    game.world().write_message(Command::Clocks(control));
    game.settle();
    game
}

/// Lets so many seconds pass.
fn wait(game: &mut Game, seconds: usize) {
    for _ in 0..seconds {
        game.long_step(Duration::from_secs(1));
    }
}

fn left(game: &Game) -> [u32; 2] {
    [0, 1].map(|seat| game.table().seconds_left(Seat(seat)).expect("there are clocks"))
}

fn play(game: &mut Game, turn: &str) {
    crate::hands::touches(turn).into_iter().for_each(|spot| game.touch(spot));
    game.settle();
}

#[test]
fn a_clock_runs_for_who_is_on_move() {
    let mut game = with_clocks(FIVE);
    wait(&mut game, 20);
    assert_eq!(left(&game), [300, 300], "nobody has played yet");
    play(&mut game, "d5-d6 +c4/d4");
    let before = left(&game);
    assert_eq!(before[0], 303, "the turn has added its seconds");
    assert!(before[1] > 297, "what moves costs nothing: {before:?}");
    wait(&mut game, 20);
    assert_eq!(left(&game), [303, before[1] - 20]);
    assert!(game.reads("5:03") && game.reads("4:"), "{:?}", game.words());
    play(&mut game, "d3-d2 +e3/e4");
    let now = left(&game);
    // The touches themselves took a moment.
    assert!((before[1] - 20..=before[1] - 16).contains(&now[1]), "{before:?} {now:?}");
    let text = game.table().game().write();
    assert!(text.contains("[TimeControl \"300+3\"]\n[TimeLeft \"303,"), "{text}");
}

#[test]
fn a_clock_stands_while_nobody_can_play() {
    let mut game = with_clocks(FIVE);
    play(&mut game, "d5-d6 +c4/d4");
    let stands = |game: &mut Game, what: &str| {
        game.step(2);
        let before = left(game);
        wait(game, 30);
        assert_eq!(left(game), before, "{what}");
    };
    *game.world().resource_mut::<Interlude>() = Interlude::Pause;
    stands(&mut game, "a pause");
    game.key(KeyCode::Escape);
    game.key(KeyCode::F1);
    stands(&mut game, "the rules");
    game.key(KeyCode::F1);
    game.world().write_message(Command::OfferDraw(Seat(1)));
    stands(&mut game, "an offer");
    game.world().write_message(Command::DeclineDraw);
    game.world().write_message(Command::GoTo(0));
    stands(&mut game, "looking back");
    game.world().write_message(Command::GoTo(1));
    game.settle();
    let before = left(&game);
    wait(&mut game, 30);
    assert_eq!(left(&game), [before[0], before[1] - 30], "then it runs on");
    game.world().write_message(Command::Resign(Seat(0)));
    stands(&mut game, "the end");
}

#[test]
fn the_time_of_a_machine_that_slept_is_nobodys() {
    let mut game = with_clocks(FIVE);
    play(&mut game, "d5-d6 +c4/d4");
    let before = left(&game);
    game.long_step(Duration::from_secs(3600));
    assert!(left(&game)[1] >= before[1] - 2, "{:?}", left(&game));
}

#[test]
fn who_has_no_time_left_loses() {
    let mut game = with_clocks(TimeControl { start: 40, increment: 0 });
    play(&mut game, "d5-d6 +c4/d4");
    wait(&mut game, 11);
    assert!(game.reads("0:2"), "{:?}", game.words());
    game.touch("d3");
    wait(&mut game, 40);
    game.settle();
    assert_eq!(game.table().line().result(), "won w time");
    assert!(game.reads("Victory for White: the other side’s time has run out."), "{:?}", game.words());
    assert!(game.reads("0:00"), "{:?}", game.words());
    // The rematch has all its time again.
    game.click_button("Rematch");
    assert_eq!((left(&game), game.table().game().time_control()), ([40, 40], Some(FORTY)));
}

const FORTY: TimeControl = TimeControl { start: 40, increment: 0 };

#[test]
fn a_kept_match_goes_on_with_the_time_that_was_left() {
    let text = "[Game \"enclos\"]\n[TimeControl \"300+3\"]\n[TimeLeft \"12,3700\"]\n\n1. d5-d6 +c4/d4\n";
    let mut game = Game::at_title();
    game.world().write_message(Command::Open(Match::read(text.as_bytes()).expect("a record")));
    game.step(2);
    assert_eq!(left(&game), [12, 3700]);
    game.settle();
    assert!(game.reads("0:12") && game.reads("1:01:"), "{:?}", game.words());
}

#[test]
fn clocks_are_chosen_in_the_set_up() {
    let mut game = Game::open(Setup { size: [360, 640], ..default() });
    game.click_button("L’Enclos");
    game.click_button("15 min + 5 s");
    assert!(game.reads("Who has no time left loses."), "{:?}", game.words());
    game.click_button(PLAY);
    assert_eq!(left(&game), [900, 900]);
    assert!(game.reads("15:00"), "{:?}", game.words());
}

#[test]
fn clocks_are_for_two() {
    let mut game = Game::at_title();
    game.click_button("Barricade");
    assert!(game.reads("Clocks are for two.") && !game.reads("15 min"), "{:?}", game.words());
    game.click_button(PLAY);
    game.world().write_message(Command::Clocks(FIVE));
    game.step(2);
    assert!(game.table().seconds_left(Seat(0)).is_none());
    assert_eq!(game.heard().refused.last().map(|say| say.id), Some("record-clock-seats"));
}
