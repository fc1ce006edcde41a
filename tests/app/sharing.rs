//! Matches go out by the clipboard and as files, and come in again; what a
//! clipboard refuses or holds does no harm.

use bergerie::app::keeping::storage::{Memory, Storage};
use bergerie::app::loading::Screen;
use bergerie::app::sharing::clipboard::Memory as Board;
use bergerie::app::sharing::export::Memory as Files;
use bergerie::app::sharing::{As, Exports, Pass, Pasteboard};
use bergerie::app::table::Command;
use bergerie::record::Match;
use bergerie::rules::Say;
use bergerie::words::Language;
use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use crate::eyes::{BOOKS, CAMERA, CLIPBOARD, COPY, CROSS, PAUSE, PENCIL};
use crate::harness::{Game, Setup};
use crate::undo::SHORTEST;

/// A game with a clipboard.
fn with_board(setup: Setup) -> (Game, Board) {
    let (mut game, board) = (Game::open(setup), Board::default());
    game.world().insert_resource(Pasteboard(Box::new(board.clone())));
    (game, board)
}

/// A match of L'Enclos with so many turns.
fn record(turns: usize) -> Match {
    let mut game = Match::new("enclos", "french", None).expect("the default rules");
    SHORTEST[..turns].iter().for_each(|turn| drop(game.play_text(turn).expect("it is legal")));
    game
}

/// The matches that are kept, each by its number of turns.
fn kept(storage: &impl Storage) -> Vec<usize> {
    let names = storage.list().expect("it is memory");
    let names = names.iter().filter(|name| name.starts_with("match-"));
    let bytes = names.map(|name| storage.read(name).expect("it is memory").expect("it is there"));
    bytes.map(|bytes| Match::resume(&bytes).expect("it is whole").plies().len()).collect()
}

fn play(game: &mut Game, turn: &str) {
    crate::hands::touches(turn).into_iter().for_each(|spot| game.touch(spot));
}

fn control(game: &mut Game, key: KeyCode) {
    game.key_with(KeyCode::ControlLeft, key);
    game.settle();
}

#[test]
fn a_link_is_copied_by_keys_and_opens_the_match_elsewhere() {
    let (mut game, board) = with_board(Setup { in_match: true, ..default() });
    SHORTEST[..3].iter().for_each(|turn| play(&mut game, turn));
    control(&mut game, KeyCode::KeyC);
    assert!(board.text().starts_with("#m="), "{}", board.text());
    assert!(game.reads("The link is copied"), "{:?}", game.words());
    let position = game.table().line().position();
    drop(game);
    let memory = Memory::default();
    let setup = Setup { storage: Box::new(memory.clone()), ..default() };
    let (mut game, other) = with_board(setup);
    other.put(&format!("Your turn! <https://example.org/bergerie/{}>", board.text()));
    control(&mut game, KeyCode::KeyV);
    assert_eq!((game.screen(), game.table().line().position()), (Screen::Match, position));
    assert_eq!(kept(&memory), [3]);
    drop(game);
    let game = Game::open(Setup { storage: Box::new(memory), ..default() });
    assert!(game.reads("Continue: L’Enclos, turn 3"), "{:?}", game.words());
}

/// Where a picture takes a second, keys are pressed and let go between two of them.
#[test]
fn keys_that_come_and_go_between_two_pictures_count() {
    let (mut game, board) = with_board(Setup { in_match: true, ..default() });
    play(&mut game, SHORTEST[0]);
    game.send_key_with(KeyCode::ControlLeft, KeyCode::KeyC);
    game.settle();
    assert!(board.text().starts_with("#m="), "{}", board.text());
    game.send_key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    game.settle();
    assert_eq!(game.table().game().cursor(), 0);
    // Long after, the letter is a letter again.
    let copied = board.text();
    board.put("");
    game.key(KeyCode::KeyC);
    game.settle();
    assert_eq!((board.text(), copied.is_empty()), (String::new(), false));
}

