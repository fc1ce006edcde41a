//! The panels speak both languages, in letters that their fonts have.

use std::collections::BTreeSet;
use std::time::Duration;

use bergerie::words::Language;
use bevy::prelude::*;

use crate::eyes::{HOUSE, PLAY, REDO, UNDO};
use crate::harness::{Game, Setup};
use crate::undo::SHORTEST;

/// The panels' words, checked as they are collected.
#[derive(Default)]
struct Words(BTreeSet<String>);

impl Words {
    fn collect(&mut self, game: &mut Game) {
        let texts = game.texts().to_vec();
        assert!(!texts.is_empty());
        let context = game.egui();
        for text in texts {
            // egui makes a narrow space of a wide one.
            let letters = text.text.chars().filter(|letter| !['\n', '\u{202f}'].contains(letter));
            let lacking: Vec<_> = context.fonts_mut(|fonts| {
                let mut font = fonts.fonts.font(&text.font.family);
                let known = font.characters();
                letters.filter(|letter| !known.contains_key(letter)).collect()
            });
            assert!(lacking.is_empty(), "the fonts lack {lacking:?} of {:?}", text.text);
            self.0.insert(text.text);
        }
    }
}

/// Whether a word is the name of a message that is missing, such as `app-undo`.
fn is_id(word: &str) -> bool {
    let prefixes = [
        "app-", "enclos-", "note-", "outcome-", "reason-", "side-", "match-", "touch-", "move-", "rule-",
        "game-", "begins-", "preset-",
    ];
    prefixes.iter().any(|prefix| word.starts_with(prefix)) || word.contains("{$")
}

/// Everything that can be read from the first screen to the result.
fn all_words(language: Language) -> BTreeSet<String> {
    let mut words = Words::default();
    let mut game = Game::begin(Setup { language, ..default() });
    for _ in 0..10 {
        game.step(1);
        if !game.texts().is_empty() {
            words.collect(&mut game);
        }
    }
    game = Game::open(Setup { language, ..default() });
    words.collect(&mut game);
    game.click_button("L’Enclos");
    words.collect(&mut game);
    game.click_button(PLAY);
    words.collect(&mut game);
    // The names that show when the mouse rests on a button or on a part of the
    // turn: of buttons only where they can be pressed.
    game.tap_turn("c3-d4 +d2/d3");
    game.tap_turn("c4-b4 +e3/f3");
    game.click_button(UNDO);
    game.drag(MouseButton::Left, Vec2::new(640.0, 650.0), Vec2::new(700.0, 640.0));
    game.settle();
    let mut places: Vec<_> = [UNDO, REDO, HOUSE].map(|icon| game.button(icon)).into();
    let camera = game.button("\u{e626}");
    let card = game.panel("turn");
    places.extend([camera, Vec2::new(card.left() + 40.0, card.top() + 85.0)]);
    places.push(Vec2::new(card.left() + 100.0, card.top() + 85.0));
    for place in places {
        let before = game.texts().len();
        game.point(place);
        for _ in 0..20 {
            game.long_step(Duration::from_millis(100));
        }
        assert!(game.texts().len() > before, "nothing is said at {place}: {:?}", game.words());
        words.collect(&mut game);
        game.point(Vec2::new(700.0, 20.0));
        game.step(10);
    }
    game.key(KeyCode::Home);
    game.click_button(UNDO);
    // Half turns, and what is refused on the way.
    for spot in ["c3", "a1", "d4", "a1", "e3/f3"] {
        game.tap_spot(spot);
        game.settle();
        words.collect(&mut game);
    }
    game.click_button(UNDO);
    for turn in SHORTEST {
        game.tap_turn(turn);
        words.collect(&mut game);
    }
    game.tap_spot("a1");
    game.settle();
    words.collect(&mut game);
    words.0
}

#[test]
fn both_languages_say_everything() {
    let english = all_words(Language::English);
    let french = all_words(Language::French);
    for words in [&english, &french] {
        let ids: Vec<_> = words.iter().filter(|text| text.split_whitespace().any(is_id)).collect();
        assert!(ids.is_empty(), "{ids:?}");
    }
    for sentence in
        ["Victory for White", "Take back (Ctrl+Z)", "This match is over.", "Fences placed: 1 of 90"]
    {
        assert!(english.iter().any(|text| text.contains(sentence)), "{sentence}: {english:?}");
    }
    for sentence in ["Victoire des Blancs", "Reprendre (Ctrl+Z)", "Cette partie est terminée."] {
        assert!(french.iter().any(|text| text.contains(sentence)), "{sentence}: {french:?}");
    }
    // What both say in the same words is a name or a picture.
    let same: Vec<_> = english.intersection(&french).filter(|text| text.chars().count() > 1).collect();
    let names: BTreeSet<_> = ["Bergerie", "English", "Français", "L’Enclos", "Barricade"].into();
    assert!(same.iter().all(|text| names.contains(text.as_str())), "{same:?}");
}

#[test]
fn the_language_changes_at_a_click() {
    let mut game = Game::at_title();
    game.click_button("Français");
    assert!(game.reads("Tigres & Moutons") && !game.reads("Tigers"), "{:?}", game.words());
    game.click_button("English");
    assert!(game.reads("Tigers & Sheep"), "{:?}", game.words());
    game.click_button("Français");
    game.click_button("L’Enclos");
    assert!(game.reads("Qui commence"), "{:?}", game.words());
    game.click_button(PLAY);
    assert!(game.reads("Aux Blancs de jouer"), "{:?}", game.words());
}
