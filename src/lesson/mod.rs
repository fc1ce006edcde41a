//! A first minute with each game: a few positions in which something small is
//! asked for, and learnt by doing it.
//!
//! A lesson is data, played through a [`Match`] like any other. The match itself
//! bears a tag that says which step it is at, so that undo, redo and a jump
//! within it need no bookkeeping beside it: [`Place::of`] looks where it stands.

#![deny(clippy::indexing_slicing, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod barricade;
mod enclos;
mod tigers;

use crate::record::Match;
use crate::rules::{Say, Seats, Spot, Turn, Way};

/// The tag of a match that is a step of a lesson: the step's number, the first being 1.
const TAG: &str = "Lesson";

/// More spots than this are no help to whoever looks for one.
const MOST_SHOWN: usize = 12;

/// The lessons, one for each game of the box.
pub const LESSONS: [&Lesson; 3] = [&enclos::LESSON, &barricade::LESSON, &tigers::LESSON];

/// What there is to learn of a game.
#[derive(Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The game, by its name in the registry.
    pub game: &'static str,
    /// Its rules, which are those that a match begins with; their text may leave out who begins.
    pub rules: &'static str,
    /// The seed of the dice, where there are any.
    pub seed: Option<u64>,
    /// What is asked for, one thing after the other.
    pub steps: &'static [Step],
}

/// Something that is asked for.
#[derive(Debug, PartialEq, Eq)]
pub struct Step {
    /// The message that asks for it.
    pub task: &'static str,
    /// Where it begins.
    pub origin: Origin,
    /// What is to be played.
    pub wanted: Wanted,
    /// Whether it is shown from the first what to touch, and not only once
    /// something else was played.
    pub shown: bool,
    /// What the other side answers.
    pub answers: &'static [&'static str],
}

/// Where a step begins.
#[derive(Debug, PartialEq, Eq)]
pub enum Origin {
    /// At the game's start.
    Start,
    /// At a position that is set up.
    Position(&'static str),
    /// Where the step before has ended, which wanted a single ply.
    Before,
}

/// Which plies a step wants.
#[derive(Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Whatever the rules allow.
    Any,
    /// These, as a record writes them.
    These(&'static [&'static str]),
    /// Those whose text has this in it.
    With(&'static str),
    /// Those that win.
    Win,
}

impl Step {
    /// The message that is glad of it, and says what has come of it.
    pub fn done(&self) -> String {
        format!("{}-done", self.task)
    }

    /// The message that asks again after another ply; steps that want any ply have none.
    pub fn again(&self) -> Option<String> {
        (self.wanted != Wanted::Any).then(|| format!("{}-again", self.task))
    }
}

impl Lesson {
    /// The lesson of `game`.
    pub fn of(game: &str) -> Option<&'static Lesson> {
        LESSONS.into_iter().find(|lesson| lesson.game == game)
    }

    /// The match as step number `number` (the first being 1) finds it.
    ///
    /// # Errors
    /// Says what cannot be set up; a test keeps that from happening.
    pub fn open(&self, number: usize) -> Result<Match, Say> {
        let (first, before) = self.since_set_up(number);
        let position = match first.map(|step| &step.origin) {
            Some(Origin::Position(text)) => Some(*text),
            _ => None,
        };
        let mut game = Match::new(self.game, self.rules, position)?;
        if let Some(seed) = self.seed {
            game.set_seed(seed)?;
        }
        for step in before {
            if let Wanted::These([wanted, ..]) = step.wanted {
                game.play_text(wanted)?;
            }
            for answer in step.answers {
                game.play_text(answer)?;
            }
        }
        game.set_tag(TAG, &number.to_string())?;
        Ok(game)
    }

    /// The last step up to number `number` that is set up, and what lies
    /// between it and that number, itself included.
    fn since_set_up(&self, number: usize) -> (Option<&Step>, &[Step]) {
        let up_to = self.steps.get(..number).unwrap_or(self.steps);
        let first = up_to.iter().rposition(|step| step.origin != Origin::Before).unwrap_or_default();
        let before = up_to.get(first..up_to.len().saturating_sub(1)).unwrap_or_default();
        (up_to.get(first), before)
    }
}

