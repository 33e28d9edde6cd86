//! Goods, king and robber; what lies beside shepherds.

use std::collections::BTreeMap;

use carcas_engine::{
    KingCountsCarcassonne, KingCountsCastles, KingRobberScoring, Seat, Title, Token,
};
use carcas_tiles::{Goods, Mark, SegmentKind};

use super::feature::Feature;
use super::played::Part;
use super::{Case, Reference};

/// The tokens of all seats.
#[derive(Clone, Debug, Default)]
pub(super) struct Tokens {
    pub(super) goods: BTreeMap<(Seat, Goods), u32>,
    /// Who holds a title, and the size that won it.
    pub(super) titles: BTreeMap<Title, (Seat, u16)>,
    /// The tokens beside the shepherd of each seat.
    pub(super) flocks: BTreeMap<Seat, Vec<Token>>,
}

impl Reference {
    /// T8e: the seat takes the goods of the cities that its tile has completed.
    ///
    /// Rule: TB-01, TB-02.
    pub(super) fn take_goods(&mut self, completed: &[Feature]) {
        if !self.played.has(Part::Goods) {
            return;
        }
        for city in completed.iter().filter(|one| one.kind == SegmentKind::City) {
            for goods in self.played.goods(&self.table, city) {
                *self.tokens.goods.entry((self.seat, goods)).or_insert(0) += 1;
                self.cases.see(Case::GoodsTaken);
            }
        }
    }

    /// T8e: compares what was completed with the records.
    ///
    /// Rule: KR-02 to KR-10, KR-14.
    pub(super) fn take_titles(&mut self, completed: &[Feature]) {
        for (title, kind, part) in TITLES {
            if !self.played.has(part) {
                continue;
            }
            let sizes = completed.iter().filter(|one| one.kind == kind);
            let sizes: Vec<u16> = sizes.map(|one| one.n_tiles(&self.table)).collect();
            let Some(&largest) = sizes.iter().max() else {
                continue;
            };
            let held = self.tokens.titles.get(&title).copied();
            if self.played.choices.king_robber_scoring == KingRobberScoring::Continuous
                && let Some((holder, _)) = held
            {
                self.scores[holder.ix()] += sizes.len() as i32;
                self.cases.see(Case::TitleContinuous);
            }
            if held.is_none_or(|(_, record)| largest > record) {
                self.tokens.titles.insert(title, (self.seat, largest));
                let has_changed = held.is_some_and(|(holder, _)| holder != self.seat);
                self.cases.see_if(has_changed, Case::TitleTakenOver);
            }
        }
    }

    /// FS-3: ten points for most of a kind of goods.
    ///
    /// Rule: TB-05, TB-06.
    pub(super) fn score_goods(&mut self) {
        for goods in Goods::ALL {
            let seats = (0..self.scores.len()).map(|ix| Seat(ix as u8));
            let counts: Vec<(Seat, u32)> =
                seats.map(|seat| (seat, self.goods(seat, goods))).collect();
            let most = counts.iter().map(|&(_, n)| n).max().unwrap_or(0);
            for (seat, _) in counts.into_iter().filter(|&(_, n)| n > 0 && n == most) {
                self.scores[seat.ix()] += 10;
                self.cases.see(Case::GoodsScored);
            }
        }
    }

    /// FS-3: what the titles are worth.
    ///
    /// Rule: KR-11 to KR-14, CO-70.
    pub(super) fn score_titles(&mut self) {
        let titles = self.tokens.titles.clone();
        let has_both = |seat| titles.values().filter(|holding| holding.0 == seat).count() == 2;
        for (title, kind, _) in TITLES {
            let Some(&(seat, _)) = titles.get(&title) else {
                continue;
            };
            self.scores[seat.ix()] += match self.played.choices.king_robber_scoring {
                KingRobberScoring::PerFeature => self.n_complete(kind),
                KingRobberScoring::TenEach => 10,
                KingRobberScoring::FifteenForty if has_both(seat) => 20,
                KingRobberScoring::FifteenForty => 15,
                KingRobberScoring::Continuous => 0,
            };
            self.cases.see(Case::TitleScored);
        }
    }

    /// Counts the complete features of a kind.
    fn n_complete(&self, kind: SegmentKind) -> i32 {
        let counts_city = self.played.choices.king_counts_carcassonne == KingCountsCarcassonne::Yes;
        let is_carcassonne = |feature: &Feature| {
            let mut segments = feature
                .spots
                .iter()
                .filter_map(|&spot| self.table.segment(spot));
            segments.any(|segment| segment.marks.contains(Mark::AtCarcassonne))
        };
        let features = Feature::all(&self.table).into_iter();
        // Rule: KR-114.
        let counts_castles = kind == SegmentKind::City
            && self.played.choices.king_counts_castles == KingCountsCastles::Yes;
        let complete = features.filter(|one| {
            one.kind == kind && one.is_complete(&self.table)
                || one.kind == SegmentKind::Castle && counts_castles
        });
        complete
            .filter(|one| counts_city || !is_carcassonne(one))
            .count() as i32
    }
}

const TITLES: [(Title, SegmentKind, Part); 2] = [
    (Title::King, SegmentKind::City, Part::King),
    (Title::Robber, SegmentKind::Road, Part::Robber),
];
