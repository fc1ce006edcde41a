//! The computer at the table: it takes its own turns and nobody else's, forgets
//! what it has thought about when the turn is over, and gives advice.

use std::time::Duration;

use bergerie::app::seats::{Computer, Hint};
use bergerie::app::table::{Command, Seeds, ThrowsBack};
use bergerie::record::{Match, Participant};
use bergerie::rules::{Seat, Turn};
use bevy::prelude::*;

use crate::eyes::{HOUSE, PLAY};
use crate::harness::{Game, Setup};
use crate::table::Bare;

fn against(game: &'static str, seats: &'static [&'static str]) -> Game {
    Game::open(Setup { in_match: true, game, seats, ..default() })
}

fn plies(game: &Game) -> usize {
    game.table().game().cursor()
}

/// A bare table with the computer on some seats: nobody plays for it there.
fn seated(game: &str, seats: &[&str]) -> Bare {
    let mut bare = Bare::new();
    let seats = seats.iter().map(|seat| Participant::read(seat)).collect();
    bare.ask([Command::New { game: game.into(), rules: String::new() }, Command::Seat(seats)]);
    bare
}

/// Has the computer touch a spot.
fn answer(bare: &mut Bare, revision: u64, spot: &str) -> Vec<&'static str> {
    let spot = bare.table().board().find(spot).expect("a spot");
    bare.ask([Command::Answer { revision, spot }]).refused
}

#[test]
fn people_touch_nothing_in_its_turn() {
    let mut bare = seated("enclos", &["ai:1", "human"]);
    assert!(bare.table().next().is_empty(), "nothing lights up");
    let c3 = bare.table().board().find("c3").expect("a field");
    let answers = bare.ask([Command::Touch(c3)]);
    assert_eq!(answers.refused, ["app-computers-turn"]);
    assert!(bare.table().made().is_empty());
    // It may itself, and nobody takes that back for it.
    let revision = bare.table().revision();
    assert!(answer(&mut bare, revision, "c3").is_empty());
    assert_eq!(bare.table().made(), [c3]);
    bare.ask([Command::TakeBack, Command::Undo]);
    assert_eq!(bare.table().made(), [c3]);
    assert!(!bare.table().can_undo(), "no person has played");
}

#[test]
fn it_touches_nothing_in_the_turn_of_a_person() {
    let mut bare = seated("enclos", &["human", "ai:1"]);
    let revision = bare.table().revision();
    assert!(answer(&mut bare, revision, "c3").is_empty());
    assert!(bare.table().made().is_empty());
}

#[test]
fn what_it_thought_of_a_turn_that_is_over_is_forgotten() {
    let mut bare = seated("enclos", &["ai:1", "human"]);
    let stale = bare.table().revision();
    let again = Command::New { game: "enclos".into(), rules: String::new() };
    bare.ask([again, Command::Seat(vec![Participant::Computer(1), Participant::named("")])]);
    answer(&mut bare, stale, "c3");
    assert!(bare.table().made().is_empty());
}

#[test]
fn undo_goes_back_to_ones_own_turn() {
    let mut bare = seated("enclos", &["human", "ai:1"]);
    let play = |bare: &mut Bare, spots: [&str; 3]| {
        for spot in spots {
            let revision = bare.table().revision();
            let spot = bare.table().board().find(spot).expect("a spot");
            let computer = bare.table().computer().is_some();
            let command = if computer { Command::Answer { revision, spot } } else { Command::Touch(spot) };
            assert!(bare.ask([command]).refused.is_empty());
        }
    };
    play(&mut bare, ["c3", "b2", "f4/g4"]);
    // It thinks: one takes back what made it think.
    bare.ask([Command::Undo]);
    assert_eq!((bare.table().game().cursor(), bare.table().seat()), (0, Some(Seat(0))));
    bare.ask([Command::Redo]);
    assert_eq!((bare.table().game().cursor(), bare.table().seat()), (1, Some(Seat(1))));
    play(&mut bare, ["d3", "d2", "e3/e4"]);
    bare.ask([Command::Undo]);
    assert_eq!(bare.table().game().cursor(), 0, "its own ply and mine");
    bare.agrees();
    // On the way forth it does not play instead of what it has played.
    bare.ask([Command::Redo]);
    assert!(bare.table().computer_waits());
    bare.ask([Command::Redo]);
    assert_eq!((bare.table().game().cursor(), bare.table().game().plies().len()), (2, 2));
    bare.agrees();
}

#[test]
fn looking_at_an_earlier_ply_has_it_wait() {
    let mut bare = seated("enclos", &["human", "human"]);
    let text = "[Game \"enclos\"]\n[Seats \"human,ai:1\"]\n[Result \"ongoing\"]\n\n1. d5-d6 +c4/d4\n2. d3-e2 +e3/e4\n";
    let game = Match::read(text.as_bytes()).expect("a record");
    bare.ask([Command::Open(game)]);
    assert!(!bare.table().computer_waits());
    bare.ask([Command::GoTo(1)]);
    assert!(bare.table().computer_waits(), "there is a ply to come that it would replace");
    bare.ask([Command::PlayOn]);
    assert!(!bare.table().computer_waits());
    bare.ask([Command::GoTo(2)]);
    assert!(!bare.table().computer_waits());
}

