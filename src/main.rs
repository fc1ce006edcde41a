//! The program: the window by default, sub-commands beside it.

use std::process::ExitCode;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> ExitCode {
    use bergerie::cli::{Start, start};

    match start(std::env::args_os()) {
        Start::Ended(code) => code,
        Start::Window(options) => window::open(options),
        Start::Gallery(options) => window::gallery(options),
        Start::Film(options) => window::film(options),
    }
}

/// A browser gives no arguments; the page's address stands for them.
#[cfg(target_arch = "wasm32")]
fn main() -> ExitCode {
    bergerie::app::web::run()
}

/// What draws.
#[cfg(all(feature = "app", not(target_arch = "wasm32")))]
mod window {
    pub use bergerie::app::film::run as film;
    pub use bergerie::app::gallery::run as gallery;
    pub use bergerie::app::run as open;
}

/// A build without a window says so, and how to play all the same.
#[cfg(all(not(feature = "app"), not(target_arch = "wasm32")))]
mod window {
    use std::io::Write;
    use std::process::ExitCode;

    use bergerie::rules::GAMES;
    use bergerie::words::{Language, Words};
    use bergerie::{FilmOptions, GalleryOptions, WindowOptions};

    pub fn open(options: WindowOptions) -> ExitCode {
        missing(options.language, options.play.map(|play| play.game))
    }

    pub fn gallery(options: GalleryOptions) -> ExitCode {
        missing(options.language, None)
    }

    pub fn film(options: FilmOptions) -> ExitCode {
        missing(options.language, Some(options.record.line().game().to_owned()))
    }

    fn missing(language: Option<Language>, game: Option<String>) -> ExitCode {
        let words = Words::new(language.unwrap_or_else(Language::system));
        let game = game.unwrap_or_else(|| GAMES.first().copied().unwrap_or_default().to_owned());
        let sentence = words.with("usage-no-window", &[("game", game.into())]);
        // Standard error may be closed; then there is nobody left to tell.
        let _ = writeln!(std::io::stderr(), "{sentence}");
        ExitCode::from(2)
    }
}
