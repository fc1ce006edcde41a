//! What the board tells of itself, where it is asked for.

use bergerie::app::stage::Told;
use bevy::prelude::*;

use crate::harness::Game;

fn told(game: &mut Game) -> Vec<String> {
    let world = game.world();
    let spots: Vec<_> = world.query::<&Told>().iter(world).map(|told| told.spot).collect();
    let mut names: Vec<_> =
        spots.into_iter().map(|spot| game.table().board().name(spot).to_owned()).collect();
    names.sort_unstable();
    names
}

#[test]
fn a_territory_shows_while_the_other_sides_sheep_is_pointed_at() {
    let mut game = Game::in_match();
    assert_eq!(told(&mut game), [""; 0], "a meadow at rest has no signs but those of touches");
    game.point_at("c3");
    assert_eq!(told(&mut game), [""; 0], "nor has one where a sheep is being chosen");
    game.point_at("c4");
    let theirs = told(&mut game);
    assert!(theirs.len() > 5, "{theirs:?}");
    assert!(!theirs.contains(&"c4".to_owned()), "{theirs:?}");
    game.leave_window();
    assert_eq!(told(&mut game), [""; 0]);
}
