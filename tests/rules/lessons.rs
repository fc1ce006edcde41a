//! The lessons: what they ask for can be done, is what their sentences say, and
//! both languages say it.

use std::collections::BTreeSet;

use bergerie::lesson::{LESSONS, Lesson, Origin, Place, Progress, Step, Wanted};
use bergerie::record::Match;
use bergerie::rules::{GAMES, Note, Seat, Touch, Turn, open};
use bergerie::words::{Language, Words};

/// Every step with the match that it begins with.
fn steps() -> Vec<(&'static Lesson, usize, &'static Step, Match)> {
    let mut all = Vec::new();
    for lesson in LESSONS {
        for (index, step) in lesson.steps.iter().enumerate() {
            let game = lesson.open(index + 1).unwrap_or_else(|say| panic!("{}: {say}", step.task));
            all.push((lesson, index + 1, step, game));
        }
    }
    all
}

/// Every ply that may be played from `game`, each with the match after it.
fn plies(game: &Match) -> Vec<(String, Match)> {
    let mut game = game.clone();
    // Where the die is to be thrown, it falls as the seed says.
    game.throw();
    let played = game.line().moves().into_iter().map(|text| {
        let mut after = game.clone();
        let ply = after.play_text(&text).unwrap_or_else(|say| panic!("{text}: {say}"));
        (ply.text, after)
    });
    played.collect()
}

fn place(game: &Match) -> Place {
    Place::of(game).expect("a match of a lesson")
}

/// Plays the answers that a step has.
fn answer(mut game: Match) -> Match {
    while let Progress::Answer(text) = place(&game).progress {
        game.play_text(text).unwrap_or_else(|say| panic!("{text}: {say}"));
    }
    game
}

fn named(name: &str) -> (Match, Vec<(String, Match)>) {
    let (.., game) = steps()
        .into_iter()
        .find(|(.., step, _)| step.task == format!("lesson-{name}"))
        .expect("there is the step");
    let met = plies(&game).into_iter().filter(|(_, after)| place(after).progress != Progress::Astray);
    let met = met.map(|(text, after)| (text, answer(after))).collect();
    (game, met)
}

#[test]
fn every_game_has_a_short_lesson_by_the_rules_it_begins_with() {
    assert_eq!(LESSONS.map(|lesson| lesson.game), GAMES);
    for lesson in LESSONS {
        assert!((5..=8).contains(&lesson.steps.len()), "{}", lesson.game);
        let plain = open(lesson.game, "", None).expect("a game of the box").rules();
        assert_eq!(lesson.rules, plain);
        assert_eq!(Lesson::of(lesson.game), Some(lesson));
        let names: BTreeSet<&str> = lesson.steps.iter().map(|step| step.task).collect();
        assert_eq!(names.len(), lesson.steps.len());
    }
}

#[test]
fn every_step_wants_what_can_be_played_and_not_everything() {
    for (_, number, step, game) in steps() {
        let at = place(&game);
        assert_eq!(
            (at.number, at.progress, at.start),
            (number, Progress::Asked, game.cursor()),
            "{}",
            step.task
        );
        let all = plies(&game);
        assert!(all.len() > 1, "{} leaves no choice", step.task);
        if let Wanted::These(texts) = step.wanted {
            for text in texts {
                assert!(all.iter().any(|(ply, _)| ply == text), "{}: {text}", step.task);
            }
        }
        let met = all.iter().filter(|(_, after)| place(after).progress != Progress::Astray).count();
        assert!(met > 0, "{}", step.task);
        assert_eq!(met == all.len(), step.wanted == Wanted::Any, "{}: {met} of {}", step.task, all.len());
        assert!(step.shown || matches!(step.wanted, Wanted::Win), "{}: nobody could guess it", step.task);
    }
}

#[test]
fn answers_are_played_and_the_next_step_goes_on_from_them() {
    for (lesson, number, step, game) in steps() {
        let met: Vec<Match> = plies(&game)
            .into_iter()
            .filter(|(_, after)| place(after).progress != Progress::Astray)
            .map(|(_, after)| answer(after))
            .collect();
        for after in &met {
            assert_eq!(place(after).progress, Progress::Done, "{}", step.task);
            assert_eq!(after.cursor(), game.cursor() + 1 + step.answers.len(), "{}", step.task);
        }
        if let Some(next) = lesson.steps.get(number).filter(|next| next.origin == Origin::Before) {
            let opened = lesson.open(number + 1).expect(next.task);
            for after in &met {
                assert_eq!(after.plies(), opened.plies(), "{} does not lead to {}", step.task, next.task);
            }
        } else {
            assert!(step.answers.is_empty(), "{}: nobody would see the answer", step.task);
        }
    }
}

