//! Every reason that Barricade can give for refusing a touch or a text.

use std::collections::BTreeSet;

use bergerie::rules::{Touch, open};

use crate::common::spots;
use crate::refusal::{self, Case, Touches, case, said};

/// Red to throw.
const START: &str =
    "BAR1 classic houses=0,3 turn=0 pawns=h,h,h,h,h/h,h,h,h,h bars=9,28,37,40,47,51,73,77,81,85,89";
/// Red has a 4, and pawns beside each other and below a barricade.
const FOUR: &str = "BAR1 classic houses=0,3 turn=0 pawns=h,h,91,97,100/h,h,h,81,101 bars=9,28,37,40,47,51,73,77,81,85,89 die=4";
/// A pawn that stands on a barricade has a 1.
const ON_BARRICADE: &str =
    "BAR1 classic houses=0,3 turn=0 pawns=h,h,h,h,77/h,h,h,h,60 bars=9,28,37,40,47,51,73,77,81,85,89 die=1";
/// A pawn below a barricade has a 1.
const BELOW_BARRICADE: &str =
    "BAR1 classic houses=0,3 turn=0 pawns=h,h,h,h,91/h,h,h,h,60 bars=9,28,37,40,47,51,73,77,81,85,89 die=1";
/// All pawns of Red are out, and shut in.
const SHUT: &str =
    "BAR1 classic houses=0,3 turn=0 pawns=1,2,3,18,20/h,h,h,h,h bars=4,21,37,40,47,51,73,77,81,85,89 die=6";
/// One pawn is shut in, the others are out too.
const STUCK: &str = "BAR1 classic houses=0,3 turn=0 pawns=18,60,61,62,63/h,h,h,h,h bars=1,20,37,40,47,51,73,77,81,85,89 die=3";
/// A pawn waits on the entry field, and Red has a 1.
const ENTRY: &str =
    "BAR1 classic houses=0,3 turn=0 pawns=h,h,h,h,97/h,h,h,h,h bars=9,28,37,40,47,51,73,77,81,85,89 die=1";
const OVER: &str =
    "BAR1 classic houses=0,3 turn=0 pawns=h,h,h,h,0/h,h,h,h,h bars=9,28,37,40,47,51,73,77,81,85,89";

