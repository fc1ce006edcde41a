//! Barricade at its table: the die is touched, pawns walk and strike, barricades are carried.

use std::collections::{BTreeMap, VecDeque};

use bergerie::app::stage::{Mark, TurnToSeat};
use bergerie::app::table::{Command, Seeds, Stands, Table};
use bergerie::record::Match;
use bergerie::rules::Turn;
use bergerie::words::Language;
use bevy::prelude::*;

use crate::eyes::{Standing, UNDO};
use crate::harness::{Game, Setup};
use crate::layout::{SIZES, fits};
use crate::mouse::hovered;
use crate::table::Bare;

/// The middle of a match: Green may walk, strike on 77 and carry the barricade on 43.
pub const MIDDLE: &str = "BAR1 classic houses=0,1,2,3 turn=1 pawns=h,77,96,97,98/43,45,59,76,100/h,h,h,80,104/\
                      40,55,67,84,110 bars=9,25,26,28,30,33,37,38,39,40,43";

/// Both sides are a few steps from the goal.
const NEAR_THE_END: &str =
    "BAR1 classic houses=0,3 turn=0 pawns=h,h,h,12,22/h,h,h,5,32 bars=27,28,37,40,47,51,73,77,81,85,89";

/// No pawn of Red can move by 6.
const SHUT: &str =
    "BAR1 classic houses=0,3 turn=0 pawns=1,2,3,18,20/h,h,h,h,h bars=4,21,37,40,47,51,73,77,81,85,89 die=6";

/// The first faces of seed 1.
const FACES: [u8; 4] = [3, 6, 1, 5];

fn set_up(rules: &str, position: &str) -> Command {
    let mut game = Match::new("barricade", rules, Some(position)).expect("a position");
    game.set_seed(1).expect("nothing has been thrown");
    Command::Open(game)
}

fn open_at(size: [u32; 2], rules: &str, position: &str) -> Game {
    let mut game = Game::open(Setup { size, ..default() });
    game.world().write_message(set_up(rules, position));
    game.settle();
    game.heard();
    game
}

fn open(position: &str) -> Game {
    open_at([1280, 720], "classic", position)
}

/// How far every field of the classic board is from the goal, whatever is in the way.
fn distances() -> Vec<usize> {
    let plan: serde_json::Value =
        serde_json::from_str(include_str!("../../assets/boards/barricade_classic.json")).expect("JSON");
    let number = |value: &serde_json::Value| value.as_u64().expect("a number") as usize;
    let edges: Vec<[usize; 2]> = plan["edges"]
        .as_array()
        .expect("edges")
        .iter()
        .map(|edge| [number(&edge[0]), number(&edge[1])])
        .collect();
    let goal = number(&plan["goal"]);
    let mut away = vec![usize::MAX; plan["cells"].as_array().expect("cells").len()];
    away[goal] = 0;
    let mut open = VecDeque::from([goal]);
    while let Some(at) = open.pop_front() {
        for [one, other] in &edges {
            for (from, to) in [(*one, *other), (*other, *one)] {
                if from == at && away[to] == usize::MAX {
                    away[to] = away[at] + 1;
                    open.push_back(to);
                }
            }
        }
    }
    away
}

/// The spot that somebody touches next who hurries to the goal and leaves barricades where they lie.
fn hurried(table: &Table, away: &[usize]) -> String {
    let board = table.board();
    let seat = table.seat().expect("the match goes on");
    let house = board.sides[seat.index()].strip_prefix("side-").expect("a colour").to_owned();
    let name = |text: &str| if text == "h" { house.clone() } else { text.to_owned() };
    let moves = table.line().moves();
    let walks = moves.iter().filter_map(|text| text.split(' ').next()?.split_once('-'));
    let walks = walks.filter(|(from, to)| !from.is_empty() && !to.is_empty());
    let best = walks.min_by_key(|(_, to)| away[to.parse::<usize>().expect("a field")]);
    let Some((from, to)) = best.filter(|_| matches!(table.turn(), Turn::Seat(_))) else {
        return "die".into();
    };
    match table.made().len() {
        0 => name(from),
        1 => to.into(),
        // The barricade stays.
        _ => board.name(table.made()[0]).to_owned(),
    }
}

