//! Boards in the rules pages. They are not drawn by hand but set up by the
//! rules, which also tell whether what is said of them is true.

use super::Words;
use crate::rules::{AnyLine, Deed, Say, Spot, SpotKind, Turn, open};

/// A position to be shown, and what happens there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The game.
    pub game: &'static str,
    /// Its rule set; empty for the default.
    pub rules: String,
    /// The position; the game's start where there is none.
    pub position: Option<String>,
    /// What is played from there before the board is shown.
    pub played: Vec<String>,
    /// The names of spots: what lies between them is shown, or all where there are none.
    pub near: Vec<String>,
    /// What happens.
    pub event: Event,
    /// How it stands then, in the words of [`AnyLine::result`]; empty while it goes on.
    pub result: String,
    /// What the board counts then: the message that names it, and the value.
    pub counts: Vec<(String, i64)>,
}

/// What an example is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The board alone.
    Look,
    /// A move that is made.
    Move(String),
    /// A move that is refused.
    Refused {
        /// The move.
        text: String,
        /// The message that says why.
        why: String,
    },
    /// A choice: the names of what has been touched, and of what may be touched next.
    Choice {
        /// The touches made.
        touched: Vec<String>,
        /// The next ones.
        next: Vec<String>,
    },
}

/// An example, set up.
pub struct Scene {
    /// The match where it is shown.
    pub line: Box<dyn AnyLine>,
    /// The spots between which it is shown; all where there are none.
    pub near: Vec<Spot>,
    /// The touches made.
    pub touched: Vec<Spot>,
    /// The spots to be marked: where the move goes, why it cannot be made, or what may be touched.
    pub marks: Vec<Spot>,
    /// The match after the move.
    pub after: Option<Box<dyn AnyLine>>,
    /// Why the move is refused.
    pub refusal: Option<Say>,
}

impl Example {
    /// Reads the lines of an example: `key: value` each.
    pub(super) fn read(game: &'static str, text: &str) -> Result<Example, String> {
        let mut example = Example {
            game,
            rules: String::new(),
            position: None,
            played: Vec::new(),
            near: Vec::new(),
            event: Event::Look,
            result: String::new(),
            counts: Vec::new(),
        };
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let unreadable = || format!("{game}: cannot read “{line}”");
            let (key, value) = line.split_once(": ").ok_or_else(unreadable)?;
            let names = || value.split(' ').map(str::to_owned).collect::<Vec<_>>();
            match key {
                "rules" => example.rules = value.into(),
                "position" => example.position = Some(value.into()),
                "played" => example.played.push(value.into()),
                "near" => example.near = names(),
                "move" => example.event = Event::Move(value.into()),
                "refused" => example.event = Event::Refused { text: value.into(), why: String::new() },
                "why" => match &mut example.event {
                    Event::Refused { why, .. } => *why = value.into(),
                    _ => return Err(unreadable()),
                },
                "touched" => example.event = Event::Choice { touched: names(), next: Vec::new() },
                "next" => match &mut example.event {
                    Event::Choice { next, .. } => *next = names(),
                    _ => return Err(unreadable()),
                },
                "result" => example.result = value.into(),
                "count" => {
                    let (label, number) = value.split_once(' ').ok_or_else(unreadable)?;
                    example.counts.push((label.into(), number.parse().map_err(|_| unreadable())?));
                }
                _ => return Err(unreadable()),
            }
        }
        Ok(example)
    }

    /// Sets it up.
    ///
    /// # Errors
    /// Says what the rules do not allow; a test keeps that from happening.
    pub fn scene(&self) -> Result<Scene, Say> {
        let mut line = open(self.game, &self.rules, self.position.as_deref())?;
        for ply in &self.played {
            line.play_text(ply)?;
        }
        let spots = |names: &[String]| names.iter().filter_map(|name| line.board().find(name)).collect();
        let near = spots(&self.near);
        let touched: Vec<Spot> =
            if let Event::Choice { touched, .. } = &self.event { spots(touched) } else { Vec::new() };
        let mut scene = Scene { near, touched, marks: Vec::new(), after: None, refusal: None, line };
        match &self.event {
            Event::Look => {}
            Event::Choice { .. } => scene.marks = scene.line.next(&scene.touched),
            Event::Move(text) => {
                let mut after = scene.line.clone();
                let ply = after.play_text(text)?;
                scene.marks = ply.deeds.iter().filter_map(goal).collect();
                scene.after = Some(after);
            }
            Event::Refused { text, .. } => {
                let refusal = scene.line.clone().play_text(text).err();
                scene.marks = refusal.iter().flat_map(|say| say.spots.clone()).collect();
                scene.refusal = refusal;
            }
        }
        let board = scene.line.board();
        let on_board = |spot: &Spot| {
            board.get(*spot).is_some_and(|info| matches!(info.kind, SpotKind::Field | SpotKind::Passage))
        };
        scene.marks = scene.marks.iter().copied().filter(on_board).collect();
        Ok(scene)
    }
}

/// Where a thing goes.
fn goal(deed: &Deed) -> Option<Spot> {
    if let Deed::Move { path, .. } = deed { path.last().copied() } else { None }
}

impl Words {
    /// What there is to say about an example.
    pub fn told(&self, example: &Example, scene: &Scene) -> Vec<String> {
        let mut told = Vec::new();
        let board = scene.line.board();
        match &example.event {
            Event::Look => {}
            Event::Move(text) => {
                if let Turn::Seat(seat) | Turn::Chance(seat) = scene.line.turn() {
                    let side = self.side(board, seat, None);
                    told.push(
                        self.with(
                            "terminal-played",
                            &[("side", side.into()), ("move", text.as_str().into())],
                        ),
                    );
                }
            }
            Event::Refused { text, .. } => {
                let reason = scene.refusal.as_ref().map(|say| self.say(say)).unwrap_or_default();
                told.push(
                    self.with("page-refused", &[("move", text.as_str().into()), ("reason", reason.into())]),
                );
            }
            Event::Choice { .. } => told.extend(scene.line.prompt(&scene.touched).map(|say| self.say(&say))),
        }
        let last = scene.after.as_ref().unwrap_or(&scene.line);
        for note in last.notes(&[]) {
            let wanted =
                |counted| example.counts.iter().any(|(label, number)| counted == (label.as_str(), *number));
            if note.counted().is_some_and(wanted) {
                told.extend(self.note(&note));
            }
        }
        if let Turn::Over(outcome) = last.turn() {
            told.push(self.outcome(board, &outcome));
        }
        told
    }
}
