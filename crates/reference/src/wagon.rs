//! Wagons that drive on after their feature was scored.

use std::collections::BTreeSet;

use carcas_engine::{DeployOnDragonTile, FigureKind, Neutral, Spot, WagonMove};
use carcas_tiles::SegmentKind;

use super::feature::{Feature, all_sides};
use super::flow::{Next, Step};
use super::scoring::{PlacedFigure, powers};
use super::{Answer, Case, Reference, Waiting};

impl Reference {
    /// T8f: asks for the wagons, the active seat's first; one without a target goes home.
    ///
    /// Rule: AM-26, AM-29, AM-30.
    pub(super) fn wagon_step(&mut self) -> Next {
        while let Some(wagon) = self.next_wagon() {
            self.asked = wagon.seat;
            self.tally_wagon(self.waiting_wagons().len(), &wagon);
            if !self.wagon_answers().is_empty() {
                return Next::Wait(Waiting::ForWagon);
            }
            self.cases.see(Case::WagonWithoutTarget);
            self.return_one(&wagon);
        }
        self.asked = self.seat;
        Next::Go(Step::Enter)
    }

    /// Returns the wagons that are to be decided: those in features that have been scored, and so are complete.
    fn waiting_wagons(&self) -> Vec<PlacedFigure> {
        let waits = |figure: &&PlacedFigure| {
            let feature = Feature::at(&self.table, figure.spot);
            // Rule: AM-87.
            let is_scored =
                feature.is_complete(&self.table) || self.flow.open_castles.contains(&feature);
            figure.kind == FigureKind::Wagon && is_scored
        };
        self.figures.iter().filter(waits).copied().collect()
    }

    fn next_wagon(&self) -> Option<PlacedFigure> {
        let n_seats = self.scores.len();
        let place = |figure: &PlacedFigure| (figure.seat.ix() + n_seats - self.seat.ix()) % n_seats;
        let waiting = self.waiting_wagons().into_iter();
        waiting.min_by_key(place)
    }

    /// Returns where that wagon may go.
    ///
    /// Rule: AM-27, AM-28, AM-75, AM-97.
    pub(super) fn wagon_answers(&self) -> BTreeSet<Answer> {
        let Some(wagon) = self.next_wagon() else {
            return BTreeSet::new();
        };
        let spots = self.table.spots().into_iter();
        spots
            .filter(|&to| self.may_drive(&wagon, to))
            .map(|to| Answer::MoveFigure(wagon.kind, wagon.spot, to))
            .collect()
    }

    fn may_drive(&self, wagon: &PlacedFigure, to: Spot) -> bool {
        let is_dragon_there = self.neutral_cell(Neutral::Dragon) == Some(to.cell)
            && self.played.choices.deploy_on_dragon_tile == DeployOnDragonTile::Forbidden;
        !is_dragon_there && self.is_in_range(wagon, to)
    }

    /// Whether a wagon could go somewhere, the dragon aside.
    ///
    /// Rule: AM-27, AM-28, AM-97.
    pub(super) fn is_in_range(&self, wagon: &PlacedFigure, to: Spot) -> bool {
        let is_road_or_house = self.table.segment(to).is_some_and(|segment| {
            matches!(
                segment.kind,
                SegmentKind::Road | SegmentKind::City | SegmentKind::Monastery | SegmentKind::Abbey
            )
        });
        if !is_road_or_house {
            return false;
        }
        let target = Feature::at(&self.table, to);
        let is_free = !target.is_complete(&self.table)
            && powers(&self.table, &target, &self.figures).is_empty();
        is_free
            && match self.played.choices.wagon_move {
                WagonMove::Nearby => {
                    let x = (to.cell.x - wagon.spot.cell.x).abs();
                    let y = (to.cell.y - wagon.spot.cell.y).abs();
                    x <= 1 && y <= 1
                }
                WagonMove::Connected => {
                    self.are_connected(&Feature::at(&self.table, wagon.spot), &target)
                }
            }
    }

    /// Whether some tile joins two features directly.
    ///
    /// Rule: AM-31, AM-33.
    fn are_connected(&self, from: &Feature, to: &Feature) -> bool {
        if from.kind == SegmentKind::City && to.kind == SegmentKind::City {
            return false;
        }
        let mut pairs = from
            .spots
            .iter()
            .flat_map(|a| to.spots.iter().map(move |b| (*a, *b)));
        pairs.any(|(a, b)| {
            let (Some(one), Some(other)) = (self.table.segment(a), self.table.segment(b)) else {
                return false;
            };
            let ends_at = |line: Spot, abbey: Spot| {
                let segment = self.table.segment(line);
                let sides = segment.map_or_else(Vec::new, |segment| all_sides(&segment));
                let mut sides = sides.into_iter();
                sides.any(|side| line.cell.step(side) == abbey.cell)
            };
            if a.cell == b.cell {
                one.links & other.links != 0
            } else if other.kind == SegmentKind::Abbey {
                ends_at(a, b)
            } else {
                one.kind == SegmentKind::Abbey && ends_at(b, a)
            }
        })
    }

    /// Moves the wagon that is asked for, or takes it home.
    ///
    /// Rule: AM-26, AM-34, AM-73, AM-104.
    pub(super) fn drive(&mut self, to: Option<Spot>) {
        let wagon = self.next_wagon().expect("a wagon is asked for");
        match to {
            Some(to) => {
                self.tally_drive(&wagon, to);
                if self.companion == Some(wagon) {
                    self.companion = None;
                    self.cases.see(Case::WagonLeftFairy);
                }
                let ix = self.figures.iter().position(|figure| *figure == wagon);
                self.figures[ix.expect("the wagon stands there")].spot = to;
            }
            None => {
                self.cases.see(Case::WagonTakenHome);
                self.return_one(&wagon);
            }
        }
    }
}
