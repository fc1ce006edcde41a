//! The settings: kept, tolerant, and each of them does something.

use bergerie::app::Care;
use bergerie::app::keeping::storage::{Memory, Storage};
use bergerie::app::loading::Screen;
use bergerie::app::settings::{Animation, Colours, Confirm, Motion, Settings, SystemMotion, Tongue};
use bergerie::app::sound::Volumes;
use bergerie::app::stage::{Glide, Mood, Pace, Quality, Tier, TurnToSeat};
use bergerie::app::table::{Command, ThrowsBack};
use bergerie::words::Language;
use bevy::prelude::*;
use bevy::window::{MonitorSelection, WindowMode};

use crate::eyes::{BOOK, CROSS, GEAR, PLAY};
use crate::harness::{Game, Setup};

fn opened(storage: &Memory) -> Game {
    Game::open(Setup { storage: Box::new(storage.clone()), language_asked: false, ..default() })
}

/// What the file of the settings says.
fn file(storage: &impl Storage) -> String {
    let bytes = storage.read("settings.json").expect("it is memory");
    bytes.map_or_else(String::new, |bytes| String::from_utf8(bytes).expect("it is text"))
}

/// Chooses what is called just `name`: on the page, if that is open, for it lies above all else.
fn choose(game: &mut Game, name: &str) {
    let found = game.texts().iter().rfind(|text| text.text == name).map(|text| text.rect.center());
    let at = found.unwrap_or_else(|| panic!("no {name}: {:?}", game.words()));
    game.click(Vec2::new(at.x, at.y));
    game.settle();
}

/// Chooses what is called just `name`, the first of those below the heading.
fn choose_below(game: &mut Game, heading: &str, name: &str) {
    let below = game.text(heading).rect.bottom();
    let under = |text: &&crate::eyes::Text| text.text == name && text.rect.top() > below;
    let at = game.texts().iter().filter(under).map(|text| text.rect.center());
    let at = at.min_by(|one, other| one.y.total_cmp(&other.y)).expect("there is one");
    game.click(Vec2::new(at.x, at.y));
    game.settle();
}

/// A window so high that no page has to scroll.
const HIGH: [u32; 2] = [1280, 2200];

#[test]
fn what_is_chosen_is_there_after_a_restart() {
    let memory = Memory::default();
    let mut game = opened(&memory);
    game.click_button(GEAR);
    choose(&mut game, "Français");
    assert!(game.reads("Réglages"), "{:?}", game.words());
    choose(&mut game, "Rapide");
    drop(game);
    let game = opened(&memory);
    assert!(game.reads("Trois jeux"), "{:?}", game.words());
    assert_eq!(game.app.world().resource::<Pace>(), &Pace(2.0));
    assert_eq!(
        file(&memory),
        "{\n  \"animation\": \"fast\",\n  \"language\": \"fr\",\n  \"version\": 2\n}\n"
    );
}

#[test]
fn the_whole_screen_is_given_and_given_back() {
    let mut game = Game::open(Setup { size: HIGH, ..default() });
    let mode = |game: &mut Game| {
        let mut windows = game.world().query::<&Window>();
        windows.single(game.app.world()).expect("there is one window").mode
    };
    game.click_button(GEAR);
    game.click_left_of("Full screen");
    assert_eq!(mode(&mut game), WindowMode::BorderlessFullscreen(MonitorSelection::Current));
    game.key(KeyCode::F11);
    game.settle();
    assert_eq!(mode(&mut game), WindowMode::Windowed);
    game.click_left_of("Full screen");
    assert_ne!(mode(&mut game), WindowMode::Windowed, "the switch has followed the key");
}

#[test]
fn nobody_who_chose_nothing_has_a_file() {
    let memory = Memory::default();
    let mut game = opened(&memory);
    game.click_button(GEAR);
    game.key(KeyCode::Escape);
    game.settle();
    assert_eq!(memory.list(), Ok(vec![]));
}

