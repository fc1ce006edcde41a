//! The camera over the table: framed for the board and the window, turned by
//! dragging, brought nearer by wheel or pinch, and set back by a key.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::camera::{Exposure, Hdr};
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::EnvironmentMapLight;
use bevy::post_process::bloom::Bloom;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::layout::{BoardModel, board_model};
use super::model_of;
use super::scenery::TITLE_GAME;
use crate::app::loading::{Loading, Screen};
use crate::app::panels::Comfort;
use crate::app::set_up::SetUp;
use crate::app::table::{Table, TableSystems};

/// The camera that shows the board; the panels are drawn by it too.
#[derive(Component)]
pub struct TableCamera;

/// How the camera looks at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
struct View {
    target: Vec3,
    /// The angle round the table: 0 is the player's side.
    yaw: f32,
    /// The angle above the table.
    pitch: f32,
    distance: f32,
}

/// What the camera is to attend to beside the board as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Attention {
    /// How far round the table it goes.
    pub yaw: f32,
    /// The middle of what is to be chosen from, and half its extent.
    pub choice: Option<(Vec3, Vec2)>,
}

/// Where the camera is, where it is going, and how far people have turned it.
#[derive(Resource, Debug)]
pub struct Orbit {
    now: View,
    home: View,
    attention: Attention,
    /// Half the extent of the picture at a distance of 1.
    slope: Vec2,
    /// Turned by hand from home: yaw, pitch, and the factor on the distance.
    turned: Vec3,
    moving: bool,
}

impl Orbit {
    /// Turns the camera by a drag of `pixels`.
    pub fn turn(&mut self, pixels: Vec2) {
        const SPEED: f32 = 0.006;
        self.turned.x -= pixels.x * SPEED;
        let pitch = (self.home.pitch + self.turned.y + pixels.y * SPEED).clamp(LOWEST, HIGHEST);
        self.turned.y = pitch - self.home.pitch;
    }

    /// Brings the camera nearer (`steps` above 0) or takes it away.
    pub fn zoom(&mut self, steps: f32) {
        self.turned.z = (self.turned.z * 0.9f32.powf(steps)).clamp(NEAREST, FARTHEST);
    }

    /// Sets the camera back to where it frames the board.
    pub fn reset(&mut self) {
        // The short way round.
        let turns = (self.turned.x / TAU).round();
        self.now.yaw -= turns * TAU;
        self.turned = Vec3::new(0.0, 0.0, 1.0);
    }

    /// Whether the camera is on its way.
    pub fn is_moving(&self) -> bool {
        self.moving
    }

    /// Whether anybody has turned it.
    pub fn is_turned(&self) -> bool {
        self.turned != Vec3::Z
    }

    /// What is attended to.
    pub(super) fn attention(&self) -> Attention {
        self.attention
    }

    /// Attends to this from now on.
    pub(super) fn attend(&mut self, attention: Attention) {
        // The short way round.
        let turns = ((attention.yaw - self.attention.yaw) / TAU).round();
        self.now.yaw += turns * TAU;
        self.attention = attention;
    }

    fn goal(&self) -> View {
        let near = self.attention.choice.map_or(self.home, |(middle, half)| self.approach(middle, half));
        View {
            target: near.target,
            yaw: near.yaw + self.attention.yaw + self.turned.x,
            pitch: near.pitch + self.turned.y,
            distance: near.distance * self.turned.z,
        }
    }

    /// The view that fills the middle of the window with what lies `half` round `middle`.
    fn approach(&self, middle: Vec3, half: Vec2) -> View {
        /// How much is seen beyond it, in board units.
        const MARGIN: f32 = 1.5;
        /// The part of the window's height that panels leave free.
        const FREE: f32 = 0.5;
        let reach = half + MARGIN;
        let wide = reach.x / self.slope.x;
        let high = reach.y * self.home.pitch.sin() / (self.slope.y * FREE);
        let distance = wide.max(high).clamp(NEAR_CHOICE * self.home.distance, self.home.distance);
        let part = (self.home.distance - distance) / (self.home.distance * (1.0 - NEAR_CHOICE));
        View { target: self.home.target.lerp(middle, part.clamp(0.0, 1.0)), distance, ..self.home }
    }
}

/// Whether the camera glides to where it goes, or is there at once.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glide(pub bool);

