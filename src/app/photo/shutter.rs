//! The shutter: one frame is drawn without panels, read back and made a file.

use std::io::Cursor;

use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::RequestRedraw;
use image::ImageFormat;

use super::Photo;
use crate::app::notices::Notices;
use crate::app::sharing::Exports;
use crate::app::sharing::export::{Kind, file_name};
use crate::app::stage::TableCamera;
use crate::app::table::Table;
use crate::rules::Say;

/// How far a picture is on its way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Shutter {
    /// None is.
    #[default]
    Closed,
    /// The frame that comes is the picture.
    Pressed,
    /// It has been waited for in so many frames.
    Open(u32),
    /// Somebody else takes every frame.
    Held,
}

/// How many frames a picture may take to be read back.
const PATIENCE: u32 = 120;

impl Shutter {
    pub fn press(&mut self) {
        *self = Shutter::Pressed;
    }

    pub fn is_open(self) -> bool {
        self != Shutter::Closed
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, expose.run_if(|photo: Res<Photo>| photo.is_exposing()));
}

/// Asks for the picture, and for frames until it is there.
fn expose(
    mut photo: ResMut<Photo>,
    target: Single<&RenderTarget, With<TableCamera>>,
    mut notices: ResMut<Notices>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    photo.shutter = match photo.shutter {
        Shutter::Pressed => {
            commands.spawn(Screenshot(target.clone())).observe(develop);
            Shutter::Open(0)
        }
        Shutter::Open(PATIENCE) => {
            notices.tell(Say::new("photo-failed"));
            Shutter::Closed
        }
        Shutter::Open(frames) => Shutter::Open(frames + 1),
        closed_or_held => closed_or_held,
    };
    redraw.write(RequestRedraw);
}

/// Makes a file of the picture, and says where it is.
fn develop(
    captured: On<ScreenshotCaptured>,
    table: Option<Res<Table>>,
    mut photo: ResMut<Photo>,
    mut exports: ResMut<Exports>,
    mut notices: ResMut<Notices>,
) {
    // Who has left wants none.
    if !std::mem::take(&mut photo.shutter).is_open() {
        return;
    }
    let Some(table) = table else { return };
    let done = match png(&captured.image) {
        Some(bytes) => exports.export(&file_name(table.game(), Kind::Picture), Kind::Picture, &bytes),
        None => Err(Say::new("photo-failed")),
    };
    notices.answer(done);
}

/// The picture as a PNG file.
fn png(image: &Image) -> Option<Vec<u8>> {
    let picture = image.clone().try_into_dynamic().ok()?.to_rgb8();
    let mut file = Cursor::new(Vec::new());
    picture.write_to(&mut file, ImageFormat::Png).ok()?;
    Some(file.into_inner())
}
