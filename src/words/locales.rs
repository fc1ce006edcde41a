//! The Fluent files, one for each domain and language. A new domain is a line here.

use super::Language;

macro_rules! locales {
    ($($domain:literal,)*) => {
        const ENGLISH: &[&str] = &[$(include_str!(concat!("../../assets/locales/en/", $domain, ".ftl"))),*];
        const FRENCH: &[&str] = &[$(include_str!(concat!("../../assets/locales/fr/", $domain, ".ftl"))),*];
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
    "page",
}

/// The texts of all files of `language`.
pub(super) fn texts(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => ENGLISH,
        Language::French => FRENCH,
    }
}
