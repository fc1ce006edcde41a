//! The sun, and the one shadow that it casts: fitted to what stands on the
//! table, so that it neither crawls as the camera moves nor is spent on what
//! has no shadow.

use bevy::light::cascade::Cascade;
use bevy::light::{
    CascadeShadowConfig, CascadeShadowConfigBuilder, Cascades, DirectionalLightShadowMap,
    SimulationLightSystems,
};
use bevy::prelude::*;

use super::camera::{Orbit, WHITE};
use super::mood::Mood;

/// The sun that casts the one shadow.
#[derive(Component)]
pub struct Sun;

/// How high things are lifted at most, in board units: shadows are cast from there.
const CEILING: f32 = 4.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut commands: Commands| {
        commands.spawn((Sun, DirectionalLight { shadow_maps_enabled: true, ..default() }, everywhere()));
    });
    app.add_systems(Update, shine.run_if(resource_changed::<Mood>));
    app.add_systems(
        PostUpdate,
        fit.after(SimulationLightSystems::UpdateDirectionalLightCascades)
            .before(SimulationLightSystems::UpdateLightFrusta),
    );
}

/// One cascade, as many as WebGL2 allows, however far away the camera is.
fn everywhere() -> CascadeShadowConfig {
    CascadeShadowConfigBuilder { num_cascades: 1, maximum_distance: 1_000.0, ..default() }.build()
}

/// The sun of the mood.
fn shine(mood: Res<Mood>, mut sun: Single<(&mut DirectionalLight, &mut Transform), With<Sun>>) {
    let air = mood.air();
    let [red, green, blue] = air.sunlight;
    sun.0.color = Color::srgb(red, green, blue);
    sun.0.illuminance = air.sunshine * WHITE;
    *sun.1 = Transform::from_translation(air.sun).looking_at(Vec3::ZERO, Vec3::Y);
}

/// Bevy fits the shadow to what the camera could see. What stands on the table
/// is less and stays where it is.
fn fit(
    orbit: Res<Orbit>,
    map: Res<DirectionalLightShadowMap>,
    mut sun: Single<(&GlobalTransform, &mut Cascades), With<Sun>>,
) {
    let cascade = about(orbit.bounds(), sun.0.rotation(), map.size);
    for cascades in sun.1.cascades.values_mut() {
        *cascades = vec![cascade.clone()];
    }
}

/// The shadow of all that stands between two corners of a box, in a map of so many pixels.
fn about((low, high): (Vec3, Vec3), sun: Quat, pixels: usize) -> Cascade {
    let to_sun = sun.inverse();
    let high = high.with_y(high.y.max(low.y + CEILING));
    let corners = (0..8).map(|corner| {
        let side = |bit: u32, low: f32, high: f32| if corner >> bit & 1 == 0 { low } else { high };
        to_sun * Vec3::new(side(0, low.x, high.x), side(1, low.y, high.y), side(2, low.z, high.z))
    });
    let (least, most) =
        corners.fold((Vec3::MAX, Vec3::MIN), |(least, most), at| (least.min(at), most.max(at)));
    let size = (most - least).truncate().max_element();
    let middle = least.midpoint(most).with_z(most.z);
    let from_sun = Mat4::from_quat(sun);
    let world_from_cascade = from_sun * Mat4::from_translation(middle);
    let deep = (most.z - least.z).recip();
    // Reversed: what is nearest to the sun has the depth 1.
    let clip_from_cascade = Mat4::from_cols(
        Vec4::new(2.0 / size, 0.0, 0.0, 0.0),
        Vec4::new(0.0, 2.0 / size, 0.0, 0.0),
        Vec4::new(0.0, 0.0, deep, 0.0),
        Vec4::new(0.0, 0.0, 1.0, 1.0),
    );
    let clip_from_world = clip_from_cascade * Mat4::from_translation(-middle) * from_sun.transpose();
    Cascade { world_from_cascade, clip_from_cascade, clip_from_world, texel_size: size / pixels as f32 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shadow_map_holds_the_whole_board_and_little_else() {
        let (low, high) = (Vec3::new(-9.0, 0.0, -8.0), Vec3::new(12.0, 1.0, 8.0));
        for mood in Mood::ALL {
            let sun = Transform::from_translation(mood.air().sun).looking_at(Vec3::ZERO, Vec3::Y).rotation;
            let cascade = about((low, high), sun, 1024);
            let mut widest = 0f32;
            for corner in 0..8 {
                let side = |bit: u32, low: f32, high: f32| if corner >> bit & 1 == 0 { low } else { high };
                let at = Vec3::new(side(0, low.x, high.x), side(1, 0.0, CEILING), side(2, low.z, high.z));
                let clip = cascade.clip_from_world * at.extend(1.0);
                assert!(clip.xy().abs().max_element() <= 1.001, "{mood:?}: {at} is beside the map");
                assert!((-0.001..=1.001).contains(&clip.z), "{mood:?}: {at} is before or behind it");
                widest = widest.max(clip.xy().abs().max_element());
            }
            assert!(widest > 0.99, "{mood:?}: the map is larger than it need be");
            // The nearer to the sun, the larger the depth.
            let depth = |at: Vec3| (cascade.clip_from_world * at.extend(1.0)).z;
            assert!(depth(Vec3::Y) > depth(Vec3::ZERO), "{mood:?}");
        }
    }
}
