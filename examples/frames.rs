//! What the game's picture costs beside a bare Bevy scene's: both are drawn in
//! one run, in turn, so that a busy machine is busy for both.
//!
//! `cargo run --release --example frames [low|medium|high]`
//!
//! The bare scene has the same size, samples, range, tone mapping and shadow
//! map, and one plane that fills the view.

use std::time::{Duration, Instant};

use bergerie::app::stage::{Quality, Tier};
use bergerie::app::studio::{STEP, Studio};
use bergerie::app::table::{Command, Table};
use bergerie::words::Language;
use bergerie::{PlayOptions, WindowOptions};
use bevy::camera::{Hdr, RenderTarget};
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::image::Image;
use bevy::light::{CascadeShadowConfigBuilder, DirectionalLightShadowMap, ShadowFilteringMethod};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::render_resource::{PollType, TextureFormat};
use bevy::render::renderer::RenderDevice;
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;

const WIDTH: u32 = 640;
const HEIGHT: u32 = 360;

/// The scenes are drawn in turn so many times, so many frames each.
const ROUNDS: usize = 5;
const FRAMES: usize = 6;

fn main() {
    let asked = std::env::args().nth(1).unwrap_or_default();
    match asked.as_str() {
        // Each by itself, for its memory.
        "memory-bare" => {
            let mut bare = bare(true);
            time(&mut bare, FRAMES);
            println!("{}", resident());
        }
        "memory-match" => {
            let mut game = game(Tier::Medium);
            time(game.app(), FRAMES);
            println!("{}", resident());
        }
        "low" => compare(Tier::Low),
        "high" => compare(Tier::High),
        _ => compare(Tier::Medium),
    }
}

fn compare(tier: Tier) {
    let memory = |what: &str| {
        let program = std::env::current_exe().expect("this program is somewhere");
        let output = std::process::Command::new(program).arg(what).output().expect("it runs once more");
        String::from_utf8_lossy(&output.stdout).trim().parse::<u64>().unwrap_or_default()
    };
    let (bare_memory, match_memory) = (memory("memory-bare"), memory("memory-match"));
    let mut game = game(tier);
    let mut bare = bare(tier != Tier::Low);
    // What is drawn first is compiled first.
    time(&mut bare, 2);
    time(game.app(), 2);
    let (mut empty, mut rest, mut motion) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        empty.push(time(&mut bare, FRAMES));
        rest.push(time(game.app(), FRAMES));
        hop(&mut game);
        motion.push(time(game.app(), FRAMES));
        game.world().write_message(Command::Undo);
        game.settle();
    }
    let rate = |spans: &[Duration]| (ROUNDS * FRAMES) as f64 / spans.iter().sum::<Duration>().as_secs_f64();
    println!("{tier:?}: {} frames each, in {ROUNDS} turns", ROUNDS * FRAMES);
    println!("bare scene      {:.2} frames a second", rate(&empty));
    println!(
        "match at rest   {:.2} frames a second, {:.2} of the bare scene's",
        rate(&rest),
        part(&rest, &empty)
    );
    println!(
        "match in motion {:.2} frames a second, {:.2} of the bare scene's",
        rate(&motion),
        part(&motion, &empty)
    );
    println!("memory          {bare_memory} MB bare, {match_memory} MB with a match");
    println!("main thread     {:.2} ms a frame at rest, median", idle(&mut game).as_secs_f64() * 1e3);
    hop(&mut game);
    println!("                {:.2} ms a frame in motion, median", idle(&mut game).as_secs_f64() * 1e3);
}

/// The median over all turns of how fast one is beside the other.
fn part(spans: &[Duration], bare: &[Duration]) -> f64 {
    let ratios = bare.iter().zip(spans).map(|(bare, span)| bare.as_secs_f64() / span.as_secs_f64());
    let mut ratios: Vec<_> = ratios.collect();
    ratios.sort_by(f64::total_cmp);
    ratios[ratios.len() / 2]
}

