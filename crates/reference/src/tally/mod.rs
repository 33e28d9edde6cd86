//! Counts the cases of a game while it is played. Nothing here has an effect on the game.

mod abbey;
mod castles;
mod hills;
mod tower;

use std::collections::BTreeSet;

use carcas_engine::{AbbotRecallWhenComplete, Cell, FarmerScoring, Farmers, FigureKind};
use carcas_engine::{RiverStartTile, RiverVolcanoTurn, Seat, SmallCityScoring, Spot};
use carcas_tiles::{Group, KindId, Mark, SegmentKind, catalogue};

use crate::feature::Feature;
use crate::fields::{Award, more_for_castle};
use crate::hills::vineyards;
use crate::scoring::{PlacedFigure, is_doubled, is_small_city, owners, powers};
use crate::table::{Table, Tile};
use crate::{Case, Obstacle, Reference, river};

impl Reference {
    /// Counts the cases among the placements of a tile that has just left the bag.
    pub(super) fn tally_draw(&mut self, kind: KindId) {
        let printed = catalogue().kind(kind);
        if !river::is_river(printed) {
            self.tally_start_tile(printed.alias == "BA/RCr");
            return;
        }
        let mut cells = BTreeSet::new();
        for (cell, tile) in self.matching(kind) {
            let case = match self.obstacle(cell, tile) {
                None => {
                    cells.insert(cell);
                    continue;
                }
                Some(Obstacle::JoinsNoEnd) => continue,
                Some(Obstacle::UTurn) => Case::UTurnRefused,
                Some(Obstacle::JoinsTwoEnds) => Case::JoinRefused,
                Some(Obstacle::TwoEndsFaceOneCell) => Case::FacingRefused,
                Some(Obstacle::CorridorTaken) => Case::CorridorRefused,
                Some(Obstacle::ParallelEnds) => Case::ParallelRefused,
            };
            self.cases.see(case);
        }
        self.cases.see_if(cells.len() > 1, Case::ArmChosen);
    }

    fn tally_start_tile(&mut self, is_start_kind: bool) {
        let is_land = |tile: Tile| !river::is_river(tile.printed());
        let is_first_land = !self.table.tiles().any(|(_, tile)| is_land(tile));
        if is_start_kind && is_first_land {
            let has_river = self.bag.has_river();
            let comes_after = self.played.choices.river_start_tile == RiverStartTile::AfterRiver;
            self.cases.see_if(has_river, Case::StartTileDuringRiver);
            self.cases
                .see_if(!has_river && comes_after, Case::StartTileAfterRiver);
        }
    }

    /// Counts the cases of a tile that is discarded.
    pub(super) fn tally_discard(&mut self, kind: KindId) {
        let printed = catalogue().kind(kind);
        let is_river = river::is_river(printed);
        let is_lake = printed.group == Group::Lake;
        let is_last = self.bag.pool().is_empty();
        let has_open_end = !river::open_ends(&self.table).is_empty();
        self.cases.see_if(!is_river, Case::LandDiscarded);
        self.cases.see_if(is_river, Case::RiverDiscarded);
        self.cases
            .see_if(is_lake && has_open_end, Case::LakeDiscarded);
        self.cases.see_if(is_last, Case::EndedByDiscard);
    }

    /// Counts the cases of a tile just placed and of the figures that may follow it.
    pub(super) fn tally_placed(&mut self, cell: Cell, tile: Tile) {
        let has_no_end = river::open_ends(&self.table).is_empty();
        if tile.printed().group == Group::River && has_no_end && self.bag.has_river() {
            self.cases.see(Case::OnlyArmClosed);
        }
        if self.is_volcano_lake(cell) {
            self.cases
                .see(match self.played.choices.river_volcano_turn {
                    RiverVolcanoTurn::ExtraTurn => Case::ExtraTurn,
                    RiverVolcanoTurn::None => Case::NoExtraTurn,
                });
        }
        if self.supply(self.seat, FigureKind::Follower) == 0 {
            self.cases.see(Case::NoFollowerLeft);
        }
        self.tally_prisoners();
        for spot in self.spots_on(cell) {
            let feature = Feature::at(&self.table, spot);
            let is_field = feature.kind == SegmentKind::Field;
            let is_occupied = !powers(&self.table, &feature, &self.figures).is_empty();
            let is_off = self.played.choices.farmers == Farmers::Off;
            self.cases.see_if(is_occupied, Case::Occupied);
            self.cases.see_if(is_field && is_off, Case::FarmersOff);
            if is_field {
                self.tally_field(&feature, is_occupied || is_off);
            }
        }
        self.tally_corners(cell);
        let mut own = self.figures.iter().filter(|own| own.seat == self.seat);
        if let Some(&abbot) = own.find(|own| own.kind == FigureKind::Abbot) {
            let may_recall = self.may_recall(&abbot);
            let at_volcano = may_recall && self.is_volcano_lake(cell);
            self.cases.see_if(!may_recall, Case::RecallForbidden);
            self.cases.see_if(at_volcano, Case::RecallAtVolcanoLake);
        }
    }

