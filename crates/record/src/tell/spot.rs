//! Where something is: a feature, the sides of its tile, and the cell.

use carcas_engine::{Cell, Quarter, Spot};
use carcas_text::{Part, arg};
use carcas_tiles::{HalfSide, Rotation, Segment, SegmentKind, Side, SideSet};

use super::{At, Teller};

/// A place as messages want it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) feature: &'static str,
    pub(super) sides: &'static str,
    pub(super) cell: Cell,
}

/// Makes a sentence about something that happens at a place.
macro_rules! at_place {
    ($key:literal, $at:expr $(, $name:ident = $value:expr)* $(,)?) => {{
        let at: $crate::tell::spot::Place = $at;
        let cell = $crate::tell::spot::cell(at.cell);
        sentence!($key $(, $name = $value)*, feature = at.feature, sides = at.sides, cell = cell)
    }};
}
pub(super) use at_place;

/// A cell as a part of a sentence.
pub(super) const fn cell(cell: Cell) -> Part {
    Part::Cell(cell.x, cell.y)
}

/// Writes a cell for people.
pub(super) fn cell_text(cell: Cell) -> String {
    arg::place(cell.x, cell.y)
}

impl Teller<'_> {
    pub(super) fn place(&self, state: At<'_>, spot: Spot) -> Place {
        let (feature, sides) = self.feature_and_sides(state, spot);
        Place {
            feature,
            sides,
            cell: spot.cell,
        }
    }

    fn feature_and_sides(&self, state: At<'_>, spot: Spot) -> (&'static str, &'static str) {
        const TILE: (&str, &str) = ("tile", NOWHERE);
        if spot.segment == Spot::BRIDGE {
            return ("bridge", NOWHERE);
        }
        let is_here = |&quarter: &Quarter| state.quarter_spot(self.rules, quarter) == Some(spot);
        if let Some(quarter) = Quarter::ALL.into_iter().find(is_here) {
            return (quarter_word(quarter), NOWHERE);
        }
        let Some(tile) = state.tile_at(spot.cell) else {
            return TILE;
        };
        let segments = self.rules.segments(tile.kind);
        let Some(segment) = segments.get(usize::from(spot.segment)) else {
            return TILE;
        };
        // A city that has become a castle is called so.
        let kind = state
            .feature(self.rules, spot)
            .map_or(segment.kind, |feature| feature.kind);
        let n_alike = segments
            .iter()
            .filter(|other| other.kind == segment.kind)
            .count();
        let sides = match n_alike {
            1 => NOWHERE,
            _ => sides_of(segment, tile.rotation),
        };
        (kind.name(), sides)
    }
}

const fn quarter_word(quarter: Quarter) -> &'static str {
    match quarter {
        Quarter::Castle => "castle-quarter",
        Quarter::Market => "market-quarter",
        Quarter::Blacksmith => "blacksmith-quarter",
        Quarter::Cathedral => "cathedral-quarter",
    }
}

/// The word for a place that need not be said.
const NOWHERE: &str = "none";

/// Returns the word for where on its tile a segment lies: its sides, or the corner that a field fills.
pub(super) fn sides_of(segment: &Segment, rotation: Rotation) -> &'static str {
    let turned = segment.turned(rotation);
    if segment.kind != SegmentKind::Field {
        return sides_word(turned.sides);
    }
    let has = |half: usize| turned.halves.iter().any(|other| other.ix() == half % 8);
    let is_whole = |side: &Side| has(side.ix() * 2) && has(side.ix() * 2 + 1);
    let whole: SideSet = Side::ALL.into_iter().filter(is_whole).collect();
    if !whole.is_empty() {
        return sides_word(whole);
    }
    // A corner lies between the right half of one side and the left half of the next; two corners beside each other lie
    // along a side.
    let is_filled = |corner: usize| has(corner * 2 + 7) || has(corner * 2);
    match [0, 1, 2, 3].map(is_filled) {
        [true, false, false, false] => "corner-nw",
        [false, true, false, false] => "corner-ne",
        [false, false, true, false] => "corner-es",
        [false, false, false, true] => "corner-sw",
        [true, true, false, false] => "n",
        [false, true, true, false] => "e",
        [false, false, true, true] => "s",
        [true, false, false, true] => "w",
        _ => sides_word(turned.halves.iter().map(HalfSide::side).collect()),
    }
}

/// Returns the word for a set of sides: their letters, clockwise from north.
pub(super) const fn sides_word(sides: SideSet) -> &'static str {
    let mut bits = 0;
    let mut ix = 0;
    while ix < 4 {
        if sides.contains(Side::ALL[ix]) {
            bits |= 1 << ix;
        }
        ix += 1;
    }
    [
        "none", "n", "e", "ne", "s", "ns", "es", "nes", "w", "nw", "ew", "new", "sw", "nsw", "esw",
        "nesw",
    ][bits]
}

#[cfg(test)]
mod tests {
    use carcas_tiles::catalogue;

    use super::*;

    #[test]
    fn letters_name_the_sides() {
        for bits in 0u8..16 {
            let sides: SideSet = Side::ALL
                .into_iter()
                .filter(|side| bits >> side.ix() & 1 == 1)
                .collect();
            let letters: String = sides
                .iter()
                .map(|side| side.name().to_lowercase())
                .collect();
            let word = sides_word(sides);
            assert_eq!(word, if letters.is_empty() { "none" } else { &letters });
        }
    }

    /// Words tell two fields, roads or cities of one tile apart, but for few tiles.
    #[test]
    fn places_on_a_tile_are_told_apart() {
        let mut alike: Vec<&str> = Vec::new();
        for (_, kind) in catalogue().kinds() {
            let mut words: Vec<(SegmentKind, &str)> = kind
                .segments
                .iter()
                .map(|segment| (segment.kind, sides_of(segment, Rotation::R0)))
                .filter(|(kind, _)| *kind != SegmentKind::Quarter)
                .collect();
            let n_all = words.len();
            words.sort_unstable();
            words.dedup();
            if words.len() < n_all {
                alike.push(&kind.id);
            }
        }
        let known = [
            "cloth-city-corner-two-roads-split",
            "two-tubes-pennant",
            "king-city-corner-two-roads-split",
            "king-two-tubes",
        ];
        assert_eq!(alike, known);
    }
}
