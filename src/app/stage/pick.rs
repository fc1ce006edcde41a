//! What a pointer points at: a backend for Bevy's picking that knows boards.
//!
//! A ray meets the pieces' volumes first, and a piece means the spot it stands
//! on; then the spot it falls into; then, between spots, the nearest one that
//! may be touched. What may not be touched hides nothing that may: a ray that
//! goes through it and falls into a spot to be touched means that. All else is
//! the ground.

use bevy::ecs::system::SystemParam;
use bevy::picking::PickingSystems;
use bevy::picking::backend::ray::RayMap;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::events::{Out, Over, Pointer};
use bevy::picking::pointer::{PointerId, PointerInput, PointerLocation};
use bevy::prelude::*;
use bevy::window::{CursorLeft, PrimaryWindow};

use super::camera::TableCamera;
use super::layout::{self, BoardModel};
use super::{model_of, spot_point};
use crate::app::table::{Piece, Place, Stands, Table};
use crate::rules::{Spot, SpotKind};

/// The spot under the mouse.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct Hovered(pub Option<Spot>);

/// Everything that is no spot: what a click beside the board hits.
#[derive(Component)]
pub struct Ground;

/// How far beside a spot, in board units, it still may be touched.
const TOLERANCE: f32 = 0.75;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hovered>();
    app.add_systems(Startup, |mut commands: Commands| {
        commands.spawn((Ground, Name::new("ground")));
    });
    app.add_systems(
        PreUpdate,
        (
            leave.run_if(on_message::<CursorLeft>).after(PointerInput::receive).before(RayMap::repopulate),
            find_hits.in_set(PickingSystems::Backend),
        ),
    );
    app.add_observer(over).add_observer(out);
}

/// Tells what is seen at a place on the window.
#[derive(SystemParam)]
pub struct Aim<'w, 's> {
    table: Option<Res<'w, Table>>,
    pieces: Query<'w, 's, (&'static Piece, &'static Stands)>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
}

impl Aim<'_, '_> {
    /// The spot at `place`, in logical pixels.
    pub fn at(&self, place: Vec2) -> Option<Spot> {
        let (camera, at) = self.cameras.single().ok()?;
        self.along(camera.viewport_to_world(at, place).ok()?).map(|(spot, _)| spot)
    }

    /// The spot that a finger means at `place`, and whether that is sure: the nearest within its
    /// reach that may be touched, unless it is on one that may be; and sure where no other is in reach.
    pub fn by_finger(&self, place: Vec2) -> (Option<Spot>, bool) {
        let direct = self.at(place);
        let near = self.in_reach(place);
        let may_be_touched =
            |spot: &Spot| self.table.as_deref().is_some_and(|table| table.next().contains(spot));
        let meant = direct.filter(may_be_touched).or(near.first().copied()).or(direct);
        (meant, near.iter().all(|&spot| meant == Some(spot)))
    }

    /// The spots that may be touched and that a finger at `place` may have meant, the nearest first.
    fn in_reach(&self, place: Vec2) -> Vec<Spot> {
        /// How far a finger reaches, in logical pixels.
        const REACH: f32 = 24.0;
        let (Ok((camera, at)), Some(table)) = (self.cameras.single(), self.table.as_deref()) else {
            return Vec::new();
        };
        let away = |spot: Spot| {
            let point = spot_point(table, spot)?;
            Some(camera.world_to_viewport(at, point).ok()?.distance(place))
        };
        let near = table.next().iter().filter_map(|&spot| Some((spot, away(spot)?)));
        let mut near: Vec<(Spot, f32)> = near.filter(|(_, away)| *away <= REACH).collect();
        near.sort_by(|one, other| one.1.total_cmp(&other.1));
        near.into_iter().map(|(spot, _)| spot).collect()
    }

    /// The point of the board at `place`, in logical pixels.
    pub(super) fn on_board(&self, place: Vec2) -> Option<Vec3> {
        let (camera, at) = self.cameras.single().ok()?;
        let ray = camera.viewport_to_world(at, place).ok()?;
        Some(ray.get_point(board_depth(ray, model_of(self.table.as_deref()?))?))
    }

