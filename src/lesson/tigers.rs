//! Tigers & Sheep: both sides in turn; what eats whom, and what wins.

use super::{Lesson, Origin, Step, Wanted};

pub(super) const LESSON: Lesson = Lesson {
    game: "tigers",
    rules: "french",
    seed: None,
    steps: &[
        Step {
            task: "lesson-tigers-place",
            origin: Origin::Start,
            wanted: Wanted::Any,
            shown: true,
            answers: &[],
        },
        Step {
            task: "lesson-tigers-jump",
            origin: Origin::Position("T...T.S.S........S..T...T T 17 0"),
            wanted: Wanted::With("x"),
            shown: true,
            answers: &[],
        },
        // The tiger on a1 could jump over b2, to c3.
        Step {
            task: "lesson-tigers-cover",
            origin: Origin::Position("T...T.S.............T...T S 19 0"),
            wanted: Wanted::These(&["c3"]),
            shown: true,
            answers: &[],
        },
        // Two sheep in the corner, whose one way out leads to c1.
        Step {
            task: "lesson-tigers-shut-in",
            origin: Origin::Position("SS.T.TT.....S......T...SS T 13 2"),
            wanted: Wanted::These(&["d1-c1"]),
            shown: true,
            answers: &[],
        },
        // The tiger on a1 has one way left, to b2, and nowhere to jump.
        Step {
            task: "lesson-tigers-imprison",
            origin: Origin::Position("TSS.TS....S.S.......T...T S 15 0"),
            wanted: Wanted::These(&["b2"]),
            shown: true,
            answers: &[],
        },
        // With a sheep on a4 no tiger comes to a2.
        Step {
            task: "lesson-tigers-fold",
            origin: Origin::Position("SSS...SS..S...T....T...TT S 11 3"),
            wanted: Wanted::These(&["a4"]),
            shown: true,
            answers: &[],
        },
        // Seven eaten, one point of the sheepfold: six of seven.
        Step {
            task: "lesson-tigers-seven",
            origin: Origin::Position("SSS...SS..S..STS...T...TT T 5 7"),
            wanted: Wanted::Win,
            shown: true,
            answers: &[],
        },
        // One tiger can still jump, to d4.
        Step {
            task: "lesson-tigers-win",
            origin: Origin::Position("TTSS.TTSS.SSS..SS........ S 8 3"),
            wanted: Wanted::Win,
            shown: true,
            answers: &[],
        },
    ],
};
