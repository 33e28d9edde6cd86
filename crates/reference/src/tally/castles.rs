//! Cases of castles.

use std::collections::BTreeSet;

use carcas_engine::{FigureKind, Seat};
use carcas_tiles::SegmentKind;

use crate::feature::Feature;
use crate::hills::vineyards;
use crate::played::Part;
use crate::scoring::{PlacedFigure, is_follower, owners, powers};
use crate::{Case, Reference};

impl Reference {
    /// Counts why small cities that a tile has completed cannot become castles.
    pub(crate) fn tally_castle_sites(&mut self) {
        let mut sites: Vec<Feature> = self.flow.unscored.clone();
        sites.retain(|city| self.is_castle_site(city) && self.played.has(Part::Castles));
        for city in &sites {
            let powers = powers(&self.table, city, &self.figures);
            let owners = owners(&powers);
            self.cases.see_if(owners.len() > 1, Case::CastleContested);
            let inside =
                |figure: &&PlacedFigure| is_follower(figure) && city.spots.contains(&figure.spot);
            let mut followers = self.figures.iter().filter(inside).peekable();
            let is_any = followers.peek().is_some();
            let are_mayors = followers.all(|figure| figure.kind == FigureKind::Mayor);
            self.cases.see_if(is_any && are_mayors, Case::CastleOfMayor);
            let has_token = |seat: &Seat| self.n_castles(*seat) > 0;
            self.cases.see_if(
                owners.len() == 1 && !owners.iter().all(has_token),
                Case::NoCastleLeft,
            );
        }
    }

    /// Counts the cases of a city that is about to become a castle.
    pub(crate) fn tally_conversion(&mut self, city: &Feature, lord: &PlacedFigure) {
        self.cases
            .see_if(lord.seat != self.seat, Case::CastleOfOther);
        let inside: Vec<&PlacedFigure> = self
            .figures
            .iter()
            .filter(|figure| city.spots.contains(&figure.spot))
            .collect();
        let could_rule = |figure: &&&PlacedFigure| {
            figure.seat == lord.seat && is_follower(figure) && figure.kind != FigureKind::Mayor
        };
        let n_candidates = inside.iter().filter(could_rule).count();
        self.cases.see_if(n_candidates > 1, Case::LordChosen);
        self.cases.see_if(inside.len() > 1, Case::SentHomeByCastle);
    }

    /// Counts the cases of a castle that scores what a feature is worth; `values` are those it could have scored.
    pub(crate) fn tally_castle(&mut self, castle: &Feature, source: &Feature, values: usize) {
        self.cases.see(match source.kind {
            SegmentKind::Road => Case::CastleByRoad,
            SegmentKind::City => Case::CastleByCity,
            SegmentKind::Garden => Case::CastleByGarden,
            SegmentKind::Abbey => Case::CastleByAbbey,
            _ => Case::CastleByMonastery,
        });
        self.cases.see_if(values > 1, Case::CastleByLargest);
        let is_occupied = !powers(&self.table, source, &self.figures).is_empty();
        self.cases.see_if(!is_occupied, Case::CastleByUnoccupied);
        let has_vines = vineyards(&self.played, &self.table, source) > 0;
        self.cases.see_if(has_vines, Case::VineyardForCastle);
        self.cases
            .see_if(self.flow.is_second_part, Case::CastleInSecondPart);
        let has_fairy = !self.fairy_seats(castle).is_empty();
        self.cases.see_if(has_fairy, Case::FairyAtLord);
    }

    /// Counts the castles of this part that something beside them would have triggered.
    pub(crate) fn tally_new_castles(&mut self) {
        let converted: BTreeSet<Feature> = self.flow.converted.iter().cloned().collect();
        for castle in converted {
            let is_triggered = !self.castle_triggers(&castle).is_empty();
            self.cases.see_if(is_triggered, Case::CastleTooNew);
        }
    }
}