    /// The spot that a ray meets, and how far along.
    fn along(&self, ray: Ray3d) -> Option<(Spot, f32)> {
        let table = self.table.as_deref()?;
        let model = model_of(table);
        match piece_hit(ray, table, model, &self.pieces) {
            Some(hit) if table.next().contains(&hit.0) => Some(hit),
            Some(hit) => behind(ray, table, model, hit.0).or(Some(hit)),
            None => spot_hit(ray, table, model),
        }
    }
}

fn find_hits(
    rays: Res<RayMap>,
    aim: Aim,
    places: Query<(Entity, &Place)>,
    ground: Single<Entity, With<Ground>>,
    mut hits: MessageWriter<PointerHits>,
) {
    for (id, &ray) in rays.iter() {
        let Ok((camera, _)) = aim.cameras.get(id.camera) else { continue };
        let place = aim.along(ray).and_then(|(spot, depth)| {
            places.iter().find(|(_, place)| place.0 == spot).map(|(entity, _)| (entity, depth))
        });
        let (entity, depth) = place.unwrap_or((*ground, f32::MAX));
        let hit = HitData::new(id.camera, depth, None, None);
        hits.write(PointerHits::new(id.pointer, vec![(entity, hit)], camera.order as f32));
    }
}

/// The nearest piece whose volume the ray meets, or rather the nearest that may be touched.
fn piece_hit(
    ray: Ray3d,
    table: &Table,
    model: &BoardModel,
    pieces: &Query<(&Piece, &Stands)>,
) -> Option<(Spot, f32)> {
    let hits = pieces.iter().filter_map(|(piece, &stands)| {
        let look = model.piece(table.board(), piece.kind);
        let foot = model.pose(table.board(), piece.kind, stands)?.translation - Vec3::Y * look.lift;
        let [radius, height] = look.volume;
        // The capsule's round ends are within its height.
        let axis = (height - 2.0 * radius).max(0.0);
        let depth = capsule_hit(ray, foot + Vec3::Y * radius, axis, radius)?;
        Some((stands.spot, depth))
    });
    let rank = |spot: Spot| !table.next().contains(&spot);
    hits.min_by(|one, other| rank(one.0).cmp(&rank(other.0)).then(one.1.total_cmp(&other.1)))
}

/// How far along the ray it meets the board.
fn board_depth(ray: Ray3d, model: &BoardModel) -> Option<f32> {
    let depth = (model.spot(SpotKind::Field).height - ray.origin.y) / ray.direction.y;
    (depth.is_finite() && depth > 0.0).then_some(depth)
}

/// How far beside a spot a point of the board lies; below 0 it lies within.
fn beside(point: Vec3, spot: Spot, table: &Table, model: &BoardModel) -> Option<f32> {
    let info = table.board().get(spot)?;
    let centre = layout::point(info, point.y);
    let spot = model.spot(info.kind);
    // The outline's middle part is a rectangle; of most it is a point.
    let turned = Quat::from_rotation_y(-info.angle.to_radians()) * (point - centre);
    let beside = (turned.xz().abs() - spot.outline.half).max(Vec2::ZERO);
    Some(beside.length() - spot.radius)
}

/// Of `spots` the one that the ray comes nearest to on the board, no farther than `within` beside it.
fn nearest(
    ray: Ray3d,
    table: &Table,
    model: &BoardModel,
    within: f32,
    spots: impl Iterator<Item = Spot>,
) -> Option<(Spot, f32)> {
    let depth = board_depth(ray, model)?;
    let point = ray.get_point(depth);
    let away = |spot: Spot| beside(point, spot, table, model).filter(|&away| away <= within);
    spots
        .filter_map(|spot| Some((spot, away(spot)?)))
        .min_by(|one, other| one.1.total_cmp(&other.1))
        .map(|(spot, _)| (spot, depth))
}

