//! Refusals: what is given to a match, and the sentence that comes back.

use std::collections::BTreeSet;
use std::fmt::Debug;

use bergerie::rules::{AnyLine, Arg, Say, Touch, open};
use bergerie::words::{Language, Words};

use crate::common::spots;

/// A refusal: the rules and the position, what was touched or written, the
/// sentence with its variables, the spots it speaks of.
pub struct Case<T> {
    rules: &'static str,
    position: &'static str,
    given: T,
    says: &'static str,
    about: &'static [&'static str],
}

/// Touches made, then the one that is refused.
pub type Touches = (&'static [&'static str], &'static str);

pub const fn case<T: Copy>(
    rules: &'static str,
    position: &'static str,
    given: T,
    says: &'static str,
    about: &'static [&'static str],
) -> Case<T> {
    Case { rules, position, given, says, about }
}

impl<T: Debug> Case<T> {
    fn context(&self) -> String {
        format!("{} {} {:?}", self.rules, self.position, self.given)
    }

    fn open(&self, game: &str) -> Box<dyn AnyLine> {
        open(game, self.rules, Some(self.position)).unwrap_or_else(|say| panic!("{}: {say}", self.context()))
    }

    /// Whether `say` is what the case expects, and can be said.
    fn check(&self, say: &Say, line: &dyn AnyLine) {
        let context = self.context();
        assert_eq!(say.to_string(), self.says, "{context}");
        assert_eq!(say.spots, spots(line, self.about), "{context}");
        said(say, line, &context);
    }
}

/// Touches of which the last is refused.
pub fn touches(game: &str, cases: &[Case<Touches>]) {
    for case in cases {
        let line = case.open(game);
        let (made, spot) = case.given;
        let (made, spot) = (spots(&*line, made), spots(&*line, &[spot])[0]);
        // The touches before it are right.
        for count in 0..made.len() {
            let touch = line.touch(&made[..count], made[count]);
            assert_eq!(touch, Touch::Made(made[..=count].to_vec()), "{}", case.context());
        }
        match line.touch(&made, spot) {
            Touch::Refused(say) => case.check(&say, &*line),
            other => panic!("{}: {other:?}", case.context()),
        }
    }
}

/// Texts that are refused, and change nothing.
pub fn texts(game: &str, cases: &[Case<&'static str>]) {
    for case in cases {
        let mut line = case.open(game);
        let before = (line.position(), line.plies(), line.begun());
        let say = line.play_text(case.given).expect_err(&case.context());
        case.check(&say, &*line);
        assert_eq!((line.position(), line.plies(), line.begun()), before, "{}", case.context());
    }
}

/// Texts of positions that are refused.
pub fn positions(game: &str, cases: &[Case<()>]) {
    for case in cases {
        let line = open(game, case.rules, None).expect("known rules");
        let say = open(game, case.rules, Some(case.position)).err();
        case.check(&say.unwrap_or_else(|| panic!("{} is taken", case.context())), &*line);
    }
}

/// The names of the messages that the cases expect.
pub fn reached<T>(cases: &[Case<T>]) -> BTreeSet<&'static str> {
    cases.iter().filter_map(|case| case.says.split(' ').next()).collect()
}

/// The names of messages in `sources` that begin with one of `with`, but with none of `without`.
pub fn named<'a>(sources: &[&'a str], with: &[&str], without: &[&str]) -> BTreeSet<&'a str> {
    let begins = |text: &str, starts: &[&str]| starts.iter().any(|start| text.starts_with(start));
    let quoted = sources.iter().flat_map(|source| source.split('"').skip(1).step_by(2));
    quoted.filter(|text| begins(text, with) && !begins(text, without)).collect()
}

/// The sentence exists in both languages, with all that it mentions, and its spots on the board.
pub fn said(say: &Say, line: &dyn AnyLine, context: &str) {
    for language in Language::ALL {
        let sentence = Words::new(language).say(say);
        assert!(sentence.contains(' ') && !sentence.contains('{'), "{context}: {sentence}");
        for (_, arg) in &say.args {
            if let Arg::Message(id) = arg {
                assert!(!sentence.contains(id), "{context}: {sentence}");
            }
        }
    }
    assert!(say.spots.iter().all(|&spot| line.board().get(spot).is_some()), "{context}");
}
