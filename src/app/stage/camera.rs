//! The camera over the table: framed for the board and the window, turned by
//! dragging, brought nearer by wheel or pinch, and set back by a key.

use std::f32::consts::FRAC_PI_2;

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

/// Where the camera is, where it is going, and how far people have turned it.
#[derive(Resource, Debug)]
pub struct Orbit {
    now: View,
    home: View,
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
        let turns = (self.turned.x / std::f32::consts::TAU).round();
        self.now.yaw -= turns * std::f32::consts::TAU;
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

    fn goal(&self) -> View {
        View {
            yaw: self.home.yaw + self.turned.x,
            pitch: self.home.pitch + self.turned.y,
            distance: self.home.distance * self.turned.z,
            ..self.home
        }
    }
}

const LOWEST: f32 = 0.25;
const HIGHEST: f32 = FRAC_PI_2 - 0.02;
const NEAREST: f32 = 0.3;
const FARTHEST: f32 = 1.4;

const EXPOSURE: f32 = 9.7;
const FILL: f32 = 540.0;
const BLOOM: f32 = 0.06;

pub(super) fn plugin(app: &mut App) {
    let rest = View { target: Vec3::ZERO, yaw: 0.0, pitch: 0.9, distance: 30.0 };
    app.insert_resource(Orbit { now: rest, home: rest, turned: Vec3::Z, moving: false });
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
    let aspect = camera.logical_target_size().map_or(16.0 / 9.0, |size| size.x / size.y.max(1.0));
    let home = match screen.get() {
        Screen::Match => home(model, aspect),
        Screen::SetUp => beside(model, aspect),
        Screen::Loading | Screen::Title => title(model, aspect),
    };
    if orbit.home == home {
        return;
    }
    orbit.home = home;
    if let Projection::Perspective(perspective) = &mut *projection {
        perspective.fov = model.field_of_view.to_radians();
    }
    // The first picture needs no flight towards it.
    if !*known {
        orbit.now = orbit.goal();
        *known = true;
    }
}

/// The view that shows the whole board in a window of `aspect`.
fn home(model: &BoardModel, aspect: f32) -> View {
    let arm = model.eye - model.target;
    let half_height = (model.field_of_view.to_radians() / 2.0).tan();
    let half_width = if aspect > 1.0 { model.half_width[0] } else { model.half_width[1] };
    let distance = arm.length().max(half_width / (half_height * aspect));
    // In a tall window the panels lie above the board, which makes way for them.
    let down = if aspect > 1.0 { 0.0 } else { 0.05 * distance };
    View {
        target: model.target - Vec3::Z * down,
        yaw: arm.x.atan2(arm.z),
        pitch: (arm.y / arm.length()).asin(),
        distance,
    }
}

/// The view behind the title: low and near, so that the sheep are met eye to
/// eye; beside the panel where the window is wide, above it where it is tall.
fn title(model: &BoardModel, aspect: f32) -> View {
    let (beside, distance) =
        if aspect > 1.0 { (Vec3::new(-2.4, 0.6, -0.6), 16.5) } else { (Vec3::new(1.6, 0.0, 4.2), 20.0) };
    View { target: model.target + beside, yaw: 0.35, pitch: 0.42, distance }
}

/// The view while a match is set up: the whole board, beside the panel where the window is wide.
fn beside(model: &BoardModel, aspect: f32) -> View {
    /// The part of a wide window that the panel takes.
    const PANEL: f32 = 0.38;
    let view = home(model, aspect);
    if aspect <= 1.0 {
        return view;
    }
    let slope = (model.field_of_view.to_radians() / 2.0).tan() * aspect;
    let distance = (1.06 * view.distance).max(1.06 * model.half_width[0] / (slope * (1.0 - PANEL)));
    View { target: view.target - Vec3::X * slope * distance * PANEL, distance, ..view }
}

/// Glides towards the goal, and stops for good once it is there.
fn glide(
    time: Res<Time>,
    mut orbit: ResMut<Orbit>,
    mut camera: Single<&mut Transform, With<TableCamera>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    const RATE: f32 = 9.0;
    let goal = orbit.goal();
    let part = 1.0 - (-RATE * time.delta_secs()).exp();
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
