//! Afternoon light: a warm sun from the front left, a cool fill from all around.

use bevy::light::{CascadeShadowConfig, CascadeShadowConfigBuilder, DirectionalLightShadowMap};
use bevy::prelude::*;

use super::camera::Orbit;
use crate::app::table::TableSystems;

/// The sun that casts the one shadow.
#[derive(Component)]
pub struct Sun;

/// Where the sun stands; the brightest part of the environment lies there too.
const SUN: Vec3 = Vec3::new(-6.0, 9.0, 5.0);
const SUNLIGHT: Color = Color::srgb(1.0, 0.93, 0.82);
const ILLUMINANCE: f32 = 4_200.0;
const SHADOW_MAP: usize = 2048;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(DirectionalLightShadowMap { size: SHADOW_MAP });
    // What lies beyond the table: a dim, warm room.
    app.insert_resource(ClearColor(Color::srgb(0.16, 0.11, 0.08)));
    app.add_systems(Startup, kindle);
    app.add_systems(Update, cast.after(TableSystems::Show));
}

fn kindle(mut commands: Commands) {
    commands.spawn((
        Sun,
        DirectionalLight {
            illuminance: ILLUMINANCE,
            color: SUNLIGHT,
            shadow_maps_enabled: true,
            ..default()
        },
        shadows_about(20.0),
        Transform::from_translation(SUN).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

/// Shadows at about a distance from the camera and nowhere else: the less the
/// one cascade spans that WebGL2 allows, the sharper they are.
fn shadows_about(distance: f32) -> CascadeShadowConfig {
    CascadeShadowConfigBuilder {
        num_cascades: 1,
        minimum_distance: 0.4 * distance,
        maximum_distance: 1.6 * distance,
        ..default()
    }
    .build()
}

/// Shadows follow the camera, but in strides: each one makes their edges crawl.
fn cast(
    orbit: Res<Orbit>,
    mut sun: Single<&mut CascadeShadowConfig, With<Sun>>,
    mut about: Local<Option<f32>>,
) {
    const STRIDE: f32 = 1.15;
    let distance = orbit.distance();
    if about.is_none_or(|about| distance > about * STRIDE || distance * STRIDE < about) {
        *about = Some(distance);
        **sun = shadows_about(distance);
    }
}
