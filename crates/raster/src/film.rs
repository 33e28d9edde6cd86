//! A whole game as an animation.

use std::thread;

use carcas_art::board::{Board, BoardStyle, Extent, Looks, Recent, changed_cells, extent, near};
use carcas_art::frame::{Band, draw_frame, size_of, whole_view};
use carcas_art::geometry::{Rect, SIZE};
use carcas_engine::{Cell, Rules};
use carcas_record::{Moment, Watched};

use super::{
    GifFilm, MAX_FRAME_PIXELS, MAX_PIXELS, Palette, Pixels, RasterError, WebpFilm, check_size,
    render,
};

/// The last frame of an animation is shown so much longer.
const N_HELD: u32 = 8;

/// Frames that the palette of an animation is taken from.
const N_SAMPLES: usize = 8;

/// The format of an animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilmFormat {
    /// With one palette of 255 colors.
    Gif,
    /// Without loss.
    Webp,
}

/// What an animation looks like.
#[derive(Clone, Copy, Debug)]
pub struct FilmStyle {
    /// What of a board is drawn.
    pub looks: Looks,
    /// Colors and size.
    pub board: BoardStyle,
    /// Whether there is one frame for every turn instead of every move.
    pub is_by_turn: bool,
    /// How long a frame is shown, in milliseconds.
    pub millis: u32,
}

/// Returns the board as it is seen at a moment.
///
/// # Panics
/// If the moment belongs to other rules.
pub fn board_of(rules: &Rules, moment: &Moment, looks: Looks) -> Board {
    let recent = Recent {
        dragon_path: &moment.dragon_path,
        scored: &moment.scored,
    };
    Board::of(rules, &moment.state, recent, looks)
}

/// Returns all moments of a game as the frames of an animated file, with names and scores below the board. `progress` is
/// told how many frames are done, and how many there are.
///
/// # Errors
/// If a frame would be too small or too large, or the file too long.
pub fn film(
    watched: &Watched,
    style: &FilmStyle,
    format: FilmFormat,
    progress: impl FnMut(usize, usize),
) -> Result<Vec<u8>, RasterError> {
    Studio::new(watched, style).film(format, progress)
}

/// Everything that a frame needs.
#[derive(Clone, Copy, Debug)]
struct Studio<'a> {
    watched: &'a Watched,
    style: &'a FilmStyle,
    /// What all frames show.
    extent: Extent,
}

impl<'a> Studio<'a> {
    fn new(watched: &'a Watched, style: &'a FilmStyle) -> Self {
        let last = board_of(&watched.rules, watched.last(), style.looks);
        Self {
            watched,
            style,
            extent: extent(&last),
        }
    }

    fn board(&self, moment: &Moment) -> Board {
        Board {
            extent: Some(self.extent),
            ..board_of(&self.watched.rules, moment, self.style.looks)
        }
    }

    fn band(&self, moment: &Moment) -> Band {
        let Watched { rules, names, .. } = self.watched;
        Band::new(rules, &moment.state, names)
    }

    /// Returns the width and height of every frame.
    fn size(&self) -> Result<(u32, u32), RasterError> {
        let last = self.watched.last();
        let view = whole_view(&self.board(last), Some(&self.band(last)));
        let (width, height) = size_of(view, &self.style.board);
        check_size(width, height, MAX_FRAME_PIXELS)
    }

    /// Draws a frame, or only what differs from the frame before.
    fn patch(
        &self,
        (before, moment): (Option<&Moment>, &Moment),
        size: (u32, u32),
    ) -> Result<Patch, RasterError> {
        let (board, band) = (self.board(moment), self.band(moment));
        let view = whole_view(&board, Some(&band));
        let band_top = whole_view(&board, None).y1;
        let cells = before.map(|before| changed_cells(&self.board(before), &board));
        let seen = match &cells {
            Some(cells) => near(&board, cells),
            None => board,
        };
        let svg = draw_frame(&seen, Some(&band), &self.style.board);
        Ok(Patch {
            pixels: render(&svg, size)?,
            view,
            band_top,
            cells,
        })
    }

    /// Returns the moments that become frames.
    fn frames(&self) -> Vec<&'a Moment> {
        let moments = &self.watched.moments;
        let last = moments.len() - 1;
        let is_frame = |&(ix, moment): &(usize, &Moment)| {
            let is_wanted = match self.style.is_by_turn {
                true => moment.ends_turn,
                false => !moment.is_draw,
            };
            ix == 0 || ix == last || is_wanted
        };
        let chosen = moments.iter().enumerate().filter(is_frame);
        chosen.map(|(_, moment)| moment).collect()
    }

    fn film(
        &self,
        format: FilmFormat,
        mut progress: impl FnMut(usize, usize),
    ) -> Result<Vec<u8>, RasterError> {
        let size = self.size()?;
        let frames = self.frames();
        let n_threads = n_at_a_time(size, thread::available_parallelism().map_or(1, usize::from));
        let render_all = |pairs: &[(Option<&Moment>, &Moment)]| -> Result<Vec<Patch>, RasterError> {
            thread::scope(|scope| {
                let workers: Vec<_> = pairs
                    .iter()
                    .map(|&pair| scope.spawn(move || self.patch(pair, size)))
                    .collect();
                workers
                    .into_iter()
                    .map(|worker| worker.join().expect("drawing does not panic"))
                    .collect()
            })
        };
        let mut film = match format {
            FilmFormat::Gif => {
                let gap = frames.len().div_ceil(N_SAMPLES).max(1);
                let samples = frames.iter().rev().step_by(gap);
                let samples: Vec<_> = samples.map(|&moment| (None, moment)).collect();
                let mut pictures = Vec::new();
                for part in samples.chunks(n_threads) {
                    pictures.extend(render_all(part)?.into_iter().map(|patch| patch.pixels));
                }
                Film::Gif(GifFilm::new(size, Palette::of(&pictures))?)
            }
            FilmFormat::Webp => Film::Webp(WebpFilm::new(size)),
        };
        let before = std::iter::once(None).chain(frames.iter().copied().map(Some));
        let pairs: Vec<_> = before.zip(frames.iter().copied()).collect();
        let mut last: Option<Pixels> = None;
        let mut n_done = 0;
        progress(n_done, frames.len());
        for part in pairs.chunks(n_threads) {
            for patch in render_all(part)? {
                let pixels = match last.take() {
                    Some(last) => patch.over(last),
                    None => patch.pixels,
                };
                n_done += 1;
                let n_times = if n_done == frames.len() { N_HELD } else { 1 };
                film.add(pixels.clone(), self.style.millis.saturating_mul(n_times))?;
                last = Some(pixels);
                progress(n_done, frames.len());
            }
        }
        film.finish()
    }
}

