//! Panels and their words fit into the window, be it wide or narrow.

use bergerie::words::Language;
use bevy::prelude::*;
use bevy_egui::egui;

use crate::eyes::PLAY;
use crate::harness::{Game, Setup};
use crate::undo::SHORTEST;

pub const SIZES: [[u32; 2]; 4] = [[1280, 720], [1920, 1080], [800, 600], [360, 640]];

/// Panels stay in the window and off each other, and words in their panels.
pub fn fits(game: &mut Game, what: &str) {
    let window = game.egui().viewport_rect().expand(0.5);
    let panels = game.panels();
    assert!(!panels.is_empty(), "{what}: no panels");
    for (number, panel) in panels.iter().enumerate() {
        assert!(window.contains_rect(panel.rect), "{what}: {panel:?} leaves {window:?}");
        for other in &panels[number + 1..] {
            let common = panel.rect.intersect(other.rect);
            let apart = common.width() <= 0.5 || common.height() <= 0.5;
            assert!(apart, "{what}: {panel:?} lies on {other:?}");
        }
    }
    for text in game.texts() {
        let within = |panel: egui::Rect| panel.expand(0.5).contains_rect(text.rect);
        assert!(panels.iter().any(|panel| within(panel.rect)), "{what}: {text:?} leaves its panel");
        assert!(text.clip.expand(0.5).contains_rect(text.rect), "{what}: {text:?} is cut off");
    }
}

#[test]
fn every_screen_fits() {
    for language in Language::ALL {
        for size in SIZES {
            let mut game = Game::open(Setup { size, language, ..default() });
            let what = |state: &str| format!("{} {size:?} {state}", language.name());
            fits(&mut game, &what("title"));
            game.click_through();
            game.leave_window();
            fits(&mut game, &what("first turn"));
            game.touch("d5");
            fits(&mut game, &what("chosen"));
            game.touch("e5");
            fits(&mut game, &what("half a turn"));
            game.touch("e4/f4");
            fits(&mut game, &what("other side"));
            for turn in &SHORTEST[1..] {
                crate::hands::touches(turn).into_iter().for_each(|spot| game.touch(spot));
            }
            game.settle();
            fits(&mut game, &what("result"));
        }
    }
}

#[test]
fn a_refusal_fits_wherever_it_is_said() {
    for size in [[1280, 720], [360, 640]] {
        let mut game = Game::open(Setup { size, in_match: true, ..default() });
        let window = game.egui().viewport_rect();
        let names: Vec<_> = game.table().board().iter().map(|(_, info)| info.name.clone()).collect();
        for name in names {
            game.touch(&name);
            if game.heard().refused.is_empty() {
                let taken_back = bergerie::app::table::Command::TakeBack;
                game.world().write_message(taken_back);
                game.step(2);
                continue;
            }
            // A new bubble needs a frame to know its size.
            game.step(2);
            let bubble = game.egui().memory(|memory| memory.area_rect(egui::Id::new("refusal")));
            let bubble = bubble.expect("a refusal is said");
            assert!(window.expand(0.5).contains_rect(bubble), "{name}: {bubble:?} leaves {window:?}");
        }
    }
}

#[test]
fn a_window_of_next_to_nothing_is_survived_on_every_screen() {
    let tiny = |game: &mut Game| {
        for [width, height] in [[160.0, 90.0], [1.0, 1.0], [640.0, 1.0], [1280.0, 720.0]] {
            game.resize(width, height);
            game.step(3);
        }
    };
    let mut game = Game::at_title();
    tiny(&mut game);
    game.click_button("Barricade");
    tiny(&mut game);
    game.click_button(PLAY);
    tiny(&mut game);
    for key in [KeyCode::F1, KeyCode::F1, KeyCode::KeyP, KeyCode::KeyP, KeyCode::KeyL] {
        game.key(key);
        tiny(&mut game);
    }
    // The end of a match, which has a card of its own.
    let mut game = Game::in_match();
    for turn in SHORTEST {
        game.tap_turn(turn);
    }
    game.settle();
    tiny(&mut game);
    assert!(game.reads("Victory for White"), "{:?}", game.words());
}
