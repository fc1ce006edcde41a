//! Every sentence a person reads. The rest of the crate names messages; here
//! they become English or French, out of the Fluent files in `assets/locales`,
//! which are built in.

mod credits;
mod example;
mod language;
mod locales;
mod page;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

pub use credits::CREDITS;
pub use example::{Event, Example, Scene};
pub use language::Language;
pub use page::{Block, Page};

use crate::rules::{Arg, Board, Note, Outcome, Reason, Say, Seat};

/// What can be chosen in the rules, for whoever has to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// Its name, in a few words.
    pub name: String,
    /// A sentence or two about it.
    pub about: String,
}

/// The sentences of one language.
///
/// ```
/// use bergerie::rules::Say;
/// use bergerie::words::{Language, Words};
///
/// let say = Say::new("enclos-fenced").with("passage", "c4/d4");
/// assert_eq!(Words::new(Language::English).say(&say), "A fence already closes c4/d4.");
/// ```
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The sentences of `language`.
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // The marks that isolate a variable's direction show as boxes in many
        // fonts, and both languages run from left to right.
        bundle.set_use_isolating(false);
        for &text in locales::texts(language) {
            // A test keeps the files free of faults; what can be read of a
            // faulty one is better than nothing.
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// `say` as a sentence.
    pub fn say(&self, say: &Say) -> String {
        self.with(say.id, &say.args)
    }

    /// The message `id`, which has no variables.
    pub fn text(&self, id: &str) -> String {
        self.with(id, &[])
    }

    /// The message `id` with its variables; the bare `id` where there is no such message.
    pub fn with(&self, id: &str, args: &[(&str, Arg)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let args: FluentArgs = args.iter().map(|(name, value)| (*name, self.value(value))).collect();
        // Fluent shows the name of a variable that is missing, and goes on.
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// How a match has ended, and why. `board` names the sides.
    pub fn outcome(&self, board: &Board, outcome: &Outcome) -> String {
        self.outcome_named(board, outcome, |_| None)
    }

    /// How a match has ended, and why, where `name` tells who sat on a seat.
    pub fn outcome_named(
        &self,
        board: &Board,
        outcome: &Outcome,
        name: impl Fn(Seat) -> Option<String>,
    ) -> String {
        let reason = ("reason", self.reason(outcome.reason).into());
        let winners: Vec<_> = outcome.winners.iter().map(|seat| (seat, name(seat))).collect();
        let sides: Vec<_> =
            winners.iter().map(|(seat, name)| self.side(board, *seat, name.as_deref())).collect();
        let sides = ("sides", sides.join(", ").into());
        match &winners[..] {
            [] => self.with("outcome-draw", &[reason]),
            _ if winners.iter().all(|(_, name)| name.is_none()) => self.with("outcome-won", &[sides, reason]),
            _ => self.with("outcome-won-named", &[sides, ("count", winners.len().into()), reason]),
        }
    }

    /// What a side is called, after who sits there where that is known.
    pub fn side(&self, board: &Board, seat: Seat, name: Option<&str>) -> String {
        let side = board.sides.get(seat.index()).copied().unwrap_or_default();
        match name {
            None => self.text(side),
            Some(name) => self.with("side-named", &[("name", name.into()), ("side", Arg::Message(side))]),
        }
    }

    /// The message `id`; nothing where there is none, as a game need not have every one.
    pub fn find(&self, id: &str) -> Option<String> {
        self.bundle.has_message(id).then(|| self.text(id))
    }

    /// Why a match has ended.
    pub fn reason(&self, reason: Reason) -> String {
        self.text(&format!("reason-{}", reason.0.replace(' ', "-")))
    }

    /// The page called `name`: the rules of the game of that name, for players,
    /// or [`CREDITS`]; nothing where there is no such page.
    pub fn page(&self, name: &str) -> Option<Page> {
        let (name, text) = locales::page(self.language, name)?;
        Page::read(name, text).ok()
    }

    /// Who begins a match of the game called `game`.
    pub fn begins(&self, game: &str) -> String {
        self.text(&format!("begins-{game}"))
    }

    /// A preset of the game called `game`, named and explained.
    pub fn preset(&self, game: &str, preset: &str) -> Explained {
        // A Fluent name holds no colon.
        self.explained(&format!("preset-{game}-{}", preset.replace(':', "-")))
    }

    /// A toggle, named and explained.
    pub fn toggle(&self, toggle: &str) -> Explained {
        self.explained(&format!("rule-{toggle}"))
    }

    /// A value of `toggle`, as a person would put it; a number as it is.
    pub fn toggle_value(&self, toggle: &str, value: &str) -> String {
        match value {
            "on" | "off" => self.text(&format!("value-{value}")),
            number if number.starts_with(|sign: char| sign.is_ascii_digit()) => number.to_owned(),
            word => self.text(&format!("rule-{toggle}-{word}")),
        }
    }

    fn explained(&self, id: &str) -> Explained {
        Explained { name: self.text(id), about: self.text(&format!("{id}-about")) }
    }

    /// What a note says; tints and tasks are shown, not said.
    pub fn note(&self, note: &Note) -> Option<String> {
        let label = |label: &'static str| ("label", Arg::Message(label));
        match *note {
            Note::Tint { .. } | Note::Task { .. } | Note::Path(_) => None,
            Note::Warning(ref say) => Some(self.say(say)),
            Note::Odds { label: id, faces, of, .. } => {
                let number = |number: u8| Arg::Number(number.into());
                Some(self.with("note-odds", &[label(id), ("faces", number(faces)), ("of", number(of))]))
            }
            Note::Balance { label, gained, lost, of } => {
                let net = gained - lost;
                let numbers = [("gained", gained), ("lost", lost), ("net", net), ("of", of)];
                Some(self.with(label, &numbers.map(|(name, number)| (name, Arg::Number(number)))))
            }
            Note::Count { label: id, value, of: None, .. } => {
                Some(self.with("note-count", &[label(id), ("value", Arg::Number(value))]))
            }
            Note::Count { label: id, value, of: Some(of), .. } => {
                Some(self.with(
                    "note-count-of",
                    &[label(id), ("value", Arg::Number(value)), ("of", Arg::Number(of))],
                ))
            }
        }
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Text(text) => text.clone().into(),
            // A hyphen is no minus sign.
            Arg::Number(number) if *number < 0 => format!("\u{2212}{}", number.unsigned_abs()).into(),
            Arg::Number(number) => (*number).into(),
            Arg::Message(id) => self.text(id).into(),
            Arg::Reason(reason) => self.reason(*reason).into(),
            Arg::Say(say) => self.say(say).into(),
        }
    }
}