    /// Counts the cases of a figure just placed.
    pub(super) fn tally_figure(&mut self, figure: &PlacedFigure) {
        let kind = Feature::at(&self.table, figure.spot).kind;
        match figure.kind {
            FigureKind::Large => self.cases.see(Case::LargePlaced),
            FigureKind::Builder => self.cases.see(Case::BuilderPlaced),
            FigureKind::Pig => self.cases.see(Case::PigPlaced),
            FigureKind::Mayor => self.cases.see(Case::MayorPlaced),
            FigureKind::Wagon => self.cases.see(Case::WagonPlaced),
            FigureKind::Barn => return self.tally_barn(figure),
            FigureKind::Shepherd => self.cases.see(Case::ShepherdPlaced),
            _ => {}
        }
        if kind == SegmentKind::Tower {
            return self.tally_tower_action();
        }
        let is_elsewhere = figure.spot.cell != self.flow.cell;
        let is_complete = Feature::at(&self.table, figure.spot).is_complete(&self.table);
        self.cases.see_if(is_elsewhere, Case::PortalUsed);
        self.cases
            .see_if(is_elsewhere && is_complete, Case::PortalToCompleted);
        let is_bridge = figure.spot.segment == Spot::BRIDGE;
        self.cases.see_if(is_bridge, Case::ThiefOnBridge);
        self.cases
            .see_if(is_bridge && is_elsewhere, Case::PortalToBridge);
        let is_abbot = figure.kind == FigureKind::Abbot;
        if is_abbot && kind == SegmentKind::Monastery {
            self.cases.see(Case::AbbotOnMonastery);
        }
        self.cases
            .see_if(is_abbot && kind == SegmentKind::Abbey, Case::AbbotOnAbbey);
        if figure.kind == FigureKind::Shepherd {
            let field = Feature::at(&self.table, figure.spot);
            self.cases
                .see_if(self.has_barn(&field), Case::ShepherdAtBarn);
        }
        if let Some(tile) = self.table.tile(figure.spot.cell) {
            let is_river = river::is_river(tile.printed());
            let is_lake = tile.printed().group == Group::Lake;
            self.cases.see_if(is_river, Case::FigureOnRiverTile);
            self.cases.see_if(is_lake, Case::FarmerAtLake);
        }
    }

    /// Counts a recall.
    pub(super) fn tally_recall(&mut self, feature: &Feature) {
        let is_complete = feature.is_complete(&self.table);
        let choice = self.played.choices.abbot_recall_when_complete;
        let is_allowed = choice == AbbotRecallWhenComplete::Allowed;
        self.cases.see_if(!is_complete, Case::AbbotRecalled);
        self.cases
            .see_if(is_complete && is_allowed, Case::RecalledWhenComplete);
    }

    /// Counts the cases of the features that are scored now, their figures still standing.
    pub(super) fn tally_completed(&mut self, scored: &[Feature]) {
        self.cases.see_if(scored.len() > 1, Case::SeveralCompleted);
        for feature in scored {
            let powers = powers(&self.table, feature, &self.figures);
            let owners = owners(&powers);
            self.tally_hills(feature, (Case::TieBroken, Case::TieOnHills));
            self.tally_at_abbey(feature);
            self.tally_mayor(feature);
            let table = &self.table;
            let has_vines = vineyards(&self.played, table, feature) > 0;
            let is_garden = feature.kind == SegmentKind::Garden;
            let is_abbey = feature.kind == SegmentKind::Abbey;
            self.cases
                .see_if(has_vines && is_abbey, Case::VineyardForAbbey);
            self.cases
                .see_if(has_vines && !is_garden, Case::VineyardScored);
            self.cases
                .see_if(has_vines && is_garden, Case::VineyardForGarden);
            let is_shared = |spot: &Spot| {
                let segment = table.segment(*spot);
                segment.is_some_and(|segment| !segment.shared_sides.is_empty())
            };
            self.cases
                .see_if(feature.spots.iter().any(is_shared), Case::SharedEdge);
            let is_twice = feature.cells().len() < feature.spots.len();
            self.cases.see_if(is_twice, Case::TileTwiceInFeature);
            self.cases
                .see_if(owners.is_empty(), Case::MayorWithoutPower);
            let is_here = feature.cells().contains(&self.flow.cell);
            let is_line = matches!(feature.kind, SegmentKind::Road | SegmentKind::City);
            self.cases
                .see_if(is_line && !is_here, Case::CompletedByAbbey);
            self.cases.see_if(owners.len() > 1, Case::SharedFeature);
            self.cases
                .see_if(owners.len() < powers.len(), Case::Outnumbered);
            match feature.kind {
                SegmentKind::Road => {
                    let has_working_inn = is_doubled(&self.played, table, feature);
                    let has_idle_inn = has_printed(table, feature, Mark::Inn) && !has_working_inn;
                    let has_bridge = feature
                        .spots
                        .iter()
                        .any(|spot| spot.segment == Spot::BRIDGE);
                    self.cases.see_if(has_bridge, Case::BridgeRoadCompleted);
                    self.cases
                        .see_if(has_bridge && has_working_inn, Case::BridgeRoadWithInn);
                    self.cases.see(Case::RoadCompleted);
                    self.cases.see_if(has_working_inn, Case::InnRoadCompleted);
                    self.cases.see_if(has_idle_inn, Case::InnIsDecoration);
                }
                SegmentKind::City => {
                    let is_small = is_small_city(&self.played, table, feature);
                    let is_four_points = feature.n_tiles(table) == 2
                        && self.played.choices.small_city_scoring == SmallCityScoring::FourPoints;
                    let has_pennant = feature.pennants(table) > 0;
                    let has_cathedral = is_doubled(&self.played, table, feature);
                    self.cases.see_if(has_cathedral, Case::CathedralCompleted);
                    self.cases.see_if(is_small, Case::TwoPointCity);
                    self.cases
                        .see_if(is_small && has_pennant, Case::TwoPointCityWithPennant);
                    self.cases.see_if(is_four_points, Case::FourPointCity);
                    self.cases.see_if(has_pennant, Case::PennantCityCompleted);
                }
                SegmentKind::Garden => self.cases.see(Case::GardenCompleted),
                SegmentKind::Abbey => self.cases.see(Case::AbbeyCompleted),
                _ => self.cases.see(Case::MonasteryCompleted),
            }
        }
    }

