//! What is heard, and when. There is no sound device here: players begin all the same.

use bergerie::app::loading::Screen;
use bergerie::app::notices::Notices;
use bergerie::app::settings::Settings;
use bergerie::app::sound::{Effect, Music, Sounding, Unlocked};
use bergerie::app::table::Command;
use bergerie::record::Match;
use bergerie::rules::{Say, Seat};
use bevy::prelude::*;

use crate::eyes::{BOOK, CROSS, GEAR, PLAY};
use crate::hands::touches;
use crate::harness::{Game, Setup};
use crate::undo::SHORTEST;

impl Game {
    /// Lets frames pass one by one until all rests; what began to sound in each, and how often something landed.
    fn listen(&mut self) -> Vec<(usize, Vec<Sounding>)> {
        self.heard();
        for frame in 0..2_000 {
            self.step(1);
            if frame > 3 && !self.is_moving() {
                break;
            }
        }
        self.step(3);
        self.heard().frames
    }

    /// All effects in the order in which they began.
    fn effects(&mut self) -> Vec<Effect> {
        self.listen().into_iter().flat_map(|(_, began)| began).map(|sounding| sounding.effect).collect()
    }

    /// The effects that a command brings about.
    fn effects_of(&mut self, command: Command) -> Vec<Effect> {
        self.world().write_message(command);
        self.effects()
    }

    fn touched(&mut self, spot: &str) -> Vec<Effect> {
        let spot = self.spot(spot);
        self.effects_of(Command::Touch(spot))
    }

    fn opened(&mut self, game: &str, rules: &str, position: &str) {
        let game = Match::new(game, rules, Some(position)).expect("the position is one");
        self.world().write_message(Command::Open(game));
        self.settle();
    }
}

fn count(effects: &[Effect], wanted: Effect) -> usize {
    effects.iter().filter(|effect| **effect == wanted).count()
}

#[test]
fn whatever_touches_down_is_heard_in_the_same_frame() {
    let mut game = Game::in_match();
    game.touch("c3");
    game.settle();
    for (spot, effect, times) in [("d4", Effect::Hop, 1), ("d2/d3", Effect::Hammer, 3)] {
        game.heard();
        let spot = game.spot(spot);
        game.world().write_message(Command::Touch(spot));
        let mut frames = game.listen();
        frames.retain(|(landed, began)| *landed > 0 || !began.is_empty());
        assert_eq!(frames.len(), times, "{effect:?}: {frames:?}");
        for (landed, began) in frames {
            let effects: Vec<_> = began.iter().map(|sounding| sounding.effect).collect();
            assert_eq!((landed, effects), (1, vec![effect]));
        }
    }
}

#[test]
fn a_sheep_is_heard_as_it_lands_and_not_as_it_comes_to_rest() {
    let mut game = Game::in_match();
    game.touch("c3");
    game.settle();
    let frames = {
        let spot = game.spot("d4");
        game.world().write_message(Command::Touch(spot));
        game.listen()
    };
    let moving = frames.iter().position(|(landed, _)| *landed > 0).expect("it lands");
    // 0.78 of 0.68 s, in sixtieths of a second; it settles for nine frames more.
    assert!((30..=35).contains(&moving), "{moving}");
}

#[test]
fn sounds_come_from_where_they_are_seen() {
    let mut game = Game::in_match();
    let mut heard = |sheep: &str, to: &str| {
        game.touch(sheep);
        game.settle();
        let spot = game.spot(to);
        let seen = game.pixel(to).x / 1280.0 * 2.0 - 1.0;
        game.world().write_message(Command::Touch(spot));
        let sounding = game.listen().into_iter().flat_map(|(_, began)| began).next().expect("it lands");
        game.world().write_message(Command::Undo);
        game.settle();
        game.world().write_message(Command::Undo);
        game.settle();
        (sounding.place, seen)
    };
    for (sheep, to) in [("c3", "b3"), ("e3", "f3"), ("c3", "d4")] {
        let (place, seen) = heard(sheep, to);
        assert!((place - 0.7 * seen).abs() < 0.06, "{to}: heard at {place}, seen at {seen}");
    }
    assert!(heard("c3", "b3").0 < heard("e3", "f3").0);
}

