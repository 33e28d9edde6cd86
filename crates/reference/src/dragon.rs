//! The dragon: its flight, its journeys and its meals.

use std::collections::BTreeSet;

use carcas_engine::{
    Cell, DragonCarcassonne, DragonEatsMageWitch, DragonVisitedScope, FigureKind, Neutral,
    OrphanBuilderPig, Spot, TowerDragonEatsGuard,
};
use carcas_tiles::{Group, SegmentKind, Side, Symbol};

use super::feature::Feature;
use super::scoring::{PlacedFigure, is_follower};
use super::{Answer, Case, Reference};

impl Reference {
    pub(super) fn neutral_cell(&self, neutral: Neutral) -> Option<Cell> {
        self.neutrals.get(&neutral).map(|spot| spot.cell)
    }

    /// Whether the tile on a cell has a symbol that means something.
    pub(super) fn has_symbol(&self, cell: Cell, symbol: Symbol) -> bool {
        let tile = self.table.tile(cell);
        tile.is_some_and(|tile| self.played.has_symbol(tile, symbol))
    }

    /// T3a: the dragon flies to a volcano; the first volcano brings the tiles back that were set aside.
    ///
    /// Rule: PD-04, PD-10, PD-66, RV-104.
    pub(super) fn fly(&mut self, cell: Cell) {
        if self.has_symbol(cell, Symbol::Volcano) {
            let before = self.neutrals.insert(Neutral::Dragon, Spot::tile(cell));
            let n_aside = self.bag.n_aside();
            self.bag.take_in();
            self.cases.see(Case::VolcanoPlaced);
            self.cases
                .see_if(before.is_none() && n_aside > 0, Case::TilesTakenIn);
        }
    }

    /// Rule: PD-14, PD-17.
    pub(super) fn begin_journey(&mut self) {
        self.flow.n_dragon_moves = 0;
        if self.played.choices.dragon_visited_scope == DragonVisitedScope::Journey {
            self.flow.visited.clear();
        }
    }

    /// Whether another move of a journey follows.
    ///
    /// Rule: PD-14, PD-15, PD-20.
    pub(super) fn is_on_journey(&mut self) -> bool {
        let is_triggered = self.has_symbol(self.flow.cell, Symbol::Dragon)
            && self.neutrals.contains_key(&Neutral::Dragon);
        let has_answer = is_triggered && !self.dragon_answers().is_empty();
        let n_moves = self.flow.n_dragon_moves;
        self.cases
            .see_if(is_triggered && !has_answer && n_moves < 6, Case::DeadEnd);
        self.cases
            .see_if(is_triggered && n_moves == 6, Case::SixDragonMoves);
        has_answer && n_moves < 6
    }

    /// Rule: PD-16, PD-17, PD-18, PD-93.
    pub(super) fn dragon_answers(&self) -> BTreeSet<Answer> {
        let Some(at) = self.neutral_cell(Neutral::Dragon) else {
            return BTreeSet::new();
        };
        let is_legal = |&cell: &Cell| {
            self.table.tile(cell).is_some()
                && cell != at
                && !self.flow.visited.contains(&cell)
                && self.neutral_cell(Neutral::Fairy) != Some(cell)
                && self.is_open_to_dragon(cell)
        };
        let cells = Side::ALL.into_iter().map(|side| at.step(side));
        cells
            .filter(is_legal)
            .map(|cell| Answer::MoveNeutral(Neutral::Dragon, Spot::tile(cell)))
            .collect()
    }

    /// Rule: PD-93, CO-64.
    fn is_open_to_dragon(&self, cell: Cell) -> bool {
        let tile = self.table.tile(cell).expect("the dragon moves to tiles");
        if tile.printed().group != Group::Carcassonne {
            return true;
        }
        let is_inner = matches!(tile.printed().alias.as_str(), "CO/6" | "CO/7");
        !is_inner && self.played.choices.dragon_carcassonne == DragonCarcassonne::OuterSquares
    }