#[test]
fn the_pause_offers_link_record_and_file() {
    let (mut game, board) = with_board(Setup { in_match: true, ..default() });
    let files = Files::default();
    game.world().insert_resource(Exports(Box::new(files.clone())));
    play(&mut game, SHORTEST[0]);
    let mut choose = |form: &str| {
        game.click_button(PAUSE);
        game.click_button("Pass the match on");
        game.click_button(form);
        game.words().join(" ")
    };
    choose("Copy a link");
    assert_eq!(Match::from_copied(&board.text()), Ok(record(1)));
    choose("Copy the record");
    assert_eq!(board.text(), record(1).write());
    let words = choose("Save as a file");
    assert!(words.contains("The match is in the file bergerie-enclos.txt"), "{words}");
    assert!(!words.contains("copied"), "what was done before is of no matter: {words}");
    assert_eq!(files.files().get("bergerie-enclos.txt"), Some(&record(1).write().into_bytes()));
    // The card goes without anything being done, too.
    game.click_button(PAUSE);
    game.click_button("Pass the match on");
    game.key(KeyCode::Escape);
    game.settle();
    assert!(!game.reads("Copy a link"), "{:?}", game.words());
    play(&mut game, SHORTEST[1]);
    assert_eq!(game.table().game().cursor(), 2, "the board is free again");
}

#[test]
fn a_finished_match_is_passed_on_where_the_pause_was() {
    let (mut game, board) = with_board(Setup { in_match: true, ..default() });
    SHORTEST.iter().for_each(|turn| play(&mut game, turn));
    game.settle();
    assert!(!game.reads(PAUSE));
    game.click_button(COPY);
    game.click_button("Copy the record");
    assert!(board.text().contains("won w blocked"), "{}", board.text());
}

#[test]
fn the_shelf_passes_on_and_takes_in() {
    let mut memory = Memory::default();
    memory.write("match-000001-a.txt", record(2).save().as_bytes()).expect("it is memory");
    let before = memory.read("match-000001-a.txt");
    let (mut game, board) = with_board(Setup { storage: Box::new(memory.clone()), ..default() });
    game.click_button(BOOKS);
    game.click_button(PENCIL);
    game.click_button("Copy a link");
    assert_eq!(Match::from_copied(&board.text()), Ok(record(2)));
    assert_eq!(memory.read("match-000001-a.txt"), before, "to pass it on changes nothing");
    board.put(&record(4).write());
    game.click_button(CLIPBOARD);
    assert_eq!((game.screen(), game.table().game().cursor()), (Screen::Match, 4));
    assert_eq!(kept(&memory), [2, 4]);
}

#[test]
fn a_clipboard_with_nonsense_loses_nothing() {
    let memory = Memory::default();
    let setup = Setup { in_match: true, storage: Box::new(memory.clone()), ..default() };
    let (mut game, board) = with_board(setup);
    play(&mut game, SHORTEST[0]);
    play(&mut game, "d3");
    let made = game.table().made().to_vec();
    let broken = &record(3).write()[..60];
    let damaged = &record(3).link()[..20];
    for (text, said) in [
        ("", "The clipboard holds no text"),
        ("  \n", "The clipboard holds no text"),
        ("shopping: milk", "is no match of Bergerie"),
        ("https://example.org/#m=", "letters are missing or wrong"),
        (damaged, "letters are missing or wrong"),
        (broken, "Line"),
    ] {
        board.put(text);
        control(&mut game, KeyCode::KeyV);
        assert!(game.reads(said), "{text:?}: {:?}", game.words());
        assert_eq!((game.table().game().cursor(), game.table().made()), (1, &made[..]), "{text:?}");
        game.click_button(CROSS);
    }
    assert_eq!(kept(&memory), [1]);
}

#[test]
fn a_clipboard_that_refuses_is_told() {
    let (mut game, board) = with_board(Setup { in_match: true, ..default() });
    play(&mut game, SHORTEST[0]);
    board.put("before");
    board.refuse(Some(Say::new("sharing-clipboard-shut")));
    for key in [KeyCode::KeyC, KeyCode::KeyV] {
        control(&mut game, key);
        assert!(game.reads("keeps its clipboard shut"), "{:?}", game.words());
        game.click_button(CROSS);
    }
    assert_eq!(board.text(), "before");
    board.refuse(None);
    control(&mut game, KeyCode::KeyC);
    assert!(board.text().starts_with("#m="));
}

#[test]
fn a_match_that_is_pasted_leaves_the_running_one_on_the_shelf() {
    let memory = Memory::default();
    let setup = Setup { in_match: true, storage: Box::new(memory.clone()), ..default() };
    let (mut game, board) = with_board(setup);
    SHORTEST[..2].iter().for_each(|turn| play(&mut game, turn));
    board.put(&record(5).link());
    control(&mut game, KeyCode::KeyV);
    assert_eq!(game.table().game().cursor(), 5);
    assert_eq!(kept(&memory), [2, 5]);
    // It goes on under its own name.
    play(&mut game, SHORTEST[5]);
    assert_eq!(kept(&memory), [2, 6]);
}

