//! The plies of the match in their notation: a list beside the board, or over
//! it where there is no room, which leads to any of them.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::emblem;
use super::match_::figure;
use super::theme::{self, Raised, icon};
use super::widgets::about;
use crate::app::language::Speech;
use crate::app::loading::Screen;
use crate::app::table::{Command, Table, TableSystems};

/// The list of moves.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveList {
    /// Whether it is shown.
    pub open: bool,
    /// Whether arrow keys walk through it, and not over the board.
    pub has_keys: bool,
}

impl MoveList {
    /// Shows it, or hides it; `by_keys` gives it the arrow keys.
    pub fn turn(&mut self, by_keys: bool) {
        self.open = !self.open;
        self.has_keys = self.open && by_keys;
    }
}

/// The height of a row, in points: two lines of a long ply, or a finger.
const ROW: f32 = 44.0;

/// A list beside the board is not lower than this, in points.
const LEAST: f32 = 210.0;

/// The room for the tools below it, or for the margin of a list over the board, in points.
const TOOLS: f32 = 80.0;
const MARGIN: f32 = 8.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MoveList>();
    app.add_systems(Update, yield_keys.after(TableSystems::Ask));
    app.add_systems(OnExit(Screen::Match), |mut list: ResMut<MoveList>| list.has_keys = false);
}

/// Who touches the board has the arrows for it again.
fn yield_keys(mut asked: MessageReader<Command>, mut list: ResMut<MoveList>) {
    if asked.read().any(|command| matches!(command, Command::Touch(_) | Command::Propose(_))) && list.has_keys
    {
        list.has_keys = false;
    }
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    table: Option<Res<Table>>,
    words: Res<Speech>,
    mut shown_at: Local<Option<(usize, usize)>>,
    mut list: ResMut<MoveList>,
    mut commands: MessageWriter<Command>,
) -> Result {
    let Some(table) = table.filter(|_| list.open) else {
        *shown_at = None;
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let place = place(ctx, &table);
    // Where there is little room it lies over other panels too.
    let area = egui::Area::new("moves".into()).order(egui::Order::Foreground);
    let area = area.fixed_pos(place.min).movable(false);
    let at = (table.game().step(), table.game().steps());
    let mut chosen = None;
    area.show(ctx, |ui| {
        let edge = if list.has_keys { egui::Stroke::new(4.0, theme::INK) } else { egui::Stroke::NONE };
        let frame = theme::card().inner_margin(MARGIN).edge(edge);
        frame.show(ui, |ui| {
            let room = place.size() - frame.total_margin().sum();
            ui.set_width(room.x);
            ui.set_height(room.y);
            let closed = head(ui, &words);
            if at.0 < at.1 {
                about(ui, &words.with("app-moves-branch", &[("count", (at.1 - at.0).into())]));
            }
            // Only what has just moved on is brought into view: who scrolls may look elsewhere.
            let follow = (*shown_at != Some(at)).then_some(at.0);
            chosen = rows(ui, &table, &words, follow);
            *shown_at = Some(at);
            if closed {
                *list = MoveList::default();
            }
        });
    });
    if let Some(step) = chosen {
        list.has_keys = true;
        commands.write(Command::GoTo(step));
    }
    Ok(())
}

/// Where it lies: beside the board below the turn's card or, where that leaves too
/// little, over that card. In an upright window it comes from below. So of the
/// board, and of what it leads to, as much is seen as can be.
fn place(ctx: &egui::Context, table: &Table) -> egui::Rect {
    let window = theme::window(ctx);
    let card = if table.is_over() { "result" } else { "turn" };
    let top = ctx.memory(|memory| memory.area_rect(card)).map_or(window.top(), |card| card.bottom()) + MARGIN;
    let width = theme::SIDE_WIDTH + theme::card().total_margin().sum().x;
    let beside = egui::Rect::from_min_max(
        egui::pos2(window.left() + 12.0, top),
        egui::pos2(window.left() + 12.0 + width, window.bottom() - TOOLS),
    );
    if window.height() > window.width() {
        let over = window.shrink(MARGIN);
        over.with_min_y(over.bottom() - over.height() * 0.45)
    } else if theme::is_narrow(ctx) || beside.height() < LEAST {
        beside.with_min_y(window.top() + MARGIN)
    } else {
        beside
    }
}

/// The heading, and the button that hides the list; whether it was clicked.
fn head(ui: &mut egui::Ui, words: &Speech) -> bool {
    ui.horizontal(|ui| {
        ui.label(egui::RichText::new(words.text("app-moves")).font(theme::title_font(18.0)));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let close = egui::Button::new(icon::X).min_size(egui::Vec2::splat(44.0));
            ui.add(Raised(close)).on_hover_text(words.text("app-moves-close")).clicked()
        })
        .inner
    })
    .inner
}

