//! Lessons: every step can be done by mouse, by finger and by keys, a wrong turn is taken
//! back with a word, and nothing can be touched while nothing is asked.

use bergerie::app::lesson::Learner;
use bergerie::app::loading::Screen;
use bergerie::app::table::Command;
use bergerie::lesson::{LESSONS, Lesson, Place, Progress};
use bergerie::words::{Language, Words};
use bevy::prelude::*;

use crate::eyes::HOUSE;
use crate::framing::board_is_free;
use crate::harness::{Game, Setup};
use crate::layout::fits;

fn place(game: &Game) -> Place {
    Place::of(game.table().game()).expect("a lesson is under way")
}

/// What is to be touched next: what is marked or, where nothing is, something from the middle.
fn next(game: &Game) -> String {
    let table = game.table();
    let marked = place(game).leading(table.game(), table.made());
    let spot = marked.first().unwrap_or(&table.next()[table.next().len() / 2]);
    table.board().name(*spot).to_owned()
}

/// A game at step `number` of the lesson of `name`.
fn at_step(setup: Setup, name: &str, number: usize) -> Game {
    let mut game = Game::open(setup);
    let opened = Lesson::of(name).expect("a lesson").open(number).expect("it opens");
    game.world().write_message(Command::Open(opened));
    game.settle();
    game
}

/// Does each step by `touch`, and goes on by `go_on`.
fn learn(game: &mut Game, lesson: &'static Lesson, touch: fn(&mut Game, &str), go_on: fn(&mut Game)) {
    let words = Words::new(Language::English);
    for (number, step) in (1..).zip(lesson.steps) {
        assert_eq!((place(game).number, place(game).progress), (number, Progress::Asked));
        assert!(game.reads(&words.text(step.task)), "{}: {:?}", step.task, game.words());
        let mut tried = Vec::new();
        for _ in 0..5 {
            if place(game).progress != Progress::Asked {
                break;
            }
            let spot = next(game);
            touch(game, &spot);
            game.settle();
            tried.push(spot);
        }
        assert_eq!(place(game).progress, Progress::Done, "{} after {tried:?}", step.task);
        assert!(game.reads(&words.text(&step.done())), "{}: {:?}", step.task, game.words());
        if number < lesson.steps.len() {
            go_on(game);
            game.settle();
        }
    }
    assert!(
        !game.reads("wins") && !game.reads("Victory"),
        "the lesson has the last word: {:?}",
        game.words()
    );
}

/// The games, by what the title calls them.
const NAMES: [&str; 3] = ["L’Enclos", "Barricade", "Tigers & Sheep"];

#[test]
fn every_lesson_is_learnt_by_mouse_from_the_title() {
    for (name, lesson) in NAMES.into_iter().zip(LESSONS) {
        let mut game = Game::at_title();
        game.click_button(name);
        game.click_button("Learn by playing");
        assert_eq!(game.screen(), Screen::Match);
        learn(&mut game, lesson, Game::click_spot, |game| game.click_button("Next"));
        game.click_button("Play a match");
        assert_eq!(game.screen(), Screen::Match);
        assert_eq!(Place::of(game.table().game()), None, "now it counts");
        assert_eq!(game.table().line().game(), lesson.game);
        assert_eq!(game.table().game().cursor(), 0);
    }
}

#[test]
fn every_lesson_is_learnt_by_keys_alone() {
    for (name, lesson) in NAMES.into_iter().zip(LESSONS) {
        let mut game = Game::at_title();
        game.press_by_keys(&[name]);
        game.press_by_keys(&["Learn by playing"]);
        let touch = |game: &mut Game, spot: &str| {
            game.tab_to(spot);
            game.key(KeyCode::Enter);
        };
        learn(&mut game, lesson, touch, |game| game.key(KeyCode::Enter));
        game.key(KeyCode::PageUp);
        game.settle();
        assert_eq!(place(&game).number, lesson.steps.len() - 1);
        game.key(KeyCode::PageDown);
        game.settle();
        assert_eq!(place(&game).number, lesson.steps.len());
        game.key(KeyCode::End);
        game.settle();
        assert_eq!(game.screen(), Screen::Title);
    }
}

