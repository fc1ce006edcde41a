//! Cards: a sheet of paper in a wooden rim, which throws a soft shadow on the table.

use std::f32::consts::FRAC_PI_2;

use bevy_egui::egui::epaint::{Mesh, RectShape, Shadow, Vertex, WHITE_UV};
use bevy_egui::egui::{
    self, Color32, CornerRadius, Frame, InnerResponse, Margin, Pos2, Rect, Shape, Stroke, StrokeKind, Ui,
    Vec2, lerp, pos2, vec2,
};

use super::grain::{Grain, SIDE};
use super::{DUSK, LID, PAPER_LIGHT, RIM_WOOD};

/// A sheet that something stands on.
#[derive(Clone, Copy, Debug)]
#[must_use = "a card is seen once it is shown"]
pub struct Card {
    margin: Margin,
    /// How broad its rim is, in points.
    rim: f32,
    radius: f32,
    edge: Stroke,
}

/// A card.
pub fn card() -> Card {
    Card { margin: Margin::symmetric(12, 8), rim: 5.0, radius: 14.0, edge: Stroke::NONE }
}

/// A small card among others, or one that soon goes: its rim is thin.
pub fn slip() -> Card {
    Card { margin: Margin::symmetric(8, 4), rim: 2.5, radius: 10.0, edge: Stroke::NONE }
}

/// Asks for all attention: a card in the middle, and all else in the shade.
pub fn modal<R>(
    ctx: &egui::Context,
    name: &str,
    content: impl FnOnce(&mut Ui) -> R,
) -> egui::ModalResponse<R> {
    let modal = egui::Modal::new(egui::Id::new(name)).frame(Frame::NONE).backdrop_color(DUSK);
    modal.show(ctx, |ui| card().show(ui, content).inner)
}

/// The same, on the lid of the box: nothing of the board is seen.
pub fn lid<R>(ctx: &egui::Context, name: &str, content: impl FnOnce(&mut Ui) -> R) -> egui::ModalResponse<R> {
    /// How many points of the lid a texel of its grain takes.
    const COARSE: f32 = 5.0;
    let modal = egui::Modal::new(egui::Id::new(name)).frame(Frame::NONE).backdrop_color(LID);
    modal.show(ctx, |ui| {
        let window = ctx.viewport_rect();
        let tiles = Rect::from_min_size(Pos2::ZERO, window.size() / (COARSE * SIDE as f32));
        let wood = RectShape::filled(window, 0.0, LID).with_texture(Grain::of(ctx).wood(), tiles);
        ui.painter().with_clip_rect(window).add(wood);
        card().show(ui, content).inner
    })
}

impl Card {
    /// With so much room round what stands on it.
    pub fn inner_margin(self, margin: impl Into<Margin>) -> Self {
        Card { margin: margin.into(), ..self }
    }

    /// With a line along its rim that says something of it.
    pub fn edge(self, edge: Stroke) -> Self {
        Card { edge, ..self }
    }

    /// What it takes beyond what stands on it.
    pub fn total_margin(&self) -> egui::epaint::MarginF32 {
        self.frame().total_margin()
    }

    fn frame(&self) -> Frame {
        // The rim is painted beneath, and only its room is kept here.
        Frame::new().inner_margin(self.margin).stroke(Stroke::new(self.rim, Color32::TRANSPARENT))
    }

    /// Shows it with what stands on it.
    pub fn show<R>(self, ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
        let beneath = ui.painter().add(Shape::Noop);
        let shown = self.frame().show(ui, content);
        let shapes = self.shapes(&Grain::of(ui.ctx()), shown.response.rect);
        ui.painter().set(beneath, Shape::Vec(shapes));
        shown
    }

    fn shapes(&self, grain: &Grain, rect: Rect) -> Vec<Shape> {
        let round = |inset: f32| CornerRadius::from((self.radius - inset).max(0.0));
        let shadow = |offset, blur, alpha| {
            let shadow =
                Shadow { offset: [0, offset], blur, spread: 0, color: Color32::from_black_alpha(alpha) };
            shadow.as_shape(rect, round(0.0)).into()
        };
        let inside = rect.shrink(self.rim);
        let sheet = rect.shrink(self.rim / 2.0);
        let tiles = Rect::from_min_size(Pos2::ZERO, sheet.size() / SIDE as f32);
        let paper = RectShape::filled(sheet, round(self.rim / 2.0), PAPER_LIGHT);
        let edge = RectShape::stroke(inside, round(self.rim), self.edge, StrokeKind::Inside);
        let band = Band { rect, radius: self.radius };
        vec![
            // One where it lies, and one for how high.
            shadow(2, 6, 70),
            shadow(10, 26, 64),
            paper.with_texture(grain.paper(), tiles).into(),
            band.hollow(self.rim).into(),
            band.rim(self.rim, grain).into(),
            edge.into(),
        ]
    }
}

/// A band along the edge of a rounded rectangle, which follows its corners.
struct Band {
    rect: Rect,
    radius: f32,
}

/// From where light falls on panels: from above, a little from the left.
const LIGHT: Vec2 = vec2(-0.42, -0.9);

