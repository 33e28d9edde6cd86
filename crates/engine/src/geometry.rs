//! Cells of the table.

use std::fmt;

use carcas_tiles::Side;

/// A place on the table that can hold one tile; `x` grows east, `y` grows south.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The column.
    pub x: i16,
    /// The row.
    pub y: i16,
}

impl Cell {
    /// Returns the cell in this column and row.
    #[inline]
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// Returns the neighboring cell at a side.
    #[inline]
    #[must_use]
    pub const fn step(self, side: Side) -> Self {
        match side {
            Side::N => Self::new(self.x, self.y.wrapping_sub(1)),
            Side::E => Self::new(self.x.wrapping_add(1), self.y),
            Side::S => Self::new(self.x, self.y.wrapping_add(1)),
            Side::W => Self::new(self.x.wrapping_sub(1), self.y),
        }
    }

    /// Returns the eight cells around this one, row by row.
    pub fn around(self) -> impl Iterator<Item = Self> {
        (-1..=1)
            .flat_map(|dy| (-1..=1).map(move |dx| (dx, dy)))
            .filter(|&offset| offset != (0, 0))
            .map(move |(dx, dy)| Self::new(self.x.wrapping_add(dx), self.y.wrapping_add(dy)))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}
