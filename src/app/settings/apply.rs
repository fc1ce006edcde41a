//! What follows from the settings elsewhere: stage and panels have knobs of
//! their own, and know nothing of settings.

use bevy::prelude::*;

use super::{Animation, Colours, Confirm, Settings, SystemMotion};
use crate::app::input::Care;
use crate::app::panels::Comfort;
use crate::app::sound::Volumes;
use crate::app::stage::{Glide, Mood, Pace, Palette, Quality, TurnToSeat};
use crate::app::table::{TableSystems, ThrowsBack};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Settings>.or_eager(resource_changed::<SystemMotion>);
    app.add_systems(Update, apply.before(TableSystems::Ask).run_if(changed));
}

fn apply(
    settings: Res<Settings>,
    system: Res<SystemMotion>,
    mut comfort: ResMut<Comfort>,
    mut volumes: ResMut<Volumes>,
    mut turn: ResMut<TurnToSeat>,
    mut throws: ResMut<ThrowsBack>,
    mut care: ResMut<Care>,
    mut pace: ResMut<Pace>,
    mut glide: ResMut<Glide>,
    mut palette: ResMut<Palette>,
    mut quality: ResMut<Quality>,
    mut mood: ResMut<Mood>,
) {
    let reduced = settings.reduced_motion.is_reduced(*system);
    comfort.set_if_neq(Comfort {
        scale: settings.scale.part(),
        motion: !reduced,
        contrast: settings.colours == Colours::HighContrast,
    });
    volumes.set_if_neq(Volumes {
        effects: settings.effects.part(),
        voices: settings.voices.part(),
        music: settings.music.part(),
    });
    turn.set_if_neq(TurnToSeat(settings.turn_to_seat));
    throws.set_if_neq(ThrowsBack(settings.throws_back));
    care.set_if_neq(match settings.confirm {
        Confirm::Never => Care::Never,
        Confirm::Unsure => Care::Unsure,
        Confirm::Always => Care::Always,
    });
    pace.set_if_neq(match settings.animation {
        Animation::Off => Pace::AT_ONCE,
        Animation::Fast => Pace(2.0),
        Animation::Normal => Pace::default(),
        Animation::Slow => Pace(0.5),
    });
    glide.set_if_neq(Glide(!reduced));
    let wish = settings.picture.tier();
    quality.set_if_neq(Quality { wish, ..*quality });
    mood.set_if_neq(settings.light.mood());
    palette.set_if_neq(match settings.colours {
        Colours::Standard => Palette::Standard,
        Colours::ColourBlind => Palette::ColourBlind,
        Colours::HighContrast => Palette::HighContrast,
    });
}
