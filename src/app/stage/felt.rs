//! The material of all that is drawn on the stage: Bevy's standard one with a fuzz, as felt has it. As there is one
//! material and there are two kinds of mesh, with texture and without, the renderer has few programs to build.

use bevy::asset::{RenderAssetUsages, embedded_asset};
use bevy::pbr::{ExtendedMaterial, MaterialExtension};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, Extent3d, TextureDimension, TextureFormat};
use bevy::shader::ShaderRef;

/// What everything is made of.
pub type Surface = ExtendedMaterial<StandardMaterial, Felt>;

/// Fibres that stand off.
#[derive(Asset, AsBindGroup, TypePath, Clone, Copy, Debug, Default)]
pub struct Felt {
    /// Their colour, linear, and how dense they are: 0 is bare, 1 is wool.
    #[uniform(100)]
    pub fuzz: Vec4,
}

/// A surface without fibres, for meshes that bear no texture.
pub(super) fn bare(base: StandardMaterial) -> Surface {
    Surface { base, extension: Felt::default() }
}

/// A surface without fibres or a weave of its own, for meshes that say where a texture lies: it is drawn by the program
/// that draws those.
pub(super) fn woven(base: StandardMaterial, images: &mut Assets<Image>) -> Surface {
    let size = Extent3d { width: 1, height: 1, depth_or_array_layers: 1 };
    let straight_up = vec![128, 128, 255, 255];
    let (format, usage) = (TextureFormat::Rgba8Unorm, RenderAssetUsages::RENDER_WORLD);
    let even = Image::new(size, TextureDimension::D2, straight_up, format, usage);
    bare(StandardMaterial { normal_map_texture: Some(images.add(even)), ..base })
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
