//! What stands on the tile besides houses: landmarks, symbols, gates, bridges.

use super::Easel;

impl Easel<'_> {
    pub(super) fn place_pieces(&mut self) {}
}
