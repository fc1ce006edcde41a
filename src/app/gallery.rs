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
mod set_up;
mod sheet;
mod tigers;

use bevy::prelude::*;

use super::graphics_available;
use super::keeping::Store;
use super::language::Speech;
use super::settings::Settings;
use super::stage::Hovered;
use super::studio::Studio;
use super::table::{Command, Seeds, Table};
use crate::record::Match;
use crate::rules::{Say, Spot};
use crate::words::{Language, Words};
use crate::{GalleryOptions, WindowOptions};
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
    ]
    .concat();
    [boards, panels].concat()
}

/// Takes the pictures asked for and puts them into their folder, which is made
/// where it is missing, with contact sheets of them all.
pub fn run(options: GalleryOptions) -> ExitCode {
    let words = Words::new(options.language.unwrap_or_else(Language::system));
    match take(&options) {
        Ok(count) => {
            println!("{}", words.with("pictures-done", &[("count", count.into())]));
            ExitCode::SUCCESS
        }
        Err(say) => {
            eprintln!("{}", words.say(&say));
            ExitCode::FAILURE
        }
    }
}

fn take(asked: &GalleryOptions) -> Result<usize, Say> {
    if !graphics_available() {
        return Err(Say::new("app-no-graphics"));
    }
    let assets = super::assets_folder().ok_or_else(|| Say::new("app-no-assets"))?;
    let not_written = |fault: &dyn ToString| Say::new("not-written").with("fault", fault.to_string());
    std::fs::create_dir_all(&asked.out).map_err(|fault| not_written(&fault))?;
    let options = WindowOptions { language: Some(Language::English), ..default() };
    let mut studio = Studio::open(&options, &assets.to_string_lossy(), 1280, 720)
        .ok_or_else(|| Say::new("app-no-assets"))?;
    studio.world().insert_resource(Seeds::Given(1));
    let (mut count, mut sheets) = (0, Sheets::default());
    // Several texts stand with commas between them.
    let asked_for = |name: &str| asked.only.split(',').any(|text| name.contains(text));
    let wanted = |act: &Act| matches!(act, Act::Picture(name) if asked_for(name));
    // Every scene begins in the same way, whichever were left out before it.
    let scene = |acts: Vec<Act>| {
        [vec![Act::Do(forget), Act::Size(1280, 720), Act::Speak(Language::English)], acts].concat()
    };
    for act in scenes().into_iter().filter(|acts| acts.iter().any(wanted)).flat_map(scene) {
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
                let picture = studio.picture().and_then(|image| image.try_into_dynamic().ok());
                if let Some(picture) = picture {
                    sheets.add(&picture);
                    let path = asked.out.join(format!("{count:02}-{name}.png"));
                    picture.to_rgb8().save(path).map_err(|fault| not_written(&fault))?;
                    count += 1;
                }
            }
        }
    }
    sheets.save(&asked.out).map_err(|fault| not_written(&fault))?;
    Ok(count)
}

/// Nothing has been kept or set yet.
fn forget(world: &mut World) {
    world.insert_resource(Store::default());
    *world.resource_mut::<Settings>() = Settings::default();
}

fn spot(studio: &mut Studio, name: &str) -> Option<Spot> {
    studio.world().get_resource::<Table>().and_then(|table| table.board().find(name))
}
