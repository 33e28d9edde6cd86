//! Which tiles of the bag fit an empty cell, and which of them close what ends there: counts per pattern of edges, kept up to
//! date when a tile is drawn.

use carcas_engine::{EdgePattern, KindIx, Rules, State};
use carcas_tiles::{HalfSide, HalfSideSet, Rotation, SegmentKind, Side};

/// What one side of an empty cell can allow: field, road, city, river, nothing, anything.
const N_TERRAINS: usize = 6;

/// All patterns of four sides.
const N_PATTERNS: usize = N_TERRAINS * N_TERRAINS * N_TERRAINS * N_TERRAINS;

/// Maps a nibble to the number of what it allows.
const NUMBER_OF: [u16; 16] = {
    let mut numbers = [5; 16];
    numbers[0] = 4;
    numbers[1] = 0;
    numbers[2] = 1;
    numbers[4] = 2;
    numbers[8] = 3;
    numbers
};

/// All pairs of different sides.
const N_PAIRS: usize = 6;

/// Returns the number of a pair of different sides.
#[inline]
fn pair(a: Side, b: Side) -> usize {
    let (first, second) = (a.ix().min(b.ix()), a.ix().max(b.ix()));
    // 01 02 03 12 13 23
    [0, 2, 3][first.min(2)] + second - 1
}

/// All pairs of different half-sides.
const N_HALF_PAIRS: usize = 28;

/// Returns the number of a pair of different half-sides.
#[inline]
fn half_pair(a: HalfSide, b: HalfSide) -> usize {
    let (first, second) = (a.ix().min(b.ix()), a.ix().max(b.ix()));
    second * second.saturating_sub(1) / 2 + first
}

/// Returns the number of a pattern.
#[inline]
fn number(pattern: EdgePattern) -> usize {
    let of = |shift: u16| usize::from(NUMBER_OF[usize::from(pattern.0 >> shift & 0xF)]);
    ((of(12) * N_TERRAINS + of(8)) * N_TERRAINS + of(4)) * N_TERRAINS + of(0)
}

/// How a kind of tile concerns a pattern and a side of it.
#[derive(Clone, Copy, Debug)]
struct Concern {
    /// Four times the number of the pattern, plus the side.
    at: u16,
    closes: bool,
}

/// What one kind of tile fits.
#[derive(Clone, Debug, Default)]
struct OfKind {
    fits: Vec<u16>,
    concerns: Vec<Concern>,
    /// Six times the number of a pattern, plus the pair of its sides that the tile connects.
    joins: Vec<u16>,
    /// The same for fields: 28 times the number of a pattern, plus the pair of half-sides.
    field_joins: Vec<u16>,
}

/// How many tiles of the bag fit where.
#[derive(Clone, Debug)]
pub(crate) struct Fits {
    /// By place in the bag.
    kinds: Vec<OfKind>,
    bag: Vec<u8>,
    n_in_bag: u32,
    fitting: Vec<u8>,
    /// Tiles that close and that extend, by pattern and side.
    at_side: Vec<[u8; 2]>,
    /// Tiles that connect what ends at two sides, by pattern and pair.
    joining: Vec<u8>,
    /// Tiles that connect fields that end at two half-sides.
    joining_fields: Vec<u8>,
}

impl Fits {
    pub(crate) fn new(rules: &Rules) -> Self {
        let kinds: Vec<OfKind> = rules
            .bag_kinds()
            .map(|kind| OfKind::new(rules, kind))
            .collect();
        Self {
            bag: vec![0; kinds.len()],
            n_in_bag: 0,
            kinds,
            fitting: vec![0; N_PATTERNS],
            at_side: vec![[0; 2]; 4 * N_PATTERNS],
            joining: vec![0; N_PAIRS * N_PATTERNS],
            joining_fields: vec![0; N_HALF_PAIRS * N_PATTERNS],
        }
    }

