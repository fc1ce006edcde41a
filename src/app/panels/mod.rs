//! The panels over the board, drawn with egui.
//!
//! Every panel is an [`egui::Area`]: a click on an area stays there, while one
//! on a background panel would reach the board behind it.

mod advice;
mod bubble;
mod comfort;
mod emblem;
mod events;
mod focus;
mod interlude;
mod labels;
mod lesson;
mod loading;
mod match_;
mod moves;
mod notices;
mod overlay;
mod photo;
mod pressed;
mod result;
mod room;
mod rules;
mod seats;
mod set_up;
mod settings;
mod share;
mod shelf;
mod tally;
pub mod theme;
mod title;
mod turn;
mod widgets;

pub(super) use comfort::{Comfort, point};
pub(super) use moves::MoveList;
pub(super) use pressed::Pressed;
pub(super) use rules::RulesPage;
pub(super) use set_up::SetUpPanel;
pub(super) use settings::SettingsPage;

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

use crate::app::lesson::in_lesson;
use crate::app::loading::Screen;
use crate::app::photo::{in_photo, not_exposing, not_in_photo};
use crate::app::table::TableSystems;

/// The order in which a frame's panels are drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum PanelSystems {
    /// The look is set, once.
    Theme,
    /// The panels are drawn.
    Draw,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<theme::Look>().init_resource::<SetUpPanel>();
    app.add_plugins((
        comfort::plugin,
        events::plugin,
        moves::plugin,
        pressed::plugin,
        rules::plugin,
        settings::plugin,
    ));
    let ready = resource_exists_and_equals(theme::Look::Ready).and_then(not_exposing);
    app.configure_sets(
        EguiPrimaryContextPass,
        (PanelSystems::Theme, PanelSystems::Draw.run_if(ready)).chain(),
    );
    app.add_systems(EguiPrimaryContextPass, (theme::set, comfort::set).chain().in_set(PanelSystems::Theme));
    app.add_systems(Update, room::make.after(TableSystems::Arrange).before(TableSystems::Show));
    app.add_systems(
        EguiPrimaryContextPass,
        (
            loading::draw.run_if(in_state(Screen::Loading)),
            title::draw.run_if(in_state(Screen::Title)),
            set_up::draw.run_if(in_state(Screen::SetUp)),
            shelf::draw.run_if(in_state(Screen::Shelf)),
            (
                overlay::draw,
                (lesson::point, lesson::draw).chain(),
                (advice::draw, match_::draw, result::draw, moves::draw).chain().run_if(not(in_lesson)),
                (seats::draw, labels::draw, bubble::draw).chain(),
                interlude::draw,
            )
                .chain()
                .run_if(in_state(Screen::Match).and_then(not_in_photo)),
            photo::draw.run_if(in_photo),
            notices::draw,
            rules::draw,
            settings::draw,
            focus::draw,
            pressed::look,
        )
            .chain()
            .in_set(PanelSystems::Draw),
    );
}

/// A panel that floats at a corner or an edge of the window.
fn floating<R>(
    ctx: &egui::Context,
    name: &'static str,
    anchor: egui::Align2,
    offset: [f32; 2],
    content: impl FnOnce(&mut egui::Ui) -> R,
) -> egui::InnerResponse<R> {
    egui::Area::new(name.into()).anchor(anchor, offset).movable(false).show(ctx, content)
}
