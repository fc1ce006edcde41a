//! Tigers & Sheep on the table: whole matches, the pen, warnings, and who is shut in.

use std::collections::{BTreeMap, BTreeSet};

use bergerie::app::Focus;
use bergerie::app::sound::Sounding;
use bergerie::app::stage::Told;
use bergerie::app::table::{Command, Piece, Stands};
use bergerie::record::Match;
use bergerie::rules::{Deed, Manner, Spot};
use bergerie::words::Language;
use bevy::prelude::*;
use bevy_egui::egui;

use crate::harness::{Game, Setup};
use crate::refusal::{is_said_at, refused};

/// A match into the second phase, with steps and jumps of both corners.
const LONG: &str = "b5 a1-b2 c5 e5-e4 e5 a5-b4 a1 e1-e2 c3 b4-a3 e3 b2-c2 c1 c2xc4 b1 e4-d4 a5 d4-d3 c3 e2-e1 a4 c4xc2 \
    c3 c2-b2 d4 d3-d2 d3 d2xb4 c2 a3-b3 a2 b2xd2 c4 e1-e2 e1 b4-c3 c2 c3-b2 d5 e2xe4 c4-b4 b2-a3 c2-c3 d2-e3 \
    c1-c2 e3-d2 c3-c4 b3-b2 e1-e2 b2-c3 e2-e3 d2-c1 c2-b2 e4xe2 e5-e4 c3xe3";

/// A short match: the tigers have seven sheep within eight turns.
const SHORT: &str = "b2 a1xc3 b5 a5xc5 d3 c3xe3 d2 e3xc1 b2 c1xa3 d3 a3-a2 c4 c5xc3 e4 c3xe3";

/// The tiger on a1 may block the whole flock, and had better not.
const BLOCKING: &str = "TTSSST.SSSSSSSSSSSSSSSSST T 0 0";

/// A sheep on d2 shuts all tigers in.
const SHUTTING: &str = "TSSSTTSS.TS.S.SS...S.S.SS S 7 0";

/// Points a1 and b1 are a sheepfold.
const FOLD: &str = "..SS.SSSS.SSSST.TS.TSS.T. S 3 4";

fn set_up(position: &str, rules: &str) -> Match {
    Match::new("tigers", rules, Some(position)).unwrap_or_else(|say| panic!("{position}: {say}"))
}

/// The match of these plies, played without any table.
fn record(plies: &str) -> String {
    let mut game = Match::new("tigers", "", None).expect("the default rules");
    for ply in plies.split_whitespace() {
        game.play_text(ply).unwrap_or_else(|say| panic!("{ply}: {say}"));
    }
    game.write()
}

/// The touches of a ply.
fn touches(ply: &str) -> Vec<&str> {
    ply.split(['-', 'x']).collect()
}

fn begin(game: &mut Game) {
    let new = Command::New { game: "tigers".into(), rules: String::new() };
    game.world().write_message(new);
    game.settle();
}

fn open(game: &mut Game, position: &str, rules: &str) {
    game.world().write_message(Command::Open(set_up(position, rules)));
    game.settle();
}

/// A game with a match set up at a position.
fn at(position: &str) -> Game {
    let mut game = Game::at_title();
    open(&mut game, position, "");
    game
}

type Rest = (crate::eyes::Standing, BTreeMap<Entity, Transform>);

fn rest(game: &mut Game) -> Rest {
    (game.standing(), game.poses())
}

#[test]
fn a_match_by_mouse_is_recorded_undone_and_played_again() {
    let mut game = Game::at_title();
    begin(&mut game);
    let mut rests = vec![rest(&mut game)];
    for (number, ply) in LONG.split_whitespace().enumerate() {
        // Every other sheep comes by way of the pen, the rest just where they go.
        if touches(ply).len() == 1 && number % 4 == 0 {
            game.click_spot("pen");
            assert_eq!(game.table().made(), [game.spot("pen")]);
        }
        for spot in touches(ply) {
            game.click_spot(spot);
            game.settle();
        }
        assert_eq!(game.table().game().cursor(), number + 1, "{ply}");
        rests.push(rest(&mut game));
    }
    assert_eq!(game.table().game().write(), record(LONG));
    assert!(game.reads("Victory for Tigers: enough sheep have been eaten."), "{:?}", game.words());
    assert!(game.reads("7 eaten − 0 sheepfold = 7 of 7"), "{:?}", game.words());

    for ply in (0..rests.len() - 1).rev() {
        game.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
        game.settle();
        assert_eq!(rest(&mut game), rests[ply], "back before ply {}", ply + 1);
        assert!(!game.reads("Victory"), "the result goes with the last ply");
    }
    for (ply, expected) in rests.iter().enumerate().skip(1) {
        game.key_with(KeyCode::ControlLeft, KeyCode::KeyY);
        game.settle();
        assert_eq!(rest(&mut game), *expected, "forth to ply {ply}");
    }
    assert!(game.reads("Victory for Tigers"), "{:?}", game.words());
}

