//! Why dragon, fairy, mage and witch do not move.

use carcas_tiles::{SegmentKind, Side};

use super::{Asked, Refusal, because};
use crate::decision::Decision;
use crate::figure::FigureIx;
use crate::geometry::Cell;
use crate::modules::{count, dragon, fairy, magic};
use crate::moves::Spot;
use crate::neutral::Neutral;
use crate::rules::{DragonVisitedScope, FairyPlacement};

impl Asked<'_> {
    pub(super) fn neutral(&self, neutral: Neutral, to: Spot) -> Refusal {
        if let Some(refusal) = self.not_in_play(neutral) {
            return refusal;
        }
        match neutral {
            Neutral::Fairy => self.fairy_to_tile(to),
            Neutral::Dragon => self.dragon(to),
            Neutral::Count => self.count(to),
            Neutral::Mage | Neutral::Witch => self.magic(neutral, to),
        }
    }

    /// Refuses neutral figures that the game has not.
    ///
    /// Rule: BA-57.
    fn not_in_play(&self, neutral: Neutral) -> Option<Refusal> {
        let (is_in_play, why) = match neutral {
            Neutral::Dragon => (
                dragon::has_volcanoes(self.rules),
                "there is no dragon in this game",
            ),
            Neutral::Fairy => (
                fairy::is_in_play(self.rules),
                "there is no fairy in this game",
            ),
            Neutral::Count => (
                count::is_in_play(self.rules),
                "there is no Count in this game",
            ),
            Neutral::Mage | Neutral::Witch => (
                magic::is_in_play(self.rules),
                "there is neither mage nor witch in this game",
            ),
        };
        (!is_in_play).then(|| self.untimely("BA-57", why))
    }

    /// Refuses every move of the fairy that comes at the wrong time.
    fn fairy_waits(&self) -> Option<Refusal> {
        match self.decision {
            Decision::FigureAction if fairy::must_rest(self.rules, self.state) => {
                Some(self.untimely(
                    "PD-07",
                    "in this game the fairy does not move after a volcano was placed",
                ))
            }
            Decision::FigureAction | Decision::MoveFairy => None,
            Decision::PlaceTile { .. } | Decision::Princess | Decision::Magic => {
                Some(self.question())
            }
            _ => Some(self.untimely(
                "PD-49",
                "the fairy moves only in the figure step, instead of placing a figure",
            )),
        }
    }

    fn fairy_to_tile(&self, to: Spot) -> Refusal {
        if let Some(refusal) = self.fairy_waits() {
            return refusal;
        }
        if self.rules.choices().fairy_placement == FairyPlacement::Assigned {
            return because(
                "PD-50",
                "in this game the fairy stands beside one follower",
                "name it: fairy SEAT FIGURE SEGMENT",
            );
        }
        let remedy = "name the cell of a tile with a follower of the seat: fairy CELL, or pass";
        let Some(tile) = self.state.board.tile_at(to.cell) else {
            return because("BA-59", "there is no tile at that cell", remedy);
        };
        if self.state.neutrals.tile(Neutral::Fairy) == Some(tile) {
            return because(
                "PD-51",
                "the fairy stands on that tile already, and her move must change something",
                remedy,
            );
        }
        let is_here = |figure: &&crate::figure::Figure| {
            figure.seat == self.seat && self.state.features.tile(figure.segment) == tile
        };
        let own = || self.state.figures.iter().filter(is_here);
        if own().any(|figure| figure.kind.is_follower() && self.state.is_in_quarter(figure)) {
            return because(
                "PD-94",
                "the fairy does not join followers in the quarters of Carcassonne",
                remedy,
            );
        }
        if own().next().is_some() {
            return because(
                "PD-60",
                "only followers can have the fairy, and the seat has none on that tile",
                remedy,
            );
        }
        because(
            "PD-50",
            "the seat that moves the fairy has no follower on that tile",
            remedy,
        )
    }

    /// Why a neutral figure is not put beside a figure; only the fairy ever is.
    pub(super) fn beside(&self, neutral: Neutral, figure: FigureIx) -> Refusal {
        if let Some(refusal) = self.not_in_play(neutral) {
            return refusal;
        }
        match neutral {
            Neutral::Fairy => self.fairy_beside(figure),
            Neutral::Dragon => self.untimely("PD-16", "the dragon moves to tiles"),
            Neutral::Count => {
                self.untimely("CO-20", "the Count never leaves the quarters of his city")
            }
            Neutral::Mage | Neutral::Witch => {
                self.untimely("MW-05", "mage and witch stand on roads and in cities")
            }
        }
    }

    fn fairy_beside(&self, figure: FigureIx) -> Refusal {
        if let Some(refusal) = self.fairy_waits() {
            return refusal;
        }
        if self.rules.choices().fairy_placement == FairyPlacement::OnTile {
            return because(
                "PD-50",
                "in this game the fairy stands on a tile, not beside one figure",
                "name its cell: fairy CELL",
            );
        }
        let remedy = "name a follower of the seat: fairy SEAT FIGURE SEGMENT, or pass";
        let Some(figure) = self.on_board(figure) else {
            return because("PD-50", "there is no such figure on the board", remedy);
        };
        if !figure.kind.is_follower() {
            return because("PD-60", "only followers can have the fairy", remedy);
        }
        if figure.seat != self.seat {
            return because(
                "PD-50",
                "the fairy goes beside a follower of the seat that moves her",
                remedy,
            );
        }
        if figure.has_fairy {
            return because(
                "PD-51",
                "the fairy stands beside that follower already, and her move must change something",
                remedy,
            );
        }
        if self.state.is_in_quarter(figure) {
            return because(
                "PD-94",
                "the fairy does not join followers in the quarters of Carcassonne",
                remedy,
            );
        }
        // Figures that stand alike are one choice; the notation reads the first.
        because("PD-51", "the follower stands for one like it", remedy)
    }

    fn dragon(&self, to: Spot) -> Refusal {
        let (Decision::MoveDragon, Some(at)) =
            (self.decision, self.state.neutrals.tile(Neutral::Dragon))
        else {
            return self.untimely(
                "PD-14",
                "the dragon moves only on the journey that a dragon tile begins",
            );
        };
        let remedy = "choose another tile beside its own";
        let cell = self.state.board.tile(at).cell;
        let is_ahead = |ahead: Cell| Side::ALL.into_iter().any(|side| cell.step(side) == ahead);
        let Some(tile) = self
            .state
            .board
            .tile_at(to.cell)
            .filter(|_| is_ahead(to.cell))
        else {
            return because(
                "PD-16",
                "the dragon moves to a tile whose edge touches its own",
                "choose a tile beside the dragon: dragon CELL",
            );
        };
        if self.state.neutrals.tile(Neutral::Fairy) == Some(tile) {
            return because("PD-18", "the fairy keeps the dragon off her tile", remedy);
        }
        if self.state.memory.dragon.has_visited(tile) {
            let why = match self.rules.choices().dragon_visited_scope {
                DragonVisitedScope::Journey => "the dragon has been there on this journey",
                DragonVisitedScope::Turn => "the dragon has been there in this turn",
            };
            return because("PD-17", why, remedy);
        }
        because(
            "PD-93",
            "the dragon does not enter that part of the city of Carcassonne",
            remedy,
        )
    }

    fn magic(&self, neutral: Neutral, to: Spot) -> Refusal {
        if self.decision != Decision::Magic {
            return self.untimely(
                "MW-03",
                "mage and witch move only after a magic tile was placed, or when a tile joins their features",
            );
        }
        let remedy = match magic::are_stuck(self.rules, self.state) {
            true => self.question().remedy,
            false => "choose an open road or city without mage and witch",
        };
        let Some(segment) = self.state.segment(self.rules, to) else {
            return because(
                "BA-59",
                "mage and witch stand on a segment of a tile, and there is none",
                remedy,
            );
        };
        let feature = self.state.features.of(segment);
        let columns = self.state.features.columns(feature);
        match columns.kind {
            SegmentKind::Quarter => return not_in_carcassonne(remedy),
            SegmentKind::City if self.is_carcassonne(segment) => return not_in_carcassonne(remedy),
            SegmentKind::Road | SegmentKind::City => {}
            SegmentKind::River => {
                return because("MW-48", "mage and witch do not stand on the river", remedy);
            }
            _ => {
                return because(
                    "MW-30",
                    "mage and witch stand on roads and in cities only",
                    remedy,
                );
            }
        }
        if columns.open == 0 {
            let is_fresh = self.state.flow.completed.contains(feature);
            let rule = if is_fresh { "MW-06" } else { "MW-05" };
            return because(rule, "the feature is complete", remedy);
        }
        if magic::are_joined(self.state) && magic::stands_in(self.state, neutral, feature) {
            return self.question();
        }
        if magic::stands_in(self.state, neutral, feature) {
            return because(
                "MW-08",
                "the figure stands there already and must change its feature",
                remedy,
            );
        }
        because("MW-07", "the other magic figure stands there", remedy)
    }

    /// Why a neutral figure does not leave the board.
    pub(super) fn put_aside(&self, neutral: Neutral) -> Refusal {
        if let Some(refusal) = self.not_in_play(neutral) {
            return refusal;
        }
        match neutral {
            Neutral::Dragon => self.untimely("PD-11", "the dragon never leaves the board"),
            Neutral::Fairy => {
                self.untimely("PD-50", "the fairy goes to followers and never off the board")
            },
            Neutral::Count => self.untimely("CO-20", "the Count never leaves the quarters of his city"),
            Neutral::Mage | Neutral::Witch
                if self.decision == Decision::Magic
                    && magic::are_stuck(self.rules, self.state) =>
            {
                self.untimely("MW-13", "that figure is not on the board")
            }
            Neutral::Mage | Neutral::Witch => self.untimely(
                "MW-13",
                "a magic figure is put aside only where it is due to move and neither of the two can",
            ),
        }
    }
}

/// Rule: MW-44.
fn not_in_carcassonne(remedy: &'static str) -> Refusal {
    because(
        "MW-44",
        "mage and witch do not enter the city of Carcassonne",
        remedy,
    )
}