#[test]
fn undo_and_redo_are_seen_as_they_are() {
    let lesson = Lesson::of("enclos").expect("there is one");
    let mut game = lesson.open(2).expect("it opens");
    game.play_text("c3-b2 +a1/a2").expect("legal");
    assert_eq!(place(&game).progress, Progress::Astray);
    game.undo();
    assert_eq!(place(&game).progress, Progress::Asked);
    game.redo();
    assert_eq!(place(&game).progress, Progress::Astray);
    game.undo();
    game.play_text("d5-d6 +d5/d6").expect("legal");
    assert!(matches!(place(&game).progress, Progress::Answer(_)));
    let game = answer(game);
    assert_eq!(place(&game).progress, Progress::Done);
}

#[test]
fn only_a_lessons_match_is_in_a_lesson() {
    let mut game = Match::new("enclos", "", None).expect("a match");
    assert_eq!(Place::of(&game), None);
    for text in ["", "0", "8", "x", "-1", "99999999999999999999"] {
        game.set_tag("Lesson", text).expect("a tag");
        assert_eq!(Place::of(&game), None, "{text}");
    }
    game.set_tag("Lesson", "7").expect("a tag");
    assert_eq!(Place::of(&game).map(|at| at.number), Some(7));
    assert_eq!(Place::of(&game.again()), None, "a rematch is a match of its own");
}

/// Who follows the marks gets there, whichever of them is touched.
#[test]
fn the_marks_lead_to_what_is_wanted() {
    fn follow(game: &Match, made: &[bergerie::rules::Spot], name: &str, marked: bool) -> usize {
        let leading = place(game).leading(game, made);
        let next = game.line().next(made);
        assert!(leading.iter().all(|spot| next.contains(spot)), "{name}");
        assert!(leading.len() < next.len(), "{name}: all is marked");
        // Where nothing is marked any will do; the first and the last stand for all, but for what
        // is touched a second time to leave it where it is.
        let fresh: Vec<_> = next.iter().copied().filter(|spot| !made.contains(spot)).collect();
        let tried = match leading.as_slice() {
            [] => vec![fresh[0], fresh[fresh.len() - 1]],
            marks => marks.to_vec(),
        };
        let marked = marked || !leading.is_empty();
        let mut found = 0;
        for spot in tried {
            let mut after = game.clone();
            match game.line().touch(made, spot) {
                Touch::Made(made) => found += follow(game, &made, name, marked),
                Touch::Throw => {
                    after.throw();
                    found += follow(&after, &[], name, marked);
                }
                Touch::Whole(way) => {
                    after.play_way(&way);
                    assert_ne!(place(&after).progress, Progress::Astray, "{name}");
                    assert_eq!(marked, place(game).step.wanted != Wanted::Any, "{name}");
                    found += 1;
                }
                Touch::Refused(say) => panic!("{name}: {say}"),
            }
        }
        found
    }
    for (.., step, game) in steps() {
        assert!(follow(&game, &[], step.task, false) > 0, "{}", step.task);
    }
}

#[test]
fn both_languages_have_every_sentence_and_no_other() {
    let mut asked = BTreeSet::new();
    for (.., step, _) in steps() {
        asked.extend([step.task.to_owned(), step.done()].into_iter().chain(step.again()));
    }
    for language in Language::ALL {
        let words = Words::new(language);
        for id in &asked {
            let sentence = words.find(id).unwrap_or_else(|| panic!("{language:?} lacks {id}"));
            assert!(sentence.chars().count() <= 190, "{language:?} {id} is long: {sentence}");
        }
        let file = format!("{}/assets/locales/{}/lesson.ftl", env!("CARGO_MANIFEST_DIR"), language.tag());
        let text = std::fs::read_to_string(file).expect("it is in the source tree");
        for id in text.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id) {
            let of_a_step = GAMES.iter().any(|game| id.starts_with(&format!("lesson-{game}-")));
            assert!(!of_a_step || asked.contains(id), "nobody asks for {id}");
        }
    }
}

/// The moves of `game` that begin with `part`, for whoever is on move.
fn beginning(game: &Match, part: &str) -> usize {
    game.line().moves().iter().filter(|text| text.starts_with(part)).count()
}

/// What the board counts under `label`.
fn counted(game: &Match, label: &str) -> i64 {
    let notes = game.line().notes(&[]);
    notes.iter().filter_map(Note::counted).find(|count| count.0 == label).expect("it is counted").1
}