#[test]
fn a_match_by_keys_alone_comes_to_its_result() {
    let mut game = Game::at_title();
    begin(&mut game);
    for spot in SHORT.split_whitespace().flat_map(touches) {
        let wanted = game.spot(spot);
        for _ in 0..60 {
            if game.app.world().resource::<Focus>().0 == Some(wanted) {
                break;
            }
            game.key(KeyCode::Tab);
        }
        game.key(KeyCode::Enter);
        game.settle();
    }
    assert_eq!(game.table().game().write(), record(SHORT));
    assert!(game.reads("Victory for Tigers"), "{:?}", game.words());
    // A rematch brings all sheep back into the pen.
    let start = {
        let mut fresh = Game::at_title();
        begin(&mut fresh);
        fresh.things()
    };
    game.world().write_message(Command::Rematch);
    game.settle();
    assert_eq!(game.things(), start);
}

#[test]
fn a_sheep_comes_by_way_of_the_pen_or_without() {
    let mut game = Game::at_title();
    begin(&mut game);
    let pen = game.spot("pen");
    // Anywhere in the pen will do, and a second touch lets go.
    let sheep: Vec<_> = game.poses().into_values().filter(|pose| pose.translation.x < -3.0).collect();
    assert_eq!(sheep.len(), 20);
    for pose in [&sheep[0], &sheep[19]] {
        let at = game.project(pose.translation + Vec3::Y * 0.2);
        game.tap(at);
        assert_eq!(game.table().made(), [pen]);
        game.tap(at);
        assert!(game.table().made().is_empty());
    }
    game.tap_spot("pen");
    game.tap_spot("c3");
    game.settle();
    game.tap_spot("a1");
    game.tap_spot("a2");
    game.settle();
    game.tap_spot("d4");
    game.settle();
    let plies: Vec<_> = game.table().game().plies().iter().map(|ply| ply.text.as_str()).collect();
    assert_eq!(plies, ["c3", "a1-a2", "d4"]);
}

#[test]
fn every_refusal_is_said_beside_its_place() {
    let mut game = at("T...T.S.....SS......T...T T 17 0");
    let standing = game.standing();
    for (spot, id, sentence) in [
        ("pen", "tigers-pen", "The sheep in the pen are not yours"),
        ("tray", "tigers-tray", "These sheep have been eaten and stay here."),
        ("c3", "tigers-choose-tiger", "That sheep on c3 is not yours"),
        ("d1", "tigers-no-tiger", "There is no tiger on d1"),
    ] {
        assert_eq!(refused(&mut game, spot).id, id);
        is_said_at(&mut game, sentence, spot);
    }
    game.tap_spot("a1");
    assert_eq!(refused(&mut game, "e3").id, "tigers-too-far");
    is_said_at(&mut game, "e3 is not next to a1", "e3");
    assert_eq!(refused(&mut game, "b2").id, "tigers-no-room-behind");
    is_said_at(&mut game, "The sheep on b2 is safe for now", "b2");
    assert_eq!(game.standing(), standing);
}

/// The spots on which the board tells something, each with the shapes that do.
fn told(game: &mut Game) -> BTreeMap<String, BTreeSet<AssetId<Mesh>>> {
    let world = game.world();
    let found: Vec<_> =
        world.query::<(&Told, &Mesh3d)>().iter(world).map(|(told, mesh)| (told.spot, mesh.id())).collect();
    let mut all = BTreeMap::<String, BTreeSet<_>>::new();
    for (spot, mesh) in found {
        let name = game.table().board().name(spot).to_owned();
        assert!(all.entry(name).or_default().insert(mesh), "a sign is there once");
    }
    all
}

