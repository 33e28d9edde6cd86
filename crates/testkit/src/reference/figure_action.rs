//! What a seat may do after the tile is placed.

use std::collections::BTreeSet;

use carcas_engine::{AbbotRecallWhenComplete, Cell, Farmers, FigureKind, Spot};
use carcas_tiles::{Group, SegmentKind, Symbol, TileKind};

use super::feature::Feature;
use super::scoring::{Standing, powers};
use super::table::Tile;
use super::{Answer, Reference};

impl Reference {
    /// Returns every answer after a tile was placed on a cell: pass, and whatever else there is.
    ///
    /// Rule: BA-19, BA-23, AB-09, AB-10.
    pub(super) fn figure_answers(&self, cell: Cell) -> BTreeSet<Answer> {
        let mut answers = BTreeSet::from([Answer::Pass]);
        for spot in self.spots_on(cell) {
            for kind in [FigureKind::Follower, FigureKind::Abbot] {
                if self.may_place(kind, spot) {
                    answers.insert(Answer::PlaceFigure(kind, spot));
                }
            }
        }
        for figure in &self.figures {
            if self.may_recall(figure) {
                answers.insert(Answer::Recall(figure.kind, figure.spot));
            }
        }
        answers
    }

    /// Returns the segments of the tile on a cell.
    pub(super) fn spots_on(&self, cell: Cell) -> Vec<Spot> {
        let segments = self.table.tile(cell).into_iter().flat_map(Tile::segments);
        segments
            .map(|(segment, _)| Spot { cell, segment })
            .collect()
    }

    /// Rule: BA-20, BA-21, BA-24, RV-17.
    fn may_place(&self, kind: FigureKind, spot: Spot) -> bool {
        self.supply(self.seat, kind) > 0
            && self.may_stand(kind, spot)
            && !self.is_volcano_lake(spot.cell)
            && powers(&Feature::at(&self.table, spot), &self.figures).is_empty()
    }

    /// Rule: BA-22, BA-25, AB-02, AB-03, AB-15, RV-16, RV-18.
    fn may_stand(&self, kind: FigureKind, spot: Spot) -> bool {
        let Some(segment) = self.table.segment(spot) else {
            return false;
        };
        match segment.kind {
            SegmentKind::Road | SegmentKind::City => kind == FigureKind::Follower,
            SegmentKind::Field => {
                kind == FigureKind::Follower && self.choices.farmers == Farmers::On
            }
            SegmentKind::Monastery => true,
            SegmentKind::Garden => kind == FigureKind::Abbot,
            _ => false,
        }
    }

    /// Tells whether the volcano lake of River II lies on a cell.
    pub(super) fn is_volcano_lake(&self, cell: Cell) -> bool {
        let is_volcano_lake =
            |kind: &TileKind| kind.group == Group::Lake && kind.symbols.contains(Symbol::Volcano);
        let tile = self.table.tile(cell);
        tile.is_some_and(|tile| is_volcano_lake(tile.printed()))
    }

    /// Rule: AB-06, AB-08, AB-109.
    pub(super) fn may_recall(&self, figure: &Standing) -> bool {
        let is_allowed_when_complete =
            self.choices.abbot_recall_when_complete == AbbotRecallWhenComplete::Allowed;
        figure.seat == self.seat
            && figure.kind == FigureKind::Abbot
            && (is_allowed_when_complete
                || !Feature::at(&self.table, figure.spot).is_complete(&self.table))
    }
}
