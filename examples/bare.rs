//! A bare Bevy window with the game's plugins of Bevy and nothing in it: what
//! the game's first frame is measured against. It says when its first frame
//! was there and ends.
//!
//! `cargo run --release --example bare`; in a browser, `tests/browser/time.sh` waits for what it says.

use bevy::platform::time::Instant;
use bevy::prelude::*;

fn main() {
    let start = Instant::now();
    App::new()
        .add_plugins(DefaultPlugins.set(WindowPlugin {
            // In a browser as large as the page, as the game is.
            primary_window: Some(Window { fit_canvas_to_parent: true, ..default() }),
            ..default()
        }))
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn(Camera3d::default());
        })
        .add_systems(Last, move |mut frames: Local<u32>, mut exit: MessageWriter<AppExit>| {
            *frames += 1;
            // The second update begins when the first picture has been handed over.
            if *frames == 2 {
                let said = format!("first frame after {:.3} s", start.elapsed().as_secs_f64());
                // A browser has no output but its console, and shows what is logged there.
                if cfg!(target_arch = "wasm32") {
                    info!("{said}");
                } else {
                    println!("{said}");
                }
                exit.write(AppExit::Success);
            }
        })
        .run();
}