#[test]
fn a_move_that_blocks_the_flock_is_marked_before_it_is_made() {
    let mut game = at(BLOCKING);
    let before = told(&mut game);
    assert!(!before.contains_key("b2"), "{before:?}");
    assert!(game.reads("this would lose the match: a1-b2"), "{:?}", game.words());
    game.tap_spot("a1");
    game.settle();
    assert_eq!(told(&mut game)["b2"].len(), 1, "the touch that would do it is marked");
    game.tap_spot("a1");
    game.settle();
    assert_eq!(told(&mut game), before);
    // It may be made all the same; then the flock is marked, and it is said why it is over.
    game.tap_spot("a1");
    game.tap_spot("b2");
    game.settle();
    assert_eq!(game.table().line().result(), "won S all sheep blocked");
    assert!(game.reads("no sheep can move any more"), "{:?}", game.words());
    let after = told(&mut game);
    let flock = ["c1", "d1", "e1", "c2", "a3", "e4", "d5"];
    assert!(flock.iter().all(|point| after.contains_key(*point)), "{after:?}");
}

#[test]
fn a_position_about_to_come_back_is_marked_before_it_does() {
    let mut game = at("T.S.SSST.SSST.SSSTSSS.SSS S 0 4");
    for ply in ["c1-b1", "c2-d2", "b1-c1", "d2-c2", "c1-b1", "c2-d2", "b1-c1"] {
        touches(ply).into_iter().for_each(|spot| game.touch(spot));
    }
    game.settle();
    assert!(!told(&mut game).contains_key("c2"));
    game.tap_spot("d2");
    game.settle();
    assert!(told(&mut game).contains_key("c2"));
    assert!(game.reads("this would lose the match: d2-c2"), "{:?}", game.words());
    game.tap_spot("c2");
    game.settle();
    assert!(game.reads("the same position has come back too often"), "{:?}", game.words());
}

#[test]
fn a_sheepfold_shows_and_what_would_give_it_up_is_marked() {
    let mut game = at(FOLD);
    let shown = told(&mut game);
    for point in ["a1", "b1"] {
        assert_eq!(shown[point].len(), 2, "a fence and a warning: {shown:?}");
    }
    assert!(game.reads("4 eaten − 2 sheepfold = 2 of 7"), "{:?}", game.words());
    assert!(game.reads("going to a1, b1 would cost you sheepfold points"), "{:?}", game.words());
    // Elsewhere it stays as it is.
    game.tap_spot("e5");
    game.settle();
    let fences: BTreeSet<_> = shown["a1"].intersection(&shown["b1"]).copied().collect();
    assert!(told(&mut game)["a1"].is_subset(&fences), "the tigers are not warned");
    // Another match on the same board begins without it.
    begin(&mut game);
    assert_eq!(told(&mut game), BTreeMap::new());
}

/// How high the head of the piece on a spot is above its foot.
fn head(game: &mut Game, spot: &str) -> f32 {
    let piece = game.piece_on(spot);
    let world = game.world();
    let children: Vec<_> = world.get::<Children>(piece).expect("it has parts").iter().collect();
    let heads = children.iter().filter_map(|child| {
        let name = world.get::<Name>(*child)?;
        (name.as_str() == "head").then(|| world.get::<Transform>(*child)).flatten()
    });
    heads.map(|head| head.translation.y).next().expect("it has a head")
}

/// Waits until everybody carries themselves as they will.
fn calm(game: &mut Game) {
    game.settle();
    game.step(90);
}

#[test]
fn who_is_shut_in_lies_low_and_the_end_stays_plain() {
    let mut game = at(SHUTTING);
    calm(&mut game);
    let free = {
        let mut fresh = Game::at_title();
        begin(&mut fresh);
        head(&mut fresh, "a1")
    };
    let low = head(&mut game, "a2");
    assert!(low < free - 0.2, "{low} of {free}");
    let marks = told(&mut game);
    assert!(["a1", "e1", "a2", "e2"].iter().all(|tiger| marks.contains_key(*tiger)), "{marks:?}");
    game.tap_spot("d2");
    calm(&mut game);
    assert_eq!(game.table().line().result(), "won S tigers imprisoned");
    assert!(game.reads("Victory for Sheep: no tiger can move any more."), "{:?}", game.words());
    let marks = told(&mut game);
    for tiger in ["a1", "e1", "a2", "e2"] {
        assert!(marks.contains_key(tiger), "{marks:?}");
        assert!(head(&mut game, tiger) < free - 0.2, "{tiger}");
    }
    // Nothing goes on in a window at rest.
    game.heard();
    game.step(60);
    let heard = game.heard();
    assert_eq!((heard.redraws, heard.moved), (0, 0));
    // Taken back, it lifts its head again.
    game.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    calm(&mut game);
    let lifted: Vec<_> =
        ["a1", "e1", "a2", "e2"].into_iter().filter(|tiger| head(&mut game, tiger) > low + 0.1).collect();
    assert!(!lifted.is_empty());
}

