//! A board on a page: its spots and lines from above, what stands there, and what is marked.

use bevy_egui::egui::{
    self, Color32, Painter, Pos2, Rect, RichText, Sense, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};

use crate::app::language::Speech;
use crate::app::panels::{emblem, theme};
use crate::app::stage::{Outline, SpotModel, board_model};
use crate::rules::{AnyLine, Board, Note, Spot, SpotInfo, SpotKind, Thing, Tint};
use crate::words::{Example, Scene};

/// The highest board, in points.
const HIGHEST: f32 = 300.0;

/// How many points a unit of the board takes at most.
const LARGEST: f32 = 34.0;

/// How large a field must be, in points, to bear its name.
const LEGIBLE: f32 = 11.0;

const GROUND: Color32 = Color32::from_rgb(0xDD, 0xE3, 0xC2);
const FIELD: Color32 = Color32::from_rgb(0xA9, 0xC4, 0x7C);
const PASSAGE: Color32 = Color32::from_rgb(0xE6, 0xD2, 0xA4);
const FOLD: Color32 = Color32::from_rgb(0xF7, 0xF3, 0xC8);
const MARKED: Color32 = Color32::from_rgb(0xF2, 0xB8, 0x3A);
const TOUCHED: Color32 = Color32::from_rgb(0x3E, 0x7F, 0xC4);

/// Draws the boards of an example, before and after, and what there is to say.
pub(super) fn draw(ui: &mut egui::Ui, words: &Speech, example: &Example, scene: &Scene) {
    ui.add_space(4.0);
    let boards: Vec<&dyn AnyLine> =
        [Some(&scene.line), scene.after.as_ref()].into_iter().flatten().map(|line| &**line).collect();
    let sheet = Sheet::of(scene.line.board(), &scene.near);
    let gap = 34.0;
    let room = ui.available_width() - 8.0;
    let beside = (room - gap * (boards.len() - 1) as f32) / boards.len() as f32;
    // Below each other where two beside each other would be too small to see.
    let stacked = sheet.scale(beside) < 15.0 && boards.len() > 1;
    let scale = sheet.scale(if stacked { room } else { beside });
    let size = sheet.size() * scale;
    let paint = |ui: &mut egui::Ui| {
        for (number, line) in boards.iter().enumerate() {
            if number > 0 {
                arrow(ui, if stacked { vec2(size.x, 26.0) } else { vec2(gap - 16.0, size.y) }, stacked);
            }
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            let marks = if number == 0 { (&scene.touched[..], &scene.marks[..]) } else { (&[][..], &[][..]) };
            sheet.paint(ui.painter(), rect, scale, *line, marks);
        }
    };
    if stacked {
        ui.vertical(paint);
    } else {
        ui.horizontal(paint);
    }
    for sentence in words.told(example, scene) {
        ui.label(RichText::new(sentence).italics().color(theme::INK_FADED));
    }
    ui.add_space(6.0);
}

/// Draws the whole board of `line` into `rect`, with what stands on it.
pub(in crate::app::panels) fn small(painter: &Painter, rect: Rect, line: &dyn AnyLine) {
    let sheet = Sheet::of(line.board(), &[]);
    let scale = (rect.size() / sheet.size()).min_elem();
    let rect = Rect::from_center_size(rect.center(), scale * sheet.size());
    sheet.paint(painter, rect, scale, line, (&[], &[]));
}

/// An arrow from one board to the next.
fn arrow(ui: &mut egui::Ui, size: Vec2, down: bool) {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let along = if down { vec2(0.0, 9.0) } else { vec2(9.0, 0.0) };
    let aside = along.rot90() * 0.8;
    let tip = rect.center() + along;
    let corners = vec![tip, rect.center() + aside - along * 0.4, rect.center() - aside - along * 0.4];
    ui.painter().add(Shape::convex_polygon(corners, theme::WOOD, Stroke::NONE));
}

/// The part of a board that is shown.
struct Sheet<'a> {
    board: &'a Board,
    spots: Vec<(Spot, &'a SpotInfo)>,
    /// Its corners on the board's plane, y upwards.
    least: Vec2,
    most: Vec2,
}

impl<'a> Sheet<'a> {
    /// What lies between the spots `near`, or everything on the board.
    fn of(board: &'a Board, near: &[Spot]) -> Self {
        let on_board = |info: &SpotInfo| matches!(info.kind, SpotKind::Field | SpotKind::Passage);
        let corners = board.iter().filter(
            |(spot, info)| {
                if near.is_empty() { on_board(info) } else { near.contains(spot) }
            },
        );
        let (mut least, mut most) = (Vec2::splat(f32::INFINITY), Vec2::splat(f32::NEG_INFINITY));
        let model = board_model(board.name);
        for (_, info) in corners {
            let reach = Vec2::splat(reach(model.spot(info.kind)));
            least = least.min(Vec2::from(info.place) - reach);
            most = most.max(Vec2::from(info.place) + reach);
        }
        let (margin, within) = (Vec2::splat(0.15), Rect::from_min_max(least.to_pos2(), most.to_pos2()));
        let shown = |info: &SpotInfo| on_board(info) && within.contains(pos2(info.place[0], info.place[1]));
        let spots = board.iter().filter(|(_, info)| shown(info)).collect();
        Sheet { board, spots, least: least - margin, most: most + margin }
    }

    fn size(&self) -> Vec2 {
        self.most - self.least
    }

    /// How many points a unit takes on a sheet of this width.
    fn scale(&self, width: f32) -> f32 {
        (width / self.size().x).min(HIGHEST / self.size().y).min(LARGEST)
    }

