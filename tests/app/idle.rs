//! Life where nothing happens, and joy at the end.

use std::collections::BTreeMap;
use std::time::Duration;

use bergerie::app::stage::Lively;
use bergerie::app::table::Piece;
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

use crate::hands::touches;
use crate::harness::{Game, Setup};
use crate::undo::SHORTEST;

/// How the parts of all pieces lie.
fn limbs(game: &mut Game) -> BTreeMap<Entity, Transform> {
    let world = game.world();
    let pieces: Vec<Vec<Entity>> = world
        .query_filtered::<&Children, With<Piece>>()
        .iter(world)
        .map(|children| children.to_vec())
        .collect();
    let lie = |part: Entity| Some((part, *world.get::<Transform>(part)?));
    pieces.into_iter().flatten().filter_map(lie).collect()
}

fn sleeps_for(game: &Game) -> Duration {
    match game.app.world().resource::<WinitSettings>().focused_mode {
        UpdateMode::Reactive { wait, .. } => wait,
        UpdateMode::Continuous => Duration::ZERO,
    }
}

/// Lets ten lively seconds pass, in which at least so many `parts` have to move
/// much, and ten quiet ones, after which all lie as before.
fn lives_and_rests(game: &mut Game, parts: fn(&mut Game) -> BTreeMap<Entity, Transform>, least: usize) {
    let (before, poses) = (parts(game), game.poses());
    assert!(before.len() >= least, "{} parts", before.len());
    game.world().insert_resource(Lively(true));
    game.step(2);
    game.heard();
    let mut moved = BTreeMap::<Entity, f32>::new();
    for _ in 0..600 {
        game.step(1);
        for (part, lies) in parts(game) {
            let turned = before[&part].rotation.angle_between(lies.rotation);
            let most = moved.entry(part).or_default();
            *most = most.max(turned);
        }
    }
    let busy = moved.values().filter(|&&turned| turned > 0.2).count();
    assert!(busy >= least, "only {busy} parts of {} moved in ten seconds", before.len());
    assert!(game.poses() == poses, "nobody leaves their place");
    // Thirty frames a second, asked for by nothing else.
    assert_eq!(game.heard_redraws(), 0);
    let tick = sleeps_for(game);
    assert!(tick >= Duration::from_millis(33) && tick < Duration::from_millis(40), "{tick:?}");

    game.world().insert_resource(Lively(false));
    game.settle();
    assert!(parts(game) == before, "nothing is left of it");
    assert!(sleeps_for(game) > Duration::from_secs(600));
    game.heard_redraws();
    game.step(600);
    assert!(game.heard_redraws() <= 2, "ten quiet seconds");
}

#[test]
fn a_lively_board_moves_and_a_quiet_one_rests_exactly() {
    let mut game = Game::open(Setup { in_match: true, game: "tigers", ..default() });
    game.world().insert_resource(WinitSettings::default());
    game.tap_spot("b4");
    game.settle();
    lives_and_rests(&mut game, limbs, 20);
}

/// How heads, tails and paws lie, wherever they are.
fn limbs_anywhere(game: &mut Game) -> BTreeMap<Entity, Transform> {
    let world = game.world();
    let mut parts = world.query::<(Entity, &Name, &Transform)>();
    let limbs = parts.iter(world).filter(|(_, name, _)| ["head", "tail", "paws"].contains(&name.as_str()));
    limbs.map(|(part, _, lies)| (part, *lies)).collect()
}

#[test]
fn the_dioramas_of_the_title_live_and_rest_as_the_board_does() {
    let mut game = Game::at_title();
    game.world().insert_resource(WinitSettings::default());
    game.settle();
    assert!(limbs_anywhere(&mut game).len() >= 24);
    lives_and_rests(&mut game, limbs_anywhere, 10);
}

#[test]
fn where_nothing_lives_nothing_is_drawn() {
    let mut game = Game::open(Setup { in_match: true, game: "barricade", ..default() });
    game.world().insert_resource(WinitSettings::default());
    game.world().insert_resource(Lively(true));
    game.step(5);
    assert!(sleeps_for(&game) > Duration::from_secs(600), "{:?}", sleeps_for(&game));
}

#[test]
fn those_who_have_won_hop_for_joy_and_come_to_rest() {
    let mut game = Game::in_match();
    let (last, before) = SHORTEST.split_last().expect("turns");
    before.iter().for_each(|turn| game.tap_turn(turn));
    for spot in touches(last) {
        game.wait_until(|game| !game.is_moving());
        game.tap_spot(spot);
    }
    game.wait_until(|game| !game.is_moving());
    let at_rest = game.poses();
    let mut highest = BTreeMap::<Entity, f32>::new();
    for _ in 0..150 {
        game.step(1);
        for (piece, pose) in game.poses() {
            let height = highest.entry(piece).or_default();
            *height = height.max(pose.translation.y - at_rest[&piece].translation.y);
        }
    }
    assert_eq!(highest.values().filter(|&&height| height > 0.2).count(), 3, "three sheep have won");
    game.settle();
    assert!(game.poses() == at_rest);

    // Taken back in mid-air, they stand where they stood.
    game.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    game.settle();
    game.key_with(KeyCode::ControlLeft, KeyCode::KeyY);
    game.settle();
    assert!(game.poses() == at_rest);
}
