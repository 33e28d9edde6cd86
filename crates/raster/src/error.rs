//! Why there is no picture.

use std::fmt;

/// Why a drawing does not become a file.
#[derive(Clone, Debug, PartialEq)]
pub enum RasterError {
    /// A side would be without pixels.
    TooSmall {
        /// The width in pixels, rounded.
        width: f64,
        /// The height in pixels, rounded.
        height: f64,
    },
    /// A side would be longer than files allow.
    SideTooLong {
        /// The width in pixels, rounded.
        width: f64,
        /// The height in pixels, rounded.
        height: f64,
        /// The longest side.
        max: u32,
    },
    /// The picture would fill the memory.
    TooManyPixels {
        /// The width in pixels, rounded.
        width: f64,
        /// The height in pixels, rounded.
        height: f64,
        /// The most pixels.
        max: u64,
    },
    /// The file would be longer than its format allows.
    FileTooLong,
    /// A library refuses, which happens to no drawing of ours.
    Refused {
        /// What was to be done.
        what: &'static str,
        /// What the library says.
        why: String,
    },
}

impl RasterError {
    /// Returns a function that tells what a library refused to do.
    pub(crate) fn refused<E: fmt::Display>(what: &'static str) -> impl FnOnce(E) -> Self {
        move |why| Self::Refused {
            what,
            why: why.to_string(),
        }
    }
}

impl fmt::Display for RasterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooSmall { width, height } => write!(
                f,
                "the picture would have {width:.0}×{height:.0} pixels; a side needs 1 at least"
            ),
            Self::SideTooLong { width, height, max } => write!(
                f,
                "the picture would have {width:.0}×{height:.0} pixels; a side can have {max} at most"
            ),
            Self::TooManyPixels { width, height, max } => write!(
                f,
                "the picture would have {width:.0}×{height:.0} pixels, {:.0} million; {} million are possible here",
                width * height / 1e6,
                max / 1_000_000
            ),
            Self::FileTooLong => f.write_str("the animation would have more than 4 GB"),
            Self::Refused { what, why } => write!(f, "{what}: {why}"),
        }
    }
}

impl std::error::Error for RasterError {}
