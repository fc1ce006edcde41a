//! Ghosts: where a touch would bring a piece is shown before it is made, and
//! what a hand carries follows the mouse until it is put down.

use bevy::light::NotShadowCaster;
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::prelude::*;

use super::felt::{self, Surface};
use super::model_of;
use super::models::{Models, Part};
use super::pick::{Aim, Hovered};
use super::signs::SIGNS;
use crate::app::table::{Stands, Table, TableSystems};
use crate::rules::{Deed, Kind, Manner, Spot, Thing, Touch};

/// The likeness of a piece where it would go.
#[derive(Component)]
struct Ghost;

/// The likeness of a piece that is being carried.
#[derive(Component)]
struct Carried;

/// The kind of thing that any touch would carry elsewhere, and from where.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
struct InHand(Option<(Kind, Spot)>);

/// What every likeness is made of.
#[derive(Resource)]
pub(super) struct Likeness {
    bare: Handle<Surface>,
    /// For meshes that say where a texture lies.
    woven: Handle<Surface>,
}

impl Likeness {
    /// What the likeness of a part is made of.
    pub fn of(&self, part: &Part) -> &Handle<Surface> {
        if part.is_woven() { &self.woven } else { &self.bare }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InHand>();
    app.add_systems(Startup, prepare);
    app.add_systems(Update, (haunt, take_in_hand, carry).chain().in_set(TableSystems::Show));
}

fn prepare(
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<Surface>>,
    mut commands: Commands,
) {
    let bare = StandardMaterial {
        base_color: Color::srgba(1.0, 0.98, 0.9, 0.7),
        alpha_mode: AlphaMode::Blend,
        // Above the signs, which are drawn after what lies farther.
        depth_bias: 40.0,
        perceptual_roughness: 1.0,
        ..default()
    };
    let woven = felt::woven(bare.clone(), &mut images);
    let likeness = Likeness { bare: materials.add(felt::bare(bare)), woven: materials.add(woven) };
    commands.insert_resource(likeness);
}

/// The touches made once `spot` is touched too, if it may be and nothing is left to chance.
fn touched(table: &Table, spot: Spot) -> Option<Vec<Spot>> {
    match table.line().touch(table.made(), spot) {
        Touch::Made(made) => Some(made),
        Touch::Whole(way) => Some(way.to_vec()),
        Touch::Throw | Touch::Refused(_) => None,
    }
}

/// What a touch of `spot` would newly do.
fn would_do(table: &Table, spot: Spot) -> Vec<Deed> {
    let before = table.line().deeds(table.made()).len();
    touched(table, spot).map_or_else(Vec::new, |made| table.line().deeds(&made).split_off(before))
}

/// How a thing of `kind` would stand that came to `spot`, where all stand as in `standing`:
/// beside the others of its kind, and upon what stays there.
fn would_stand(kind: Kind, spot: Spot, standing: &[Thing]) -> Stands {
    let here = || standing.iter().filter(|thing| thing.spot == spot);
    let berth = here().filter(|thing| thing.kind == kind).count().saturating_sub(1);
    let over = here().map(|thing| thing.kind).find(|&other| other != kind);
    Stands { berth, over, ..Stands::alone(spot) }
}

/// Where things end up by `deeds`; one that goes on from where it came has one end.
fn ends(deeds: &[Deed]) -> Vec<(Kind, Spot)> {
    let mut ends: Vec<(Kind, Spot)> = Vec::new();
    for deed in deeds {
        let Deed::Move { kind, path, .. } = deed else { continue };
        let (Some(&from), Some(&to)) = (path.first(), path.last()) else { continue };
        match ends.iter_mut().find(|end| **end == (*kind, from)) {
            Some(end) => end.1 = to,
            None => ends.push((*kind, to)),
        }
    }
    ends
}

/// Gives `entity` the looks of a piece of `kind`, seen through.
fn dress(entity: &mut EntityCommands, kind: Kind, table: &Table, models: &Models, likeness: &Likeness) {
    let parts = models.piece(model_of(table).piece(table.board(), kind));
    entity.with_children(|children| {
        for part in parts {
            let material = MeshMaterial3d(likeness.of(&part).clone());
            children.spawn((Mesh3d(part.mesh), material, part.transform, NotShadowCaster, SIGNS));
        }
    });
}

fn haunt(
    table: Option<Res<Table>>,
    hovered: Res<Hovered>,
    models: Res<Models>,
    likeness: Res<Likeness>,
    ghosts: Query<Entity, With<Ghost>>,
    mut commands: Commands,
) {
    let changed = hovered.is_changed() || table.as_ref().is_some_and(DetectChanges::is_changed);
    if !changed && (table.is_some() || ghosts.is_empty()) {
        return;
    }
    ghosts.iter().for_each(|ghost| commands.entity(ghost).despawn());
    let Some(table) = table else { return };
    // What is shown to be confirmed stays, wherever the mouse goes.
    let Some(spot) = table.proposed().or(hovered.0) else { return };
    let Some(made) = table.next().contains(&spot).then(|| touched(&table, spot)).flatten() else { return };
    let standing = table.line().standing(&made);
    for (kind, end) in ends(&would_do(&table, spot)) {
        let stands = would_stand(kind, end, &standing);
        if let Some(pose) = model_of(&table).pose(table.board(), kind, stands) {
            let mut ghost = commands.spawn((Ghost, pose, Visibility::default()));
            dress(&mut ghost, kind, &table, &models, &likeness);
        }
    }
}

/// What is in hand: the thing that every touch would carry elsewhere that does anything.
fn in_hand(table: &Table) -> Option<(Kind, Spot)> {
    let mut found = None;
    for &spot in table.next() {
        for deed in would_do(table, spot) {
            let Deed::Move { kind, path, manner: Manner::Carry, .. } = deed else { return None };
            let carried = (kind, *path.first()?);
            if found.is_some_and(|found| found != carried) {
                return None;
            }
            found = Some(carried);
        }
    }
    found
}

fn take_in_hand(
    table: Option<Res<Table>>,
    models: Res<Models>,
    likeness: Res<Likeness>,
    carried: Query<Entity, With<Carried>>,
    mut hand: ResMut<InHand>,
    mut commands: Commands,
) {
    if table.as_ref().is_some_and(|table| !table.is_changed()) {
        return;
    }
    let now = table.as_deref().and_then(in_hand);
    if hand.0 == now {
        return;
    }
    hand.0 = now;
    carried.iter().for_each(|carried| commands.entity(carried).despawn());
    if let (Some((kind, _)), Some(table)) = (now, table) {
        let mut ghost =
            commands.spawn((Carried, Name::new("carried"), Transform::default(), Visibility::Hidden));
        dress(&mut ghost, kind, &table, &models, &likeness);
    }
}

/// How high above the board a thing is carried.
const LIFT: f32 = 0.55;

/// What is in hand hangs where the mouse is, unless it is over a spot that it may go to.
fn carry(
    table: Option<Res<Table>>,
    hand: Res<InHand>,
    hovered: Res<Hovered>,
    pointers: Query<(&PointerId, &PointerLocation)>,
    aim: Aim,
    carried: Option<Single<(&mut Transform, &mut Visibility), With<Carried>>>,
) {
    let (Some(table), Some((kind, from)), Some(carried)) = (table, hand.0, carried) else { return };
    let (mut transform, mut visibility) = carried.into_inner();
    let mouse = pointers.iter().find(|(id, _)| **id == PointerId::Mouse);
    let place = mouse.and_then(|(_, location)| Some(location.location()?.position));
    let put = table.proposed().is_some() || hovered.0.is_some_and(|spot| table.next().contains(&spot));
    let (model, board) = (model_of(&table), table.board());
    let at = place.filter(|_| !put).and_then(|place| aim.on_board(place));
    let rest = model.pose(board, kind, Stands::alone(from));
    let pose = at.zip(rest).map(|(at, rest)| rest.with_translation(at + Vec3::Y * LIFT));
    // Beside the table there is nothing to carry it over.
    let pose = pose.filter(|pose| model.reaches(board, pose.translation));
    visibility.set_if_neq(if pose.is_some() { Visibility::Inherited } else { Visibility::Hidden });
    if let Some(pose) = pose {
        transform.set_if_neq(pose);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_goes_on_leaves_one_likeness() {
        let go = |kind, from, to| Deed::Move {
            kind: Kind(kind),
            path: vec![Spot(from), Spot(to)],
            manner: Manner::Step,
            with_previous: false,
        };
        // A pawn walks to a passage and leaps through it; who stood there goes home.
        let deeds = [go(0, 1, 2), go(0, 2, 9), go(1, 9, 5)];
        assert_eq!(ends(&deeds), [(Kind(0), Spot(9)), (Kind(1), Spot(5))]);
    }
}