#[test]
fn what_the_computer_thought_of_is_not_played_in_a_match_that_is_pasted() {
    let memory = Memory::default();
    let seats = &["human", "ai:1"];
    let setup = Setup { in_match: true, seats, storage: Box::new(memory.clone()), ..default() };
    let (mut game, board) = with_board(setup);
    board.put(&record(5).link());
    for spot in crate::hands::touches(SHORTEST[0]) {
        let spot = game.spot(spot);
        game.world().write_message(Command::Touch(spot));
    }
    game.step(3);
    assert!(game.table().computer().is_some());
    game.key_with(KeyCode::ControlLeft, KeyCode::KeyV);
    for _ in 0..60 {
        game.long_step(std::time::Duration::from_millis(100));
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert_eq!(game.table().game().plies(), record(5).plies());
    assert!(game.table().made().is_empty());
    assert_eq!(kept(&memory), [1, 5], "the other waits on the shelf");
}

#[test]
fn a_key_held_while_the_focus_goes_pastes_nothing_later() {
    let (mut game, board) = with_board(Setup { in_match: true, ..default() });
    board.put(&record(5).link());
    game.key_event(KeyCode::ControlLeft, ButtonState::Pressed, false);
    game.lose_focus();
    game.key(KeyCode::KeyV);
    game.settle();
    assert_eq!(game.table().game().cursor(), 0);
}

#[test]
fn letters_typed_into_a_title_are_no_paste() {
    let mut memory = Memory::default();
    memory.write("match-000001-a.txt", record(2).save().as_bytes()).expect("it is memory");
    let (mut game, board) = with_board(Setup { storage: Box::new(memory), ..default() });
    board.put(&record(4).link());
    game.click_button(BOOKS);
    game.click_button(PENCIL);
    control(&mut game, KeyCode::KeyV);
    assert_eq!(game.screen(), Screen::Shelf);
}

#[test]
fn two_records_dropped_at_once_both_come_to_the_shelf() {
    let memory = Memory::default();
    let mut game = Game::open(Setup { storage: Box::new(memory.clone()), ..default() });
    let window = game.window();
    for file in ["shortest.txt", "shortest.txt"] {
        let path_buf =
            std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/valid").join(file);
        game.world().write_message(FileDragAndDrop::DroppedFile { window, path_buf });
    }
    game.settle();
    assert_eq!(game.screen(), Screen::Match);
    assert_eq!(kept(&memory), [9, 9]);
    game.world().write_message(Command::Undo);
    game.settle();
    assert_eq!(kept(&memory), [9, 9], "the last goes on under its own name");
}

#[test]
fn a_file_that_cannot_be_written_is_told() {
    let place = std::env::temp_dir().join(format!("bergerie-a-file-{}", std::process::id()));
    std::fs::write(&place, "not a folder").expect("there is room");
    let mut game = Game::in_match();
    let folder = bergerie::app::sharing::export::Folders::new(&place);
    game.world().insert_resource(Exports(Box::new(folder)));
    let record = game.table().game().clone();
    game.world().write_message(Pass(record, As::File));
    game.settle();
    assert!(game.reads("No file can be written to "), "{:?}", game.words());
    std::fs::remove_file(&place).expect("it is there");
}

#[test]
fn the_card_fits_every_phone_in_french() {
    for size in [[360, 640], [640, 360], [340, 240]] {
        let setup = Setup { size, in_match: true, language: Language::French, ..default() };
        let (mut game, _) = with_board(setup);
        game.click_button(PAUSE);
        if size[1] > 300 {
            game.click_button("Transmettre la partie");
            let [width, height] = size.map(|side| side as f32);
            for text in ["Copier un lien", "Copier la partie en texte", "Enregistrer un fichier"] {
                let rect = game.text(text).rect;
                assert!(rect.left() >= 0.0 && rect.right() <= width, "{size:?}: {text} at {rect:?}");
                assert!(rect.top() >= 0.0 && rect.bottom() <= height, "{size:?}: {text} at {rect:?}");
            }
            // Its title ends where the buttons of its head begin.
            let (title, camera) = (game.text("Transmettre").rect, game.text(CAMERA).rect);
            assert!(title.right() < camera.left() - 8.0, "{size:?}: {title:?} runs into {camera:?}");
        }
    }
}