const TOUCHED: &[Case<Touches>] = &[
    case("classic", START, (&[], "97"), "barricade-throw-first", &["die"]),
    case("classic", START, (&[], "red"), "barricade-throw-first", &["die"]),
    case("classic", FOUR, (&[], "die"), "barricade-no-pass die=4", &["die"]),
    case("classic", FOUR, (&["97"], "die"), "barricade-no-pass die=4", &["die"]),
    case("classic", FOUR, (&[], "95"), "barricade-no-pawn field=95", &["95"]),
    case("classic", FOUR, (&[], "73"), "barricade-not-alone field=73", &["73"]),
    case("classic", FOUR, (&[], "81"), "barricade-other-pawn field=81 side=side-blue", &["81"]),
    case("classic", FOUR, (&[], "blue"), "barricade-other-house side=side-blue", &["blue"]),
    case("classic", FOUR, (&[], "green"), "barricade-other-house side=side-green", &["green"]),
    case("classic", FOUR, (&["97"], "99"), "barricade-wrong-count field=99 die=4", &["99"]),
    case("classic", FOUR, (&["97"], "0"), "barricade-goal-exact field=0 die=4", &["0"]),
    case("classic", FOUR, (&["91"], "80"), "barricade-cut-off field=77", &["77"]),
    case("classic", FOUR, (&["97"], "blue"), "barricade-never-home side=side-blue", &["blue"]),
    case("classic,safe_first_row=on", FOUR, (&["97"], "101"), "barricade-safe field=101", &["101"]),
    case("classic,jump_pawns=off", FOUR, (&["97"], "101"), "barricade-no-jump field=100", &["100"]),
    case("classic,six_to_leave=on", FOUR, (&[], "red"), "barricade-six-to-leave side=side-red", &["red"]),
    case("classic,six_to_leave=on", FOUR, (&["97"], "red"), "barricade-six-to-leave side=side-red", &["red"]),
    case("classic", STUCK, (&[], "18"), "barricade-stuck field=18 die=3", &["18"]),
    case("classic", STUCK, (&["60"], "18"), "barricade-stuck field=18 die=3", &["18"]),
    case("classic", STUCK, (&[], "red"), "barricade-nobody-home side=side-red", &["red"]),
    case("classic", ENTRY, (&[], "red"), "barricade-home-stuck side=side-red die=1", &["red"]),
    case("classic", SHUT, (&[], "1"), "barricade-must-pass die=6", &["die"]),
    case("classic", SHUT, (&[], "red"), "barricade-must-pass die=6", &["die"]),
    case("classic", ON_BARRICADE, (&["77", "76"], "95"), "barricade-not-on-row field=95", &["95"]),
    case("classic", ON_BARRICADE, (&["77", "76"], "0"), "barricade-not-on-goal field=0", &["0"]),
    case("classic", ON_BARRICADE, (&["77", "76"], "9"), "barricade-put-on-barricade field=9", &["9"]),
    case("classic", ON_BARRICADE, (&["77", "76"], "60"), "barricade-put-on-pawn field=60", &["60"]),
    case("classic", ON_BARRICADE, (&["77", "76"], "76"), "barricade-put-on-pawn field=76", &["76"]),
    case("classic", ON_BARRICADE, (&["77", "76"], "die"), "barricade-now-put", &["die"]),
    case("classic", ON_BARRICADE, (&["77", "76"], "red"), "barricade-now-put", &["red"]),
    case(
        "classic,forbidden_rows=2",
        ON_BARRICADE,
        (&["77", "76"], "90"),
        "barricade-not-on-row field=90",
        &["90"],
    ),
    // It must be moved: leaving it is no choice.
    case(
        "classic,barricade_optional=off",
        ON_BARRICADE,
        (&["77", "76"], "77"),
        "barricade-put-on-barricade field=77",
        &["77"],
    ),
    case(
        "classic:ravensburger",
        BELOW_BARRICADE,
        (&["91", "77"], "77"),
        "barricade-put-on-barricade field=77",
        &["77"],
    ),
    case("classic", OVER, (&[], "97"), "match-over", &[]),
    case("classic", OVER, (&[], "die"), "match-over", &[]),
];

