//! Pictures of every screen and every motion, to be looked at one by one and on contact sheets.

use std::process::ExitCode;

mod barricade;
mod beside;
mod comfort;
mod computer;
mod enclos;
mod keeping;
mod lesson;
mod light;
mod photo;
mod previews;
mod set_up;
mod sheet;
mod tigers;

use bevy::prelude::*;

use super::keeping::Store;
use super::language::Speech;
use super::settings::Settings;
use super::shoot::{Shoot, not_written, photograph};
use super::stage::{Hovered, Orbit};
use super::studio::Studio;
use super::table::{Command, Seeds, Table};
use crate::GalleryOptions;
use crate::record::Match;
use crate::rules::{Say, Spot};
use crate::words::Language;
use sheet::Sheets;

/// A step of the walk through the game.
#[derive(Clone)]
enum Act {
    /// The picture has this size from here on, in pixels.
    Size(u32, u32),
    Speak(Language),
    Ask(Command),
    /// Something is done that people would do with the panels.
    Do(fn(&mut World)),
    /// A match of a game under rules, set up at a position; its dice have the seed 1.
    Open(&'static str, &'static str, &'static str),
    /// Touches these spots one after the other, each at rest.
    Touch(&'static [&'static str]),
    /// The pointer rests on this spot.
    Hover(&'static str),
    /// So many thirtieths of a second pass.
    Wait(usize),
    /// A picture is taken.
    Picture(&'static str),
}

/// Long enough for anything to come to rest, in steps.
const REST: usize = 40;

/// The size of pictures that say nothing of theirs, in pixels.
const SIZE: [u32; 2] = [1280, 720];

/// All acts, by scenes that can be played each without the others.
fn scenes() -> Vec<Vec<Act>> {
    let boards = [enclos::scenes(), barricade::scenes(), tigers::scenes(), lesson::scenes()].concat();
    let panels = [
        light::scenes(),
        set_up::scenes(),
        computer::scenes(),
        keeping::scenes(),
        beside::scenes(),
        comfort::scenes(),
        photo::scenes(),
        previews::scenes(),
    ]
    .concat();
    [boards, panels].concat()
}

/// Takes the pictures asked for and puts them into their folder, which is made
/// where it is missing, with contact sheets of them all.
pub fn run(options: GalleryOptions) -> ExitCode {
    let shoot = Shoot {
        language: options.language,
        panels: Language::English,
        settings: &options.settings,
        size: SIZE,
        out: &options.out,
    };
    shoot.run(|studio, settings| take(studio, settings, &options))
}

fn take(mut studio: Studio, settings: &Settings, asked: &GalleryOptions) -> Result<usize, Say> {
    studio.world().insert_resource(Seeds::Given(1));
    let (mut count, mut sheets) = (0, Sheets::default());
    // Several texts stand with commas between them.
    let asked_for = |name: &str| asked.only.split(',').any(|text| name.contains(text));
    let wanted = |act: &Act| matches!(act, Act::Picture(name) if asked_for(name));
    for scene in scenes().into_iter().filter(|acts| acts.iter().any(wanted)) {
        begin(&mut studio, settings);
        for act in scene {
            match act {
                Act::Size(width, height) => studio.resize(width, height),
                Act::Speak(language) => studio.world().resource_mut::<Speech>().speak(language),
                Act::Ask(command) => {
                    studio.world().write_message(command);
                }
                Act::Do(work) => work(studio.world()),
                Act::Open(game, rules, position) => {
                    let opened = Match::new(game, rules, Some(position)).and_then(|mut game| {
                        game.set_seed(1)?;
                        Ok(game)
                    });
                    studio.world().write_message(Command::Open(opened?));
                }
                Act::Touch(names) => {
                    for name in names {
                        if let Some(spot) = spot(&mut studio, name) {
                            studio.world().write_message(Command::Touch(spot));
                            studio.step(1);
                        }
                    }
                }
                Act::Hover(name) => {
                    let spot = spot(&mut studio, name);
                    studio.world().resource_mut::<Hovered>().0 = spot;
                }
                Act::Wait(steps) => studio.step(steps),
                Act::Picture(name) if !asked_for(name) => {}
                Act::Picture(name) => {
                    let path = asked.out.join(format!("{count:02}-{name}.png"));
                    sheets.add(&photograph(&mut studio, &path)?);
                    count += 1;
                }
            }
        }
    }
    sheets.save(&asked.out).map_err(|fault| not_written(&fault))?;
    Ok(count)
}

/// Every scene begins in the same way, whichever were left out before it:
/// nothing has been kept or set yet, and nobody has turned the camera.
fn begin(studio: &mut Studio, settings: &Settings) {
    // What the one before has asked for last is done.
    studio.step(1);
    let world = studio.world();
    world.insert_resource(Store::default());
    *world.resource_mut::<Settings>() = settings.clone();
    world.resource_mut::<Speech>().speak(Language::English);
    world.resource_mut::<Orbit>().reset();
    let [width, height] = SIZE;
    studio.resize(width, height);
}

fn spot(studio: &mut Studio, name: &str) -> Option<Spot> {
    studio.world().get_resource::<Table>().and_then(|table| table.board().find(name))
}
