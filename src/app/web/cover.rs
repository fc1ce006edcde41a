//! The page's own loading screen. It stands before the canvas until there is a title to see: where a processor draws,
//! a picture takes as long as reading a dozen files, so none is drawn that nobody would see.

use bevy::camera::visibility::{RenderLayers, VisibilitySystems};
use bevy::prelude::*;

use super::element;
use crate::app::language::Speech;
use crate::app::loading::{Loading, Screen, Step};
use crate::app::stage::{SAMPLES, TableCamera, with_signs};

/// The ids of the page's elements: the screen, its bar, and what is being done.
const LOADING: &str = "loading";
const PROGRESS: &str = "progress";
const DOING: &str = "doing";

pub(in crate::app) fn plugin(app: &mut App) {
    app.insert_resource(Loading::after(fetched()));
    app.add_systems(Update, shine);
    app.add_systems(PostUpdate, draw.before(VisibilitySystems::CheckVisibility));
    app.add_systems(Last, (tell.run_if(in_state(Screen::Loading)), uncover));
}

/// How far the page's bar has come.
fn fetched() -> f32 {
    let value = element(PROGRESS).and_then(|bar| bar.get_attribute("value"));
    value.and_then(|value| value.parse().ok()).unwrap_or_default()
}

/// Whether there is something to see behind the page's screen.
fn is_open(screen: &Screen, loading: &Loading) -> bool {
    *screen != Screen::Loading || loading.missing().is_some()
}

/// Before that, only samples are drawn: they warm the renderer.
fn draw(
    screen: Res<State<Screen>>,
    step: Res<State<Step>>,
    loading: Res<Loading>,
    camera: Single<(&mut Camera, &mut RenderLayers), With<TableCamera>>,
) {
    let (mut camera, mut seen) = camera.into_inner();
    let (open, warming) = (is_open(screen.get(), &loading), *step.get() == Step::Warm);
    if camera.is_active != (open || warming) {
        camera.is_active = open || warming;
    }
    if !open {
        seen.set_if_neq(SAMPLES);
    } else if *seen == SAMPLES {
        *seen = with_signs();
    }
}

/// Samples have shadows, too, or the renderer would build those when the title is there.
fn shine(suns: Query<Entity, Added<DirectionalLight>>, mut commands: Commands) {
    for sun in &suns {
        commands.entity(sun).insert(RenderLayers::default() | SAMPLES);
    }
}

/// Tells how far loading is. A page that lacks the elements has nobody to be told.
fn tell(loading: Res<Loading>, step: Res<State<Step>>, words: Res<Speech>) {
    let _ = element(PROGRESS).map(|bar| bar.set_attribute("value", &loading.progress().to_string()));
    let _ = element(DOING).map(|doing| doing.set_text_content(Some(&words.text(step.does()))));
}

/// Takes the page's screen away. A page without it has nothing to hide.
fn uncover(screen: Res<State<Screen>>, loading: Res<Loading>, mut done: Local<bool>) {
    if !*done && is_open(screen.get(), &loading) {
        *done = true;
        let _ = element(LOADING).map(|page| page.set_attribute("hidden", ""));
    }
}
