//! A game without a window system, a GPU or a clock: it is stepped by hand.

use std::path::{Path, PathBuf};
use std::time::Duration;

use bergerie::app::keeping::Store;
use bergerie::app::keeping::storage::{Memory, Storage};
use bergerie::app::loading::{Loading, Screen};
use bergerie::app::sound::Sounding;
use bergerie::app::stage::{Landed, Models, Orbit, Timeline, spot_point};
use bergerie::app::table::{Command, Played, Refused, Table};
use bergerie::record::Match;
use bergerie::rules::{Ply, Say, Spot};
use bergerie::words::Language;
use bergerie::{PlayOptions, WindowOptions};
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, RequestRedraw, WindowResolution};
use bevy::winit::WinitPlugin;

use crate::eyes;

/// The time that passes with each update.
pub const FRAME: Duration = Duration::from_nanos(1_000_000_000 / 60);

/// The time that passes with each update while a test only waits.
const LONG_FRAME: Duration = Duration::from_millis(100);

/// How a game is opened.
pub struct Setup {
    pub size: [u32; 2],
    pub language: Language,
    pub assets: PathBuf,
    pub in_match: bool,
    /// The game, and who plays it, as the command line names them.
    pub game: &'static str,
    pub seats: &'static [&'static str],
    /// The match that a link opens.
    pub open: Option<Match>,
    /// Whether the command line asks for the language, or leaves it to the settings.
    pub language_asked: bool,
    /// Where everything is kept: a second game with the same storage is the first one opened again.
    pub storage: Box<dyn Storage>,
}

impl Default for Setup {
    fn default() -> Self {
        let assets = bergerie::app::assets_folder().expect("the assets lie in the source tree");
        Setup {
            size: [1280, 720],
            language: Language::English,
            assets,
            in_match: false,
            game: "enclos",
            seats: &[],
            open: None,
            language_asked: true,
            storage: Box::new(Memory::default()),
        }
    }
}

/// What has been said in messages since it was last cleared.
#[derive(Resource, Default)]
pub struct Heard {
    pub commands: Vec<Command>,
    pub played: Vec<Ply>,
    pub refused: Vec<Say>,
    pub redraws: usize,
    pub exits: Vec<AppExit>,
    /// How many entities were given another place.
    pub moved: usize,
    /// How many entities were given another mesh.
    pub reshaped: usize,
    /// How often something has touched down, and what began to sound, by frame.
    pub frames: Vec<(usize, Vec<Sounding>)>,
}

/// The whole game, stepped by hand.
pub struct Game {
    pub app: App,
}

