//! A move can be shown before it is played: for all games, by mouse, finger and keys.

use bergerie::app::settings::{Animation, Confirm, Motion, Settings};
use bergerie::app::table::Command;
use bergerie::lesson::Lesson;
use bergerie::record::Match;
use bergerie::rules::{Deed, Spot, Touch, Turn};
use bevy::prelude::*;

use crate::harness::{Game, Setup};

fn careful(confirm: Confirm, size: [u32; 2]) -> Game {
    let mut game = Game::open(Setup { size, ..default() });
    let mut settings = game.world().resource_mut::<Settings>();
    settings.confirm = confirm;
    settings.animation = Animation::Off;
    settings.reduced_motion = Motion::Reduced;
    game.step(2);
    game
}

fn open(game: &mut Game, name: &str, rules: &str) {
    let mut record = Match::new(name, rules, None).expect("a game of the box");
    if record.line().board().find("die").is_some() {
        record.set_seed(3).expect("nothing has been thrown yet");
    }
    game.world().write_message(Command::Open(record));
    game.settle();
}

/// What fingers, mouse and keys do to a spot.
const HANDS: [fn(&mut Game, &str); 3] = [Game::click_spot, Game::tap_spot, |game, spot| {
    game.tab_to(spot);
    game.key(KeyCode::Enter);
}];

#[test]
fn every_move_is_shown_first_where_that_is_wished() {
    let mut game = careful(Confirm::Always, [1280, 720]);
    for (name, rules) in [("enclos", ""), ("tigers", ""), ("barricade", "classic,start=first_seat")] {
        open(&mut game, name, rules);
        for number in 0..9 {
            let hand = HANDS[number % 3];
            let what = format!("{name}, turn {number}");
            if let Turn::Chance(_) = game.table().turn() {
                let throws = game.table().line().throws();
                hand(&mut game, "die");
                game.settle();
                assert_eq!(game.table().line().throws(), throws + 1, "{what}: a throw is not asked about");
            }
            let moves = game.table().line().moves();
            let way = game.table().line().ways(&moves[number * 5 % moves.len()])[0];
            let plies = game.table().game().plies().len();
            for (at, &spot) in way.iter().enumerate() {
                let spot_name = game.table().board().name(spot).to_owned();
                hand(&mut game, &spot_name);
                game.settle();
                let last = at + 1 == way.len();
                assert_eq!(game.table().proposed(), last.then_some(spot), "{what}: {spot_name}");
                assert_eq!(game.table().game().plies().len(), plies, "{what}: it is only shown");
                if last {
                    assert!(game.reads("Play it"), "{what}: {:?}", game.words());
                    hand(&mut game, &spot_name);
                    game.settle();
                    assert_eq!(game.table().game().plies().len(), plies + 1, "{what}: {spot_name} again");
                    assert_eq!(game.table().proposed(), None);
                }
            }
        }
    }
}

/// A turn of L'Enclos that lacks its fence, which is shown.
fn shown() -> Game {
    let mut game = careful(Confirm::Always, [1280, 720]);
    open(&mut game, "enclos", "");
    for spot in ["d5", "e5", "e4/f4"] {
        game.click_spot(spot);
        game.settle();
    }
    assert_eq!(game.table().proposed(), Some(game.spot("e4/f4")));
    game
}

#[test]
fn whatever_else_is_done_drops_it_without_loss() {
    let made = |game: &Game| [game.spot("d5"), game.spot("e5")].to_vec();
    let ways: [(&str, fn(&mut Game)); 6] = [
        ("Esc", |game| game.key(KeyCode::Escape)),
        ("a click beside the board", |game| game.click(Vec2::new(1200.0, 660.0))),
        ("undo", |game| game.key_with(KeyCode::ControlLeft, KeyCode::KeyZ)),
        ("the button", |game| {
            let at = game.first_button(crate::eyes::CROSS);
            game.click(at);
        }),
        ("Tab", |game| game.key(KeyCode::Tab)),
        ("a spot that may not be touched", |game| game.click_spot("c3")),
    ];
    for (what, way) in ways {
        let mut game = shown();
        let standing = game.standing();
        way(&mut game);
        game.settle();
        assert_eq!(game.table().proposed(), None, "{what}");
        assert_eq!(game.table().made(), made(&game), "{what}");
        assert_eq!((game.standing(), game.table().game().plies().len()), (standing, 0), "{what}");
    }
    // Another spot that would complete the turn is shown instead.
    let mut game = shown();
    game.click_spot("c4/d4");
    assert_eq!(game.table().proposed(), Some(game.spot("c4/d4")));
    assert_eq!(game.table().made(), made(&game));
}

#[test]
fn a_button_or_enter_plays_what_is_shown() {
    let ways: [fn(&mut Game); 2] = [|game| game.click_button("Play it"), |game| game.key(KeyCode::Enter)];
    for way in ways {
        let mut game = shown();
        way(&mut game);
        game.settle();
        assert_eq!(game.table().game().plies()[0].text, "d5-e5 +e4/f4");
    }
}

