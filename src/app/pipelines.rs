//! How many pipelines the renderer has been asked for, and how many it is
//! still at work on: what is drawn for the first time makes it stop and build one.

use bevy::prelude::*;
use bevy::render::render_resource::{CachedPipeline, PipelineCache, PipelineDescriptor};
use bevy::render::renderer::RenderDevice;
use bevy::render::{ExtractSchedule, MainWorld, RenderApp};

/// The renderer's pipelines. Without a graphics device there are none.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pipelines {
    /// How many have been asked for since the beginning.
    pub asked: usize,
    /// How many of these are not there yet.
    pub missing: usize,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pipelines>();
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.add_systems(ExtractSchedule, count);
    }
}

fn count(mut world: ResMut<MainWorld>, cache: Option<Res<PipelineCache>>, device: Option<Res<RenderDevice>>) {
    let (Some(cache), Some(device)) = (cache, device) else { return };
    // Bevy asks for pipelines that compute even of WebGL2, which will never have them.
    let computes = device.limits().max_compute_workgroup_size_x > 0;
    let counts = |pipeline: &CachedPipeline| {
        computes || matches!(pipeline.descriptor, PipelineDescriptor::RenderPipelineDescriptor(_))
    };
    let pipelines: Vec<_> = cache.pipelines().collect();
    let waiting = cache.waiting_pipelines().filter_map(|number| pipelines.get(number));
    let now = Pipelines {
        asked: pipelines.iter().filter(|pipeline| counts(pipeline)).count(),
        missing: waiting.filter(|pipeline| counts(pipeline)).count(),
    };
    if let Some(mut known) = world.get_resource_mut::<Pipelines>() {
        known.set_if_neq(now);
    }
}
