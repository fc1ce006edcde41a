//! The Fluent files, one for each domain and language, and the pages, one for
//! each game and language and the credits. A new domain or page is a line here.

use super::{CREDITS, Language};

macro_rules! locales {
    ($($domain:literal,)*) => {
        const ENGLISH: &[&str] = &[$(include_str!(concat!("../../assets/locales/en/", $domain, ".ftl"))),*];
        const FRENCH: &[&str] = &[$(include_str!(concat!("../../assets/locales/fr/", $domain, ".ftl"))),*];
    };
}

macro_rules! page {
    ($name:expr, $file:literal) => {
        (
            $name,
            [
                include_str!(concat!("../../assets/locales/en/", $file)),
                include_str!(concat!("../../assets/locales/fr/", $file)),
            ],
        )
    };
}

locales! {
    "rules",
    "barricade",
    "enclos",
    "tigers",
    "record",
    "terminal",
    "app",
    "keeping",
    "settings",
    "photo",
    "lesson",
    "page",
    "credits",
}

/// The pages in English and in French, by their names: a game's rules bear the game's.
const PAGES: &[(&str, [&str; 2])] = &[
    page!("barricade", "rules/barricade.md"),
    page!("enclos", "rules/enclos.md"),
    page!("tigers", "rules/tigers.md"),
    page!(CREDITS, "credits.md"),
];

/// The page called `name` in `language`, with its name.
pub(super) fn page(language: Language, name: &str) -> Option<(&'static str, &'static str)> {
    let &(name, [english, french]) = PAGES.iter().find(|(known, _)| *known == name)?;
    Some(match language {
        Language::English => (name, english),
        Language::French => (name, french),
    })
}

/// The texts of all files of `language`.
pub(super) fn texts(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => ENGLISH,
        Language::French => FRENCH,
    }
}
