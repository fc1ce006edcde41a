//! Barricade on its three boards: every kind of turn, and the tables of two to six.

use super::Act::{self, Ask, Hover, Open, Picture, Size, Speak, Touch, Wait};
use super::{Command, REST};
use crate::words::Language;

/// Green is to move in the middle of a match: a pawn on a barricade (43), one that can strike (100).
macro_rules! classic {
    ($rest:literal) => {
        Open(
            "barricade",
            "classic",
            concat!(
                "BAR1 classic houses=0,1,2,3 turn=1 pawns=h,77,96,97,98/43,45,59,76,100/h,h,h,80,104/",
                "40,55,67,84,110 bars=9,25,26,28,30,33,37,38,39,40,43",
                $rest
            ),
        )
    };
}

/// Orange is to move in the middle of a match of six.
macro_rules! six {
    ($rest:literal) => {
        Open(
            "barricade",
            "saint-marcoise-6,players=6",
            concat!(
                "BAR1 saint_marcoise_6 houses=0,1,2,3,4,5 turn=5 pawns=h,h,h,2,64/h,h,34,90,114/h,h,h,h,37/",
                "h,h,15,39,73/h,h,h,24,44/h,h,21,30,108 ",
                "bars=68,70,72,73,92,93,94,95,103,104,105,106,107,108,114,116",
                $rest
            ),
        )
    };
}

/// Red, green, yellow and blue are all on the way.
pub(super) fn classic() -> Act {
    classic!("")
}

/// The table of six, all of them on the way.
pub(super) fn six() -> Act {
    six!("")
}

/// Red stands before the central point, beyond which the purple circuit lies.
pub(super) const BEFORE_THE_CENTRE: Act = Open(
    "barricade",
    "saint-marcoise-4",
    "BAR1 saint_marcoise_4 houses=0,1,2,3 turn=0 pawns=h,h,2,5,70/h,h,17,23,28/h,h,h,18,31/13,35,44,56,63 \
     bars=22,23,28,50,61,63,65,67,71,81,99 die=2",
);

/// No pawn of Red can move by 6.
const STUCK: Act = Open(
    "barricade",
    "classic",
    "BAR1 classic houses=0,3 turn=0 pawns=1,2,3,18,20/h,h,h,h,h bars=4,21,37,40,47,51,73,77,81,85,89 die=6",
);

/// Red is one step from the goal, on either round board.
const NEARLY_OUT: Act = Open(
    "barricade",
    "saint-marcoise-4",
    "BAR1 saint_marcoise_4 houses=0,1,2,3 turn=0 pawns=h,2,5,70,99/h,h,17,23,28/h,h,h,18,31/13,35,44,56,63 \
     bars=22,23,28,50,61,63,65,67,71,81,100 die=1",
);
const NEARLY_IN: Act = Open(
    "barricade",
    "saint-marcoise-6,players=6",
    "BAR1 saint_marcoise_6 houses=0,1,2,3,4,5 turn=0 pawns=h,h,h,64,116/h,h,34,90,114/h,h,h,h,37/h,h,15,39,73/\
     h,h,h,24,44/h,h,21,30,108 bars=68,70,72,73,92,93,94,95,103,104,105,106,107,108,110,112 die=1",
);

/// Yellow is one step from the goal.
const NEARLY: Act = Open(
    "barricade",
    "classic",
    "BAR1 classic houses=0,1,2,3 turn=2 pawns=h,77,96,97,98/43,45,59,76,100/h,h,9,80,104/40,55,67,84,110 \
     bars=9,25,26,28,30,33,37,38,39,40,43 die=1",
);

pub(super) fn scenes() -> Vec<Vec<Act>> {
    let mut scenes = vec![
        starts(),
        roll_off(),
        throw(),
        walk(),
        strike(),
        barricade(),
        passage(),
        gate(),
        pass(),
        end(),
        round_ends(),
        taken_back(),
        phone(),
        across(),
    ];
    scenes.extend(tables());
    scenes
}

fn new(rules: &str) -> Act {
    Ask(Command::New { game: "barricade".into(), rules: rules.into() })
}

fn starts() -> Vec<Act> {
    vec![
        new("classic"),
        Wait(REST),
        Picture("start-classic"),
        new("saint-marcoise-4"),
        Wait(REST),
        Picture("start-circle-4"),
        new("saint-marcoise-6,players=6"),
        Wait(REST),
        Picture("start-circle-6"),
        classic!(""),
        Wait(REST),
        Picture("middle-classic"),
        six!(""),
        Wait(REST),
        Picture("middle-circle-6"),
    ]
}

fn roll_off() -> Vec<Act> {
    vec![
        new("saint-marcoise-4"),
        Wait(REST),
        Touch(&["die"]),
        Wait(REST),
        Touch(&["die"]),
        Wait(REST),
        Picture("roll-off-en"),
        Speak(Language::French),
        Wait(2),
        Picture("roll-off-fr"),
        Touch(&["die"]),
        Wait(REST),
        Touch(&["die"]),
        Wait(REST),
        Picture("roll-off-decided-fr"),
        Size(360, 640),
        Wait(REST),
        Picture("roll-off-decided-phone"),
    ]
}

fn throw() -> Vec<Act> {
    vec![
        classic!(""),
        Wait(REST),
        Hover("100"),
        Wait(3),
        Picture("odds-en"),
        Speak(Language::French),
        Wait(3),
        Picture("odds-fr"),
        Touch(&["die"]),
        Wait(5),
        Picture("throw-1"),
        Wait(10),
        Picture("throw-2"),
        Wait(10),
        Picture("throw-3"),
        Wait(REST),
        Picture("throw-4"),
    ]
}

