//! The rules' pages: from every screen, for every game, in both languages, on any window.

use bergerie::app::loading::Screen;
use bergerie::words::{Block, CREDITS, Language, Words};
use bevy::prelude::*;

use crate::eyes::BOOK;
use crate::harness::{Game, Setup};

#[test]
fn the_rules_open_from_every_screen_and_close_again() {
    let mut game = Game::at_title();
    game.click_button(BOOK);
    assert!(game.reads("Shut the other side’s three sheep in"), "{:?}", game.words());
    // The other games and the credits are a click away, and Escape closes the page alone.
    let at = game.last_button("Tigers & Sheep");
    game.click(at);
    game.settle();
    assert!(game.reads("Four tigers against twenty sheep"), "{:?}", game.words());
    let at = game.last_button("About");
    game.click(at);
    game.settle();
    let version = format!("Version {}", env!("CARGO_PKG_VERSION"));
    assert!(game.reads(&version) && game.reads("Michel Boutin"), "{:?}", game.words());
    game.key(KeyCode::Escape);
    game.settle();
    assert_eq!(game.screen(), Screen::Title);
    assert!(!game.reads("Shut the other") && !game.reads("A hunt for two"), "{:?}", game.words());

    game.click_button("Barricade");
    game.key(KeyCode::F1);
    game.settle();
    assert!(game.reads("A race with a grudge"), "{:?}", game.words());
    // Keys belong to the page: Enter does not begin the match behind it.
    game.key(KeyCode::Enter);
    game.settle();
    assert_eq!(game.screen(), Screen::SetUp);
    game.key(KeyCode::F1);
    game.settle();
    assert!(!game.reads("A race with a grudge"));

    let mut game = Game::in_match();
    game.heard();
    game.key(KeyCode::F1);
    game.settle();
    assert!(game.reads("Two small flocks"), "{:?}", game.words());
    // Clicks and keys do not reach the board beneath.
    game.click_spot("d5");
    for key in [KeyCode::Enter, KeyCode::ArrowDown, KeyCode::Tab] {
        game.key(key);
    }
    assert!(game.heard().commands.is_empty());
    assert!(game.focus().is_none());
    game.key(KeyCode::Escape);
    game.settle();
    assert_eq!(game.screen(), Screen::Match);
    game.tap_spot("d5");
    assert_eq!(game.table().made().len(), 1, "the board has the clicks again");
}

#[test]
fn every_page_is_read_to_its_end_by_keys_and_fits_a_phone() {
    for language in Language::ALL {
        let words = Words::new(language);
        for &page_name in bergerie::rules::GAMES.iter().chain([&CREDITS]) {
            let mut game = Game::open(Setup { size: [360, 640], language, ..default() });
            game.key(KeyCode::F1);
            game.settle();
            let at = game.last_button(&match page_name {
                CREDITS => words.text(CREDITS),
                game => words.text(&format!("game-{game}")),
            });
            game.click(at);
            game.settle();
            let mut seen = std::collections::BTreeSet::new();
            // A screen may show boards alone, but not three in a row.
            let mut nothing_new = 0;
            while nothing_new < 3 {
                let before = seen.len();
                for text in game.texts() {
                    // What lies outside of the part that is shown is cut off, and may be anywhere.
                    let rect = text.rect.intersect(text.clip);
                    if rect.is_positive() && text.rect.height() > 1.0 {
                        seen.insert(text.text.clone());
                        let inside = text.rect.left() >= 8.0 && text.rect.right() <= 352.0;
                        assert!(inside, "{page_name}: {:?} at {:?}", text.text, text.rect);
                    }
                }
                game.key(KeyCode::PageDown);
                game.step(2);
                nothing_new = if seen.len() == before { nothing_new + 1 } else { 0 };
            }
            // Headings, paragraphs, and the sentences of the boards.
            let page = words.page(page_name).expect("there is a page");
            for block in &page.blocks {
                if let Block::Heading(text) | Block::Paragraph(text) = block {
                    let flat = text.replace('\u{202f}', " ");
                    let found = seen.iter().any(|seen| seen.replace('\u{202f}', " ") == flat);
                    assert!(found, "{page_name}: {text:?} is not on the page");
                }
            }
        }
    }
}

#[test]
fn a_page_at_rest_asks_for_no_frames() {
    let mut game = Game::at_title();
    game.key(KeyCode::F1);
    game.settle();
    game.step(20);
    game.heard();
    game.step(60);
    assert_eq!(game.heard().redraws, 0);
}
