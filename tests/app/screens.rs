//! Every screen can be used on a phone, either way up, and at twice the size: whatever may be
//! pressed lies in the window or can be scrolled to, and so do all words.

use bergerie::app::keeping::Store;
use bergerie::app::language::Speech;
use bergerie::app::lesson::Learner;
use bergerie::app::loading::Screen;
use bergerie::app::notices::Notices;
use bergerie::app::settings::{Animation, Motion, Settings};
use bergerie::app::table::Command;
use bergerie::app::{Interlude, SetUp};
use bergerie::lesson::LESSONS;
use bergerie::record::{Match, TimeControl};
use bergerie::rules::{Say, Seat, Turn};
use bergerie::words::Language;
use bevy::prelude::*;
use bevy_egui::egui;

use crate::framing::board_is_free;
use crate::harness::Game;

const SIZES: [([f32; 2], u32); 4] =
    [([360.0, 640.0], 100), ([640.0, 360.0], 100), ([1280.0, 720.0], 200), ([360.0, 640.0], 200)];

/// Whatever may be pressed and whatever is written can be seen, if need be by scrolling.
fn all_is_reached(game: &mut Game, what: &str) {
    let ctx = game.egui();
    let window = ctx.viewport_rect().expand(0.5);
    // Parts of the window that scroll up and down.
    let mut scrolled: Vec<egui::Rect> = game.texts().iter().map(|text| text.clip).collect();
    scrolled.retain(|clip| window.contains_rect(*clip) && clip.height() < window.height() - 4.0);
    let seen = |rect: egui::Rect| {
        let across = |clip: &&egui::Rect| clip.expand(4.0).x_range().contains_range(rect.x_range());
        window.contains_rect(rect) || scrolled.iter().any(|clip| across(&clip))
    };
    ctx.viewport(|viewport| {
        for (layer, widgets) in viewport.prev_pass.widgets.layers() {
            for widget in widgets.iter().filter(|widget| widget.sense.senses_click() && widget.enabled) {
                assert!(seen(widget.rect), "{what}: {:?} of {layer:?} leaves {window:?}", widget.rect);
            }
        }
    });
    for text in game.texts() {
        assert!(seen(text.rect), "{what}: {text:?} leaves {window:?}");
        let cut = text.rect.left() < text.clip.left() - 0.5 || text.rect.right() > text.clip.right() + 0.5;
        assert!(!cut, "{what}: {text:?} is cut off");
    }
}

trait RangeContains {
    fn contains_range(&self, other: egui::Rangef) -> bool;
}

impl RangeContains for egui::Rangef {
    fn contains_range(&self, other: egui::Rangef) -> bool {
        self.min <= other.min && other.max <= self.max
    }
}

/// A match in which always some move or other is played, with clocks where there are two seats.
fn played(name: &str, rules: &str, plies: usize) -> Match {
    let mut record = Match::new(name, rules, None).expect("a match");
    if record.line().board().find("die").is_some() {
        record.set_seed(1).expect("nothing has been thrown yet");
    }
    while record.plies().len() < plies {
        match record.line().turn() {
            Turn::Over(_) => break,
            Turn::Chance(_) => drop(record.throw()),
            Turn::Seat(_) => {
                let moves = record.line().moves();
                let text = &moves[record.plies().len() * 7 % moves.len()];
                record.play_text(text).expect("a legal move");
            }
        }
    }
    if record.line().seats() == 2 {
        record.set_time_control(TimeControl { start: 1800, increment: 3 }).expect("two sides");
        record.set_time_left([1712, 21]).expect("there are clocks");
    }
    record
}

const MATCHES: [(&str, &str); 4] = [
    ("enclos", ""),
    ("tigers", ""),
    ("barricade", "classic,players=2"),
    ("barricade", "saint-marcoise-6,players=6"),
];

fn go(game: &mut Game, screen: Screen) {
    game.world().resource_mut::<NextState<Screen>>().set(screen);
    game.settle();
}

