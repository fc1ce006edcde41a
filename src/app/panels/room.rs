//! How the panels of a match and the board share the window.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::title::TITLE;
use super::{lesson, theme};
use crate::app::loading::Screen;
use crate::app::photo::Photo;
use crate::app::stage::Covered;
use crate::app::table::Table;
use crate::lesson::Place;
use crate::rules::{Seat, SpotKind};

/// How panels lie round the board. Small windows leave them little.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// Cards in the corners, which tell all there is to tell.
    Ample,
    /// A wide window that is not high, such as a phone held across: a line
    /// above the board, all else in a column to either side.
    Across,
    /// A tall window, such as a phone held upright: a card above the board, all else below it.
    Upright,
}

impl Room {
    /// From here on a window has room for cards beside the board, in points.
    const AMPLE: egui::Vec2 = egui::vec2(1000.0, 560.0);

    /// How panels lie in a window of this size, in points.
    pub fn of(window: egui::Vec2) -> Room {
        if window.y > window.x && window.x < Self::AMPLE.x {
            Room::Upright
        } else if window.x < Self::AMPLE.x || window.y < Self::AMPLE.y {
            Room::Across
        } else {
            Room::Ample
        }
    }

    /// How panels lie in the window now.
    pub fn now(ctx: &egui::Context) -> Room {
        Room::of(theme::window(ctx).size())
    }
}

/// What the panels of a match take at most of a window of this size: whose turn
/// it is, the tools, the way back, and who sits there if that is shown. A lesson has
/// its card instead of the first three.
fn taken(window: egui::Vec2, seats: Option<usize>, lesson: bool) -> Vec<egui::Rect> {
    let (right, bottom) = (window.x, window.y);
    let rect = |left: f32, top: f32, right: f32, bottom: f32| {
        egui::Rect::from_min_max(egui::pos2(left, top), egui::pos2(right, bottom))
    };
    let room = Room::of(window);
    let (mut all, seated) = match room {
        Room::Ample => (
            vec![
                rect(0.0, 0.0, 300.0, 280.0),
                rect(0.0, bottom - 84.0, 360.0, bottom),
                rect(right - 176.0, 0.0, right, 70.0),
            ],
            seats.map(|count| rect(right - 208.0, 60.0, right, 68.0 + 82.0 * count as f32)),
        ),
        Room::Across => (
            vec![
                rect(0.0, 0.0, right - 64.0, 80.0),
                rect(0.0, bottom - 232.0, 132.0, bottom),
                rect(right - 64.0, 0.0, right, 68.0),
            ],
            seats.map(|_| rect(right - 92.0, 60.0, right, bottom)),
        ),
        Room::Upright => (
            vec![rect(0.0, 0.0, right, 208.0), rect(0.0, bottom - 84.0, right, bottom)],
            seats.map(|_| rect(0.0, bottom - 168.0, right, bottom)),
        ),
    };
    if lesson {
        let card = lesson::most(window);
        all = vec![rect(0.0, 0.0, card.x, card.y)];
    }
    all.extend(seated);
    all
}

/// What the panel takes while a match is set up, in points from the left.
const SET_UP: f32 = 492.0;

/// Tells the stage what of the window it cannot use.
pub(super) fn make(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    table: Option<Res<Table>>,
    photo: Res<Photo>,
    mut covered: ResMut<Covered>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let window = ctx.viewport_rect().size().max(egui::Vec2::splat(1.0));
    let taken = match (screen.get(), table) {
        // A picture is framed by hand.
        _ if photo.is_on() => Vec::new(),
        (_, Some(table)) => {
            let dice = table.board().iter().any(|(_, info)| info.kind == SpotKind::Die);
            // Whatever is told of seats; and clocks are told of both.
            let clocks = table.seconds_left(Seat(0)).is_some();
            let lesson = Place::of(table.game()).is_some();
            taken(window, (dice || clocks).then(|| table.line().seats()), lesson)
        }
        (Screen::SetUp, _) if window.x > window.y => {
            vec![egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(SET_UP, window.y))]
        }
        // The card of the title, as large as it came to be.
        (Screen::Title, _) => ctx.memory(|known| known.area_rect(TITLE)).into_iter().collect(),
        _ => Vec::new(),
    };
    let part = |at: egui::Pos2| Vec2::new(at.x / window.x, at.y / window.y);
    let parts = taken.into_iter().map(|rect| Rect::from_corners(part(rect.min), part(rect.max)));
    covered.set_if_neq(Covered(parts.collect()));
    Ok(())
}
