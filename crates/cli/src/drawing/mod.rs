//! Games as drawings.

mod board_of;
mod frame;
mod output;
mod sheet;
mod watched;

pub(crate) use self::board_of::{Looks, Overlay, board_of};
pub(crate) use self::frame::{Band, draw_frame, whole_view};
pub(crate) use self::output::{Format, Output, Scale, theme_named};
pub(crate) use self::sheet::sheet;
pub(crate) use self::watched::{Moment, Watched};
