//! Scoring: who owns a feature, what it is worth, term by term, and when.

mod fields;
mod standing;

use carcas_tiles::{Mark, SegmentKind};

use crate::event::{Event, Label, Log, Reason, Terms};
use crate::feature::{FeatureIx, SegmentIx};
use crate::figure::{Figure, Seat, Weight};

use crate::rules::{Rules, SmallCityScoring};
use crate::state::State;

pub(crate) use fields::score_fields;
pub use standing::Standing;

/// What scoring needs to know about a feature.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tally {
    pub(crate) feature: FeatureIx,
    pub(crate) kind: SegmentKind,
    pub(crate) is_complete: bool,
    /// Different tiles; for a monastery, abbey or garden the tiles of its block of nine.
    pub(crate) n_tiles: u16,
    pub(crate) pennants: u8,
    marks: u8,
}

impl Tally {
    pub(crate) fn of(state: &State, feature: FeatureIx) -> Self {
        let columns = state.features.columns(feature);
        let n_tiles = match columns.kind {
            kind if is_center(kind) => 9 - columns.open,
            _ => n_different_tiles(state, feature),
        };
        Self {
            feature,
            kind: columns.kind,
            is_complete: columns.open == 0,
            n_tiles,
            pennants: columns.pennants,
            marks: columns.marks,
        }
    }

    /// Tells whether the feature counts the tiles around it.
    pub(crate) const fn is_center(&self) -> bool {
        is_center(self.kind)
    }

    /// Tells whether a segment of the feature carries a mark.
    pub(crate) const fn has(&self, mark: Mark) -> bool {
        self.marks >> mark as u8 & 1 == 1
    }
}

const fn is_center(kind: SegmentKind) -> bool {
    matches!(
        kind,
        SegmentKind::Monastery | SegmentKind::Abbey | SegmentKind::Garden
    )
}

/// Counts each tile once, however many of its segments belong to the feature.
///
/// Rule: BA-15.
fn n_different_tiles(state: &State, feature: FeatureIx) -> u16 {
    let mut seen = BitSet::EMPTY;
    state
        .features
        .tiles(feature)
        .filter(|tile| seen.insert(tile.ix()))
        .count() as u16
}

/// A set of small numbers, for tiles and features.
pub(crate) struct BitSet([u64; Self::WORDS]);

impl BitSet {
    const WORDS: usize = 32;
    /// No number in the set may reach this.
    pub(crate) const LIMIT: usize = Self::WORDS * 64;
    pub(crate) const EMPTY: Self = Self([0; Self::WORDS]);

    /// Adds a number; `false` if it was there.
    #[inline]
    pub(crate) fn insert(&mut self, number: usize) -> bool {
        let (word, bit) = (&mut self.0[number / 64], 1 << (number % 64));
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }
}

/// Points per tile and per pennant. Modules change them before they are applied.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rates {
    pub(crate) tile: i16,
    pub(crate) pennant: i16,
    /// Set by a module that replaces the usual rates: the rule of small cities then does not apply.
    pub(crate) is_replaced: bool,
}

/// Returns the value of a road, city, monastery, abbey or garden, term by term.
///
/// Rule: BA-36, BA-37, BA-38, BA-39, BA-46, BA-47, BA-101, AB-05, AB-14.
pub(crate) fn worth(rules: &Rules, state: &State, tally: &Tally) -> Terms {
    let mut terms = Terms::EMPTY;
    match tally.kind {
        SegmentKind::Road | SegmentKind::City => {
            let rate = if tally.kind == SegmentKind::City && tally.is_complete {
                2
            } else {
                1
            };
            let mut rates = Rates {
                tile: rate,
                pennant: rate,
                is_replaced: false,
            };
            for replace in &rules.seams.rates {
                replace(rules, tally, &mut rates);
            }
            if !rates.is_replaced && is_small_city(tally) {
                match rules.choices.small_city_scoring {
                    SmallCityScoring::FourPoints => {}
                    SmallCityScoring::TwoPoints => (rates.tile, rates.pennant) = (1, 1),
                }
            }
            terms.add(Label::Tiles, tally.n_tiles, rates.tile);
            terms.add(Label::Pennants, u16::from(tally.pennants), rates.pennant);
            for add in &rules.seams.terms {
                add(rules, state, tally, &mut terms);
            }
        }
        SegmentKind::Monastery | SegmentKind::Abbey | SegmentKind::Garden => {
            terms.add(Label::Center, 1, 1);
            terms.add(Label::Neighbors, tally.n_tiles - 1, 1);
        }
        SegmentKind::Field | SegmentKind::River | SegmentKind::Tower | SegmentKind::Quarter => {}
    }
    terms
}

fn is_small_city(tally: &Tally) -> bool {
    tally.kind == SegmentKind::City && tally.is_complete && tally.n_tiles == 2
}

/// The power of every seat in a feature.
pub type Powers = [u8; Seat::MAX];