const TYPED: &[Case<&str>] = &[
    case("classic", FOUR, "95-96", "barricade-no-pawn field=95", &["95"]),
    case("classic", FOUR, "73-74", "barricade-not-alone field=73", &["73"]),
    case("classic", FOUR, "81-80", "barricade-other-pawn field=81 side=side-blue", &["81"]),
    case("classic", FOUR, "97-100", "barricade-wrong-count field=100 die=4", &["100"]),
    case("classic", FOUR, "97-0", "barricade-goal-exact field=0 die=4", &["0"]),
    case("classic", FOUR, "h-91", "barricade-own-pawn field=91", &["91"]),
    case("classic", FOUR, "91-80", "barricade-cut-off field=77", &["77"]),
    case("classic", FOUR, "-", "barricade-no-pass die=4", &["die"]),
    case("classic", FOUR, "4:-", "barricade-no-pass die=4", &["die"]),
    case("classic", FOUR, "3:97-100", "barricade-die-lies die=4", &["die"]),
    case("classic", FOUR, "97-101 +40", "barricade-none-to-put field=40", &["40"]),
    case("classic,safe_first_row=on", FOUR, "97-101", "barricade-safe field=101", &["101"]),
    case("classic,jump_pawns=off", FOUR, "97-101", "barricade-no-jump field=100", &["100"]),
    case("classic,six_to_leave=on", FOUR, "h-90", "barricade-six-to-leave side=side-red", &["red"]),
    case("classic", STUCK, "18-1", "barricade-stuck field=18 die=3", &["18"]),
    case("classic", STUCK, "h-99", "barricade-nobody-home side=side-red", &["red"]),
    case("classic", ENTRY, "h-97", "barricade-home-stuck side=side-red die=1", &["red"]),
    case("classic", SHUT, "1-4", "barricade-must-pass die=6", &["die"]),
    case("classic", ON_BARRICADE, "77-76 +95", "barricade-not-on-row field=95", &["95"]),
    case("classic", ON_BARRICADE, "77-76 +0", "barricade-not-on-goal field=0", &["0"]),
    case("classic", ON_BARRICADE, "77-76 +9", "barricade-put-on-barricade field=9", &["9"]),
    case("classic", ON_BARRICADE, "77-76 +76", "barricade-put-on-pawn field=76", &["76"]),
    case("classic:ravensburger", BELOW_BARRICADE, "91-77", "barricade-put-missing field=77", &["77"]),
    case("classic", FOUR, "97-112", "barricade-no-field field=\"112\"", &[]),
    case("classic", FOUR, "97-0100", "barricade-no-field field=\"0100\"", &[]),
    case("classic", FOUR, "H-97", "barricade-no-field field=\"H\"", &[]),
    case("classic", FOUR, "97-101 +x", "barricade-no-field field=\"x\"", &[]),
    case("classic", FOUR, "97-101  +40", "barricade-no-field field=\"101 \"", &[]),
    case("classic", FOUR, "97 101", "barricade-move-form text=\"97 101\"", &[]),
    case("classic", FOUR, "", "barricade-move-form text=\"\"", &[]),
    case("classic", START, "97-101", "barricade-throw-missing text=\"97-101\"", &[]),
    case("classic", START, "-", "barricade-throw-missing text=\"-\"", &[]),
    case("classic", START, "7:h-97", "barricade-no-face text=\"7\"", &[]),
    case("classic", START, "0", "barricade-no-face text=\"0\"", &[]),
    case("classic", START, "04", "barricade-no-face text=\"04\"", &[]),
    case("classic", START, "4:h-97", "barricade-wrong-count field=97 die=4", &["97"]),
    case("classic", START, "roll 3 5", "barricade-no-face text=\"roll 3 5\"", &[]),
    case("classic", OVER, "4:h-90", "match-over", &[]),
];

#[test]
fn touches() {
    refusal::touches("barricade", TOUCHED);
}

#[test]
fn texts() {
    refusal::texts("barricade", TYPED);
}

#[test]
fn rolls_for_who_begins() {
    for (text, says) in [
        ("roll", "barricade-roll-form text=\"roll\""),
        ("roll 3 5 5 2 4", "barricade-roll-form text=\"roll 3 5 5 2 4\""),
        ("roll 3 5 5 2 / ", "barricade-roll-form text=\"roll 3 5 5 2 / \""),
        ("roll 3 5 4 2 / 6", "barricade-roll-form text=\"roll 3 5 4 2 / 6\""),
        ("roll 3 5 4 2 6", "barricade-roll-form text=\"roll 3 5 4 2 6\""),
        ("roll  3 5 4 2", "barricade-roll-form text=\"roll  3 5 4 2\""),
        ("roll 3 5 4 7", "barricade-no-face text=\"7\""),
        ("4:h-90", "barricade-no-face text=\"4:h-90\""),
    ] {
        let mut line = open("barricade", "classic", None).unwrap();
        let say = line.play_text(text).expect_err(text);
        assert_eq!(say.to_string(), says, "{text}");
        assert!(line.undecided() && line.begun().is_none(), "{text}");
    }
}

