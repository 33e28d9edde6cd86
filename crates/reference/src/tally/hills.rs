//! Cases of Hills & Sheep.

use std::collections::BTreeSet;

use carcas_engine::{FigureKind, HillTiebreaker, Seat, Spot};
use carcas_tiles::{Group, SegmentKind, Symbol};

use crate::feature::Feature;
use crate::hills::winners;
use crate::scoring::{PlacedFigure, is_follower, owners, powers};
use crate::{Case, Reference};

impl Reference {
    /// Counts what hills do to a tie.
    pub(crate) fn tally_hills(&mut self, feature: &Feature, (broken, several): (Case, Case)) {
        let powers = powers(&self.table, feature, &self.figures);
        let strongest = owners(&powers);
        let left = winners(&self.played, &self.table, feature, &self.figures);
        self.cases.see_if(left.len() < strongest.len(), broken);
        let is_on_hill = |figure: &&PlacedFigure| {
            is_follower(figure) && self.has_symbol(figure.spot.cell, Symbol::Hill)
        };
        let on_hills: Vec<&PlacedFigure> = self.figures.iter().filter(is_on_hill).collect();
        let inside: Vec<&PlacedFigure> = on_hills
            .iter()
            .copied()
            .filter(|figure| feature.spots.contains(&figure.spot))
            .collect();
        let seats_inside: BTreeSet<Seat> = inside.iter().map(|figure| figure.seat).collect();
        let n_left = left
            .iter()
            .filter(|seat| seats_inside.contains(seat))
            .count();
        self.cases.see_if(n_left > 1, several);
        let weak_seats = seats_inside.iter().filter(|seat| !strongest.contains(seat));
        self.cases
            .see_if(weak_seats.count() > 0, Case::StrengthBeatsHill);
        if strongest.len() < 2 {
            return;
        }
        let tied_inside: Vec<&PlacedFigure> = inside
            .into_iter()
            .filter(|figure| strongest.contains(&figure.seat))
            .collect();
        let mut cells = feature.cells().into_iter();
        let has_hill = cells.any(|cell| self.has_symbol(cell, Symbol::Hill));
        self.cases
            .see_if(has_hill && tied_inside.is_empty(), Case::TieWithoutHill);
        let is_elsewhere = |figure: &&&PlacedFigure| {
            !feature.spots.contains(&figure.spot)
                && feature.cells().contains(&figure.spot.cell)
                && strongest.contains(&figure.seat)
        };
        let n_elsewhere = on_hills.iter().filter(is_elsewhere).count();
        self.cases.see_if(n_elsewhere > 0, Case::HillOfOtherFeature);
        let by_number = self.played.choices.hill_tiebreaker == HillTiebreaker::NumberOfFollowers;
        let tied_seats: BTreeSet<Seat> = tied_inside.iter().map(|figure| figure.seat).collect();
        self.cases.see_if(
            by_number && left.len() < tied_seats.len(),
            Case::MoreOnHills,
        );
        let is_special =
            |figure: &&PlacedFigure| matches!(figure.kind, FigureKind::Mayor | FigureKind::Wagon);
        let n_special = tied_inside.iter().copied().filter(is_special).count();
        self.cases.see_if(n_special > 0, Case::MayorOrWagonOnHill);
        let mut tied_inside = tied_inside.into_iter();
        let on_bridge = tied_inside.any(|figure| figure.spot.segment == Spot::BRIDGE);
        self.cases.see_if(on_bridge, Case::BridgeOnHill);
    }

    /// Counts the cases of a field of the tile just placed. `is_closed_to_followers` whatever barns say.
    pub(super) fn tally_field(&mut self, field: &Feature, is_closed_to_followers: bool) {
        let has_shepherd = self.supply(self.seat, FigureKind::Shepherd) > 0;
        let is_taken = !self.shepherds_in(field).is_empty();
        self.cases
            .see_if(has_shepherd && is_taken, Case::ShepherdThere);
        let has_barn = self.has_barn(field);
        self.cases
            .see_if(has_barn && !is_closed_to_followers, Case::KeptOutByBarn);
    }

    /// Counts a closed field that is about to be herded.
    pub(crate) fn tally_closed(&mut self, field: &Feature) {
        let shepherds = self.shepherds_in(field);
        let has_own = shepherds.iter().any(|one| one.seat == self.seat);
        self.cases.see_if(!has_own, Case::ClosedByOther);
        let tile = self.table.tile(self.flow.cell);
        let is_abbey = tile.is_some_and(|tile| tile.printed().group == Group::Seat);
        let mut beside = field.cells().into_iter();
        let is_beside = beside.any(|cell| self.flow.cell.around().any(|other| other == cell));
        self.cases
            .see_if(is_abbey && is_beside, Case::ClosedByAbbey);
    }

    /// Counts what is left at the end of the game.
    pub(crate) fn tally_left_over(&mut self) {
        let n_flocks = self.tokens.flocks.values();
        let n_flocks = n_flocks.filter(|flock| !flock.is_empty()).count();
        self.cases.see_if(n_flocks > 0, Case::FlockAtEnd);
        let is_lord = |figure: &PlacedFigure| {
            let segment = self.table.segment(figure.spot);
            segment.is_some_and(|segment| segment.kind == SegmentKind::Castle)
        };
        let has_lord = self.figures.iter().any(is_lord);
        self.cases.see_if(has_lord, Case::LordAtEnd);
    }
}