/// Plays to the end, each touch made by `touch`; how many plies it took.
fn play(game: &mut Game, touch: fn(&mut Game, &str)) -> usize {
    let away = distances();
    for _ in 0..400 {
        if matches!(game.table().turn(), Turn::Over(_)) {
            return game.table().game().cursor();
        }
        let spot = hurried(game.table(), &away);
        let before = (game.table().game().write(), game.table().made().to_vec(), game.table().turn());
        touch(game, &spot);
        game.settle();
        let after = (game.table().game().write(), game.table().made().to_vec(), game.table().turn());
        assert_ne!(before, after, "{spot} after {:?}", game.table().made());
    }
    panic!("nobody wins: {}", game.table().line().position());
}

#[test]
fn a_match_is_played_by_pointer_alone() {
    let mut game = open(NEAR_THE_END);
    let plies = play(&mut game, Game::click_spot);
    assert!(plies > 3, "{plies} plies");
    assert!(game.reads("Victory for") && game.reads("a pawn has reached the goal"), "{:?}", game.words());
}

#[test]
fn a_match_is_played_by_keyboard_alone() {
    let mut game = open(NEAR_THE_END);
    let plies = play(&mut game, |game, spot| {
        game.tab_to(spot);
        game.key(KeyCode::Enter);
    });
    assert!(plies > 3, "{plies} plies");
    assert!(game.reads("Victory for"), "{:?}", game.words());
}

/// From the throw for who begins to the goal, and all the way back.
#[test]
fn a_whole_match_by_commands_and_back() {
    let mut bare = Bare::new();
    bare.0.world_mut().insert_resource(Seeds::Given(4));
    bare.ask([Command::New { game: "barricade".into(), rules: "classic,players=2".into() }]);
    let start = bare.standing();
    assert_eq!(start.len(), 2 * 5 + 11 + 1);
    let away = distances();
    let mut touches = 0;
    while !matches!(bare.table().turn(), Turn::Over(_)) {
        let spot = hurried(bare.table(), &away);
        let spot = bare.table().board().find(&spot).expect("a spot");
        let answers = bare.ask([Command::Touch(spot)]);
        assert!(answers.refused.is_empty(), "{:?} {}", answers.refused, bare.table().line().position());
        bare.agrees();
        touches += 1;
        assert!(touches < 5_000, "nobody wins: {}", bare.table().line().position());
    }
    assert_eq!(bare.table().line().result().split(' ').next_back(), Some("goal"));
    let plies = bare.table().game().cursor();
    assert!(plies > 40, "{plies} plies");
    while bare.table().can_undo() {
        bare.ask([Command::Undo]);
        bare.agrees();
    }
    let back: Vec<Entity> = bare.standing().into_keys().collect();
    assert_eq!(back, start.into_keys().collect::<Vec<_>>(), "the same things");
    for _ in 0..plies {
        bare.ask([Command::Redo]);
    }
    assert_eq!(bare.table().line().result().split(' ').next_back(), Some("goal"));
}

/// How many spots have a sign that they may be touched, or were last.
fn marks(game: &mut Game) -> usize {
    game.world().query::<&Mark>().iter(game.app.world()).count()
}

/// The face that the die shows.
fn face(game: &mut Game) -> u8 {
    let die = game.piece_on("die");
    game.standing()[&die].1.face
}

/// Where everything is but the die, which lies as it fell.
fn others(game: &mut Game) -> (Standing, BTreeMap<Entity, Transform>) {
    let die = game.piece_on("die");
    let (mut standing, mut poses) = (game.standing(), game.poses());
    standing.remove(&die);
    poses.remove(&die);
    (standing, poses)
}

#[test]
fn a_touch_throws_the_die_and_undo_changes_no_throw() {
    let mut game = open(MIDDLE);
    let start = others(&mut game);
    assert_eq!(face(&mut game), 0);
    game.tap_spot("die");
    assert!(game.is_moving(), "it rolls");
    assert_eq!(face(&mut game), FACES[0]);
    assert!(!game.reads("a 3") && !game.reads("average"), "it is not told before: {:?}", game.words());
    assert_eq!(marks(&mut game), 0, "nor which pawns it allows to go");
    game.settle();
    assert_eq!(marks(&mut game), game.table().next().len());
    assert!(game.reads("average 3.0"), "{:?}", game.words());
    // Its three looks to the right in the model, and now up.
    let die = game.piece_on("die");
    let up = game.poses()[&die].rotation * Vec3::X;
    assert!(up.distance(Vec3::Y) < 1e-4, "{up}");
    assert!(game.reads("Green, a 3: choose a pawn to move."), "{:?}", game.words());
    for _ in 0..2 {
        game.click_button(UNDO);
        assert_eq!(others(&mut game), start, "nothing is left of the throw");
        game.tap_spot("die");
        game.settle();
        assert_eq!(face(&mut game), FACES[0], "the same throw again");
    }
    for spot in ["100", "77"] {
        game.tap_spot(spot);
        game.settle();
    }
    assert_eq!(game.table().game().plies()[0].text, "3:100-77");
    game.tap_spot("die");
    assert_eq!(face(&mut game), FACES[1]);
    while game.table().can_undo() {
        game.click_button(UNDO);
    }
    assert_eq!(others(&mut game), start);
}

