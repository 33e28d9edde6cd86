//! What an evaluation of a position asks, over and over: features by their columns, where they are open, what fits there.
//!
//! Nothing here is computed twice that the position keeps anyway, and nothing allocates.

use carcas_tiles::{HalfSideSet, Mark, Rotation, SegmentKind, Side};

use crate::board::Content;
use crate::feature::{BorderedCities, FeatureIx, SegmentIx};
use crate::figure::{Figure, FigureIx, Seat, SeatSet};
use crate::geometry::Cell;
use crate::moves::Spot;
use crate::neutral::Neutral;
use crate::rules::{Edges, FarmerScoring, KindIx, Rules};
use crate::score::{self, Powers, Tally};
use crate::state::State;

/// What the position keeps of a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outline {
    /// What it is.
    pub kind: SegmentKind,
    /// Free sides (road, city), half-sides (field), or empty cells around (monastery, abbey, garden).
    pub open: u16,
    /// Its segments; as many as its tiles, unless a tile has several.
    pub n_segments: u16,
    /// Followers of all seats.
    pub n_followers: u8,
    /// Pennants.
    pub pennants: u8,
    /// Whether an inn stands at it.
    pub has_inn: bool,
    /// Whether a cathedral stands in it.
    pub has_cathedral: bool,
    /// Whether a barn stands in it.
    pub has_barn: bool,
}

/// What the sides of a tile show, or what an empty cell allows there: a nibble per side from north upwards, one bit per
/// terrain; all bits where a cell has no neighbor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EdgePattern(pub u16);

impl EdgePattern {
    /// What a cell without neighbors allows.
    pub const ANY: Self = Self(Edges::ANY.0);

    /// Returns the terrains at a side, a bit each.
    #[inline]
    pub const fn at(self, side: Side) -> u16 {
        Edges(self.0).at(side)
    }

    /// Whether a cell has no tile at a side.
    #[inline]
    pub const fn is_open(self, side: Side) -> bool {
        Edges(self.0).is_open(side)
    }

    /// Whether a cell has tiles at all four sides.
    #[inline]
    pub const fn is_hole(self) -> bool {
        !Edges(self.0).has_open()
    }
}

impl Rules {
    /// Returns what the sides of a turned tile show.
    pub fn edge_pattern(&self, kind: KindIx, rotation: Rotation) -> EdgePattern {
        EdgePattern(self.kind(kind).edges(rotation).0)
    }

    /// Returns the kind of tile in each place of [`State::bag_counts`].
    pub fn bag_kinds(&self) -> impl Iterator<Item = KindIx> + '_ {
        self.slots.iter().map(|slot| slot.kind)
    }

    /// Returns what farmers get for a complete city at the end, and whether every city is decided by all farmers around it,
    /// whatever their fields.
    pub fn farmer_points(&self) -> (i16, bool) {
        let points = score::points_per_city(self);
        let is_per_city = matches!(
            self.choices().farmer_scoring,
            FarmerScoring::FirstEdition | FarmerScoring::CityMajorityThree
        );
        (points, is_per_city)
    }

    /// Whether a seat scores a city once, however many of its fields border it.
    pub fn scores_city_once(&self) -> bool {
        self.choices().farmer_scoring == FarmerScoring::SecondEdition
    }
}

impl State {
    /// Returns the tiles not drawn: a count per place of [`Rules::bag_kinds`].
    #[inline]
    pub fn bag_counts(&self) -> &[u8] {
        &self.bag
    }

    /// Returns the figures on the board, in the order of their indexes.
    #[inline]
    pub fn placed_figures(&self) -> &[Figure] {
        &self.figures
    }

    /// Returns the figure of an index, if there is one.
    pub fn placed_figure(&self, figure: FigureIx) -> Option<&Figure> {
        self.figures.get(usize::from(figure.0))
    }

    /// Returns how many segments lie on the board; no index of a feature is as great.
    #[inline]
    pub fn n_segments(&self) -> usize {
        self.features.len()
    }

    /// Returns the feature that a segment belongs to.
    ///
    /// # Panics
    /// If the segment is not one of this state.
    #[inline]
    pub fn feature_of(&self, segment: SegmentIx) -> FeatureIx {
        self.features.of(segment)
    }

    /// Returns the segment at a spot, if there is one.
    pub fn segment_at(&self, rules: &Rules, spot: Spot) -> Option<SegmentIx> {
        self.segment(rules, spot)
    }

    /// Returns the cell of the tile that holds a segment.
    ///
    /// # Panics
    /// If the segment is not one of this state.
    #[inline]
    pub fn cell_of(&self, segment: SegmentIx) -> Cell {
        self.board.tile(self.features.tile(segment)).cell
    }

    /// Returns what is kept of a feature.
    ///
    /// # Panics
    /// If the feature is not one of this state.
    #[inline]
    pub fn outline(&self, feature: FeatureIx) -> Outline {
        let columns = self.features.columns(feature);
        Outline {
            kind: columns.kind,
            open: columns.open,
            n_segments: columns.n_segments,
            n_followers: columns.n_followers,
            pennants: columns.pennants,
            has_inn: columns.marks.contains(Mark::Inn),
            has_cathedral: columns.marks.contains(Mark::Cathedral),
            has_barn: columns.marks.has_barn(),
        }
    }

