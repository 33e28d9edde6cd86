//! Drawings as pixels, and pixels as files.
//!
//! - [`render`] turns a drawing into [`Pixels`]; [`png()`] and [`webp()`] write them as files.
//! - [`film()`] shows a whole game as a GIF or WebP file; [`board_of`] is the board of one of its moments.
#![deny(missing_docs)]

mod error;
mod film;
mod gif;
mod palette;
mod still;
mod webp;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

pub use self::error::RasterError;
pub use self::film::{FilmFormat, FilmStyle, board_of, film};
pub use self::still::{png, webp};

use self::gif::GifFilm;
use self::palette::Palette;
use self::webp::WebpFilm;

/// The longest side of a picture: no WebP file can be longer.
const MAX_SIDE: u32 = 16_384;

/// The most pixels of a picture, 256 MB while it is drawn.
pub const MAX_PIXELS: u64 = 1 << 26;

/// The most pixels of a frame: several are drawn at a time, and there are hundreds.
const MAX_FRAME_PIXELS: u64 = 1 << 23;

/// A picture: four bytes for each pixel, row by row, opaque or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// Pixels in a row.
    pub width: u32,
    /// The number of rows.
    pub height: u32,
    /// Red, green, blue and opacity of each pixel.
    pub rgba: Vec<u8>,
}

impl Pixels {
    /// Returns the pixels one by one.
    fn iter(&self) -> impl Iterator<Item = [u8; 4]> + '_ {
        self.rgba
            .chunks_exact(4)
            .map(|pixel| [pixel[0], pixel[1], pixel[2], pixel[3]])
    }

    /// Takes over the part of another picture of the same size from one corner up to another; what lies outside is cut.
    fn paste(&mut self, other: &Self, from: (f64, f64), to: (f64, f64)) {
        let clamp = |at: f64, side: u32| at.clamp(0.0, f64::from(side)) as usize;
        let (left, right) = (
            clamp(from.0.floor(), self.width),
            clamp(to.0.ceil(), self.width),
        );
        let (top, bottom) = (
            clamp(from.1.floor(), self.height),
            clamp(to.1.ceil(), self.height),
        );
        for y in top..bottom {
            let row = y * self.width as usize;
            let part = (row + left) * 4..(row + right.max(left)) * 4;
            self.rgba[part.clone()].copy_from_slice(&other.rgba[part]);
        }
    }

    /// Returns the smallest rectangle that holds every pixel that differs from an older picture of the same size.
    fn changed_since(&self, older: &Self) -> Option<Area> {
        let row_bytes = self.width as usize * 4;
        let rows = self.rgba.chunks_exact(row_bytes);
        let mut area: Option<Area> = None;
        for (y, (new, old)) in rows.zip(older.rgba.chunks_exact(row_bytes)).enumerate() {
            if new == old {
                continue;
            }
            let is_changed = |x: &u32| {
                let at = *x as usize * 4;
                new[at..at + 4] != old[at..at + 4]
            };
            let left = (0..self.width).find(is_changed).unwrap_or(0);
            let right = (0..self.width).rfind(is_changed).unwrap_or(0) + 1;
            let y = y as u32;
            area = Some(match area {
                None => Area {
                    left,
                    top: y,
                    right,
                    bottom: y + 1,
                },
                Some(area) => Area {
                    left: area.left.min(left),
                    right: area.right.max(right),
                    bottom: y + 1,
                    ..area
                },
            });
        }
        area
    }
}

/// A rectangle of pixels; right and bottom lie outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Area {
    left: u32,
    top: u32,
    right: u32,
    bottom: u32,
}

impl Area {
    const fn whole(width: u32, height: u32) -> Self {
        Self {
            left: 0,
            top: 0,
            right: width,
            bottom: height,
        }
    }

    const fn width(self) -> u32 {
        self.right - self.left
    }

    const fn height(self) -> u32 {
        self.bottom - self.top
    }

    /// Returns the indexes of its pixels in a picture of this width, row by row.
    fn pixels(self, width: u32) -> impl Iterator<Item = usize> {
        (self.top..self.bottom).flat_map(move |y| {
            (self.left..self.right).map(move |x| y as usize * width as usize + x as usize)
        })
    }
}