    fn paint(
        &self,
        painter: &Painter,
        rect: Rect,
        scale: f32,
        line: &dyn AnyLine,
        (touched, marks): (&[Spot], &[Spot]),
    ) {
        let at = |[x, y]: [f32; 2]| rect.left_bottom() + scale * vec2(x - self.least.x, self.least.y - y);
        let model = board_model(self.board.name);
        painter.rect(rect, 8.0, GROUND, Stroke::new(1.0, theme::WOOD), StrokeKind::Inside);
        let shown = |spot: &Spot| self.spots.iter().find(|(other, _)| other == spot).map(|(_, info)| *info);
        for [from, to] in &self.board.lines {
            if let (Some(from), Some(to)) = (shown(from), shown(to)) {
                let stroke = Stroke::new((0.07 * scale).max(1.0), theme::WOOD);
                painter.line_segment([at(from.place), at(to.place)], stroke);
            }
        }
        let folds: Vec<Spot> = line
            .notes(&[])
            .iter()
            .filter_map(|note| match note {
                Note::Tint { spot, tint: Tint::Fold } => Some(*spot),
                _ => None,
            })
            .collect();
        for (spot, info) in &self.spots {
            let fill = if info.kind == SpotKind::Passage { PASSAGE } else { FIELD };
            let fill = if folds.contains(spot) { FOLD } else { fill };
            // Where lines meet, a spot is where they do, and no more.
            let part = if self.board.lines.is_empty() { 0.94 } else { 0.7 };
            let outline = outline(model.spot(info.kind), info, at(info.place), scale, part);
            painter.add(Shape::convex_polygon(outline, fill, Stroke::new(1.0, theme::INK_FADED)));
        }
        let ring = |spot: &Spot, colour| {
            let Some(info) = shown(spot) else { return };
            let ring = outline(model.spot(info.kind), info, at(info.place), scale, 0.9);
            painter.add(Shape::closed_line(ring, Stroke::new((0.14 * scale).max(2.0), colour)));
        };
        marks.iter().for_each(|spot| ring(spot, MARKED));
        touched.iter().for_each(|spot| ring(spot, TOUCHED));
        self.things(painter, scale, at, &line.standing(touched));
        self.names(painter, scale, at);
        // A small dot says the same where something stands upon the ring.
        for spot in marks {
            if let Some(info) = shown(spot) {
                let corner = at(info.place) + Vec2::splat(0.6 * scale * model.spot(info.kind).outline.size);
                painter.circle(corner, (0.12 * scale).max(2.5), MARKED, Stroke::new(1.0, theme::INK));
            }
        }
    }
}

impl Sheet<'_> {
    /// All things where they stand; what belongs to somebody upon what belongs to nobody.
    fn things(&self, painter: &Painter, scale: f32, at: impl Fn([f32; 2]) -> Pos2, standing: &[Thing]) {
        let model = board_model(self.board.name);
        let kind = |thing: &Thing| self.board.kinds.get(usize::from(thing.kind.0));
        let owned = |thing: &Thing| kind(thing).is_some_and(|kind| kind.owner.is_some());
        let (above, below): (Vec<&Thing>, Vec<&Thing>) = standing.iter().partition(|thing| owned(thing));
        for thing in below.iter().chain(&above) {
            let Some((_, info)) = self.spots.iter().find(|(spot, _)| *spot == thing.spot) else { continue };
            let size = 1.7 * scale * model.spot(info.kind).outline.size;
            let carried = owned(thing) && below.iter().any(|other| other.spot == thing.spot);
            let middle = at(info.place) - vec2(0.0, if carried { 0.45 * size } else { 0.0 });
            let name = kind(thing).map_or("", |kind| kind.name);
            emblem::paint(painter, Rect::from_center_size(middle, Vec2::splat(size)), name);
        }
    }

    /// The fields' names, where they can be read: the texts speak of them.
    fn names(&self, painter: &Painter, scale: f32, at: impl Fn([f32; 2]) -> Pos2) {
        let model = board_model(self.board.name);
        for (_, info) in self.spots.iter().filter(|(_, info)| info.kind == SpotKind::Field) {
            let size = scale * model.spot(info.kind).outline.size;
            if size < LEGIBLE {
                continue;
            }
            let font = egui::FontId::proportional((0.62 * size).clamp(8.0, 11.0));
            let name = painter.layout_no_wrap(info.name.clone(), font, theme::INK);
            let foot = at(info.place) + vec2(-name.size().x / 2.0, 0.95 * size - name.size().y / 2.0);
            let back = Rect::from_min_size(foot, name.size()).shrink2(vec2(-1.0, name.size().y * 0.2));
            painter.rect_filled(back, 3.0, theme::PAPER.gamma_multiply(0.8));
            painter.galley(foot, name, theme::INK);
        }
    }
}

/// How far a spot reaches.
fn reach(spot: &SpotModel) -> f32 {
    spot.outline.size + spot.outline.half.max_element()
}

/// The outline of a spot's signs, seen from above.
fn outline(spot: &SpotModel, info: &SpotInfo, middle: Pos2, scale: f32, part: f32) -> Vec<Pos2> {
    let Outline { corners, turn, size, .. } = spot.outline;
    let corner = |number: usize| {
        let angle = turn + std::f32::consts::TAU * number as f32 / corners as f32 + info.angle.to_radians();
        middle + part * scale * size * vec2(angle.cos(), -angle.sin())
    };
    (0..corners).map(corner).collect()
}
