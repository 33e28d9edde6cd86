//! Drawings as pixels, and pixels as files.
//!
//! - [`render`] turns a drawing into [`Pixels`]; [`png()`] and [`webp()`] write them as files.
//! - [`film()`] shows a whole game as a GIF or WebP file; [`board_of`] is the board of one of its moments.
#![deny(missing_docs)]

mod error;
mod film;
mod gif;
mod palette;
mod part;
mod still;
mod webp;

use std::ops::Range;
use std::sync::Mutex;
use std::thread;

use resvg::tiny_skia::{PixmapMut, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};

pub use self::error::RasterError;
pub use self::film::{FilmFormat, FilmStyle, board_of, film};
pub use self::still::{png, webp};

use self::gif::GifFilm;
use self::palette::Palette;
use self::part::draw_part;
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
        self.rgba.as_chunks().0.iter().copied()
    }

    /// Returns the bytes of an area, row by row.
    fn rows(&self, area: Area) -> impl Iterator<Item = Range<usize>> + use<> {
        let width = self.width as usize;
        (area.top as usize..area.bottom as usize).map(move |y| {
            let row = y * width;
            (row + area.left as usize) * 4..(row + area.right as usize) * 4
        })
    }

    /// Takes over an area of another picture of the same size.
    fn take_over(&mut self, other: &Self, area: Area) {
        for row in self.rows(area) {
            self.rgba[row.clone()].copy_from_slice(&other.rgba[row]);
        }
    }

    /// Puts the opaque pixels of a smaller picture into an area of its size.
    fn paste(&mut self, pixels: &[u8], area: Area) {
        let new = pixels.chunks_exact(area.width() as usize * 4);
        for (row, new) in self.rows(area).zip(new) {
            self.rgba[row].copy_from_slice(new);
        }
    }

    /// Lays the pixels of a smaller picture, which are multiplied by their opacity, over an area of its size.
    fn blend(&mut self, pixels: &[u8], area: Area) {
        let new = pixels.chunks_exact(area.width() as usize * 4);
        for (row, new) in self.rows(area).zip(new) {
            let old = self.rgba[row].as_chunks_mut::<4>().0;
            for (old, new) in old.iter_mut().zip(new.as_chunks::<4>().0) {
                let rest = 255 - u32::from(new[3]);
                if rest == 255 {
                    continue;
                }
                for (old, &new) in old.iter_mut().zip(new) {
                    let below = (u32::from(*old) * rest + 127) / 255;
                    *old = (u32::from(new) + below).min(255) as u8;
                }
            }
        }
    }

    /// Returns the pixels of an area, row by row.
    fn lines(&self, area: Area) -> impl Iterator<Item = &[[u8; 4]]> {
        self.rows(area).map(|row| self.rgba[row].as_chunks().0)
    }

    /// Returns the smallest rectangle that holds every pixel within some areas that differs from an older picture of the
    /// same size.
    fn changed_since(&self, older: &Self, areas: &[Area]) -> Option<Area> {
        let mut changed: Option<Area> = None;
        for &area in areas {
            let lines = self.lines(area).zip(older.lines(area));
            for (y, (new, old)) in (area.top..).zip(lines) {
                if new == old {
                    continue;
                }
                let is_changed = |&ix: &usize| new[ix] != old[ix];
                let first = (0..new.len()).find(is_changed).unwrap_or(0) as u32;
                let last = (0..new.len()).rfind(is_changed).unwrap_or(0) as u32;
                let here = Area {
                    left: area.left + first,
                    top: y,
                    right: area.left + last + 1,
                    bottom: y + 1,
                };
                changed = Some(changed.map_or(here, |changed| changed.joined(here)));
            }
        }
        changed
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

    const fn overlaps(self, other: Self) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }

    /// Returns the smallest rectangle that holds both.
    fn joined(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
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

/// Rows that are drawn at a time. Fixed, so that a picture is the same on any number of cores.
const BAND: u32 = 128;

/// Draws an SVG file of ours at a size in pixels, on all cores.
///
/// # Errors
/// If it is no drawing, or if there are no pixels.
pub fn render(svg: &str, size: (u32, u32)) -> Result<Pixels, RasterError> {
    let n_threads = thread::available_parallelism().map_or(1, usize::from);
    render_on(n_threads, svg, size)
}

/// Draws an SVG file of ours at a size in pixels, on at most `n_threads` cores.
///
/// # Errors
/// If it is no drawing, or if there are no pixels.
pub fn render_on(
    n_threads: usize,
    svg: &str,
    (width, height): (u32, u32),
) -> Result<Pixels, RasterError> {
    let tree = Tree::from_str(svg, &Options::default())
        .map_err(RasterError::refused("the drawing cannot be read"))?;
    if width == 0 || height == 0 {
        let (width, height) = (f64::from(width), f64::from(height));
        return Err(RasterError::TooSmall { width, height });
    }
    let size = tree.size();
    let scale = Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
    let mut rgba = vec![0; width as usize * height as usize * 4];
    let bands = rgba.chunks_mut(BAND as usize * width as usize * 4);
    let bands = Mutex::new((0_u32..).step_by(BAND as usize).zip(bands));
    let next = || bands.lock().map_or(None, |mut bands| bands.next());
    let draw = || {
        while let Some((top, band)) = next() {
            let transform = scale.post_translate(0.0, -(top as f32));
            let n_rows = BAND.min(height - top);
            if let Some(mut pixels) = PixmapMut::from_bytes(band, width, n_rows) {
                draw_part(&tree, transform, &mut pixels);
            }
            demultiply(band);
        }
    };
    thread::scope(|scope| {
        for _ in 1..n_threads.min(height.div_ceil(BAND) as usize) {
            scope.spawn(draw);
        }
        draw();
    });
    Ok(Pixels {
        width,
        height,
        rgba,
    })
}

/// Turns pixels that are multiplied by their opacity into such that are not.
fn demultiply(rgba: &mut [u8]) {
    for pixel in rgba.as_chunks_mut::<4>().0 {
        let [red, green, blue, alpha] = *pixel;
        if alpha != u8::MAX
            && let Some(color) = PremultipliedColorU8::from_rgba(red, green, blue, alpha)
        {
            let color = color.demultiply();
            *pixel = [color.red(), color.green(), color.blue(), color.alpha()];
        }
    }
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
        let whole = [Area::whole(9, 7)];
        let before = dotted(9, 7, None);
        assert_eq!(before.changed_since(&before, &whole), None);
        let after = dotted(9, 7, Some((4, 2)));
        let area = after.changed_since(&before, &whole).unwrap();
        assert_eq!(
            (area.left, area.top, area.width(), area.height()),
            (4, 2, 1, 1)
        );
        let later = dotted(9, 7, Some((1, 5)));
        let area = later.changed_since(&after, &whole).unwrap();
        assert_eq!((area.left, area.top, area.right, area.bottom), (1, 2, 5, 6));
        let corner = Area {
            left: 0,
            top: 4,
            right: 3,
            bottom: 7,
        };
        let area = later.changed_since(&after, &[corner]).unwrap();
        assert_eq!((area.left, area.top, area.right, area.bottom), (1, 5, 2, 6));
    }

    #[test]
    fn layers_are_laid_over_one_another() {
        let area = Area {
            left: 2,
            top: 1,
            right: 4,
            bottom: 2,
        };
        let mut pixels = dotted(5, 3, None);
        // Nothing, and half of white.
        pixels.blend(&[0, 0, 0, 0, 128, 128, 128, 128], area);
        let seen: Vec<[u8; 4]> = pixels.iter().collect();
        assert_eq!(seen[7], [200, 100, 50, 255]);
        assert_eq!(seen[8], [228, 178, 153, 255]);
        let untouched = dotted(5, 3, None);
        pixels.take_over(&untouched, area);
        assert_eq!(pixels, untouched);
        pixels.paste(&[1, 2, 3, 255, 4, 5, 6, 255], area);
        assert_eq!(pixels.iter().nth(8), Some([4, 5, 6, 255]));
        assert_eq!(pixels.iter().nth(6), Some([200, 100, 50, 255]));
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

    #[test]
    fn bands_leave_no_seam() {
        // Hairlines at all angles around the row where bands meet: clipping bends those.
        let mut path = String::new();
        for ix in 0..40_i32 {
            let (x, y) = (ix * 9 + 20, ix % 7);
            path += &format!("M{x} {}q4 -{} 8 {}", 124 + y, 10 - y, ix % 5);
        }
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"400\" height=\"256\"><path d=\"{path}\" \
             fill=\"none\" stroke=\"#000\" stroke-width=\"0.8\"/></svg>"
        );
        let pixels = render(&svg, (400, 256)).unwrap();
        let tree = Tree::from_str(&svg, &Options::default()).unwrap();
        let mut whole = vec![0; pixels.rgba.len()];
        let mut pixmap = PixmapMut::from_bytes(&mut whole, 400, 256).unwrap();
        resvg::render(&tree, Transform::identity(), &mut pixmap);
        let opacities = |rgba: &[u8]| -> Vec<u8> {
            rgba.as_chunks::<4>()
                .0
                .iter()
                .map(|pixel| pixel[3])
                .collect()
        };
        let (banded, whole) = (opacities(&pixels.rgba), opacities(&whole));
        assert!(
            whole.iter().any(|&opacity| opacity > 100),
            "nothing is drawn"
        );
        let worst = banded.iter().zip(&whole).map(|(a, b)| a.abs_diff(*b)).max();
        assert!(worst <= Some(8), "bands differ from the whole by {worst:?}");
    }
}
