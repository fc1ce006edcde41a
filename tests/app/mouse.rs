//! What the mouse does, and above all what it must not.

use bergerie::app::loading::Screen;
use bergerie::app::stage::Hovered;
use bergerie::app::table::Command;
use bergerie::rules::Spot;
use bevy::input::ButtonState;
use bevy::prelude::*;

use crate::eyes::UNDO;
use crate::harness::{Game, Setup};

/// A small window with the camera so near that the panels lie over the board.
pub fn crowded() -> Game {
    let mut game = Game::open(Setup { size: [760, 560], in_match: true, ..default() });
    game.point(Vec2::new(380.0, 320.0));
    game.scroll(5.0);
    game.leave_window();
    game.settle();
    game
}

/// A spot that the panel called `panel` covers, and where.
pub fn covered(game: &mut Game, panel: &'static str) -> Vec2 {
    let rect = game.panel(panel).shrink(12.0);
    let names: Vec<_> = game.table().board().iter().map(|(_, info)| info.name.clone()).collect();
    let mut pixels = names.iter().map(|name| game.pixel(name));
    let found = pixels.find(|at| rect.contains(bevy_egui::egui::pos2(at.x, at.y)));
    found.unwrap_or_else(|| panic!("nothing lies under {panel}"))
}

pub fn hovered(game: &Game) -> Option<Spot> {
    game.app.world().resource::<Hovered>().0
}

#[test]
fn every_spot_is_hit_where_it_is_seen() {
    let mut game = Game::in_match();
    let open: Vec<_> = {
        let table = game.table();
        table.next().iter().map(|&spot| table.board().name(spot).to_owned()).collect()
    };
    let missed: Vec<_> = open
        .iter()
        .filter(|name| {
            game.point_at(name);
            hovered(&game) != Some(game.spot(name))
        })
        .collect();
    assert!(missed.is_empty(), "{missed:?}");
}

#[test]
fn a_click_on_a_panel_stays_there() {
    let mut game = crowded();
    let camera = game.camera();
    let place = covered(&mut game, "turn");
    game.heard();
    game.click(place);
    game.settle();
    assert!(game.heard().commands.is_empty());
    assert_eq!(hovered(&game), None, "what a panel covers is not pointed at");
    game.scroll(3.0);
    game.settle();
    assert_eq!(game.camera(), camera, "the wheel over a panel");
    game.drag(MouseButton::Left, place, Vec2::new(500.0, 400.0));
    game.settle();
    assert_eq!(game.camera(), camera, "a drag that began on a panel");
    assert!(game.heard().commands.is_empty());
    // All of it does something beside the panel.
    game.click_spot("c3");
    assert_eq!(game.heard().commands, [Command::Touch(game.spot("c3"))]);
    game.scroll(3.0);
    game.settle();
    assert_ne!(game.camera(), camera);
}

#[test]
fn a_click_within_one_slow_frame_stays_on_the_panel() {
    let mut game = crowded();
    let place = covered(&mut game, "turn");
    // The mouse came from elsewhere, and all happened before the next frame.
    game.point(Vec2::new(700.0, 300.0));
    game.heard();
    game.rush_click(place);
    game.settle();
    assert!(game.heard().commands.is_empty());
}

#[test]
fn turning_the_camera_over_a_piece_plays_nothing() {
    let mut game = Game::in_match();
    let camera = game.camera();
    let sheep = game.pixel("c3");
    for button in [MouseButton::Left, MouseButton::Right, MouseButton::Middle] {
        game.drag(button, sheep, sheep + Vec2::new(120.0, 20.0));
    }
    game.settle();
    assert_ne!(game.camera(), camera, "it was turned");
    assert!(game.heard().commands.is_empty());
    // There and back again: it ends on the very piece where it began.
    game.key(KeyCode::Home);
    game.settle();
    let sheep = game.pixel("c3");
    game.point(sheep);
    game.press();
    game.point(sheep + Vec2::new(90.0, 0.0));
    game.point(sheep);
    game.release();
    game.settle();
    assert!(game.heard().commands.is_empty());
    assert_eq!(hovered(&game), Some(game.spot("c3")), "the piece was under the mouse");
}

#[test]
fn a_hand_may_tremble() {
    let mut game = Game::in_match();
    let camera = game.camera();
    let sheep = game.pixel("c3");
    game.point(sheep);
    game.press();
    game.point(sheep + Vec2::new(4.0, 3.0));
    game.release();
    game.settle();
    assert_eq!(game.heard().commands, [Command::Touch(game.spot("c3"))]);
    assert_eq!(game.camera(), camera);
}

