//! The photo mode: a way to look, after which all is as before.

use std::collections::BTreeMap;
use std::time::Duration;

use bergerie::app::loading::Screen;
use bergerie::app::photo::Photo;
use bergerie::app::sharing::Exports;
use bergerie::app::sharing::export::Memory;
use bergerie::app::stage::{Mood, Quality, TableCamera, Tier};
use bergerie::app::studio::Studio;
use bergerie::app::table::{Command, Piece};
use bergerie::record::TimeControl;
use bergerie::rules::Seat;
use bergerie::words::Language;
use bergerie::{PlayOptions, WindowOptions};
use bevy::camera::visibility::RenderLayers;
use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;

use crate::eyes::{CAMERA, COPY, CROSS, GEAR, PAUSE};
use crate::harness::{Game, Setup};
use crate::layout::{SIZES, fits};
use crate::undo::SHORTEST;

/// Where nothing but the table is seen, in a window of 1280 by 720.
const OVER_THE_TABLE: Vec2 = Vec2::new(900.0, 300.0);

fn composing(game: &Game) -> bool {
    game.app.world().resource::<Photo>().is_on()
}

/// How many signs can be seen.
fn signs(game: &mut Game) -> usize {
    let world = game.world();
    let mut signs = world.query_filtered::<&ViewVisibility, (With<Mesh3d>, With<RenderLayers>)>();
    signs.iter(world).filter(|seen| seen.get()).count()
}

/// What a picture may not change.
fn all(
    game: &mut Game,
) -> (String, Vec<bergerie::rules::Spot>, BTreeMap<Entity, Transform>, Transform, Mood, Quality) {
    let table = game.table();
    let (record, made) = (table.game().write(), table.made().to_vec());
    let world = game.app.world();
    let (mood, quality) = (*world.resource::<Mood>(), *world.resource::<Quality>());
    (record, made, game.poses(), game.camera(), mood, quality)
}

#[test]
fn a_picture_is_composed_and_all_is_as_before() {
    let mut game = Game::in_match();
    game.click_spot("d5");
    game.settle();
    // The table has been turned a little already.
    game.drag(MouseButton::Left, OVER_THE_TABLE, OVER_THE_TABLE + Vec2::new(60.0, -20.0));
    game.settle();
    let before = all(&mut game);
    assert!(signs(&mut game) > 3);
    game.key(KeyCode::KeyC);
    game.settle();
    assert!(composing(&game) && !game.reads(GEAR) && !game.reads("White to move"), "{:?}", game.words());
    assert_eq!(signs(&mut game), 0);
    // Nothing of the match is touched.
    game.click_spot("e5");
    game.tap_spot("e5");
    game.key(KeyCode::Tab);
    game.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    game.key(KeyCode::F2);
    game.key(KeyCode::KeyP);
    game.settle();
    assert_eq!(game.focus(), None);
    assert!(composing(&game) && game.reads(CAMERA), "{:?}", game.words());
    // The camera goes where no player takes it, and the light is another.
    for _ in 0..3 {
        game.drag(MouseButton::Left, OVER_THE_TABLE, OVER_THE_TABLE + Vec2::new(700.0, -280.0));
        game.drag(MouseButton::Right, OVER_THE_TABLE, OVER_THE_TABLE + Vec2::new(-200.0, 100.0));
        game.scroll(4.0);
    }
    game.key(KeyCode::KeyL);
    game.key(KeyCode::KeyD);
    game.settle();
    let now = all(&mut game);
    assert!(now.3.translation.distance(before.3.translation) > 5.0, "{:?}", now.3);
    assert_eq!((now.4, now.5.tier()), (Mood::Dusk, Tier::High));
    game.key(KeyCode::Escape);
    game.settle();
    assert!(!composing(&game) && game.reads(GEAR));
    let after = all(&mut game);
    assert!(after == before, "{:?}, not {:?}", after.3, before.3);
    assert!(signs(&mut game) > 3);
}

#[test]
fn the_camera_stays_over_the_table_and_sees_it() {
    let mut game = Game::in_match();
    game.key(KeyCode::KeyC);
    let corner = Vec2::new(40.0, 40.0);
    let opposite = Vec2::new(1240.0, 680.0);
    for (button, from, to) in [
        (MouseButton::Left, opposite, corner),
        (MouseButton::Left, corner, opposite),
        (MouseButton::Right, opposite, corner),
        (MouseButton::Right, corner, opposite),
        (MouseButton::Right, corner, opposite),
    ] {
        for steps in [-30.0, 40.0] {
            for _ in 0..3 {
                game.drag(button, from, to);
            }
            game.scroll(steps);
            game.settle();
            let at = game.camera().translation;
            assert!(at.y > 1.0 && at.length() < 150.0, "{at}");
            // The table lies in the middle of the picture; seen flatly, what is there may lie far behind it.
            let forward = game.camera().forward();
            let seen = at - forward * (at.y / forward.y);
            let on_the_table = seen.x.abs() < 25.0 && seen.z.abs() < 25.0;
            assert!(forward.y < 0.0 && (on_the_table || forward.y > -0.3), "{seen} {forward:?}");
        }
    }
}