#[test]
fn matches_have_seeds_of_their_own_unless_one_is_given() {
    let mut bare = Bare::new();
    let begin = || Command::New { game: "barricade".into(), rules: String::new() };
    let seed = |bare: &Bare| bare.table().game().tag("Seed").expect("it has dice").to_owned();
    bare.ask([begin()]);
    let first = seed(&bare);
    bare.ask([Command::Rematch]);
    assert_ne!(seed(&bare), first, "a rematch has other dice");
    bare.0.world_mut().insert_resource(Seeds::Given(7));
    for again in [begin(), Command::Rematch] {
        bare.ask([again]);
        assert_eq!(seed(&bare), "7");
    }
    bare.ask([Command::New { game: "enclos".into(), rules: String::new() }]);
    assert_eq!(bare.table().game().tag("Seed"), None, "no die, no seed");
}

#[test]
fn who_begins_is_thrown_for_and_shown() {
    let mut game = Game::open(Setup::default());
    game.world().insert_resource(Seeds::Given(1));
    game.world().write_message(Command::New { game: "barricade".into(), rules: "classic".into() });
    game.settle();
    for (number, sides) in ["Red", "Green", "Yellow", "Blue"].into_iter().enumerate() {
        assert!(
            game.reads(&format!("{sides}, throw the die: the highest throw begins.")),
            "{:?}",
            game.words()
        );
        game.tap_spot("die");
        game.settle();
        if number < 3 {
            assert!(game.reads(&format!("thrown: {}", FACES[number])), "{:?}", game.words());
        }
    }
    // 3 6 1 5: Green begins, and nobody's luck has been counted.
    assert!(game.reads("Green, throw the die."), "{:?}", game.words());
    assert!(game.reads("at home: 5, under way: 0") && !game.reads("average"), "{:?}", game.words());
    game.tap_spot("die");
    game.settle();
    assert!(game.reads("average 2.0"), "the fifth throw is a 2: {:?}", game.words());
}

#[test]
fn a_throw_without_a_move_says_so_and_is_passed_by_touch() {
    let mut game = open(SHUT);
    let told = "No pawn can move by 6: touch the die to pass.";
    let said = |game: &Game| game.texts().iter().filter(|text| text.text == told).count();
    assert_eq!(said(&game), 2, "in the card and beside the die: {:?}", game.words());
    game.tap_spot("20");
    assert_eq!(game.heard().refused[0].id, "barricade-must-pass");
    game.settle();
    let before = game.things();
    game.tap_spot("die");
    game.settle();
    assert_eq!(game.table().game().plies()[0].text, "6:-");
    assert_eq!(said(&game), 0);
    assert!(game.reads("Red, throw the die."), "a 6 throws again: {:?}", game.words());
    let stands = |things: Vec<(bergerie::rules::Kind, Stands)>| -> Vec<_> {
        things.into_iter().map(|(kind, at)| (kind, at.spot, at.berth)).collect()
    };
    assert_eq!(stands(game.things()), stands(before), "nothing went anywhere");
}

#[test]
fn a_pawn_stands_on_its_barricade_and_may_leave_it() {
    let mut game = open(&format!("{MIDDLE} die=2"));
    let on_43 = |game: &mut Game| {
        let spot = game.spot("43");
        let (standing, poses) = (game.standing(), game.poses());
        let mut here: Vec<f32> = standing
            .iter()
            .filter(|(_, (_, at))| at.spot == spot)
            .map(|(one, _)| poses[one].translation.y)
            .collect();
        here.sort_by(f32::total_cmp);
        here
    };
    let [barricade, pawn] = on_43(&mut game)[..] else { panic!("a pawn on a barricade") };
    assert!((pawn - barricade - 0.34).abs() < 1e-4, "{pawn} above {barricade}");
    for spot in ["43", "48"] {
        game.click_spot(spot);
        game.settle();
    }
    assert!(game.reads("put the barricade on a free field, or touch its own field to leave it"));
    assert!(!game.reads("Leave it here"));
    game.point_at("43");
    game.settle();
    assert!(game.reads("Leave it here"), "{:?}", game.words());
    game.click_spot("43");
    game.settle();
    assert_eq!(game.table().game().plies()[0].text, "2:43-48");
    assert_eq!(on_43(&mut game).len(), 1, "the barricade stays");
}

