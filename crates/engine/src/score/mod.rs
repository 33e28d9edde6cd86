//! Scoring: who owns a feature, what it is worth, term by term, and when.

mod award;
mod contest;
mod fields;
pub(crate) mod order;
mod standing;

use carcas_tiles::{Mark, SegmentKind};

use crate::event::{Cause, Label, Log, Reason, Terms};
use crate::feature::{FeatureIx, Marks, can_be_complete};
use crate::figure::FigureKind;
use crate::rules::{Rules, SmallCityScoring};
use crate::state::State;

pub(crate) use award::Of;
pub use contest::{Contest, Powers};
pub(crate) use contest::{contest, decided, power};
pub(crate) use fields::{BARN_AT_END, city_terms, field_terms, points_per_city, score_fields};
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
    marks: Marks,
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
            is_complete: columns.is_closed(),
            n_tiles,
            pennants: columns.pennants,
            marks: columns.marks,
        }
    }

    /// Whether the feature counts the tiles around it.
    pub(crate) const fn is_center(&self) -> bool {
        is_center(self.kind)
    }

    /// Whether a segment of the feature carries a mark.
    pub(crate) const fn has(&self, mark: Mark) -> bool {
        self.marks.contains(mark)
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

    #[inline]
    pub(crate) fn contains(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 == 1
    }

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
        }
        SegmentKind::Monastery | SegmentKind::Abbey | SegmentKind::Garden => {
            terms.add(Label::Center, 1, 1);
            terms.add(Label::Neighbors, tally.n_tiles - 1, 1);
        }
        SegmentKind::Field
        | SegmentKind::River
        | SegmentKind::Tower
        | SegmentKind::Quarter
        | SegmentKind::Castle => {}
    }
    for add in &rules.seams.terms {
        add(rules, state, tally, &mut terms);
    }
    terms
}

/// Returns the sum of what [`worth`] returns term by term.
pub(crate) fn points(rules: &Rules, state: &State, tally: &Tally) -> i32 {
    if !rules.seams.rates.is_empty() || !rules.seams.terms.is_empty() {
        return worth(rules, state, tally).total();
    }
    let counted = i32::from(tally.n_tiles);
    let with_pennants = counted + i32::from(tally.pennants);
    let is_doubled = tally.is_complete
        && (rules.choices.small_city_scoring == SmallCityScoring::FourPoints
            || !is_small_city(tally));
    match tally.kind {
        SegmentKind::City if is_doubled => 2 * with_pennants,
        SegmentKind::Road | SegmentKind::City => with_pennants,
        SegmentKind::Monastery | SegmentKind::Abbey | SegmentKind::Garden => counted,
        SegmentKind::Field
        | SegmentKind::River
        | SegmentKind::Tower
        | SegmentKind::Quarter
        | SegmentKind::Castle => 0,
    }
}

fn is_small_city(tally: &Tally) -> bool {
    tally.kind == SegmentKind::City && tally.is_complete && tally.n_tiles == 2
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
    for seat in contest(rules, state, feature).owners.iter() {
        state.award(rules, seat, (reason, Of::Feature(feature)), &terms, log);
    }
    feature_scored(rules, state, feature, log);
}

/// Lets modules act on a feature that has been scored.
pub(crate) fn feature_scored(
    rules: &Rules,
    state: &mut State,
    feature: FeatureIx,
    log: &mut Log<'_>,
) {
    for act in &rules.seams.feature_scored {
        act(rules, state, feature, log);
    }
}

/// Scores one completed feature.
fn score_completed(rules: &Rules, state: &mut State, feature: FeatureIx, log: &mut Log<'_>) {
    score_feature(rules, state, feature, Reason::Complete, log);
}

/// Returns the figures of completed features; wagons wait until all others are home.
///
/// Rule: BA-40 to BA-43, AM-26.
pub(crate) fn return_figures(state: &mut State, log: &mut Log<'_>) {
    let mut ix = 0;
    while let Some(figure) = state.figures.get(ix) {
        let feature = state.features.of(figure.segment);
        // A city that became a castle keeps its lord. Rule: BC-18.
        if figure.kind != FigureKind::Wagon
            && state.flow.completed.contains(feature)
            && state.features.columns(feature).kind != SegmentKind::Castle
        {
            state.return_figure(ix, Cause::Completed, log);
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
        if can_be_complete(kind) {
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