/// The spot into which the ray falls, or the nearest that may be touched.
fn spot_hit(ray: Ray3d, table: &Table, model: &BoardModel) -> Option<(Spot, f32)> {
    nearest(ray, table, model, 0.0, table.board().iter().map(|(spot, _)| spot))
        .or_else(|| nearest(ray, table, model, TOLERANCE, table.next().iter().copied()))
}

/// The spot to be touched into which the ray falls behind what stands on the
/// spot `before`, unless it means that all the same.
fn behind(ray: Ray3d, table: &Table, model: &BoardModel, before: Spot) -> Option<(Spot, f32)> {
    let spots = table.next().iter().copied().chain([before]);
    nearest(ray, table, model, 0.0, spots).filter(|(spot, _)| *spot != before)
}

/// How far along the ray it comes into an upright capsule from `foot` up to `height` above it.
fn capsule_hit(ray: Ray3d, foot: Vec3, height: f32, radius: f32) -> Option<f32> {
    // The points nearest to each other of the ray and of the capsule's axis.
    let up_along = ray.direction.y;
    let between = ray.origin - foot;
    let flat = 1.0 - up_along * up_along;
    let on_axis = if flat > 1e-6 { (between.y - up_along * ray.direction.dot(between)) / flat } else { 0.0 };
    let axis = foot + Vec3::Y * on_axis.clamp(0.0, height.max(0.0));
    let depth = ray.direction.dot(axis - ray.origin);
    let near = ray.get_point(depth).distance(axis);
    (depth > 0.0 && near <= radius).then(|| depth - (radius * radius - near * near).sqrt())
}

/// Where a pointer is that is in no window; without any place it would not be
/// noticed that it has gone.
const NOWHERE: Vec2 = Vec2::splat(-1e6);

/// A mouse outside the window points at nothing; picking itself does not notice.
fn leave(
    window: Single<&Window, With<PrimaryWindow>>,
    mut pointers: Query<(&PointerId, &mut PointerLocation)>,
) {
    if window.cursor_position().is_some() {
        return;
    }
    for (id, mut pointer) in &mut pointers {
        if let (PointerId::Mouse, Some(location)) = (id, &mut pointer.location) {
            location.position = NOWHERE;
        }
    }
}

/// A finger points at nothing: it touches, and is gone.
fn over(event: On<Pointer<Over>>, places: Query<&Place>, mut hovered: ResMut<Hovered>) {
    if event.pointer_id == PointerId::Mouse
        && let Ok(place) = places.get(event.entity)
    {
        hovered.0 = Some(place.0);
    }
}

fn out(event: On<Pointer<Out>>, places: Query<&Place>, mut hovered: ResMut<Hovered>) {
    if places.get(event.entity).is_ok_and(|place| hovered.0 == Some(place.0)) {
        hovered.0 = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rays_meet_capsules_from_any_side() {
        let ray = |from: Vec3, to: Vec3| Ray3d::new(from, Dir3::new(to - from).expect("two points"));
        let foot = Vec3::new(1.0, 0.5, 0.0);
        let from_the_side = ray(Vec3::new(-4.0, 1.0, 0.0), Vec3::new(0.0, 1.0, 0.0));
        assert_eq!(capsule_hit(from_the_side, foot, 1.0, 0.5), Some(4.5));
        let from_above = ray(Vec3::new(1.0, 9.0, 0.2), Vec3::new(1.0, 0.0, 0.2));
        assert!(capsule_hit(from_above, foot, 1.0, 0.5).is_some());
        let beside = ray(Vec3::new(-4.0, 1.0, 0.6), Vec3::new(0.0, 1.0, 0.6));
        assert_eq!(capsule_hit(beside, foot, 1.0, 0.5), None);
        let behind = ray(Vec3::new(4.0, 1.0, 0.0), Vec3::new(5.0, 1.0, 0.0));
        assert_eq!(capsule_hit(behind, foot, 1.0, 0.5), None);
    }
}
