//! How much of a tile is drawn, and how large its signs are, by the size of a tile in pixels of the device.

use crate::canvas::Colors;
use crate::theme::Theme;

/// How much is drawn, and how large what must be read is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Detail {
    tile_px: f64,
    is_plan: bool,
}

/// Below this a tile is a flat and bold plan.
const FLAT: f64 = 44.0;

/// From here on there is life in the fields.
const LIFE: f64 = 48.0;

/// From here on tufts, ruts, merlons, cobbles and stones are more than noise.
const FINE: f64 = 110.0;

impl Detail {
    /// The detail of a small tile: a flat and bold plan.
    pub const LOW: Self = Self::at(40.0);

    /// The detail of a tile on a telephone.
    pub const MIDDLE: Self = Self::at(80.0);

    /// Everything.
    pub const HIGH: Self = Self::at(160.0);

    const fn at(tile_px: f64) -> Self {
        Self {
            tile_px,
            is_plan: false,
        }
    }

    /// Returns the detail for a tile of this many pixels; diagrams are flat at any size.
    pub fn of(tile_px: f64, colors: Colors) -> Self {
        Self {
            tile_px,
            is_plan: colors == Colors::Fixed(Theme::Diagram),
        }
    }

    /// Whether everything is flat and bold.
    pub fn is_flat(self) -> bool {
        self.is_plan || self.tile_px < FLAT
    }

    /// Whether cities have houses.
    pub fn has_houses(self) -> bool {
        !self.is_flat()
    }

    /// Whether fields have trees, crops and sheep.
    pub fn has_life(self) -> bool {
        !self.is_flat() && self.tile_px >= LIFE
    }

    /// Whether the smallest things are drawn.
    pub fn is_fine(self) -> bool {
        !self.is_flat() && self.tile_px >= FINE
    }

    /// Returns the size of signs compared with their drawings.
    pub fn sign_scale(self) -> f64 {
        self.between([1.45, 1.25, 1.0])
    }

    /// Returns the size of what has ground of its own compared with its drawing: it grows less, so that it does not reach
    /// over a road or a wall.
    pub fn plot_scale(self) -> f64 {
        1.0 + (self.sign_scale() - 1.0) * 0.45
    }

    /// Returns the size of figures compared with their drawings.
    pub fn figure_scale(self) -> f64 {
        self.between([1.35, 1.15, 0.9])
    }

    /// Returns the size of numbers compared with their drawings.
    pub fn number_scale(self) -> f64 {
        self.between([2.3, 1.75, 1.05])
    }

    /// Returns half a pixel in units of a tile.
    pub fn half_pixel(self) -> f64 {
        (500.0 / self.tile_px).clamp(3.5, 14.0)
    }

    /// Returns a value between those at 40, 64 and 140 pixels, in hundredths; a plan is read as if it were small.
    fn between(self, [small, middle, large]: [f64; 3]) -> f64 {
        let px = if self.is_plan { 48.0 } else { self.tile_px };
        let value = if px < 64.0 {
            small + (middle - small) * (px - 40.0).max(0.0) / 24.0
        } else {
            middle + (large - middle) * (px - 64.0).min(76.0) / 76.0
        };
        (value * 100.0).round() / 100.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_and_figures_shrink_without_a_step() {
        let day = Colors::Fixed(Theme::Day);
        let mut before = Detail::of(20.0, day);
        assert_eq!((before.sign_scale(), before.figure_scale()), (1.45, 1.35));
        for px in 21..400 {
            let here = Detail::of(f64::from(px), day);
            for (one, other) in [
                (before.sign_scale(), here.sign_scale()),
                (before.figure_scale(), here.figure_scale()),
            ] {
                assert!(
                    (0.0..0.021).contains(&(one - other)),
                    "{one} {other} at {px}"
                );
            }
            before = here;
        }
        assert_eq!((before.sign_scale(), before.figure_scale()), (1.0, 0.9));
    }
}