/// Returns how many frames are drawn at a time: together they take no more memory than the largest picture.
fn n_at_a_time((width, height): (u32, u32), n_cores: usize) -> usize {
    let n_fitting = MAX_PIXELS / (u64::from(width) * u64::from(height)).max(1);
    usize::try_from(n_fitting).map_or(n_cores, |n| n.clamp(1, n_cores.max(1)))
}

/// A frame of which only some cells, if not all, are drawn.
#[derive(Debug)]
struct Patch {
    pixels: Pixels,
    /// The part of the plane that all frames show, and where the band begins.
    view: Rect,
    band_top: f64,
    cells: Option<Vec<Cell>>,
}

/// How far beyond its cell something reaches at most.
const REACH: f64 = 0.7 * SIZE;

impl Patch {
    /// Returns the whole frame, given the one before.
    fn over(self, mut frame: Pixels) -> Pixels {
        let Some(cells) = self.cells else {
            return self.pixels;
        };
        let scale = f64::from(frame.width) / self.view.width();
        let (width, height) = (f64::from(frame.width), f64::from(frame.height));
        let at = |x: f64, y: f64| ((x - self.view.x0) * scale, (y - self.view.y0) * scale);
        for cell in cells {
            let (x, y) = (f64::from(cell.x) * SIZE, f64::from(cell.y) * SIZE);
            let from = at(x - REACH, y - REACH);
            let to = at(x + SIZE + REACH, y + SIZE + REACH);
            frame.paste(&self.pixels, from, to);
        }
        // Names and scores are always drawn.
        frame.paste(
            &self.pixels,
            at(self.view.x0, self.band_top),
            (width, height),
        );
        frame
    }
}

/// An animation in either format.
enum Film {
    Gif(GifFilm),
    Webp(WebpFilm),
}

impl Film {
    fn add(&mut self, pixels: Pixels, millis: u32) -> Result<(), RasterError> {
        match self {
            Self::Gif(film) => film.add(pixels, millis),
            Self::Webp(film) => film.add(pixels, millis),
        }
    }

    fn finish(self) -> Result<Vec<u8>, RasterError> {
        match self {
            Self::Gif(film) => film.finish(),
            Self::Webp(film) => film.finish(),
        }
    }
}

#[cfg(test)]
mod tests {
    use carcas_art::board::Overlay;
    use carcas_art::canvas::Colors;
    use carcas_art::theme::Theme;
    use carcas_record::Keep;

    use super::*;

    #[test]
    fn frames_of_any_size_and_number_fit_into_the_memory() {
        assert_eq!(n_at_a_time((400, 300), 192), 192);
        assert_eq!(n_at_a_time((4096, 2048), 192), 8);
        assert_eq!(n_at_a_time((4096, 2048), 2), 2);
        assert_eq!(n_at_a_time((16_384, 16_384), 4), 1);
    }

    /// Returns the record inside a golden game.
    fn golden_record(golden: &str) -> String {
        golden
            .lines()
            .filter(|line| !line.starts_with("  "))
            .map(|line| line.split_once("  > ").map_or(line, |(entry, _)| entry))
            .flat_map(|line| [line, "\n"])
            .collect()
    }

    /// Frames put together from what changed look like frames drawn as a whole.
    #[test]
    fn patches_make_whole_frames() {
        let golden = include_str!("../../../golden/all-boxes-zman-c2.txt");
        let game = golden_record(golden);
        let watched = Watched::parse("game", &game, None, Keep::All).unwrap();
        let style = FilmStyle {
            looks: Looks {
                overlay: Overlay::Fields,
                ..Looks::default()
            },
            board: BoardStyle {
                colors: Colors::Fixed(Theme::Day),
                tile_px: 24.0,
            },
            is_by_turn: false,
            millis: 600,
        };
        let studio = Studio::new(&watched, &style);
        let size = studio.size().unwrap();
        let moments = studio.frames();
        let from = moments.len() * 3 / 4;
        let mut frame = studio.patch((None, moments[from]), size).unwrap().pixels;
        for pair in moments[from..from + 40].windows(2) {
            let patch = studio.patch((Some(pair[0]), pair[1]), size).unwrap();
            frame = patch.over(frame);
        }
        let whole = studio
            .patch((None, moments[from + 39]), size)
            .unwrap()
            .pixels;
        let differing = frame
            .rgba
            .iter()
            .zip(&whole.rgba)
            .filter(|(a, b)| a.abs_diff(**b) > 8);
        assert_eq!(differing.count(), 0);
    }
}
