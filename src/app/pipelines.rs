//! How many pipelines the renderer has been asked for, and how many it is
//! still at work on: what is drawn for the first time makes it stop and build one.

use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
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

fn count(mut world: ResMut<MainWorld>, cache: Option<Res<PipelineCache>>) {
    let Some(cache) = cache else { return };
    let now = Pipelines { asked: cache.pipelines().count(), missing: cache.waiting_pipelines().count() };
    if let Some(mut known) = world.get_resource_mut::<Pipelines>() {
        known.set_if_neq(now);
    }
}
