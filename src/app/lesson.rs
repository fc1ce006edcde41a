//! A lesson on the table: its steps are opened, what was not wanted is taken
//! back, and the other side answers. Where it stands, the match itself tells
//! ([`Place::of`]).

use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::input::egui_wants_any_keyboard_input;

use super::interlude::Cover;
use super::set_up::SetUp;
use super::stage::Timeline;
use super::table::{Command, Table, TableSystems};
use crate::lesson::{Lesson, Place, Progress};
use crate::rules::Spot;

/// A wish of who learns.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Teach {
    /// To begin the lesson of a game.
    Begin(&'static Lesson),
    /// To go on, whether the step is done or not; from the last one to a match.
    Next,
    /// To see the step before again.
    Back,
    /// To leave.
    Leave,
}

/// What the match does not tell of its lesson.
#[derive(Resource, Default)]
pub struct Learner {
    /// Whether another ply was played than the step wants.
    pub missed: bool,
    /// What is shown to be touched next.
    shown: Vec<Spot>,
}

impl Learner {
    /// The spots that are shown to be touched next.
    pub fn shown(&self) -> &[Spot] {
        &self.shown
    }
}

/// For run conditions: the match is a lesson's.
pub fn in_lesson(table: Option<Res<Table>>) -> bool {
    table.is_some_and(|table| Place::of(table.game()).is_some())
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Teach>().init_resource::<Learner>();
    let listening = keys.run_if(in_lesson).run_if(not(egui_wants_any_keyboard_input));
    let guiding = guide.run_if(not(on_message::<Teach>));
    app.add_systems(Update, (listening, obey, guiding).chain().in_set(TableSystems::Ask));
    app.add_systems(Update, show.after(TableSystems::Judge).before(TableSystems::Show));
}

/// Page Down goes on, and so does Enter once a step is done; Page Up goes back, End leaves.
fn keys(
    mut events: MessageReader<KeyboardInput>,
    cover: Cover,
    table: Res<Table>,
    mut wishes: MessageWriter<Teach>,
) {
    if cover.is_there() {
        events.clear();
        return;
    }
    let done = Place::of(table.game()).is_some_and(|place| place.progress == Progress::Done);
    for event in events.read().filter(|event| event.state.is_pressed() && !event.repeat) {
        wishes.write(match event.key_code {
            KeyCode::PageDown => Teach::Next,
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space if done => Teach::Next,
            KeyCode::PageUp => Teach::Back,
            KeyCode::End => Teach::Leave,
            _ => continue,
        });
    }
}

/// Does what who learns wishes.
fn obey(
    mut wishes: MessageReader<Teach>,
    table: Option<Res<Table>>,
    mut learner: ResMut<Learner>,
    mut set_up: ResMut<SetUp>,
    mut commands: MessageWriter<Command>,
) {
    // One at a time: what comes after it was not meant for where it leads.
    let Some(wish) = wishes.read().last() else { return };
    let place = table.and_then(|table| Place::of(table.game()));
    let step = match (wish, place) {
        (Teach::Begin(lesson), _) => Some((*lesson, 1)),
        (Teach::Next, Some(place)) if place.is_last() => {
            set_up.turn_to(place.lesson.game);
            commands.write_batch(set_up.commands());
            None
        }
        (Teach::Next, Some(place)) => Some((place.lesson, place.number + 1)),
        (Teach::Back, Some(place)) => Some((place.lesson, place.number.saturating_sub(1).max(1))),
        (Teach::Leave, Some(_)) => {
            commands.write(Command::Leave);
            None
        }
        (_, None) => None,
    };
    // A test keeps the steps free of faults.
    if let Some(game) = step.and_then(|(lesson, number)| lesson.open(number).ok()) {
        learner.missed = false;
        commands.write(Command::Open(game));
    }
}

/// Takes back what was not wanted, and answers for the other side, once all has come to rest.
fn guide(
    table: Option<Res<Table>>,
    timeline: Res<Timeline>,
    mut learner: ResMut<Learner>,
    mut commands: MessageWriter<Command>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(table) = table else { return };
    let Some(place) = Place::of(table.game()) else { return };
    if matches!(place.progress, Progress::Asked | Progress::Done) {
        return;
    }
    redraw.write(RequestRedraw);
    if timeline.is_busy() {
        return;
    }
    if let Progress::Answer(text) = place.progress {
        let way = table.line().ways(text).first().copied();
        commands.write_batch(way.iter().flat_map(|way| way.iter()).map(|&spot| Command::Touch(spot)));
    } else {
        learner.missed = true;
        commands.write(Command::GoTo(place.start));
    }
}

/// Shows what leads to what is wanted, where that is not left to be found.
fn show(table: Option<Res<Table>>, mut learner: ResMut<Learner>) {
    let Some(table) = table else { return };
    if !(table.is_changed() || learner.is_changed()) {
        return;
    }
    let place = Place::of(table.game()).filter(|place| place.step.shown || learner.missed);
    let shown = place.map_or(Vec::new(), |place| place.leading(table.game(), table.made()));
    if learner.shown != shown {
        learner.shown = shown;
    }
}
