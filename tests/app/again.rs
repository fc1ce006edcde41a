//! Again and again: nothing of a match is left in the next.

use std::collections::BTreeMap;

use bergerie::app::Focus;
use bergerie::app::loading::Screen;
use bergerie::app::stage::Hovered;
use bergerie::app::table::{Command, Piece, Table};
use bergerie::rules::Spot;
use bevy::prelude::*;

use crate::eyes::HOUSE;
use crate::hands::touches;
use crate::harness::Game;
use crate::undo::SHORTEST;

/// All that can be seen of a board, whichever entities make it up.
#[derive(Debug, PartialEq)]
struct Sight {
    position: String,
    things: Vec<(bergerie::rules::Kind, bergerie::app::table::Stands)>,
    poses: Vec<String>,
    marks: BTreeMap<Spot, AssetId<Mesh>>,
    entities: usize,
    words: Vec<String>,
    made: usize,
    hovered: Option<Spot>,
    focus: Option<Spot>,
}

fn sight(game: &mut Game) -> Sight {
    let mut poses: Vec<_> = game.poses().values().map(|pose| format!("{pose:?}")).collect();
    poses.sort_unstable();
    let mut words: Vec<_> = game.words().into_iter().map(str::to_owned).collect();
    words.sort_unstable();
    Sight {
        position: game.table().line().position(),
        things: game.things(),
        poses,
        marks: game.marks(),
        entities: game.entities(),
        words,
        made: game.table().made().len(),
        hovered: game.app.world().resource::<Hovered>().0,
        focus: game.app.world().resource::<Focus>().0,
    }
}

/// The lines in which two sights differ.
fn difference(expected: &Sight, seen: &Sight) -> String {
    let (expected, seen) = (format!("{expected:#?}"), format!("{seen:#?}"));
    let pairs = expected.lines().zip(seen.lines()).filter(|(one, other)| one != other);
    pairs.take(10).map(|(one, other)| format!("\n- {one}\n+ {other}")).collect()
}

fn pieces(game: &mut Game) -> Vec<Entity> {
    let world = game.world();
    let mut pieces: Vec<_> = world.query_filtered::<Entity, With<Piece>>().iter(world).collect();
    pieces.sort_unstable();
    pieces
}

/// Plays the shortest match, as fast as it goes.
fn play_out(game: &mut Game) {
    for spot in SHORTEST.iter().flat_map(|turn| touches(turn)) {
        let spot = game.spot(spot);
        game.world().write_message(Command::Touch(spot));
        game.step(1);
    }
    game.settle();
    assert!(game.reads("Victory for White"), "{:?}", game.words());
}

/// Waits until every sound has died away.
fn fall_silent(game: &mut Game) {
    for _ in 0..400 {
        if game.sounds() == 0 {
            return;
        }
        game.step(1);
        // Where there is a sound device, sounds take their own time.
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("{} sounds never end", game.sounds());
}

#[test]
fn twenty_rematches_are_each_like_the_first_match() {
    let mut game = Game::in_match();
    let (fresh, at_first) = (sight(&mut game), pieces(&mut game));
    for number in 1..=20 {
        play_out(&mut game);
        game.click_button("Rematch");
        game.leave_window();
        fall_silent(&mut game);
        game.settle();
        let seen = sight(&mut game);
        assert!(seen == fresh, "rematch {number}: {}", difference(&fresh, &seen));
        assert_eq!(pieces(&mut game), at_first, "the same pieces are put back");
        assert_eq!(game.table().game().plies().len(), 0);
        assert!(!game.table().can_redo());
    }
}

#[test]
fn twenty_matches_after_one_another_are_each_like_the_first() {
    let mut game = Game::at_title();
    let title = game.entities();
    let mut fresh = None;
    for number in 1..=20 {
        game.click_through();
        game.leave_window();
        let seen = sight(&mut game);
        let fresh = fresh.get_or_insert_with(|| sight(&mut game));
        assert!(seen == *fresh, "match {number}: {}", difference(fresh, &seen));
        // Left at different moments: in the middle of a turn, of a motion, with
        // something pointed at by mouse and keys, and after the end.
        match number % 4 {
            0 => play_out(&mut game),
            1 => {
                game.tap_turn("c3-d4 +d2/d3");
                game.tap_spot("c4");
                game.key(KeyCode::Tab);
            }
            2 => {
                game.tap_spot("c3");
                game.tap_spot("d4");
            }
            _ => game.point_at("a1/a2"),
        }
        if number % 4 == 0 {
            let at = game.first_button("Back to the title");
            game.click(at);
            game.settle();
        } else {
            game.leave_match();
        }
        game.leave_window();
        fall_silent(&mut game);
        game.settle();
        assert_eq!(game.screen(), Screen::Title, "match {number}: {:?}", game.words());
        assert!(!game.app.world().contains_resource::<Table>());
        assert!(pieces(&mut game).is_empty());
        assert_eq!(game.entities(), title, "after match {number}");
    }
}

#[test]
fn what_the_keys_had_chosen_is_forgotten() {
    let mut game = Game::at_title();
    game.click_through();
    game.leave_window();
    game.key(KeyCode::Tab);
    game.click_button(HOUSE);
    game.click_through();
    game.heard();
    game.key(KeyCode::Enter);
    assert!(game.heard().commands.is_empty());
}

#[test]
fn a_match_that_was_left_does_not_come_back() {
    let mut game = Game::in_match();
    game.tap_turn("c3-d4 +d2/d3");
    game.leave_match();
    // Commands that come too late find no match.
    for command in [Command::Undo, Command::Redo, Command::TakeBack, Command::Rematch, Command::Leave] {
        game.world().write_message(command);
    }
    game.world().write_message(Command::Touch(Spot(0)));
    game.settle();
    assert_eq!(game.screen(), Screen::Title);
    assert!(pieces(&mut game).is_empty());
    game.click_through();
    assert_eq!(game.table().game().plies().len(), 0);
    assert!(!game.table().can_undo() && !game.table().can_redo());
}
