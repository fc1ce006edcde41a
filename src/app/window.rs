//! The window and its event loop.

use std::process::ExitCode;

use bevy::asset::AssetMetaCheck;
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::window::{PresentMode, WindowResolution};
#[cfg(target_arch = "wasm32")]
use bevy::winit::EventLoopProxyWrapper;

use super::adapter;
use super::graphics::{display_available, graphics_available};
use super::keeping::{Store, storage};
use super::sharing::{Exports, Pasteboard, clipboard, export};
use super::table::Calendar;
use super::today::today;
#[cfg(target_arch = "wasm32")]
use super::web::complain;
use crate::WindowOptions;
use crate::rules::Say;
use crate::words::{Language, Words};

/// The id of the page's canvas in a browser.
pub(super) const CANVAS: &str = "bergerie";

/// Opens the window and stays until it is closed.
pub fn run(options: WindowOptions) -> ExitCode {
    let start = Instant::now();
    let words = Words::new(options.language.unwrap_or_else(Language::system));
    let assets = match before_opening() {
        Ok(assets) => assets,
        Err(say) => {
            complain(&words.say(&say));
            return ExitCode::FAILURE;
        }
    };
    let engine = DefaultPlugins
        .set(WindowPlugin { primary_window: Some(primary_window()), ..default() })
        // Beside our files lie none about them: a browser would report each as missing.
        .set(AssetPlugin { file_path: assets, meta_check: AssetMetaCheck::Never, ..default() });
    let mut app = super::app(&options, engine);
    app.insert_resource(Store::new(storage::of_system()));
    app.insert_resource(Calendar(Some(today)));
    app.insert_resource(Exports(export::of_system()));
    #[cfg(not(target_arch = "wasm32"))]
    app.insert_resource(Pasteboard(Box::new(clipboard::System::default())));
    #[cfg(target_arch = "wasm32")]
    if let Some(window) = app.world().get_resource::<EventLoopProxyWrapper>().map(|proxy| (**proxy).clone()) {
        app.insert_resource(Pasteboard(Box::new(clipboard::Browser::new(window))));
    }
    app.add_plugins(adapter::plugin);
    app.add_systems(Last, move |mut frames: Local<u32>| {
        *frames = frames.saturating_add(1);
        // The second update begins when the first picture has been handed over.
        if *frames == 2 {
            info!("first frame after {:.3} s", start.elapsed().as_secs_f64());
        }
    });
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// Whatever would make Bevy panic, looked at before. Gives the assets' folder.
fn before_opening() -> Result<String, Say> {
    if !display_available() {
        return Err(Say::new("app-no-display"));
    }
    if !graphics_available() {
        return Err(Say::new("app-no-graphics"));
    }
    assets()
}

/// Says why there is no window.
#[cfg(not(target_arch = "wasm32"))]
fn complain(sentence: &str) {
    eprintln!("{sentence}");
}

fn primary_window() -> Window {
    Window {
        title: "Bergerie".into(),
        name: Some("bergerie".into()),
        resolution: WindowResolution::new(1280, 720),
        present_mode: PresentMode::AutoVsync,
        // In a browser: the canvas fills its parent.
        canvas: Some(format!("#{CANVAS}")),
        fit_canvas_to_parent: true,
        prevent_default_event_handling: false,
        ..default()
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn assets() -> Result<String, Say> {
    super::files::assets_folder().map(|folder| folder.to_string_lossy().into_owned())
}

/// The browser fetches from beside the page.
#[cfg(target_arch = "wasm32")]
fn assets() -> Result<String, Say> {
    Ok("assets".into())
}
