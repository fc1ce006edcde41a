//! The languages of the box.

use unic_langid::{LanguageIdentifier, langid};

/// A language the box speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    English,
    /// French.
    French,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// The language of a tag such as `fr`, `fr-FR` or, as Unix writes it, `fr_FR.UTF-8`.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(|letter: char| !letter.is_ascii_alphabetic()).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    /// The first language of the system that the box speaks too; English where there is none.
    pub fn system() -> Self {
        sys_locale::get_locales().find_map(|tag| Self::from_tag(&tag)).unwrap_or(Self::English)
    }

    /// Its tag, which [`from_tag`](Self::from_tag) reads.
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }

    /// `number` with one decimal place.
    pub fn decimal(self, number: f32) -> String {
        let text = format!("{number:.1}");
        match self {
            Language::English => text,
            Language::French => text.replace('.', ","),
        }
    }

    /// Its name in itself.
    pub fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
        }
    }

    /// Its tag as Fluent wants it, which decides how it forms plurals.
    pub(super) fn identifier(self) -> LanguageIdentifier {
        match self {
            Language::English => langid!("en"),
            Language::French => langid!("fr"),
        }
    }
}