#[test]
fn lessons_and_the_computer_do_not_ask() {
    let mut game = careful(Confirm::Always, [1280, 720]);
    let lesson = Lesson::of("enclos").expect("a lesson").open(1).expect("it opens");
    game.world().write_message(Command::Open(lesson));
    game.settle();
    for spot in ["d5", "d6", "c4/d4"] {
        game.click_spot(spot);
        game.settle();
    }
    assert_eq!((game.table().proposed(), game.table().game().plies().len()), (None, 1));
    // Who sits there is asked nothing while the computer moves, and it plays at once.
    let mut game = Game::open(Setup { in_match: true, seats: &["ai:1", "human"], ..default() });
    game.world().resource_mut::<Settings>().confirm = Confirm::Always;
    game.wait_until(|game| game.table().game().plies().len() == 1);
}

/// What has come of a tap.
#[derive(Debug, PartialEq)]
enum Came {
    /// What was meant, played or shown.
    Meant,
    /// Another move was shown, to be confirmed or not.
    Shown,
    /// Nothing, or a touch that can be taken back.
    Harmless,
}

/// Taps at `at`, meaning `spot`; tells what came of it and brings everything back.
fn tap(game: &mut Game, at: Vec2, spot: Spot) -> Came {
    let (made, cursor) = (game.table().made().to_vec(), game.table().game().cursor());
    let before = game.table().game().clone();
    let Touch::Whole(way) = game.table().line().touch(&made, spot) else { panic!("it completes a move") };
    let wanted = game.table().line().deeds(&way);
    game.tap(at);
    let came = if game.table().game().cursor() > cursor {
        let last = game.table().last().expect("a ply").clone();
        let moves = |deeds: Vec<Deed>| deeds.into_iter().filter(|deed| matches!(deed, Deed::Move { .. }));
        assert!(moves(last.deeds).eq(moves(wanted)), "a wrong move was made silently: {}", last.text);
        game.world().write_message(Command::Open(before));
        game.step(2);
        Came::Meant
    } else if let Some(proposed) = game.table().proposed() {
        if proposed == spot { Came::Meant } else { Came::Shown }
    } else {
        Came::Harmless
    };
    game.world().write_message(Command::TakeBack);
    game.step(2);
    for _ in 0..4 {
        if made.starts_with(game.table().made()) {
            break;
        }
        game.world().write_message(Command::TakeBack);
        game.step(2);
    }
    for &spot in made.iter().skip(game.table().made().len()) {
        game.world().write_message(Command::Touch(spot));
        game.step(2);
    }
    game.step(2);
    assert_eq!(game.table().made(), made, "all is as it was");
    came
}

#[test]
fn a_finger_that_misses_a_little_makes_no_wrong_move() {
    let mut game = careful(Confirm::Unsure, [360, 640]);
    let (mut taps, mut at_once, mut nearest) = (0, 0, f32::INFINITY);
    for (name, rules, touches) in [
        ("enclos", "", &["d5", "e5"][..]),
        ("tigers", "", &[]),
        ("barricade", "saint-marcoise-6,start=first_seat", &["die"]),
    ] {
        open(&mut game, name, rules);
        for spot in touches {
            game.touch(spot);
            game.settle();
        }
        if name == "barricade" {
            let pawn = game.table().next()[0];
            game.world().write_message(Command::Touch(pawn));
            game.settle();
        }
        let next = game.table().next().to_vec();
        let completes = |game: &Game, spot: Spot| {
            matches!(game.table().line().touch(game.table().made(), spot), Touch::Whole(_))
        };
        let panels: Vec<_> = game.panels();
        for spot in next.into_iter().filter(|&spot| completes(&game, spot)).collect::<Vec<_>>() {
            let spot_name = game.table().board().name(spot).to_owned();
            let middle = game.pixel(&spot_name);
            for other in game.table().next().to_vec().into_iter().filter(|&other| other != spot) {
                let other = game.table().board().name(other).to_owned();
                nearest = nearest.min(game.pixel(&other).distance(middle));
            }
            for (number, error) in
                [Vec2::ZERO, Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y, Vec2::ONE.normalize()]
                    .into_iter()
                    .enumerate()
            {
                let at = middle + 10.0 * error;
                if panels.iter().any(|panel| panel.rect.contains(bevy_egui::egui::pos2(at.x, at.y))) {
                    assert!(number > 0, "{name}: a panel lies over {spot_name}");
                    continue;
                }
                let came = tap(&mut game, at, spot);
                taps += 1;
                at_once += usize::from(came == Came::Meant);
                if number == 0 {
                    assert_eq!(came, Came::Meant, "{name} {spot_name}: hit in the middle");
                }
            }
        }
    }
    println!("{taps} taps, {at_once} of them understood; the nearest two spots are {nearest} pixels apart");
    assert!(taps > 200 && at_once > taps * 3 / 4, "{at_once} of {taps}");
}