/// The rows that are in view, of however many; the step that was clicked.
fn rows(ui: &mut egui::Ui, table: &Table, words: &Speech, follow: Option<usize>) -> Option<usize> {
    ui.spacing_mut().item_spacing.y = 2.0;
    let mut scroll = egui::ScrollArea::vertical().auto_shrink(false);
    if let Some(step) = follow {
        let top = step as f32 * (ROW + ui.spacing().item_spacing.y);
        scroll = scroll.vertical_scroll_offset((top - (ui.available_height() - ROW) / 2.0).max(0.0));
    }
    let steps = table.game().steps();
    let mut chosen = None;
    scroll.show_rows(ui, ROW, steps + 1, |ui, range| {
        for step in range {
            if row(ui, table, words, step).clicked() {
                chosen = Some(step);
            }
        }
    });
    chosen
}

/// What leads to a step: its number, who did it, and its text.
fn row(ui: &mut egui::Ui, table: &Table, words: &Speech, step: usize) -> egui::Response {
    let game = table.game();
    let ply = step.checked_sub(1).and_then(|ply| Some((ply, game.plies().get(ply)?)));
    let text = match (ply, game.ending()) {
        (Some((_, ply)), _) => ply.text.clone(),
        (None, Some(ending)) if step > 0 => words.reason(ending.outcome().reason),
        (None, _) => words.text("app-moves-start"),
    };
    let number = ply.and_then(|(ply, _)| game.number(ply)).map(|number| format!("{number}."));
    let seat = ply.and_then(|(_, ply)| ply.seat);

    let (rect, response) =
        ui.allocate_exact_size(egui::vec2(ui.available_width(), ROW), egui::Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &text));
    let (here, later) = (step == game.step(), step > game.step());
    let ink = match (here, later) {
        (true, _) => theme::PAPER,
        (_, true) => theme::INK_FADED,
        _ => theme::INK,
    };
    let look = ui.style().interact(&response);
    let fill = match (here, response.hovered()) {
        (true, _) => theme::MEADOW,
        (_, true) => look.weak_bg_fill,
        _ => egui::Color32::TRANSPARENT,
    };
    let painter = ui.painter();
    painter.rect_filled(rect, look.corner_radius, fill);
    let middle = rect.center().y;
    if here {
        let font = egui::FontId::proportional(13.0);
        let at = egui::pos2(rect.left() + 4.0, middle);
        painter.text(at, egui::Align2::LEFT_CENTER, icon::PLAY, font, ink);
    }
    if let Some(number) = number {
        let font = egui::FontId::proportional(13.0);
        painter.text(egui::pos2(rect.left() + 52.0, middle), egui::Align2::RIGHT_CENTER, number, font, ink);
    }
    if let Some(seat) = seat {
        let at = egui::pos2(rect.left() + 68.0, middle);
        let figure = figure(table.board(), seat);
        emblem::paint(painter, egui::Rect::from_center_size(at, egui::Vec2::splat(26.0)), figure);
    }
    let left = rect.left() + 86.0;
    let font = egui::FontId::proportional(15.0);
    let mut job = egui::text::LayoutJob::simple(text, font, ink, rect.right() - left - 4.0);
    job.wrap.max_rows = 2;
    let galley = painter.layout_job(job);
    let response = if galley.elided { response.on_hover_text(galley.text()) } else { response };
    painter.galley(egui::pos2(left, middle - galley.size().y / 2.0), galley, ink);
    response
}