#[test]
fn fingers_and_keys_compose_as_well() {
    let mut game = Game::open(Setup { in_match: true, size: [360, 640], ..default() });
    game.click_button(PAUSE);
    let camera = game.button(CAMERA);
    game.tap(camera);
    game.settle();
    assert!(composing(&game));
    let framed = game.camera();
    let moved = |game: &mut Game, what: &str| {
        game.settle();
        let camera = game.camera();
        assert_ne!(camera, framed, "{what}");
        game.key(KeyCode::Home);
        game.settle();
        assert!(game.camera().translation.distance(framed.translation) < 1e-3, "Home after {what}");
        camera
    };
    // One finger turns, two that go together drag the table, two that part come nearer.
    let (one, other) = (Vec2::new(120.0, 300.0), Vec2::new(240.0, 300.0));
    game.finger(1, TouchPhase::Started, one);
    for step in 1..6 {
        game.finger(1, TouchPhase::Moved, one + Vec2::X * 15.0 * step as f32);
        game.step(1);
    }
    game.finger(1, TouchPhase::Ended, one + Vec2::X * 75.0);
    let turned = moved(&mut game, "a finger");
    assert!((turned.translation.y - framed.translation.y).abs() < 1e-3 && turned.rotation != framed.rotation);
    let two = |game: &mut Game, ways: [Vec2; 2]| {
        for (id, at) in [(1, one), (2, other)] {
            game.finger(id, TouchPhase::Started, at);
        }
        game.step(1);
        for step in 1..6 {
            for (id, at, way) in [(1, one, ways[0]), (2, other, ways[1])] {
                game.finger(id, TouchPhase::Moved, at + way * step as f32);
            }
            game.step(1);
        }
        for (id, at, way) in [(1, one, ways[0]), (2, other, ways[1])] {
            game.finger(id, TouchPhase::Ended, at + way * 5.0);
        }
        game.step(1);
    };
    two(&mut game, [Vec2::new(10.0, 0.0); 2]);
    let dragged = moved(&mut game, "two fingers");
    assert!(dragged.translation.x < framed.translation.x - 0.5, "the table follows the fingers");
    assert!(dragged.rotation.angle_between(framed.rotation) < 1e-3);
    two(&mut game, [Vec2::new(-8.0, 0.0), Vec2::new(8.0, 0.0)]);
    let near = moved(&mut game, "a pinch");
    assert!(near.translation.y < 0.8 * framed.translation.y, "{near:?}");
    for key in [KeyCode::ArrowLeft, KeyCode::ArrowUp, KeyCode::Equal, KeyCode::Minus] {
        game.key(key);
        moved(&mut game, "a key");
    }
    game.key_with(KeyCode::ShiftLeft, KeyCode::ArrowRight);
    let dragged = moved(&mut game, "an arrow with Shift");
    assert!(dragged.translation.x > framed.translation.x + 0.2);
    // The cross leaves, too.
    let cross = game.button(CROSS);
    game.tap(cross);
    game.settle();
    assert!(!composing(&game) && game.reads(PAUSE));
}

#[test]
fn the_match_goes_on_while_a_picture_is_composed() {
    let mut game = Game::open(Setup { in_match: true, seats: &["ai:1", "human"], ..default() });
    game.world().write_message(Command::Clocks(TimeControl { start: 300, increment: 0 }));
    game.key(KeyCode::KeyC);
    // The computer plays and then waits for a person, whose clock runs, for all can be seen and thought about.
    game.wait_until(|game| game.table().game().cursor() == 1 && !game.is_moving());
    assert!(composing(&game));
    for _ in 0..20 {
        game.long_step(Duration::from_secs(1));
    }
    let left = game.table().seconds_left(Seat(1)).expect("a clock");
    assert!((275..=281).contains(&left), "{left}");
    // A match that is taken up instead wants to be seen.
    let other = game.table().game().clone();
    game.world().write_message(Command::Open(other));
    game.settle();
    assert!(!composing(&game) && game.reads(GEAR));
}

#[test]
fn a_match_that_is_over_can_be_photographed_and_left() {
    let mut game = Game::in_match();
    SHORTEST.iter().flat_map(|turn| crate::hands::touches(turn)).for_each(|spot| game.touch(spot));
    game.settle();
    game.click_button(COPY);
    game.click_button(CAMERA);
    assert!(composing(&game) && !game.reads("Rematch"));
    // Enter takes the picture and presses no button.
    game.key(KeyCode::Enter);
    game.world().write_message(Command::Leave);
    game.settle();
    assert_eq!(game.screen(), Screen::Title);
    assert!(!composing(&game));
}

