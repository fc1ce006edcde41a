//! Barricade, on the classic board between Red and Blue: out of the house, past
//! pawns and barricades, to the goal.

use super::{Lesson, Origin, Step, Wanted};

/// A position in which Red is on move; what else is there follows.
macro_rules! red {
    ($rest:literal) => {
        Origin::Position(concat!("BAR1 classic houses=0,3 turn=0 ", $rest))
    };
}

pub(super) const LESSON: Lesson = Lesson {
    game: "barricade",
    rules: "classic",
    // Its first throw is a 4, which leaves Red's pawn three fields to choose from.
    seed: Some(4),
    steps: &[
        Step {
            task: "lesson-barricade-throw",
            origin: red!("pawns=h,h,h,h,h/h,h,h,h,h bars=9,28,37,40,47,51,73,77,81,85,89"),
            wanted: Wanted::Any,
            shown: true,
            answers: &[],
        },
        // The pawn on 75 may go five fields to either side, or up.
        Step {
            task: "lesson-barricade-walk",
            origin: red!("pawns=h,h,h,h,75/h,h,h,h,h bars=9,28,37,40,47,51,66,73,81,85,89 die=5"),
            wanted: Wanted::With("75-"),
            shown: true,
            answers: &[],
        },
        Step {
            task: "lesson-barricade-strike",
            origin: red!("pawns=h,h,h,h,75/h,h,h,h,57 bars=9,28,37,40,47,51,73,77,81,85,89 die=3"),
            wanted: Wanted::With("75-57"),
            shown: true,
            answers: &[],
        },
        Step {
            task: "lesson-barricade-land",
            origin: red!("pawns=h,h,h,h,75/h,h,h,h,63 bars=9,28,37,40,47,51,73,77,81,85,89 die=2"),
            wanted: Wanted::These(&["2:75-73", "2:75-77"]),
            shown: true,
            answers: &[],
        },
        Step {
            task: "lesson-barricade-carry",
            origin: red!("pawns=h,h,h,h,77/h,h,h,h,61 bars=9,28,37,40,47,51,73,77,81,85,89 die=3"),
            wanted: Wanted::With(" +"),
            shown: true,
            answers: &[],
        },
        Step {
            task: "lesson-barricade-six",
            origin: red!("pawns=h,h,h,h,70/h,h,h,h,61 bars=9,28,37,40,47,51,60,73,81,85,89 die=6"),
            wanted: Wanted::Any,
            shown: true,
            answers: &[],
        },
        Step {
            task: "lesson-barricade-goal",
            origin: red!("pawns=h,h,h,h,11/h,h,h,h,63 bars=28,37,40,47,51,58,73,77,81,85,89 die=3"),
            wanted: Wanted::Win,
            shown: true,
            answers: &[],
        },
    ],
};
