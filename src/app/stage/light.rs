//! Afternoon light: a warm sun from the front left, a cool fill from all around.

use bevy::light::{CascadeShadowConfigBuilder, DirectionalLightShadowMap};
use bevy::prelude::*;

/// The sun that casts the one shadow.
#[derive(Component)]
pub struct Sun;

/// Where the sun stands; the brightest part of the environment lies there too.
const SUN: Vec3 = Vec3::new(-6.0, 9.0, 5.0);
const SUNLIGHT: Color = Color::srgb(1.0, 0.93, 0.82);
const ILLUMINANCE: f32 = 4_200.0;
const SHADOW_DISTANCE: f32 = 60.0;
const SHADOW_MAP: usize = 2048;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(DirectionalLightShadowMap { size: SHADOW_MAP });
    // What lies beyond the table: a dim, warm room.
    app.insert_resource(ClearColor(Color::srgb(0.16, 0.11, 0.08)));
    app.add_systems(Startup, kindle);
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
        // WebGL2 allows one cascade.
        CascadeShadowConfigBuilder { num_cascades: 1, maximum_distance: SHADOW_DISTANCE, ..default() }
            .build(),
        Transform::from_translation(SUN).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}