    /// Takes over the bag of a position, and returns whether it has changed.
    #[inline]
    pub(crate) fn follow(&mut self, state: &State) -> bool {
        let is_other = self.bag != state.bag_counts();
        if is_other {
            self.follow_changed(state.bag_counts());
        }
        is_other
    }

    fn follow_changed(&mut self, bag: &[u8]) {
        for (place, &n) in bag.iter().enumerate() {
            let before = self.bag[place];
            if n == before {
                continue;
            }
            let change = n.wrapping_sub(before);
            let of_kind = &self.kinds[place];
            for &pattern in &of_kind.fits {
                let count = &mut self.fitting[usize::from(pattern)];
                *count = count.wrapping_add(change);
            }
            for concern in &of_kind.concerns {
                let count =
                    &mut self.at_side[usize::from(concern.at)][usize::from(!concern.closes)];
                *count = count.wrapping_add(change);
            }
            for &at in &of_kind.joins {
                let count = &mut self.joining[usize::from(at)];
                *count = count.wrapping_add(change);
            }
            for &at in &of_kind.field_joins {
                let count = &mut self.joining_fields[usize::from(at)];
                *count = count.wrapping_add(change);
            }
            self.n_in_bag = self.n_in_bag + u32::from(n) - u32::from(before);
            self.bag[place] = n;
        }
    }

    /// Returns how many tiles of the bag fit a cell.
    #[inline]
    pub(crate) fn n_fitting(&self, cell: EdgePattern) -> u8 {
        self.fitting[number(cell)]
    }

    /// Returns how many tiles of the bag fit a cell and close the road or city that ends at one of its sides, and how many
    /// fit but open it elsewhere.
    #[inline]
    pub(crate) fn closing_and_extending(&self, cell: EdgePattern, side: Side) -> [u8; 2] {
        self.at_side[4 * number(cell) + side.ix()]
    }

    /// Returns how many tiles of the bag fit a cell and connect what ends at two of its sides.
    #[inline]
    pub(crate) fn joining(&self, cell: EdgePattern, (a, b): (Side, Side)) -> u8 {
        self.joining[N_PAIRS * number(cell) + pair(a, b)]
    }

    /// Returns how many tiles of the bag fit a cell and connect fields that end at some of its half-sides, by the pair of
    /// half-sides that most tiles connect.
    #[inline]
    pub(crate) fn joining_fields(
        &self,
        cell: EdgePattern,
        (a, b): (HalfSideSet, HalfSideSet),
    ) -> u8 {
        let at = N_HALF_PAIRS * number(cell);
        let of_pattern = &self.joining_fields[at..at + N_HALF_PAIRS];
        let mut most = 0;
        for one in a.iter() {
            for other in b.iter().filter(|&other| other != one) {
                most = most.max(of_pattern[half_pair(one, other)]);
            }
        }
        most
    }
}

