//! The camera over the table: framed for the board and the window, turned by
//! dragging, brought nearer by wheel or pinch, and set back by a key. Who roams
//! with it to take a picture may go farther, and finds it afterwards as it was.

use std::f32::consts::TAU;

use bevy::camera::Exposure;
use bevy::camera::visibility::RenderLayers;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::dioramas;
use super::layout::board_model;
use super::reach::{PLAYING, ROAMING, Reach, Turned};
use super::signs;
use super::view::{Lens, View};
use crate::app::loading::Screen;
use crate::app::set_up::SetUp;
use crate::app::table::{Table, TableSystems};
use crate::rules::Board;

/// The camera that shows the board; the panels are drawn by it too.
#[derive(Component)]
pub struct TableCamera;

/// What panels cover of the window, in parts of its size from its upper left
/// corner. Whoever draws panels says so; the board keeps clear of them.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Covered(pub Vec<Rect>);

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
    lens: Lens,
    /// Two corners of the box in which all things stand.
    bounds: (Vec3, Vec3),
    /// The height of the window, in logical pixels.
    height: f32,
    attention: Attention,
    /// How people have turned it.
    turned: Turned,
    /// How it was turned before anybody roamed with it, as long as somebody does.
    left: Option<Turned>,
    moving: bool,
}

impl Orbit {
    /// Turns the camera by a drag of `pixels`.
    pub fn turn(&mut self, pixels: Vec2) {
        const SPEED: f32 = 0.006;
        let reach = self.reach();
        self.turned.turn(pixels * SPEED, self.home.pitch, reach);
    }

    /// Brings the camera nearer (`steps` above 0) or takes it away.
    pub fn zoom(&mut self, steps: f32) {
        let reach = self.reach();
        self.turned.zoom(steps, reach);
    }

    /// Drags the table along by `pixels`, as far as anything stands on it: for those who roam.
    pub fn pan(&mut self, pixels: Vec2) {
        let way = self.goal().along_the_table(pixels / self.height);
        let (low, high) =
            (self.bounds.0.xz() - self.home.target.xz(), self.bounds.1.xz() - self.home.target.xz());
        self.turned.pan = (self.turned.pan + way).clamp(low.min(Vec2::ZERO), high.max(Vec2::ZERO));
    }

    /// Sets the camera back to where it frames the board.
    pub fn reset(&mut self) {
        // The short way round.
        let turns = (self.turned.yaw / TAU).round();
        self.now.yaw -= turns * TAU;
        self.turned = Turned::default();
    }

    /// Lets it go anywhere, and the table be seen without signs, until it [comes back](Orbit::come_back).
    pub fn roam(&mut self) {
        self.left.get_or_insert(self.turned);
    }

    /// Sets it back to how it was before anybody roamed.
    pub fn come_back(&mut self) {
        if let Some(turned) = self.left.take() {
            let turns = ((self.turned.yaw - turned.yaw) / TAU).round();
            self.now.yaw -= turns * TAU;
            self.turned = turned;
        }
    }

    /// Whether somebody roams.
    pub fn is_roaming(&self) -> bool {
        self.left.is_some()
    }

