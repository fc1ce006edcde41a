//! What the sub-commands that take pictures have in common: a studio under the
//! settings asked for, a folder, and a report of how many pictures there are.

use std::path::Path;
use std::process::ExitCode;

use image::RgbImage;

use super::settings::Settings;
use super::studio::Studio;
use super::{assets_folder, graphics_available};
use crate::WindowOptions;
use crate::rules::Say;
use crate::words::{Language, Words};

/// Pictures to take.
pub(super) struct Shoot<'a> {
    /// The language to report in.
    pub language: Option<Language>,
    /// The language that the panels speak at first.
    pub panels: Language,
    /// Settings other than the default, such as `picture=high,light=dusk`.
    pub settings: &'a str,
    /// The size of the pictures, in pixels.
    pub size: [u32; 2],
    /// The folder for the pictures, which is made where it is missing.
    pub out: &'a Path,
}

impl Shoot<'_> {
    /// Lets `take` take the pictures and say how many it were, and reports it.
    pub fn run(&self, take: impl FnOnce(Studio, &Settings) -> Result<usize, Say>) -> ExitCode {
        let words = Words::new(self.language.unwrap_or_else(Language::system));
        let settings = match Settings::listed(self.settings) {
            Ok(settings) => settings,
            Err(say) => {
                eprintln!("{}", words.say(&say));
                return ExitCode::from(2);
            }
        };
        match self.open(&settings).and_then(|studio| take(studio, &settings)) {
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

    fn open(&self, settings: &Settings) -> Result<Studio, Say> {
        if !graphics_available() {
            return Err(Say::new("app-no-graphics"));
        }
        let assets = assets_folder()?;
        std::fs::create_dir_all(self.out).map_err(|fault| not_written(&fault))?;
        let options = WindowOptions { language: Some(self.panels), ..WindowOptions::default() };
        let [width, height] = self.size;
        let mut studio = Studio::open(&options, &assets.to_string_lossy(), width, height)?;
        *studio.world().resource_mut::<Settings>() = settings.clone();
        Ok(studio)
    }
}

/// Takes a picture of what is there now, and keeps it under `path`.
pub(super) fn photograph(studio: &mut Studio, path: &Path) -> Result<RgbImage, Say> {
    let picture = studio.picture().and_then(|image| image.try_into_dynamic().ok());
    let picture = picture.ok_or_else(|| Say::new("app-no-graphics"))?.to_rgb8();
    picture.save(path).map_err(|fault| not_written(&fault))?;
    Ok(picture)
}

/// Something could not be written.
pub(super) fn not_written(fault: &dyn ToString) -> Say {
    Say::new("not-written").with("fault", fault.to_string())
}
