//! A recorded match as a film: its pictures, one after the other, without a display.

use std::process::ExitCode;

use bevy::math::Vec2;

use super::photo::Photographer;
use super::seats::Computer;
use super::shoot::{Shoot, photograph};
use super::stage::Orbit;
use super::studio::Studio;
use super::table::{Command, Table};
use crate::FilmOptions;
use crate::rules::Say;
use crate::words::Language;

/// How long the board is shown before the first ply, between two and after the last, in steps.
const BEFORE: usize = 15;
const BETWEEN: usize = 6;
const AFTER: usize = 60;

/// Films the match and puts the pictures into their folder, which is made where it is missing.
pub fn run(options: FilmOptions) -> ExitCode {
    let shoot = Shoot {
        language: options.language,
        panels: options.language.unwrap_or_else(Language::system),
        settings: &options.settings,
        size: options.size,
        out: &options.out,
    };
    shoot.run(|studio, _| film(studio, &options))
}

/// How many pictures it were.
fn film(studio: Studio, asked: &FilmOptions) -> Result<usize, Say> {
    let mut camera = Camera { studio, asked, steps: 0, pictures: 0 };
    let mut record = asked.record.clone();
    record.go_to(0);
    camera.studio.world().write_message(Command::Open(record));
    camera.studio.world().resource_mut::<Computer>().leave();
    // Nobody need see how the title makes room for the board.
    camera.studio.settle();
    if asked.bare {
        camera.studio.world().run_system_cached(compose).map_err(|_| Say::new("app-no-graphics"))?;
    }
    camera.studio.world().resource_mut::<Orbit>().zoom(asked.near as f32);
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

/// Takes the camera in hand: panels and signs go, and the table is seen more from aside.
fn compose(mut photographer: Photographer) {
    /// How far it is dragged, in pixels.
    const ASIDE: Vec2 = Vec2::new(50.0, -55.0);
    photographer.film();
    photographer.camera_mut().turn(ASIDE);
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
        let path = self.asked.out.join(format!("{:05}.png", self.pictures));
        photograph(&mut self.studio, &path)?;
        self.pictures += 1;
        Ok(())
    }
}
