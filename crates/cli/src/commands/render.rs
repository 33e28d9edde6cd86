//! `carcas render`: a board as a picture, or a whole game as an animation.

use std::path::PathBuf;
use std::process::ExitCode;
use std::thread;

use anyhow::{bail, ensure};
use carcas_art::board::{Board, BoardStyle, Extent, extent};
use carcas_art::canvas::Colors;
use carcas_art::geometry::{Rect, SIZE};
use indicatif::{ProgressBar, ProgressStyle};

use crate::drawing::{
    Band, Format, Keep, Looks, Moment, Output, Overlay, Scale, Watched, board_of, changed_cells,
    draw_frame, near, size_of, theme_named, whole_view,
};
use crate::raster::{self, GifFilm, MAX_FRAME_PIXELS, MAX_PIXELS, Palette, Pixels, WebpFilm};

/// The pixels of a tile where nobody chooses.
const STILL_TILE: u32 = 160;
const FILM_TILE: u32 = 64;

/// The last frame of an animation is shown so much longer.
const N_HELD: u32 = 8;

/// Frames that the palette of an animation is taken from.
const N_SAMPLES: usize = 8;

/// Flags of `carcas render`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A game record or a scenario
    file: PathBuf,

    /// Where to draw it; the ending chooses the format: .svg, .png, .webp or .gif
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,

    /// Draw the game after so many entries (draws and moves) instead of at its end; 0 is the beginning
    #[arg(long, value_name = "N")]
    at: Option<usize>,

    /// The colors: day, night, contrast or diagram
    #[arg(long, default_value = "day")]
    theme: String,

    /// The side of a tile in pixels [default: 160, in animations 64]
    #[arg(long, value_name = "PX", value_parser = clap::value_parser!(u32).range(1..=4096))]
    size: Option<u32>,

    /// The width of the whole picture in pixels, instead of --size
    #[arg(long, value_name = "PX", conflicts_with = "size", value_parser = clap::value_parser!(u32).range(1..=16384))]
    width: Option<u32>,

    /// Write the numbers of columns and rows at the edges
    #[arg(long)]
    coordinates: bool,

    /// Hatch fields in the colors of their owners
    #[arg(long)]
    fields: bool,

    /// Hatch roads, cities and buildings, too
    #[arg(long)]
    features: bool,

    /// Leave out everything that stands on the tiles
    #[arg(long)]
    no_figures: bool,

    /// Do not mark the last tile, what was just scored and the path of the dragon
    #[arg(long)]
    no_marks: bool,

    /// Write names and scores below the board; animations always do
    #[arg(long)]
    scores: bool,

    /// Show the whole game, move by move; .gif always does, .webp only with this flag
    #[arg(long)]
    animate: bool,

    /// One frame for every turn instead of every move
    #[arg(long)]
    every_turn: bool,

    /// How long a frame of an animation is shown, in milliseconds
    #[arg(long, value_name = "MS", default_value = "600", value_parser = clap::value_parser!(u32).range(20..=60000))]
    every: u32,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let format = Format::of(&args.output)?;
    let is_film = args.animate || format == Format::Gif;
    if args.animate && matches!(format, Format::Svg | Format::Png) {
        bail!(
            "{} cannot hold an animation; choose .webp or .gif, or leave out --animate",
            args.output.display()
        );
    }
    ensure!(
        is_film || !args.every_turn,
        "--every-turn is for animations: choose .gif, or .webp with --animate"
    );
    let colors = Colors::Fixed(theme_named(&args.theme)?);
    let keep = if is_film { Keep::All } else { Keep::Last };
    let watched = Watched::read(&args.file, args.at, keep)?;
    let output = Output::begin(&args.output)?;
    let mut drawing = Drawing {
        args,
        watched: &watched,
        is_film,
        extent: None,
        style: BoardStyle {
            colors,
            tile_px: 0.0,
        },
    };
    let last = watched.last();
    let board = drawing.board(last);
    let band = drawing.band(last);
    let view = whole_view(&board, band.as_ref());
    drawing.style.tile_px = args.scale(is_film).tile_px(view.width());
    let size = size_of(view, &drawing.style);
    if is_film {
        drawing.extent = Some(extent(&board));
        let bytes = drawing.film(output.format, size)?;
        output.write(&bytes)?;
    } else {
        let svg = draw_frame(&board, band.as_ref(), &drawing.style);
        output.write_still(&svg, size)?;
    }
    Ok(ExitCode::SUCCESS)
}