#[test]
fn barricade_is_heard_deed_by_deed() {
    let mut game = Game::open(Setup { in_match: true, game: "barricade", ..default() });
    let die = game.table().board().iter().find(|(_, info)| info.kind == bergerie::rules::SpotKind::Die);
    let die = die.expect("a die").0;
    let thrown = game.effects_of(Command::Touch(die));
    assert_eq!(count(&thrown, Effect::Shake), 1, "{thrown:?}");
    assert_eq!(count(&thrown, Effect::Die), 4, "it bounces: {thrown:?}");
    // A pawn walks field by field.
    game.opened("barricade", "classic", &format!("{} die=3", crate::barricade::MIDDLE));
    assert_eq!(game.touched("100"), [Effect::Select], "a pawn is chosen");
    let walked = game.touched("77");
    assert_eq!(count(&walked, Effect::Strike), 1, "who stood there is thrown out: {walked:?}");
    assert_eq!(count(&walked, Effect::Pawn), 5, "three fields, home, and down where it stood: {walked:?}");
    game.opened("barricade", "classic", &format!("{} die=4", crate::barricade::MIDDLE));
    // Who leaves a barricade carries it along.
    game.touched("43");
    let walk = game.table().next()[0];
    game.effects_of(Command::Touch(walk));
    let put = *game.table().next().iter().rfind(|spot| **spot != walk).expect("it goes somewhere");
    assert_eq!(game.effects_of(Command::Touch(put)), [Effect::Block], "a barricade is put down");
}

#[test]
fn choosing_refusing_and_taking_back_are_heard() {
    let mut game = Game::in_match();
    assert_eq!(game.touched("c3"), [Effect::Select]);
    assert_eq!(game.touched("g1"), [Effect::Refuse]);
    assert_eq!(game.effects_of(Command::TakeBack), [Effect::Back], "the piece is let go");
    game.touch("c3");
    game.touch("d4");
    game.settle();
    let back = game.effects_of(Command::Undo);
    assert!(back.contains(&Effect::Back), "{back:?}");
}

#[test]
fn panels_are_heard_in_one_place() {
    let mut game = Game::at_title();
    let mut pressed = |work: &dyn Fn(&mut Game)| {
        game.heard();
        work(&mut game);
        game.settle();
        let frames = game.heard().frames;
        frames.into_iter().flat_map(|(_, began)| began).map(|sounding| sounding.effect).collect::<Vec<_>>()
    };
    assert_eq!(pressed(&|game| game.click_button(GEAR)), [Effect::Page]);
    assert_eq!(pressed(&|game| game.click_left_of("Turn the table")), [Effect::Toggle]);
    assert_eq!(pressed(&|game| game.click(game.exact_button("Slow"))), [Effect::Click]);
    assert_eq!(pressed(&|game| game.key(KeyCode::Escape)), [Effect::Page]);
    assert_eq!(pressed(&|game| game.click(Vec2::new(1100.0, 40.0))), [], "there is nothing to press");
    assert_eq!(pressed(&|game| game.click_button(BOOK)), [Effect::Page]);
    assert_eq!(pressed(&|game| game.click_button(CROSS)), [Effect::Page]);
    assert_eq!(pressed(&|game| game.click_button("L’Enclos")), [Effect::Click]);
    assert_eq!(pressed(&|game| game.click_button(PLAY)), [Effect::Click]);
    let news = |game: &mut Game| game.world().resource_mut::<Notices>().tell(Say::new("app-computers-turn"));
    assert_eq!(pressed(&news), [Effect::Notice]);
    // A press on the board is none on a panel.
    assert_eq!(pressed(&|game| game.tap_spot("c3")), [Effect::Select]);
}

#[test]
fn before_the_first_gesture_all_is_silent() {
    let mut game = Game::in_match();
    game.world().insert_resource(Unlocked(false));
    assert_eq!(game.touched("c3"), []);
    assert!(!game.world().resource::<Unlocked>().0, "a command is no gesture");
    game.tap_spot("d4");
    assert!(game.world().resource::<Unlocked>().0);
    assert!(game.effects().contains(&Effect::Hop));
}

