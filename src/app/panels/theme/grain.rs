//! The grain of paper and of wood: tiles strewn with fibres, worked out once.

use bevy_egui::egui::{
    self, Color32, ColorImage, Id, TextureHandle, TextureId, TextureOptions, TextureWrapMode,
};

/// The side of a tile, in texels; a texel is a point large.
pub(super) const SIDE: usize = 128;

/// What a surface is strewn with. Its colour is multiplied by the tile.
struct Fibres {
    count: usize,
    /// How long the longest are, in texels.
    length: f32,
    /// How far they may turn from lying across, in radians.
    turn: f32,
    /// By how much the darkest are darker than the palest, red, green and blue, of 255.
    depth: [f32; 3],
}

/// Short ones in all directions, warm rather than grey.
const PAPER: Fibres = Fibres { count: 2600, length: 15.0, turn: 3.2, depth: [5.0, 7.0, 13.0] };

/// Long ones along the grain.
const WOOD: Fibres = Fibres { count: 420, length: 110.0, turn: 0.03, depth: [74.0, 84.0, 90.0] };

impl Fibres {
    /// A tile that fits to itself on all sides.
    fn strew(&self) -> ColorImage {
        let mut luck = Luck(7);
        let mut height = vec![0.0f32; SIDE * SIDE];
        for _ in 0..self.count {
            let (x, y) = (SIDE as f32 * luck.part(), SIDE as f32 * luck.part());
            let way = egui::Vec2::angled(self.turn * (2.0 * luck.part() - 1.0));
            let length = self.length * (0.4 + 0.6 * luck.part());
            let weight = 2.0 * luck.part() - 1.0;
            for step in 0..length as usize {
                let along = step as f32;
                let wrap = |at: f32| at.rem_euclid(SIDE as f32) as usize % SIDE;
                let texel = wrap(y + along * way.y) * SIDE + wrap(x + along * way.x);
                // Fibres taper off.
                height[texel] += weight * (std::f32::consts::PI * along / length).sin();
            }
        }
        let rough = (height.iter().map(|height| height * height).sum::<f32>() / height.len() as f32).sqrt();
        let texel = |height: &f32| {
            let low = 0.5 - (height / (4.0 * rough)).clamp(-0.5, 0.5);
            let [red, green, blue] = self.depth.map(|depth| (255.0 - depth * low) as u8);
            Color32::from_rgb(red, green, blue)
        };
        ColorImage::new([SIDE, SIDE], height.iter().map(texel).collect())
    }
}

/// Numbers that look random and are the same each time.
struct Luck(u32);

impl Luck {
    /// The next, from 0 to 1.
    fn part(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) as f32 / (1u32 << 24) as f32
    }
}

/// The tiles, as the panels have them.
#[derive(Clone)]
pub(super) struct Grain {
    paper: TextureHandle,
    wood: TextureHandle,
}

impl Grain {
    /// The tiles of this context, which are worked out when they are first asked for.
    pub fn of(ctx: &egui::Context) -> Grain {
        if let Some(known) = ctx.data(|data| data.get_temp(Id::NULL)) {
            return known;
        }
        let options = TextureOptions { wrap_mode: TextureWrapMode::Repeat, ..TextureOptions::LINEAR };
        let load = |name: &str, fibres: &Fibres| ctx.load_texture(name, fibres.strew(), options);
        let grain = Grain { paper: load("paper", &PAPER), wood: load("wood", &WOOD) };
        ctx.data_mut(|data| data.insert_temp(Id::NULL, grain.clone()));
        grain
    }

    pub fn paper(&self) -> TextureId {
        self.paper.id()
    }

    pub fn wood(&self) -> TextureId {
        self.wood.id()
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// The darkest that paper of a colour may be.
    pub fn darkest_paper(tint: Color32) -> Color32 {
        let [red, green, blue] =
            [(tint.r(), 0), (tint.g(), 1), (tint.b(), 2)].map(|(tint, channel): (u8, usize)| {
                (f32::from(tint) * (255.0 - PAPER.depth[channel]) / 255.0).floor() as u8
            });
        Color32::from_rgb(red, green, blue)
    }

    #[test]
    fn tiles_fit_to_themselves_and_are_neither_flat_nor_loud() {
        for fibres in [&PAPER, &WOOD] {
            let tile = fibres.strew();
            let green = |x: usize, y: usize| f32::from(tile.pixels[y * SIDE + x].g());
            let all = || (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| (x, y)));
            let mean = all().map(|(x, y)| green(x, y)).sum::<f32>() / (SIDE * SIDE) as f32;
            let spread =
                (all().map(|(x, y)| (green(x, y) - mean).powi(2)).sum::<f32>() / (SIDE * SIDE) as f32).sqrt();
            let depth = fibres.depth[1];
            assert!((mean - (255.0 - depth / 2.0)).abs() < 0.1 * depth, "{mean}");
            assert!(spread > 0.15 * depth && spread < 0.35 * depth, "{spread} of {depth}");
            // Over a seam it changes no more than elsewhere.
            let steps = |at: usize| {
                (0..SIDE).map(|other| (green(at, other) - green((at + 1) % SIDE, other)).abs()).sum::<f32>()
            };
            let inside = (0..SIDE - 1).map(steps).sum::<f32>() / (SIDE - 1) as f32;
            assert!(steps(SIDE - 1) < 1.6 * inside, "{} and {inside}", steps(SIDE - 1));
        }
    }
}