/// The parts that a corner is made of.
const ARC: usize = 8;

impl Band {
    /// The places along the edge with the way outward there, once round: corners
    /// are arcs, sides lie between them.
    fn outline(&self) -> Vec<(Pos2, Vec2)> {
        let Rect { min, max } = self.rect.shrink(self.radius);
        let corners = [max, pos2(min.x, max.y), min, pos2(max.x, min.y)];
        let arc = |(number, corner): (usize, Pos2)| {
            (0..=ARC).map(move |part| {
                let angle = FRAC_PI_2 * (number as f32 + part as f32 / ARC as f32);
                (corner, Vec2::angled(angle))
            })
        };
        let mut outline: Vec<_> = corners.into_iter().enumerate().flat_map(arc).collect();
        outline.extend(outline.first().copied());
        outline
    }

    /// A mesh of rings, each so far within the edge; what is painted on it is told
    /// by the ring and the way outward. Its texture runs along the band.
    fn mesh(
        &self,
        rings: &[f32],
        texture: Option<egui::TextureId>,
        paint: impl Fn(usize, Vec2) -> Color32,
    ) -> Mesh {
        let mut mesh = Mesh { texture_id: texture.unwrap_or_default(), ..Mesh::default() };
        let (mut along, mut before) = (0.0, None::<Pos2>);
        for (column, (corner, out)) in self.outline().into_iter().enumerate() {
            let at = |inset: f32| corner + (self.radius - inset) * out;
            along += before.map_or(0.0, |before| before.distance(at(0.0)));
            before = Some(at(0.0));
            for (ring, &inset) in rings.iter().enumerate() {
                let uv = match texture {
                    Some(_) => pos2(along, inset) / SIDE as f32,
                    None => WHITE_UV,
                };
                mesh.vertices.push(Vertex { pos: at(inset), uv, color: paint(ring, out) });
            }
            let rings = rings.len() as u32;
            for ring in 0..rings.saturating_sub(1) {
                let near = column as u32 * rings + ring;
                if let Some(far) = near.checked_sub(rings) {
                    mesh.add_triangle(far, near, near + 1);
                    mesh.add_triangle(far, near + 1, far + 1);
                }
            }
        }
        mesh
    }

    /// A wooden rim, half round, that the light falls on.
    fn rim(&self, width: f32, grain: &Grain) -> Mesh {
        /// How soft its edges are, in points.
        const SOFT: f32 = 0.5;
        let rings = [-SOFT, SOFT, 0.25 * width, 0.5 * width, 0.75 * width, width - SOFT, width + SOFT];
        self.mesh(&rings, Some(grain.wood()), |ring, out| {
            if ring == 0 || ring == rings.len() - 1 {
                return Color32::TRANSPARENT;
            }
            // Outside it leans outward, inside inward.
            let lean = 1.0 - 2.0 * (rings[ring] / width);
            let lit = (lean * out).dot(LIGHT);
            let [dark, wood, pale] = RIM_WOOD;
            if lit > 0.0 { wood.lerp_to_gamma(pale, lit) } else { wood.lerp_to_gamma(dark, -lit) }
        })
    }

    /// The shade of a rim so broad on the paper within.
    fn hollow(&self, width: f32) -> Mesh {
        let reach = 1.6 * width;
        self.mesh(&[width - 1.0, width + 0.3 * reach, width + reach], None, |ring, out| {
            let most = lerp(18.0..=86.0, 0.5 + 0.5 * out.dot(LIGHT));
            Color32::from_black_alpha((most * [1.0, 0.36, 0.0][ring]) as u8)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BAND: Band = Band { rect: Rect { min: pos2(10.0, 20.0), max: pos2(110.0, 80.0) }, radius: 14.0 };

    #[test]
    fn a_band_goes_once_round_and_ends_where_it_began() {
        let outline = BAND.outline();
        assert_eq!(outline.first(), outline.last());
        let mesh = BAND.mesh(&[0.0, 5.0], None, |_, _| Color32::WHITE);
        assert!(mesh.is_valid());
        assert_eq!(mesh.triangles().count(), 2 * (outline.len() - 1));
        let bounds = mesh.calc_bounds();
        assert!(bounds.min.distance(BAND.rect.min) < 1e-3 && bounds.max.distance(BAND.rect.max) < 1e-3);
        // Nothing is drawn in the middle.
        let free = BAND.rect.shrink(BAND.radius);
        assert!(mesh.vertices.iter().all(|vertex| !free.contains(vertex.pos)));
    }

    #[test]
    fn the_upper_edge_is_lit_and_the_lower_one_in_the_shade() {
        let egui = egui::Context::default();
        let mesh = BAND.rim(5.0, &Grain::of(&egui));
        let outer = |down: f32| {
            let lit = mesh.vertices.iter().filter(|vertex| vertex.color.a() == 255);
            let at = lit.min_by_key(|vertex| (down * vertex.pos.y * 100.0) as i64).expect("a rim");
            u32::from(at.color.r()) + u32::from(at.color.g())
        };
        assert!(outer(1.0) > outer(-1.0) + 60, "{} {}", outer(1.0), outer(-1.0));
    }
}
