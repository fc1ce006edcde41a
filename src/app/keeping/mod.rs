//! What outlasts the window: the matches, each under a name of its own from its
//! first ply on, and the settings.

mod autosave;
mod brought;
#[cfg(not(target_arch = "wasm32"))]
mod dropped;
mod left;
mod offer;
mod shelf;
pub mod storage;
mod store;

use bevy::prelude::*;

pub use autosave::Kept;
pub use brought::BringIn;
pub use left::Left;
pub use offer::Resume;
pub use shelf::{Filter, LONGEST_TITLE, Shelf, Volume, title};
pub use store::Store;

use super::loading::Screen;
use super::notices::Notices;
use crate::rules::Say;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Store>();
    app.add_plugins((autosave::plugin, offer::plugin, shelf::plugin));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(dropped::plugin);
    // Room may have been made since the last ply: who goes then loses nothing either.
    app.add_systems(OnExit(Screen::Match), settle).add_systems(Last, settle.run_if(on_message::<AppExit>));
    app.add_systems(PostUpdate, tell_faults.run_if(resource_changed::<Store>));
}

/// Tries once more to keep what could not be kept.
fn settle(mut store: ResMut<Store>) {
    if store.fault().is_some() {
        store.settle();
    }
}

/// Who plays on must know that nothing is kept any more, and why; once all is
/// kept after all there is nothing to worry about.
fn tell_faults(store: Res<Store>, mut notices: ResMut<Notices>, mut told: Local<Option<Say>>) {
    if store.fault() == told.as_ref() {
        return;
    }
    if let Some(before) = told.take() {
        notices.take_back(&before);
    }
    if let Some(fault) = store.fault() {
        notices.tell(fault.clone());
        *told = Some(fault.clone());
    }
}
