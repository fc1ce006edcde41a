//! The screens, and the first of them: loading.

use bevy::asset::{LoadState, UntypedHandle};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

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
    files: Vec<UntypedHandle>,
    done: usize,
    /// The file that could not be read.
    missing: Option<String>,
}

impl Loading {
    /// Adds a file to wait for.
    pub fn wait_for<A: Asset>(&mut self, file: &Handle<A>) {
        self.files.push(file.clone().untyped());
    }

    /// How much is there, from 0 to 1.
    pub fn progress(&self) -> f32 {
        if self.files.is_empty() { 1.0 } else { self.done as f32 / self.files.len() as f32 }
    }

    /// The path of a file that could not be read.
    pub fn missing(&self) -> Option<&str> {
        self.missing.as_deref()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>().init_resource::<Loading>();
    app.add_systems(Update, wait.run_if(in_state(Screen::Loading)));
}

fn wait(
    assets: Res<AssetServer>,
    mut loading: ResMut<Loading>,
    mut next: ResMut<NextState<Screen>>,
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
        next.set(Screen::Title);
    }
}