/// Where barricades are moved on arrival the pawn's new field is also the one to leave them on.
#[test]
fn what_is_left_where_it_was_landed_on_is_left_and_not_taken_back() {
    let rules = "classic:ravensburger,barricade_optional=on";
    let mut game = open_at([1280, 720], rules, &format!("{MIDDLE} die=1"));
    let landing = "43-38";
    assert!(
        game.table().line().moves().iter().any(|text| text == landing),
        "{:?}",
        game.table().line().moves()
    );
    for spot in ["43", "38", "38"] {
        game.tap_spot(spot);
        game.settle();
    }
    assert_eq!(
        game.table().game().plies().iter().map(|ply| ply.text.as_str()).collect::<Vec<_>>(),
        ["1:43-38"]
    );
}

/// What stands in the way of the eye and may not be touched hides no field that may be.
#[test]
fn a_pawn_on_a_barricade_leaves_the_field_behind_it_to_the_pointer() {
    let position = "BAR1 classic houses=0,1 turn=1 pawns=h,h,h,h,43/h,h,h,h,40 bars=9,25,26,28,30,33,37,43,60,70,71 die=2";
    let mut game = open(position);
    // Seen from the front Red stands on its barricade before 38, and hides its nearer part.
    let field = game.pixel("43").lerp(game.pixel("38"), 0.65);
    game.point(field);
    assert_eq!(hovered(&game), Some(game.spot("43")), "nothing behind it may be touched yet");
    game.click_spot("40");
    game.settle();
    game.point(field);
    assert_eq!(hovered(&game), Some(game.spot("38")));
    game.point_at("43");
    assert_eq!(hovered(&game), Some(game.spot("43")), "its foot still means itself");
    game.click(field);
    assert_eq!(game.table().game().plies()[0].text, "2:40-38");
}

/// The place of the likeness of what is being carried, while it is seen.
fn carried(game: &mut Game) -> Option<Vec3> {
    let world = game.world();
    let mut named = world.query::<(&Name, &Transform, &Visibility)>();
    let found = named
        .iter(world)
        .find(|(name, _, visibility)| name.as_str() == "carried" && **visibility != Visibility::Hidden);
    found.map(|(_, transform, _)| transform.translation)
}

#[test]
fn a_barricade_in_hand_follows_the_mouse() {
    let mut game = open(&format!("{MIDDLE} die=2"));
    let between = |game: &mut Game, names: [&str; 2]| {
        let [one, other] = names.map(|name| game.pixel(name));
        one.midpoint(other)
    };
    // Midway between the rows there is nothing.
    let place = between(&mut game, ["64", "82"]);
    game.point(place);
    assert_eq!(carried(&mut game), None, "nothing is in hand yet");
    for spot in ["43", "48"] {
        game.click_spot(spot);
        game.settle();
    }
    let [empty, aside] = [7.5, 6.0].map(|x| game.project(Vec3::new(x, 0.4, -3.0)));
    game.point(empty);
    let here = carried(&mut game).expect("it hangs under the mouse");
    game.point(aside);
    let there = carried(&mut game).expect("it hangs under the mouse");
    assert!((here.x - there.x - 1.5).abs() < 0.1, "{here} {there}");
    game.point_at("82");
    assert_eq!(carried(&mut game), None, "there it would be put down");
    game.leave_window();
    assert_eq!(carried(&mut game), None);
    game.click_spot("82");
    game.settle();
    assert_eq!(game.table().game().plies()[0].text, "2:43-48 +82");
    game.point(empty);
    assert_eq!(carried(&mut game), None, "it has been put down");
}

#[test]
fn who_is_struck_goes_home() {
    let mut game = open(&format!("{MIDDLE} die=3"));
    let struck = game.piece_on("77");
    game.click_spot("100");
    game.settle();
    game.point_at("77");
    game.step(2);
    game.click_spot("77");
    let mut highest = 0.0f32;
    while game.is_moving() {
        game.step(1);
        highest = highest.max(game.poses()[&struck].translation.y);
    }
    assert!(highest > 1.2, "it goes in an arc: {highest}");
    let house = game.spot("red");
    assert_eq!(game.standing()[&struck].1.spot, house);
    let heads = game.poses();
    let striker = game.piece_on("77");
    assert!((heads[&striker].translation.y - 0.30).abs() < 1e-4, "who struck stands on the field");
}

