//! Games as drawings.

mod board_of;
mod frame;
mod output;
mod patch;
mod sheet;
mod watched;

pub(crate) use self::board_of::{Looks, Overlay, board_of};
pub(crate) use self::frame::{Band, draw_frame, size_of, whole_view};
pub(crate) use self::output::{Format, Output, Scale, theme_named};
pub(crate) use self::patch::{changed_cells, near};
pub(crate) use self::sheet::sheet;
#[cfg(test)]
pub(crate) use self::watched::tests::golden_record;
pub(crate) use self::watched::{Keep, Moment, Watched};
