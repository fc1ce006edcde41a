//! What there is to draw, on every board of the box: few things, of few kinds,
//! so that browsers keep up.

use std::collections::BTreeSet;

use bergerie::app::stage::Surface;
use bergerie::app::table::Command;
use bergerie::rules::{GAMES, choices};
use bevy::prelude::*;

use crate::harness::Game;

/// The most entities with a mesh that may be seen at once.
const ENTITIES: usize = 400;

/// The most pairs of mesh and material: each is a draw call at best.
const PAIRS: usize = 60;

/// The most triangles.
const TRIANGLES: usize = 120_000;

/// What is to be drawn now: entities, pairs and triangles.
fn drawn(game: &mut Game) -> (usize, usize, usize) {
    let world = game.world();
    let mut query = world.query::<(&Mesh3d, &MeshMaterial3d<Surface>, &InheritedVisibility)>();
    let shown: Vec<_> = query
        .iter(world)
        .filter(|(.., visible)| visible.get())
        .map(|(mesh, material, _)| (mesh.id(), material.id()))
        .collect();
    let meshes = world.resource::<Assets<Mesh>>();
    let triangles = shown.iter().map(|(mesh, _)| {
        let mesh = meshes.get(*mesh).expect("the mesh is there");
        mesh.indices().map_or(mesh.count_vertices(), bevy::mesh::Indices::len) / 3
    });
    let triangles = triangles.sum();
    (shown.len(), shown.iter().collect::<BTreeSet<_>>().len(), triangles)
}

/// Counts what is to be drawn, and finds it little enough.
fn weigh(game: &mut Game, scene: &str) {
    let (entities, pairs, triangles) = drawn(game);
    println!("{scene}: {entities} entities, {pairs} pairs, {triangles} triangles");
    assert!(entities <= ENTITIES, "{scene}: {entities} entities");
    assert!(pairs <= PAIRS, "{scene}: {pairs} pairs");
    assert!(triangles <= TRIANGLES, "{scene}: {triangles} triangles");
}

#[test]
fn the_title_is_cheap_to_draw() {
    weigh(&mut Game::at_title(), "title");
}

#[test]
fn every_board_is_cheap_to_draw() {
    let mut game = Game::in_match();
    let mut boards = 0;
    for &name in GAMES {
        for preset in choices(name, "").expect("a game has rules").presets {
            // With as many players as there may be, where that is a matter of choice.
            let full = (2..=6).rev().map(|players| format!("{preset},players={players}"));
            let rules = full.chain([(*preset).to_owned()]).find(|rules| choices(name, rules).is_ok());
            let rules = rules.expect("the preset exists");
            game.world().write_message(Command::New { game: name.into(), rules: rules.clone() });
            game.settle();
            // At the start and after each of some touches: a throw, a piece chosen, a move.
            for state in 0..4 {
                weigh(&mut game, &format!("{name} {rules} after {state} touches"));
                let first = game.table().next()[0];
                game.world().write_message(Command::Touch(first));
                game.settle();
            }
            boards += 1;
        }
    }
    assert!(boards >= 6, "only {boards} rule sets were tried");
}
