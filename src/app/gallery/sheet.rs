//! Contact sheets: all pictures small, side by side, to be looked over at a glance.

use std::path::Path;

use image::imageops::thumbnail;
use image::{GenericImage, ImageError, Rgb, RgbImage};

/// The room for a picture, in pixels; one of another shape leaves some of it empty.
const ROOM: [u32; 2] = [640, 360];

/// How many pictures there are side by side, and one above the other.
const GRID: [u32; 2] = [3, 4];

/// What lies between the pictures.
const GROUND: Rgb<u8> = Rgb([0x2a, 0x23, 0x20]);

/// The sheets of one gallery.
#[derive(Default)]
pub(super) struct Sheets {
    pictures: Vec<RgbImage>,
}

impl Sheets {
    /// Adds a picture.
    pub fn add(&mut self, picture: &RgbImage) {
        let fits =
            [0, 1].map(|axis| f64::from(ROOM[axis]) / f64::from([picture.width(), picture.height()][axis]));
        let small = |side: u32| (f64::from(side) * fits[0].min(fits[1])).round() as u32;
        self.pictures.push(thumbnail(picture, small(picture.width()), small(picture.height())));
    }

    /// Writes the sheets into `folder`, as `contact-sheet-1.png` and so on.
    ///
    /// # Errors
    /// Where they cannot be written.
    pub fn save(&self, folder: &Path) -> Result<(), ImageError> {
        let on_one = (GRID[0] * GRID[1]) as usize;
        for (number, pictures) in (1..).zip(self.pictures.chunks(on_one)) {
            sheet(pictures)?.save(folder.join(format!("contact-sheet-{number}.png")))?;
        }
        Ok(())
    }
}

fn sheet(pictures: &[RgbImage]) -> Result<RgbImage, ImageError> {
    let rows = (pictures.len() as u32).div_ceil(GRID[0]);
    let mut sheet = RgbImage::from_pixel(GRID[0] * ROOM[0], rows * ROOM[1], GROUND);
    for (at, picture) in (0..).zip(pictures) {
        let corner = [at % GRID[0] * ROOM[0], at / GRID[0] * ROOM[1]];
        let middle =
            [0, 1].map(|axis| corner[axis] + (ROOM[axis] - [picture.width(), picture.height()][axis]) / 2);
        sheet.copy_from(picture, middle[0], middle[1])?;
    }
    Ok(sheet)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_keep_their_shape_and_their_order() {
        let mut sheets = Sheets::default();
        for (width, height, colour) in [
            (1280, 720, [200, 0, 0]),
            (360, 640, [0, 200, 0]),
            (640, 360, [0, 0, 200]),
            (1280, 720, [9, 9, 9]),
        ] {
            sheets.add(&RgbImage::from_pixel(width, height, Rgb(colour)));
        }
        let sheet = sheet(&sheets.pictures).expect("everything fits");
        assert_eq!(sheet.dimensions(), (3 * 640, 2 * 360));
        let at = |x, y| sheet.get_pixel(x, y).0;
        assert_eq!((at(0, 0), at(639, 359)), ([200, 0, 0], [200, 0, 0]));
        // A tall picture stands in the middle of its room.
        assert_eq!((at(640 + 320, 180), at(645, 180)), ([0, 200, 0], GROUND.0));
        assert_eq!((at(1285, 5), at(5, 365)), ([0, 0, 200], [9, 9, 9]));
    }
}