    /// Rule: PD-21 to PD-26, PD-107.
    pub(super) fn move_dragon(&mut self, cell: Cell) {
        let from = self.neutrals.insert(Neutral::Dragon, Spot::tile(cell));
        let from = from.expect("a dragon that moves is on the board");
        self.flow.visited.extend([from.cell, cell]);
        self.flow.n_dragon_moves += 1;
        let eaten: Vec<PlacedFigure> = self
            .figures
            .iter()
            .copied()
            .filter(|figure| figure.spot.cell == cell && !self.is_spared(figure))
            .collect();
        let standing = self
            .figures
            .iter()
            .filter(|figure| figure.spot.cell == cell);
        let n_guards = standing
            .filter(|figure| self.is_foundation(figure.spot))
            .count();
        let n_eaten = eaten
            .iter()
            .filter(|figure| self.is_foundation(figure.spot))
            .count();
        self.cases.see_if(n_eaten > 0, Case::GuardEaten);
        self.cases.see_if(n_guards > n_eaten, Case::GuardSpared);
        for figure in eaten {
            self.cases.see(Case::FigureEaten);
            self.cases
                .see_if(figure.spot.segment == Spot::BRIDGE, Case::EatenOnBridge);
            if figure.kind == FigureKind::Shepherd {
                let field = Feature::at(&self.table, figure.spot);
                let is_alone = self.shepherds_in(&field).len() > 1;
                self.cases.see(Case::ShepherdEaten);
                self.cases.see_if(is_alone, Case::ShepherdEatenAlone);
            }
            self.tally_guard_gone(figure.spot);
            self.send_home(&figure);
        }
        if self.played.choices.dragon_eats_mage_witch == DragonEatsMageWitch::Yes {
            for neutral in [Neutral::Mage, Neutral::Witch] {
                if self.neutral_cell(neutral) == Some(cell) {
                    self.neutrals.remove(&neutral);
                    self.cases.see(Case::MagicEaten);
                }
            }
        }
    }

    /// Whether a figure is safe from the dragon: a barn, a lord, and in some games a guard.
    ///
    /// Rule: AM-62, TO-59, PD-99, BC-64.
    fn is_spared(&self, figure: &PlacedFigure) -> bool {
        if figure.kind == FigureKind::Barn {
            return true;
        }
        let ground = self.table.segment(figure.spot);
        let is_on = |kind| ground.is_some_and(|ground| ground.kind == kind);
        let spares_guards = self.played.choices.tower_dragon_eats_guard == TowerDragonEatsGuard::No;
        is_on(SegmentKind::Castle) || spares_guards && is_on(SegmentKind::Tower)
    }

    /// Sends a figure home without points, and the builder or pig that has lost its last follower.
    ///
    /// Rule: PD-21, PD-26, PD-47, TB-20, TB-27.
    pub(super) fn send_home(&mut self, figure: &PlacedFigure) {
        // An orphan may have gone home before its turn came.
        if !self.figures.contains(figure) {
            return;
        }
        self.return_one(figure);
        self.return_orphans(figure);
    }

    /// Sends home the builder or pig that has lost its last follower with this one; returns whether there was one.
    ///
    /// Rule: PD-26, PD-47, TB-20, TB-27, TO-23.
    pub(super) fn return_orphans(&mut self, figure: &PlacedFigure) -> bool {
        let stays = self.played.choices.orphan_builder_pig == OrphanBuilderPig::Stay;
        if !is_follower(figure) || stays {
            return false;
        }
        let feature = Feature::at(&self.table, figure.spot);
        let is_own =
            |other: &PlacedFigure| other.seat == figure.seat && feature.spots.contains(&other.spot);
        let mut standing = self.figures.iter();
        if standing.any(|other| is_own(other) && is_follower(other)) {
            return false;
        }
        let n_before = self.figures.len();
        self.return_figures(|other| {
            is_own(other) && matches!(other.kind, FigureKind::Builder | FigureKind::Pig)
        });
        let has_orphan = self.figures.len() < n_before;
        self.cases.see_if(has_orphan, Case::OrphanReturned);
        has_orphan
    }
}
