//! Lettering.
use crate::canvas::Canvas;
use crate::geometry::Point;
use crate::theme::Role;
/// Where a text stands relative to its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Begins there.
    Start,
    /// Has its middle there.
    Middle,
    /// Ends there.
    End,
}
/// Writes a text.
pub fn text(
    _canvas: &mut Canvas,
    _at: Point,
    _height: f64,
    _role: Role,
    _align: Align,
    _text: &str,
) {
}
