//! Why nobody enters, leaves or is scored, and why the Count stays: the city of Carcassonne.

use carcas_tiles::SegmentKind;

use super::figure::carcassonne_itself;
use super::{Asked, Refusal, because};
use crate::decision::Decision;
use crate::feature::FeatureIx;
use crate::figure::{Figure, FigureIx, FigureKind};
use crate::modules::count::{self, Leaving};
use crate::modules::dragon;
use crate::moves::Spot;
use crate::neutral::Quarter;
use crate::rules::{CountAbbot, CountFinalQuarters, CountMove, CountMultiFeature};

impl Asked<'_> {
    /// Why a follower does not enter the city.
    pub(super) fn entry(&self, figure: FigureKind, spot: Spot) -> Refusal {
        if matches!(figure, FigureKind::Builder | FigureKind::Pig) {
            return self.untimely("CO-56", "builder and pig never enter the city");
        }
        if self.state.supply(self.seat)[figure.ix()] == 0 {
            return self.untimely(
                "CO-12",
                "the follower comes from the supply, and the seat has none of this kind there",
            );
        }
        let segment = self.state.segment(self.rules, spot);
        let Some(quarter) = segment.and_then(|segment| count::quarter_of(self.rules, segment))
        else {
            return self.untimely(
                "CO-12",
                "now a follower may go to a quarter and nowhere else",
            );
        };
        if quarter == Quarter::Market && !self.rules.has_farmers() {
            return without_farmers();
        }
        match figure {
            FigureKind::Abbot if self.rules.choices().count_abbot == CountAbbot::No => because(
                "CO-50",
                "in this game an abbot never enters the city",
                "choose another follower, or pass",
            ),
            FigureKind::Abbot => because(
                "CO-50",
                "an abbot enters the cathedral quarter only",
                "name it: abbot quarter:cathedral, or choose another follower",
            ),
            _ => self.question(),
        }
    }

    /// Why a figure does not move.
    pub(super) fn figure_move(&self, figure: FigureIx, to: Spot) -> Refusal {
        let Some(figure) = self.on_board(figure) else {
            return self.untimely("BA-23", "there is no such figure on the board");
        };
        let Some(quarter) = count::quarter_of(self.rules, figure.segment) else {
            return self.untimely(
                "BA-23",
                "a placed figure is never moved; only followers in the quarters of Carcassonne are",
            );
        };
        if figure.seat != self.seat {
            return self.untimely("CO-23", "a seat moves its own followers only");
        }
        let Decision::LeaveQuarter { leaving, .. } = self.decision else {
            return match count::is_blocked(self.state, figure) {
                true => self.untimely("CO-21", BLOCKED),
                false => self.untimely(
                    "CO-32",
                    "followers leave the city only before completed features are scored, and at the end of the game",
                ),
            };
        };
        if count::is_blocked(self.state, figure) {
            let rule = match leaving {
                Leaving::Scoring => "CO-21",
                Leaving::Final => "CO-43",
            };
            return because(rule, BLOCKED, "move a follower of another quarter, or pass");
        }
        let Some(segment) = self.state.segment(self.rules, to) else {
            return self.untimely("BA-59", "a follower moves to a segment, and there is none");
        };
        if self.is_carcassonne(segment) {
            return carcassonne_itself();
        }
        if count::quarter_of(self.rules, segment).is_some() {
            return because(
                "CO-32",
                "followers do not move from quarter to quarter",
                "move one out of the city, or pass",
            );
        }
        let feature = self.state.features.of(segment);
        let wrong = match leaving {
            Leaving::Scoring => self.no_exit(figure, quarter, feature),
            Leaving::Final => self.no_final_exit(figure, quarter, feature),
        };
        if let Some(refusal) = wrong {
            return refusal;
        }
        if dragon::keeps_off(self.rules, self.state, segment) {
            return because(
                "CO-69",
                "the dragon stands on that tile, and nobody may be put beside it",
                "choose a segment of the feature on another tile, or pass",
            );
        }
        // Figures that stand alike are one choice; the notation reads the first.
        self.untimely("CO-23", "the follower stands for one like it")
    }

    /// Refuses features that a follower does not reach before a scoring.
    fn no_exit(&self, figure: &Figure, quarter: Quarter, feature: FeatureIx) -> Option<Refusal> {
        if quarter == Quarter::Market {
            return Some(because(
                "CO-25",
                "followers in the market move out at the end of the game only",
                "move a follower of another quarter, or pass",
            ));
        }
        let columns = self.state.features.columns(feature);
        if is_barred_garden(quarter, figure, columns.kind) {
            return Some(only_abbots(
                "choose a monastery that is about to be scored, or pass",
            ));
        }
        if !count::leads_to(quarter, figure.kind, columns.kind) {
            return Some(wrong_kind("CO-24", quarter));
        }
        let completed = self.state.flow.completed.as_slice();
        if !completed.contains(&feature) {
            return Some(because(
                "CO-24",
                "followers move out only to features that the tile just placed completed",
                "choose one of them, or pass",
            ));
        }
        (!self.state.flow.completed.is_due(feature)).then(|| {
            because(
                "CO-A3",
                "in this game features are scored one by one, and followers move out only to the one that is scored next",
                "choose a segment of that feature, or pass",
            )
        })
    }

    /// Refuses features that a follower does not reach at the end of the game.
    fn no_final_exit(
        &self,
        figure: &Figure,
        quarter: Quarter,
        feature: FeatureIx,
    ) -> Option<Refusal> {
        let columns = self.state.features.columns(feature);
        let is_led = count::leads_to(quarter, figure.kind, columns.kind);
        if quarter == Quarter::Market {
            return (!is_led).then(|| wrong_kind("CO-41", quarter));
        }
        if self.rules.choices().count_final_quarters == CountFinalQuarters::MarketOnly {
            return Some(because(
                "CO-41",
                "in this game only followers in the market move out at the end",
                "move one of them to a field, or pass",
            ));
        }
        if is_barred_garden(quarter, figure, columns.kind) {
            return Some(only_abbots(
                "choose a monastery that is not complete, or pass",
            ));
        }
        if !is_led {
            return Some(wrong_kind("CO-42", quarter));
        }
        (columns.open == 0).then(|| {
            because(
                "CO-42",
                "the feature is complete and has been scored",
                "choose an incomplete one, or pass",
            )
        })
    }

    /// Why the Count does not move.
    pub(super) fn count(&self, to: Spot) -> Refusal {
        if self.rules.choices().count_move != CountMove::ByPlayer {
            return self.untimely("CO-19", "in this game the Count moves by himself");
        }
        if self.decision != Decision::MoveCount {
            return self.untimely(
                "CO-20",
                "the Count moves only when a follower has just entered the city",
            );
        }
        let segment = self.state.segment(self.rules, to);
        match segment.and_then(|segment| count::quarter_of(self.rules, segment)) {
            None => self.untimely("CO-20", "the Count never leaves the quarters of his city"),
            Some(Quarter::Market) if !self.rules.has_farmers() => without_farmers(),
            Some(_) => self.untimely("CO-A9", "the Count is in that quarter already"),
        }
    }

    /// Why a feature is not scored next.
    pub(super) fn scoring(&self, spot: Spot) -> Refusal {
        if self.decision != Decision::ChooseScoring {
            let (rule, why) = match count::is_in_play(self.rules) {
                false => (
                    "BA-31",
                    "completed features are scored together, and nobody chooses an order",
                ),
                true if self.rules.choices().count_multi_feature
                    == CountMultiFeature::SinglePass =>
                {
                    (
                        "CO-27",
                        "in this game completed features are scored together, and nobody chooses an order",
                    )
                }
                true => (
                    "CO-A3",
                    "an order is chosen only where a tile has completed several features that followers can move to",
                ),
            };
            return self.untimely(rule, why);
        }
        let segment = self.state.segment(self.rules, spot);
        let feature = segment.map(|segment| self.state.features.of(segment));
        let completed = self.state.flow.completed.as_slice();
        match feature {
            None => self.untimely("BA-59", "there is no such segment"),
            Some(feature) if !completed.contains(&feature) => self.untimely(
                "CO-A3",
                "the tile just placed has not completed that feature",
            ),
            Some(feature) if !self.state.flow.completed.is_due(feature) => {
                self.untimely("CO-A3", "that feature has been scored already")
            }
            // The move knows a feature by one of its segments; the notation finds it by any.
            Some(_) => self.untimely("CO-A3", "another segment stands for that feature"),
        }
    }
}