#[test]
fn only_the_left_button_touches() {
    let mut game = Game::in_match();
    game.point_at("c3");
    for button in [MouseButton::Right, MouseButton::Middle] {
        game.mouse(button, ButtonState::Pressed);
        game.step(3);
        game.mouse(button, ButtonState::Released);
        game.step(2);
    }
    assert!(game.heard().commands.is_empty());
}

#[test]
fn clicking_again_or_beside_deselects() {
    let mut game = Game::in_match();
    game.click_spot("c3");
    assert_eq!(game.table().made(), [game.spot("c3")]);
    game.click_spot("c3");
    assert!(game.table().made().is_empty(), "clicked again");
    game.click_spot("c3");
    let beside = Vec2::new(1200.0, 660.0);
    game.click(beside);
    assert!(game.table().made().is_empty(), "clicked beside the board");
    // Another sheep is chosen instead.
    game.click_spot("c3");
    game.click_spot("e3");
    assert_eq!(game.table().made(), [game.spot("e3")]);
    // A step already made is taken back beside the board, and the sheep goes home.
    let home = game.poses();
    game.click_spot("e2");
    game.settle();
    assert_eq!(game.table().made().len(), 2);
    assert_ne!(game.poses(), home);
    game.click(beside);
    game.settle();
    assert_eq!(game.table().made(), [game.spot("e3")]);
    assert_eq!(game.poses(), home);
}

#[test]
fn the_start_buttons_click_ends_with_the_title() {
    // Windows in which the board of the match lies behind the button.
    let mut behind = 0;
    for size in [[1280, 720], [760, 560], [1000, 1000], [720, 700], [480, 640]] {
        let mut game = Game::open(Setup { size, ..default() });
        game.click_through();
        assert_eq!(game.screen(), Screen::Match, "{size:?}");
        assert!(game.table().made().is_empty(), "{size:?}");
        let commands = game.heard().commands;
        assert!(matches!(commands[..], [Command::New { .. }]), "{size:?}: {commands:?}");
        // The mouse has not moved since: it points at what lies behind.
        behind += usize::from(hovered(&game).is_some());
        // The next click is one for the board.
        game.click_spot("c3");
        assert_eq!(game.table().made(), [game.spot("c3")], "{size:?}");
    }
    assert!(behind > 0, "no spot was ever behind the button");
}

#[test]
fn what_is_pointed_at_goes_with_the_mouse() {
    let mut game = Game::in_match();
    let (marks, entities) = (game.marks(), game.entities());
    let at = game.pixel("a1/a2");
    game.point(at);
    game.settle();
    assert_eq!(hovered(&game), Some(game.spot("a1/a2")));
    assert_ne!(game.marks(), marks, "it is marked");
    assert!(game.entities() > entities, "the fence to be is shown");
    game.leave_window();
    game.settle();
    assert_eq!(hovered(&game), None);
    assert_eq!((game.marks(), game.entities()), (marks.clone(), entities));
    // It is there again when the mouse comes back, be it to the same place.
    game.point(at);
    game.settle();
    assert_eq!(hovered(&game), Some(game.spot("a1/a2")));
    // And it goes when the mouse goes onto a panel.
    let panel = game.panel("tools").center();
    game.point(Vec2::new(panel.x, panel.y));
    game.settle();
    assert_eq!((game.marks(), game.entities()), (marks, entities));
}

#[test]
fn a_mouse_button_let_go_elsewhere_is_no_longer_held() {
    let mut game = Game::in_match();
    let (camera, sheep) = (game.camera(), game.pixel("c3"));
    game.point(sheep);
    game.press();
    // Another window comes up, and it is there that the button is let go.
    game.lose_focus();
    game.point(sheep + Vec2::new(200.0, 50.0));
    game.point(sheep + Vec2::new(220.0, 60.0));
    game.settle();
    assert_eq!(game.camera(), camera);
    assert!(game.heard().commands.is_empty());
    game.click_spot("c3");
    assert_eq!(game.heard().commands, [Command::Touch(game.spot("c3"))]);
}

#[test]
fn the_mouse_is_right_at_every_size_and_pixel_density() {
    let mut game = Game::in_match();
    for (width, height) in [(1920.0, 1080.0), (800.0, 600.0), (400.0, 800.0)] {
        game.resize(width, height);
        game.click_spot("c3");
        assert_eq!(game.table().made(), [game.spot("c3")], "{width} x {height}");
        // In a small window the camera goes to what may be chosen.
        game.settle();
        game.click_spot("c3");
    }
    for scale in [1.5, 2.0, 3.0] {
        game.set_scale(scale);
        game.click_spot("e3");
        assert_eq!(game.table().made(), [game.spot("e3")], "scale {scale}");
        game.click_button(UNDO);
        assert!(game.table().made().is_empty(), "scale {scale}");
    }
}
