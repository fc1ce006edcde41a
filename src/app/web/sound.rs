//! Where the browser has no sound at all, somebody should know why the game is silent.

use bevy::prelude::*;
use web_sys::js_sys::Reflect;

use crate::app::notices::Notices;
use crate::rules::Say;

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_systems(Startup, tell);
}

fn tell(mut notices: ResMut<Notices>) {
    let window = web_sys::window();
    let sounds = window.is_some_and(|window| Reflect::has(&window, &"AudioContext".into()) == Ok(true));
    if !sounds {
        notices.tell(Say::new("app-no-sound"));
    }
}