const BLOCKED: &str = "the Count is in that quarter, so nobody leaves it";

/// Tells whether a follower would go to a garden that only an abbot may choose.
fn is_barred_garden(quarter: Quarter, figure: &Figure, kind: SegmentKind) -> bool {
    quarter == Quarter::Cathedral && kind == SegmentKind::Garden && figure.kind != FigureKind::Abbot
}

/// Rule: CO-51.
fn only_abbots(remedy: &'static str) -> Refusal {
    because("CO-51", "only an abbot moves out to a garden", remedy)
}

/// Rule: CO-48.
fn without_farmers() -> Refusal {
    because(
        "CO-48",
        "without farmers the market quarter is closed",
        "choose another quarter, or pass",
    )
}

/// Refuses a feature that is not of the kind that a quarter leads to.
fn wrong_kind(rule: &'static str, quarter: Quarter) -> Refusal {
    let (why, remedy) = match quarter {
        Quarter::Castle => (
            "followers in the castle move to cities",
            "choose a city, or pass",
        ),
        Quarter::Market => (
            "followers in the market move to fields",
            "choose a field, or pass",
        ),
        Quarter::Blacksmith => (
            "followers in the blacksmith's quarter move to roads",
            "choose a road, or pass",
        ),
        Quarter::Cathedral => (
            "followers in the cathedral quarter move to monasteries",
            "choose a monastery, or pass",
        ),
    };
    because(rule, why, remedy)
}
