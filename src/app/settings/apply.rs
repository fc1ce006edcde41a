//! What follows from the settings elsewhere: stage and panels have knobs of
//! their own, and know nothing of settings.

use bevy::audio::{GlobalVolume, Volume};
use bevy::prelude::*;

use super::{Animation, Colours, Settings};
use crate::app::panels::Comfort;
use crate::app::stage::{Glide, Mood, Pace, Palette, Quality, TurnToSeat};
use crate::app::table::{TableSystems, ThrowsBack};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, apply.before(TableSystems::Ask).run_if(resource_changed::<Settings>));
}

fn apply(
    settings: Res<Settings>,
    mut comfort: ResMut<Comfort>,
    mut volume: ResMut<GlobalVolume>,
    mut turn: ResMut<TurnToSeat>,
    mut throws: ResMut<ThrowsBack>,
    mut pace: ResMut<Pace>,
    mut glide: ResMut<Glide>,
    mut palette: ResMut<Palette>,
    mut quality: ResMut<Quality>,
    mut mood: ResMut<Mood>,
) {
    comfort.set_if_neq(Comfort { scale: settings.scale.part(), motion: !settings.reduced_motion });
    // All sounds are sounds of the board: there is one channel.
    volume.volume = Volume::Linear(settings.effects.part());
    turn.set_if_neq(TurnToSeat(settings.turn_to_seat));
    throws.set_if_neq(ThrowsBack(settings.throws_back));
    pace.set_if_neq(match settings.animation {
        Animation::Off => Pace::AT_ONCE,
        Animation::Fast => Pace(2.0),
        Animation::Normal => Pace::default(),
        Animation::Slow => Pace(0.5),
    });
    glide.set_if_neq(Glide(!settings.reduced_motion));
    let wish = settings.picture.tier();
    quality.set_if_neq(Quality { wish, ..*quality });
    mood.set_if_neq(settings.light.mood());
    palette.set_if_neq(match settings.colours {
        Colours::Standard => Palette::Standard,
        Colours::ColourBlind => Palette::ColourBlind,
        Colours::HighContrast => Palette::HighContrast,
    });
}