#[test]
fn each_channel_has_its_volume() {
    let mut game = Game::open(Setup { in_match: true, game: "tigers", ..default() });
    game.world().resource_mut::<Settings>().effects = 0.try_into().expect("within range");
    game.step(1);
    let placed = game.touched("b2");
    assert_eq!(placed, [Effect::Bleat], "voices alone");
    game.world().resource_mut::<Settings>().voices = 0.try_into().expect("within range");
    game.step(1);
    let spot = game.table().next()[0];
    assert_eq!(game.effects_of(Command::Touch(spot)), []);
}

#[test]
fn the_end_is_told_once_all_rests() {
    let mut game = Game::in_match();
    let (last, others) = SHORTEST.split_last().expect("turns");
    for turn in others {
        game.tap_turn(turn);
    }
    let last = touches(last);
    for spot in &last[..last.len() - 1] {
        game.touch(spot);
        game.settle();
    }
    let told = game.touched(last[last.len() - 1]);
    assert_eq!(told.last(), Some(&Effect::Win), "{told:?}");
    assert_eq!(count(&told, Effect::Win), 1);
    assert!(game.world().resource::<Music>().level() < 1.0, "the music gives way");
    for _ in 0..80 {
        game.long_step(std::time::Duration::from_millis(100));
    }
    assert_eq!(game.world().resource::<Music>().level(), 1.0, "and comes back");
    assert_eq!(count(&game.effects_of(Command::Undo), Effect::Win), 0);
}

#[test]
fn who_loses_to_the_computer_hears_so() {
    let seats: &[&str] = &["human", "ai:1"];
    let mut game = Game::open(Setup { in_match: true, seats, ..default() });
    assert_eq!(game.effects_of(Command::Resign(Seat(0))), [Effect::Loss]);
    let mut game = Game::in_match();
    assert_eq!(game.effects_of(Command::Resign(Seat(0))), [Effect::Win], "somebody at the table has won");
    let mut game = Game::in_match();
    game.world().write_message(Command::OfferDraw(Seat(0)));
    game.settle();
    assert_eq!(game.effects_of(Command::AcceptDraw), [Effect::Draw]);
}

/// A hand that touches something in every frame, so that motions are cut short all the time.
#[test]
fn a_long_noisy_match_piles_nothing_up() {
    for name in ["enclos", "barricade", "tigers"] {
        let mut game = Game::open(Setup { in_match: true, game: name, ..default() });
        let (mut most, mut all) = (0, 0);
        for number in 0..400_usize {
            let next = game.table().next();
            if next.is_empty() {
                game.world().write_message(Command::Rematch);
            } else {
                let spot = next[(number * 7919) % next.len()];
                game.world().write_message(Command::Touch(spot));
            }
            game.step(1 + number % 3);
            most = most.max(game.sounds());
            all += game.heard().frames.iter().map(|(_, began)| began.len()).sum::<usize>();
        }
        assert!(most <= 10, "{name}: {most} at once");
        assert!(all > 100, "{name}: it was noisy");
        game.world().write_message(Command::Leave);
        game.step(1);
        assert_eq!((game.sounds(), game.screen()), (0, Screen::Match), "{name}: none outlives its match");
        game.step(2);
        assert_eq!((game.sounds(), game.screen()), (0, Screen::Title));
    }
}

#[test]
fn music_is_read_when_it_is_wanted_and_not_before_the_title() {
    let mut game = Game::begin(Setup::default());
    while game.screen() == Screen::Loading {
        assert!(!game.world().resource::<Music>().is_wanted(), "it would delay the title");
        game.step(1);
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    game.step(2);
    assert!(game.world().resource::<Music>().is_wanted());
    game.world().resource_mut::<Settings>().music = 0.try_into().expect("within range");
    game.step(2);
    assert!(!game.world().resource::<Music>().is_wanted(), "whoever has switched it off need not read it");
}
