//! The Fluent files, one for each domain and language, and the rules pages, one
//! for each game and language. A new domain or page is a line here.

use super::Language;

macro_rules! locales {
    ($($domain:literal,)*) => {
        const ENGLISH: &[&str] = &[$(include_str!(concat!("../../assets/locales/en/", $domain, ".ftl"))),*];
        const FRENCH: &[&str] = &[$(include_str!(concat!("../../assets/locales/fr/", $domain, ".ftl"))),*];
    };
}

macro_rules! page {
    ($game:literal) => {
        (
            $game,
            [
                include_str!(concat!("../../assets/locales/en/rules/", $game, ".md")),
                include_str!(concat!("../../assets/locales/fr/rules/", $game, ".md")),
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
    "lesson",
    "page",
}

/// The rules page of each game, in English and in French.
const PAGES: &[(&str, [&str; 2])] = &[page!("barricade"), page!("enclos"), page!("tigers")];

/// The rules page of the game called `game` in `language`, with the game's name.
pub(super) fn page(language: Language, game: &str) -> Option<(&'static str, &'static str)> {
    let &(game, [english, french]) = PAGES.iter().find(|(name, _)| *name == game)?;
    Some(match language {
        Language::English => (game, english),
        Language::French => (game, french),
    })
}

/// The texts of all files of `language`.
pub(super) fn texts(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => ENGLISH,
        Language::French => FRENCH,
    }
}
