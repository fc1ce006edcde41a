//! Sounds: what happens on the board and on the panels is heard. Without a
//! sound device all is silent.
//!
//! Whoever hears of something says which [`Effect`] it is to be (`board.rs`,
//! `ending.rs`, `panels.rs`); one system gives it a variant, a pitch, a place
//! between left and right and a player (`playing.rs`). The music plays beside
//! them (`music.rs`).

mod board;
mod catalogue;
mod ending;
mod gesture;
mod music;
mod pan;
mod panels;
mod playing;
mod variety;
mod volume;

use bevy::prelude::*;

pub use catalogue::{Channel, Effect};
pub use gesture::Unlocked;
pub use music::{Music, Tune};
pub use pan::Panned;
pub use playing::Sounding;
pub use volume::Volumes;

use super::table::TableSystems;

/// The order in which a frame is heard.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum SoundSystems {
    /// What the board does is heard, in the very frame in which it is seen.
    Hear,
    /// Players begin.
    Play,
}

pub(super) fn plugin(app: &mut App) {
    // Players that begin before the end of `Update` sound from this frame on.
    app.configure_sets(Update, (SoundSystems::Hear, SoundSystems::Play).chain().after(TableSystems::Show));
    app.configure_sets(Last, (SoundSystems::Hear, SoundSystems::Play).chain());
    app.add_plugins((
        board::plugin,
        ending::plugin,
        gesture::plugin,
        music::plugin,
        pan::plugin,
        panels::plugin,
        playing::plugin,
        volume::plugin,
    ));
}