#[test]
fn lessons_are_learnt_by_finger_on_a_phone() {
    for lesson in LESSONS {
        let setup = Setup { size: [360, 640], ..Setup::default() };
        let mut game = at_step(setup, lesson.game, 1);
        let next = |game: &mut Game| {
            let at = game.first_button("Next");
            game.tap(at);
        };
        learn(&mut game, lesson, Game::tap_spot, next);
    }
}

#[test]
fn a_turn_that_is_not_wanted_is_taken_back_with_a_word() {
    let mut game = at_step(Setup::default(), "enclos", 2);
    let before = game.standing();
    for spot in ["c3", "b2", "a1/a2"] {
        game.click_spot(spot);
    }
    game.settle();
    assert_eq!((place(&game).progress, game.standing()), (Progress::Asked, before));
    assert!(game.reads("That is allowed, too."), "{:?}", game.words());
    // The next step begins without a reproach.
    game.click_button("Skip");
    assert_eq!((place(&game).number, game.world().resource::<Learner>().missed), (3, false));
}

#[test]
fn nothing_is_touched_while_nothing_is_asked() {
    let mut game = at_step(Setup::default(), "enclos", 1);
    for spot in ["d5", "d6", "c4/d4"] {
        game.click_spot(spot);
    }
    game.settle();
    assert_eq!(place(&game).progress, Progress::Done);
    assert!(game.table().next().is_empty());
    let standing = game.standing();
    for spot in ["e4", "e5", "e4/f4"] {
        game.click_spot(spot);
    }
    game.settle();
    assert_eq!((place(&game).progress, game.standing()), (Progress::Done, standing));
    assert!(game.heard().refused.is_empty());
    // Taken back, the step is asked once more.
    game.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    game.settle();
    assert_eq!(place(&game).progress, Progress::Asked);
}

#[test]
fn a_lesson_is_its_own_advice() {
    for lesson in LESSONS {
        let mut game = at_step(Setup::default(), lesson.game, 1);
        for number in 1..=lesson.steps.len() {
            game.world().write_message(Command::Open(lesson.open(number).expect("it opens")));
            game.step(2);
            game.key(KeyCode::KeyH);
            game.step(2);
            let hint = game.app.world().resource::<bergerie::app::seats::Hint>();
            let silent = !hint.is_awaited() && hint.to_come(game.table()).is_empty();
            assert!(silent, "{} {number}", lesson.game);
        }
    }
}

#[test]
fn steps_are_left_out_gone_back_to_and_left_for_the_title() {
    let mut game = at_step(Setup::default(), "tigers", 1);
    game.click_button("Skip");
    game.click_button("Skip");
    assert_eq!(place(&game).number, 3);
    game.click_button("Back");
    assert_eq!(place(&game).number, 2);
    game.click_button(HOUSE);
    assert_eq!(game.screen(), Screen::Title);
    assert!(!game.reads("Step"), "{:?}", game.words());
    // A match after it knows nothing of it.
    game.click_through();
    assert!(!game.reads("Step") && game.reads("to move"), "{:?}", game.words());
}

#[test]
fn every_step_fits() {
    for language in Language::ALL {
        for size in [[1280, 720], [360, 640], [640, 360]] {
            let mut game = Game::open(Setup { size, language, ..Setup::default() });
            for lesson in LESSONS {
                for (number, step) in (1..).zip(lesson.steps) {
                    let mut opened = lesson.open(number).expect("it opens");
                    game.world().write_message(Command::Open(opened.clone()));
                    game.settle();
                    let what = |state: &str| format!("{} {size:?} {} {state}", language.name(), step.task);
                    fits(&mut game, &what("asked"));
                    board_is_free(&mut game, &what("asked"));
                    if step.again().is_some() {
                        game.world().resource_mut::<Learner>().missed = true;
                        game.step(3);
                        fits(&mut game, &what("again"));
                        board_is_free(&mut game, &what("again"));
                        game.world().resource_mut::<Learner>().missed = false;
                    }
                    opened.throw();
                    let played = opened.line().moves().into_iter().find_map(|text| {
                        let mut after = opened.clone();
                        after.play_text(&text).ok()?;
                        (Place::of(&after)?.progress != Progress::Astray).then_some(after)
                    });
                    game.world().write_message(Command::Open(played.expect("it can be done")));
                    game.settle();
                    fits(&mut game, &what("done"));
                    board_is_free(&mut game, &what("done"));
                }
            }
        }
    }
}
