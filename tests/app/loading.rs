//! Loading: a bar that tells the truth, and nothing left to be built later.

use std::collections::BTreeSet;

use bergerie::WindowOptions;
use bergerie::app::loading::{Loading, Screen, Step};
use bergerie::app::pipelines::Pipelines;
use bergerie::app::sound::Unlocked;
use bergerie::app::stage::{Hovered, Models, Sample, Surface};
use bergerie::app::studio::Studio;
use bergerie::app::table::{Command, Table};
use bergerie::rules::{GAMES, choices};
use bergerie::words::Language;
use bevy::ecs::query::QueryFilter;
use bevy::light::DirectionalLightShadowMap;
use bevy::pbr::StandardMaterialKey;
use bevy::prelude::*;

use crate::harness::{Game, Setup};

#[test]
fn the_bar_grows_until_all_is_there() {
    let mut game = Game::begin(Setup::default());
    let (mut shown, mut steps) = (vec![], vec![]);
    while game.screen() == Screen::Loading {
        game.step(1);
        shown.push(game.world().resource::<Loading>().progress());
        steps.push(*game.world().resource::<State<Step>>().get());
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    assert!(shown.is_sorted(), "{shown:?}");
    assert!(shown[0] < 0.5 && shown.iter().all(|part| (0.0..=1.0).contains(part)), "{shown:?}");
    assert!(steps.contains(&Step::Read) && steps.contains(&Step::Warm), "{steps:?}");
}

#[test]
fn the_bar_goes_on_from_where_the_page_has_brought_it() {
    let mut game = Game::begin(Setup::default());
    game.world().insert_resource(Loading::after(0.5));
    let mut last = 0.5;
    while game.screen() == Screen::Loading {
        game.step(1);
        let now = game.world().resource::<Loading>().progress();
        assert!((last..=1.0).contains(&now), "{last}, then {now}");
        last = now;
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    assert!(last > 0.85, "{last}");
}

#[test]
fn where_sound_is_shut_the_game_waits_for_a_press() {
    let mut game = Game::begin(Setup::default());
    game.world().insert_resource(Unlocked(false));
    let ready = |game: &mut Game| *game.world().resource::<State<Step>>().get() == Step::Ready;
    while !ready(&mut game) {
        game.step(1);
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    game.step(60);
    assert_eq!(game.screen(), Screen::Loading);
    assert!(game.reads("Click, touch or press a key to begin"), "{:?}", game.words());
    game.click(Vec2::new(300.0, 200.0));
    game.settle();
    assert_eq!(game.screen(), Screen::Title);
}

#[test]
fn a_match_begins_before_its_board_has_come() {
    let mut game = Game::begin(Setup::default());
    while game.screen() == Screen::Loading {
        game.step(1);
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    let board = |game: &mut Game| -> Vec<_> {
        game.world().resource::<Models>().parts("enclos_board").iter().map(|part| part.mesh.id()).collect()
    };
    let drawn = |game: &mut Game| -> Vec<_> {
        game.world().query::<&Mesh3d>().iter(game.app.world()).map(|mesh| mesh.id()).collect()
    };
    game.world().write_message(Command::New { game: "enclos".into(), rules: String::new() });
    game.step(1);
    assert!(!game.world().resource::<Models>().are_complete());
    let afar = board(&mut game);
    game.step(1);
    let meshes = drawn(&mut game);
    assert!(!afar.is_empty() && afar.iter().all(|part| meshes.contains(part)), "the board from afar");
    while !game.world().resource::<Models>().are_complete() {
        game.step(1);
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    game.step(1);
    let (near, meshes) = (board(&mut game), drawn(&mut game));
    assert!(near.iter().all(|part| meshes.contains(part) && !afar.contains(part)), "the board itself");
    assert!(!afar.iter().any(|part| meshes.contains(part)), "and no other");
}

/// What the renderer builds a pipeline for: what a mesh tells of its vertices, what its material asks for, and
/// whether something is seen through it.
type Kinds = BTreeSet<(Vec<String>, u64, bool)>;

fn kinds<F: QueryFilter>(game: &mut Game) -> Kinds {
    let world = game.world();
    let mut query = world.query_filtered::<(&Mesh3d, &MeshMaterial3d<Surface>), F>();
    let (meshes, materials) = (world.resource::<Assets<Mesh>>(), world.resource::<Assets<Surface>>());
    let kind = |(mesh, material): (&Mesh3d, &MeshMaterial3d<Surface>)| {
        let mesh = meshes.get(mesh.id()).expect("the mesh is there");
        let base = &materials.get(material.id()).expect("the material is there").base;
        let layout = mesh.attributes().map(|(about, _)| about.name.to_string()).collect();
        (layout, StandardMaterialKey::from(base).bits(), base.alpha_mode != AlphaMode::Opaque)
    };
    query.iter(world).map(kind).collect()
}

#[test]
fn all_that_is_ever_drawn_was_drawn_while_loading() {
    let mut game = Game::begin(Setup::default());
    let mut samples = BTreeSet::new();
    while game.screen() == Screen::Loading {
        game.step(1);
        samples.extend(kinds::<()>(&mut game));
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    assert!(samples.len() > 8, "{}", samples.len());
    game.settle();
    assert_eq!(kinds::<With<Sample>>(&mut game).len(), 0, "and is gone");
    let mut drawn = kinds::<()>(&mut game);
    for &name in GAMES {
        for preset in choices(name, "").expect("a game has rules").presets {
            game.world().write_message(Command::New { game: name.into(), rules: (*preset).into() });
            game.settle();
            for number in 0..40 {
                let next = game.table().next().to_vec();
                let Some(&spot) = next.get(number * 7 % next.len().max(1)) else { break };
                game.world().resource_mut::<Hovered>().0 = Some(spot);
                game.step(1);
                drawn.extend(kinds::<()>(&mut game));
                game.world().write_message(Command::Touch(spot));
                game.step(1);
                drawn.extend(kinds::<()>(&mut game));
            }
        }
    }
    let layouts: BTreeSet<_> = samples.iter().map(|(layout, ..)| layout).collect();
    assert_eq!(layouts.len(), 2, "one program for what has a texture, one for all else: {layouts:?}");
    let mut others = game.world().query_filtered::<(), (With<Mesh3d>, Without<MeshMaterial3d<Surface>>)>();
    assert_eq!(others.iter(game.app.world()).count(), 0, "all is of one material");
    let missing: Vec<_> = drawn.difference(&samples).collect();
    assert!(missing.is_empty(), "never drawn before: {missing:?}");
}

#[test]
fn no_pipeline_is_built_once_all_is_loaded() {
    if !bergerie::app::graphics_available() {
        panic!("this test draws: it needs a graphics device, lavapipe will do");
    }
    let assets = bergerie::app::assets_folder().expect("the assets lie in the source tree");
    let options = WindowOptions { language: Some(Language::English), ..default() };
    let mut studio =
        Studio::open(&options, &assets.to_string_lossy(), 160, 90).expect("all assets can be read");
    // How large a picture is makes no difference to what it takes to draw it.
    studio.world().insert_resource(DirectionalLightShadowMap { size: 256 });
    // What takes pictures needs a pipeline of its own.
    studio.picture().expect("the picture is developed");
    let built = |studio: &mut Studio| studio.world().resource::<Pipelines>().asked;
    let loaded = built(&mut studio);
    assert!(loaded > 10, "{loaded}");
    for &name in GAMES {
        studio.world().write_message(Command::New { game: name.into(), rules: String::new() });
        studio.settle();
        for _ in 0..3 {
            let spot = studio.world().resource::<Table>().next()[0];
            studio.world().resource_mut::<Hovered>().0 = Some(spot);
            studio.step(2);
            studio.picture().expect("the picture is developed");
            assert_eq!(built(&mut studio), loaded, "{name}: what the pointer brings about");
            studio.world().write_message(Command::Touch(spot));
            studio.step(8);
            studio.picture().expect("the picture is developed");
            assert_eq!(built(&mut studio), loaded, "{name}: a touch and what it moves");
            studio.settle();
        }
    }
}