/// A position's text with one part replaced, and what is wrong with it.
const POSITIONS: &[(&str, &str, &str)] = &[
    ("BAR1 ", "BAR2 ", "barricade-position-form"),
    (" houses=0,3", "", "barricade-position-form"),
    ("h,h ", "h,h  ", "barricade-position-part name=\"bars\" text=\"\""),
    ("classic", "malefiz", "barricade-position-board board=\"malefiz\" own=\"classic\""),
    (
        "classic",
        "saint_marcoise_4",
        "barricade-position-other-board board=\"saint_marcoise_4\" own=\"classic\"",
    ),
    (
        "classic",
        "saint-marcoise-6",
        "barricade-position-other-board board=\"saint-marcoise-6\" own=\"classic\"",
    ),
    ("houses=", "homes=", "barricade-position-part name=\"houses\" text=\"homes=0,3\""),
    ("turn=", "turn:", "barricade-position-part name=\"turn\" text=\"turn:0\""),
    ("pawns=", "pawn=", "barricade-position-part name=\"pawns\""),
    ("bars=", "barricades=", "barricade-position-part name=\"bars\""),
    ("houses=0,3", "houses=0,4", "barricade-position-houses text=\"0,4\""),
    ("houses=0,3", "houses=3,0", "barricade-position-houses text=\"3,0\""),
    ("houses=0,3", "houses=0,0", "barricade-position-houses text=\"0,0\""),
    ("houses=0,3", "houses=0", "barricade-position-houses text=\"0\""),
    ("houses=0,3", "houses=", "barricade-position-houses text=\"\""),
    ("houses=0,3", "houses=0,03", "barricade-position-houses text=\"0,03\""),
    ("houses=0,3", "houses=0,1,3", "barricade-position-players count=2 players=3"),
    ("turn=0", "turn=2", "barricade-position-turn text=\"2\" last=1"),
    ("turn=0", "turn=00", "barricade-position-turn text=\"00\" last=1"),
    ("turn=0", "turn=-1", "barricade-position-turn text=\"-1\" last=1"),
    ("pawns=h,h,h,h,h", "pawns=h,h,h,h", "barricade-position-places side=side-red count=4"),
    ("/h,h,h,h,h", "/h,h,h,h,h,h", "barricade-position-places side=side-blue count=6"),
    ("pawns=h,h,h,h,h/", "pawns=", "barricade-position-players count=1 players=2"),
    ("pawns=h,h,h,h,h", "pawns=h,h,h,97,97", "barricade-position-two-pawns field=97"),
    ("pawns=h,h,h,h,h/h,", "pawns=h,h,h,h,97/97,", "barricade-position-two-pawns field=97"),
    ("pawns=h,h,h,h,h/h,", "pawns=h,h,h,h,0/0,", "barricade-position-two-pawns field=0"),
    ("pawns=h,h,h,h,h", "pawns=h,h,h,h,112", "barricade-no-field field=\"112\""),
    ("pawns=h,h,h,h,h", "pawns=h,h,h,h,", "barricade-no-field field=\"\""),
    ("bars=9", "bars=112", "barricade-no-field field=\"112\""),
    ("bars=9", "bars=28", "barricade-position-two-barricades field=28"),
    ("bars=9,", "bars=", "barricade-position-barricades count=10 all=11"),
    ("bars=9,", "bars=8,9,", "barricade-position-barricades count=12 all=11"),
    ("bars=9", "bars=0", "barricade-position-barred field=0"),
    ("bars=9", "bars=97", "barricade-position-barred field=97"),
    ("85,89", "85,89 die=7", "barricade-no-face text=\"7\""),
    ("85,89", "85,89 die=", "barricade-no-face text=\"\""),
    ("85,89", "85,89 dice=4", "barricade-position-part name=\"roll\" text=\"dice=4\""),
    ("85,89", "85,89 die=4 die=4", "barricade-position-form"),
    ("85,89", "85,89 roll=?", "barricade-position-roll text=\"?\""),
    ("85,89", "85,89 roll=-,?", "barricade-position-roll text=\"-,?\""),
    ("85,89", "85,89 roll=?,4", "barricade-position-roll text=\"?,4\""),
    ("85,89", "85,89 roll=3,4", "barricade-position-roll text=\"3,4\""),
    ("85,89", "85,89 roll=3,?", "barricade-position-roll-turn turn=1"),
];