/// How long so many frames take, from the first to the last pixel.
fn time(app: &mut App, frames: usize) -> Duration {
    let wait = |app: &App| {
        let device = app.world().resource::<RenderDevice>();
        device.poll(PollType::wait_indefinitely()).expect("the device answers");
    };
    draw(app, true);
    let start = Instant::now();
    for _ in 0..frames {
        app.update();
        wait(app);
    }
    // The last frame is handed over with the next update, which draws nothing.
    draw(app, false);
    app.update();
    wait(app);
    start.elapsed()
}

fn draw(app: &mut App, drawn: bool) {
    let mut cameras = app.world_mut().query::<&mut Camera>();
    cameras.iter_mut(app.world_mut()).for_each(|mut camera| camera.is_active = drawn);
}

/// When the main thread began its frame.
#[derive(Resource)]
struct Began(Instant);

/// How long its frames took it.
#[derive(Resource, Default)]
struct Took(Vec<Duration>);

/// What a frame costs the main thread without what is drawn: the median of twelve.
fn idle(game: &mut Studio) -> Duration {
    game.world().insert_resource(Took::default());
    game.step(12);
    let mut took = std::mem::take(&mut game.world().resource_mut::<Took>().0);
    took.sort();
    took[took.len() / 2]
}

/// A match of L'Enclos that has begun.
fn game(tier: Tier) -> Studio {
    let play = PlayOptions { game: "enclos".into(), rules: String::new(), seats: Vec::new(), seed: Some(1) };
    let options = WindowOptions { language: Some(Language::English), play: Some(play), ..default() };
    let assets = bergerie::app::assets_folder().expect("the assets lie in the source tree");
    let mut game = Studio::open(&options, assets.to_str().expect("the path is text"), WIDTH, HEIGHT)
        .expect("all assets can be read");
    game.world().resource_mut::<Quality>().wish = Some(tier);
    game.world().init_resource::<Took>();
    game.app().add_systems(First, |mut commands: Commands| commands.insert_resource(Began(Instant::now())));
    game.app().add_systems(Last, |began: Option<Res<Began>>, mut took: ResMut<Took>| {
        if let Some(began) = began {
            took.0.push(began.0.elapsed());
        }
    });
    game.step(90);
    game
}

/// A sheep sets out.
fn hop(game: &mut Studio) {
    for name in ["d5", "e5"] {
        let spot = game.world().resource::<Table>().board().find(name).expect("a field");
        game.world().write_message(Command::Touch(spot));
        game.step(2);
    }
}

/// A plane in the light of a sun.
fn bare(hdr: bool) -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
            .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
            .disable::<LogPlugin>()
            .disable::<WinitPlugin>(),
    );
    app.insert_resource(DirectionalLightShadowMap { size: 2048 });
    app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
    while app.plugins_state() == bevy::app::PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    let world = app.world_mut();
    let target = Image::new_target_texture(WIDTH, HEIGHT, TextureFormat::Rgba8UnormSrgb, None);
    let target = world.resource_mut::<Assets<Image>>().add(target);
    let camera = world.spawn((
        Camera3d::default(),
        RenderTarget::Image(target.into()),
        Msaa::Sample4,
        Tonemapping::KhronosPbrNeutral,
        ShadowFilteringMethod::Gaussian,
        Transform::from_xyz(0.0, 25.0, 18.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    let camera = camera.id();
    if hdr {
        world.entity_mut(camera).insert(Hdr);
    }
    world.spawn((
        DirectionalLight { shadow_maps_enabled: true, ..default() },
        CascadeShadowConfigBuilder { num_cascades: 1, maximum_distance: 60.0, ..default() }.build(),
        Transform::from_xyz(-6.0, 9.0, 5.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    let plane = world.resource_mut::<Assets<Mesh>>().add(Plane3d::new(Vec3::Y, Vec2::splat(200.0)));
    let material = world.resource_mut::<Assets<StandardMaterial>>().add(Color::srgb(0.5, 0.6, 0.4));
    world.spawn((Mesh3d(plane), MeshMaterial3d(material)));
    app.update();
    app
}

/// The memory that is resident, in megabytes; 0 where the system does not tell.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok());
    kilobytes.unwrap_or_default() / 1024
}
