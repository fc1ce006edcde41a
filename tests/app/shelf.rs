//! The shelf: every match stands there by itself, is opened, named, taken off
//! and put back, and ten thousand are no burden.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bergerie::app::keeping::storage::{Memory, Storage};
use bergerie::app::loading::Screen;
use bergerie::app::table::{Calendar, Command};
use bergerie::record::{Day, Match};
use bergerie::rules::Say;
use bergerie::words::Language;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use crate::eyes::{BOOKS, PENCIL, TRASH, UNDO};
use crate::harness::{Game, Setup};
use crate::undo::SHORTEST;

/// Matches of L'Enclos, of which each has one turn more than the last one had; the ninth is over.
fn filled(count: usize) -> Memory {
    let mut memory = Memory::default();
    let mut game = Match::new("enclos", "french", None).expect("the default rules");
    for number in 1..=count {
        game.play_text(SHORTEST[number - 1]).expect("it is legal");
        memory.write(&name(number), game.save().as_bytes()).expect("it is memory");
    }
    memory
}

fn name(number: usize) -> String {
    format!("match-{number:06}-0000000{number}.txt")
}

fn on_shelf(storage: impl Storage) -> Game {
    let mut game = Game::open(Setup { storage: Box::new(storage), ..default() });
    game.click_button(BOOKS);
    assert_eq!(game.screen(), Screen::Shelf);
    game
}

#[test]
fn a_match_is_opened_where_it_was_left_and_goes_on() {
    let memory = filled(3);
    let mut game = on_shelf(memory.clone());
    assert!(game.reads("3 matches"), "{:?}", game.words());
    game.click_button("Turn 2, not finished");
    assert_eq!((game.screen(), game.table().game().cursor()), (Screen::Match, 2));
    // It is played on under its own name, and offered from now on.
    for spot in crate::hands::touches("e5-d5 +c4/d4") {
        game.touch(spot);
    }
    assert_eq!(memory.list().expect("it is memory").len(), 4, "three matches, and which was the last");
    let kept = memory.read(&name(2)).expect("it is memory").expect("it is there");
    assert_eq!(Match::resume(&kept).expect("it is whole").cursor(), 3);
    game.leave_match();
    assert!(game.reads("Continue: L’Enclos, turn 3"), "{:?}", game.words());
}

#[test]
fn a_finished_match_tells_its_result() {
    let game = on_shelf(filled(9));
    assert!(game.reads("Victory for White"), "{:?}", game.words());
}

#[test]
fn what_is_taken_off_can_be_put_back() {
    let memory = filled(2);
    let before = memory.read(&name(2));
    let mut game = on_shelf(memory.clone());
    for left in ["one match", "no match"] {
        let at = game.first_button(TRASH);
        game.click(at);
        game.settle();
        assert!(game.reads(left), "{:?}", game.words());
    }
    assert_eq!(memory.list(), Ok(vec![]));
    game.click_button(UNDO);
    game.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    game.settle();
    assert!(game.reads("2 matches"), "{:?}", game.words());
    assert_eq!(memory.read(&name(2)), before);
}

#[test]
fn a_match_is_given_a_title() {
    let memory = filled(1);
    let mut game = on_shelf(memory.clone());
    game.click_button(PENCIL);
    game.type_text("Sunday with Anna");
    game.key(KeyCode::Enter);
    game.settle();
    assert!(game.reads("Sunday with Anna"), "{:?}", game.words());
    let kept = memory.read(&name(1)).expect("it is memory").expect("it is there");
    assert_eq!(Match::resume(&kept).expect("it is whole").tag("Title"), Some("Sunday with Anna"));
    // Escape leads out of the question first, then back to the title.
    game.click_button(PENCIL);
    game.key(KeyCode::Escape);
    game.settle();
    assert_eq!(game.screen(), Screen::Shelf);
    game.key(KeyCode::Escape);
    game.settle();
    assert_eq!(game.screen(), Screen::Title);
}

#[test]
fn a_broken_match_says_so_and_can_be_taken_off() {
    let mut memory = filled(1);
    memory.write(&name(2), b"[Game \"enclos\"]\n\n1. nonsense\n").expect("it is memory");
    let mut game = on_shelf(memory.clone());
    assert!(game.reads("Cannot be read"), "{:?}", game.words());
    let at = game.first_button(TRASH);
    game.click(at);
    game.settle();
    assert!(!game.reads("Cannot be read"), "{:?}", game.words());
}

#[test]
fn the_shelf_is_walked_by_keys_alone() {
    let mut game = Game::open(Setup { storage: Box::new(filled(2)), ..default() });
    game.press_by_keys(&[BOOKS]);
    assert_eq!(game.screen(), Screen::Shelf);
    game.press_by_keys(&["L’Enclos"]);
    assert_eq!((game.screen(), game.table().game().cursor()), (Screen::Match, 2));
}

#[test]
fn the_shelf_fits_a_phone_in_french() {
    let setup =
        Setup { size: [360, 640], language: Language::French, storage: Box::new(filled(3)), ..default() };
    let mut game = Game::open(setup);
    game.click_button(BOOKS);
    assert!(game.reads("Coup 3, pas terminée"), "{:?}", game.words());
    let panel = game.panel("shelf");
    assert!(panel.left() >= 0.0 && panel.right() <= 360.0 && panel.bottom() <= 640.0, "{panel:?}");
    for text in game.texts().iter().filter(|text| text.clip.intersects(text.rect)) {
        let inside = text.rect.left() >= panel.left() && text.rect.right() <= panel.right();
        assert!(inside, "{:?} at {:?}", text.text, text.rect);
    }
}

/// Ten thousand matches, and how many have been read.
#[derive(Clone, Default)]
struct Crowd(Arc<AtomicUsize>);