#[test]
fn no_camera_of_a_match_is_left_on_the_title() {
    let mut game = Game::at_title();
    let title = game.camera();
    game.click_through();
    game.scroll(6.0);
    game.drag(MouseButton::Left, OVER_THE_TABLE, OVER_THE_TABLE + Vec2::new(100.0, -200.0));
    game.settle();
    game.leave_match();
    let apart = game.camera().translation.distance(title.translation);
    assert!(game.screen() == Screen::Title && apart < 1e-3, "{apart}");
}

#[test]
fn without_a_graphics_device_there_is_a_sentence_instead_of_a_picture() {
    let mut game = Game::in_match();
    let files = Memory::default();
    game.world().insert_resource(Exports(Box::new(files.clone())));
    game.key(KeyCode::KeyC);
    game.settle();
    game.key_event(KeyCode::Enter, ButtonState::Pressed, false);
    assert!(game.texts().is_empty(), "no panel is in the picture: {:?}", game.words());
    game.step(200);
    assert!(files.files().is_empty());
    assert!(game.reads("gives no picture back") && game.reads(CAMERA), "{:?}", game.words());
    // Esc takes the notice away first, then leaves.
    game.key(KeyCode::Escape);
    game.step(2);
    assert!(composing(&game) && !game.reads("gives no picture back"));
    game.key(KeyCode::Escape);
    assert!(!composing(&game));
}

#[test]
fn the_bar_fits_everywhere() {
    for language in Language::ALL {
        for size in SIZES.into_iter().chain([[640, 360]]) {
            let mut game = Game::open(Setup { size, language, in_match: true, ..default() });
            game.key(KeyCode::KeyC);
            game.settle();
            fits(&mut game, &format!("{} {size:?} photo", language.name()));
            assert_eq!(game.panels().len(), 1);
        }
    }
}

#[test]
fn the_bar_makes_way_while_the_camera_moves() {
    let mut game = Game::in_match();
    game.key(KeyCode::KeyC);
    game.settle();
    assert!(game.reads(CAMERA));
    game.key(KeyCode::ArrowLeft);
    game.step(15);
    assert!(game.is_moving() && !game.reads(CAMERA), "{:?}", game.words());
    game.settle();
    assert!(game.reads(CAMERA));
}

#[test]
fn a_picture_is_the_table_and_nothing_else() {
    if !bergerie::app::graphics_available() {
        return;
    }
    let play = PlayOptions { game: "tigers".into(), rules: String::new(), seats: Vec::new(), seed: None };
    let options = WindowOptions { language: Some(Language::English), play: Some(play), open: None };
    let assets = bergerie::app::assets_folder().expect("the assets lie in the source tree");
    let mut studio = Studio::open(&options, &assets.to_string_lossy(), 320, 180).expect("all assets");
    let files = Memory::default();
    studio.world().insert_resource(Exports(Box::new(files.clone())));
    studio.settle();
    studio
        .world()
        .run_system_cached(|mut photographer: bergerie::app::photo::Photographer| {
            photographer.enter();
        })
        .expect("a system");
    studio.settle();
    // The bar comes once the camera is still.
    studio.step(10);
    let bare = studio.picture().expect("a picture").try_into_dynamic().expect("colours").to_rgb8();
    studio
        .world()
        .run_system_cached(|mut photographer: bergerie::app::photo::Photographer| {
            photographer.shoot();
        })
        .expect("a system");
    // The studio draws only what it is asked for.
    let world = studio.world();
    world.query_filtered::<&mut Camera, With<TableCamera>>().single_mut(world).expect("one").is_active = true;
    for _ in 0..12 {
        studio.app().update();
    }
    let files = files.files();
    let bytes = files.get("bergerie-tigers.png").unwrap_or_else(|| panic!("{:?}", files.keys()));
    let taken = image::load_from_memory(bytes).expect("a PNG file").to_rgb8();
    assert_eq!(taken.dimensions(), (320, 180));
    // The bar was in the one picture and is not in the other.
    let differs = |from: u32, to: u32| {
        let rows = (from..to).flat_map(|y| (0..320).map(move |x| (x, y)));
        let apart = rows.map(|(x, y)| {
            let (one, other) = (bare.get_pixel(x, y).0, taken.get_pixel(x, y).0);
            (0..3).map(|part| u32::from(one[part].abs_diff(other[part]))).sum::<u32>()
        });
        apart.sum::<u32>() as f32 / ((to - from) * 320 * 3) as f32
    };
    assert!(differs(0, 20) < 1.0, "{}", differs(0, 20));
    assert!(differs(120, 175) > 20.0, "{}", differs(120, 175));
    // And it shows the animals.
    let world = studio.world();
    assert!(world.query_filtered::<(), With<Piece>>().iter(world).count() > 20);
}
