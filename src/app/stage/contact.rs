//! The soft shade where a piece meets the ground. Light from all around casts no
//! shadow in the map; without this shade things seem to hover.

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::felt::{self, Surface};
use super::layout::PieceModel;
use super::model_of;
use super::timeline::play;
use crate::app::table::{Piece, Stands, Table, TableSystems};

/// The shade under a piece, one of its children: half its sides where it is deepest.
#[derive(Component, Clone, Copy)]
pub(super) struct Contact(Vec2);

/// Its mesh and material, one for all.
#[derive(Resource)]
pub(super) struct ContactLook(pub Mesh3d, pub MeshMaterial3d<Surface>);

/// How deep it is in the middle.
const DEPTH: f32 = 0.62;

/// How far it lies above the ground, in board units: above grass and engraved lines.
const ABOVE: f32 = 0.015;

/// How high a piece is lifted when nothing is left of it, in parts of its own width.
const GONE: f32 = 1.2;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, paint);
    app.add_systems(Update, lie.after(play).in_set(TableSystems::Show));
}

fn paint(
    mut images: ResMut<Assets<Image>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Surface>>,
    mut commands: Commands,
) {
    let material = StandardMaterial {
        base_color: Color::srgb(0.06, 0.04, 0.03),
        base_color_texture: Some(images.add(spot())),
        unlit: true,
        alpha_mode: AlphaMode::Blend,
        // Below all signs.
        depth_bias: 2.0,
        ..default()
    };
    let material = materials.add(felt::woven(material, &mut images));
    commands.insert_resource(ContactLook(Mesh3d(meshes.add(square())), MeshMaterial3d(material)));
}

/// What it is painted on, with all that a mesh with a texture has.
fn square() -> Mesh {
    let square = Plane3d::new(Vec3::Y, Vec2::ONE).mesh().build();
    let corners = square.count_vertices();
    square
        .with_inserted_attribute(Mesh::ATTRIBUTE_TANGENT, vec![[1.0, 0.0, 0.0, 1.0]; corners])
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, vec![[1.0; 4]; corners])
}

/// A round spot that fades towards its edge.
fn spot() -> Image {
    const EDGE: u32 = 64;
    let middle = (EDGE - 1) as f32 / 2.0;
    let pixels = (0..EDGE * EDGE).flat_map(|pixel| {
        let at = Vec2::new((pixel % EDGE) as f32, (pixel / EDGE) as f32);
        let inside = (1.0 - (at - middle).length() / middle).clamp(0.0, 1.0);
        let depth = DEPTH * inside * inside * (3.0 - 2.0 * inside);
        [255, 255, 255, (depth * 255.0).round() as u8]
    });
    let size = Extent3d { width: EDGE, height: EDGE, depth_or_array_layers: 1 };
    let (format, usage) = (TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD);
    Image::new(size, TextureDimension::D2, pixels.collect(), format, usage)
}

impl ContactLook {
    /// Puts shade under a piece that rests as in `pose`.
    pub fn put(&self, commands: &mut Commands, entity: Entity, piece: &PieceModel, pose: Transform) {
        let contact = Contact(piece.foot());
        let place = contact.under(pose, piece.lift, pose.translation.y - piece.lift, false);
        let look = (self.0.clone(), self.1.clone(), NotShadowCaster, NotShadowReceiver);
        commands.entity(entity).with_child((Name::new("contact"), contact, place, look));
    }
}

impl Contact {
    /// Where it lies as the child of its piece, whose origin is `lift` above its
    /// foot, on a ground at some height.
    fn under(self, pose: Transform, lift: f32, ground: f32, hidden: bool) -> Transform {
        let height = (pose.translation.y - lift - ground).max(0.0);
        let left = (1.0 - height / (GONE * self.0.max_element())).clamp(0.0, 1.0);
        let size = if hidden { 0.0 } else { left } * pose.scale.x;
        let ahead = pose.rotation * Vec3::Z;
        let place = Transform {
            translation: pose.translation.with_y(ground + ABOVE),
            rotation: Quat::from_rotation_y(ahead.x.atan2(ahead.z)),
            // Nothing at all would have no inverse.
            scale: Vec3::new(self.0.x, 1.0, self.0.y) * size.max(1e-4),
        };
        Transform::from_matrix(pose.to_matrix().inverse() * place.to_matrix())
    }
}

/// It stays on the ground when its piece leaves it, and is gone under what lies
/// flat or stands upon something.
fn lie(
    table: Option<Res<Table>>,
    moved: Query<(&Piece, &Stands, &Transform, &Children), Or<(Changed<Transform>, Added<Children>)>>,
    mut contacts: Query<(&Contact, &mut Transform), Without<Piece>>,
) {
    let Some(table) = table else { return };
    let (model, board) = (model_of(&table), table.board());
    for (piece, &stands, &pose, children) in &moved {
        let Some(rest) = model.pose(board, piece.kind, stands) else { continue };
        let look = model.piece(board, piece.kind);
        // A die may lie on any of its sides.
        let flat = !look.tumbles() && (rest.rotation * Vec3::Y).y < 0.9;
        let hidden = flat || stands.over.is_some();
        let ground = rest.translation.y - look.lift;
        for child in children {
            if let Ok((contact, mut place)) = contacts.get_mut(*child) {
                place.set_if_neq(contact.under(pose, look.lift, ground, hidden));
            }
        }
    }
}
