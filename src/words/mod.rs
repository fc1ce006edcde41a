//! Every sentence a person reads. The rest of the crate names messages; here
//! they become English or French, out of the Fluent files in `assets/locales`,
//! which are built in.

mod language;
mod locales;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

pub use language::Language;

use crate::rules::{Arg, Board, Note, Outcome, Reason, Say};

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
        let reason = self.reason(outcome.reason).into();
        if outcome.winners.is_empty() {
            return self.with("outcome-draw", &[("reason", reason)]);
        }
        let sides = outcome.winners.iter().filter_map(|seat| board.sides.get(seat.index()));
        let sides: Vec<_> = sides.map(|side| self.text(side)).collect();
        self.with("outcome-won", &[("sides", sides.join(", ").into()), ("reason", reason)])
    }

    /// Why a match has ended.
    pub fn reason(&self, reason: Reason) -> String {
        self.text(&format!("reason-{}", reason.0.replace(' ', "-")))
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
            Arg::Number(number) => (*number).into(),
            Arg::Message(id) => self.text(id).into(),
            Arg::Reason(reason) => self.reason(*reason).into(),
            Arg::Say(say) => self.say(say).into(),
        }
    }
}
