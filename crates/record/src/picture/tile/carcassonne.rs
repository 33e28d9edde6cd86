//! The city of Carcassonne and its quarters.

use carcas_engine::{Neutral, Quarter};
use carcas_tiles::{Segment, SegmentKind};

use super::TileDrawing;
use super::shapes::{CENTER, Place, is_carcassonne, places};
use crate::picture::signs::{neutral_letter, quarter_letters};
use crate::picture::{Glyph, Style};

impl TileDrawing {
    /// Fills the part of a tile that lies within the walls of Carcassonne.
    pub(super) fn draw_carcassonne(&mut self, segments: &[Segment]) {
        let Some(ix) = segments.iter().position(is_carcassonne) else {
            return;
        };
        let has = |half: &str| {
            let reaches =
                |segment: &Segment| segment.halves.iter().any(|other| other.name() == half);
            segments.iter().any(reaches)
        };
        let is_outside = |(row, column): Place| match (row, column) {
            (0, 0..=1) => has("NL") || has("WR"),
            (0, 2..=4) => has("NL") && has("NR"),
            (0, _) => has("NR") || has("EL"),
            (1, 0..=1) => has("WL") && has("WR"),
            (1, 2..=4) => false,
            (1, _) => has("EL") && has("ER"),
            (_, 0..=1) => has("SR") || has("WL"),
            (_, 2..=4) => has("SL") && has("SR"),
            _ => has("SL") || has("ER"),
        };
        for place in places().filter(|&place| !is_outside(place)) {
            self.put(place, ix, '^', Style::City);
        }
    }

    /// Writes the quarters of Carcassonne clockwise around the tile that holds them, each with the number of its
    /// followers.
    pub(super) fn draw_quarters(&mut self) {
        let quarters = self.quarters();
        // The catalogue knows only that they are there.
        if let [ix] = quarters[..] {
            self.put(CENTER, ix, 'Q', Style::Building);
            return;
        }
        for (ix, quarter) in quarters.into_iter().zip(Quarter::ALL) {
            let (row, column) = self.quarter_place(ix);
            let text = quarter_letters(quarter).chars().chain(['0']);
            for (shift, symbol) in text.enumerate() {
                self.put((row, column + shift), ix, symbol, Style::Building);
                self.dots[row][column + shift].is_taken = true;
            }
        }
    }

    fn quarters(&self) -> Vec<usize> {
        let is_quarter = |&ix: &usize| self.kinds[ix] == SegmentKind::Quarter;
        (0..self.kinds.len()).filter(is_quarter).collect()
    }

    pub(super) fn quarter_place(&self, segment: usize) -> Place {
        const CLOCKWISE: [Place; 4] = [(0, 0), (0, 4), (2, 4), (2, 0)];
        let nth = self.quarters().iter().position(|&ix| ix == segment);
        CLOCKWISE[nth.unwrap_or(0) % 4]
    }

    pub(super) fn count_in_quarter(&mut self, segment: usize) {
        let (row, column) = self.quarter_place(segment);
        let symbol = &mut self.dots[row][column + 2].glyph.symbol;
        let n = symbol.to_digit(10).unwrap_or(9) + 1;
        *symbol = char::from_digit(n, 10).unwrap_or('+');
    }

    /// Shows who stands in a quarter: the letter below or above, and the quarter in capitals.
    pub(super) fn mark_quarter(&mut self, segment: usize, neutral: Neutral) {
        let (row, column) = self.quarter_place(segment);
        for dot in &mut self.dots[row][column..column + 2] {
            dot.glyph = Glyph {
                symbol: dot.glyph.symbol.to_ascii_uppercase(),
                style: Style::Neutral,
            };
        }
        self.dots[1][column + 1].glyph = Glyph {
            symbol: neutral_letter(neutral),
            style: Style::Neutral,
        };
    }
}