    fn reach(&self) -> &'static Reach {
        if self.is_roaming() { &ROAMING } else { &PLAYING }
    }

    /// Whether the camera is on its way.
    pub fn is_moving(&self) -> bool {
        self.moving
    }

    /// Whether anybody has turned it.
    pub fn is_turned(&self) -> bool {
        self.turned != Turned::default()
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

    /// How far the camera is from what it turns about.
    pub(super) fn distance(&self) -> f32 {
        self.now.distance
    }

    /// Two corners of the box in which all things stand.
    pub(super) fn bounds(&self) -> (Vec3, Vec3) {
        self.bounds
    }

    fn goal(&self) -> View {
        let near = self.attention.choice.and_then(|(middle, half)| self.approach(middle, half));
        let near = near.unwrap_or(self.home);
        self.turned.from(near, self.attention.yaw, self.reach())
    }

    /// The view of what lies `half` round `middle`; nothing where it would be no nearer.
    fn approach(&self, middle: Vec3, half: Vec2) -> Option<View> {
        /// How much is seen beyond it, in board units.
        const MARGIN: f32 = 1.5;
        /// What part of the distance must be gained to be worth the way.
        const WORTH: f32 = 0.85;
        let corners = [[-1.0, -1.0], [-1.0, 1.0], [1.0, -1.0], [1.0, 1.0]];
        let around = corners.map(|side| middle + (Vec2::from(side) * (half + MARGIN)).extend(0.0).xzy());
        let view = View::of(&around, middle, &self.lens, NEAR_CHOICE * self.home.distance);
        (view.distance < WORTH * self.home.distance).then_some(view)
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

/// The size of a window that is not known, in logical pixels.
const WINDOW: Vec2 = Vec2::new(1280.0, 720.0);

/// How near the camera goes by itself, in parts of the distance from which all is seen.
const NEAR_CHOICE: f32 = 0.45;

const EXPOSURE: f32 = 9.7;

/// The luminance that this exposure shows as white, in candelas a square metre.
pub(super) const WHITE: f32 = 998.0;

/// How far from its middle anything stands on the table, where its scale is 1.
const LAID: Vec3 = Vec3::new(17.0, 1.2, 11.0);

/// Two corners of the box in which all stands on a table of some scale.
fn laid(scale: f32) -> (Vec3, Vec3) {
    let reach = LAID * Vec3::new(scale, 1.0, scale);
    (reach * Vec3::new(-1.0, 0.0, -1.0), reach)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Covered>().init_resource::<Glide>();
    let first = dioramas::view(WINDOW, &[]);
    app.insert_resource(Orbit {
        now: first,
        home: first,
        lens: Lens::default(),
        bounds: laid(dioramas::TABLE_SCALE),
        height: WINDOW.y,
        attention: Attention::default(),
        turned: Turned::default(),
        left: None,
        moving: false,
    });
    app.add_systems(Startup, place);
    app.add_systems(Update, (frame, glide).chain().in_set(TableSystems::Show));
    for change in [OnEnter(Screen::Match).intern(), OnExit(Screen::Match).intern()] {
        app.add_systems(change, |mut orbit: ResMut<Orbit>| orbit.reset());
    }
    app.add_systems(Update, sign.in_set(TableSystems::Show).run_if(resource_changed::<Orbit>));
}

fn place(mut commands: Commands) {
    commands.spawn((
        TableCamera,
        Camera3d::default(),
        Tonemapping::KhronosPbrNeutral,
        Exposure { ev100: EXPOSURE },
        signs::with_signs(),
        Transform::from_xyz(0.0, 25.0, 18.0).looking_at(Vec3::ZERO, Vec3::Y),
        bevy_egui::PrimaryEguiContext,
    ));
}

/// Who roams sees the table without signs.
fn sign(orbit: Res<Orbit>, mut seen: Single<&mut RenderLayers, With<TableCamera>>) {
    seen.set_if_neq(if orbit.is_roaming() { RenderLayers::default() } else { signs::with_signs() });
}

/// What the view of a board depends on.
#[derive(Clone, Debug, PartialEq)]
struct Framed {
    screen: Screen,
    board: Option<(&'static str, usize)>,
    window: Vec2,
    covered: Covered,
}

/// Works out from where board and window are best seen together.
fn frame(
    screen: Res<State<Screen>>,
    set_up: Res<SetUp>,
    table: Option<Res<Table>>,
    covered: Res<Covered>,
    camera: Single<&Camera, With<TableCamera>>,
    mut orbit: ResMut<Orbit>,
    mut known: Local<Option<Framed>>,
) {
    let board = match (&table, screen.get()) {
        (Some(table), _) => Some(table.board()),
        (None, Screen::SetUp) => Some(set_up.line().board()),
        (None, _) => None,
    };
    let framed = Framed {
        screen: *screen.get(),
        board: board.map(|board| (board.name, board.spots.len())),
        window: camera.logical_target_size().unwrap_or(WINDOW).max(Vec2::ONE),
        covered: covered.clone(),
    };
    if known.as_ref() == Some(&framed) {
        return;
    }
    let orbit = &mut *orbit;
    orbit.height = framed.window.y;
    match board {
        Some(board) => {
            (orbit.home, orbit.lens) = home(board, framed.window, &covered);
            let model = board_model(board.name);
            let (low, high) = bounds(&model.extent(board, true));
            let (left, right) = laid(model.table_scale);
            orbit.bounds = ((low - SHADOWED).min(left), (high + SHADOWED).max(right));
        }
        None => {
            orbit.home = dioramas::view(framed.window, &covered.0);
            orbit.bounds = laid(dioramas::TABLE_SCALE);
        }
    }
    // The first picture needs no flight towards it.
    if known.is_none() {
        orbit.now = orbit.goal();
    }
    *known = Some(framed);
}

/// Windows with a side shorter than this, in logical pixels, are small: there the
/// camera shows the board alone, and goes to what may be chosen.
pub(super) const SMALL: f32 = 500.0;

/// The view that shows a board as large as may be in a window so large, in
/// logical pixels, and beside what panels cover of it.
fn home(board: &Board, window: Vec2, covered: &Covered) -> (View, Lens) {
    let model = board_model(board.name);
    let lens = Lens::new(model.pitch.to_radians(), model.field_of_view.to_radians(), window, &covered.0);
    let alone = model.extent(board, false);
    let (low, high) = bounds(&alone);
    let middle = low.midpoint(high).with_y(0.0);
    // Where a window is small or tall, what waits beside the board must wait outside the picture.
    let roomy = window.x > window.y && window.y >= SMALL;
    let points = if roomy { model.extent(board, true) } else { alone };
    (View::of(&points, middle, &lens, 0.0), lens)
}

/// How far beyond a board its edge casts shadow, in board units.
const SHADOWED: Vec3 = Vec3::new(0.6, 0.0, 0.6);

/// The corners of the box that holds all points.
fn bounds(points: &[Vec3]) -> (Vec3, Vec3) {
    points.iter().fold((Vec3::MAX, Vec3::MIN), |(low, high), at| (low.min(*at), high.max(*at)))
}

/// Glides towards the goal, and stops for good once it is there.
fn glide(
    time: Res<Time>,
    wish: Res<Glide>,
    mut orbit: ResMut<Orbit>,
    camera: Single<(&mut Transform, &mut Projection), With<TableCamera>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    const RATE: f32 = 9.0;
    let goal = orbit.goal();
    let part = if wish.0 { 1.0 - (-RATE * time.delta_secs()).exp() } else { 1.0 };
    let next = orbit.now.towards(&goal, part);
    let next = if next.differs(&goal) < 0.002 { goal } else { next };
    let (mut transform, mut projection) = camera.into_inner();
    transform.set_if_neq(next.pose());
    if let Projection::Perspective(perspective) = &*projection
        && perspective.fov != next.field
    {
        let perspective = PerspectiveProjection { fov: next.field, ..perspective.clone() };
        *projection = Projection::Perspective(perspective);
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
