//! Tigers & Sheep: each deed, the warnings, and the ends.

use super::Act::{self, Hover, Open, Picture, Size, Speak, Touch, Wait};
use super::REST;
use crate::words::Language;

pub(super) fn scenes() -> Vec<Vec<Act>> {
    vec![
        placing(),
        pounce(),
        prisoners(),
        fold(),
        repetition(),
        blocking(),
        shutting_in(),
        winning(),
        phone(),
    ]
}

/// Begins a match at a position and waits until it is seen at rest.
fn at(position: &'static str) -> Vec<Act> {
    vec![Open("tigers", "", position), Wait(REST)]
}

/// A first sheep, from the pen; a tiger's step; both are seen under way.
fn placing() -> Vec<Act> {
    let start = at("T...T...............T...T S 20 0");
    let acts = vec![
        Picture("tigers-start"),
        Touch(&["pen"]),
        Hover("c3"),
        Wait(3),
        Picture("tigers-pen-chosen"),
        Touch(&["c3"]),
        Wait(6),
        Picture("tigers-place-1"),
        Wait(6),
        Picture("tigers-place-2"),
        Wait(REST),
        Touch(&["a1"]),
        Hover("b2"),
        Wait(3),
        Picture("tigers-tiger-chosen"),
        Touch(&["b2"]),
        Wait(4),
        Picture("tigers-step"),
        Wait(REST),
        Touch(&["a1"]),
        Wait(6),
        Speak(Language::French),
        Touch(&["pen"]),
        Wait(10),
        Picture("tigers-refused-fr"),
    ];
    [start, acts].concat()
}

/// A tiger jumps over a sheep, which is carried away.
fn pounce() -> Vec<Act> {
    let middle = at("T...T.SS...S.S.ST...TS..S T 11 2");
    let acts = vec![
        Picture("tigers-middle"),
        Touch(&["a1"]),
        Wait(3),
        Touch(&["c3"]),
        Wait(5),
        Picture("tigers-pounce-1"),
        Wait(7),
        Picture("tigers-pounce-2"),
        Wait(5),
        Picture("tigers-pounce-3"),
        Wait(5),
        Picture("tigers-pounce-4"),
        Wait(14),
        Picture("tigers-carry-1"),
        Wait(6),
        Picture("tigers-carry-2"),
        Wait(REST),
        Picture("tigers-eaten"),
        Act::Ask(super::Command::Undo),
        Wait(8),
        Picture("tigers-undo"),
        Wait(REST),
    ];
    [middle, acts].concat()
}

/// Three sheep are shut in and led away, one behind the other.
fn prisoners() -> Vec<Act> {
    let before = at("SST..S.T.TT.S............ T 16 0");
    let acts = vec![
        Picture("tigers-prisoners-before"),
        Touch(&["c2", "b2"]),
        Wait(14),
        Picture("tigers-prisoners-1"),
        Wait(10),
        Picture("tigers-prisoners-2"),
        Wait(14),
        Picture("tigers-prisoners-3"),
        Wait(2 * REST),
        Picture("tigers-prisoners-after"),
    ];
    [before, acts].concat()
}

/// A sheepfold, and the touches that would give it up.
fn fold() -> Vec<Act> {
    let folded = at("..SS.SSSS.SSSST.TS.TSS.T. S 3 4");
    let acts = vec![
        Picture("tigers-fold-en"),
        Speak(Language::French),
        Wait(3),
        Picture("tigers-fold-fr"),
        Speak(Language::English),
        Hover("a1"),
        Wait(3),
        Picture("tigers-fold-given-up"),
    ];
    [folded, acts].concat()
}

/// A position for the third time: the tiger is warned before it brings it back.
fn repetition() -> Vec<Act> {
    let shuttle: [&[&str]; 7] = [
        &["c1", "b1"],
        &["c2", "d2"],
        &["b1", "c1"],
        &["d2", "c2"],
        &["c1", "b1"],
        &["c2", "d2"],
        &["b1", "c1"],
    ];
    let mut acts = at("T.S.SSST.SSST.SSSTSSS.SSS S 0 4");
    acts.extend(shuttle.into_iter().flat_map(|step| [Touch(step), Wait(REST)]));
    acts.extend([Touch(&["d2"]), Wait(3), Picture("tigers-repeats-warned")]);
    acts.extend([Touch(&["c2"]), Wait(2 * REST), Picture("tigers-repeated")]);
    acts
}

/// A step that blocks the whole flock, and the end it brings about.
fn blocking() -> Vec<Act> {
    let before = at("TTSSST.SSSSSSSSSSSSSSSSST T 0 0");
    let acts = vec![
        Picture("tigers-cramped"),
        Touch(&["a1"]),
        Wait(3),
        Picture("tigers-blocks-warned-en"),
        Speak(Language::French),
        Wait(3),
        Picture("tigers-blocks-warned-fr"),
        Touch(&["b2"]),
        Wait(2 * REST),
        Picture("tigers-flock-blocked-fr"),
    ];
    [before, acts].concat()
}

/// The last sheep is put where it shuts all four tigers in.
fn shutting_in() -> Vec<Act> {
    let before = at("TSSSTTSS.TS.S.SS...S.S.SS S 7 0");
    let acts = vec![
        Picture("tigers-nearly-shut-in"),
        Touch(&["d2"]),
        Wait(2 * REST),
        Picture("tigers-shut-in-en"),
        Speak(Language::French),
        Wait(3),
        Picture("tigers-shut-in-fr"),
    ];
    [before, acts].concat()
}

/// The seventh sheep.
fn winning() -> Vec<Act> {
    let before = at("T...T.S.............T...T T 13 6");
    let acts = vec![
        Touch(&["a1", "c3"]),
        Wait(2 * REST),
        Picture("tigers-won-en"),
        Speak(Language::French),
        Wait(3),
        Picture("tigers-won-fr"),
    ];
    [before, acts].concat()
}

fn phone() -> Vec<Act> {
    let mut acts = vec![Size(360, 640)];
    acts.extend(at("T...T.SS...S.S.ST...TS..S T 11 2"));
    acts.extend([Picture("tigers-phone"), Size(1024, 768), Wait(REST), Picture("tigers-1024")]);
    acts.extend([Size(1920, 1080), Wait(REST), Picture("tigers-1920")]);
    acts.extend([Size(640, 360), Wait(REST), Picture("tigers-across")]);
    acts.extend(at("..SS.SSSS.SSSST.TS.TSS.T. S 3 4"));
    acts.extend([Speak(Language::French), Wait(3), Picture("tigers-across-fold-fr")]);
    acts.extend([Size(480, 360), Wait(REST), Picture("tigers-small-fold-fr")]);
    acts.extend([Size(360, 640), Wait(REST), Picture("tigers-phone-fold-fr")]);
    acts
}