#[test]
fn on_a_phone_the_camera_goes_to_the_choice_and_back() {
    let mut game = open_at([360, 640], "classic", &format!("{MIDDLE} die=4"));
    let all = game.camera();
    game.tap_spot("45");
    game.settle();
    let near = game.camera();
    let height = |camera: Transform| camera.translation.y;
    assert!(height(near) < 0.75 * height(all), "{} {}", height(near), height(all));
    // What may be chosen is seen, off the panels.
    let window = Rect::new(0.0, 0.0, 360.0, 640.0);
    for name in ["49", "56", "60"] {
        let at = game.pixel(name);
        assert!(window.contains(at), "{name} at {at}");
        let covered =
            game.panels().into_iter().any(|panel| panel.rect.contains(bevy_egui::egui::pos2(at.x, at.y)));
        assert!(!covered, "{name} at {at} is behind a panel");
    }
    game.tap_spot("45");
    game.settle();
    assert_eq!(game.camera(), all);
    // A finger that misses by little means what is near and may be touched.
    let beside = game.pixel("45") + Vec2::new(-16.0, 8.0);
    game.tap(beside);
    game.settle();
    assert_eq!(game.table().made(), [game.spot("45")]);
    let beside = game.pixel("60") + Vec2::new(0.0, 16.0);
    game.tap(beside);
    game.settle();
    assert_eq!(game.table().game().plies()[0].text, "4:45-60");
    assert_eq!(game.camera(), all);
}

#[test]
fn the_camera_turns_to_whoever_is_on_move_if_wished() {
    let position = "BAR1 saint_marcoise_6 houses=0,1,2,3,4,5 turn=0 pawns=h,h,h,h,h/h,h,h,h,h/h,h,h,h,h/h,h,h,h,h/\
                    h,h,h,h,h/h,h,h,h,h bars=30,34,38,42,46,50,60,64,68,72,76,80,90,91,103,116 die=1";
    let mut game = open_at([1280, 720], "saint-marcoise-6,players=6", position);
    let front = game.camera();
    game.world().insert_resource(TurnToSeat(true));
    game.settle();
    let low = |game: &mut Game, house: &str| {
        let houses = ["red", "green", "yellow", "blue", "black", "orange"];
        let at = game.pixel(house).y;
        houses.into_iter().all(|other| game.pixel(other).y <= at + 0.5)
    };
    assert_ne!(game.camera(), front);
    assert!(low(&mut game, "red"), "Red's house is nearest");
    let entry = game.table().line().moves()[0].replace("h-", "");
    for spot in ["red", &entry] {
        game.click_spot(spot);
        game.settle();
    }
    assert!(low(&mut game, "green"), "Green's house is nearest");
    game.world().insert_resource(TurnToSeat(false));
    game.settle();
    assert!(game.camera().translation.distance(front.translation) < 1e-3);
}

#[test]
fn panels_fit_for_two_to_six() {
    let mut game = Game::at_title();
    for (rules, seats) in [("classic,players=2", 2), ("classic", 4), ("saint-marcoise-6,players=6", 6)] {
        let rules = format!("{rules},start=first_seat");
        game.world().write_message(Command::New { game: "barricade".into(), rules: rules.clone() });
        game.settle();
        for language in Language::ALL {
            game.world().resource_mut::<bergerie::app::language::Speech>().speak(language);
            for [width, height] in SIZES {
                game.resize(width as f32, height as f32);
                fits(&mut game, &format!("{rules} {} {width} {height}", language.name()));
            }
        }
        // Everybody throws once and walks out: there is luck to tell of.
        game.world().resource_mut::<bergerie::app::language::Speech>().speak(Language::French);
        for _ in 0..seats {
            game.touch("die");
            game.settle();
            while matches!(game.table().turn(), Turn::Seat(_)) {
                let next = game.table().next()[0];
                game.world().write_message(Command::Touch(next));
                game.settle();
            }
        }
        for [width, height] in SIZES {
            game.resize(width as f32, height as f32);
            fits(&mut game, &format!("{rules} after a round {width} {height}"));
        }
    }
}
