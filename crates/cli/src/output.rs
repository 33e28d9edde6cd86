//! Where a drawing goes: the file, its format and its size.

use std::path::{Path, PathBuf};

use anyhow::{anyhow, bail};
use carcas_art::theme::Theme;
use carcas_raster::{self as raster, MAX_PIXELS, RasterError};
use carcas_text::say;

use crate::files;
use crate::language::words;

/// The format of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    Svg,
    Png,
    Webp,
    Gif,
}

impl Format {
    /// Reads the format from the ending of a file.
    pub(crate) fn of(path: &Path) -> anyhow::Result<Self> {
        let ending = path.extension().and_then(|ending| ending.to_str());
        match ending.map(str::to_ascii_lowercase).as_deref() {
            Some("svg") => Ok(Self::Svg),
            Some("png") => Ok(Self::Png),
            Some("webp") => Ok(Self::Webp),
            Some("gif") => Ok(Self::Gif),
            _ => bail!(say!(
                words(),
                "terminal-error-no-format",
                file = files::shown(path)
            )),
        }
    }
}

/// How large a drawing becomes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Scale {
    /// The side of a tile in pixels.
    Tile(f64),
    /// The whole width in pixels.
    Width(f64),
}

impl Scale {
    /// Returns the pixels of a tile in a drawing of this width in units of a tile's thousandth.
    pub(crate) fn tile_px(self, view_width: f64) -> f64 {
        match self {
            Self::Tile(px) => px,
            Self::Width(px) => px * 1000.0 / view_width,
        }
    }
}

/// A file that is written as a whole or not at all.
#[derive(Debug)]
pub(crate) struct Output {
    pub(crate) format: Format,
    path: PathBuf,
    file: files::Whole,
}

impl Output {
    /// Begins a file, so that an unwritable place is found before anything is drawn.
    pub(crate) fn begin(path: &Path) -> anyhow::Result<Self> {
        let format = Format::of(path)?;
        Ok(Self {
            format,
            path: path.to_owned(),
            file: files::Whole::begin(path)?,
        })
    }

    /// Writes a drawing that stands still.
    pub(crate) fn write_still(self, svg: &str, size: (f64, f64)) -> anyhow::Result<()> {
        raster::whole_pixels(size.0, size.1).map_err(explained)?;
        if self.format == Format::Svg {
            return self.write(svg.as_bytes());
        }
        let size = raster::check_size(size.0, size.1, MAX_PIXELS).map_err(explained)?;
        let pixels = raster::render(svg, size)?;
        let bytes = match self.format {
            Format::Png => raster::png(&pixels)?,
            Format::Webp => raster::webp(&pixels)?,
            Format::Svg | Format::Gif => {
                let file = files::shown(&self.path);
                bail!(say!(words(), "terminal-error-no-still", file = file))
            }
        };
        self.write(&bytes)
    }

    /// Writes the bytes of a finished file.
    pub(crate) fn write(self, bytes: &[u8]) -> anyhow::Result<()> {
        self.file.finish(bytes)
    }
}

/// Says why a drawing does not become a file, and which flags help.
pub(crate) fn explained(error: RasterError) -> anyhow::Error {
    // Sizes are whole and far below what the type holds.
    let whole = |size: f64| size.round() as i64;
    anyhow!(match error {
        RasterError::TooSmall { width, height } => {
            let (n, m) = (whole(width), whole(height));
            say!(words(), "terminal-error-too-small", n = n, m = m)
        }
        RasterError::SideTooLong { width, height, max } => say!(
            words(),
            "terminal-error-side-too-long",
            n = whole(width),
            m = whole(height),
            most = max
        ),
        RasterError::TooManyPixels { width, height, max } => say!(
            words(),
            "terminal-error-too-many-pixels",
            n = whole(width),
            m = whole(height),
            number = whole(width * height / 1e6),
            most = max / 1_000_000
        ),
        RasterError::FileTooLong => say!(words(), "terminal-error-film-too-long"),
        // What a library says of a drawing that happens to none of ours.
        RasterError::Refused { .. } => return error.into(),
    })
}

/// Finds a theme by its name.
pub(crate) fn theme_named(name: &str) -> anyhow::Result<Theme> {
    match Theme::from_name(name) {
        Some(theme) => Ok(theme),
        None => {
            let names = Theme::ALL.map(Theme::name).join(", ");
            bail!(say!(
                words(),
                "terminal-error-theme",
                input = name,
                list = names
            ))
        }
    }
}