impl Storage for Crowd {
    fn list(&self) -> Result<Vec<String>, Say> {
        Ok((1..=10_000).map(|number| format!("match-{number:06}-0000000a.txt")).collect())
    }

    fn read(&self, name: &str) -> Result<Option<Vec<u8>>, Say> {
        if !name.starts_with("match-") {
            return Ok(None);
        }
        self.0.fetch_add(1, Ordering::Relaxed);
        Ok(Some(format!("[Game \"enclos\"]\n[Title \"{name}\"]\n\n1. d5-e5 +e4/f4\n").into_bytes()))
    }

    fn write(&mut self, _name: &str, _bytes: &[u8]) -> Result<(), Say> {
        Ok(())
    }

    fn remove(&mut self, _name: &str) -> Result<(), Say> {
        Ok(())
    }
}

#[test]
fn of_ten_thousand_only_those_in_view_are_read() {
    let crowd = Crowd::default();
    let mut game = on_shelf(crowd.clone());
    assert!(game.reads("10000 matches") || game.reads("10,000 matches"), "{:?}", game.words());
    assert!(game.reads("match-010000-"), "the newest comes first: {:?}", game.words());
    let read = crowd.0.load(Ordering::Relaxed);
    assert!((4..20).contains(&read), "{read} were read");
    game.step(20);
    assert_eq!(crowd.0.load(Ordering::Relaxed), read, "each is read once");
}

#[test]
fn a_record_that_is_dropped_comes_to_table_and_shelf() {
    let memory = Memory::default();
    let mut game = Game::open(Setup { storage: Box::new(memory.clone()), ..default() });
    let mut drop = |file: &str| {
        let window = game.window();
        let path_buf = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(file);
        game.world().write_message(FileDragAndDrop::DroppedFile { window, path_buf });
        game.settle();
        (game.screen(), game.words().join(" "))
    };
    let (screen, words) = drop("invalid/number-skipped.txt");
    assert_eq!(screen, Screen::Title);
    assert!(words.contains("is numbered"), "{words}");
    assert_eq!(drop("valid/shortest.txt").0, Screen::Match);
    assert_eq!(game.table().line().result(), "won w blocked");
    let names = memory.list().expect("it is memory");
    let kept = memory.read(&names[1]).expect("it is memory").expect("it is there");
    assert_eq!(Match::resume(&kept).expect("it is whole").plies().len(), 9, "{names:?}");
}

#[test]
fn a_link_opens_its_match() {
    let mut record = Match::new("enclos", "french", None).expect("the default rules");
    record.play_text(SHORTEST[0]).expect("it is legal");
    let open = Match::from_link(&record.link()).expect("it is whole");
    let memory = Memory::default();
    let game = Game::open(Setup { storage: Box::new(memory.clone()), open: Some(open), ..default() });
    assert_eq!((game.screen(), game.table().game().cursor()), (Screen::Match, 1));
    assert_eq!(memory.list(), Ok(vec![]), "to look at a match is not to keep it");
}

#[test]
fn a_match_tells_the_day_on_which_it_was_begun() {
    let memory = Memory::default();
    let mut game = Game::open(Setup { storage: Box::new(memory.clone()), ..default() });
    game.world().insert_resource(Calendar(Some(|| Some(Day { year: 2026, month: 11, day: 1 }))));
    game.click_through();
    crate::hands::touches(SHORTEST[0]).into_iter().for_each(|spot| game.touch(spot));
    assert!(game.table().game().write().contains("\n[Date \"2026-11-01\"]\n"));
    game.world().insert_resource(Calendar(Some(|| Some(Day { year: 2027, month: 1, day: 31 }))));
    game.world().write_message(Command::Rematch);
    game.settle();
    crate::hands::touches(SHORTEST[0]).into_iter().for_each(|spot| game.touch(spot));
    game.leave_match();
    game.click_button(BOOKS);
    assert!(game.reads("Turn 1, not finished · 31 January 2027"), "{:?}", game.words());
    assert!(game.reads("Turn 1, not finished · 1 November 2026"), "{:?}", game.words());
    let french = Setup { storage: Box::new(memory), language: Language::French, ..default() };
    let mut game = Game::open(french);
    game.click_button(BOOKS);
    assert!(game.reads("Coup 1, pas terminée · 1er novembre 2026"), "{:?}", game.words());
}

#[test]
fn only_some_are_shown_where_that_is_wished() {
    let mut memory = filled(9);
    memory.write("match-000010-a.txt", b"[Game \"tigers\"]\n\n1. b2\n").expect("it is memory");
    let mut game = on_shelf(memory);
    assert!(game.reads("10 matches"), "{:?}", game.words());
    game.click_button("Not finished");
    assert!(game.reads("9 of 10"), "{:?}", game.words());
    game.click_button("All games");
    let at = game.last_button("Tigers & Sheep");
    game.click(at);
    game.settle();
    assert!(game.reads("1 of 10"), "{:?}", game.words());
    game.click_button("Turn 1, not finished");
    assert_eq!((game.screen(), game.table().line().game()), (Screen::Match, "tigers"));
}

#[test]
fn of_a_filter_that_nothing_passes_the_shelf_says_so() {
    let mut game = on_shelf(filled(2));
    game.click_button("All games");
    let at = game.last_button("Barricade");
    game.click(at);
    game.settle();
    assert!(game.reads("No match is like that"), "{:?}", game.words());
    // It is all there the next time.
    game.key(KeyCode::Escape);
    game.settle();
    if game.screen() == Screen::Shelf {
        game.key(KeyCode::Escape);
        game.settle();
    }
    game.click_button(BOOKS);
    assert!(game.reads("2 matches"), "{:?}", game.words());
}
