//! Title and set-up: every game is three clicks away, or a few keys.

use bergerie::app::loading::Screen;
use bergerie::rules::Seat;
use bergerie::words::Language;
use bevy::prelude::*;

use crate::eyes::{HOUSE, PLAY};
use crate::harness::{Game, Setup};
use crate::undo::SHORTEST;

/// The games, by what the title calls them, and the rules they begin with.
const GAMES: [(&str, &str, &str); 3] = [
    ("L’Enclos", "enclos", "french"),
    ("Barricade", "barricade", "classic"),
    ("Tigers & Sheep", "tigers", "french"),
];

#[test]
fn every_game_is_two_clicks_away() {
    for (name, game, rules) in GAMES {
        let mut seen = Game::at_title();
        seen.click_button(name);
        assert_eq!(seen.screen(), Screen::SetUp, "{name}");
        assert!(seen.heard().commands.is_empty(), "{name}: nothing has begun");
        seen.click_button(PLAY);
        assert_eq!(seen.screen(), Screen::Match, "{name}");
        let line = seen.table().line();
        assert_eq!((line.game(), line.rules().as_str()), (game, rules));
        assert_eq!(seen.table().game().tag("Seats"), None, "nobody has said a name");
    }
}

#[test]
fn every_game_begins_by_keys_alone() {
    for (name, game, _) in GAMES {
        let mut seen = Game::at_title();
        seen.press_by_keys(&[name]);
        assert_eq!(seen.screen(), Screen::SetUp, "{name}");
        // Nothing is chosen: Enter does what one most likely wants.
        seen.key(KeyCode::Enter);
        seen.settle();
        assert_eq!(seen.screen(), Screen::Match, "{name}");
        assert_eq!(seen.table().line().game(), game);
    }
}

#[test]
fn names_are_typed_shown_and_recorded() {
    let mut game = Game::at_title();
    game.click_button("L’Enclos");
    let field = game.first_button("Name");
    game.click(field);
    game.type_text("Anna");
    assert!(game.reads("Anna"), "{:?}", game.words());
    // Enter ends the name, and does not begin the match yet.
    game.key(KeyCode::Enter);
    game.settle();
    assert_eq!(game.screen(), Screen::SetUp);
    game.click_button(PLAY);
    assert_eq!(game.table().game().tag("Seats"), Some("Anna,human"));
    assert!(game.reads("Anna (White) to move"), "{:?}", game.words());
    for (number, turn) in SHORTEST.iter().enumerate() {
        game.tap_turn(turn);
        if number == 0 {
            assert!(game.reads("Black to move"), "{:?}", game.words());
        }
    }
    assert!(game.reads("Anna (White) wins"), "{:?}", game.words());
    game.click_button("Rematch");
    assert_eq!(game.table().game().tag("Seats"), Some("Anna,human"), "Anna still sits there");
    assert!(game.reads("Anna (White) to move"), "{:?}", game.words());
    // The next set-up remembers her.
    game.click_button(HOUSE);
    game.click_button("L’Enclos");
    assert!(game.reads("Anna"), "{:?}", game.words());
}

#[test]
fn who_types_a_name_presses_no_shortcuts() {
    let mut game = Game::at_title();
    game.click_button("L’Enclos");
    let field = game.first_button("Name");
    game.click(field);
    game.type_text("z -+");
    assert!(game.reads("z -+"), "{:?}", game.words());
    game.key(KeyCode::Home);
    game.key(KeyCode::Tab);
    game.key(KeyCode::Tab);
    // Escape leaves the field first, then the screen.
    game.key(KeyCode::Escape);
    game.settle();
    assert_eq!(game.screen(), Screen::SetUp);
    game.key(KeyCode::Escape);
    game.settle();
    assert_eq!(game.screen(), Screen::Title);
    assert!(game.heard().commands.is_empty());
}

#[test]
fn boards_players_and_toggles_reach_the_rules() {
    let mut game = Game::open(Setup { size: [1280, 1600], ..default() });
    game.click_button("Barricade");
    game.click_button("Saint-Marcoise for 6, French rules");
    let five = game.exact_button("5");
    game.click(five);
    game.settle();
    game.click_button("Fine points");
    game.click_left_of("A 6 throws again");
    assert!(game.reads("Fine points (one changed)"), "{:?}", game.words());
    let first_seat = game.exact_button("the first player");
    game.click(first_seat);
    game.settle();
    game.click_button(PLAY);
    let line = game.table().line();
    assert_eq!(line.rules(), "saint-marcoise-6,players=5,six_again=off,start=first_seat");
    assert_eq!(line.seats(), 5);
    assert!(!line.undecided());
    // It is all remembered, and undone at a click.
    game.click_button(HOUSE);
    game.click_button("Barricade");
    game.click_button("Fine points (2 changed)");
    game.click_button("Undo all changes");
    game.click_button(PLAY);
    assert_eq!(game.table().line().rules(), "saint-marcoise-6,players=5");
}

