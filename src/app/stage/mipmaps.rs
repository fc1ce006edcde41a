//! Smaller copies of textures, each half as large as the one before: without
//! them a surface seen from afar glitters, and crawls when the camera moves.
//!
//! Made as the game starts, because JPEG and PNG files hold none and a format
//! that does would be many times as large to fetch.

use bevy::image::TextureFormatPixelInfo;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;

/// Red, green, blue and alpha, a byte each.
const CHANNELS: usize = 4;

/// Adds all smaller copies to an image that has none; leaves alone what is not
/// four bytes a pixel, or not square and a power of two.
pub(super) fn add(image: &mut Image) {
    let format = image.texture_descriptor.format;
    let bytes = format.pixel_size().unwrap_or(0);
    let mut side = image.width() as usize;
    let square = side == image.height() as usize && side.is_power_of_two();
    let Some(data) = &mut image.data else { return };
    if bytes != CHANNELS || !square || data.len() != side * side * CHANNELS {
        return;
    }
    let light = if format == TextureFormat::Rgba8UnormSrgb { mean_of_light } else { mean };
    let mut levels = 1;
    let mut from = 0;
    while side > 1 {
        let next = data.len();
        side /= 2;
        let row = 2 * side * CHANNELS;
        data.reserve(side * side * CHANNELS);
        for y in 0..side {
            for x in 0..side {
                for channel in 0..CHANNELS {
                    let first = from + 2 * y * row + 2 * x * CHANNELS + channel;
                    let four = [first, first + CHANNELS, first + row, first + row + CHANNELS];
                    let smaller = light(four.map(|at| u32::from(data[at])));
                    data.push(smaller);
                }
            }
        }
        from = next;
        levels += 1;
    }
    image.texture_descriptor.mip_level_count = levels;
}

/// The mean of four figures.
fn mean(four: [u32; 4]) -> u8 {
    ((four.iter().sum::<u32>() + 2) / 4) as u8
}

/// The mean of the light of four sRGB values, near enough: a square stands for
/// sRGB's curve.
fn mean_of_light(four: [u32; 4]) -> u8 {
    (four.iter().map(|value| value * value).sum::<u32>() / 4).isqrt() as u8
}

#[cfg(test)]
mod tests {
    use bevy::asset::RenderAssetUsages;
    use bevy::render::render_resource::{Extent3d, TextureDimension};

    use super::*;

    fn image(side: u32, format: TextureFormat, value: impl Fn(usize) -> u8) -> Image {
        let size = Extent3d { width: side, height: side, depth_or_array_layers: 1 };
        let data = (0..(side * side) as usize * CHANNELS).map(value).collect();
        Image::new(size, TextureDimension::D2, data, format, RenderAssetUsages::default())
    }

    #[test]
    fn each_copy_is_half_as_large_and_as_bright() {
        let mut plain = image(4, TextureFormat::Rgba8UnormSrgb, |_| 90);
        add(&mut plain);
        assert_eq!(plain.texture_descriptor.mip_level_count, 3);
        assert_eq!(plain.data.expect("it has data"), vec![90; (16 + 4 + 1) * CHANNELS]);
    }

    #[test]
    fn figures_are_averaged_and_colours_by_their_light() {
        // Two pixels of a row are black, two white.
        let chess = |at: usize| if (at / CHANNELS).is_multiple_of(2) { 0 } else { 255 };
        let mut figures = image(2, TextureFormat::Rgba8Unorm, chess);
        add(&mut figures);
        assert_eq!(figures.data.expect("it has data")[16..], [128; CHANNELS]);
        let mut colours = image(2, TextureFormat::Rgba8UnormSrgb, chess);
        add(&mut colours);
        assert_eq!(colours.data.expect("it has data")[16..], [180; CHANNELS]);
    }
}
