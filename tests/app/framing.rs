//! What the camera shows: the whole board, on windows of all shapes, beside the panels.

use bergerie::app::language::Speech;
use bergerie::app::stage::spot_point;
use bergerie::app::table::Command;
use bergerie::record::Match;
use bergerie::rules::{GAMES, SpotKind, choices};
use bergerie::words::Language;
use bevy::prelude::*;
use bevy_egui::egui;

use crate::harness::{Game, Setup};
use crate::layout::fits;

/// A phone upright and held across, a small one, a laptop, and a very large screen.
const SIZES: [[f32; 2]; 6] =
    [[360.0, 640.0], [640.0, 360.0], [480.0, 360.0], [800.0, 600.0], [1280.0, 720.0], [3840.0, 2160.0]];

/// All boards: the game and its rules, for as many players as there may be.
fn boards() -> Vec<(&'static str, String)> {
    let mut all: Vec<(&str, &str, String)> = Vec::new();
    for &game in GAMES {
        for preset in choices(game, "").expect("a game has rules").presets {
            let full = (2..=6).rev().map(|players| format!("{preset},players={players}"));
            let rules = full.chain([(*preset).to_owned()]).find(|rules| choices(game, rules).is_ok());
            let record = Match::new(game, &rules.clone().expect("the preset exists"), None);
            let name = record.expect("a match").line().board().name;
            if all.iter().all(|(other, ..)| *other != name) {
                all.push((name, game, rules.expect("the preset exists")));
            }
        }
    }
    all.into_iter().map(|(_, game, rules)| (game, rules)).collect()
}

/// The places on the window of all that is played on, and the part of the window it takes.
fn places(game: &mut Game) -> (Vec<egui::Pos2>, Vec2) {
    let needed = |kind| matches!(kind, SpotKind::Field | SpotKind::Passage | SpotKind::Die);
    let board = game.table().board();
    let spots: Vec<_> = board.iter().filter(|(_, info)| needed(info.kind)).map(|(spot, _)| spot).collect();
    let points: Vec<_> =
        spots.into_iter().map(|spot| spot_point(game.table(), spot).expect("a place")).collect();
    let places: Vec<Vec2> = points.into_iter().map(|point| game.project(point)).collect();
    let least = places.iter().copied().reduce(Vec2::min).expect("spots");
    let most = places.iter().copied().reduce(Vec2::max).expect("spots");
    (places.into_iter().map(|at| egui::pos2(at.x, at.y)).collect(), most - least)
}

#[test]
fn every_board_is_seen_whole_and_beside_the_panels() {
    let boards = boards();
    assert_eq!(boards.len(), 5, "{boards:?}");
    let mut game = Game::at_title();
    for (name, rules) in boards {
        game.world().write_message(Command::New { game: name.into(), rules: rules.clone() });
        game.settle();
        for [width, height] in SIZES {
            game.resize(width, height);
            let what = format!("{name} {rules} {width}x{height}");
            let (places, extent) = places(&mut game);
            let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(width, height)).shrink(4.0);
            let panels = game.panels();
            for at in &places {
                assert!(window.contains(*at), "{what}: {at} is outside");
                let over = panels.iter().find(|panel| panel.rect.contains(*at));
                assert!(over.is_none(), "{what}: {over:?} over {at}");
            }
            // What panels leave free is used: the board is as wide or as high as it can be.
            let used = (extent / Vec2::new(width, height)).max_element();
            println!("{what}: {:.0} % of the window", used * 100.0);
            // On the smallest windows buttons are as large as fingers all the same, and
            // beside the tigers' board pen and tray take room as well.
            let least = if name == "tigers" { 0.28 } else { 0.42 };
            assert!(used > least, "{what}: the board takes {used} of the window");
        }
    }
}

/// All that is played on is seen, and no panel lies over any of it.
pub fn board_is_free(game: &mut Game, what: &str) {
    let (places, _) = places(game);
    let window = game.egui().viewport_rect();
    let zoom = game.egui().zoom_factor();
    let panels = game.panels();
    for at in places.into_iter().map(|at| at / zoom) {
        assert!(window.contains(at), "{what}: {at} is outside");
        let over = panels.iter().find(|panel| panel.rect.contains(at));
        assert!(over.is_none(), "{what}: {over:?} over {at}");
    }
}

/// Panels as they are when they say most stay small, too.
#[test]
fn panels_leave_small_windows_to_the_board() {
    let mut game = Game::open(Setup { language: Language::French, ..default() });
    for (name, rules, position) in [
        ("enclos", "", None),
        ("tigers", "", Some("..SS.SSSS.SSSST.TS.TSS.T. S 3 4")),
        ("tigers", "", Some("TTSSST.SSSSSSSSSSSSSSSSST T 0 0")),
        ("barricade", "classic,start=first_seat", None),
        ("barricade", "saint-marcoise-6,players=6,start=first_seat", None),
    ] {
        game.world().write_message(Command::Open(Match::new(name, rules, position).expect("a match")));
        game.settle();
        for [width, height] in [[360.0, 640.0], [640.0, 360.0], [480.0, 360.0]] {
            for language in Language::ALL {
                game.world().resource_mut::<Speech>().speak(language);
                game.resize(width, height);
                let what = format!("{name} {rules} {} {width}x{height}", language.name());
                fits(&mut game, &what);
                let covered: f32 = game.panels().iter().map(|panel| panel.rect.area()).sum();
                let part = covered / (width * height);
                println!("{what}: {:.0} % covered", 100.0 * part);
                assert!(part < 0.45, "{what}: {part} of the window is covered");
            }
        }
    }
}

#[test]
fn pen_and_tray_are_seen_to_their_walls() {
    for size in [[1280, 720], [1024, 768], [1920, 1080]] {
        let mut game = Game::open(Setup { size, in_match: true, game: "tigers", ..default() });
        let window = Rect::from_corners(Vec2::ZERO, Vec2::from(size.map(|side| side as f32)));
        // Pen and tray lie 4.45 to either side and measure 2.7 by 5.7.
        for (x, z) in [(-5.8, -2.85), (-5.8, 2.85), (5.8, -2.85), (5.8, 2.85)] {
            let at = game.project(Vec3::new(x, 0.2, z));
            assert!(window.contains(at), "{x}, {z} is seen at {at} in {window:?}");
        }
    }
}
