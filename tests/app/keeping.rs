//! What was played is there again, whatever happens: the program is killed, the
//! disk is full, a file is broken.

use std::sync::{Arc, Mutex};

use bergerie::app::keeping::Kept;
use bergerie::app::keeping::storage::{Memory, Storage};
use bergerie::app::loading::Screen;
use bergerie::app::table::{Command, Seeds};
use bergerie::record::Match;
use bergerie::rules::Say;
use bergerie::words::Language;
use bevy::prelude::*;

use crate::eyes::{CROSS, PLAY};
use crate::harness::{Game, Setup};
use crate::undo::SHORTEST;

/// A game that keeps everything in `storage`, at its title.
fn at_title(storage: &(impl Storage + Clone)) -> Game {
    Game::open(Setup { storage: Box::new(storage.clone()), ..default() })
}

/// A match of `game` that is kept in `storage`, always with the same dice.
fn in_match(game: &'static str, storage: &(impl Storage + Clone)) -> Game {
    let mut seen =
        Game::begin(Setup { storage: Box::new(storage.clone()), game, in_match: true, ..default() });
    seen.world().insert_resource(Seeds::Given(7));
    while seen.screen() == Screen::Loading {
        seen.step(1);
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    seen.settle();
    seen
}

/// The names of the matches that are kept.
fn matches(storage: &impl Storage) -> Vec<String> {
    let names = storage.list().expect("it can be listed");
    names.into_iter().filter(|name| name.starts_with("match-")).collect()
}

fn text(storage: &impl Storage, name: &str) -> String {
    let bytes = storage.read(name).expect("it can be read").unwrap_or_else(|| panic!("no {name}"));
    String::from_utf8(bytes).expect("it is text")
}

/// Touches the spots of a turn as commands, a frame each.
fn play(game: &mut Game, turn: &str) {
    for spot in crate::hands::touches(turn) {
        let spot = game.spot(spot);
        game.world().write_message(Command::Touch(spot));
        game.step(1);
    }
}

const CONTINUE: &str = "Continue: ";

#[test]
fn a_ply_is_kept_in_the_frame_that_plays_it() {
    let memory = Memory::default();
    let mut game = in_match("enclos", &memory);
    assert!(matches(&memory).is_empty(), "nothing has been played");
    play(&mut game, "d5-e5");
    assert!(matches(&memory).is_empty(), "a turn that is not whole is not played");
    let before = game.heard().played.len();
    play(&mut game, "+e4/f4");
    assert_eq!((before, game.heard().played.len()), (0, 1));
    let [name] = &matches(&memory)[..] else { panic!("{:?}", matches(&memory)) };
    assert!(text(&memory, name).contains("\n1. d5-e5 +e4/f4\n"));
    assert_eq!(game.world().resource::<Kept>().name(), Some(name.as_str()));
}

#[test]
fn who_is_killed_goes_on_where_they_were() {
    let memory = Memory::default();
    let mut game = in_match("enclos", &memory);
    SHORTEST[..3].iter().for_each(|turn| play(&mut game, turn));
    let (position, standing) = (game.table().line().position(), game.things());
    drop(game);
    let mut game = at_title(&memory);
    game.click_button("Continue: L’Enclos, turn 3");
    assert_eq!(game.screen(), Screen::Match);
    assert_eq!((game.table().line().position(), game.things()), (position, standing));
    SHORTEST[3..5].iter().for_each(|turn| play(&mut game, turn));
    assert_eq!(matches(&memory).len(), 1, "it is the same match");
    assert!(text(&memory, &matches(&memory)[0]).contains("\n5. c3-d3 +c3/d4\n"));
}

#[test]
fn what_was_taken_back_can_be_played_again_after_a_restart() {
    let memory = Memory::default();
    let mut game = in_match("enclos", &memory);
    SHORTEST[..3].iter().for_each(|turn| play(&mut game, turn));
    for _ in 0..2 {
        game.world().write_message(Command::Undo);
        game.step(1);
    }
    drop(game);
    let mut game = at_title(&memory);
    game.click_button("Continue: L’Enclos, turn 1");
    assert_eq!((game.table().game().cursor(), game.table().game().plies().len()), (1, 3));
    assert!(game.table().can_redo());
}

#[test]
fn a_throw_that_was_seen_is_kept() {
    let memory = Memory::default();
    let mut game = in_match("barricade", &memory);
    for _ in 0..40 {
        if game.table().line().begun().is_some_and(|ply| ply.seat.is_some()) {
            break;
        }
        let die = game.table().next()[0];
        game.world().write_message(Command::Touch(die));
        game.step(1);
    }
    let begun = game.table().line().begun().expect("a throw is to be used");
    drop(game);
    let mut game = at_title(&memory);
    let button = game.first_button(CONTINUE);
    game.click(button);
    game.settle();
    assert_eq!(game.table().line().begun().expect("the throw is still to be used"), begun);
}

#[test]
fn a_finished_match_is_not_offered_and_a_rematch_is_another() {
    let memory = Memory::default();
    let mut game = in_match("enclos", &memory);
    SHORTEST.iter().for_each(|turn| play(&mut game, turn));
    let first = matches(&memory);
    assert!(at_title(&memory).texts().iter().all(|text| !text.text.contains(CONTINUE)));
    game.world().write_message(Command::Rematch);
    game.step(1);
    assert_eq!(matches(&memory), first, "nothing has been played of it");
    play(&mut game, SHORTEST[0]);
    let both = matches(&memory);
    assert_eq!((both.len(), &both[0]), (2, &first[0]), "{both:?}");
    assert!(text(&memory, &both[0]).contains("won w blocked"), "the first is as it was");
    assert!(at_title(&memory).reads("Continue: L’Enclos, turn 1"));
}

#[test]
fn who_leaves_is_offered_the_match_at_once() {
    let memory = Memory::default();
    let mut game = in_match("tigers", &memory);
    let spot = game.table().next()[0];
    game.world().write_message(Command::Touch(spot));
    game.step(1);
    let played = game.table().game().cursor();
    assert_eq!(played, 1, "one sheep has been put down");
    game.leave_match();
    game.click_button("Continue: Tigers & Sheep, turn 1");
    assert_eq!(game.table().game().cursor(), 1);
}

#[test]
fn a_match_cut_off_goes_on_as_another_and_stays_as_it_is() {
    let mut memory = Memory::default();
    let mut game = in_match("enclos", &memory);
    SHORTEST[..3].iter().for_each(|turn| play(&mut game, turn));
    drop(game);
    let name = matches(&memory).remove(0);
    let whole = text(&memory, &name);
    let half = &whole[..whole.len() - 5];
    memory.write(&name, half.as_bytes()).expect("it is memory");
    let mut game = at_title(&memory);
    assert!(game.reads("cannot be read to its end. Line "), "{:?}", game.words());
    game.click_button(CROSS);
    assert!(!game.reads("cannot be read"), "{:?}", game.words());
    game.click_button("Continue: L’Enclos, turn 2");
    play(&mut game, SHORTEST[2]);
    let names = matches(&memory);
    assert_eq!(names.len(), 2, "{names:?}");
    assert_eq!(text(&memory, &name), half);
    assert_eq!(Match::resume(text(&memory, &names[1]).as_bytes()).expect("it is whole").plies().len(), 3);
}

#[test]
fn a_match_of_a_newer_version_is_left_alone() {
    let mut memory = Memory::default();
    let name = "match-000009-beef.txt";
    let newer = "[Game \"enclos\"]\n[Save \"2\"]\n\n1. some other way\n";
    memory.write(name, newer.as_bytes()).expect("it is memory");
    memory.write("last.txt", name.as_bytes()).expect("it is memory");
    let game = at_title(&memory);
    assert!(game.reads("another version of Bergerie"), "{:?}", game.words());
    assert!(!game.reads(CONTINUE), "{:?}", game.words());
    assert_eq!(text(&memory, name), newer);
    // The next match gets the next number.
    let mut game = in_match("enclos", &memory);
    play(&mut game, SHORTEST[0]);
    assert!(matches(&memory)[1].starts_with("match-000010-"), "{:?}", matches(&memory));
}

#[test]
fn nonsense_beside_the_matches_does_no_harm() {
    let mut memory = Memory::default();
    for (name, bytes) in [
        ("last.txt", &b"../../etc/passwd"[..]),
        ("match-.txt", b"x"),
        ("match-000001-.txt", b"\xff\0"),
        ("notes.txt", b"mine"),
    ] {
        memory.write(name, bytes).expect("it is memory");
    }
    let mut game = at_title(&memory);
    assert!(!game.reads(CONTINUE), "{:?}", game.words());
    game.click_through();
    assert_eq!(game.screen(), Screen::Match);
}

/// A storage that takes and gives nothing as long as it has a fault.
#[derive(Clone, Default)]
struct Faulty {
    kept: Memory,
    fault: Arc<Mutex<Option<Say>>>,
}

impl Faulty {
    fn set(&self, fault: Option<Say>) {
        *self.fault.lock().expect("no test panics with it") = fault;
    }

    fn check(&self) -> Result<(), Say> {
        self.fault.lock().expect("no test panics with it").clone().map_or(Ok(()), Err)
    }
}

impl Storage for Faulty {
    fn list(&self) -> Result<Vec<String>, Say> {
        self.kept.list()
    }

    fn read(&self, name: &str) -> Result<Option<Vec<u8>>, Say> {
        self.kept.read(name)
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> Result<(), Say> {
        self.check()?;
        self.kept.write(name, bytes)
    }

    fn remove(&mut self, name: &str) -> Result<(), Say> {
        self.check()?;
        self.kept.remove(name)
    }
}

#[test]
fn a_full_disk_is_told_and_nothing_is_lost() {
    let disk = Faulty::default();
    let mut game = in_match("enclos", &disk);
    play(&mut game, SHORTEST[0]);
    let full = Say::new("keeping-full").with("place", "/home/anna/.local/share/bergerie");
    disk.set(Some(full));
    play(&mut game, SHORTEST[1]);
    game.settle();
    assert!(game.reads("The disk is full"), "{:?}", game.words());
    assert!(game.reads("/home/anna/.local/share/bergerie"), "{:?}", game.words());
    // It is told once, and the match goes on.
    game.click_button(CROSS);
    play(&mut game, SHORTEST[2]);
    game.settle();
    assert!(!game.reads("The disk is full"), "{:?}", game.words());
    assert_eq!(game.table().game().cursor(), 3);
    let [name] = &matches(&disk)[..] else { panic!("{:?}", matches(&disk)) };
    assert!(!text(&disk, name).contains("\n2. "), "the disk has what it took");
    // Who leaves and comes back in the same window loses nothing either.
    game.leave_match();
    game.click_button("Continue: L’Enclos, turn 3");
    disk.set(None);
    play(&mut game, SHORTEST[3]);
    let kept = text(&disk, name);
    assert!(SHORTEST[..4].iter().all(|turn| kept.contains(turn)), "{kept}");
}

#[test]
fn what_was_not_kept_is_kept_as_soon_as_there_is_room() {
    let disk = Faulty::default();
    disk.set(Some(Say::new("keeping-off")));
    let mut game = in_match("enclos", &disk);
    play(&mut game, SHORTEST[0]);
    game.settle();
    assert!(game.reads("The browser keeps nothing"), "{:?}", game.words());
    assert_eq!(disk.list(), Ok(vec![]));
    // Escape takes the sentence away before any touch.
    play(&mut game, "d3");
    let touched = game.table().made().to_vec();
    game.key(KeyCode::Escape);
    game.settle();
    assert!(!game.reads("The browser keeps nothing"), "{:?}", game.words());
    assert_eq!(game.table().made(), touched);
    disk.set(None);
    game.leave_match();
    game.click_button("Barricade");
    game.click_button(PLAY);
    // The settings are written, and with them all that waits.
    game.key(KeyCode::F2);
    game.settle();
    game.click_button("Fast");
    assert_eq!(matches(&disk).len(), 1, "{:?}", disk.list());
}

#[test]
fn who_makes_room_and_closes_the_window_loses_nothing() {
    let disk = Faulty::default();
    let mut game = in_match("enclos", &disk);
    disk.set(Some(Say::new("keeping-full").with("place", "/home/anna")));
    play(&mut game, SHORTEST[0]);
    disk.set(None);
    game.close();
    assert_eq!(matches(&disk).len(), 1, "{:?}", disk.list());
    assert!(text(&disk, &matches(&disk)[0]).contains(SHORTEST[0]));
}

#[test]
fn who_makes_room_and_leaves_the_match_is_told_that_all_is_kept() {
    let disk = Faulty::default();
    let mut game = in_match("enclos", &disk);
    disk.set(Some(Say::new("keeping-full").with("place", "/home/anna")));
    play(&mut game, SHORTEST[0]);
    game.settle();
    assert!(game.reads("The disk is full"), "{:?}", game.words());
    disk.set(None);
    game.world().write_message(Command::Leave);
    game.settle();
    assert_eq!(matches(&disk).len(), 1, "{:?}", disk.list());
    assert!(!game.reads("The disk is full"), "what is no longer so is not said: {:?}", game.words());
}

#[test]
fn the_sentence_fits_a_phone_in_french() {
    let disk = Faulty::default();
    disk.set(Some(Say::new("keeping-forbidden").with("place", "/media/cle usb/parties")));
    let storage = Box::new(disk);
    let mut game = Game::open(Setup {
        size: [360, 640],
        language: Language::French,
        in_match: true,
        storage,
        ..default()
    });
    play(&mut game, SHORTEST[0]);
    game.settle();
    let text = game.text("impossible d’enregistrer la partie").rect;
    assert!(text.left() >= 0.0 && text.right() <= 360.0 && text.top() > 100.0, "{text:?}");
}

#[test]
fn who_steps_back_in_a_finished_match_and_plays_otherwise_begins_another() {
    let memory = Memory::default();
    let mut game = in_match("enclos", &memory);
    SHORTEST.iter().for_each(|turn| play(&mut game, turn));
    let finished = matches(&memory).remove(0);
    // To look back is to be kept with it.
    for _ in 0..SHORTEST.len() {
        game.world().write_message(Command::Undo);
        game.step(1);
    }
    assert_eq!(matches(&memory), [finished.as_str()]);
    play(&mut game, "d5-d6 +c4/d4");
    assert_eq!(matches(&memory).len(), 2);
    assert!(text(&memory, &finished).contains(SHORTEST[8]), "the first is as it was");
}