#[test]
fn prisoners_leave_one_behind_the_other() {
    let mut game = at("SST..S.T.TT.S............ T 16 0");
    game.tap_spot("c2");
    game.tap_spot("b2");
    let ply = game.table().last().expect("a ply").clone();
    let led = ply.deeds.iter().filter(|deed| matches!(deed, Deed::Move { manner: Manner::Lead, .. }));
    assert_eq!(led.count(), 3);
    let tray = game.spot("tray");
    let world = game.world();
    let mut pieces = world.query::<(Entity, &Piece, &Stands)>();
    let prisoners: Vec<Entity> = pieces
        .iter(world)
        .filter(|(_, _, stands)| stands.spot == tray)
        .map(|(prisoner, ..)| prisoner)
        .collect();
    let starts = game.poses();
    let mut set_off = BTreeMap::new();
    let mut frame = 0;
    while game.is_moving() {
        frame += 1;
        game.step(1);
        let poses = game.poses();
        for prisoner in &prisoners {
            if poses[prisoner] != starts[prisoner] {
                set_off.entry(*prisoner).or_insert(frame);
            }
        }
    }
    let mut frames: Vec<i32> = set_off.into_values().collect();
    frames.sort_unstable();
    let [first, second, third] = frames[..] else { panic!("three prisoners: {frames:?}") };
    // The tiger comes first, and 0.26 s lie between one prisoner and the next.
    assert!(first > 10 && second - first >= 12 && third - second >= 12, "{frames:?}");
}

/// The sounds that a command brings about, and the most that are heard at once.
fn heard_sounds(game: &mut Game, command: Command) -> (Vec<String>, usize) {
    let (mut names, mut most) = (Vec::new(), 0);
    let mut known = BTreeSet::new();
    game.world().write_message(command);
    loop {
        game.step(1);
        most = most.max(game.sounds());
        let world = game.world();
        let playing: Vec<_> = world
            .query::<(Entity, &Sounding)>()
            .iter(world)
            .map(|(entity, sounding)| (entity, sounding.file))
            .collect();
        for (entity, file) in playing {
            if known.insert(entity) {
                names.push(file.to_owned());
            }
        }
        if !game.is_moving() {
            break;
        }
    }
    (names, most)
}

#[test]
fn sheep_bleat_and_tigers_growl() {
    let mut game = Game::at_title();
    begin(&mut game);
    let touch = |game: &Game, spot: &str| Command::Touch(game.spot(spot));
    let place = touch(&game, "b2");
    let (placed, _) = heard_sounds(&mut game, place);
    assert!(placed.iter().any(|name| name.starts_with("sheep_bleat")), "{placed:?}");
    game.tap_spot("a1");
    let jump = touch(&game, "c3");
    let (eaten, _) = heard_sounds(&mut game, jump);
    // It growls as it springs, lands on its prey, eats it, and what is eaten cries as it goes to the tray.
    let kinds: Vec<_> = eaten.iter().map(|name| name.trim_end_matches(char::is_numeric)).collect();
    let growl = kinds.iter().position(|kind| *kind == "tiger_growl_").expect("it growls");
    let bite = kinds.iter().position(|kind| *kind == "tiger_eat_").expect("it eats");
    let cry = kinds.iter().position(|kind| *kind == "sheep_bleat_low_").expect("a sheep cries");
    assert!(growl < bite && bite < cry && kinds.contains(&"paws_"), "{eaten:?}");
    // A flock that comes home is no noise: a few voices, and never more than eight sounds.
    open(&mut game, "T...T...............T...T S 14 6", "french,target=20");
    game.heard();
    for point in ["b2", "a1", "c3"] {
        game.touch(point);
        game.settle();
    }
    let (names, most) = heard_sounds(&mut game, Command::Rematch);
    assert!(most <= 8, "{names:?}");
}

