//! The card of a lesson, which takes the place of the turn's and of the tools:
//! what is asked for, and what has come of it.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::comfort;
use super::emblem::emblem;
use super::floating;
use super::match_::figure;
use super::room::Room;
use super::tally::tally;
use super::theme::{self, Raised, icon};
use super::widgets::follow;
use crate::app::language::Speech;
use crate::app::lesson::{Learner, Teach};
use crate::app::stage::{TableCamera, Timeline, above_spot};
use crate::app::table::Table;
use crate::lesson::{Place, Progress};
use crate::rules::Note;

/// From this width on a window that is not tall has room for the card beside the board, in points.
const BESIDE: f32 = 560.0;

/// The most that the card takes of a window of this size, in points from its upper left corner.
pub(super) fn most(window: egui::Vec2) -> egui::Vec2 {
    match Room::of(window) {
        Room::Ample => egui::vec2(300.0, 280.0),
        Room::Across if window.x >= BESIDE => egui::vec2(SIDE + 36.0, window.y),
        Room::Across => egui::vec2(window.x, 150.0),
        Room::Upright => egui::vec2(window.x, 212.0),
    }
}

/// The width of the card beside the board, in points.
const SIDE: f32 = theme::SIDE_WIDTH + 8.0;

/// The width of the card in points: where the board has room beside it no more than
/// whose turn it is takes, above the board all there is, but for who sits there.
fn width(window: egui::Vec2) -> f32 {
    match Room::of(window) {
        Room::Upright => window.x - 48.0,
        Room::Across if window.x < BESIDE => window.x - 140.0,
        _ => SIDE,
    }
}

/// A button that begins the lesson of a game.
pub(super) fn learn_button(ui: &mut egui::Ui, words: &Speech) -> bool {
    let text = format!("{}  {}", icon::QUESTION, words.text("lesson-learn"));
    let button = egui::Button::new(text).min_size(egui::vec2(ui.available_width(), 44.0));
    follow(ui.add(Raised(button))).clicked()
}

/// Half the width of the arrow above what is to be touched, and its height, in points.
const ARROW: egui::Vec2 = egui::vec2(11.0, 18.0);

/// Points with an arrow at what is shown to be touched next.
pub(super) fn point(
    mut contexts: EguiContexts,
    table: Option<Res<Table>>,
    learner: Res<Learner>,
    timeline: Res<Timeline>,
    camera: Single<(&Camera, &GlobalTransform), With<TableCamera>>,
) -> Result {
    let Some(table) = table.filter(|_| !timeline.is_busy()) else { return Ok(()) };
    let layer = egui::LayerId::new(egui::Order::Background, "arrows".into());
    let ctx = contexts.ctx_mut()?;
    let painter = ctx.layer_painter(layer);
    let (camera, camera_at) = *camera;
    for &spot in learner.shown() {
        let at = above_spot(&table, spot).and_then(|at| camera.world_to_viewport(camera_at, at).ok());
        let Some(tip) = at.map(|at| comfort::point(ctx, at)) else { continue };
        let corners = [-ARROW.x, ARROW.x].map(|aside| tip + egui::vec2(aside, -ARROW.y));
        let arrow = vec![tip, corners[0], corners[1]];
        let edge = egui::Stroke::new(2.0, theme::INK);
        painter.add(egui::Shape::convex_polygon(arrow, theme::PAPER, edge));
    }
    Ok(())
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    table: Option<Res<Table>>,
    learner: Res<Learner>,
    words: Res<Speech>,
    mut wishes: MessageWriter<Teach>,
) -> Result {
    let Some(table) = table else { return Ok(()) };
    let Some(place) = Place::of(table.game()) else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let window = theme::window(ctx).size();
    let width = width(window);
    floating(ctx, "lesson", egui::Align2::LEFT_TOP, [12.0, 12.0], |ui| {
        theme::card().inner_margin(egui::Margin::symmetric(10, 8)).show(ui, |ui| {
            ui.set_width(width);
            if let Some(wish) = steps(ui, &place, &words) {
                wishes.write(wish);
            }
            sentence(ui, &place, learner.missed, &words);
            // Before anything is done the step itself tells what to do first.
            let begun = !table.made().is_empty() || table.line().begun().is_some();
            if begun && place.progress == Progress::Asked && Room::of(window) == Room::Ample {
                now(ui, &table, &words);
            }
            for note in table.notes() {
                if matches!(note, Note::Balance { gained, lost, .. } if gained + lost > 0) {
                    tally(ui, note, &words);
                }
            }
            if place.is_last() && place.progress == Progress::Done {
                ui.vertical_centered_justified(|ui| {
                    let text = format!("{}  {}", icon::PLAY, words.text("lesson-play"));
                    if follow(ui.add(Raised(theme::main_button(text)))).clicked() {
                        wishes.write(Teach::Next);
                    }
                });
            }
        });
    });
    Ok(())
}

