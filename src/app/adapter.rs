//! How good a picture the graphics adapter is good for.

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use wgpu::{Backend, DeviceType};

use super::stage::{Quality, Tier};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, judge);
}

/// Where there is no adapter, there is no picture either.
fn judge(adapter: Option<Res<RenderAdapterInfo>>, mut quality: ResMut<Quality>) {
    if let Some(adapter) = adapter {
        quality.device = good_for(adapter.device_type, adapter.backend);
    }
}

fn good_for(kind: DeviceType, backend: Backend) -> Tier {
    match (kind, backend) {
        // A processor that pretends to be a graphics card pays for every pixel and sample.
        (DeviceType::Cpu, _) => Tier::Least,
        // WebGL2, which does not tell what draws it, or what is as old.
        (_, Backend::Gl) => Tier::Low,
        (DeviceType::DiscreteGpu, _) => Tier::High,
        (DeviceType::IntegratedGpu | DeviceType::VirtualGpu | DeviceType::Other, _) => Tier::Medium,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_adapter_tells_the_tier() {
        for (kind, backend, tier) in [
            (DeviceType::Cpu, Backend::Vulkan, Tier::Least),
            (DeviceType::Cpu, Backend::Gl, Tier::Least),
            (DeviceType::Other, Backend::Gl, Tier::Low),
            (DeviceType::IntegratedGpu, Backend::Metal, Tier::Medium),
            (DeviceType::VirtualGpu, Backend::Vulkan, Tier::Medium),
            (DeviceType::DiscreteGpu, Backend::Vulkan, Tier::High),
        ] {
            assert_eq!(good_for(kind, backend), tier, "{kind:?} through {backend:?}");
        }
    }
}