/// Barricade against the computer, the die thrown by whoever is to throw until
/// a person has thrown for the first move.
fn thrown_by_a_person() -> Bare {
    for seed in 0.. {
        let mut bare = Bare::new();
        bare.0.insert_resource(Seeds::Given(seed));
        let seats = ["human", "ai:1"].map(Participant::read).to_vec();
        bare.ask([
            Command::New { game: "barricade".into(), rules: "classic,players=2".into() },
            Command::Seat(seats),
        ]);
        while let Turn::Chance(_) = bare.table().turn() {
            let (spot, revision) = (bare.table().line().next(&[])[0], bare.table().revision());
            let computer = bare.table().computer().is_some();
            bare.ask([if computer { Command::Answer { revision, spot } } else { Command::Touch(spot) }]);
        }
        if bare.table().seat() == Some(Seat(0)) {
            return bare;
        }
    }
    unreachable!("somebody begins")
}

#[test]
fn a_throw_is_taken_back_only_where_that_is_wished() {
    let mut bare = thrown_by_a_person();
    assert!(!bare.table().can_undo(), "the throw stands");
    let thrown = bare.table().line().throws();
    bare.ask([Command::Undo]);
    assert_eq!(bare.table().line().throws(), thrown);
    // A touch may be taken back all the same.
    let pawn = bare.table().next()[0];
    bare.ask([Command::Touch(pawn)]);
    assert!(bare.table().can_undo());
    bare.ask([Command::Undo]);
    assert!(bare.table().made().is_empty() && !bare.table().can_undo());
    // The ply that it answers lies behind its own throw.
    while bare.table().seat() == Some(Seat(0)) {
        let spot = bare.table().next()[0];
        bare.ask([Command::Touch(spot)]);
    }
    let last = bare.table().game().cursor() - 1;
    let (spot, revision) = (bare.table().line().next(&[])[0], bare.table().revision());
    bare.ask([Command::Answer { revision, spot }]);
    assert!(!bare.table().can_undo());
    bare.0.insert_resource(ThrowsBack(true));
    bare.ask([Command::Hurry]);
    assert!(bare.table().can_undo());
    bare.ask([Command::Undo]);
    // After a six a person plays twice: only the last ply of theirs is taken back.
    assert_eq!((bare.table().game().cursor(), bare.table().seat()), (last, Some(Seat(0))));
}

#[test]
fn it_answers_a_person_in_every_game() {
    for name in ["enclos", "tigers", "barricade"] {
        let mut game = against(name, &["human", "ai:1", "ai:1", "ai:1"]);
        let by = |game: &Game, seat| {
            let mut plies = game.table().game().plies().iter();
            plies.any(|ply| ply.seat == Some(Seat(seat)))
        };
        while !(by(&game, 0) && by(&game, 1)) {
            // A person touches the first thing that may be touched.
            game.wait_until(|game| game.table().computer().is_none() && !game.is_moving());
            let spot = game.table().next()[0];
            game.world().write_message(Command::Touch(spot));
            game.step(2);
            game.wait_until(|game| game.table().computer().is_none());
            assert!(game.heard().refused.is_empty(), "{name}");
        }
    }
}

#[test]
fn it_plays_nothing_in_a_pause() {
    let mut game = Game::in_match();
    let mut record = game.table().game().clone();
    record.set_participants(&["ai:1", "human"].map(Participant::read)).expect("names");
    game.world().write_message(Command::Open(record));
    game.key(KeyCode::KeyP);
    for _ in 0..50 {
        game.long_step(Duration::from_millis(100));
        std::thread::sleep(Duration::from_millis(1));
    }
    assert_eq!((plies(&game), game.table().made()), (0, &[][..]), "for five seconds");
    game.key(KeyCode::KeyP);
    game.wait_until(|game| plies(game) == 1);
}

#[test]
fn two_computers_play_to_the_end() {
    let mut game = against("enclos", &["ai:1", "ai:1"]);
    game.wait_until(|game| matches!(game.table().turn(), Turn::Over(_)) && !game.is_moving());
    game.settle();
    assert!(game.reads("Computer, easy"), "{:?}", game.words());
    // Then nothing is left to be drawn or thought about.
    game.heard();
    game.step(60);
    assert_eq!(game.heard_redraws(), 0);
    assert!(!game.world().resource::<Computer>().is_thinking());
}

#[test]
fn it_can_be_told_to_play_now() {
    let mut game = against("enclos", &["ai:3", "human"]);
    game.step(3);
    assert!(game.reads("thinking…"), "{:?}", game.words());
    let begin = std::time::Instant::now();
    game.key(KeyCode::Enter);
    game.wait_until(|game| plies(game) == 1);
    assert!(begin.elapsed().as_secs() < 60);
    assert!(game.reads("Black to move"), "{:?}", game.words());
}

