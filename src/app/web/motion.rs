//! Whether the browser's system wishes for less motion.

use bevy::prelude::*;

use crate::app::settings::SystemMotion;
use crate::app::table::TableSystems;

const QUERY: &str = "(prefers-reduced-motion: reduce)";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, follow);
    app.add_systems(Update, follow.before(TableSystems::Ask));
}

/// It may come to wish otherwise while the game goes on. Nothing moves but in frames, so asking in each is enough.
fn follow(mut motion: ResMut<SystemMotion>) {
    let asked = web_sys::window().and_then(|window| window.match_media(QUERY).ok().flatten());
    motion.set_if_neq(SystemMotion { reduced: asked.is_some_and(|query| query.matches()) });
}
