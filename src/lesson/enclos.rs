//! L'Enclos: walk and fence, in either order; shut a sheep in, then a flock.

use super::{Lesson, Origin, Step, Wanted};

pub(super) const LESSON: Lesson = Lesson {
    game: "enclos",
    rules: "french",
    seed: None,
    steps: &[
        Step {
            task: "lesson-enclos-turn",
            origin: Origin::Start,
            wanted: Wanted::Any,
            shown: true,
            answers: &[],
        },
        Step {
            task: "lesson-enclos-behind",
            origin: Origin::Start,
            wanted: Wanted::These(&["d5-d6 +d5/d6"]),
            shown: true,
            answers: &["d3-d2 +e3/e4"],
        },
        Step {
            task: "lesson-enclos-order",
            origin: Origin::Before,
            wanted: Wanted::With("+c4/d4"),
            shown: true,
            answers: &[],
        },
        // The black sheep on a1 has one way left, to b2.
        Step {
            task: "lesson-enclos-fence-in",
            origin: Origin::Position("c5d6e3/a1d3e5/00000000000000000000003/w"),
            wanted: Wanted::With("+a1/b2"),
            shown: true,
            answers: &[],
        },
        // That on g1 has one way left, to f2.
        Step {
            task: "lesson-enclos-stand",
            origin: Origin::Position("c5d6e3/d3e5g1/08010000000000000000000/w"),
            wanted: Wanted::With("e3-f2 "),
            shown: true,
            answers: &[],
        },
        // Black has two moves left: one takes a fence, the other a sheep.
        Step {
            task: "lesson-enclos-win",
            origin: Origin::Position("b2b3c5/a1a2a3/00000000000000000000040/w"),
            wanted: Wanted::Win,
            shown: true,
            answers: &[],
        },
        // From a match that the computer played to its end.
        Step {
            task: "lesson-enclos-riddle",
            origin: Origin::Position("f3g1g4/e1f2f4/0cf993c2076484cc0280000/b"),
            wanted: Wanted::Win,
            shown: false,
            answers: &[],
        },
    ],
};