/// Which step it is, and the ways to others.
fn steps(ui: &mut egui::Ui, place: &Place, words: &Speech) -> Option<Teach> {
    let mut wish = None;
    let mut button = |ui: &mut egui::Ui, button: egui::Button, enabled: bool, name: &str, asks: Teach| {
        let shown = ui.add_enabled(enabled, Raised(button.min_size(egui::Vec2::splat(44.0))));
        if follow(shown).on_hover_text(words.text(name)).clicked() {
            wish = Some(asks);
        }
    };
    ui.horizontal(|ui| {
        let house = egui::RichText::new(icon::HOUSE).size(20.0);
        button(ui, egui::Button::new(house), true, "lesson-leave-key", Teach::Leave);
        let count = place.lesson.steps.len();
        let number = [("number", place.number.into()), ("count", count.into())];
        let short = format!("{} / {count}", place.number);
        let label = ui.label(egui::RichText::new(short).font(theme::title_font(17.0)));
        label.on_hover_text(words.with("lesson-step", &number));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            // At the end another button, below, leads on.
            if !place.is_last() {
                if place.progress == Progress::Done {
                    let next = theme::main_button(words.text("lesson-next"));
                    button(ui, next, true, "lesson-next-key", Teach::Next);
                } else {
                    let skip = egui::Button::new(words.text("lesson-skip"));
                    button(ui, skip, true, "lesson-skip-key", Teach::Next);
                }
            }
            let back = egui::Button::new(words.text("lesson-back"));
            button(ui, back, place.number > 1, "lesson-back-key", Teach::Back);
        });
    });
    wish
}

/// What the step has to say.
fn sentence(ui: &mut egui::Ui, place: &Place, missed: bool, words: &Speech) {
    let again = place.step.again().filter(|_| missed);
    let (id, sign) = match (place.progress, again) {
        (Progress::Done, _) => (place.step.done(), Some((icon::CHECK, theme::MEADOW))),
        (Progress::Asked, Some(again)) => (again, Some((icon::UNDO, theme::BRICK))),
        _ => (place.step.task.to_owned(), None),
    };
    ui.horizontal_top(|ui| {
        if let Some((sign, colour)) = sign {
            ui.label(egui::RichText::new(sign).size(22.0).color(colour));
        }
        let size = if Room::now(ui.ctx()) == Room::Ample { 16.0 } else { 14.5 };
        let text = egui::RichText::new(words.text(&id)).size(size).line_height(Some(1.35 * size));
        ui.add(egui::Label::new(text).wrap());
    });
}

/// What the side on move is asked for just now.
fn now(ui: &mut egui::Ui, table: &Table, words: &Speech) {
    let (Some(seat), Some(prompt)) = (table.seat(), table.prompt()) else { return };
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        emblem(ui, figure(table.board(), seat), 28.0);
        let prompt = egui::RichText::new(words.say(prompt)).size(14.0).color(theme::INK_FADED);
        ui.add(egui::Label::new(prompt).wrap());
    });
}
