//! The turn of the reference: draw, place, figure, scoring, next seat; and the end of the game.

use std::collections::BTreeSet;

use carcas_engine::{Cell, Farmers, FigureKind, RiverVolcanoTurn, Seat, Spot};
use carcas_tiles::{KindId, SegmentKind};

use super::feature::Feature;
use super::scoring::{Standing, complete_value, incomplete_value, owners, powers};
use super::table::Tile;
use super::{Answer, Reference, Waiting, fields};

impl Reference {
    /// T1: waits for a tile, or ends the game if there is none.
    ///
    /// Rule: BA-05, BA-10, BA-45.
    pub(super) fn begin_draw(&mut self) {
        if self.bag.pool().is_empty() {
            self.score_at_end();
            self.waiting = Waiting::ForNothing;
        } else {
            self.waiting = Waiting::ForTile;
        }
    }

    /// T1: a tile is drawn. One that fits nowhere leaves the game, and the same seat draws again.
    ///
    /// Rule: BA-05, BA-09, BA-10, RV-15.
    pub fn draw(&mut self, kind: KindId) {
        self.bag.draw(kind);
        self.tally_draw(kind);
        if self.placements(kind).is_empty() {
            self.n_discarded += 1;
            self.tally_discard(kind);
            self.begin_draw();
        } else {
            self.waiting = Waiting::ForPlacement(kind);
        }
    }

    /// Plays a legal answer.
    ///
    /// # Panics
    /// If the answer is to another question.
    pub fn play(&mut self, answer: Answer) {
        match (self.waiting, answer) {
            (Waiting::ForPlacement(kind), Answer::PlaceTile(cell, rotation)) => {
                self.place_tile(cell, Tile { kind, rotation });
            }
            (Waiting::ForFigure(cell), Answer::PlaceFigure(kind, spot)) => {
                self.place_figure(kind, spot);
                self.score_part(cell);
            }
            (Waiting::ForFigure(cell), Answer::Recall(kind, spot)) => {
                self.recall(kind, spot);
                self.score_part(cell);
            }
            (Waiting::ForFigure(cell), Answer::Pass) => self.score_part(cell),
            (waiting, answer) => panic!("{answer:?} is no answer to {waiting:?}"),
        }
    }

    /// T2: the tile is placed. A question whose only answer is pass is not asked (README part 4).
    fn place_tile(&mut self, cell: Cell, tile: Tile) {
        self.table.put(cell, tile);
        self.tally_placed(cell, tile);
        if self.figure_answers(cell).len() > 1 {
            self.waiting = Waiting::ForFigure(cell);
        } else {
            self.score_part(cell);
        }
    }

    /// T4.
    ///
    /// Rule: BA-19, AB-02.
    fn place_figure(&mut self, kind: FigureKind, spot: Spot) {
        let seat = self.seat;
        let figure = Standing { seat, kind, spot };
        self.stand(figure);
        self.tally_figure(&figure);
    }

    /// T4: the abbot comes home and brings the present value of its feature.
    ///
    /// Rule: AB-06, AB-07, AB-12, AB-13; 9 points for a complete feature (file 01, part 4).
    fn recall(&mut self, kind: FigureKind, spot: Spot) {
        let feature = Feature::at(&self.table, spot);
        self.tally_recall(&feature);
        self.scores[self.seat.ix()] += if feature.is_complete(&self.table) {
            complete_value(&self.choices, &self.table, &feature)
        } else {
            incomplete_value(&self.choices, &self.table, &feature)
        };
        let seat = self.seat;
        self.return_figures(|figure| *figure == Standing { seat, kind, spot });
    }

    /// T8: scores what the tile on a cell has completed, then returns the figures.
    ///
    /// Rule: BA-31, BA-32, BA-35, BA-40, BA-41, BA-43, AB-05, AB-16.
    fn score_part(&mut self, cell: Cell) {
        let mut scored = Vec::new();
        for feature in self.touched_features(cell) {
            let powers = powers(&feature, &self.figures);
            if feature.is_complete(&self.table) && !powers.is_empty() {
                let points = complete_value(&self.choices, &self.table, &feature);
                for seat in owners(&powers) {
                    self.scores[seat.ix()] += points;
                }
                scored.push(feature);
            }
        }
        self.tally_completed(&scored);
        self.return_figures(|figure| {
            let mut features = scored.iter();
            features.any(|feature| feature.spots.contains(&figure.spot))
        });
        self.end_turn(cell);
    }

    /// Returns the features that a tile may have completed, each once. What touches its edges is joined with it.
    ///
    /// Rule: BA-30.
    fn touched_features(&self, cell: Cell) -> BTreeSet<Feature> {
        let is_centered = |spot: Spot| {
            let segment = self.table.segment(spot);
            segment.is_some_and(|segment| {
                matches!(segment.kind, SegmentKind::Monastery | SegmentKind::Garden)
            })
        };
        let is_near = |other: Cell| cell.around().any(|near| near == other);
        let spots = self.table.spots().into_iter();
        spots
            .filter(|&spot| spot.cell == cell || is_near(spot.cell) && is_centered(spot))
            .map(|spot| Feature::at(&self.table, spot))
            .collect()
    }

    fn return_figures(&mut self, returns: impl Fn(&Standing) -> bool) {
        let (gone, stay): (Vec<_>, Vec<_>) =
            self.figures.iter().partition(|figure| returns(figure));
        self.figures = stay;
        for figure in gone {
            let supply = &mut self.supplies[figure.seat.ix()];
            *supply.entry(figure.kind).or_insert(0) += 1;
        }
    }

    /// T10: the next seat, or the same one again after the volcano lake.
    ///
    /// Rule: BA-45, RV-17.
    fn end_turn(&mut self, cell: Cell) {
        let gives_turn = self.choices.river_volcano_turn == RiverVolcanoTurn::ExtraTurn;
        if !(self.is_volcano_lake(cell) && gives_turn) {
            self.seat = Seat((self.seat.0 + 1) % self.scores.len() as u8);
        }
        self.begin_draw();
    }

    /// FS-1 and FS-2.
    ///
    /// Rule: BA-25, BA-46, BA-47, AB-14, BA-48 to BA-55.
    fn score_at_end(&mut self) {
        let standing = self.figures.iter();
        let mut occupied: BTreeSet<Feature> = standing
            .map(|figure| Feature::at(&self.table, figure.spot))
            .collect();
        occupied.retain(|feature| feature.kind != SegmentKind::Field);
        for feature in &occupied {
            let points = incomplete_value(&self.choices, &self.table, feature);
            for seat in owners(&powers(feature, &self.figures)) {
                self.scores[seat.ix()] += points;
            }
        }
        self.tally_at_end(&occupied);
        if self.choices.farmers == Farmers::On {
            let awards = fields::awards(&self.choices, &self.table, &self.figures);
            for (seat, _, points) in &awards {
                self.scores[seat.ix()] += points;
            }
            self.tally_fields(&awards);
        }
    }
}