impl Args {
    fn scale(&self, is_film: bool) -> Scale {
        match (self.size, self.width) {
            (_, Some(px)) => Scale::Width(f64::from(px)),
            (Some(px), None) => Scale::Tile(f64::from(px)),
            (None, None) if is_film => Scale::Tile(f64::from(FILM_TILE)),
            (None, None) => Scale::Tile(f64::from(STILL_TILE)),
        }
    }

    fn looks(&self) -> Looks {
        Looks {
            overlay: match (self.features, self.fields) {
                (true, _) => Overlay::Features,
                (false, true) => Overlay::Fields,
                (false, false) => Overlay::Off,
            },
            has_figures: !self.no_figures,
            has_marks: !self.no_marks,
            has_coordinates: self.coordinates,
        }
    }
}

/// Everything that a picture of a moment needs.
#[derive(Clone, Copy, Debug)]
struct Drawing<'a> {
    args: &'a Args,
    watched: &'a Watched,
    is_film: bool,
    /// What all frames show.
    extent: Option<Extent>,
    style: BoardStyle,
}

impl Drawing<'_> {
    fn board(&self, moment: &Moment) -> Board {
        Board {
            extent: self.extent,
            ..board_of(&self.watched.rules, moment, self.args.looks())
        }
    }

    fn band(&self, moment: &Moment) -> Option<Band> {
        let Watched { rules, names, .. } = self.watched;
        let is_wanted = self.is_film || self.args.scores;
        is_wanted.then(|| Band::new(rules, &moment.state, names))
    }

    /// Draws a frame, or only what differs from the frame before.
    fn patch(
        &self,
        (before, moment): (Option<&Moment>, &Moment),
        size: (u32, u32),
    ) -> anyhow::Result<Patch> {
        let (board, band) = (self.board(moment), self.band(moment));
        let view = whole_view(&board, band.as_ref());
        let band_top = whole_view(&board, None).y1;
        let cells = before.map(|before| changed_cells(&self.board(before), &board));
        let seen = match &cells {
            Some(cells) => near(&board, cells),
            None => board,
        };
        let svg = draw_frame(&seen, band.as_ref(), &self.style);
        Ok(Patch {
            pixels: raster::render(&svg, size)?,
            view,
            band_top,
            cells,
        })
    }

    /// Returns the moments that become frames.
    fn frames(&self) -> Vec<&Moment> {
        let moments = &self.watched.moments;
        let last = moments.len() - 1;
        let is_frame = |&(ix, moment): &(usize, &Moment)| {
            let is_wanted = match self.args.every_turn {
                true => moment.ends_turn,
                false => !moment.is_draw,
            };
            ix == 0 || ix == last || is_wanted
        };
        let chosen = moments.iter().enumerate().filter(is_frame);
        chosen.map(|(_, moment)| moment).collect()
    }

    fn film(&self, format: Format, size: (f64, f64)) -> anyhow::Result<Vec<u8>> {
        let size = raster::check_size(size.0, size.1, MAX_FRAME_PIXELS)?;
        let frames = self.frames();
        let n_threads = n_at_a_time(size, thread::available_parallelism().map_or(1, usize::from));
        let render_all = |pairs: &[(Option<&Moment>, &Moment)]| -> anyhow::Result<Vec<Patch>> {
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
            Format::Gif => {
                let gap = frames.len().div_ceil(N_SAMPLES).max(1);
                let samples = frames.iter().rev().step_by(gap);
                let samples: Vec<_> = samples.map(|&moment| (None, moment)).collect();
                let mut pictures = Vec::new();
                for part in samples.chunks(n_threads) {
                    pictures.extend(render_all(part)?.into_iter().map(|patch| patch.pixels));
                }
                Film::Gif(GifFilm::new(size, Palette::of(&pictures))?)
            }
            Format::Webp | Format::Svg | Format::Png => Film::Webp(WebpFilm::new(size)),
        };
        let bar = progress_bar(frames.len());
        let before = std::iter::once(None).chain(frames.iter().copied().map(Some));
        let pairs: Vec<_> = before.zip(frames.iter().copied()).collect();
        let mut last: Option<Pixels> = None;
        let mut n_left = frames.len();
        for part in pairs.chunks(n_threads) {
            for patch in render_all(part)? {
                let pixels = match last.take() {
                    Some(last) => patch.over(last),
                    None => patch.pixels,
                };
                n_left -= 1;
                let n_times = if n_left == 0 { N_HELD } else { 1 };
                film.add(pixels.clone(), self.args.every.saturating_mul(n_times))?;
                last = Some(pixels);
                bar.inc(1);
            }
        }
        bar.finish_and_clear();
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
    cells: Option<Vec<(i32, i32)>>,
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
        for (x, y) in cells {
            let (x, y) = (f64::from(x) * SIZE, f64::from(y) * SIZE);
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
    fn add(&mut self, pixels: Pixels, millis: u32) -> anyhow::Result<()> {
        match self {
            Self::Gif(film) => film.add(pixels, millis),
            Self::Webp(film) => film.add(pixels, millis),
        }
    }

    fn finish(self) -> anyhow::Result<Vec<u8>> {
        match self {
            Self::Gif(film) => film.finish(),
            Self::Webp(film) => film.finish(),
        }
    }
}

fn progress_bar(n_frames: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("frames {wide_bar} {pos}/{len}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(n_frames as u64).with_style(style)
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::drawing::golden_record;

    #[derive(Parser)]
    struct Call {
        #[command(flatten)]
        args: Args,
    }

    #[test]
    fn frames_of_any_size_and_number_fit_into_the_memory() {
        assert_eq!(n_at_a_time((400, 300), 192), 192);
        assert_eq!(n_at_a_time((4096, 2048), 192), 8);
        assert_eq!(n_at_a_time((4096, 2048), 2), 2);
        assert_eq!(n_at_a_time((16_384, 16_384), 4), 1);
    }

    /// Frames put together from what changed look like frames drawn as a whole.
    #[test]
    fn patches_make_whole_frames() {
        let golden = include_str!("../../../../golden/all-boxes-zman-c2.txt");
        let game = golden_record(golden);
        let watched = Watched::parse("game", &game, None, Keep::All).unwrap();
        let call = Call::parse_from(["test", "game.txt", "-o", "game.gif", "--fields"]);
        let board = board_of(&watched.rules, watched.last(), call.args.looks());
        let drawing = Drawing {
            args: &call.args,
            watched: &watched,
            is_film: true,
            extent: Some(extent(&board)),
            style: BoardStyle {
                colors: Colors::Fixed(carcas_art::theme::Theme::Day),
                tile_px: 24.0,
            },
        };
        let view = whole_view(
            &drawing.board(watched.last()),
            drawing.band(watched.last()).as_ref(),
        );
        let (width, height) = size_of(view, &drawing.style);
        let size = raster::check_size(width, height, MAX_FRAME_PIXELS).unwrap();
        let moments: Vec<&Moment> = drawing.frames();
        let from = moments.len() * 3 / 4;
        let mut frame = drawing.patch((None, moments[from]), size).unwrap().pixels;
        for pair in moments[from..from + 40].windows(2) {
            let patch = drawing.patch((Some(pair[0]), pair[1]), size).unwrap();
            frame = patch.over(frame);
        }
        let whole = drawing
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
