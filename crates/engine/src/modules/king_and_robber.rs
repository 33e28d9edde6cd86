//! King and robber (`docs/rules/61-king-and-robber.md`): who completed the largest city and the longest road.

use carcas_tiles::{Mark, SegmentKind};

use super::{Manifest, Module};
use crate::event::{Event, Label, Log, Reason, Terms};
use crate::feature::SegmentIx;
use crate::figure::Seat;
use crate::rules::{KingCountsCarcassonne, KingRobberScoring, Rules};
use crate::score::{BitSet, Tally};
use crate::state::State;

pub(crate) const KING_MANIFEST: Manifest = Manifest::new(Module::King);
pub(crate) const ROBBER_MANIFEST: Manifest = Manifest::new(Module::Robber);

/// One of the two tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Title {
    /// For the largest city.
    King,
    /// For the longest road.
    Robber,
}

impl Title {
    /// Both titles.
    pub const ALL: [Self; 2] = [Self::King, Self::Robber];

    /// Returns the word for people.
    pub const fn name(self) -> &'static str {
        ["king", "robber"][self as usize]
    }

    pub(crate) const fn module(self) -> Module {
        [Module::King, Module::Robber][self as usize]
    }

    const fn feature(self) -> SegmentKind {
        [SegmentKind::City, SegmentKind::Road][self as usize]
    }
}

/// Who holds a token, and the size that won it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Holding {
    pub(crate) seat: Option<Seat>,
    pub(crate) record: u16,
}

/// Both tokens, by the order of [`Title`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Memory {
    pub(crate) holdings: [Holding; 2],
}

/// Tells whether there is a token to win.
pub(crate) fn is_in_play(rules: &Rules) -> bool {
    titles(rules).next().is_some()
}

fn titles(rules: &Rules) -> impl Iterator<Item = Title> + use<> {
    let modules = rules.modules();
    Title::ALL
        .into_iter()
        .filter(move |title| modules.contains(title.module()))
}

/// Compares what the tile completed with the records.
///
/// Rule: KR-02 to KR-10.
pub(crate) fn compare(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    let seat = state.flow.seat;
    for title in titles(rules) {
        let mut n_completed = 0;
        let mut largest = 0;
        for &feature in state.flow.completed.as_slice() {
            let tally = Tally::of(state, feature);
            if tally.kind == title.feature() {
                n_completed += 1;
                largest = largest.max(tally.n_tiles);
            }
        }
        if n_completed == 0 {
            continue;
        }
        let holding = state.memory.king_and_robber.holdings[title as usize];
        let is_continuous = rules.choices().king_robber_scoring == KingRobberScoring::Continuous;
        if let Some(holder) = holding.seat.filter(|_| is_continuous) {
            let mut terms = Terms::EMPTY;
            terms.add(Label::Titles(title), n_completed, 1);
            state.award_at_end(holder, Reason::Title(title), terms, log);
        }
        if largest > holding.record {
            state.memory.king_and_robber.holdings[title as usize] = Holding {
                seat: Some(seat),
                record: largest,
            };
            if holding.seat != Some(seat) {
                log.tell(|| Event::TitleTaken { seat, title });
            }
        }
    }
}

/// Pays the holders when the game ends.
///
/// Rule: KR-11 to KR-14.
pub(crate) fn score(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    let holdings = state.memory.king_and_robber.holdings;
    let has_both = holdings[0].seat.is_some() && holdings[0].seat == holdings[1].seat;
    for title in titles(rules) {
        let Some(holder) = holdings[title as usize].seat else {
            continue;
        };
        let (count, each) = match rules.choices().king_robber_scoring {
            KingRobberScoring::PerFeature => (n_complete(rules, state, title), 1),
            KingRobberScoring::TenEach => (1, 10),
            KingRobberScoring::FifteenForty if has_both => (1, 20),
            KingRobberScoring::FifteenForty => (1, 15),
            KingRobberScoring::Continuous => continue,
        };
        let mut terms = Terms::EMPTY;
        terms.add(Label::Titles(title), count, each);
        state.award_at_end(holder, Reason::Title(title), terms, log);
    }
}

/// Counts the complete features on the board, whoever completed them.
///
/// Rule: KR-11, KR-12, KR-111.
fn n_complete(rules: &Rules, state: &State, title: Title) -> u16 {
    let mut seen = BitSet::EMPTY;
    let mut n_complete = 0;
    for ix in 0..state.features.len() {
        let feature = state.features.of(SegmentIx(ix as u16));
        let columns = state.features.columns(feature);
        if columns.kind != title.feature() || columns.open > 0 || !seen.insert(feature.ix()) {
            continue;
        }
        let is_carcassonne = columns.marks >> Mark::AtCarcassonne as u8 & 1 == 1;
        if !is_carcassonne || rules.choices().king_counts_carcassonne == KingCountsCarcassonne::Yes
        {
            n_complete += 1;
        }
    }
    n_complete
}
