//! A file is missing or broken: the game says so, and stays.

use std::fs;
use std::path::{Path, PathBuf};

use bergerie::app::loading::{Loading, Screen};
use bergerie::app::table::Command;
use bergerie::words::Language;
use bevy::prelude::*;

use crate::harness::{Game, Setup};

/// A copy of the assets in which `spoil` has changed the file at `path`.
fn spoilt(path: &str, spoil: fn(&Path)) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(path.replace('/', "-"));
    let _ = fs::remove_dir_all(&folder);
    let from = Setup::default().assets;
    for kind in ["models", "textures", "sounds"] {
        fs::create_dir_all(folder.join(kind)).expect("a folder can be made");
        for file in fs::read_dir(from.join(kind)).expect("a folder of assets") {
            let file = file.expect("a file").path();
            let name = file.file_name().expect("it has a name");
            fs::copy(&file, folder.join(kind).join(name)).expect("it can be copied");
        }
    }
    spoil(&folder.join(path));
    folder
}

fn remove(path: &Path) {
    fs::remove_file(path).expect("there is such a file");
}

fn cut_short(path: &Path) {
    let bytes = fs::read(path).expect("there is such a file");
    fs::write(path, &bytes[..bytes.len() / 3]).expect("it can be written");
}

/// Opens the game with these assets: it names the file, and goes on showing that.
fn names(path: &str, spoil: fn(&Path), language: Language, sentence: &str) {
    let assets = spoilt(path, spoil);
    let mut game = Game::open(Setup { assets, language, ..default() });
    game.step(100);
    assert_eq!(game.screen(), Screen::Loading, "{path}");
    assert_eq!(game.app.world().resource::<Loading>().missing(), Some(path));
    let shown = game.text(sentence);
    assert!(shown.text.contains(path), "{shown:?}");
    assert!(game.heard().exits.is_empty(), "{path}");
    game.close();
    assert_eq!(game.heard().exits.first(), Some(&AppExit::Success), "{path}");
}

#[test]
fn a_missing_file_is_named() {
    names("models/sheep_white.glb", remove, Language::English, "cannot be read, so the game cannot begin");
    names("textures/grass_normal.jpg", remove, Language::French, "Impossible de lire le fichier");
    names("textures/felt_albedo.jpg", remove, Language::English, "cannot be read");
    names("sounds/hop_1.ogg", remove, Language::English, "cannot be read");
}

#[test]
fn a_broken_file_is_named() {
    names("models/table.glb", cut_short, Language::English, "cannot be read");
    names("textures/tiger_albedo.png", cut_short, Language::French, "Impossible de lire le fichier");
}

#[test]
fn a_file_that_is_something_else_is_named() {
    let rubbish = |path: &Path| fs::write(path, "not a model").expect("it can be written");
    names("models/enclos_fence.glb", rubbish, Language::English, "cannot be read");
    names("textures/wood_albedo.jpg", rubbish, Language::English, "cannot be read");
}

/// The title does without this file; its board is drawn from others.
fn plays_without(path: &str, spoil: fn(&Path), preset: &str) {
    let mut game = Game::open(Setup { assets: spoilt(path, spoil), ..Setup::default() });
    game.settle();
    assert_eq!(game.screen(), Screen::Title);
    assert!(game.reads(path) && game.reads("drawn plainly"), "{:?}", game.words());
    let (name, rules) = preset.split_once(' ').unwrap_or((preset, ""));
    game.world().write_message(Command::New { game: name.into(), rules: rules.into() });
    game.settle();
    assert_eq!(game.screen(), Screen::Match);
    let drawn = game.world().query::<&Mesh3d>().iter(game.app.world()).count();
    assert!(drawn > 20, "{drawn} meshes");
    assert!(!game.table().next().is_empty());
}

#[test]
fn a_board_whose_file_is_missing_or_broken_is_drawn_plainly() {
    plays_without("models/saint_marcoise_4.glb", remove, "barricade saint-marcoise-4");
    plays_without("models/enclos_board.glb", cut_short, "enclos");
}