impl Default for Glide {
    fn default() -> Self {
        Glide(true)
    }
}

const LOWEST: f32 = 0.25;
const HIGHEST: f32 = FRAC_PI_2 - 0.02;
const NEAREST: f32 = 0.3;
/// How near the camera goes by itself, in parts of the distance from which all is seen.
const NEAR_CHOICE: f32 = 0.45;
const FARTHEST: f32 = 1.4;

const EXPOSURE: f32 = 9.7;
const FILL: f32 = 540.0;
const BLOOM: f32 = 0.06;

pub(super) fn plugin(app: &mut App) {
    let rest = View { target: Vec3::ZERO, yaw: 0.0, pitch: 0.9, distance: 30.0 };
    app.insert_resource(Orbit {
        now: rest,
        home: rest,
        attention: Attention::default(),
        slope: Vec2::ONE,
        turned: Vec3::Z,
        moving: false,
    });
    app.init_resource::<Glide>();
    app.add_systems(Startup, place);
    app.add_systems(Update, (frame, glide).chain().in_set(TableSystems::Show));
    app.add_systems(OnEnter(Screen::Match), |mut orbit: ResMut<Orbit>| orbit.reset());
}

fn place(assets: Res<AssetServer>, mut loading: ResMut<Loading>, mut commands: Commands) {
    let (diffuse, specular) =
        (assets.load("textures/env_diffuse.ktx2"), assets.load("textures/env_specular.ktx2"));
    loading.wait_for(&diffuse);
    loading.wait_for(&specular);
    commands.spawn((
        TableCamera,
        Camera3d::default(),
        Hdr,
        Msaa::Sample4,
        Tonemapping::KhronosPbrNeutral,
        Bloom { intensity: BLOOM, ..Bloom::NATURAL },
        Exposure { ev100: EXPOSURE },
        EnvironmentMapLight { diffuse_map: diffuse, specular_map: specular, intensity: FILL, ..default() },
        Transform::from_xyz(0.0, 25.0, 18.0).looking_at(Vec3::ZERO, Vec3::Y),
        bevy_egui::PrimaryEguiContext,
    ));
}

/// Works out from where board and window are best seen together.
fn frame(
    screen: Res<State<Screen>>,
    set_up: Res<SetUp>,
    table: Option<Res<Table>>,
    comfort: Res<Comfort>,
    camera: Single<(&Camera, &mut Projection), With<TableCamera>>,
    mut orbit: ResMut<Orbit>,
    mut known: Local<bool>,
) {
    let model = match (&table, screen.get()) {
        (Some(table), _) => model_of(table),
        (None, Screen::SetUp) => board_model(set_up.line().board().name),
        (None, _) => board_model(TITLE_GAME),
    };
    let (camera, mut projection) = camera.into_inner();
    let window = camera.logical_target_size().unwrap_or(Vec2::new(1280.0, 720.0)).max(Vec2::ONE);
    // Panels take points of it.
    let window = window / comfort.zoom(window);
    let home = match screen.get() {
        Screen::Match => home(model, window),
        Screen::SetUp => beside(model, window),
        Screen::Loading | Screen::Title | Screen::Shelf => title(model, window.x / window.y),
    };
    let slope = (model.field_of_view.to_radians() / 2.0).tan() * Vec2::new(window.x / window.y, 1.0);
    if (orbit.home, orbit.slope) == (home, slope) {
        return;
    }
    (orbit.home, orbit.slope) = (home, slope);
    if let Projection::Perspective(perspective) = &mut *projection {
        perspective.fov = model.field_of_view.to_radians();
    }
    // The first picture needs no flight towards it.
    if !*known {
        orbit.now = orbit.goal();
        *known = true;
    }
}

/// What the panels take of a window, in points: on the left or at the top the
/// card that tells whose turn it is, at the bottom the tools.
const CARD: Vec2 = Vec2::new(300.0, 280.0);
const TOOLS: f32 = 84.0;

