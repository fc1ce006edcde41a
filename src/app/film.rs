//! A recorded match as a film: its pictures, one after the other, without a display.

use std::process::ExitCode;

use super::seats::Computer;
use super::studio::Studio;
use super::table::{Command, Table};
use super::{assets_folder, graphics_available};
use crate::rules::Say;
use crate::words::{Language, Words};
use crate::{FilmOptions, WindowOptions};

/// How long the board is shown before the first ply, between two and after the last, in steps.
const BEFORE: usize = 15;
const BETWEEN: usize = 6;
const AFTER: usize = 60;

/// Films the match and puts the pictures into their folder, which is made where it is missing.
pub fn run(options: FilmOptions) -> ExitCode {
    let words = Words::new(options.language.unwrap_or_else(Language::system));
    match film(&options, words.language()) {
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

/// How many pictures it were.
fn film(asked: &FilmOptions, language: Language) -> Result<usize, Say> {
    if !graphics_available() {
        return Err(Say::new("app-no-graphics"));
    }
    let assets = assets_folder().ok_or_else(|| Say::new("app-no-assets"))?;
    std::fs::create_dir_all(&asked.out).map_err(|fault| not_written(&fault))?;
    let [width, height] = asked.size;
    let options = WindowOptions { language: Some(language), ..WindowOptions::default() };
    let studio = Studio::open(&options, &assets.to_string_lossy(), width, height);
    let mut camera =
        Camera { studio: studio.ok_or_else(|| Say::new("app-no-assets"))?, asked, steps: 0, pictures: 0 };
    let mut record = asked.record.clone();
    record.go_to(0);
    camera.studio.world().write_message(Command::Open(record));
    camera.studio.world().resource_mut::<Computer>().leave();
    // Nobody need see how the title makes room for the board.
    camera.studio.settle();
    camera.roll(BEFORE)?;
    while camera.studio.world().get_resource::<Table>().is_some_and(Table::can_redo) {
        camera.studio.world().write_message(Command::Redo);
        // What was just asked takes a step to begin.
        camera.roll(2)?;
        while camera.studio.is_moving() {
            camera.roll(1)?;
        }
        camera.roll(BETWEEN)?;
    }
    camera.roll(AFTER)?;
    Ok(camera.pictures)
}

/// What takes a picture every few steps.
struct Camera<'a> {
    studio: Studio,
    asked: &'a FilmOptions,
    steps: usize,
    pictures: usize,
}

impl Camera<'_> {
    /// Lets so many steps pass, and takes the pictures that are due.
    fn roll(&mut self, steps: usize) -> Result<(), Say> {
        for _ in 0..steps {
            if self.steps.is_multiple_of(self.asked.every) {
                self.picture()?;
            }
            self.studio.step(1);
            self.steps += 1;
        }
        Ok(())
    }

    fn picture(&mut self) -> Result<(), Say> {
        let picture = self.studio.picture().and_then(|image| image.try_into_dynamic().ok());
        let picture = picture.ok_or_else(|| Say::new("app-no-graphics"))?;
        let path = self.asked.out.join(format!("{:05}.png", self.pictures));
        picture.to_rgb8().save(path).map_err(|fault| not_written(&fault))?;
        self.pictures += 1;
        Ok(())
    }
}

fn not_written(fault: &dyn ToString) -> Say {
    Say::new("not-written").with("fault", fault.to_string())
}
