//! The page's address says what the command line says elsewhere:
//! `?play=barricade&rules=classic,players=2&seed=7&lang=fr`. A link to a match stands at its end: `#m=…`.

use web_sys::UrlSearchParams;

use crate::record::Match;
use crate::rules::Say;
use crate::words::Language;
use crate::{PlayOptions, WindowOptions};

/// What the address asks of the window.
///
/// # Errors
/// Says what is wrong with it, and the language to say it in.
pub(super) fn options() -> Result<WindowOptions, (Option<Language>, Say)> {
    let query = web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default();
    let query = UrlSearchParams::new_with_str(&query).ok();
    let value = |name: &str| query.as_ref().and_then(|query| query.get(name));
    // A link in a language that the box does not speak is still a good link.
    let language = value("lang").and_then(|tag| Language::from_tag(&tag));
    let play = value("play").map(|game| PlayOptions::read(game, value)).transpose();
    let link = web_sys::window().and_then(|window| window.location().hash().ok());
    let link = link.filter(|link| Match::is_link(link));
    let open = link.map(|link| Match::from_link(&link)).transpose();
    let options = play.and_then(|play| Ok(WindowOptions { language, play, open: open? }));
    options.map_err(|say| (language, say))
}

/// The address of the page alone, without what this visit asked of it.
pub(in crate::app) fn page_address() -> String {
    let location = web_sys::window().map(|window| window.location());
    let parts = location.and_then(|location| Some([location.origin().ok()?, location.pathname().ok()?]));
    parts.map(|parts| parts.concat()).unwrap_or_default()
}
