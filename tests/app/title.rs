//! The title: three games side by side, each a click away.

use bergerie::app::SetUp;
use bergerie::app::loading::Screen;
use bergerie::app::stage::{Cloth, Diorama};
use bergerie::app::table::Command;
use bergerie::rules::GAMES;
use bevy::prelude::*;

use crate::eyes::PLAY;
use crate::harness::{Game, Setup};

/// Where a game's diorama stands now: on the table, and in the window.
fn diorama(game: &mut Game, name: &str) -> (Vec3, Vec2) {
    let world = game.world();
    let mut all = world.query::<(&Diorama, &GlobalTransform)>();
    let found = all.iter(world).find(|(diorama, _)| diorama.game == name);
    let at = found.expect("every game has a diorama").1.translation();
    (at, game.project(at))
}

fn chosen(game: &Game) -> (Screen, &'static str) {
    (game.screen(), game.app.world().resource::<SetUp>().game())
}

#[test]
fn every_game_is_chosen_by_a_click_or_a_tap_on_its_diorama() {
    for size in [[1280, 720], [360, 640], [640, 360]] {
        for &name in GAMES {
            let mut game = Game::open(Setup { size, ..default() });
            let (_, at) = diorama(&mut game, name);
            let window = Vec2::new(size[0] as f32, size[1] as f32);
            assert!(at.cmpgt(Vec2::ZERO).all() && at.cmplt(window).all(), "{name} at {at} of {window}");
            if size[0] > size[1] {
                game.rush_click(at);
            } else {
                game.tap(at);
            }
            game.settle();
            assert_eq!(chosen(&game), (Screen::SetUp, name), "{size:?}");
        }
    }
}

#[test]
fn from_the_title_to_the_first_move_in_three_clicks() {
    let mut game = Game::at_title();
    let (_, at) = diorama(&mut game, "tigers");
    game.click(at);
    game.settle();
    game.click_button(PLAY);
    game.settle();
    game.heard();
    game.click_spot("c3");
    game.settle();
    assert_eq!(game.heard().played.len(), 1);
}

#[test]
fn what_is_pointed_at_rises_on_the_table_and_in_the_list_alike() {
    let mut game = Game::at_title();
    let (low, at) = diorama(&mut game, "barricade");
    game.point(at);
    game.settle();
    let (high, _) = diorama(&mut game, "barricade");
    assert!(high.y > low.y + 0.4, "{low} {high}");
    // The others stay, and it comes down again.
    assert_eq!(diorama(&mut game, "enclos").0.y, low.y);
    let entry = game.button("L’Enclos");
    game.point(entry);
    game.settle();
    assert_eq!(diorama(&mut game, "barricade").0, low);
    assert_eq!(diorama(&mut game, "enclos").0.y, high.y);
    game.leave_window();
    game.settle();
    assert_eq!(diorama(&mut game, "enclos").0.y, low.y);
    game.heard_redraws();
    game.step(60);
    assert_eq!(game.heard_redraws(), 0, "at rest nothing is drawn");
}

#[test]
fn a_click_beside_all_dioramas_chooses_nothing() {
    let mut game = Game::at_title();
    game.click(Vec2::new(1270.0, 710.0));
    game.settle();
    assert_eq!(game.screen(), Screen::Title);
}

#[test]
fn the_table_is_as_large_as_its_board_needs_however_one_comes_to_it() {
    let scale = |game: &mut Game| {
        let world = game.world();
        world.query_filtered::<&Transform, With<Cloth>>().single(world).expect("there is one table").scale.x
    };
    let mut game = Game::at_title();
    let at_title = scale(&mut game);
    let begin = || Command::New { game: "enclos".into(), rules: String::new() };
    game.world().write_message(begin());
    game.settle();
    let in_match = scale(&mut game);
    assert!(in_match < at_title, "{in_match} and {at_title}");
    // One match goes and another comes soon.
    game.world().write_message(Command::Leave);
    game.step(1);
    game.world().write_message(begin());
    game.settle();
    assert_eq!(scale(&mut game), in_match);
    game.world().write_message(Command::Leave);
    game.settle();
    assert_eq!(scale(&mut game), at_title);
}