/// Where a match stands in its lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The lesson.
    pub lesson: &'static Lesson,
    /// The step.
    pub step: &'static Step,
    /// The step's number, the first being 1.
    pub number: usize,
    /// How many plies lay before the cursor when the step began.
    pub start: usize,
    /// How far it is with the step.
    pub progress: Progress,
}

/// How far a match is with a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The ply is still to be played.
    Asked,
    /// Another ply was played than was wanted.
    Astray,
    /// The other side is to answer with this ply.
    Answer(&'static str),
    /// It is done.
    Done,
}

impl Place {
    /// Where `game` stands, if it is a lesson's.
    pub fn of(game: &Match) -> Option<Place> {
        let number: usize = game.tag(TAG)?.parse().ok()?;
        let lesson = Lesson::of(game.line().game())?;
        let step = lesson.steps.get(number.checked_sub(1)?)?;
        let (_, before) = lesson.since_set_up(number);
        let start: usize = before.iter().map(|step| 1 + step.answers.len()).sum();
        let progress = match (game.plies().get(start), game.cursor().checked_sub(start + 1)) {
            (Some(ply), Some(answered)) if step.wanted.is_met(&ply.text, game) => {
                step.answers.get(answered).map_or(Progress::Done, |answer| Progress::Answer(answer))
            }
            (Some(_), Some(_)) => Progress::Astray,
            _ => Progress::Asked,
        };
        Some(Place { lesson, step, number, start, progress })
    }

    /// Whether it is the lesson's last step.
    pub fn is_last(&self) -> bool {
        self.number == self.lesson.steps.len()
    }

    /// Which of the spots that may be touched after `made` lead to what is
    /// wanted, and of these the ones without which it cannot be done, where
    /// there are such; nothing where all or very many will do.
    pub fn leading(&self, game: &Match, made: &[Spot]) -> Vec<Spot> {
        if self.progress != Progress::Asked {
            return Vec::new();
        }
        let line = game.line();
        let wanted = self.step.wanted.among(game);
        let mut ways: Vec<Way> = wanted.iter().flat_map(|text| line.ways(text)).collect();
        ways.retain(|way| way.starts_with(made));
        let mut spots: Vec<Spot> = ways.iter().filter_map(|way| way.get(made.len()).copied()).collect();
        spots.sort_unstable();
        spots.dedup();
        let needed = |spot: &Spot| ways.iter().all(|way| way.contains(spot));
        if spots.iter().any(needed) {
            spots.retain(needed);
        }
        if spots.len() > MOST_SHOWN || spots == line.next(made) { Vec::new() } else { spots }
    }
}

impl Wanted {
    /// Whether the ply `text` is wanted, with which `game` has gone on.
    fn is_met(&self, text: &str, game: &Match) -> bool {
        match self {
            Wanted::Any => true,
            Wanted::These(texts) => texts.contains(&text),
            Wanted::With(part) => text.contains(part),
            Wanted::Win => {
                matches!(game.line().turn(), Turn::Over(outcome) if outcome.winners != Seats::NONE)
            }
        }
    }

    /// All plies that are wanted where `game` stands; none where any will do.
    fn among(&self, game: &Match) -> Vec<String> {
        match self {
            Wanted::Any => Vec::new(),
            Wanted::These(texts) => texts.iter().map(|&text| text.to_owned()).collect(),
            Wanted::With(part) => {
                game.line().moves().into_iter().filter(|text| text.contains(part)).collect()
            }
            Wanted::Win => {
                let wins = |text: &String| {
                    let mut after = game.clone();
                    after.play_text(text).is_ok_and(|ply| self.is_met(&ply.text, &after))
                };
                game.line().moves().into_iter().filter(wins).collect()
            }
        }
    }
}
