//! Cases of The Tower.

use carcas_engine::{Cell, FigureKind, RansomAffordability, Spot, TowerReopens};
use carcas_tiles::{Group, SegmentKind, Symbol};

use crate::feature::Feature;
use crate::scoring::{PlacedFigure, is_follower};
use crate::{Case, Reference, Waiting};

impl Reference {
    /// Counts a floor that has been added.
    pub(crate) fn tally_floor(&mut self, spot: Spot) {
        self.tally_tower_action();
        let height = self.floors().get(&spot).copied().unwrap_or(0);
        self.cases.see_if(height > 1, Case::FloorOnFloor);
        self.cases
            .see_if(self.captives(spot.cell).is_empty(), Case::NobodyInRange);
        let is_sheltered = |figure: &PlacedFigure| {
            let ground = self.table.segment(figure.spot);
            is_follower(figure)
                && is_in_line(spot.cell, figure.spot.cell, height)
                && ground.is_some_and(|ground| {
                    matches!(ground.kind, SegmentKind::Castle | SegmentKind::Quarter)
                })
        };
        let is_any_sheltered = self.figures.iter().any(is_sheltered);
        self.cases.see_if(is_any_sheltered, Case::ShelteredInRange);
    }

    /// Counts a seat that cannot build on, because it has no floor.
    pub(crate) fn tally_empty_stock(&mut self) {
        let has_tower = self.floors().keys().any(|&tower| self.is_open(tower));
        let is_empty = self.n_floors(self.seat) == 0;
        self.cases.see_if(has_tower && is_empty, Case::NoFloorLeft);
    }

    /// Counts after which tile a floor was added or a guard placed.
    pub(super) fn tally_tower_action(&mut self) {
        let at = self.flow.cell;
        let tile = self.table.tile(at);
        let is_abbey = tile.is_some_and(|tile| tile.printed().group == Group::Seat);
        let is_volcano = self.has_symbol(at, Symbol::Volcano) || self.is_volcano_lake(at);
        self.cases.see_if(is_abbey, Case::TowerAtAbbey);
        self.cases.see_if(is_volcano, Case::TowerAtVolcano);
    }

    /// Counts a captive who still stands on the board; the tower stands on a cell.
    pub(crate) fn tally_captive(&mut self, captive: &PlacedFigure, tower: Cell) {
        let ground = Feature::at(&self.table, captive.spot);
        let gap = between(tower, captive.spot.cell);
        let is_gap = gap.iter().any(|&cell| self.table.tile(cell).is_none());
        self.cases.see_if(is_gap, Case::CapturedAcrossGap);
        self.cases
            .see_if(ground.is_complete(&self.table), Case::CapturedBeforeScoring);
        self.cases
            .see_if(ground.kind == SegmentKind::Field, Case::FarmerCaptured);
        self.cases
            .see_if(captive.spot.segment == Spot::BRIDGE, Case::CapturedOnBridge);
        self.cases
            .see_if(self.companion == Some(*captive), Case::CompanionCaptured);
        match captive.kind {
            FigureKind::Abbot => self.cases.see(Case::AbbotCaptured),
            FigureKind::Large => self.cases.see(Case::LargeCaptured),
            FigureKind::Mayor | FigureKind::Wagon => self.cases.see(Case::MayorOrWagonCaptured),
            _ => {}
        }
        self.tally_guard_gone(captive.spot);
    }

    /// Counts a guard who leaves.
    pub(crate) fn tally_guard_gone(&mut self, spot: Spot) {
        if self.is_foundation(spot) {
            self.cases.see(match self.played.choices.tower_reopens {
                TowerReopens::Yes => Case::TowerReopened,
                TowerReopens::No => Case::TowerStaysClosed,
            });
        }
    }

    /// Counts what becomes of the right to pay ransom with a new tile.
    pub(super) fn tally_prisoners(&mut self) {
        let mut held = self.prisoners().iter();
        if !held.any(|held| held.seat == self.seat) {
            return;
        }
        let needs_points =
            self.played.choices.ransom_affordability == RansomAffordability::NeedsN3Points;
        let is_too_dear = needs_points && self.score(self.seat) < 3;
        self.cases
            .see_if(is_too_dear && !self.flow.has_paid, Case::RansomTooDear);
        let is_used_up = self.flow.has_paid && self.flow.is_second_part;
        self.cases.see_if(is_used_up, Case::RansomUsedUp);
    }

    /// Counts a ransom that is about to be paid.
    pub(crate) fn tally_ransom(&mut self, kind: FigureKind) {
        self.cases.see(Case::RansomPaid);
        let is_at_figure = matches!(self.waiting, Waiting::ForFigure(_));
        self.cases.see_if(!is_at_figure, Case::RansomBesideFigures);
        let is_last = self.supply(self.seat, kind) == 0;
        self.cases
            .see_if(is_last && is_at_figure, Case::RansomForLastFigure);
        self.cases
            .see_if(self.ransom_answers().len() > 1, Case::RansomChosen);
        self.cases
            .see_if(self.score(self.seat) < 3, Case::RansomOnCredit);
    }
}

fn is_in_line(tower: Cell, cell: Cell, height: u32) -> bool {
    let x = u32::from(cell.x.abs_diff(tower.x));
    let y = u32::from(cell.y.abs_diff(tower.y));
    x == 0 && y <= height || y == 0 && x <= height
}

/// Returns the cells between two in a line.
fn between(one: Cell, other: Cell) -> Vec<Cell> {
    let (dx, dy) = ((other.x - one.x).signum(), (other.y - one.y).signum());
    let n = one.x.abs_diff(other.x).max(one.y.abs_diff(other.y)) as i16;
    (1..n)
        .map(|step| Cell::new(one.x + dx * step, one.y + dy * step))
        .collect()
}