#[test]
fn positions() {
    for &(from, to, says) in POSITIONS {
        let text = START.replacen(from, to, 1);
        assert_ne!(text, START, "{from}");
        let say =
            open("barricade", "classic", Some(&text)).err().unwrap_or_else(|| panic!("{text} was taken"));
        assert!(say.to_string().starts_with(says), "{text}: {say}, not {says}");
        let line = open("barricade", "classic", None).unwrap();
        said(&say, &*line, &text);
    }
    for (rules, text, says) in [
        ("classic", format!("{OVER} die=4"), "barricade-position-over field=0"),
        ("classic", START.replace("h,h,h,h,h/", "h,h,h,h,60/") + " roll=?,?", "barricade-position-roll-late"),
        ("classic,start=first_seat", format!("{START} roll=?,?"), "barricade-position-roll text=\"?,?\""),
        (
            "classic,forbidden_rows=2",
            START.replace("bars=9,28", "bars=28,90"),
            "barricade-position-barred field=90",
        ),
    ] {
        let say = open("barricade", rules, Some(&text)).err().unwrap_or_else(|| panic!("{text} was taken"));
        assert_eq!(say.to_string(), says, "{rules} {text}");
    }
    // What the toggles allow is taken, and put in order.
    for (rules, text) in [
        ("classic,forbidden_rows=0", START.replace("bars=9,28", "bars=28,97")),
        ("classic,barricade_on_goal=on", START.replace("bars=9,28", "bars=28,0")),
        ("classic", START.replace("bars=9,28", "bars=28,9")),
        ("classic", START.replace("h,h,h,h,h/", "100,h,60,h,h/")),
        ("classic", format!("{START} roll=?,?")),
        ("saint-marcoise-4", "BAR1 saint-marcoise-4 houses=0,2 turn=1 pawns=h,h,h,h,h/h,h,h,h,h bars=20,24,28,32,61,63,65,67,80,81,99".into()),
    ] {
        let line = open("barricade", rules, Some(&text)).unwrap_or_else(|say| panic!("{text}: {say}"));
        let canonical = line.position();
        let again = open("barricade", rules, Some(&canonical)).unwrap_or_else(|say| panic!("{canonical}: {say}"));
        assert_eq!(again.position(), canonical);
    }
}

/// Every sentence of refusal is asked for by one of the cases above.
#[test]
fn all_reasons_are_tried() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/locales/en/barricade.ftl");
    let text = std::fs::read_to_string(path).unwrap();
    let ids = text.lines().filter_map(|line| Some(line.split_once(" = ")?.0));
    let other = ["barricade-ask", "barricade-task", "barricade-odds", "barricade-count"];
    let refusals: BTreeSet<&str> = ids
        .filter(|id| id.starts_with("barricade-") && !other.iter().any(|other| id.starts_with(other)))
        .collect();
    let source = include_str!("refusals.rs");
    for id in refusals {
        assert!(source.contains(&format!("\"{id}")), "{id} is never tried");
    }
}

/// The ways of one move are touched in order, and another pawn may be chosen instead.
#[test]
fn touches_that_moved_nothing_give_way() {
    let line = open("barricade", "classic", Some(FOUR)).unwrap();
    let [pawn, other, house, to] = spots(&*line, &["97", "100", "red", "101"])[..] else { panic!("spots") };
    assert_eq!(line.touch(&[pawn], other), Touch::Made(vec![other]));
    assert_eq!(line.touch(&[pawn], house), Touch::Made(vec![house]));
    assert!(matches!(line.touch(&[pawn], to), Touch::Whole(way) if way[..] == [pawn, to]));
    // Leaving a barricade is touching its own field: the one left, or the one landed on.
    for (rules, position, way) in [
        ("classic", ON_BARRICADE, ["77", "76", "77"]),
        ("classic,barricade_when=arrive", BELOW_BARRICADE, ["91", "77", "77"]),
    ] {
        let mut line = open("barricade", rules, Some(position)).unwrap();
        let way = spots(&*line, &way);
        assert!(matches!(line.touch(&way[..2], way[2]), Touch::Whole(_)), "{rules}");
        let ply = line.play_way(&way).unwrap();
        assert!(!ply.text.contains('+'), "{}", ply.text);
    }
    let shut = open("barricade", "classic", Some(SHUT)).unwrap();
    let die = spots(&*shut, &["die"]);
    assert_eq!(shut.next(&[]), die);
    assert!(matches!(shut.touch(&[], die[0]), Touch::Whole(_)));
    let waiting = open("barricade", "classic", Some(START)).unwrap();
    assert_eq!(waiting.touch(&[], die[0]), Touch::Throw);
}
