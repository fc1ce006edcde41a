//! What is on the table, for whoever drives the page from outside: browser
//! tests read it to know where to click, and what came of it. It is an
//! attribute of the canvas, so it can be read and does nothing.
//!
//! `data-table` is JSON: `screen`, `moving`, all `texts` on the panels with the middle of each and, while a match is shown and
//! nothing moves, its `position` and `result`, the `seat` to move, the names of the spots `made` in
//! its unfinished turn, of the one `proposed` and of those that may be touched `next`, and all `spots` by name, each
//! with its place on the canvas in CSS pixels.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::Serialize;

use super::element;
use super::reading::Reading;
use crate::app::loading::{Screen, Step};
use crate::app::stage::{Orbit, TableCamera, Timeline, spot_point};
use crate::app::table::Table;
use crate::app::window::CANVAS;
use crate::rules::Spot;

const ATTRIBUTE: &str = "data-table";

#[derive(Serialize)]
struct Report<'a> {
    screen: &'static str,
    moving: bool,
    texts: &'a [(String, [f32; 2])],
    #[serde(flatten)]
    table: Option<TableReport<'a>>,
}

#[derive(Serialize)]
struct TableReport<'a> {
    position: String,
    result: String,
    seat: Option<String>,
    made: Vec<&'a str>,
    proposed: Option<&'a str>,
    next: Vec<&'a str>,
    spots: BTreeMap<&'a str, [f32; 2]>,
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_systems(Last, report);
}

fn report(
    screen: Res<State<Screen>>,
    step: Res<State<Step>>,
    table: Option<Res<Table>>,
    timeline: Res<Timeline>,
    orbit: Res<Orbit>,
    reading: Res<Reading>,
    camera: Single<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut known: Local<String>,
) {
    let moving = timeline.is_busy() || orbit.is_moving();
    let report = Report {
        screen: match screen.get() {
            Screen::Loading if *step.get() == Step::Ready => "ready",
            Screen::Loading => "loading",
            Screen::Title => "title",
            Screen::SetUp => "set-up",
            Screen::Shelf => "shelf",
            Screen::Match => "match",
        },
        moving,
        texts: &reading.0,
        table: table.as_deref().filter(|_| !moving).map(|table| lay_out(table, *camera)),
    };
    let Ok(report) = serde_json::to_string(&report) else { return };
    if *known != report
        && let Some(canvas) = element(CANVAS)
        && canvas.set_attribute(ATTRIBUTE, &report).is_ok()
    {
        *known = report;
    }
}

fn lay_out<'a>(table: &'a Table, (camera, at): (&Camera, &GlobalTransform)) -> TableReport<'a> {
    let line = table.line();
    let board = table.board();
    let names = |spots: &[Spot]| spots.iter().map(|&spot| board.name(spot)).collect();
    let place = |spot| camera.world_to_viewport(at, spot_point(table, spot)?).ok();
    TableReport {
        position: line.position(),
        result: line.result(),
        seat: table.seat().map(|seat| line.seat_text(seat)),
        made: names(table.made()),
        proposed: table.proposed().map(|spot| board.name(spot)),
        next: names(table.next()),
        spots: board
            .iter()
            .filter_map(|(spot, info)| Some((info.name.as_str(), place(spot)?.to_array())))
            .collect(),
    }
}
