//! The material of all models: Bevy's standard one with a fuzz, as felt has it.

use bevy::asset::embedded_asset;
use bevy::pbr::{ExtendedMaterial, MaterialExtension};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;

/// What models are made of.
pub type Surface = ExtendedMaterial<StandardMaterial, Felt>;

/// Fibres that stand off.
#[derive(Asset, AsBindGroup, TypePath, Clone, Copy, Debug, Default)]
pub struct Felt {
    /// Their colour, linear, and how dense they are: 0 is bare, 1 is wool.
    #[uniform(100)]
    pub fuzz: Vec4,
}

impl MaterialExtension for Felt {
    fn fragment_shader() -> ShaderRef {
        "embedded://bergerie/app/stage/felt.wgsl".into()
    }
}

pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "felt.wgsl");
    app.add_plugins(MaterialPlugin::<Surface>::default());
}