#[test]
fn sentences_about_enclos_are_true() {
    // One way is left, and then none.
    for (name, sheep, way) in [("enclos-fence-in", "a1-", "a1-b2 "), ("enclos-stand", "g1-", "g1-f2 ")] {
        let (game, met) = named(name);
        let mut idle = game.clone();
        idle.play_text("d6-d7 +d6/d7").expect("White may look on");
        assert!(beginning(&idle, way) > 0);
        assert_eq!(beginning(&idle, sheep), beginning(&idle, way), "{name}");
        for (text, after) in met {
            assert_eq!(beginning(&after, sheep), 0, "{name} {text}");
        }
    }
    let (game, met) = named("enclos-win");
    let mut idle = game.clone();
    idle.play_text("c5-c6 +d1/e1").expect("White may look on");
    let moves: BTreeSet<String> = idle.line().moves().iter().map(|text| text[..5].to_owned()).collect();
    assert_eq!(moves, ["a1-b1", "a3-b4"].map(str::to_owned).into());
    assert_eq!(met.len(), 1);
    assert_eq!(met[0].1.line().result(), "won w blocked");
    let (game, met) = named("enclos-riddle");
    assert_eq!(game.line().turn(), Turn::Seat(Seat(1)), "Black is on move");
    assert_eq!(met[0].1.line().result(), "won b blocked");
    // It is one of the data's riddles, with all its solutions.
    let data = crate::common::enclos_data();
    let riddles = data["win_in_one"].as_array().expect("a list");
    let position = game.line().position();
    let riddle = riddles.iter().find(|riddle| riddle["position"] == position.as_str()).expect("it is there");
    let solutions: Vec<&str> = met.iter().map(|(text, _)| text.as_str()).collect();
    assert_eq!(solutions, crate::common::strings(&riddle["winning_turns"]));
}

#[test]
fn sentences_about_barricade_are_true() {
    let (mut game, _) = named("barricade-throw");
    assert_eq!(game.throw().expect("a throw").text, "4:");
    for (name, text) in [("walk", "5:75-"), ("strike", "3:75-57"), ("land", "2:75-7"), ("carry", "3:77-")] {
        let (_, met) = named(&format!("barricade-{name}"));
        for (ply, _) in met {
            assert!(ply.starts_with(text), "{name}: {ply}");
        }
    }
    // Blue, whose pawn was struck, has all of them at home.
    let (_, met) = named("barricade-strike");
    assert!(met[0].1.line().position().contains("/h,h,h,h,h "));
    // Taken along, the barricade goes neither to the first row nor to the goal.
    let (game, met) = named("barricade-carry");
    let to: BTreeSet<u32> = met
        .iter()
        .filter_map(|(ply, _)| ply.split_once(" +"))
        .map(|(_, field)| field.parse().expect("a field"))
        .collect();
    assert!(to.iter().all(|field| (1..95).contains(field)) && to.len() > 70, "{to:?}");
    assert!(game.line().moves().iter().any(|text| text.starts_with("77-") && !text.contains('+')));
    for (ply, after) in named("barricade-six").1 {
        assert_eq!(after.line().turn(), Turn::Chance(Seat(0)), "{ply}");
    }
    assert_eq!(named("barricade-goal").1[0].1.line().result(), "won 0 goal");
}

#[test]
fn sentences_about_tigers_are_true() {
    let jumps = |game: &Match| game.line().moves().iter().filter(|text| text.contains('x')).count();
    let (game, met) = named("tigers-cover");
    for (text, after) in plies(&game) {
        assert_eq!(jumps(&after) == 0, text == met[0].0, "{text}");
    }
    let (game, met) = named("tigers-shut-in");
    assert_eq!((counted(&game, "tigers-balance"), counted(&met[0].1, "tigers-balance")), (2, 4));
    let (game, met) = named("tigers-imprison");
    for (text, after) in plies(&game) {
        assert_eq!(beginning(&after, "a1") == 0, text == met[0].0, "{text}");
    }
    // The tiger has a single point to go to.
    let mut idle = game.clone();
    idle.play_text("e3").expect("a sheep elsewhere");
    assert_eq!(beginning(&idle, "a1"), 1);
    let (game, met) = named("tigers-fold");
    assert_eq!(counted(&game, "tigers-balance"), 3);
    for (text, after) in plies(&game) {
        assert_eq!(counted(&after, "tigers-balance"), if text == met[0].0 { 2 } else { 3 }, "{text}");
    }
    let (game, met) = named("tigers-seven");
    assert_eq!(counted(&game, "tigers-balance"), 6);
    for (text, after) in plies(&game) {
        let (net, won) = if text == met[0].0 { (7, "won T sheep eaten") } else { (6, "ongoing") };
        assert_eq!((counted(&after, "tigers-balance"), after.line().result().as_str()), (net, won), "{text}");
    }
    let (game, met) = named("tigers-win");
    assert_eq!(met[0].1.line().result(), "won S tigers imprisoned");
    for (text, after) in plies(&game).iter().filter(|(text, _)| *text != met[0].0) {
        assert_eq!(jumps(after), after.line().moves().len(), "{text}: one can jump, and none can walk");
        assert_eq!(jumps(after), 1, "{text}");
    }
}
