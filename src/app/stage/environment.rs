//! What lights the table from all around: a few soft lobes, from which both
//! cube maps that Bevy asks for follow by formula. WebGL2 has no compute
//! shaders to blur them, files would be one set more for each mood.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::light::EnvironmentMapLight;
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};

use super::camera::{TableCamera, WHITE};
use super::mood::Mood;

/// Light from about a direction: a spherical Gaussian.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Lobe {
    /// Where it is brightest.
    pub towards: Vec3,
    /// How narrow it is: 0 is the same all round.
    pub sharpness: f32,
    /// Its light there.
    pub light: [f32; 3],
}

/// How narrow the Gaussian is that stands for Lambert's cosine.
const COSINE: f32 = 2.133;

/// The sharpest map's pixels along an edge; each of the others has half as many.
const EDGE: u32 = 64;

/// The pixels along an edge of the map of diffuse light.
const DIFFUSE_EDGE: u32 = 8;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, surround.run_if(resource_changed::<Mood>));
}

/// Gives the camera the light of the mood.
fn surround(
    mood: Res<Mood>,
    camera: Single<Entity, With<TableCamera>>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    let around = mood.air().around;
    let levels = EDGE.ilog2() + 1;
    let specular = cube(EDGE, levels, |level, towards| {
        shine(around, towards, glossy(level as f32 / (levels - 1) as f32))
    });
    let diffuse = cube(DIFFUSE_EDGE, 1, |_, towards| shine(around, towards, COSINE));
    commands.entity(*camera).insert(EnvironmentMapLight {
        diffuse_map: images.add(diffuse),
        specular_map: images.add(specular),
        intensity: WHITE,
        ..default()
    });
}

/// How narrow the Gaussian is of what a surface so rough mirrors.
fn glossy(roughness: f32) -> f32 {
    let alpha = (roughness * roughness).max(0.02);
    (0.5 / (alpha * alpha)).max(COSINE / 2.0)
}

/// The integral of a Gaussian over all directions, in parts of its height.
fn volume(sharpness: f32) -> f32 {
    let sharpness = sharpness.max(1e-3);
    TAU / sharpness * (1.0 - (-2.0 * sharpness).exp())
}

/// The light of all lobes about a direction, blurred by a Gaussian.
fn shine(lobes: &[Lobe], towards: Vec3, blur: f32) -> [f32; 3] {
    let mut sum = [0.0; 3];
    for lobe in lobes {
        // Two Gaussians blur each other to one that is wider and has the light of the first.
        let sharpness = lobe.sharpness * blur / (lobe.sharpness + blur);
        let height = volume(lobe.sharpness) / volume(sharpness);
        let part = height * (sharpness * (lobe.towards.normalize().dot(towards) - 1.0)).exp();
        (0..3).for_each(|channel| sum[channel] += part * lobe.light[channel]);
    }
    sum
}

/// A cube map of some levels, each with half the pixels along an edge.
fn cube(edge: u32, levels: u32, light: impl Fn(u32, Vec3) -> [f32; 3]) -> Image {
    let mut bytes = Vec::new();
    for face in 0..6 {
        for level in 0..levels {
            let edge = edge >> level;
            for pixel in 0..edge * edge {
                let at = |along: u32| (2 * along + 1) as f32 / edge as f32 - 1.0;
                let towards = direction(face, at(pixel % edge), at(pixel / edge));
                bytes.extend(shared_exponent(light(level, towards)).to_le_bytes());
            }
        }
    }
    let size = Extent3d { width: edge, height: edge, depth_or_array_layers: 6 };
    let (format, usage) = (TextureFormat::Rgb9e5Ufloat, RenderAssetUsages::RENDER_WORLD);
    let mut image = Image::new_uninit(size, TextureDimension::D2, format, usage);
    image.data = Some(bytes);
    image.texture_descriptor.mip_level_count = levels;
    image.texture_view_descriptor =
        Some(TextureViewDescriptor { dimension: Some(TextureViewDimension::Cube), ..default() });
    image
}