fn walk() -> Vec<Act> {
    vec![
        classic!(" die=4"),
        Wait(REST),
        Picture("pawns-offered"),
        Touch(&["45"]),
        Wait(3),
        Picture("paths"),
        Hover("60"),
        Wait(3),
        Picture("path-hovered"),
        Touch(&["60"]),
        Wait(5),
        Picture("walk-1"),
        Wait(12),
        Picture("walk-2"),
        Wait(REST),
        Picture("walk-3"),
    ]
}

fn strike() -> Vec<Act> {
    vec![
        classic!(" die=3"),
        Wait(REST),
        Touch(&["100"]),
        Hover("77"),
        Wait(3),
        Picture("strike-hovered"),
        Touch(&["77"]),
        Wait(23),
        Picture("strike-1"),
        Wait(8),
        Picture("strike-2"),
        Wait(8),
        Picture("strike-3"),
        Wait(REST),
        Picture("strike-4"),
    ]
}

fn barricade() -> Vec<Act> {
    vec![
        classic!(" die=2"),
        Wait(REST),
        Touch(&["43", "48"]),
        Wait(REST),
        Picture("put-asked"),
        Hover("82"),
        Wait(3),
        Picture("put-hovered"),
        Hover("43"),
        Wait(3),
        Picture("put-leave"),
        Touch(&["82"]),
        Wait(6),
        Picture("put-1"),
        Wait(8),
        Picture("put-2"),
        Wait(REST),
        Picture("put-3"),
    ]
}

fn passage() -> Vec<Act> {
    vec![
        BEFORE_THE_CENTRE,
        Wait(REST),
        Touch(&["70"]),
        Hover("81"),
        Wait(3),
        Picture("passage-path"),
        Touch(&["81"]),
        Wait(10),
        Picture("passage-1"),
        Wait(12),
        Picture("passage-2"),
        Wait(REST),
        Picture("passage-3"),
    ]
}

fn gate() -> Vec<Act> {
    vec![six!(" die=4"), Wait(REST), Touch(&["30"]), Hover("82"), Wait(3), Picture("gate-paths")]
}

fn pass() -> Vec<Act> {
    vec![STUCK, Wait(REST), Picture("pass-en"), Speak(Language::French), Wait(2), Picture("pass-fr")]
}

fn end() -> Vec<Act> {
    vec![
        NEARLY,
        Wait(REST),
        Touch(&["9", "0"]),
        Wait(REST),
        Picture("end-en"),
        Speak(Language::French),
        Wait(2),
        Picture("end-fr"),
        Size(360, 640),
        Wait(REST),
        Picture("end-phone"),
    ]
}

fn round_ends() -> Vec<Act> {
    vec![
        NEARLY_OUT,
        Wait(REST),
        Picture("nearly-circle-4"),
        Touch(&["99", "117"]),
        Wait(REST),
        Picture("end-circle-4"),
        NEARLY_IN,
        Wait(REST),
        Touch(&["116", "117"]),
        Wait(REST),
        Picture("end-circle-6"),
    ]
}

/// A pawn that struck goes back, and who was struck comes out again.
fn taken_back() -> Vec<Act> {
    vec![
        classic!(" die=3"),
        Wait(REST),
        Touch(&["100", "77"]),
        Wait(3 * REST),
        Ask(Command::Undo),
        Wait(8),
        Picture("barricade-undo"),
    ]
}

/// Phones held across.
fn across() -> Vec<Act> {
    vec![
        Size(640, 360),
        classic!(" die=4"),
        Wait(REST),
        Picture("across-classic"),
        six!(" die=4"),
        Wait(REST),
        Picture("across-six"),
        Touch(&["30"]),
        Wait(REST),
        Picture("across-six-paths"),
        Size(480, 360),
        classic!(" die=2"),
        Wait(REST),
        Picture("small-classic"),
        Touch(&["43", "48"]),
        Wait(REST),
        Picture("small-put"),
        six!(""),
        Wait(REST),
        Picture("small-six"),
        NEARLY,
        Wait(REST),
        Touch(&["9", "0"]),
        Wait(REST),
        Picture("small-end"),
    ]
}

fn phone() -> Vec<Act> {
    vec![
        Size(360, 640),
        classic!(" die=4"),
        Wait(REST),
        Picture("phone-pawns"),
        Touch(&["45"]),
        Wait(REST),
        Picture("phone-paths"),
        six!(" die=4"),
        Wait(REST),
        Picture("phone-six"),
        Touch(&["30"]),
        Wait(REST),
        Picture("phone-six-paths"),
    ]
}

/// The tables of two to six, wide and narrow.
fn tables() -> Vec<Vec<Act>> {
    let table = |rules: &str, wide, narrow| {
        vec![
            new(rules),
            Wait(REST),
            Picture(wide),
            Speak(Language::French),
            Size(360, 640),
            Wait(REST),
            Picture(narrow),
        ]
    };
    vec![
        table("classic,players=2,start=first_seat", "seats-2", "seats-2-phone"),
        table("classic,start=first_seat", "seats-4", "seats-4-phone"),
        table("saint-marcoise-6,players=6,start=first_seat", "seats-6", "seats-6-phone"),
    ]
}
