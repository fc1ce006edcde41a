//! A cheaper picture where no graphics card draws it but the processor, which
//! pays for every pixel and sample: the window stays playable there. Pictures
//! taken without a window (film, gallery) take the time that they need.

use bevy::light::{DirectionalLightShadowMap, ShadowFilteringMethod};
use bevy::post_process::bloom::Bloom;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use wgpu::DeviceType;

use super::stage::TableCamera;

/// Half the usual size: a quarter of the pixels.
const SHADOW_MAP: usize = 1024;

pub(super) fn plugin(app: &mut App) {
    // The camera is placed at the start.
    app.add_systems(PostStartup, economise.run_if(processor_draws));
}

fn processor_draws(adapter: Option<Res<RenderAdapterInfo>>) -> bool {
    adapter.is_some_and(|adapter| adapter.device_type == DeviceType::Cpu)
}

/// One sample a pixel, shadows with hard edges, no glow.
fn economise(
    camera: Single<Entity, With<TableCamera>>,
    mut shadow_map: ResMut<DirectionalLightShadowMap>,
    mut commands: Commands,
) {
    commands.entity(*camera).insert((Msaa::Off, ShadowFilteringMethod::Hardware2x2)).remove::<Bloom>();
    shadow_map.size = SHADOW_MAP;
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;

    #[test]
    fn the_picture_is_cheaper_only_where_the_processor_draws() {
        let mut world = World::new();
        world.init_resource::<DirectionalLightShadowMap>();
        let camera = world.spawn((TableCamera, Msaa::Sample4, Bloom::NATURAL)).id();
        assert!(!world.run_system_once(processor_draws).unwrap(), "there is no graphics device at all");
        world.run_system_once(economise).unwrap();
        let camera = world.entity(camera);
        assert_eq!(camera.get::<Msaa>(), Some(&Msaa::Off));
        assert_eq!(camera.get::<ShadowFilteringMethod>(), Some(&ShadowFilteringMethod::Hardware2x2));
        assert!(!camera.contains::<Bloom>());
        assert_eq!(world.resource::<DirectionalLightShadowMap>().size, SHADOW_MAP);
    }
}
