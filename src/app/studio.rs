//! The same game without a window: it draws into a picture in memory. For
//! films, for pictures of every screen, and for tests that look.

use std::time::Duration;

use bevy::camera::RenderTarget;
use bevy::image::Image;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::render_resource::TextureFormat;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;

use super::loading::{Loading, Screen};
use super::stage::{Models, Orbit, TableCamera, Timeline};
use crate::WindowOptions;
use crate::rules::Say;

/// A game that is stepped by hand and photographed.
pub struct Studio {
    app: App,
    target: Handle<Image>,
}

/// The picture that was taken last.
#[derive(Resource, Default)]
struct Developed(Option<Image>);

/// The time that passes with each step.
pub const STEP: Duration = Duration::from_nanos(1_000_000_000 / 30);

/// How many steps loading or a picture may take before it counts as stuck.
const PATIENCE: usize = 20_000;

/// The time between two looks at what other threads are doing.
const MOMENT: Duration = Duration::from_millis(2);

impl Studio {
    /// Opens a studio whose pictures are `width` by `height` pixels, with the
    /// assets in `assets`, and waits until everything is loaded.
    ///
    /// # Errors
    /// Names an asset that cannot be read.
    ///
    /// # Panics
    /// Where no graphics device can be used: see [`graphics_available`](super::graphics_available).
    pub fn open(options: &WindowOptions, assets: &str, width: u32, height: u32) -> Result<Studio, Say> {
        let engine = DefaultPlugins
            .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
            // Nothing may be missing from a picture because its shader is still compiling.
            .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
            .set(AssetPlugin { file_path: assets.to_owned(), ..default() })
            .disable::<WinitPlugin>();
        let mut app = super::app(options, engine);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP)).init_resource::<Developed>();
        while app.plugins_state() == bevy::app::PluginsState::Adding {
            bevy::tasks::tick_global_task_pools_on_main_thread();
        }
        app.finish();
        app.cleanup();
        let picture = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
        let target = app.world_mut().resource_mut::<Assets<Image>>().add(picture);
        let aim = target.clone();
        app.add_systems(
            PostStartup,
            move |camera: Single<Entity, With<TableCamera>>, mut commands: Commands| {
                commands.entity(*camera).insert(RenderTarget::Image(aim.clone().into()));
            },
        );
        let mut studio = Studio { app, target };
        for _ in 0..PATIENCE {
            studio.app.update();
            let loaded = *studio.app.world().resource::<State<Screen>>().get() != Screen::Loading;
            if loaded && studio.app.world().resource::<Models>().are_complete() {
                return Ok(studio);
            }
            if let Some(path) = studio.app.world().resource::<Loading>().missing() {
                return Err(Say::new("app-file-missing").with("path", path));
            }
            std::thread::sleep(MOMENT);
        }
        // All that can take for ever is a graphics device that draws nothing.
        Err(Say::new("app-no-graphics"))
    }

    /// The world, to look into and to write messages to.
    pub fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// The app, for whoever measures it.
    pub fn app(&mut self) -> &mut App {
        &mut self.app
    }

    /// Pictures are `width` by `height` pixels from here on.
    pub fn resize(&mut self, width: u32, height: u32) {
        let picture = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
        let world = self.app.world_mut();
        self.target = world.resource_mut::<Assets<Image>>().add(picture);
        let target = RenderTarget::Image(self.target.clone().into());
        let mut cameras = world.query_filtered::<Entity, With<TableCamera>>();
        if let Ok(camera) = cameras.single(world) {
            world.entity_mut(camera).insert(target);
        }
    }

    /// Lets `steps` times [`STEP`] pass, without drawing.
    pub fn step(&mut self, steps: usize) {
        self.draw(false);
        for _ in 0..steps {
            self.app.update();
        }
    }

    /// Whether a piece or the camera moves.
    pub fn is_moving(&mut self) -> bool {
        let world = self.app.world();
        world.resource::<Timeline>().is_busy() || world.resource::<Orbit>().is_moving()
    }

    /// Lets time pass until pieces and camera have come to rest.
    pub fn settle(&mut self) {
        self.step(3);
        while self.is_moving() {
            self.step(1);
        }
    }

    fn draw(&mut self, drawn: bool) {
        let world = self.app.world_mut();
        let mut cameras = world.query_filtered::<&mut Camera, With<TableCamera>>();
        if let Ok(mut camera) = cameras.single_mut(world) {
            camera.is_active = drawn;
        }
    }

    /// A picture of what is there now.
    pub fn picture(&mut self) -> Option<Image> {
        let shot = Screenshot::image(self.target.clone());
        self.app.world_mut().spawn(shot).observe(
            |captured: On<ScreenshotCaptured>, mut developed: ResMut<Developed>| {
                developed.0 = Some(captured.image.clone());
            },
        );
        // No time passes while the picture is developed.
        self.draw(true);
        let world = self.app.world_mut();
        world.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        for _ in 0..PATIENCE {
            self.app.update();
            // One frame is drawn; all others wait until it has been read back.
            self.draw(false);
            if self.app.world().resource::<Developed>().0.is_some() {
                break;
            }
            std::thread::sleep(MOMENT);
        }
        let world = self.app.world_mut();
        world.insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
        world.resource_mut::<Developed>().0.take()
    }
}
