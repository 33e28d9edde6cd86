//! What a seat may do after the tile is placed.

use std::collections::BTreeSet;

use carcas_engine::{
    AbbotRecallWhenComplete, Cell, DeployOnDragonTile, Farmers, FigureKind, Neutral,
    PortalJustCompleted, PrincessAction, Spot,
};
use carcas_tiles::{Group, SegmentKind, Symbol, TileKind};

use super::feature::Feature;
use super::scoring::{PlacedFigure, is_follower, powers};
use super::{Answer, Reference};

const FOLLOWERS: [FigureKind; 5] = [
    FigureKind::Follower,
    FigureKind::Large,
    FigureKind::Abbot,
    FigureKind::Mayor,
    FigureKind::Wagon,
];

impl Reference {
    /// Returns every answer after a tile was placed on a cell, pass included.
    ///
    /// Rule: BA-19, BA-23, AB-09, AB-10, PD-29, PD-40, PD-49, TB-07, TB-21, TO-05 to TO-08.
    pub(super) fn figure_answers(&self, cell: Cell) -> BTreeSet<Answer> {
        let mut answers = BTreeSet::from([Answer::Pass]);
        let has_portal = self.has_symbol(cell, Symbol::Portal);
        let spots = if has_portal {
            self.table.spots()
        } else {
            self.spots_on(cell)
        };
        for spot in spots {
            let followers = FOLLOWERS.into_iter();
            let legal = followers.filter(|&kind| self.may_place(kind, spot));
            answers.extend(legal.map(|kind| Answer::PlaceFigure(kind, spot)));
        }
        for spot in self.spots_on(cell) {
            let helpers = [FigureKind::Builder, FigureKind::Pig].into_iter();
            let legal = helpers.filter(|&kind| self.may_help(kind, spot));
            answers.extend(legal.map(|kind| Answer::PlaceFigure(kind, spot)));
        }
        answers.extend(self.shepherd_answers(cell));
        for figure in &self.figures {
            if self.may_recall(figure) {
                answers.insert(Answer::Recall(figure.kind, figure.spot));
            }
        }
        if self.played.choices.princess_action == PrincessAction::May {
            answers.extend(self.knights());
        }
        answers.extend(self.fairy_answers());
        answers.extend(self.tower_answers());
        answers.extend(self.barn_answers(cell));
        answers
    }

    /// Returns the segments of the tile on a cell.
    pub(super) fn spots_on(&self, cell: Cell) -> Vec<Spot> {
        let segments = self.table.segments(cell).iter();
        segments
            .map(|&(segment, _)| Spot { cell, segment })
            .collect()
    }

    /// Rule: BA-20, BA-21, BA-24, RV-17, PD-05, PD-29 to PD-36.
    fn may_place(&self, kind: FigureKind, spot: Spot) -> bool {
        if self.supply(self.seat, kind) == 0 || !self.may_stand(kind, spot) {
            return false;
        }
        let feature = Feature::at(&self.table, spot);
        !self.is_barred(spot.cell)
            && powers(&self.table, &feature, &self.figures).is_empty()
            && !self.has_barn(&feature)
            && self.is_in_reach(&feature, spot)
    }

    /// Whether a feature that is complete may still be claimed: without a portal only what the tile shows.
    ///
    /// Rule: BA-21, BA-107, PD-31.
    fn is_in_reach(&self, feature: &Feature, spot: Spot) -> bool {
        let is_here = spot.cell == self.flow.cell;
        if !self.has_symbol(self.flow.cell, Symbol::Portal) || !feature.is_complete(&self.table) {
            return true;
        }
        match self.played.choices.portal_just_completed {
            PortalJustCompleted::PlacedTileOnly => is_here,
            PortalJustCompleted::Never => false,
            PortalJustCompleted::AnyUnscored => {
                self.touched_features(self.flow.cell).contains(feature)
            }
        }
    }

    /// Builder and pig join an own follower on the tile just placed.
    ///
    /// Rule: TB-07 to TB-09, TB-21, PD-05, PD-34, TB-124.
    fn may_help(&self, kind: FigureKind, spot: Spot) -> bool {
        if self.supply(self.seat, kind) == 0 {
            return false;
        }
        let feature = Feature::at(&self.table, spot);
        let is_own = |figure: &PlacedFigure| {
            figure.seat == self.seat && is_follower(figure) && feature.spots.contains(&figure.spot)
        };
        let is_place = match feature.kind {
            SegmentKind::Road | SegmentKind::City => {
                kind == FigureKind::Builder && !feature.is_complete(&self.table)
            }
            SegmentKind::Field => kind == FigureKind::Pig,
            _ => false,
        };
        is_place && !self.is_barred(spot.cell) && self.figures.iter().any(is_own)
    }

    /// Whether no figure may be placed on a cell: a volcano just placed, or the dragon's cell.
    ///
    /// Rule: RV-17, PD-05, PD-36, PD-68.
    pub(super) fn is_barred(&self, cell: Cell) -> bool {
        let is_here = cell == self.flow.cell;
        let is_volcano = self.has_symbol(cell, Symbol::Volcano) || self.is_volcano_lake(cell);
        let is_dragon_there = self.neutral_cell(Neutral::Dragon) == Some(cell)
            && self.played.choices.deploy_on_dragon_tile == DeployOnDragonTile::Forbidden;
        is_here && is_volcano || is_dragon_there
    }

    /// Rule: BA-22, BA-25, AB-02, AB-03, AB-15, RV-16, RV-18, IC-03, IC-101, CO-06, AM-10, AM-16, AM-17, AM-24, AM-50.
    fn may_stand(&self, kind: FigureKind, spot: Spot) -> bool {
        let Some(segment) = self.table.segment(spot) else {
            return false;
        };
        let is_abbot = kind == FigureKind::Abbot;
        let is_mayor = kind == FigureKind::Mayor;
        let is_wagon = kind == FigureKind::Wagon;
        match segment.kind {
            // The city of Carcassonne has no sides; nobody stands in it.
            SegmentKind::City => !is_abbot && !segment.sides.is_empty(),
            SegmentKind::Road => !is_abbot && !is_mayor,
            SegmentKind::Field => {
                let is_farmer = !is_abbot && !is_mayor && !is_wagon;
                is_farmer && self.played.choices.farmers == Farmers::On
            }
            SegmentKind::Monastery | SegmentKind::Abbey => !is_mayor,
            SegmentKind::Garden => is_abbot,
            _ => false,
        }
    }

    /// Whether the volcano lake of River II lies on a cell.
    pub(super) fn is_volcano_lake(&self, cell: Cell) -> bool {
        let is_volcano_lake =
            |kind: &TileKind| kind.group == Group::Lake && kind.symbols.contains(Symbol::Volcano);
        let tile = self.table.tile(cell);
        tile.is_some_and(|tile| is_volcano_lake(tile.printed()))
    }

    /// Rule: AB-06, AB-08, AB-109, CO-32.
    pub(super) fn may_recall(&self, figure: &PlacedFigure) -> bool {
        let is_allowed_when_complete =
            self.played.choices.abbot_recall_when_complete == AbbotRecallWhenComplete::Allowed;
        if figure.seat != self.seat || figure.kind != FigureKind::Abbot {
            return false;
        }
        let feature = Feature::at(&self.table, figure.spot);
        feature.kind != SegmentKind::Quarter
            && (is_allowed_when_complete || !feature.is_complete(&self.table))
    }
}