    /// Counts the cases of the features that are still occupied at the end.
    pub(super) fn tally_at_end(&mut self, occupied: &BTreeSet<Feature>) {
        for feature in occupied {
            self.tally_hills(feature, (Case::TieBrokenAtEnd, Case::TieOnHills));
            let is_doubled = is_doubled(&self.played, &self.table, feature);
            let is_road = feature.kind == SegmentKind::Road;
            self.cases.see_if(is_doubled && is_road, Case::InnRoadAtEnd);
            self.cases
                .see_if(is_doubled && !is_road, Case::CathedralAtEnd);
            self.tally_unfinished(feature);
            self.cases.see(match feature.kind {
                SegmentKind::Road => Case::RoadAtEnd,
                SegmentKind::City => Case::CityAtEnd,
                SegmentKind::Garden => Case::GardenAtEnd,
                SegmentKind::Abbey => Case::AbbeyAtEnd,
                _ => Case::MonasteryAtEnd,
            });
        }
    }

    /// Counts the cases among the points that fields give.
    pub(super) fn tally_fields(&mut self, awards: &[Award]) {
        let scoring = self.played.choices.farmer_scoring;
        let usual = match scoring {
            FarmerScoring::FirstEdition => 4,
            _ => 3,
        };
        for (seat, city, points) in awards {
            let fields = self.fields_of(*seat, city);
            let is_owner = |field: &&Feature| {
                let owners = owners(&powers(&self.table, field, &self.figures));
                owners.contains(seat)
            };
            let n_owned = fields.iter().filter(is_owner).count();
            let has_herd = fields
                .iter()
                .any(|field| self.played.has_mark(&self.table, field, Mark::PigHerd));
            let has_pig = self.figures.iter().any(|figure| {
                figure.kind == FigureKind::Pig
                    && figure.seat == *seat
                    && fields
                        .iter()
                        .any(|field| field.spots.contains(&figure.spot))
            });
            let castle = more_for_castle(city);
            self.cases.see_if(castle > 0, Case::FieldWithCastle);
            let has_bonus = *points > usual + castle + i32::from(has_pig);
            self.cases.see_if(has_pig, Case::PigScored);
            self.cases.see_if(has_bonus, Case::HerdScored);
            self.cases
                .see_if(has_herd && !has_pig && !has_bonus, Case::HerdNotOwned);
            let (always, with_two) = match scoring {
                FarmerScoring::FirstEdition => {
                    (Case::FirstEditionFields, Case::MajorityAcrossFields)
                }
                FarmerScoring::SecondEdition => (Case::SecondEditionFields, Case::CityOnlyOnce),
                FarmerScoring::ThirdEdition => (Case::ThirdEditionFields, Case::CityFromTwoFields),
                FarmerScoring::CityMajorityThree => {
                    (Case::CityMajorityFields, Case::MajorityAcrossFields)
                }
            };
            self.cases.see(always);
            self.cases.see_if(n_owned > 1, with_two);
        }
    }

    /// Returns the fields around a city in which a seat has farmers.
    fn fields_of(&self, seat: Seat, city: &Feature) -> BTreeSet<Feature> {
        let own = self.figures.iter().filter(|figure| figure.seat == seat);
        let mut fields: BTreeSet<Feature> = own
            .map(|figure| Feature::at(&self.table, figure.spot))
            .collect();
        fields.retain(|field| {
            field.kind == SegmentKind::Field && field.complete_cities(&self.table).contains(city)
        });
        fields
    }
}

/// Whether a mark is printed on a feature, whether or not it counts.
fn has_printed(table: &Table, feature: &Feature, mark: Mark) -> bool {
    let mut segments = feature.spots.iter().filter_map(|&spot| table.segment(spot));
    segments.any(|segment| segment.marks.contains(mark))
}