/// The view that shows the whole board in a window so large, in points.
fn home(model: &BoardModel, window: Vec2) -> View {
    let arm = model.eye - model.target;
    let pitch = (arm.y / arm.length()).asin();
    // What is seen from a distance of 1 reaches so far to the sides, and up and down.
    let seen = (model.field_of_view.to_radians() / 2.0).tan() * Vec2::new(window.x / window.y, 1.0);
    let wide = window.x > window.y;
    let reach = Vec2::new(model.half_width[if wide { 0 } else { 1 }], model.half_height.unwrap_or_default());
    // From where it is all seen if the panels take parts of the window.
    let from = |taken: Vec2| arm.length().max((reach / (seen * (1.0 - taken))).max_element());
    // Beside the card or below it, where it is seen from nearer.
    let (beside, below) = (Vec2::new(CARD.x, 0.0) / window, Vec2::new(0.0, CARD.y + TOOLS) / window);
    let (aside, distance) = match model.half_height {
        Some(_) if wide && from(beside) < from(below) => {
            // What is nearer than the target is moved aside by more than the target is.
            (Vec3::NEG_X * 0.9 * beside.x * seen.x * from(beside), from(beside))
        }
        Some(_) => {
            let up = Vec3::new(0.0, pitch.cos(), -pitch.sin());
            (up * (CARD.y - TOOLS) / window.y * seen.y * from(below), from(below))
        }
        None if wide => (Vec3::ZERO, from(Vec2::ZERO)),
        // In a tall window panels lie above and below the board, which makes way for them.
        None => (Vec3::NEG_Z * 0.01 * from(Vec2::ZERO), from(Vec2::ZERO)),
    };
    View { target: model.target + aside, yaw: arm.x.atan2(arm.z), pitch, distance }
}

/// The view behind the title: low and near, so that the sheep are met eye to
/// eye; beside the panel where the window is wide, above it where it is tall.
fn title(model: &BoardModel, aspect: f32) -> View {
    let (beside, distance) =
        if aspect > 1.0 { (Vec3::new(-2.4, 0.6, -0.6), 16.5) } else { (Vec3::new(1.6, 0.0, 4.2), 20.0) };
    View { target: model.target + beside, yaw: 0.35, pitch: 0.42, distance }
}

/// The view while a match is set up: the whole board, beside the panel where the window is wide.
fn beside(model: &BoardModel, window: Vec2) -> View {
    /// The part of a wide window that the panel takes.
    const PANEL: f32 = 0.38;
    /// What is left free round the board.
    const MARGIN: f32 = 1.06;
    let view = home(model, window);
    if window.x <= window.y {
        return view;
    }
    let seen = (model.field_of_view.to_radians() / 2.0).tan() * Vec2::new(window.x / window.y, 1.0);
    let reach = Vec2::new(model.half_width[0], model.half_height.unwrap_or_default());
    let from = (reach / (seen * Vec2::new(1.0 - PANEL, 1.0))).max_element();
    let distance = MARGIN * from.max(model.eye.distance(model.target));
    View { target: model.target - Vec3::X * seen.x * distance * PANEL, distance, ..view }
}

/// Glides towards the goal, and stops for good once it is there.
fn glide(
    time: Res<Time>,
    wish: Res<Glide>,
    mut orbit: ResMut<Orbit>,
    mut camera: Single<&mut Transform, With<TableCamera>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    const RATE: f32 = 9.0;
    let goal = orbit.goal();
    let part = if wish.0 { 1.0 - (-RATE * time.delta_secs()).exp() } else { 1.0 };
    let now = orbit.now;
    let next = View {
        target: now.target.lerp(goal.target, part),
        yaw: now.yaw.lerp(goal.yaw, part),
        pitch: now.pitch.lerp(goal.pitch, part),
        distance: now.distance.lerp(goal.distance, part),
    };
    let left = next.target.distance(goal.target)
        + (next.yaw - goal.yaw).abs()
        + (next.pitch - goal.pitch).abs()
        + (next.distance - goal.distance).abs() / 20.0;
    let next = if left < 0.002 { goal } else { next };
    let pose = {
        let around = Quat::from_rotation_y(next.yaw) * Quat::from_rotation_x(-next.pitch);
        Transform::from_translation(next.target + around * Vec3::Z * next.distance).with_rotation(around)
    };
    if **camera != pose {
        **camera = pose;
    }
    let moving = next != goal;
    if orbit.now != next || orbit.moving != moving {
        orbit.now = next;
        orbit.moving = moving;
    }
    if moving {
        redraw.write(RequestRedraw);
    }
}
