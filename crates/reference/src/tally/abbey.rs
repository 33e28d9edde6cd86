//! Cases of Abbey & Mayor.

use carcas_engine::{
    BarnPlacement, Cell, DeployOnDragonTile, Farmers, FigureKind, Neutral, Spot, WagonMove,
};
use carcas_tiles::{Group, Mark, SegmentKind, Side};

use crate::feature::Feature;
use crate::hills::{vineyards, winners};
use crate::scoring::{PlacedFigure, owners, powers};
use crate::{Case, Reference};

impl Reference {
    /// Counts why a hole cannot be filled before the draw.
    pub(crate) fn tally_hole(&mut self) {
        if self.can_place_abbey(self.seat) {
            let owes = self.owed(self.seat).is_some();
            self.cases.see_if(owes, Case::AbbeyAfterOwed);
            self.cases
                .see_if(self.bag.has_river(), Case::AbbeyBeforeRiverEnds);
        }
    }

    /// Counts why there is no barn at the corners of the tile just placed.
    pub(super) fn tally_corners(&mut self, cell: Cell) {
        let has_barn = self.supply(self.seat, FigureKind::Barn) > 0;
        if !has_barn || self.played.choices.farmers == Farmers::Off {
            return;
        }
        for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let at = Cell::new(cell.x + x, cell.y + y);
            let mut around = [(0, 0), (-1, 0), (0, -1), (-1, -1)].into_iter();
            let is_full = around.all(|(x, y)| {
                let tile = self.table.tile(Cell::new(at.x + x, at.y + y));
                tile.is_some()
            });
            let case = match self.corner(at) {
                _ if !is_full => Case::BarnCornerOpen,
                None => Case::BarnCornerDivided,
                Some(spot) if self.has_barn(&Feature::at(&self.table, spot)) => {
                    Case::BarnCornerTaken
                }
                Some(_) => continue,
            };
            self.cases.see(case);
        }
    }

    /// Counts the cases of a barn just placed.
    pub(super) fn tally_barn(&mut self, barn: &PlacedFigure) {
        self.cases.see(Case::BarnPlaced);
        let field = Feature::at(&self.table, barn.spot);
        let is_beside = self.barns_in(&field).count() > 1;
        let may_share = self.played.choices.barn_placement == BarnPlacement::Any;
        self.cases
            .see_if(is_beside && may_share, Case::BarnBesideBarn);
        self.cases
            .see_if(self.is_barred(self.flow.cell), Case::BarnAtVolcano);
    }

    /// Counts the cases of a field that is scored because of a barn.
    pub(crate) fn tally_barn_field(&mut self, field: &Feature, points: i32) {
        let powers = powers(&self.table, field, &self.figures);
        if powers.is_empty() {
            return;
        }
        self.cases.see_if(points == 0, Case::FarmersUnpaidAtBarn);
        let winners = winners(&self.played, &self.table, field, &self.figures);
        self.cases
            .see_if(winners.len() < owners(&powers).len(), Case::BarnTieBroken);
        let mut pigs = self
            .figures
            .iter()
            .filter(|figure| figure.kind == FigureKind::Pig && field.spots.contains(&figure.spot));
        let has_pig = pigs.any(|pig| winners.contains(&pig.seat));
        self.cases.see_if(has_pig && points > 0, Case::BarnWithPig);
        let has_herd = self.played.has_mark(&self.table, field, Mark::PigHerd);
        self.cases
            .see_if(has_herd && points > 0, Case::BarnWithHerd);
    }

    /// Counts the cities of a field that is scored because of a barn, or with one at the end.
    pub(crate) fn tally_barn_cities(&mut self, field: &Feature) {
        for city in field.complete_cities(&self.table) {
            self.cases
                .see_if(city.kind == SegmentKind::Castle, Case::BarnWithCastle);
            let mut segments = city
                .spots
                .iter()
                .filter_map(|&spot| self.table.segment(spot));
            let is_carcassonne =
                segments.any(|segment| segment.marks.contains(Mark::AtCarcassonne));
            self.cases.see_if(is_carcassonne, Case::BarnAtCarcassonne);
        }
    }

    /// Counts a completed feature that ends at the abbey just placed.
    pub(super) fn tally_at_abbey(&mut self, feature: &Feature) {
        let tile = self.table.tile(self.flow.cell);
        if tile.is_none_or(|tile| tile.printed().group != Group::Seat) {
            return;
        }
        let is_at_abbey = |spot: &&Spot| {
            let mut sides = Side::ALL.into_iter();
            sides.any(|side| {
                let segment = self.table.segment(**spot);
                let ends = |shared: bool| {
                    segment.is_some_and(|segment| match shared {
                        true => segment.shared_sides.contains(side),
                        false => segment.sides.contains(side),
                    })
                };
                spot.cell.step(side) == self.flow.cell && (ends(true) || ends(false))
            })
        };
        let ends: Vec<Spot> = feature.spots.iter().filter(is_at_abbey).copied().collect();
        let is_shared = |spot: &Spot| {
            let segment = self.table.segment(*spot);
            segment.is_some_and(|segment| !segment.shared_sides.is_empty())
        };
        self.cases
            .see_if(ends.iter().any(is_shared), Case::SharedEdgeAtAbbey);
        let is_bridge = ends.iter().any(|spot| spot.segment == Spot::BRIDGE);
        self.cases.see_if(is_bridge, Case::BridgeEndsAtAbbey);
    }

    /// Counts the mayor of a city that is scored, and what is special about features at the end.
    pub(super) fn tally_unfinished(&mut self, feature: &Feature) {
        let has_mayor = self
            .figures
            .iter()
            .any(|figure| figure.kind == FigureKind::Mayor && feature.spots.contains(&figure.spot));
        self.cases.see_if(has_mayor, Case::MayorAtEnd);
        let has_vines = vineyards(&self.played, &self.table, feature) > 0;
        self.cases.see_if(has_vines, Case::VineyardAtEnd);
    }

    /// Counts a mayor who wins a city with his pennants.
    pub(super) fn tally_mayor(&mut self, city: &Feature) {
        let winners = winners(&self.played, &self.table, city, &self.figures);
        let wins = self.figures.iter().any(|figure| {
            figure.kind == FigureKind::Mayor
                && city.spots.contains(&figure.spot)
                && winners.contains(&figure.seat)
        });
        let has_pennant = city.pennants(&self.table) > 0;
        self.cases.see_if(wins && has_pennant, Case::MayorWithPower);
    }

    /// Counts a wagon that is about to drive.
    pub(crate) fn tally_drive(&mut self, wagon: &PlacedFigure, to: Spot) {
        self.cases.see(Case::WagonMoved);
        self.cases.see(match self.played.choices.wagon_move {
            WagonMove::Connected => Case::WagonMovedAlong,
            WagonMove::Nearby => Case::WagonMovedNearby,
        });
        let kind_at = |spot| self.table.segment(spot).map(|segment| segment.kind);
        let is_monastery = matches!(
            kind_at(to),
            Some(SegmentKind::Monastery | SegmentKind::Abbey)
        );
        self.cases.see_if(is_monastery, Case::WagonToMonastery);
        let is_castle = kind_at(wagon.spot) == Some(SegmentKind::Castle);
        self.cases.see_if(is_castle, Case::WagonLeftCastle);
    }

    /// Counts what keeps a wagon that is asked for from the dragon's cell.
    pub(crate) fn tally_wagon(&mut self, n_waiting: usize, wagon: &PlacedFigure) {
        self.cases.see_if(n_waiting > 1, Case::SeveralWagons);
        let is_kept_off =
            self.played.choices.deploy_on_dragon_tile == DeployOnDragonTile::Forbidden;
        let Some(at) = self.neutral_cell(Neutral::Dragon).filter(|_| is_kept_off) else {
            return;
        };
        let spots = self.spots_on(at).into_iter();
        let n_kept_off = spots.filter(|&spot| self.is_in_range(wagon, spot)).count();
        self.cases.see_if(n_kept_off > 0, Case::WagonKeptFromDragon);
    }
}