/// Where a point of a face of the cube lies as seen from the table. Cube maps
/// are left-handed: what Bevy looks up towards −z lies on the face +z.
fn direction(face: u32, right: f32, down: f32) -> Vec3 {
    let (x, y, z) = match face {
        0 => (1.0, -down, -right),
        1 => (-1.0, -down, right),
        2 => (right, 1.0, down),
        3 => (right, -1.0, -down),
        4 => (right, -down, 1.0),
        _ => (-right, -down, -1.0),
    };
    Vec3::new(x, y, -z).normalize()
}

/// Three numbers of nine bits with one exponent, as `Rgb9e5Ufloat` has them.
fn shared_exponent(light: [f32; 3]) -> u32 {
    let most = light.into_iter().fold(1e-4, f32::max).min(65_408.0);
    let exponent = most.log2().floor() as i32 + 1;
    let unit = 2f32.powi(exponent - 9);
    let bits = light.map(|channel| ((channel / unit).round().max(0.0) as u32).min(511));
    bits[0] | bits[1] << 9 | bits[2] << 18 | ((exponent + 15) as u32) << 27
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The light that four bytes of a map stand for.
    fn read(bits: u32) -> [f32; 3] {
        let unit = 2f32.powi((bits >> 27) as i32 - 15 - 9);
        [0, 9, 18].map(|shift| (bits >> shift & 511) as f32 * unit)
    }

    #[test]
    fn light_is_written_as_it_is() {
        for light in [[0.0, 0.5, 1.0], [2.6, 2.3, 1.8], [0.016, 0.009, 0.03], [300.0, 1.0, 0.0]] {
            let read = read(shared_exponent(light));
            let most = light.into_iter().fold(0.0, f32::max);
            for channel in 0..3 {
                assert!((read[channel] - light[channel]).abs() <= most / 256.0, "{light:?}: {read:?}");
            }
        }
    }

    #[test]
    fn blurring_keeps_the_light() {
        let lobe = Lobe { towards: Vec3::Y, sharpness: 9.0, light: [1.0; 3] };
        let total = |blur: f32| {
            // Rings about the lobe, each as wide as its share of the sphere.
            (0..2000)
                .map(|ring| {
                    let height = 1.0 - (2 * ring + 1) as f32 / 2000.0;
                    let towards = Vec3::new((1.0 - height * height).sqrt(), height, 0.0);
                    shine(&[lobe], towards, blur)[0] * 2.0 * TAU / 2000.0
                })
                .sum::<f32>()
        };
        for blur in [COSINE, 20.0, 1e6] {
            assert!((total(blur) / volume(9.0) - 1.0).abs() < 0.02, "{blur}");
        }
    }

    /// Bevy looks a direction up with its z turned round (`environment_map.wgsl`), and takes the face
    /// of the longest axis.
    #[test]
    fn the_cube_is_brightest_towards_the_sun() {
        for mood in Mood::ALL {
            let air = mood.air();
            let mut brightest = (0.0, Vec3::ZERO);
            for face in 0..6 {
                for pixel in 0..64 {
                    let at = |along: u32| (2 * along + 1) as f32 / 8.0 - 1.0;
                    let towards = direction(face, at(pixel % 8), at(pixel / 8));
                    let light = shine(air.around, towards, 1000.0)[0];
                    if light > brightest.0 {
                        brightest = (light, towards);
                    }
                }
            }
            let off = brightest.1.angle_between(air.sun).to_degrees();
            assert!(off < 15.0, "{mood:?}: {off} degrees beside the sun");
        }
        let looked_up = |towards: Vec3| towards * Vec3::new(1.0, 1.0, -1.0);
        for (face, axis) in
            [Vec3::X, Vec3::NEG_X, Vec3::Y, Vec3::NEG_Y, Vec3::Z, Vec3::NEG_Z].into_iter().enumerate()
        {
            assert_eq!(looked_up(direction(face as u32, 0.0, 0.0)), axis);
        }
    }
}
