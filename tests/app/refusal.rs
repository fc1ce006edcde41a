//! What may not be touched, and how one is told.

use bergerie::rules::Say;
use bevy::prelude::*;
use bevy_egui::egui;

use crate::harness::Game;

/// Taps a spot that may not be touched; what is said about it.
pub fn refused(game: &mut Game, spot: &str) -> Say {
    game.heard();
    game.tap_spot(spot);
    game.step(2);
    let heard = game.heard();
    assert!(heard.played.is_empty());
    assert_eq!(heard.refused.len(), 1, "{spot}: {:?}", heard.commands);
    heard.refused[0].clone()
}

/// Where the bubble is now.
fn bubble(game: &mut Game) -> Option<egui::Rect> {
    game.egui().memory(|memory| {
        let shown = memory.areas().visible_layer_ids();
        let id = egui::Id::new("refusal");
        shown.iter().any(|layer| layer.id == id).then(|| memory.area_rect(id))?
    })
}

/// The sentence is read in a bubble beside the spot.
pub fn is_said_at(game: &mut Game, sentence: &str, spot: &str) {
    let shown = game.text(sentence).rect;
    let bubble = bubble(game).expect("there is a bubble");
    assert!(bubble.expand(0.5).contains_rect(shown));
    let at = game.pixel(spot);
    let away = bubble.distance_to_pos(egui::pos2(at.x, at.y));
    assert!((5.0..120.0).contains(&away), "{away} points from {spot}");
}

#[test]
fn every_reason_is_said_where_it_lies() {
    let mut game = Game::in_match();
    let start = game.standing();
    for (spot, id, sentence) in [
        ("a1", "enclos-no-sheep", "There is no sheep on a1: choose one of yours."),
        ("c4", "enclos-other-sheep", "That sheep on c4 belongs to the other side: choose one of yours."),
    ] {
        assert_eq!(refused(&mut game, spot).id, id);
        is_said_at(&mut game, sentence, spot);
    }
    game.tap_spot("c3");
    assert_eq!(refused(&mut game, "a1").id, "enclos-too-far");
    is_said_at(&mut game, "a1 is not next to c3", "a1");
    assert_eq!(refused(&mut game, "d3").id, "enclos-occupied");
    is_said_at(&mut game, "There is already a sheep on d3", "d3");
    assert_eq!(game.standing(), start, "nothing has moved");
    game.tap_spot("c2");
    game.settle();
    assert_eq!(refused(&mut game, "a1").id, "enclos-now-fence");
    game.tap_spot("f4/g4");
    game.settle();
    assert_eq!(refused(&mut game, "f4/g4").id, "enclos-fenced");
    is_said_at(&mut game, "A fence already closes f4/g4.", "f4/g4");
}

#[test]
fn a_refusal_is_marked_and_goes_with_the_next_touch() {
    let mut game = Game::in_match();
    let marks = game.marks();
    refused(&mut game, "a1");
    let spot = game.spot("a1");
    assert_ne!(game.marks().get(&spot), marks.get(&spot), "the spot is marked");
    game.tap_spot("c3");
    game.step(2);
    assert!(!game.reads("There is no sheep"), "{:?}", game.words());
    assert_eq!(bubble(&mut game), None);
    game.tap_spot("c3");
    game.settle();
    assert_eq!(game.marks(), marks);
}

#[test]
fn a_refusal_can_be_read_at_leisure() {
    let mut game = Game::in_match();
    refused(&mut game, "a1");
    game.step(60 * 3);
    assert!(game.reads("There is no sheep on a1"), "three seconds");
    game.key(KeyCode::Escape);
    game.step(2);
    assert!(!game.reads("There is no sheep"), "{:?}", game.words());
}

#[test]
fn the_bubble_lets_clicks_through() {
    let mut game = Game::in_match();
    refused(&mut game, "d4");
    let bubble = bubble(&mut game).expect("there is a bubble");
    let names: Vec<_> = game.table().board().iter().map(|(_, info)| info.name.clone()).collect();
    // What lies behind the bubble is touched as if there were none.
    let behind = names.iter().find(|name| {
        let at = game.pixel(name);
        bubble.contains(egui::pos2(at.x, at.y))
    });
    let behind = behind.expect("the bubble hides something").clone();
    game.heard();
    game.tap_spot(&behind);
    assert_eq!(game.heard().commands, [bergerie::app::table::Command::Touch(game.spot(&behind))]);
}

#[test]
fn what_cannot_be_started_is_refused_without_a_match() {
    let mut game = Game::at_title();
    let unknown = bergerie::app::table::Command::New { game: "enclos".into(), rules: "spanish".into() };
    game.world().write_message(unknown);
    game.settle();
    let heard = game.heard();
    assert_eq!(heard.refused.iter().map(|say| say.id).collect::<Vec<_>>(), ["rules-preset-unknown"]);
    assert_eq!(game.screen(), bergerie::app::loading::Screen::Title);
    assert!(!game.app.world().contains_resource::<bergerie::app::table::Table>());
}