impl Game {
    /// Opens a game and lets it load, up to the title or until a file turns out missing.
    pub fn open(setup: Setup) -> Game {
        let mut game = Game::begin(setup);
        for _ in 0..20_000 {
            game.app.update();
            let loaded = game.screen() != Screen::Loading && game.world().resource::<Models>().are_complete();
            if loaded || game.world().resource::<Loading>().missing().is_some() {
                game.settle();
                game.heard();
                return game;
            }
            // Files are read by other threads.
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("loading takes for ever");
    }

    /// Opens a game that has not begun to load.
    pub fn begin(setup: Setup) -> Game {
        let [width, height] = setup.size;
        let window = Window { resolution: WindowResolution::new(width, height), ..default() };
        let no_gpu = WgpuSettings { backends: None, ..default() };
        let engine = DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window), ..default() })
            .set(RenderPlugin { render_creation: RenderCreation::Automatic(Box::new(no_gpu)), ..default() })
            .set(AssetPlugin { file_path: text_of(&setup.assets), ..default() })
            .disable::<WinitPlugin>()
            .disable::<bevy::log::LogPlugin>();
        let seats = setup.seats.iter().map(|&seat| seat.to_owned()).collect();
        let play = PlayOptions { game: setup.game.into(), rules: String::new(), seats, seed: None };
        let language = setup.language_asked.then_some(setup.language);
        let options = WindowOptions { language, play: setup.in_match.then_some(play), open: setup.open };
        let mut app = bergerie::app::app(&options, engine);
        app.insert_resource(Store::new(setup.storage));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME)).init_resource::<Heard>();
        app.add_systems(Last, listen);
        app.add_plugins(eyes::plugin);
        app.finish();
        app.cleanup();
        Game { app }
    }

    /// A game that shows its title.
    pub fn at_title() -> Game {
        Game::open(Setup::default())
    }

    /// A game at the beginning of a match.
    pub fn in_match() -> Game {
        Game::open(Setup { in_match: true, ..default() })
    }

    /// The world.
    pub fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// Lets `updates` frames pass.
    pub fn step(&mut self, updates: usize) {
        for _ in 0..updates {
            self.app.update();
        }
    }

    /// Lets a frame pass that takes `time`.
    pub fn long_step(&mut self, time: Duration) {
        self.world().insert_resource(TimeUpdateStrategy::ManualDuration(time));
        self.app.update();
        self.world().insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    }

    /// Waits until all has come to rest and the panels show it.
    pub fn settle(&mut self) {
        // What was just asked takes two updates to begin.
        self.step(2);
        // Heads may still be lowered, winners hop, and panels fade; but a screen that loads never rests.
        let mut patience = 30;
        for _ in 0..600 {
            if !self.is_moving() {
                patience -= 1;
                let asked = self.world().resource::<Heard>().redraws;
                self.step(2);
                if self.world().resource::<Heard>().redraws == asked || patience == 0 {
                    return;
                }
            }
            self.long_step(LONG_FRAME);
        }
        panic!("nothing comes to rest");
    }

    /// Lets frames pass until something is so. What it waits for may be worked
    /// on beside the frames.
    pub fn wait_until(&mut self, so: impl Fn(&Game) -> bool) {
        for _ in 0..60_000 {
            if so(self) {
                return;
            }
            self.long_step(LONG_FRAME);
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("it never is so: {:?}", self.words());
    }

    /// Whether a piece or the camera moves.
    pub fn is_moving(&self) -> bool {
        let world = self.app.world();
        world.resource::<Timeline>().is_busy() || world.resource::<Orbit>().is_moving()
    }

    /// The screen shown.
    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    /// The match in play.
    pub fn table(&self) -> &Table {
        self.app.world().resource::<Table>()
    }

    /// What was said since this was asked last.
    pub fn heard(&mut self) -> Heard {
        std::mem::take(&mut *self.world().resource_mut::<Heard>())
    }

    /// How often a frame was asked for since this was asked last.
    pub fn heard_redraws(&mut self) -> usize {
        std::mem::take(&mut self.world().resource_mut::<Heard>().redraws)
    }

    /// Touches a spot as a command, without any pointer.
    pub fn touch(&mut self, spot: &str) {
        let spot = self.spot(spot);
        self.world().write_message(Command::Touch(spot));
        self.step(2);
    }

    /// The spot called `name`.
    pub fn spot(&self, name: &str) -> Spot {
        self.table().board().find(name).unwrap_or_else(|| panic!("no spot {name}"))
    }

    /// Where on the window a spot is seen.
    pub fn pixel(&mut self, name: &str) -> Vec2 {
        let spot = self.spot(name);
        let point = spot_point(self.table(), spot).expect("the board has a model");
        self.project(point)
    }

    /// Where on the window a point of the world is seen.
    pub fn project(&mut self, point: Vec3) -> Vec2 {
        let world = self.world();
        let (camera, at) = world
            .query_filtered::<(&Camera, &GlobalTransform), With<bergerie::app::stage::TableCamera>>()
            .single(world)
            .expect("there is one camera");
        camera.world_to_viewport(at, point).expect("the point is before the camera")
    }

    /// The window's entity.
    pub fn window(&mut self) -> Entity {
        let world = self.world();
        world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("there is a window")
    }
}

/// A path as the asset server wants it.
fn text_of(path: &Path) -> String {
    path.to_str().expect("the path is text").to_owned()
}

fn listen(
    mut heard: ResMut<Heard>,
    mut commands: MessageReader<Command>,
    mut played: MessageReader<Played>,
    mut refused: MessageReader<Refused>,
    mut redraws: MessageReader<RequestRedraw>,
    mut exits: MessageReader<AppExit>,
    moved: Query<(), Changed<Transform>>,
    reshaped: Query<(), Changed<Mesh3d>>,
    mut landed: MessageReader<Landed>,
    sounds: Query<&Sounding, Added<Sounding>>,
) {
    heard.commands.extend(commands.read().cloned());
    heard.played.extend(played.read().map(|played| played.0.clone()));
    heard.refused.extend(refused.read().map(|refused| refused.0.clone()));
    heard.redraws += redraws.read().count();
    heard.exits.extend(exits.read().cloned());
    heard.moved += moved.iter().count();
    heard.reshaped += reshaped.iter().count();
    heard.frames.push((landed.read().count(), sounds.iter().copied().collect()));
}
