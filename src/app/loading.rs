//! The screens, and the first of them: loading. Files are read first; then
//! whatever can be drawn is drawn once, so that nothing falters when it is
//! seen first. A browser waits for a press before anything begins.

use bevy::asset::{LoadState, UntypedHandle};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::pipelines::{self, Pipelines};
use super::sound::Unlocked;

/// Which screen is shown.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Models, textures and sounds are being read.
    #[default]
    Loading,
    /// The title.
    Title,
    /// A match is being set up.
    SetUp,
    /// All kept matches.
    Shelf,
    /// A match.
    Match,
}

/// How far loading has come.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Step {
    /// Files are being read.
    #[default]
    Read,
    /// Everything is drawn once, out of sight.
    Warm,
    /// All is there; somebody has to press something, or nothing would be heard.
    Ready,
}

impl Step {
    /// The name of the sentence that says what is done in it.
    pub fn does(self) -> &'static str {
        match self {
            Step::Read => "app-loading",
            Step::Warm => "app-warming",
            Step::Ready => "app-ready",
        }
    }
}

/// Leads to another screen.
#[derive(SystemParam)]
pub struct Go<'w> {
    next: ResMut<'w, NextState<Screen>>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl Go<'_> {
    /// Shows `screen` in the next frame.
    pub fn to(&mut self, screen: Screen) {
        self.next.set(screen);
        self.redraw.write(RequestRedraw);
    }
}

/// What must be there before the title can be shown.
#[derive(Resource, Default)]
pub struct Loading {
    /// Which part of it was done before the program began: a browser has to fetch that, too.
    fetched: f32,
    files: Vec<UntypedHandle>,
    done: usize,
    /// Which part of the pipelines is there, from 0 to 1.
    warm: f32,
    /// The file that could not be read.
    missing: Option<String>,
}

impl Loading {
    /// Loading of which this part is done already, from 0 to 1.
    pub fn after(fetched: f32) -> Self {
        Loading { fetched, ..default() }
    }

    /// Adds a file to wait for.
    pub fn wait_for<A: Asset>(&mut self, file: &Handle<A>) {
        self.files.push(file.clone().untyped());
    }

    /// How much has been done, from 0 to 1.
    pub fn progress(&self) -> f32 {
        let read = if self.files.is_empty() { 1.0 } else { self.done as f32 / self.files.len() as f32 };
        let here = READING * read + (1.0 - READING) * self.warm;
        self.fetched + (1.0 - self.fetched) * here
    }

    /// The path of a file that could not be read.
    pub fn missing(&self) -> Option<&str> {
        self.missing.as_deref()
    }
}

/// Which part of loading is reading.
const READING: f32 = 0.8;

/// For how many frames no pipeline may have been asked for until all have been:
/// the renderer tells what it was asked for one frame later.
const QUIET: u32 = 2;

/// For how many frames and seconds nothing may have changed until the renderer
/// counts as done though something is missing: a device that never has what it is
/// asked for lets nobody wait for ever.
const STALLED: (u32, f32) = (4, 1.5);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(pipelines::plugin);
    app.init_state::<Screen>().init_state::<Step>().init_resource::<Loading>();
    app.add_systems(
        Update,
        (
            read.run_if(in_state(Step::Read)),
            warm.run_if(in_state(Step::Warm)),
            begin.run_if(in_state(Step::Ready).and_then(resource_equals(Unlocked(true)))),
        )
            .run_if(in_state(Screen::Loading)),
    );
}

fn read(
    time: Res<Time<Real>>,
    assets: Res<AssetServer>,
    mut loading: ResMut<Loading>,
    mut next: ResMut<NextState<Step>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    redraw.write(RequestRedraw);
    let failed = loading.files.iter().find(|file| matches!(assets.load_state(*file), LoadState::Failed(_)));
    if let Some(path) = failed.and_then(|file| file.path()).map(ToString::to_string) {
        loading.missing.get_or_insert(path);
        return;
    }
    loading.done = loading.files.iter().filter(|file| assets.is_loaded_with_dependencies(*file)).count();
    if loading.done == loading.files.len() {
        info!("all files are read after {:.2} s", time.elapsed_secs());
        next.set(Step::Warm);
    }
}

/// What the renderer was last seen at.
#[derive(Default)]
struct Seen {
    pipelines: Pipelines,
    /// For how many frames and seconds it has been at that.
    frames: u32,
    seconds: f32,
}

impl Seen {
    /// Looks again after so many seconds; whether nothing more is to be waited for.
    fn rests(&mut self, now: Pipelines, seconds: f32) -> bool {
        if self.pipelines == now {
            self.frames += 1;
            self.seconds += seconds;
        } else {
            *self = Seen { pipelines: now, ..Seen::default() };
        }
        let stalled = self.frames >= STALLED.0 && self.seconds >= STALLED.1;
        stalled || now.missing == 0 && self.frames >= QUIET
    }
}

/// Waits until the renderer has all that it will ever need.
fn warm(
    time: Res<Time<Real>>,
    pipelines: Res<Pipelines>,
    unlocked: Res<Unlocked>,
    mut loading: ResMut<Loading>,
    mut seen: Local<Seen>,
    mut step: ResMut<NextState<Step>>,
    mut go: Go,
) {
    go.redraw.write(RequestRedraw);
    let there = pipelines.asked.saturating_sub(pipelines.missing);
    loading.warm = loading.warm.max(there as f32 / pipelines.asked.max(1) as f32);
    if seen.rests(*pipelines, time.delta_secs()) {
        info!("{there} of {} pipelines are there after {:.2} s", pipelines.asked, time.elapsed_secs());
        if unlocked.0 {
            go.to(Screen::Title);
        } else {
            step.set(Step::Ready);
        }
    }
}

/// Begins once the press is over: it is none of the title's.
fn begin(buttons: Res<ButtonInput<MouseButton>>, fingers: Res<Touches>, mut go: Go) {
    if buttons.get_pressed().next().is_none() && fingers.iter().next().is_none() {
        go.to(Screen::Title);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_renderer_is_waited_for_unless_it_stalls() {
        let at = |asked, missing| Pipelines { asked, missing };
        let mut seen = Seen::default();
        // Everything is there, and nothing more is asked for.
        assert!(!seen.rests(at(40, 3), 0.1) && !seen.rests(at(40, 0), 0.1));
        assert!(!seen.rests(at(40, 0), 0.1) && seen.rests(at(40, 0), 0.1));
        // One comes after the other, slowly.
        let mut seen = Seen::default();
        assert!((1..40).all(|missing| !seen.rests(at(40, 40 - missing), 2.0)));
        // Two never come.
        let mut seen = Seen::default();
        assert_eq!((0..9).position(|_| seen.rests(at(40, 2), 2.0)), Some(4), "a slow machine");
        let mut seen = Seen::default();
        assert_eq!((0..300).position(|_| seen.rests(at(40, 2), 1.0 / 64.0)), Some(96), "a quick one");
    }
}
