//! A bare Bevy window with the game's plugins of Bevy and nothing in it: what
//! the game's first frame is measured against. It says when its first frame
//! was there and ends.
//!
//! `cargo run --release --example bare`

use bevy::platform::time::Instant;
use bevy::prelude::*;

fn main() {
    let start = Instant::now();
    App::new()
        .add_plugins(DefaultPlugins)
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn(Camera3d::default());
        })
        .add_systems(Last, move |mut frames: Local<u32>, mut exit: MessageWriter<AppExit>| {
            *frames += 1;
            // The second update begins when the first picture has been handed over.
            if *frames == 2 {
                println!("first frame after {:.3} s", start.elapsed().as_secs_f64());
                exit.write(AppExit::Success);
            }
        })
        .run();
}