impl OfKind {
    fn new(rules: &Rules, kind: KindIx) -> Self {
        let mut fits = Vec::new();
        // By pattern and side, those that close after those that do not.
        let mut concerns: Vec<(u16, bool)> = Vec::new();
        let mut joins = Vec::new();
        let mut field_joins = Vec::new();
        for rotation in Rotation::ALL {
            let shown = rules.edge_pattern(kind, rotation);
            for open in 0..16_u16 {
                // The tile fits every cell that allows what it shows, or anything at some sides.
                let mut pattern = shown;
                for side in Side::ALL
                    .into_iter()
                    .filter(|side| open >> side.ix() & 1 == 1)
                {
                    pattern.0 |= 0xF << (4 * side.ix());
                }
                let number = number(pattern) as u16;
                fits.push(number);
                for segment in rules.segments(kind) {
                    if segment.kind != SegmentKind::Field {
                        continue;
                    }
                    let halves = segment.turned(rotation).halves;
                    let halves: Vec<HalfSide> = halves
                        .iter()
                        .filter(|half| !pattern.is_open(half.side()))
                        .collect();
                    for (ix, &one) in halves.iter().enumerate() {
                        for &other in &halves[ix + 1..] {
                            field_joins
                                .push(N_HALF_PAIRS as u16 * number + half_pair(one, other) as u16);
                        }
                    }
                }
                for side in Side::ALL {
                    if pattern.is_open(side) || !is_line(shown.at(side)) {
                        continue;
                    }
                    let closes = rules.segments(kind).iter().all(|segment| {
                        let segment = segment.turned(rotation);
                        let mut at = segment.sides.iter().chain(segment.shared_sides.iter());
                        let ends_here = at.any(|other| other == side);
                        let mut at = segment.sides.iter().chain(segment.shared_sides.iter());
                        !ends_here || !at.any(|other| pattern.is_open(other))
                    });
                    concerns.push((4 * number + side.ix() as u16, closes));
                    for other in Side::ALL.into_iter().skip(side.ix() + 1) {
                        let mut segments = rules.segments(kind).iter();
                        let is_joined = segments.any(|segment| {
                            let sides = segment.turned(rotation).sides;
                            sides.contains(side) && sides.contains(other)
                        });
                        if is_joined && !pattern.is_open(other) {
                            joins.push(N_PAIRS as u16 * number + pair(side, other) as u16);
                        }
                    }
                }
            }
        }
        fits.sort_unstable();
        fits.dedup();
        joins.sort_unstable();
        joins.dedup();
        field_joins.sort_unstable();
        field_joins.dedup();
        // A tile that closes in one rotation and extends in another counts as closing.
        concerns.sort_unstable_by_key(|&(at, closes)| (at, !closes));
        concerns.dedup_by_key(|&mut (at, _)| at);
        let concerns = concerns
            .into_iter()
            .map(|(at, closes)| Concern { at, closes })
            .collect();
        Self {
            fits,
            concerns,
            joins,
            field_joins,
        }
    }
}

/// Whether a nibble is that of a road or city.
fn is_line(nibble: u16) -> bool {
    const ROAD: u16 = 2;
    const CITY: u16 = 4;
    nibble == ROAD || nibble == CITY
}

#[cfg(test)]
mod tests {
    use carcas_engine::{Edition, FeatureIx, Log, Node, Setup};

    use super::*;
    use crate::{Rng, random_move};

    /// What [`Fits`] counts, tile by tile.
    fn count(rules: &Rules, state: &State, cell: EdgePattern, side: Option<Side>) -> [u8; 2] {
        let mut counts = [0; 2];
        for (kind, &n) in rules.bag_kinds().zip(state.bag_counts()) {
            let (mut closes, mut fits) = (false, false);
            for rotation in Rotation::ALL {
                let shown = rules.edge_pattern(kind, rotation);
                if shown.0 & !cell.0 != 0 {
                    continue;
                }
                fits = true;
                let Some(side) = side else { continue };
                closes |= rules.segments(kind).iter().all(|segment| {
                    let sides = segment.turned(rotation).sides;
                    !sides.contains(side) || sides.iter().all(|other| !cell.is_open(other))
                });
            }
            counts[0] += if fits && (closes || side.is_none()) {
                n
            } else {
                0
            };
            counts[1] += if fits && !closes && side.is_some() {
                n
            } else {
                0
            };
        }
        counts
    }

    /// How many tiles connect two sides, tile by tile.
    fn count_joining(rules: &Rules, state: &State, cell: EdgePattern, (a, b): (Side, Side)) -> u8 {
        let bag = rules.bag_kinds().zip(state.bag_counts());
        let joins = |kind: KindIx| {
            Rotation::ALL.into_iter().any(|rotation| {
                let is_fitting = rules.edge_pattern(kind, rotation).0 & !cell.0 == 0;
                let mut segments = rules.segments(kind).iter();
                is_fitting
                    && segments.any(|segment| {
                        let segment = segment.turned(rotation);
                        let is_line = matches!(segment.kind, SegmentKind::Road | SegmentKind::City);
                        is_line && segment.sides.contains(a) && segment.sides.contains(b)
                    })
            })
        };
        bag.filter(|&(kind, _)| joins(kind)).map(|(_, &n)| n).sum()
    }

