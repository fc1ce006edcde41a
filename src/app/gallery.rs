//! Pictures of every screen and every motion, to be looked at.

use std::process::ExitCode;

use bevy::prelude::*;

use super::graphics_available;
use super::language::Speech;
use super::loading::Screen;
use super::panels::SetUpPanel;
use super::set_up::SetUp;
use super::stage::Hovered;
use super::studio::Studio;
use super::table::{Command, Table};
use crate::rules::{Say, Spot};
use crate::words::{Language, Words};
use crate::{GalleryOptions, WindowOptions};

/// A step of the walk through the game.
enum Act {
    /// The picture has this size from here on, in pixels.
    Size(u32, u32),
    Speak(Language),
    Ask(Command),
    /// Something is done that people would do with the panels.
    Do(fn(&mut World)),
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

/// The boards, each at its start.
const BOARDS: &[(&str, &str, &str)] = &[
    ("tigers", "", "start-tigers"),
    ("barricade", "classic", "start-classic"),
    ("barricade", "saint-marcoise-4", "start-circle-4"),
    ("barricade", "saint-marcoise-6,players=6", "start-circle-6"),
];

/// A short match in which White wins, and what is seen on the way.
fn walk() -> Vec<Act> {
    use Act::{Ask, Hover, Picture, Size, Speak, Touch, Wait};
    let enclos = || Command::New { game: "enclos".into(), rules: String::new() };
    let mut acts = vec![
        Wait(10),
        Picture("title-en"),
        Speak(Language::French),
        Wait(5),
        Picture("title-fr"),
        Speak(Language::English),
    ];
    acts.extend(set_ups());
    acts.extend([
        Ask(enclos()),
        Wait(REST),
        Picture("play-start"),
        Touch(&["d5"]),
        Hover("e5"),
        Wait(3),
        Picture("play-sheep-chosen"),
        Touch(&["e5"]),
        Wait(4),
        Picture("play-hop-1"),
        Wait(5),
        Picture("play-hop-2"),
        Wait(6),
        Picture("play-hop-3"),
        Wait(REST),
        Hover("e4/f4"),
        Wait(3),
        Picture("play-fence-asked"),
        Touch(&["e4/f4"]),
        Wait(3),
        Picture("play-rise-1"),
        Wait(6),
        Picture("play-rise-2"),
        Wait(6),
        Picture("play-rise-3"),
        Wait(REST),
        Picture("play-black"),
        Touch(&["e3"]),
        Wait(10),
        Picture("play-refused-en"),
        Speak(Language::French),
        Touch(&["e4/f4"]),
        Wait(10),
        Picture("play-refused-fr"),
        Ask(Command::Undo),
        Wait(6),
        Picture("play-undo"),
        Wait(REST),
        Ask(Command::Redo),
        Wait(REST),
    ]);
    // The rest of the shortest match known, some of its fences placed first.
    let rest: [&[&str]; 8] = [
        &["c4", "d4", "e4/f3"],
        &["e5", "d5", "c4/d4"],
        &["d3", "e2", "e4/e5"],
        &["c3/d4", "c3", "d3"],
        &["e2", "e1", "e1/f1"],
        &["d3", "d2", "d3/d4"],
        &["e1", "d1", "d1/e1"],
        &["d2", "c1", "d1/d2"],
    ];
    for touches in rest {
        acts.extend([Touch(touches), Wait(REST)]);
    }
    acts.extend([Picture("play-result-fr"), Speak(Language::English), Wait(2), Picture("play-result-en")]);
    for (game, rules, name) in BOARDS {
        acts.extend([
            Ask(Command::New { game: (*game).into(), rules: (*rules).into() }),
            Wait(REST),
            Picture(name),
        ]);
    }
    acts.extend([
        Size(360, 640),
        Wait(REST),
        Picture("play-result-phone"),
        Ask(Command::Rematch),
        Wait(REST),
        Touch(&["d5"]),
        Wait(3),
        Picture("play-phone"),
        Ask(Command::Leave),
        Wait(REST),
        Picture("title-phone"),
    ]);
    acts
}

/// Every game being set up, wide and narrow, and what is folded away.
fn set_ups() -> Vec<Act> {
    use Act::{Do, Picture, Size, Speak, Wait};
    fn turn_to(world: &mut World, game: &'static str) {
        world.resource_mut::<SetUp>().turn_to(game);
        world.resource_mut::<NextState<Screen>>().set(Screen::SetUp);
    }
    vec![
        Do(|world| turn_to(world, "enclos")),
        Wait(REST),
        Picture("set-up-enclos-en"),
        Do(|world| world.resource_mut::<SetUpPanel>().asking = true),
        Wait(5),
        Picture("set-up-asked-en"),
        Do(|world| *world.resource_mut::<SetUpPanel>() = SetUpPanel::default()),
        Do(|world| turn_to(world, "tigers")),
        Wait(REST),
        Picture("set-up-tigers-en"),
        Do(|world| turn_to(world, "barricade")),
        Do(|world| {
            let mut set_up = world.resource_mut::<SetUp>();
            set_up.choose_preset("saint-marcoise-6");
            set_up.set_name(0, "Anna");
            set_up.set("forced", "off");
        }),
        Wait(REST),
        Picture("set-up-barricade-en"),
        Size(360, 640),
        Speak(Language::French),
        Wait(REST),
        Picture("set-up-phone-fr"),
        Do(|world| {
            turn_to(world, "tigers");
            world.resource_mut::<SetUpPanel>().unfolded = true;
        }),
        Wait(REST),
        Picture("set-up-toggles-phone-fr"),
        Size(760, 1500),
        Wait(REST),
        Picture("set-up-toggles-fr"),
        Size(1280, 720),
        Do(|world| {
            *world.resource_mut::<SetUpPanel>() = SetUpPanel::default();
            *world.resource_mut::<SetUp>() = SetUp::default();
        }),
        Speak(Language::English),
        Wait(5),
    ]
}

/// Takes the pictures asked for and puts them into their folder, which is made where it is missing.
pub fn run(options: GalleryOptions) -> ExitCode {
    let words = Words::new(options.language.unwrap_or_else(Language::system));
    match take(&options) {
        Ok(count) => {
            println!("{}", words.with("gallery-done", &[("count", count.into())]));
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
    let options = WindowOptions { language: Some(Language::English), play: None };
    let mut studio = Studio::open(&options, &assets.to_string_lossy(), 1280, 720)
        .ok_or_else(|| Say::new("app-no-assets"))?;
    let mut count = 0;
    for act in walk() {
        match act {
            Act::Size(width, height) => studio.resize(width, height),
            Act::Speak(language) => studio.world().resource_mut::<Speech>().speak(language),
            Act::Ask(command) => {
                studio.world().write_message(command);
            }
            Act::Do(work) => work(studio.world()),
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
            Act::Picture(name) if !name.contains(&asked.only) => {}
            Act::Picture(name) => {
                let picture = studio.picture().and_then(|image| image.try_into_dynamic().ok());
                if let Some(picture) = picture {
                    let path = asked.out.join(format!("{count:02}-{name}.png"));
                    picture.to_rgb8().save(path).map_err(|fault| not_written(&fault))?;
                    count += 1;
                }
            }
        }
    }
    Ok(count)
}

fn spot(studio: &mut Studio, name: &str) -> Option<Spot> {
    studio.world().get_resource::<Table>().and_then(|table| table.board().find(name))
}