    /// Returns all features, in the order of their indexes.
    pub fn features(&self) -> impl Iterator<Item = FeatureIx> + '_ {
        self.features.iter().map(|(feature, _)| feature)
    }

    /// Returns the segments of a feature.
    ///
    /// # Panics
    /// If the feature is not one of this state.
    pub fn segments_in(&self, feature: FeatureIx) -> impl Iterator<Item = SegmentIx> + '_ {
        self.features.members(feature)
    }

    /// Visits every free side of a road or city: the empty cell behind it, what that cell allows, and its side that the
    /// feature ends at.
    ///
    /// # Panics
    /// If the feature is not one of this state.
    pub fn visit_open_sides(
        &self,
        rules: &Rules,
        feature: FeatureIx,
        mut visit: impl FnMut(Cell, EdgePattern, Side),
    ) {
        let mut n_left = self.features.columns(feature).open;
        if n_left == 0 {
            return;
        }
        for member in self.features.members(feature) {
            let tile = self.board.tile(self.features.tile(member));
            let printed = self.printed(rules, member);
            let sides = printed.sides.turned(tile.rotation);
            let shared = printed.shared_sides.turned(tile.rotation);
            for side in Side::ALL {
                if !sides.contains(side) && !shared.contains(side) {
                    continue;
                }
                let beyond = tile.cell.step(side);
                if let Content::Frontier(ix) = self.board.content(beyond) {
                    let allowed = EdgePattern(self.board.frontier().allowed(ix).0);
                    visit(beyond, allowed, side.opposite());
                    n_left = n_left.saturating_sub(1);
                    if n_left == 0 {
                        return;
                    }
                }
            }
        }
    }

    /// Visits every empty cell that a field ends at: the cell, what it allows, and its half-sides at which a segment of the field
    /// ends. Where several segments end, a cell comes several times.
    ///
    /// # Panics
    /// If the feature is not one of this state.
    pub fn visit_open_halves(
        &self,
        rules: &Rules,
        field: FeatureIx,
        mut visit: impl FnMut(Cell, EdgePattern, HalfSideSet),
    ) {
        let mut n_left = self.features.columns(field).open;
        if n_left == 0 {
            return;
        }
        for member in self.features.members(field) {
            let tile = self.board.tile(self.features.tile(member));
            let halves = self.printed(rules, member).halves.turned(tile.rotation);
            for side in Side::ALL {
                let ends = side.halves().map(|half| halves.contains(half));
                if ends == [false, false] {
                    continue;
                }
                let beyond = tile.cell.step(side);
                if let Content::Frontier(ix) = self.board.content(beyond) {
                    let allowed = EdgePattern(self.board.frontier().allowed(ix).0);
                    let here = side.halves().into_iter().zip(ends);
                    let here = here.filter(|&(_, is_end)| is_end);
                    visit(
                        beyond,
                        allowed,
                        here.map(|(half, _)| half.opposite()).collect(),
                    );
                    n_left = n_left.saturating_sub(ends.map(u16::from).iter().sum());
                    if n_left == 0 {
                        return;
                    }
                }
            }
        }
    }

    /// Visits every empty cell around a tile with what it allows.
    pub fn visit_empty_around(&self, cell: Cell, mut visit: impl FnMut(EdgePattern)) {
        for beside in cell.around() {
            match self.board.content(beside) {
                Content::Tile(_) => {}
                Content::Frontier(ix) => {
                    visit(EdgePattern(self.board.frontier().allowed(ix).0));
                }
                Content::Void => visit(EdgePattern::ANY),
            }
        }
    }

    /// Visits the cities and castles that border a field; those that border it several times may come several times.
    ///
    /// # Panics
    /// If the feature is not one of this state.
    pub fn visit_bordered(
        &self,
        rules: &Rules,
        field: FeatureIx,
        mut visit: impl FnMut(FeatureIx),
    ) {
        for (member, cities) in self.features.bordered(field) {
            match cities {
                BorderedCities::None => {}
                BorderedCities::One(city) => visit(self.features.of(city)),
                BorderedCities::Several => {
                    let tile = self.board.tile(self.features.tile(member));
                    for bordered in self.printed(rules, member).borders.iter() {
                        let city = SegmentIx(tile.first_segment + bordered as u16);
                        visit(self.features.of(city));
                    }
                }
            }
        }
    }

    /// Returns what a road, city, monastery, abbey or garden is worth if the game ended now, and what it would be worth
    /// complete with no tile more; a monastery is complete with nine.
    ///
    /// # Panics
    /// If the feature is not one of this state.
    pub fn worth_of(&self, rules: &Rules, feature: FeatureIx) -> (i32, i32) {
        let tally = Tally::of(self, feature);
        let mut complete = tally;
        complete.is_complete = true;
        if tally.is_center() {
            complete.n_tiles = 9;
        }
        (
            score::points(rules, self, &tally),
            score::points(rules, self, &complete),
        )
    }

    /// Returns who owns a feature if seats have these powers in it.
    ///
    /// # Panics
    /// If the feature is not one of this state.
    pub fn owners_with(&self, rules: &Rules, feature: FeatureIx, powers: &Powers) -> SeatSet {
        score::decided(rules, self, feature, *powers).owners
    }

    /// Returns what a figure adds to the power of its seat in its feature.
    #[inline]
    pub fn strength(&self, figure: &Figure) -> u8 {
        score::power(self, self.features.of(figure.segment), figure)
    }

    /// Returns the seats that have a barn in a field.
    pub fn barn_owners(&self, field: FeatureIx) -> SeatSet {
        self.seats_with_barn(field)
    }

    /// Whether the dragon spares a figure wherever it stands.
    pub fn is_safe_from_dragon(&self, rules: &Rules, figure: &Figure) -> bool {
        let mut safe = rules.seams.safe_from_dragon.iter();
        safe.any(|is_safe| is_safe(rules, self, figure))
    }

    /// Returns the segment that a neutral figure stands on, if it stands on one.
    pub fn neutral_segment(&self, neutral: Neutral) -> Option<SegmentIx> {
        self.neutrals.segment(neutral)
    }

    /// Returns the seat that places the next tile once the turn is over.
    pub fn next_seat(&self, rules: &Rules) -> Seat {
        rules.seat_after(self.flow.seat, 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Edition, Log, Node, Setup};

    /// Plays games with moves that look random enough and shows every position to a test.
    fn visit_positions(boxes: &[&str], mut test: impl FnMut(&Rules, &State)) {
        for edition in Edition::ALL {
            let mut setup = Setup::new(edition, 3);
            for name in boxes {
                setup.add_box(name).expect("there is such a box");
            }
            let rules = Rules::new(&setup).expect("the setup can be played");
            let mut number = 7u32;
            let mut below = |bound: u32| {
                number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (number >> 8) % bound
            };
            let (mut state, mut moves) = (State::new(&rules), Vec::new());
            while state.node() != Node::Over {
                test(&rules, &state);
                match state.sample(&rules, &mut below) {
                    Some(outcome) => {
                        let drawn = state.draw(&rules, outcome, &mut Log::silent());
                        drawn.expect("the outcome is possible");
                    }
                    None => {
                        let chosen = state.pick_move(&rules, &mut moves, &mut below);
                        let chosen = chosen.expect("there is a legal move");
                        state.play_unchecked(&rules, chosen, &mut Log::silent());
                    }
                }
            }
        }
    }

    #[test]
    fn points_are_the_sum_of_the_terms() {
        for boxes in [&[][..], &["inns-and-cathedrals"], &["mage-and-witch"]] {
            visit_positions(boxes, |rules, state| {
                for feature in state.features() {
                    let tally = Tally::of(state, feature);
                    let terms = score::worth(rules, state, &tally);
                    assert_eq!(score::points(rules, state, &tally), terms.total());
                }
            });
        }
    }

    #[test]
    fn every_open_side_is_visited_once() {
        visit_positions(
            &["river-1", "bridges-castles-and-bazaars"],
            |rules, state| {
                for feature in state.features() {
                    let outline = state.outline(feature);
                    if !matches!(outline.kind, SegmentKind::Road | SegmentKind::City) {
                        continue;
                    }
                    let mut n = 0;
                    state.visit_open_sides(rules, feature, |cell, allowed, side| {
                        n += 1;
                        assert_eq!(state.board.allowed_at(cell), Some(Edges(allowed.0)));
                        assert!(!allowed.is_open(side));
                    });
                    assert_eq!(n, outline.open);
                }
            },
        );
    }

    #[test]
    fn every_open_half_side_of_a_field_is_visited_once() {
        visit_positions(
            &["river-1", "bridges-castles-and-bazaars"],
            |rules, state| {
                for feature in state.features() {
                    let outline = state.outline(feature);
                    if outline.kind != SegmentKind::Field {
                        continue;
                    }
                    let mut n = 0;
                    state.visit_open_halves(rules, feature, |cell, allowed, halves| {
                        n += halves.iter().count();
                        assert_eq!(state.board.allowed_at(cell), Some(Edges(allowed.0)));
                        assert!(halves.iter().all(|half| !allowed.is_open(half.side())));
                    });
                    assert_eq!(n, usize::from(outline.open));
                }
            },
        );
    }

    #[test]
    fn bordered_cities_are_those_that_fields_count() {
        visit_positions(&["count"], |rules, state| {
            for feature in state.features() {
                if state.outline(feature).kind != SegmentKind::Field {
                    continue;
                }
                let mut cities = Vec::new();
                state.visit_bordered(rules, feature, |city| cities.push(city));
                cities.sort_unstable();
                cities.dedup();
                let n_open = cities.iter().filter(|&&city| state.outline(city).open > 0);
                let n_open = n_open.count() as u16;
                let spot = state
                    .spots_of(feature)
                    .next()
                    .expect("a field has a segment");
                let counted = state.cities_of_field(rules, spot);
                assert_eq!(counted, Some((cities.len() as u16 - n_open, n_open)));
            }
        });
    }
}
