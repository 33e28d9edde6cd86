//! The fairy: where she goes and what she gives.

use std::collections::BTreeSet;

use carcas_engine::{
    FairyAbbotReturnBonus, FairyAfterVolcano, FairyPlacement, Neutral, Seat, Spot,
};
use carcas_tiles::{SegmentKind, Symbol};

use super::feature::Feature;
use super::played::Part;
use super::scoring::{PlacedFigure, is_follower};
use super::{Answer, Case, Reference};

impl Reference {
    /// Whether a follower stands on landscape, not in a quarter.
    fn is_in_the_open(&self, figure: &PlacedFigure) -> bool {
        let segment = self.table.segment(figure.spot);
        segment.is_some_and(|segment| segment.kind != SegmentKind::Quarter)
    }

    fn is_on_tile(&self) -> bool {
        self.played.choices.fairy_placement == FairyPlacement::OnTile
    }

    /// Returns every move of the fairy.
    ///
    /// Rule: PD-07, PD-49, PD-50, PD-51, PD-60, PD-94.
    pub(super) fn fairy_answers(&self) -> BTreeSet<Answer> {
        let is_barred = self.has_symbol(self.flow.cell, Symbol::Volcano)
            && self.played.choices.fairy_after_volcano == FairyAfterVolcano::Forbidden;
        if !self.played.has(Part::Fairy) || is_barred {
            return BTreeSet::new();
        }
        let own = self.figures.iter().filter(|figure| {
            figure.seat == self.seat && is_follower(figure) && self.is_in_the_open(figure)
        });
        if self.is_on_tile() {
            own.map(|figure| figure.spot.cell)
                .filter(|&cell| self.neutral_cell(Neutral::Fairy) != Some(cell))
                .map(|cell| Answer::MoveNeutral(Neutral::Fairy, Spot::tile(cell)))
                .collect()
        } else {
            own.filter(|&&figure| self.companion != Some(figure))
                .map(|figure| Answer::PutBeside(Neutral::Fairy, figure.kind, figure.spot))
                .collect()
        }
    }

    /// Rule: PD-50.
    pub(super) fn put_fairy(&mut self, spot: Spot, companion: Option<PlacedFigure>) {
        self.neutrals.insert(Neutral::Fairy, Spot::tile(spot.cell));
        self.companion = companion;
        let on_tile = self.figures.iter().filter(|one| one.spot.cell == spot.cell);
        let mut near = on_tile.filter(|one| companion.is_none_or(|figure| **one == figure));
        let has_guard = near.any(|one| one.seat == self.seat && self.is_foundation(one.spot));
        self.cases.see_if(has_guard, Case::FairyAtGuard);
        self.cases.see(match companion {
            Some(_) => Case::FairyBeside,
            None => Case::FairyOnTile,
        });
    }

    fn has_fairy(&self, figure: &PlacedFigure) -> bool {
        if self.is_on_tile() {
            is_follower(figure)
                && self.is_in_the_open(figure)
                && self.neutral_cell(Neutral::Fairy) == Some(figure.spot.cell)
        } else {
            self.companion == Some(*figure)
        }
    }

    /// T0: one point for the seat that has the fairy.
    ///
    /// Rule: PD-52, PD-53, PD-69.
    pub(super) fn give_fairy_point(&mut self) {
        let own = self
            .figures
            .iter()
            .filter(|figure| figure.seat == self.seat);
        if own.into_iter().any(|figure| self.has_fairy(figure)) {
            self.scores[self.seat.ix()] += 1;
            self.cases.see(Case::FairyPoint);
        }
    }

    /// Returns the seats that get three points when a feature is scored.
    ///
    /// Rule: PD-54, PD-55, PD-56.
    pub(super) fn fairy_seats(&self, feature: &Feature) -> BTreeSet<Seat> {
        let inside = self
            .figures
            .iter()
            .filter(|figure| feature.spots.contains(&figure.spot));
        inside
            .filter(|figure| self.has_fairy(figure))
            .map(|figure| figure.seat)
            .collect()
    }

    /// Rule: PD-74, AB-107.
    pub(super) fn fairy_bonus_for_recall(&self, abbot: &PlacedFigure) -> i32 {
        let pays = self.played.choices.fairy_abbot_return_bonus == FairyAbbotReturnBonus::Yes;
        if pays && self.has_fairy(abbot) { 3 } else { 0 }
    }
}