#[test]
fn leaving_and_beginning_anew_while_it_thinks_loses_nothing() {
    let mut game = against("tigers", &["ai:3", "ai:3"]);
    game.step(5);
    assert!(game.world().resource::<Computer>().is_thinking());
    game.click_button(HOUSE);
    game.settle();
    assert!(!game.world().resource::<Computer>().is_thinking(), "nobody waits for it");
    // Where people play, nothing that was thought before is played.
    game.click_button("L’Enclos");
    game.click_button(PLAY);
    game.step(200);
    assert_eq!(plies(&game), 0);
    assert_eq!(game.table().seat(), Some(Seat(0)));
}

#[test]
fn the_computer_is_seated_by_hand() {
    let mut game = Game::at_title();
    game.click_button("Tigers & Sheep");
    let first = game.first_button("Person");
    game.click(first);
    game.click_button("Computer, easy");
    game.settle();
    game.click_button(PLAY);
    assert_eq!(game.table().game().tag("Seats"), Some("ai:1,human"));
    game.wait_until(|game| plies(game) == 1);
}

#[test]
fn advice_is_shown_as_touches_and_goes_when_it_is_not_taken() {
    let mut game = Game::in_match();
    game.key(KeyCode::KeyH);
    game.wait_until(|game| !game.app.world().resource::<Hint>().to_come(game.table()).is_empty());
    let way = game.app.world().resource::<Hint>().to_come(game.table()).to_vec();
    game.settle();
    assert_eq!(way.len(), 3, "a sheep, a field and a passage");
    assert!(game.reads("1") && game.reads("3"), "{:?}", game.words());
    let looks = game.marks();
    assert!(way.iter().all(|spot| looks.contains_key(spot)));
    game.world().write_message(Command::Touch(way[0]));
    game.step(3);
    assert_eq!(game.app.world().resource::<Hint>().to_come(game.table()), &way[1..]);
    // Another sheep instead: the advice was for something else.
    game.world().write_message(Command::TakeBack);
    game.step(2);
    let other = *game.table().next().iter().find(|spot| !way.contains(spot)).expect("more to touch");
    game.world().write_message(Command::Touch(other));
    game.step(2);
    assert!(game.app.world().resource::<Hint>().to_come(game.table()).is_empty());
}

/// A match of L'Enclos set up at `position`.
fn set_up(position: &str, seats: [&str; 2]) -> Game {
    let mut game = Game::in_match();
    let mut record = Match::new("enclos", "", Some(position)).expect("a position");
    record.set_participants(&seats.map(Participant::read)).expect("names");
    game.world().write_message(Command::Open(record));
    game.step(2);
    game
}

/// Black wins in one turn here, and is lost whatever is played there.
const WON: &str = "c2c5g2/d1d7f1/096f83f99ebbeecfef7f010/b";
const LOST: &str = "c5d6e1/b4d2e4/3ffffffeeffdffdd7bfffff/b";

#[test]
fn it_agrees_to_a_draw_where_it_stands_worse() {
    let offer = |position| {
        let mut game = set_up(position, ["ai:1", "human"]);
        game.world().write_message(Command::OfferDraw(Seat(1)));
        game.step(2);
        game.wait_until(|game| game.table().offer().is_none());
        game.table().line().result()
    };
    assert_eq!(offer(WON), "draw agreed");
    assert_eq!(offer(LOST), "ongoing");
    // Nor where hardly anything has been played.
    let mut game = against("enclos", &["human", "ai:3"]);
    game.world().write_message(Command::OfferDraw(Seat(0)));
    game.step(2);
    game.wait_until(|game| game.table().offer().is_none());
    assert_eq!(game.table().line().result(), "ongoing");
    assert!(game.heard().refused.iter().any(|say| say.id == "app-draw-declined"));
}

#[test]
fn an_offer_is_answered_before_it_plays() {
    // In the very frame in which its turn begins.
    let mut game = set_up(WON, ["human", "human"]);
    let mut record = game.table().game().clone();
    record.set_participants(&["human", "ai:1"].map(Participant::read)).expect("names");
    game.world().write_message(Command::Open(record));
    game.world().write_message(Command::OfferDraw(Seat(0)));
    game.wait_until(|game| plies(game) == 1);
    assert!(game.heard().refused.iter().any(|say| say.id == "app-draw-declined"));
}

#[test]
fn the_strong_one_gives_up_what_is_lost() {
    let mut game = set_up(LOST, ["human", "ai:3"]);
    game.wait_until(|game| matches!(game.table().turn(), Turn::Over(_)));
    assert_eq!(game.table().line().result(), "won w resigned");
    // A weaker one plays on: somebody may want to win on the board.
    let mut game = set_up(LOST, ["human", "ai:2"]);
    game.wait_until(|game| plies(game) == 1);
}
