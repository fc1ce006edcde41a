//! How much the picture may cost: one table of tiers, applied to the camera, live.

use bevy::anti_alias::smaa::Smaa;
use bevy::camera::Hdr;
use bevy::core_pipeline::prepass::{DepthPrepass, NormalPrepass};
use bevy::light::{DirectionalLightShadowMap, ShadowFilteringMethod};
use bevy::pbr::{ContactShadows, ScreenSpaceAmbientOcclusion, ScreenSpaceAmbientOcclusionQualityLevel};
use bevy::post_process::bloom::{Bloom, BloomPrefilter};
use bevy::post_process::dof::{DepthOfField, DepthOfFieldMode};
use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;

use super::camera::{Orbit, TableCamera};
use super::light::Sun;

/// What the picture may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tier {
    /// As little as may be: a processor draws it. Nobody chooses this one.
    Least,
    /// Browsers.
    Low,
    /// Graphics that share the processor's memory.
    Medium,
    /// Graphics cards.
    High,
}

/// A row of the table.
struct Cost {
    tier: Tier,
    /// Pixels along an edge of the shadow map.
    shadow_map: usize,
    shadow: ShadowFilteringMethod,
    msaa: Msaa,
    /// Whether light may be brighter than white until the whole picture is there.
    hdr: bool,
    bloom: bool,
    /// Shade in corners, and what touches the ground: both need a picture of the
    /// depths beforehand and smooth edges afterwards.
    corners: bool,
    /// Whether what is far behind the board is out of focus.
    blur: bool,
}

const fn cost(tier: Tier, shadow_map: usize, shadow: ShadowFilteringMethod, msaa: Msaa) -> Cost {
    Cost { tier, shadow_map, shadow, msaa, hdr: false, bloom: false, corners: false, blur: false }
}

const COSTS: [Cost; 4] = [
    cost(Tier::Least, 1024, ShadowFilteringMethod::Hardware2x2, Msaa::Off),
    cost(Tier::Low, 2048, ShadowFilteringMethod::Gaussian, Msaa::Sample4),
    Cost {
        hdr: true,
        bloom: true,
        ..cost(Tier::Medium, 2048, ShadowFilteringMethod::Gaussian, Msaa::Sample4)
    },
    Cost {
        hdr: true,
        bloom: true,
        corners: true,
        blur: true,
        ..cost(Tier::High, 2048, ShadowFilteringMethod::Gaussian, Msaa::Off)
    },
];

/// What the picture costs: what people wish, else what the device is good for.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quality {
    /// What the device is good for.
    pub device: Tier,
    /// What people wish.
    pub wish: Option<Tier>,
}

impl Quality {
    /// The tier in force. In a browser there is nothing above the middle: WebGL2
    /// has neither compute shaders nor depths to read.
    pub fn tier(self) -> Tier {
        let most = if cfg!(target_arch = "wasm32") { Tier::Medium } else { Tier::High };
        self.wish.unwrap_or(self.device).min(most)
    }
}

impl Default for Quality {
    /// What pictures without a window are taken with.
    fn default() -> Self {
        Quality { device: Tier::Medium, wish: None }
    }
}

/// Only what is brighter than white glows.
const GLOW: Bloom = Bloom {
    intensity: 0.08,
    prefilter: BloomPrefilter { threshold: 1.0, threshold_softness: 0.3 },
    ..Bloom::NATURAL
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Quality>();
    // Where nothing draws, there is nobody to be given anything.
    let wanted = resource_changed::<Quality>.and_then(resource_exists::<RenderDevice>);
    app.add_systems(Update, (equip.run_if(wanted), focus).chain());
}

/// Gives the camera what the tier allows, and takes what it does not.
fn equip(
    quality: Res<Quality>,
    camera: Single<Entity, With<TableCamera>>,
    mut sun: Single<&mut DirectionalLight, With<Sun>>,
    mut map: ResMut<DirectionalLightShadowMap>,
    mut commands: Commands,
) {
    let tier = quality.tier();
    let Some(cost) = COSTS.iter().find(|cost| cost.tier == tier) else { return };
    map.size = cost.shadow_map;
    sun.contact_shadows_enabled = cost.corners;
    let mut camera = commands.entity(*camera);
    camera.insert((cost.msaa, cost.shadow));
    if cost.hdr {
        camera.insert(Hdr);
    } else {
        camera.remove::<Hdr>();
    }
    if cost.bloom {
        camera.insert(GLOW);
    } else {
        camera.remove::<Bloom>();
    }
    if cost.corners {
        camera.insert((
            ScreenSpaceAmbientOcclusion {
                quality_level: ScreenSpaceAmbientOcclusionQualityLevel::High,
                constant_object_thickness: 0.4,
            },
            ContactShadows { length: 0.25, thickness: 0.15, ..default() },
            Smaa::default(),
        ));
    } else {
        // What they require, too, but not what ties the camera to the picture.
        camera.remove::<(ScreenSpaceAmbientOcclusion, ContactShadows, Smaa, DepthPrepass, NormalPrepass)>();
    }
    if cost.blur {
        camera.insert(DepthOfField {
            mode: DepthOfFieldMode::Gaussian,
            aperture_f_stops: 0.34,
            max_circle_of_confusion_diameter: 10.0,
            max_depth: 90.0,
            ..default()
        });
    } else {
        camera.remove::<DepthOfField>();
    }
}

/// What the camera turns about is in focus.
fn focus(orbit: Res<Orbit>, camera: Option<Single<&mut DepthOfField, With<TableCamera>>>) {
    if let Some(mut blur) = camera
        && blur.focal_distance != orbit.distance()
    {
        blur.focal_distance = orbit.distance();
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;

    #[test]
    fn what_one_tier_brings_the_next_takes_away() {
        let mut world = World::new();
        world.init_resource::<DirectionalLightShadowMap>();
        world.spawn((Sun, DirectionalLight::default()));
        let camera = world.spawn((TableCamera, Camera3d::default())).id();
        let mut with = |wish| {
            world.insert_resource(Quality { device: Tier::Least, wish });
            world.run_system_once(equip).expect("there is a camera");
            world.flush();
            let camera = world.entity(camera);
            (
                *camera.get::<Msaa>().expect("always"),
                camera.contains::<Hdr>(),
                camera.contains::<Bloom>(),
                camera.contains::<DepthPrepass>() || camera.contains::<ScreenSpaceAmbientOcclusion>(),
                camera.contains::<DepthOfField>(),
                world.resource::<DirectionalLightShadowMap>().size,
            )
        };
        for _ in 0..2 {
            assert_eq!(with(None), (Msaa::Off, false, false, false, false, 1024));
            assert_eq!(with(Some(Tier::Low)), (Msaa::Sample4, false, false, false, false, 2048));
            assert_eq!(with(Some(Tier::High)), (Msaa::Off, true, true, true, true, 2048));
            assert_eq!(with(Some(Tier::Medium)), (Msaa::Sample4, true, true, false, false, 2048));
        }
    }

    #[test]
    fn every_tier_is_in_the_table_once() {
        assert!(COSTS.is_sorted_by(|one, other| one.tier < other.tier));
    }
}