/// What is taken back goes on its own feet and makes no noise about it.
#[test]
fn who_is_taken_back_hops_and_does_not_cry() {
    let mut game = Game::at_title();
    open(&mut game, "T...T.SS...S.S.ST...TS..S T 11 2", "french");
    let (tiger, sheep) = (game.piece_on("a1"), game.piece_on("b2"));
    let before = game.poses();
    for point in ["a1", "c3"] {
        game.touch(point);
        game.settle();
    }
    assert_ne!(game.poses()[&tiger], before[&tiger]);
    game.world().write_message(Command::Undo);
    let mut heights: Vec<f32> = Vec::new();
    loop {
        game.step(1);
        heights.push(game.poses()[&sheep].translation.y);
        if !game.is_moving() {
            break;
        }
    }
    // From the tray to its place it comes down between two hops.
    let highest = heights.iter().copied().fold(0.0, f32::max);
    let landings = heights.windows(3).filter(|three| three[1] < three[0] && three[1] <= three[2]).count();
    assert!(
        (0.4..1.0).contains(&highest) && landings >= 1,
        "{landings} landings, {highest} high: {heights:?}"
    );
    game.settle();
    assert_eq!(game.poses(), before);
    for point in ["a1", "c3"] {
        game.touch(point);
        game.settle();
    }
    let (heard, _) = heard_sounds(&mut game, Command::Undo);
    let cries: Vec<_> =
        heard.iter().filter(|name| name.contains("bleat") || name.contains("growl")).collect();
    assert!(cries.is_empty() && !heard.is_empty(), "{heard:?}");
}

/// The places of all points, and of all sheep in pen and tray.
fn places(game: &mut Game) -> Vec<Vec2> {
    let points: Vec<Spot> = game.table().board().iter().map(|(spot, _)| spot).collect();
    let names: Vec<_> = points.iter().map(|&spot| game.table().board().name(spot).to_owned()).collect();
    let mut places: Vec<_> = names.iter().map(|name| game.pixel(name)).collect();
    let poses: Vec<_> = game.poses().into_values().collect();
    places.extend(poses.into_iter().map(|pose| game.project(pose.translation + Vec3::Y * 0.2)));
    places
}

#[test]
fn no_panel_covers_board_pen_or_tray() {
    for language in Language::ALL {
        for size in [[1280, 720], [1920, 1080], [1024, 768]] {
            let mut game = Game::open(Setup { size, language, ..default() });
            // All sheep in the pen, nearly all on the tray, and cards as long as they get.
            for (position, rules) in [
                ("T...T...............T...T S 20 0", ""),
                ("T...T...............T...T S 1 19", "ludii-all"),
                (FOLD, ""),
                (BLOCKING, ""),
                ("T...T...............T...T S 13 7", ""),
            ] {
                open(&mut game, position, rules);
                let window = game.egui().viewport_rect();
                let panels = game.panels();
                for place in places(&mut game) {
                    let place = egui::pos2(place.x, place.y);
                    assert!(window.contains(place), "{size:?} {position}: {place} is outside");
                    let over = panels.iter().find(|panel| panel.rect.contains(place));
                    assert!(over.is_none(), "{} {size:?} {position}: {over:?} over {place}", language.name());
                }
            }
        }
    }
}

/// On a phone the pen lies outside the window, and is not needed.
#[test]
fn a_phone_shows_the_board() {
    for language in Language::ALL {
        let mut game = Game::open(Setup { size: [360, 640], language, ..default() });
        for position in ["T...T...............T...T S 20 0", FOLD, BLOCKING] {
            open(&mut game, position, "");
            let names: Vec<_> = game.table().board().iter().map(|(_, info)| info.name.clone()).collect();
            let window = game.egui().viewport_rect();
            let panels = game.panels();
            for name in names.iter().filter(|name| name.len() == 2) {
                let place = game.pixel(name);
                let place = egui::pos2(place.x, place.y);
                assert!(window.shrink(12.0).contains(place), "{name} is outside");
                let over = panels.iter().find(|panel| panel.rect.contains(place));
                assert!(over.is_none(), "{} {position}: {over:?} over {name}", language.name());
            }
        }
        begin(&mut game);
        game.tap_spot("c3");
        game.settle();
        assert_eq!(game.table().game().cursor(), 1);
    }
}