    /// How many tiles connect fields at two half-sides, tile by tile.
    fn count_joining_fields(
        rules: &Rules,
        state: &State,
        cell: EdgePattern,
        (a, b): (HalfSide, HalfSide),
    ) -> u8 {
        let bag = rules.bag_kinds().zip(state.bag_counts());
        let joins = |kind: KindIx| {
            Rotation::ALL.into_iter().any(|rotation| {
                let is_fitting = rules.edge_pattern(kind, rotation).0 & !cell.0 == 0;
                let mut segments = rules.segments(kind).iter();
                is_fitting
                    && segments.any(|segment| {
                        let halves = segment.turned(rotation).halves;
                        halves.contains(a) && halves.contains(b)
                    })
            })
        };
        bag.filter(|&(kind, _)| joins(kind)).map(|(_, &n)| n).sum()
    }

    #[test]
    fn counts_follow_the_bag_and_equal_a_count_tile_by_tile() {
        let mut setup = Setup::new(Edition::ZmanC2, 2);
        setup.add_box("river-1").unwrap();
        setup.add_box("inns-and-cathedrals").unwrap();
        let rules = Rules::new(&setup).unwrap();
        let mut fits = Fits::new(&rules);
        let (mut state, mut rng, mut moves) = (State::new(&rules), Rng::new(3), Vec::new());
        let (mut n_compared, mut n_joining, mut n_joining_fields) = (0, 0, 0);
        while state.node() != Node::Over {
            if state.node().is_chance() {
                let outcome = state.sample(&rules, |n| rng.below(n)).unwrap();
                state.draw(&rules, outcome, &mut Log::silent()).unwrap();
                continue;
            }
            fits.follow(&state);
            let is_line = |&feature: &FeatureIx| {
                let kind = state.outline(feature).kind;
                matches!(kind, SegmentKind::Road | SegmentKind::City)
            };
            for feature in state.features().filter(is_line) {
                state.visit_open_sides(&rules, feature, |_, cell, side| {
                    let counted = count(&rules, &state, cell, Some(side));
                    assert_eq!(fits.closing_and_extending(cell, side), counted);
                    assert_eq!(fits.n_fitting(cell), count(&rules, &state, cell, None)[0]);
                    for other in Side::ALL.into_iter().filter(|&other| other != side) {
                        if !cell.is_open(other) && cell.at(other) == cell.at(side) {
                            let counted = count_joining(&rules, &state, cell, (side, other));
                            assert_eq!(fits.joining(cell, (other, side)), counted);
                            n_joining += u32::from(counted > 0);
                        }
                    }
                    n_compared += 1;
                });
            }
            let is_field = |&feature: &FeatureIx| state.outline(feature).kind == SegmentKind::Field;
            for feature in state.features().filter(is_field).step_by(3) {
                state.visit_open_halves(&rules, feature, |_, cell, halves| {
                    let at = halves.iter().next().unwrap();
                    let others = HalfSide::all().filter(|&other| other != at);
                    for other in others.filter(|other| !cell.is_open(other.side())) {
                        let counted = count_joining_fields(&rules, &state, cell, (at, other));
                        let [a, b] = [at, other].map(|half| HalfSideSet::EMPTY.with(half));
                        assert_eq!(fits.joining_fields(cell, (a, b)), counted);
                        assert_eq!(fits.joining_fields(cell, (b, a)), counted);
                        n_joining_fields += u32::from(counted > 0);
                    }
                });
            }
            let chosen = random_move(&rules, &state, &mut rng, &mut moves).unwrap();
            state.play(&rules, chosen, &mut Log::silent()).unwrap();
        }
        assert!(
            n_compared > 1000 && n_joining > 50 && n_joining_fields > 50,
            "{n_compared} {n_joining} {n_joining_fields}"
        );
    }
}