/// Adds up the followers of each seat in a feature.
///
/// Rule: BA-33.
pub(crate) fn powers(state: &State, feature: FeatureIx) -> Powers {
    let mut powers = [0; Seat::MAX];
    for figure in state.figures.iter() {
        if state.features.of(figure.segment) == feature {
            powers[figure.seat.ix()] += power(state, feature, figure);
        }
    }
    powers
}

/// Returns what a figure adds to the power of its seat in its feature.
#[inline]
fn power(state: &State, feature: FeatureIx, figure: &Figure) -> u8 {
    match figure.kind.weight() {
        Weight::None => 0,
        Weight::Fixed(weight) => weight,
        Weight::Pennants => state.features.columns(feature).pennants,
    }
}

/// Returns the seats with the greatest power, if anybody has any.
///
/// Rule: BA-34.
pub(crate) fn owners(powers: &Powers) -> impl Iterator<Item = Seat> + '_ {
    let greatest = powers.iter().copied().max().unwrap_or(0);
    (0..Seat::MAX as u8)
        .map(Seat)
        .filter(move |seat| greatest > 0 && powers[seat.ix()] == greatest)
}

/// Gives a feature's value to each of its owners in full.
///
/// Rule: BA-35, BA-44.
fn score_feature(
    rules: &Rules,
    state: &mut State,
    feature: FeatureIx,
    reason: Reason,
    log: &mut Log<'_>,
) {
    if state.features.columns(feature).n_followers == 0 {
        return;
    }
    let tally = Tally::of(state, feature);
    let terms = worth(rules, state, &tally);
    for seat in owners(&powers(state, feature)) {
        award(state, seat, terms.total());
        log.tell(|| {
            let spot = spot_of_seat(state, feature, seat);
            Event::Scored {
                seat,
                reason,
                feature: Some(tally.kind),
                spot: Some(spot),
                terms,
            }
        });
    }
    feature_scored(rules, state, feature, log);
}

/// Gives points that the tile of this part brought.
fn award(state: &mut State, seat: Seat, points: i32) {
    state.seats[seat.ix()].score += points;
    state.flow.gained[seat.ix()] += points as i16;
}

/// Lets modules act on a feature that has been scored.
fn feature_scored(rules: &Rules, state: &mut State, feature: FeatureIx, log: &mut Log<'_>) {
    for act in &rules.seams.feature_scored {
        act(rules, state, feature, log);
    }
}

/// Returns where a seat's first figure in a feature stands, to point at the feature.
fn spot_of_seat(state: &State, feature: FeatureIx, seat: Seat) -> crate::moves::Spot {
    let own = state
        .figures
        .iter()
        .find(|figure| figure.seat == seat && state.features.of(figure.segment) == feature)
        .map_or(SegmentIx(feature.0), |figure| figure.segment);
    state.spot(own)
}

/// Rule: BA-31, BA-32.
pub(crate) fn score_completed(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    let completed = state.flow.completed;
    for &feature in completed.as_slice() {
        score_one(rules, state, feature, log);
    }
}

/// Scores one completed feature.
pub(crate) fn score_one(rules: &Rules, state: &mut State, feature: FeatureIx, log: &mut Log<'_>) {
    score_feature(rules, state, feature, Reason::Complete, log);
}

/// Rule: BA-40 to BA-43.
pub(crate) fn return_figures(state: &mut State, log: &mut Log<'_>) {
    let mut ix = 0;
    while let Some(figure) = state.figures.get(ix) {
        if state
            .flow
            .completed
            .as_slice()
            .contains(&state.features.of(figure.segment))
        {
            let figure = state.return_figure(ix);
            log.tell(|| Event::FigureReturned {
                seat: figure.seat,
                figure: figure.kind,
                spot: state.spot(figure.segment),
            });
        } else {
            ix += 1;
        }
    }
}

/// Scores what is open when the game ends, in the order in which its first follower was placed.
///
/// Rule: BA-46.
pub(crate) fn score_open(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    for_each_occupied(state, |state, feature| {
        let kind = state.features.columns(feature).kind;
        if !matches!(kind, SegmentKind::Field | SegmentKind::Quarter) {
            score_feature(rules, state, feature, Reason::OpenAtEnd, log);
        }
    });
}

/// Visits every feature that holds a figure once.
fn for_each_occupied(state: &mut State, mut visit: impl FnMut(&mut State, FeatureIx)) {
    let mut seen = BitSet::EMPTY;
    for ix in 0..state.figures.len() {
        let feature = state.features.of(state.figures[ix].segment);
        if seen.insert(feature.ix()) {
            visit(state, feature);
        }
    }
}

impl State {
    /// Gives points that no feature on the board stands for.
    pub(crate) fn award_at_end(
        &mut self,
        seat: Seat,
        reason: Reason,
        terms: Terms,
        log: &mut Log<'_>,
    ) {
        self.seats[seat.ix()].score += terms.total();
        log.tell(|| Event::Scored {
            seat,
            reason,
            feature: None,
            spot: None,
            terms,
        });
    }
}
