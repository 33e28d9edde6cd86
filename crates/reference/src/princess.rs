//! The princess sends knights home.

use std::collections::BTreeSet;

use carcas_engine::{FairyAfterPrincess, FigureKind, PrincessTargets, Spot};
use carcas_tiles::Mark;

use super::feature::Feature;
use super::scoring::{PlacedFigure, is_follower};
use super::{Answer, Case, Reference};

impl Reference {
    /// Returns the figures that the princess of the tile just placed may send home.
    ///
    /// Rule: PD-39, PD-41, PD-43, PD-71.
    pub(super) fn knights(&self) -> BTreeSet<Answer> {
        let mut targets = BTreeSet::new();
        for &(segment, printed) in self.table.segments(self.flow.cell) {
            let spot = Spot {
                cell: self.flow.cell,
                segment,
            };
            let alone = Feature {
                kind: printed.kind,
                spots: BTreeSet::from([spot]),
            };
            if !self.played.has_mark(&self.table, &alone, Mark::Princess) {
                continue;
            }
            let city = Feature::at(&self.table, spot);
            let is_knight =
                |figure: &PlacedFigure| city.spots.contains(&figure.spot) && is_follower(figure);
            if !self.figures.iter().any(is_knight) {
                continue;
            }
            let is_target = |figure: &&PlacedFigure| {
                let is_builder = figure.kind == FigureKind::Builder
                    && self.played.choices.princess_targets == PrincessTargets::KnightsAndBuilder;
                city.spots.contains(&figure.spot) && (is_follower(figure) || is_builder)
            };
            let found = self.figures.iter().filter(is_target);
            targets.extend(found.map(|one| Answer::SendHome(one.seat, one.kind, one.spot)));
        }
        targets
    }

    /// Rule: PD-40, PD-42, PD-47.
    pub(super) fn remove_knight(&mut self, knight: &PlacedFigure) {
        self.cases.see(Case::KnightRemoved);
        self.cases
            .see_if(knight.seat == self.seat, Case::OwnKnightRemoved);
        self.send_home(knight);
    }

    /// Rule: PD-44, PD-45.
    pub(super) fn may_move_fairy_after_princess(&self) -> bool {
        self.played.choices.fairy_after_princess == FairyAfterPrincess::Allowed
            && !self.fairy_answers().is_empty()
    }
}
