//! Barns: where they stand, and the fields that are scored because of them.

use std::collections::BTreeSet;

use carcas_engine::{BarnPlacement, Cell, CountFairyPoints, Farmers, FigureKind, Seat, Spot};
use carcas_tiles::{HalfSide, Mark, Segment, SegmentKind};

use super::feature::Feature;
use super::fields::more_for_castle;
use super::hills::winners;
use super::scoring::{PlacedFigure, is_follower, powers};
use super::{Answer, Case, Reference};

impl Reference {
    pub(super) fn has_barn(&self, field: &Feature) -> bool {
        self.barns_in(field).next().is_some()
    }

    pub(super) fn barns_in<'a>(
        &'a self,
        field: &'a Feature,
    ) -> impl Iterator<Item = &'a PlacedFigure> {
        let barns = self
            .figures
            .iter()
            .filter(|figure| figure.kind == FigureKind::Barn);
        barns.filter(|barn| field.spots.contains(&barn.spot))
    }

    /// Returns where the seat may place its barn: at a corner of the new tile.
    ///
    /// Rule: AM-36, AM-37, AM-38, AM-66, AM-69, AM-103.
    pub(super) fn barn_answers(&self, cell: Cell) -> BTreeSet<Answer> {
        let has_barn = self.supply(self.seat, FigureKind::Barn) > 0;
        if !has_barn || self.played.choices.farmers == Farmers::Off {
            return BTreeSet::new();
        }
        let corners = [(0, 0), (1, 0), (0, 1), (1, 1)];
        let spots = corners
            .into_iter()
            .filter_map(|(x, y)| self.corner(Cell::new(cell.x + x, cell.y + y)));
        let may_share = self.played.choices.barn_placement == BarnPlacement::Any;
        let is_free = |&spot: &Spot| may_share || !self.has_barn(&Feature::at(&self.table, spot));
        spots
            .filter(is_free)
            .map(|spot| Answer::PlaceFigure(FigureKind::Barn, spot))
            .collect()
    }

    /// Returns the field at the north-west corner of a cell, if four tiles with one field each meet there.
    pub(super) fn corner(&self, cell: Cell) -> Option<Spot> {
        let around = [
            (0, 0, ["NL", "WR"]),
            (-1, 0, ["NR", "EL"]),
            (0, -1, ["SR", "WL"]),
            (-1, -1, ["SL", "ER"]),
        ];
        for (x, y, halves) in around {
            self.field_with(Cell::new(cell.x + x, cell.y + y), halves)?;
        }
        self.field_with(cell, ["NL", "WR"])
    }

    /// Returns the field of a tile that reaches two half-sides.
    fn field_with(&self, cell: Cell, halves: [&str; 2]) -> Option<Spot> {
        let reaches = |segment: &Segment| {
            let halves = halves.into_iter().filter_map(HalfSide::from_name);
            segment.kind == SegmentKind::Field
                && halves.into_iter().all(|half| segment.halves.contains(half))
        };
        let segments = self.table.segments(cell);
        let (segment, _) = *segments.iter().find(|(_, segment)| reaches(segment))?;
        Some(Spot { cell, segment })
    }

    fn fields_with_barn(&self) -> BTreeSet<Feature> {
        let figures = self.figures.iter();
        let barns = figures.filter(|figure| figure.kind == FigureKind::Barn);
        barns
            .map(|barn| Feature::at(&self.table, barn.spot))
            .collect()
    }

    /// Returns the fields that are scored because of a barn, with the points per city.
    ///
    /// Rule: AM-40, AM-43.
    pub(super) fn barn_fields(&self) -> Vec<(Feature, i32)> {
        let mut due = Vec::new();
        for field in self.fields_with_barn() {
            let is_new = self
                .flow
                .barn
                .is_some_and(|barn| field.spots.contains(&barn));
            let has_farmers = !powers(&self.table, &field, &self.figures).is_empty();
            if is_new {
                due.push((field, 3));
            } else if has_farmers {
                due.push((field, 1));
            }
        }
        due
    }

    /// T8c.
    ///
    /// Rule: AM-40, AM-43, AM-47, AM-48, AM-57, AM-101, AM-102.
    pub(super) fn score_barn_fields(&mut self) {
        let counts_fairy = self.played.choices.count_fairy_points == CountFairyPoints::Counted;
        for (field, each) in self.barn_fields() {
            let points = self.farmer_points(&field, each);
            self.tally_barn_field(&field, points.iter().map(|(_, points)| points).sum());
            for (seat, points) in self.farmer_points(&field, each) {
                self.scores[seat.ix()] += points;
                self.flow.gained[seat.ix()] += points;
                self.cases.see(match each {
                    3 => Case::BarnPlacedAtFarmers,
                    _ => Case::BarnJoined,
                });
            }
            for seat in self.fairy_seats(&field) {
                self.scores[seat.ix()] += 3;
                self.flow.gained[seat.ix()] += if counts_fairy { 3 } else { 0 };
                self.cases.see(Case::FairyAtBarn);
            }
        }
    }

    /// Returns what the farmers of a field bring their seats at `each` points per city.
    fn farmer_points(&self, field: &Feature, each: i32) -> Vec<(Seat, i32)> {
        let n_cities = field.complete_cities(&self.table).len() as i32;
        let n_castles = self.n_castles_at(field);
        let herd = i32::from(self.played.has_mark(&self.table, field, Mark::PigHerd));
        let pig =
            |seat: Seat| {
                let mut own = self.figures.iter().filter(|figure| figure.seat == seat);
                i32::from(own.any(|figure| {
                    figure.kind == FigureKind::Pig && field.spots.contains(&figure.spot)
                }))
            };
        let owners = winners(&self.played, &self.table, field, &self.figures).into_iter();
        owners
            .map(|seat| (seat, n_cities * (each + herd + pig(seat)) + n_castles))
            .collect()
    }

    /// Returns how many castles a field borders; each counts a point more than a city.
    ///
    /// Rule: AM-89, BC-35.
    fn n_castles_at(&self, field: &Feature) -> i32 {
        let cities = field.complete_cities(&self.table);
        cities.iter().map(more_for_castle).sum()
    }

    /// T8e: the farmers and pigs of these fields go home.
    ///
    /// Rule: AM-41, AM-44, AM-91.
    pub(super) fn return_farmers(&mut self) {
        let fields = self.barn_fields();
        self.flow.barn = None;
        self.return_figures(|figure| {
            let leaves = is_follower(figure) || figure.kind == FigureKind::Pig;
            leaves
                && fields
                    .iter()
                    .any(|(field, _)| field.spots.contains(&figure.spot))
        });
    }

    /// FS-2: barns, and followers that came to their fields at last.
    ///
    /// Rule: AM-46, AM-59, AM-98, AM-99, AM-102.
    pub(super) fn score_barns_at_end(&mut self) {
        for field in self.fields_with_barn() {
            for (seat, points) in self.farmer_points(&field, 1) {
                self.scores[seat.ix()] += points;
                self.cases.see(Case::MarketAtBarnAtEnd);
            }
            self.tally_barn_cities(&field);
            let n_cities = field.complete_cities(&self.table).len() as i32;
            let seats: BTreeSet<Seat> = self.barns_in(&field).map(|barn| barn.seat).collect();
            self.cases.see_if(seats.len() > 1, Case::TwoBarnsInField);
            for seat in seats {
                self.scores[seat.ix()] += 4 * n_cities + self.n_castles_at(&field);
                self.cases.see_if(n_cities > 0, Case::BarnScored);
            }
        }
    }
}