#[test]
fn the_command_line_speaks_louder_than_the_settings_for_once() {
    let mut memory = Memory::default();
    memory.write("settings.json", br#"{"language": "fr", "animation": "off"}"#).expect("it is memory");
    let storage = Box::new(memory.clone());
    let game = Game::open(Setup { storage, language: Language::English, ..default() });
    assert!(game.reads("Three French board games"), "{:?}", game.words());
    assert_eq!(game.app.world().resource::<Pace>(), &Pace::AT_ONCE, "all else is as it was chosen");
    assert!(file(&memory).contains("\"fr\""));
}

#[test]
fn the_title_chooses_the_language_for_good() {
    let memory = Memory::default();
    let mut game = opened(&memory);
    choose(&mut game, "Français");
    choose(&mut game, "English");
    choose(&mut game, "Français");
    assert!(file(&memory).contains("\"language\": \"fr\""), "{}", file(&memory));
}

#[test]
fn every_setting_reaches_what_it_sets() {
    let mut game = Game::open(Setup { size: HIGH, ..default() });
    game.click_button(GEAR);
    choose(&mut game, "Reduced");
    choose(&mut game, "Always");
    game.click_left_of("Turn the table");
    game.click_left_of("Throws can be taken back");
    for (channel, loudness) in [("Sounds", "25%"), ("Animals", "Off"), ("Music", "75%")] {
        choose_below(&mut game, channel, loudness);
    }
    choose(&mut game, "Slow");
    let world = game.app.world();
    assert_eq!(world.resource::<Glide>(), &Glide(false));
    assert_eq!(world.resource::<Care>(), &Care::Always);
    assert_eq!(world.resource::<TurnToSeat>(), &TurnToSeat(true));
    assert_eq!(world.resource::<ThrowsBack>(), &ThrowsBack(true));
    assert_eq!(world.resource::<Volumes>(), &Volumes { effects: 0.25, voices: 0.0, music: 0.75 });
    assert_eq!(world.resource::<Pace>(), &Pace(0.5));
    assert_eq!(world.resource::<Mood>(), &Mood::Day);
    for (name, mood) in [("Winter", Mood::Winter), ("Sunset", Mood::Dusk), ("Afternoon", Mood::Day)] {
        choose(&mut game, name);
        assert_eq!(game.app.world().resource::<Mood>(), &mood);
    }
    let device = game.app.world().resource::<Quality>().device;
    for (name, tier) in
        [("High", Tier::High), ("Low", Tier::Low), ("Medium", Tier::Medium), ("As the device", device)]
    {
        choose(&mut game, name);
        assert_eq!(game.app.world().resource::<Quality>().tier(), tier, "{name}");
    }
    choose(&mut game, "At once");
    assert_eq!(game.app.world().resource::<Pace>(), &Pace::AT_ONCE);
}

#[test]
fn motion_is_reduced_as_the_system_wishes_unless_somebody_has_chosen() {
    let mut game = Game::open(Setup { size: HIGH, ..default() });
    let glides = |game: &Game| game.app.world().resource::<Glide>().0;
    assert!(glides(&game));
    game.world().insert_resource(SystemMotion { reduced: true });
    game.step(2);
    assert!(!glides(&game));
    game.click_button(GEAR);
    choose(&mut game, "Gliding");
    assert!(glides(&game));
    choose(&mut game, "As the system");
    assert!(!glides(&game));
    game.world().insert_resource(SystemMotion { reduced: false });
    game.step(2);
    assert!(glides(&game));
    choose(&mut game, "Reduced");
    assert!(!glides(&game));
}

#[test]
fn high_contrast_is_the_panels_too() {
    let mut game = Game::open(Setup { size: HIGH, ..default() });
    let frame = |game: &mut Game| {
        game.egui().style_of(bevy_egui::egui::Theme::Light).visuals.widgets.inactive.bg_stroke
    };
    let plain = frame(&mut game);
    game.click_button(GEAR);
    choose(&mut game, "High contrast");
    let framed = frame(&mut game);
    assert!(framed.width >= 2.0 && framed.color == bevy_egui::egui::Color32::BLACK, "{framed:?}");
    choose(&mut game, "Standard");
    assert_eq!(frame(&mut game), plain);
}

#[test]
fn at_once_means_that_nothing_moves() {
    let mut memory = Memory::default();
    memory.write("settings.json", br#"{"animation": "off", "reduced_motion": true}"#).expect("it is memory");
    let mut game = Game::open(Setup { storage: Box::new(memory), in_match: true, ..default() });
    let before = game.poses();
    for spot in ["d5", "e5", "e4/f4"] {
        let spot = game.spot(spot);
        game.world().write_message(Command::Touch(spot));
        game.step(1);
        assert!(!game.is_moving());
    }
    game.step(1);
    let moved: Vec<_> = game.poses().into_iter().filter(|(piece, at)| before[piece] != *at).collect();
    assert_eq!(moved.len(), 2, "a sheep and a fence are where they go: {moved:?}");
}

#[test]
fn slow_takes_twice_as_long() {
    let frames = |animation: &str| {
        let mut memory = Memory::default();
        let text = format!(r#"{{"animation": "{animation}"}}"#);
        memory.write("settings.json", text.as_bytes()).expect("it is memory");
        let mut game = Game::open(Setup { storage: Box::new(memory), in_match: true, ..default() });
        game.touch("d5");
        game.touch("e5");
        (0..600)
            .take_while(|_| {
                game.step(1);
                game.is_moving()
            })
            .count() as f32
    };
    let (fast, normal, slow) = (frames("fast"), frames("normal"), frames("slow"));
    assert!(normal > 10.0, "{normal}");
    // Two frames have passed before the first is counted.
    assert!(((fast + 2.0) / (normal + 2.0) - 0.5).abs() < 0.15, "{fast} of {normal}");
    assert!(((slow + 2.0) / (normal + 2.0) - 2.0).abs() < 0.15, "{slow} of {normal}");
}

#[test]
fn a_broken_file_is_told_and_kept_aside() {
    let mut memory = Memory::default();
    memory.write("settings.json", b"{\"language\": \"fr\"").expect("it is memory");
    let storage = Box::new(memory.clone());
    let mut game = Game::open(Setup { storage, ..default() });
    assert!(game.reads("The settings cannot be read"), "{:?}", game.words());
    assert_eq!(memory.read("settings-aside.json"), Ok(Some(b"{\"language\": \"fr\"".to_vec())));
    game.click_button(CROSS);
    game.click_button(GEAR);
    choose(&mut game, "Fast");
    assert!(file(&memory).contains("fast"));
    assert_eq!(memory.read("settings-aside.json"), Ok(Some(b"{\"language\": \"fr\"".to_vec())));
}

#[test]
fn the_page_opens_and_closes_by_keys_on_every_screen() {
    let mut game = Game::at_title();
    for screen in [Screen::Title, Screen::SetUp, Screen::Match] {
        assert_eq!(game.screen(), screen);
        game.heard();
        for close in [KeyCode::F2, KeyCode::Escape] {
            game.key(KeyCode::F2);
            game.settle();
            assert!(game.reads("Speed on the board"), "{screen:?}: {:?}", game.words());
            game.key(close);
            game.settle();
            assert!(!game.reads("Speed on the board"), "{screen:?}: {:?}", game.words());
        }
        assert_eq!((game.screen(), game.heard().commands), (screen, vec![]));
        match screen {
            Screen::Title => game.click_button("L’Enclos"),
            Screen::SetUp => game.click_button(PLAY),
            _ => {}
        }
    }
}

#[test]
fn the_page_is_one_with_the_rules() {
    let mut game = Game::in_match();
    game.click_button(GEAR);
    game.key(KeyCode::F1);
    game.settle();
    assert!(!game.reads("Speed on the board"), "the rules lie there now: {:?}", game.words());
    game.key(KeyCode::Escape);
    game.settle();
    game.click_button(BOOK);
    assert!(!game.reads("Speed on the board"));
}

#[test]
fn settings_are_chosen_by_keys_alone() {
    let mut game = Game::open(Setup { size: HIGH, ..default() });
    game.key(KeyCode::F2);
    game.settle();
    game.press_by_keys(&["Slow"]);
    assert_eq!(game.app.world().resource::<Pace>(), &Pace(0.5));
}

#[test]
fn the_page_fits_a_phone_and_the_largest_size() {
    for (size, scale) in [([360, 640], 200), ([1280, 720], 200), ([360, 640], 80), ([640, 360], 200)] {
        let mut memory = Memory::default();
        memory.write("settings.json", format!(r#"{{"scale": {scale}}}"#).as_bytes()).expect("it is memory");
        let storage = Box::new(memory);
        let mut game = Game::open(Setup { size, storage, language: Language::French, ..default() });
        game.key(KeyCode::F2);
        game.settle();
        let zoom = game.egui().zoom_factor();
        let [width, height] = size.map(|pixels| pixels as f32 / zoom);
        assert!(width >= 339.0, "{size:?} at {scale}: {width} points across");
        assert!(game.reads("Réglages"), "{:?}", game.words());
        for text in game.texts().iter().filter(|text| text.clip.intersects(text.rect)) {
            let inside = text.rect.left() >= 0.0 && text.rect.right() <= width;
            assert!(inside, "{size:?} at {scale}: {:?} at {:?}", text.text, text.rect);
        }
        let heading = game.text("Réglages").rect;
        assert!(heading.top() >= 0.0 && heading.bottom() <= height, "{size:?} at {scale}: {heading:?}");
    }
}

#[test]
fn at_twice_the_size_a_click_still_means_what_lies_there() {
    let mut memory = Memory::default();
    memory.write("settings.json", br#"{"scale": 170}"#).expect("it is memory");
    let mut game = Game::open(Setup { storage: Box::new(memory), in_match: true, ..default() });
    assert_eq!(game.egui().zoom_factor(), 1.7);
    // A spot that no panel covers is touched.
    game.click_spot("d5");
    let board = game.table().board();
    assert_eq!(game.table().made(), [board.find("d5").expect("a field")]);
    // The tools lie below on the left, and are pressed at their pixels.
    let gear = game.button(GEAR) * 1.7;
    game.click(gear);
    game.settle();
    assert!(game.reads("Speed on the board"), "{:?}", game.words());
}

#[test]
fn fields_are_named_and_pieces_signed_only_where_it_is_wished() {
    let fields = |game: &Game| game.texts().iter().filter(|text| text.text == "d4").count();
    let mut game = Game::open(Setup { size: HIGH, in_match: true, ..default() });
    assert_eq!(fields(&game), 0);
    game.click_button(GEAR);
    game.click_left_of("Names of the fields");
    game.click_left_of("Signs on the pieces");
    game.key(KeyCode::Escape);
    game.settle();
    assert_eq!(fields(&game), 1, "{:?}", game.words());
    // The name lies on its field, as it is seen.
    let (name, field) = (game.exact_button("d4"), game.pixel("d4"));
    assert!(name.distance(field) < 40.0, "{name} {field}");
}

#[test]
fn settings_of_the_first_version_are_read_for_ever() {
    let mut memory = Memory::default();
    let kept = include_bytes!("../fixtures/v1/settings.json");
    memory.write("settings.json", kept).expect("it is memory");
    let game = opened(&memory);
    let chosen = Settings {
        language: Tongue::French,
        scale: 140.try_into().expect("within range"),
        animation: Animation::Slow,
        reduced_motion: Motion::Reduced,
        confirm: Confirm::Unsure,
        // It was how loud everything was.
        effects: 50.try_into().expect("within range"),
        voices: 50.try_into().expect("within range"),
        music: 50.try_into().expect("within range"),
        turn_to_seat: true,
        throws_back: true,
        coordinates: true,
        piece_marks: true,
        colours: Colours::HighContrast,
        // What came later is as if nobody had chosen.
        ..default()
    };
    assert_eq!(game.app.world().resource::<Settings>(), &chosen);
    assert_eq!(memory.read("settings.json"), Ok(Some(kept.to_vec())), "nothing was chosen anew");
}
