//! The program: the window by default, sub-commands beside it.

use std::process::ExitCode;

use bergerie::WindowOptions;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> ExitCode {
    match bergerie::cli::start(std::env::args_os()) {
        bergerie::cli::Start::Ended(code) => code,
        bergerie::cli::Start::Window(options) => window(options),
    }
}

/// A browser gives no arguments.
#[cfg(target_arch = "wasm32")]
fn main() -> ExitCode {
    window(WindowOptions::default())
}

/// THE ONE HOOK OF THE WINDOW: `src/app` starts here.
#[cfg(feature = "app")]
fn window(options: WindowOptions) -> ExitCode {
    bergerie::app::run(options)
}

/// Says that there is no window, and how to play all the same.
#[cfg(not(feature = "app"))]
fn window(options: WindowOptions) -> ExitCode {
    use std::io::Write;

    use bergerie::rules::GAMES;
    use bergerie::words::{Language, Words};

    let words = Words::new(options.language.unwrap_or_else(Language::system));
    let asked = options.play.map(|play| play.game);
    let game = asked.unwrap_or_else(|| GAMES.first().copied().unwrap_or_default().to_owned());
    let sentence = words.with("usage-no-window", &[("game", game.into())]);
    // Standard error may be closed; then there is nobody left to tell.
    let _ = writeln!(std::io::stderr(), "{sentence}");
    ExitCode::from(2)
}