/// Walks through every screen, and has each looked at.
fn walk(game: &mut Game, look: &mut dyn FnMut(&mut Game, &str, bool)) {
    go(game, Screen::Title);
    look(game, "title", false);
    for name in ["enclos", "tigers", "barricade"] {
        let mut set_up = game.world().resource_mut::<SetUp>();
        set_up.turn_to(name);
        set_up.set_clocks(Some(TimeControl { start: 900, increment: 5 }));
        go(game, Screen::SetUp);
        look(game, &format!("set-up of {name}"), false);
    }
    let mut store = game.world().resource_mut::<Store>();
    store.write("match-000001-0.txt", "[Game \"enclos\"]\n[Seats \"Anna,ai:2\"]\n\n1. d5-d6 +c4/d4\n");
    store.write("match-000002-0.txt", "[Game \"enclos\"]\n\n1. d5-e9\n");
    go(game, Screen::Shelf);
    look(game, "shelf", false);
    go(game, Screen::Title);
    for key in [KeyCode::F1, KeyCode::F2] {
        game.key(key);
        game.settle();
        look(game, &format!("page {key:?}"), false);
        game.key(key);
        game.settle();
    }
    for lesson in LESSONS {
        for number in (1..=lesson.steps.len()).step_by(3) {
            game.world().write_message(Command::Open(lesson.open(number).expect("it opens")));
            game.world().resource_mut::<Learner>().missed = number % 2 == 0;
            game.settle();
            look(game, &format!("lesson of {}, step {number}", lesson.game), true);
        }
    }
    for (name, rules) in MATCHES {
        game.world().write_message(Command::Open(played(name, rules, 10)));
        game.settle();
        let what = |state: &str| format!("{name} {rules}, {state}");
        look(game, &what("in play"), true);
        // A move that is shown before it is played.
        if let Turn::Chance(_) = game.table().turn() {
            game.touch("die");
            game.settle();
        }
        let moves = game.table().line().moves();
        let way = game.table().line().ways(&moves[0])[0];
        for &spot in way.iter() {
            game.world().write_message(Command::Propose(spot));
            game.step(2);
        }
        game.settle();
        look(game, &what("shown"), false);
        game.world().write_message(Command::TakeBack);
        for (state, interlude) in [
            ("pause", Interlude::Pause),
            ("leave", Interlude::Leaving),
            ("resign", Interlude::Resigning(Seat(0))),
        ] {
            *game.world().resource_mut::<Interlude>() = interlude;
            game.settle();
            look(game, &what(state), false);
        }
        *game.world().resource_mut::<Interlude>() = Interlude::None;
        game.key(KeyCode::KeyL);
        game.settle();
        look(game, &what("list of moves"), false);
        game.key(KeyCode::KeyL);
        let place = "/home/anna/.local/share/bergerie";
        game.world().resource_mut::<Notices>().tell(Say::new("keeping-full").with("place", place));
        game.settle();
        look(game, &what("notice"), false);
        *game.world().resource_mut::<Notices>() = Notices::default();
        if game.table().may_end() {
            game.world().write_message(Command::OfferDraw(Seat(0)));
            game.settle();
            look(game, &what("draw offered"), false);
            game.world().write_message(Command::Resign(Seat(0)));
            game.settle();
            look(game, &what("resigned"), true);
        }
        game.world().write_message(Command::Leave);
        game.settle();
    }
}

#[test]
fn every_screen_can_be_used_at_every_size() {
    let mut game = Game::at_title();
    let mut settings = game.world().resource_mut::<Settings>();
    (settings.animation, settings.reduced_motion) = (Animation::Off, Motion::Reduced);
    let mut faults = Vec::new();
    for language in Language::ALL {
        for ([width, height], scale) in SIZES {
            game.world().resource_mut::<Speech>().speak(language);
            game.world().resource_mut::<Settings>().scale = scale.try_into().expect("within range");
            game.resize(width, height);
            let mut look = |game: &mut Game, what: &str, board: bool| {
                let what = format!("{} {width}x{height} at {scale} %: {what}", language.name());
                let found = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                    all_is_reached(game, &what);
                    if board {
                        board_is_free(game, &what);
                    }
                }));
                if let Err(fault) = found {
                    faults.push(fault.downcast_ref::<String>().cloned().unwrap_or_default());
                }
            };
            walk(&mut game, &mut look);
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
