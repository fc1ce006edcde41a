//! The keyboard's place on the board: a spot that arrow keys and Tab move.

use bevy::prelude::*;

use crate::app::loading::Screen;
use crate::app::stage::Hovered;
use crate::app::table::{Table, TableSystems};
use crate::rules::{Board, Spot};

/// The spot that Enter would touch. It is shown like the mouse's.
#[derive(Resource, Default, Debug)]
pub struct Focus(pub Option<Spot>);

impl Focus {
    /// Goes to the next (or, with −1, the one before) of the spots that may be touched.
    pub fn cycle(&mut self, table: &Table, by: isize) {
        let next = table.next();
        let count = next.len() as isize;
        if count == 0 {
            return;
        }
        let at = self.0.and_then(|spot| next.iter().position(|&other| other == spot));
        let to = match at {
            Some(at) => (at as isize + by).rem_euclid(count),
            None if by > 0 => 0,
            None => count - 1,
        };
        self.0 = usize::try_from(to).ok().and_then(|to| next.get(to).copied());
    }

    /// Goes to the nearest spot that may be touched in a direction of the board's plane.
    pub fn go(&mut self, table: &Table, direction: Vec2) {
        let board = table.board();
        let at = self.0.and_then(|spot| place(board, spot));
        let from = at.unwrap_or_default();
        let away = |spot: Spot| {
            let way = place(board, spot)? - from;
            let (along, aside) = (way.dot(direction), way.perp_dot(direction).abs());
            // What lies more aside than ahead comes after all else: so arrows
            // come to every spot. Nothing behind counts, unless nothing was chosen yet.
            let rank = if along <= 0.1 { 2 } else { u8::from(aside > along + 0.01) };
            (rank < 2 || at.is_none()).then(|| (rank, way.length()))
        };
        let best = table
            .next()
            .iter()
            .filter_map(|&spot| Some((spot, away(spot)?)))
            .min_by(|(_, one), (_, other)| one.0.cmp(&other.0).then(one.1.total_cmp(&other.1)));
        if let Some((spot, _)) = best {
            self.0 = Some(spot);
        }
    }
}

fn place(board: &Board, spot: Spot) -> Option<Vec2> {
    board.get(spot).map(|info| Vec2::from(info.place))
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Focus>();
    app.add_systems(OnExit(Screen::Match), forget);
    app.add_systems(Update, show.after(TableSystems::Ask).before(TableSystems::Show));
}

/// What was chosen or pointed at in one match is nothing to the next.
fn forget(mut focus: ResMut<Focus>, mut hovered: ResMut<Hovered>) {
    focus.0 = None;
    hovered.0 = None;
}

/// The keyboard's spot is shown just as the mouse's is.
fn show(focus: Res<Focus>, mut hovered: ResMut<Hovered>) {
    if focus.is_changed() && focus.0.is_some() && hovered.0 != focus.0 {
        hovered.0 = focus.0;
    }
}
