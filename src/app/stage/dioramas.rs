//! The games of the box side by side, each in the middle of a match: what the
//! title shows, and where a click chooses one.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::camera::{Glide, TableCamera};
use super::layout;
use super::view::{Lens, View};
use crate::app::table::TableSystems;
use crate::rules::{AnyLine, GAMES, open};

/// A game's board, small, and a match on it.
#[derive(Component, Clone, Copy, Debug)]
pub struct Diorama {
    /// The game.
    pub game: &'static str,
    /// Which of all dioramas it is.
    number: usize,
}

/// The middle of a match for each game, by its name: rules and position. Other
/// games are shown as they begin.
const MATCHES: &[(&str, &str, &str)] = &[
    ("enclos", "french", "b3e3f5/b5d2d4/00001644a20804000498000/w"),
    (
        "barricade",
        "classic",
        "BAR1 classic houses=0,1,2,3 turn=3 \
         pawns=h,h,47,96,99/h,80,82,92,100/h,h,h,46,105/h,h,h,h,93 bars=9,26,28,37,38,39,40,42,44,51,89",
    ),
    ("tigers", "french", "...SSST.T.S...S.T.TS.SS.S T 11 0"),
];

/// How far each reaches from its middle.
const RADIUS: f32 = 4.5;

/// How far a diorama reaches upwards.
const HEIGHT: f32 = 1.0;

/// How near two are, in parts of what they take: corners of boards do not reach into each other's circles.
const GAP: f32 = 1.03;

/// How large the table is beneath them, beside its own model.
pub(super) const TABLE_SCALE: f32 = 1.25;

/// How far one rises that is pointed at.
const LIFT: f32 = 0.55;

impl Diorama {
    /// All of them, each with its match.
    pub(super) fn all() -> impl Iterator<Item = (Diorama, Box<dyn AnyLine>)> {
        GAMES.iter().enumerate().filter_map(|(number, &game)| {
            let known = MATCHES.iter().find(|(name, ..)| *name == game);
            let (rules, position) = known.map_or(("", None), |&(_, rules, position)| (rules, Some(position)));
            Some((Diorama { game, number }, open(game, rules, position).ok()?))
        })
    }

    /// How the board of its match lies on the table: as large as its room allows, and a little askew.
    pub(super) fn pose(&self, line: &dyn AnyLine) -> Transform {
        /// How far apart in radians they are turned.
        const ASKEW: f32 = 0.16;
        let board = line.board();
        let extent = layout::board_model(board.name).extent(board, false);
        let reach = extent.iter().map(|point| point.xz().length()).fold(1.0, f32::max);
        let turn = ASKEW * (1.0 - self.number as f32);
        Transform::from_translation(middle(self.number))
            .with_rotation(Quat::from_rotation_y(turn))
            .with_scale(Vec3::splat(RADIUS / reach))
    }
}

/// Where the middle of a diorama lies: the first one nearest to whoever looks, the others round the table.
fn middle(number: usize) -> Vec3 {
    let count = GAMES.len() as f32;
    let away = if GAMES.len() > 1 { GAP * RADIUS / (PI / count).sin() } else { 0.0 };
    let (sine, cosine) = (FRAC_PI_2 + TAU * number as f32 / count).sin_cos();
    away * Vec3::new(cosine, 0.0, sine)
}

/// The diorama that somebody is about to choose.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct Pointed {
    /// Which one the mouse is over.
    pub by_mouse: Option<&'static str>,
    /// Which one a panel is about.
    pub by_panel: Option<&'static str>,
}

impl Pointed {
    /// The game.
    pub fn game(&self) -> Option<&'static str> {
        self.by_mouse.or(self.by_panel)
    }
}

/// Tells which diorama is seen at a place on the window.
#[derive(SystemParam)]
pub struct Dioramas<'w, 's> {
    all: Query<'w, 's, &'static Diorama>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
}

impl Dioramas<'_, '_> {
    /// The game of the diorama at `place`, in logical pixels.
    pub fn at(&self, place: Vec2) -> Option<&'static str> {
        let (camera, at) = self.cameras.single().ok()?;
        let ray = camera.viewport_to_world(at, place).ok()?;
        let depth = -ray.origin.y / ray.direction.y;
        let point = (depth > 0.0).then(|| ray.get_point(depth))?;
        let all = self.all.iter().map(|diorama| (diorama, middle(diorama.number).distance(point)));
        let near = all.filter(|(_, away)| *away <= RADIUS).min_by(|one, other| one.1.total_cmp(&other.1));
        near.map(|(diorama, _)| diorama.game)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointed>();
    app.add_systems(Update, raise.in_set(TableSystems::Show));
}

/// The view of all dioramas.
pub(super) fn view(window: Vec2, covered: &[Rect]) -> View {
    const PITCH: f32 = 0.56;
    const FIELD: f32 = 0.5;
    /// Boards have corners: few reach as far as their circles do.
    const SEEN: f32 = 0.94;
    let lens = Lens::new(PITCH, FIELD, window, covered);
    let circle = |middle: Vec3| {
        (0..16).flat_map(move |at| {
            let rim = Vec2::from_angle(TAU * at as f32 / 16.0) * SEEN * RADIUS;
            [0.0, HEIGHT].map(|height| middle + Vec3::new(rim.x, height, rim.y))
        })
    };
    let points: Vec<Vec3> = (0..GAMES.len()).map(middle).flat_map(circle).collect();
    View::of(&points, Vec3::ZERO, &lens, 0.0)
}

/// The one that is pointed at rises, the others lie down.
fn raise(
    time: Res<Time>,
    glide: Res<Glide>,
    pointed: Res<Pointed>,
    mut all: Query<(&Diorama, &mut Transform)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    const RATE: f32 = 12.0;
    const NEAR: f32 = 0.004;
    let part = if glide.0 { 1.0 - (-RATE * time.delta_secs()).exp() } else { 1.0 };
    for (diorama, mut transform) in &mut all {
        let goal = if pointed.game() == Some(diorama.game) { LIFT } else { 0.0 };
        let height = transform.translation.y;
        if height == goal {
            continue;
        }
        let next = height.lerp(goal, part);
        transform.translation.y = if (goal - next).abs() < NEAR { goal } else { next };
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_board_reaches_into_another() {
        for one in 0..GAMES.len() {
            for other in one + 1..GAMES.len() {
                assert!(middle(one).distance(middle(other)) >= 2.0 * RADIUS, "{one} and {other}");
            }
        }
    }
}