/// Rounds a size, and refuses one without pixels.
///
/// # Errors
/// If a side would be without pixels.
pub fn whole_pixels(width: f64, height: f64) -> Result<(f64, f64), RasterError> {
    let (width, height) = (width.round(), height.round());
    if width >= 1.0 && height >= 1.0 {
        Ok((width, height))
    } else {
        Err(RasterError::TooSmall { width, height })
    }
}

/// Refuses a size that no file could have, or that would fill the memory.
///
/// # Errors
/// If a side is too short or too long, or if there are too many pixels.
pub fn check_size(width: f64, height: f64, max_pixels: u64) -> Result<(u32, u32), RasterError> {
    let (width, height) = whole_pixels(width, height)?;
    if width.max(height) > f64::from(MAX_SIDE) {
        let max = MAX_SIDE;
        return Err(RasterError::SideTooLong { width, height, max });
    }
    if width * height > max_pixels as f64 {
        let max = max_pixels;
        return Err(RasterError::TooManyPixels { width, height, max });
    }
    Ok((width as u32, height as u32))
}

/// Draws an SVG file of ours at a size in pixels.
///
/// # Errors
/// If it is no drawing, or if there are no pixels.
pub fn render(svg: &str, (width, height): (u32, u32)) -> Result<Pixels, RasterError> {
    let tree = Tree::from_str(svg, &Options::default())
        .map_err(RasterError::refused("the drawing cannot be read"))?;
    let mut pixmap = Pixmap::new(width, height).ok_or(RasterError::TooSmall {
        width: f64::from(width),
        height: f64::from(height),
    })?;
    let size = tree.size();
    let scale = Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
    resvg::render(&tree, scale, &mut pixmap.as_mut());
    Ok(Pixels {
        width,
        height,
        rgba: pixmap.take_demultiplied(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a picture of one color with one pixel of another.
    pub(super) fn dotted(width: u32, height: u32, dot: Option<(u32, u32)>) -> Pixels {
        let n_pixels = (width * height) as usize;
        let mut rgba = [200, 100, 50, 255].repeat(n_pixels);
        if let Some((x, y)) = dot {
            let at = (y * width + x) as usize * 4;
            rgba[at..at + 4].copy_from_slice(&[0, 0, 255, 255]);
        }
        Pixels {
            width,
            height,
            rgba,
        }
    }

    #[test]
    fn only_what_changed_is_found() {
        let before = dotted(9, 7, None);
        assert_eq!(before.changed_since(&before), None);
        let after = dotted(9, 7, Some((4, 2)));
        let area = after.changed_since(&before).unwrap();
        assert_eq!(
            (area.left, area.top, area.width(), area.height()),
            (4, 2, 1, 1)
        );
        let later = dotted(9, 7, Some((1, 5)));
        let area = later.changed_since(&after).unwrap();
        assert_eq!((area.left, area.top, area.right, area.bottom), (1, 2, 5, 6));
    }

    #[test]
    fn sizes_that_no_file_can_have_are_refused() {
        assert_eq!(check_size(100.4, 0.6, MAX_PIXELS).unwrap(), (100, 1));
        let error = check_size(20_000.0, 10.0, MAX_PIXELS).unwrap_err();
        assert!(error.to_string().contains("16384"), "{error}");
        let error = check_size(16_000.0, 16_000.0, MAX_PIXELS).unwrap_err();
        assert!(error.to_string().contains("67 million"), "{error}");
        assert!(check_size(f64::INFINITY, 1.0, MAX_PIXELS).is_err());
        let error = check_size(100.0, 0.4, MAX_PIXELS).unwrap_err();
        assert!(error.to_string().contains("100×0 pixels"), "{error}");
    }

    #[test]
    fn drawing_becomes_pixels() {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"5\"><rect width=\"10\" \
                   height=\"5\" fill=\"#102030\"/></svg>";
        let pixels = render(svg, (20, 10)).unwrap();
        assert_eq!(pixels.rgba.len(), 20 * 10 * 4);
        assert!(pixels.iter().all(|pixel| pixel == [0x10, 0x20, 0x30, 255]));
        assert!(render("no drawing", (20, 10)).is_err());
    }
}
