//! The title, and a short match of L'Enclos in which White wins.

use super::Act::{self, Ask, Hover, Picture, Size, Speak, Touch, Wait};
use super::{Command, REST};
use crate::words::Language;

pub(super) fn scenes() -> Vec<Vec<Act>> {
    vec![title(), turn(), shortest()]
}

fn title() -> Vec<Act> {
    vec![
        Ask(Command::Leave),
        Wait(REST),
        Picture("title-en"),
        Speak(Language::French),
        Wait(5),
        Picture("title-fr"),
        Speak(Language::English),
        Size(360, 640),
        Wait(REST),
        Picture("title-phone"),
        Size(640, 360),
        Wait(REST),
        Picture("title-across"),
    ]
}

fn begin() -> Act {
    Ask(Command::New { game: "enclos".into(), rules: String::new() })
}

/// A turn, a refusal in both languages, and the turn taken back.
fn turn() -> Vec<Act> {
    vec![
        begin(),
        Wait(REST),
        Picture("play-start"),
        Touch(&["d5"]),
        Hover("e5"),
        Wait(3),
        Picture("play-sheep-chosen"),
        Touch(&["e5"]),
        Wait(4),
        Picture("play-hop-1"),
        Wait(5),
        Picture("play-hop-2"),
        Wait(6),
        Picture("play-hop-3"),
        Wait(REST),
        Hover("e4/f4"),
        Wait(3),
        Picture("play-fence-asked"),
        Touch(&["e4/f4"]),
        Wait(3),
        Picture("play-rise-1"),
        Wait(6),
        Picture("play-rise-2"),
        Wait(6),
        Picture("play-rise-3"),
        Wait(REST),
        Picture("play-black"),
        Touch(&["e3"]),
        Wait(10),
        Picture("play-refused-en"),
        Speak(Language::French),
        Touch(&["e4/f4"]),
        Wait(10),
        Picture("play-refused-fr"),
        Ask(Command::Undo),
        Wait(6),
        Picture("play-undo"),
        Size(360, 640),
        Speak(Language::English),
        Ask(Command::Rematch),
        Wait(REST),
        Picture("play-phone"),
        Touch(&["d5"]),
        Wait(REST),
        Picture("play-phone-chosen"),
        Size(640, 360),
        Wait(REST),
        Picture("play-across-chosen"),
        Ask(Command::Rematch),
        Wait(REST),
        Picture("play-across"),
        Size(480, 360),
        Speak(Language::French),
        Wait(REST),
        Picture("play-small-fr"),
    ]
}

/// The shortest match known, some of its fences placed first.
fn shortest() -> Vec<Act> {
    let turns: [&[&str]; 9] = [
        &["d5", "e5", "e4/f4"],
        &["c4", "d4", "e4/f3"],
        &["e5", "d5", "c4/d4"],
        &["d3", "e2", "e4/e5"],
        &["c3/d4", "c3", "d3"],
        &["e2", "e1", "e1/f1"],
        &["d3", "d2", "d3/d4"],
        &["e1", "d1", "d1/e1"],
        &["d2", "c1", "d1/d2"],
    ];
    let mut acts = vec![begin(), Wait(REST)];
    acts.extend(turns.into_iter().flat_map(|touches| [Touch(touches), Wait(REST)]));
    acts.extend([
        Picture("play-result-en"),
        Speak(Language::French),
        Wait(2),
        Picture("play-result-fr"),
        Size(360, 640),
        Wait(REST),
        Picture("play-result-phone"),
        Size(640, 360),
        Wait(REST),
        Picture("play-result-across"),
    ]);
    acts
}