#[test]
fn numbers_are_stepped_within_their_range() {
    let mut game = Game::open(Setup { size: [1280, 1600], ..default() });
    game.click_button("Tigers & Sheep");
    game.click_button("Fine points");
    // The buttons of the number stand right above its explanation, which a
    // change may move.
    let at = |game: &Game, sign: &str| {
        let about = game.text("How many sheep the tigers must have eaten").rect;
        let above = |text: &crate::eyes::Text| {
            text.rect.bottom() < about.top() && text.rect.top() > about.top() - 60.0
        };
        let found = game.texts().iter().find(|text| text.text == sign && above(text));
        let centre = found.unwrap_or_else(|| panic!("no {sign}: {:?}", game.words())).rect.center();
        Vec2::new(centre.x, centre.y)
    };
    for _ in 0..8 {
        let minus = at(&game, "−");
        game.click(minus);
        game.settle();
    }
    assert!(game.reads("one changed"), "{:?}", game.words());
    game.click_button(PLAY);
    assert_eq!(game.table().line().rules(), "french,target=1", "no step leads below the least");
}

#[test]
fn lots_and_haircuts_seat_people_anew() {
    let mut game = Game::at_title();
    game.click_button("L’Enclos");
    let first = game.first_button("Name");
    game.click(first);
    game.type_text("Anna");
    // Past the list that tells a person from the computer.
    game.key(KeyCode::Tab);
    game.key(KeyCode::Tab);
    game.type_text("Ben");
    game.click_button("Who was shorn last");
    game.click_button(PLAY);
    assert_eq!(game.screen(), Screen::SetUp, "there is a question first");
    assert!(game.reads("Who had a haircut most recently?"), "{:?}", game.words());
    // A second thought: Escape leads back to the set-up alone.
    game.key(KeyCode::Escape);
    game.settle();
    assert!(!game.reads("haircut") && game.screen() == Screen::SetUp);
    game.click_button(PLAY);
    game.press_by_keys(&["Ben"]);
    assert_eq!(game.table().game().tag("Seats"), Some("Ben,Anna"));
    assert!(game.reads("Ben (White) to move"), "{:?}", game.words());
    // By lot, sooner or later, either of them is White.
    let mut seen = std::collections::BTreeSet::new();
    for pause in 0..40 {
        game.click_button(HOUSE);
        game.step(pause);
        game.click_button("L’Enclos");
        game.click_button("Draw lots");
        game.click_button(PLAY);
        seen.insert(game.table().participant(Seat(0)).name().map(str::to_owned));
        if seen.len() == 2 {
            return;
        }
    }
    panic!("the lot always falls on {seen:?}");
}

#[test]
fn the_set_up_speaks_french_and_fits_a_phone() {
    for (name, ..) in [("L’Enclos", 0), ("Barricade", 0), ("Tigres & Moutons", 0)] {
        let setup = Setup { size: [360, 640], language: Language::French, ..default() };
        let mut game = Game::open(setup);
        game.click_button(name);
        assert!(game.reads("Qui commence"), "{:?}", game.words());
        let panel = game.panel("set-up");
        assert!(panel.left() >= 0.0 && panel.right() <= 360.0, "{panel:?}");
        assert!(panel.top() >= 0.0 && panel.bottom() <= 640.0, "{panel:?}");
        for text in game.texts().iter().filter(|text| text.clip.intersects(text.rect)) {
            let inside = text.rect.left() >= panel.left() && text.rect.right() <= panel.right();
            assert!(inside, "{:?} at {:?}", text.text, text.rect);
        }
        game.click_button(PLAY);
        assert_eq!(game.screen(), Screen::Match);
    }
}

#[test]
fn the_house_leads_back_and_the_window_closes() {
    let mut game = Game::at_title();
    game.click_button("Barricade");
    game.click_button(HOUSE);
    assert_eq!(game.screen(), Screen::Title);
    game.click_button("Barricade");
    game.close();
    assert_eq!(game.heard().exits.first(), Some(&AppExit::Success));
}

#[test]
fn seats_of_the_command_line_are_taken() {
    let game = Game::open(Setup { in_match: true, seats: &["Anna", "human"], ..default() });
    assert!(game.reads("Anna (White) to move"), "{:?}", game.words());
    assert_eq!(game.table().game().tag("Seats"), Some("Anna,human"));
}
