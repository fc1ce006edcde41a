//! The photo mode: panels and signs are away, the camera goes where it likes,
//! and a picture of the table can be taken. It is a way to look at the match,
//! which goes on meanwhile: the computer plays, clocks run, and only touches
//! wait. What was changed for the picture is as before once it is left.

mod keys;
mod shutter;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::loading::Screen;
use super::stage::{Mood, Orbit, Quality, Tier};
use super::table::{Arrange, TableSystems};
use shutter::Shutter;

/// Whether a picture is being composed.
#[derive(Resource, Default)]
pub struct Photo {
    /// What has to be set back, as long as one is.
    before: Option<Before>,
    shutter: Shutter,
}

/// What a picture may change.
#[derive(Clone, Copy)]
struct Before {
    mood: Mood,
    quality: Quality,
}

impl Photo {
    /// Whether one is.
    pub fn is_on(&self) -> bool {
        self.before.is_some()
    }

    /// Whether one is being taken, so that no panel may be seen.
    pub fn is_exposing(&self) -> bool {
        self.shutter.is_open()
    }
}

/// Runs what is not for those who compose a picture.
pub fn not_in_photo(photo: Res<Photo>) -> bool {
    !photo.is_on()
}

/// Runs what is for them.
pub fn in_photo(photo: Res<Photo>) -> bool {
    photo.is_on()
}

/// Runs what may be in no picture.
pub fn not_exposing(photo: Res<Photo>) -> bool {
    !photo.is_exposing()
}

/// What those can do who compose a picture.
#[derive(SystemParam)]
pub struct Photographer<'w> {
    photo: ResMut<'w, Photo>,
    orbit: ResMut<'w, Orbit>,
    mood: ResMut<'w, Mood>,
    quality: ResMut<'w, Quality>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl Photographer<'_> {
    /// Takes the camera in hand.
    pub fn enter(&mut self) {
        if !self.photo.is_on() {
            self.photo.before = Some(Before { mood: *self.mood, quality: *self.quality });
            self.orbit.roam();
            self.redraw.write(RequestRedraw);
        }
    }

    /// Takes it in hand for a film: every frame is one of its pictures.
    pub fn film(&mut self) {
        self.enter();
        self.photo.shutter = Shutter::Held;
    }

    /// Puts it away; everything is as it was.
    pub fn leave(&mut self) {
        if let Some(before) = self.photo.before.take() {
            self.photo.shutter = Shutter::default();
            self.mood.set_if_neq(before.mood);
            self.quality.set_if_neq(before.quality);
            self.orbit.come_back();
            self.redraw.write(RequestRedraw);
        }
    }

    /// The light now.
    pub fn mood(&self) -> Mood {
        *self.mood
    }

    /// Another light.
    pub fn turn_mood(&mut self) {
        let next = Mood::ALL.iter().cycle().skip_while(|&&mood| mood != *self.mood).nth(1);
        if let Some(&next) = next {
            *self.mood = next;
            self.redraw.write(RequestRedraw);
        }
    }

    /// Whether only what the camera turns about is sharp; nothing where no camera here can do that.
    pub fn depth(&self) -> Option<bool> {
        let possible = cfg!(not(target_arch = "wasm32"));
        possible.then(|| self.quality.tier() == Tier::High)
    }

    /// Has depth be seen, or all be sharp. A picture is worth the best that the device can draw.
    pub fn turn_depth(&mut self) {
        if let Some(deep) = self.depth() {
            self.quality.wish = Some(if deep { Tier::Medium } else { Tier::High });
            self.redraw.write(RequestRedraw);
        }
    }

    /// Takes the picture.
    pub fn shoot(&mut self) {
        if !self.photo.is_exposing() {
            self.photo.shutter.press();
            self.redraw.write(RequestRedraw);
        }
    }

    /// The camera.
    pub fn camera(&self) -> &Orbit {
        &self.orbit
    }

    /// The camera, to be turned.
    pub fn camera_mut(&mut self) -> &mut Orbit {
        &mut self.orbit
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Photo>().add_plugins((keys::plugin, shutter::plugin));
    app.add_systems(OnExit(Screen::Match), |mut photographer: Photographer| photographer.leave());
    app.add_systems(Update, another_match.after(TableSystems::Judge));
}

/// Whoever opens another match wants to see it.
fn another_match(mut arranged: MessageReader<Arrange>, mut photographer: Photographer) {
    if arranged.read().any(|arranged| matches!(arranged, Arrange::Fresh | Arrange::Clear)) {
        photographer.leave();
    }
}
