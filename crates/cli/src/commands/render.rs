//! `carcas render`: a board as a picture, or a whole game as an animation.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{bail, ensure};
use carcas_art::board::{BoardStyle, Looks, Overlay};
use carcas_art::canvas::Colors;
use carcas_art::frame::{Band, draw_frame, size_of, whole_view};
use carcas_raster::{FilmFormat, FilmStyle, board_of, film};
use carcas_record::{Keep, Watched};
use carcas_text::{key, say};
use indicatif::{ProgressBar, ProgressStyle};

use crate::files;
use crate::language::words;
use crate::output::{Format, Output, Scale, explained, theme_named};
use crate::run_args::{n_entries, whole};

/// The pixels of a tile where nobody chooses.
const STILL_TILE: u32 = 160;
const FILM_TILE: u32 = 64;

/// Flags of `carcas render`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A game record or a scenario
    file: PathBuf,

    /// Where to draw it; the ending chooses the format: .svg, .png, .webp or .gif
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,

    /// Draw the game after so many entries (draws and moves) instead of at its end; 0 is the beginning
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = n_entries)]
    at: Option<usize>,

    /// The colors: day, night, contrast or diagram
    #[arg(long, default_value = "day")]
    theme: String,

    /// The side of a tile in pixels [default: 160, in animations 64]
    #[arg(long, value_name = "PX", value_parser = whole(1_u32..=4096))]
    size: Option<u32>,

    /// The width of the whole picture in pixels, instead of --size
    #[arg(long, value_name = "PX", conflicts_with = "size", value_parser = whole(1_u32..=16384))]
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

    /// Show every move of an animation at once, without tiles that drop and figures that walk
    #[arg(long)]
    no_motion: bool,

    /// How long a move or turn of an animation is shown, in milliseconds
    #[arg(long, value_name = "MS", default_value = "600", value_parser = whole(20_u32..=60_000))]
    every: u32,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let format = Format::of(&args.output)?;
    let is_film = args.animate || format == Format::Gif;
    if args.animate && matches!(format, Format::Svg | Format::Png) {
        let file = files::shown(&args.output);
        bail!(say!(words(), "terminal-error-no-animation", file = file));
    }
    ensure!(
        is_film || !args.every_turn,
        say!(words(), "terminal-error-every-turn")
    );
    ensure!(
        is_film || !args.no_motion,
        say!(words(), "terminal-error-no-motion")
    );
    let colors = Colors::Fixed(theme_named(&args.theme)?);
    let keep = if is_film { Keep::All } else { Keep::Last };
    let watched = files::read_watched(&args.file, args.at, keep)?;
    let output = Output::begin(&args.output)?;
    let (rules, last) = (&watched.rules, watched.last());
    let board = board_of(rules, last, args.looks());
    let band = (is_film || args.scores).then(|| Band::new(rules, &last.state, &watched.names));
    let view = whole_view(&board, band.as_ref());
    let style = BoardStyle {
        colors,
        tile_px: args.scale(is_film).tile_px(view.width()),
    };
    if is_film {
        let bytes = args.film(&watched, style, output.format)?;
        output.write(&bytes)?;
    } else {
        let svg = draw_frame(&board, band.as_ref(), &style);
        output.write_still(&svg, size_of(view, &style))?;
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
            ..Looks::default()
        }
    }

    fn film(
        &self,
        watched: &Watched,
        board: BoardStyle,
        format: Format,
    ) -> anyhow::Result<Vec<u8>> {
        let style = FilmStyle {
            looks: self.looks(),
            board,
            is_by_turn: self.every_turn,
            millis: self.every,
            has_motion: !self.no_motion,
        };
        let format = match format {
            Format::Gif => FilmFormat::Gif,
            Format::Webp | Format::Svg | Format::Png => FilmFormat::Webp,
        };
        let bar = progress_bar();
        let bytes = film(watched, &style, format, |n_done, n_frames| {
            bar.set_length(n_frames as u64);
            bar.set_position(n_done as u64);
        });
        bar.finish_and_clear();
        bytes.map_err(explained)
    }
}

fn progress_bar() -> ProgressBar {
    let frames = words().of(key!("terminal-render-frames"));
    let style = ProgressStyle::with_template(&format!("{frames} {{wide_bar}} {{pos}}/{{len}}"))
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(0).with_style(style)
}
