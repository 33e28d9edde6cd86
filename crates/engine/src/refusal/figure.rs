//! Why a figure may not be placed, taken back or sent home.

use carcas_tiles::{Mark, SegmentKind};

use super::{Asked, Refusal, because};
use crate::board::TileIx;
use crate::decision::Decision;
use crate::feature::{FeatureIx, SegmentIx};
use crate::figure::{FigureIx, FigureKind};
use crate::figure_action::{CompleteSpots, Spots};
use crate::modules::{dragon, princess};
use crate::moves::Spot;
use crate::rules::PrincessTargets;

impl Asked<'_> {
    pub(super) fn figure(&self, figure: FigureKind, spot: Spot) -> Refusal {
        if self.rules.supply()[figure.ix()] == 0 {
            return self.untimely("BA-57", "no seat has such a figure in this game");
        }
        match self.decision {
            Decision::FigureAction => {}
            Decision::EnterQuarter => return self.entry(figure, spot),
            _ => return self.question(),
        }
        if self.state.supply(self.seat)[figure.ix()] == 0 {
            return self.none_left(figure);
        }
        let Some(segment) = self.state.segment(self.rules, spot) else {
            return because(
                "BA-59",
                "a figure stands on a segment of a tile, and there is none",
                "name a segment of a tile",
            );
        };
        let spots = Spots::now(self.rules, self.state);
        let kind = self.state.printed(self.rules, segment).kind;
        if kind == SegmentKind::Quarter {
            return match spots.everywhere {
                true => because(
                    "PD-35",
                    "a portal does not lead into the quarters of Carcassonne",
                    "choose a road, city, monastery or field",
                ),
                false => because(
                    "CO-12",
                    "a follower enters the city of Carcassonne only after its tile brought points to others alone",
                    "place it on the tile just placed, or pass",
                ),
            };
        }
        if self.is_carcassonne(segment) {
            return carcassonne_itself();
        }
        if let Some(refusal) = self.guard(figure, segment) {
            return refusal;
        }
        if kind == SegmentKind::Garden && !self.is_open(kind) {
            return because(
                "BA-102",
                "gardens are decoration in this game",
                "choose another segment",
            );
        }
        if !figure.may_stand_on(kind) {
            return cannot_stand(figure, kind);
        }
        if kind == SegmentKind::Field && figure.is_follower() && !self.rules.has_farmers() {
            return because(
                "BA-25",
                "this game is played without farmers",
                "choose another segment",
            );
        }
        let tile = self.state.features.tile(segment);
        if let Some(refusal) = self.wrong_tile(figure, tile, &spots) {
            return refusal;
        }
        let feature = self.state.features.of(segment);
        if figure.is_follower() {
            self.follower(feature, tile, &spots)
        } else {
            self.helper(figure, feature)
        }
    }

    fn none_left(&self, figure: FigureKind) -> Refusal {
        let supply = self.state.supply(self.seat);
        let has_follower = FigureKind::ALL
            .into_iter()
            .any(|kind| kind.is_follower() && supply[kind.ix()] > 0);
        match figure {
            FigureKind::Builder => {
                self.untimely("TB-07", "the builder is not in the supply of the seat")
            }
            FigureKind::Pig => self.untimely("TB-21", "the pig is not in the supply of the seat"),
            FigureKind::Shepherd => self.no_shepherd(),
            _ if has_follower => self.untimely(
                "BA-19",
                "figures come from the supply, and the seat has none of this kind there",
            ),
            _ => self.untimely("BA-24", "the seat has no follower left in its supply"),
        }
    }

    /// Refuses tiles on which no figure of this kind may be placed in this part.
    fn wrong_tile(&self, figure: FigureKind, tile: TileIx, spots: &Spots) -> Option<Refusal> {
        let is_placed = self.state.flow.placed == Some(tile);
        if is_placed && !spots.placed_tile {
            let rule = match dragon::has_volcanoes(self.rules) {
                true => "PD-05",
                false => "RV-17",
            };
            return Some(self.untimely(
                rule,
                "no figure may be placed on a volcano in the part in which its tile is placed",
            ));
        }
        let is_reached = is_placed || spots.everywhere && figure.is_follower();
        if !is_reached {
            let remedy = "choose a segment of that tile";
            return Some(match figure {
                _ if figure.is_follower() => because(
                    "BA-19",
                    "a follower goes on the tile placed in this part",
                    remedy,
                ),
                FigureKind::Shepherd => because(
                    if spots.everywhere { "HS-53" } else { "HS-03" },
                    "a shepherd goes on the tile placed in this part",
                    remedy,
                ),
                _ if spots.everywhere => because(
                    "PD-34",
                    "a portal serves followers only; this figure goes on the tile placed in this part",
                    remedy,
                ),
                FigureKind::Pig => because(
                    "TB-21",
                    "a pig goes on the tile placed in this part",
                    remedy,
                ),
                _ => because(
                    "TB-07",
                    "a builder goes on the tile placed in this part",
                    remedy,
                ),
            });
        }
        if spots.barred != Some(tile) {
            return None;
        }
        Some(match spots.everywhere {
            true => because(
                "PD-36",
                "the dragon stands on that tile, and no portal leads there",
                "choose another tile",
            ),
            false => self.untimely(
                "PD-A03",
                "the dragon stands on the tile just placed, and nobody may be placed beside it",
            ),
        })
    }

    fn follower(&self, feature: FeatureIx, tile: TileIx, spots: &Spots) -> Refusal {
        let is_placed = self.state.flow.placed == Some(tile);
        if self.state.features.columns(feature).n_followers > 0 {
            let rule = if is_placed { "BA-20" } else { "PD-30" };
            return because(
                rule,
                "the feature holds a follower already",
                "choose one that nobody occupies",
            );
        }
        if is_placed {
            return because(
                "PD-31",
                "in this game a feature that the portal tile completed may not be claimed",
                "choose an open feature",
            );
        }
        let is_fresh = self.state.flow.completed.contains(feature);
        if is_fresh && spots.complete == CompleteSpots::OnPlacedTile {
            return because(
                "PD-31",
                "a feature that the portal tile completed may be claimed on that tile only",
                "choose its segment there, or an open feature",
            );
        }
        because(
            "PD-31",
            "a portal does not lead to complete features",
            "choose an open one",
        )
    }

    fn helper(&self, figure: FigureKind, feature: FeatureIx) -> Refusal {
        let has_follower = self.state.has_follower(self.seat, feature);
        match figure {
            FigureKind::Pig => because(
                "TB-21",
                "the field holds no farmer of the seat",
                "place the pig in a field that does",
            ),
            FigureKind::Shepherd => self.shepherd(),
            _ if has_follower => because(
                "TB-08",
                "the feature is complete, and a builder works on open ones only",
                "choose an open road or city that holds a follower of the seat",
            ),
            _ => because(
                "TB-08",
                "the feature holds no follower of the seat",
                "place the builder in an open road or city that does",
            ),
        }
    }

    /// Tells whether any figure may be placed on segments of a kind in this game.
    fn is_open(&self, kind: SegmentKind) -> bool {
        let mut placeable = self.rules.placeable.iter();
        placeable.any(|&(_, stands_on)| stands_on >> kind as u16 & 1 == 1)
    }

    /// Tells whether a segment belongs to the city of Carcassonne itself, not to the land around it.
    pub(super) fn is_carcassonne(&self, segment: SegmentIx) -> bool {
        let printed = self.state.printed(self.rules, segment);
        printed.kind == SegmentKind::City && printed.marks.contains(Mark::AtCarcassonne)
    }

    pub(super) fn take_back(&self, figure: FigureIx) -> Refusal {
        let Some(figure) = self.on_board(figure) else {
            return self.untimely("AB-06", "there is no such figure on the board");
        };
        if !matches!(self.decision, Decision::FigureAction | Decision::MoveFairy) {
            return self.question();
        }
        if figure.kind != FigureKind::Abbot {
            return self.untimely(
                "BA-23",
                "a placed figure stays until it is scored, and only an abbot can be taken back",
            );
        }
        if self.decision == Decision::MoveFairy {
            return self.untimely(
                "AB-105",
                "after a princess has sent a knight home no abbot is taken back",
            );
        }
        if figure.seat != self.seat {
            return self.untimely("AB-06", "a seat takes back its own abbot only");
        }
        if self.state.is_in_quarter(figure) {
            return self.untimely("CO-32", "nobody is taken back from the city of Carcassonne");
        }
        self.untimely(
            "AB-08",
            "the abbot's feature is complete: he is scored with it and returns by himself",
        )
    }

    pub(super) fn send_home(&self, figure: FigureIx) -> Refusal {
        if !princess::is_in_play(self.rules) {
            return self.untimely("BA-57", "there are no princesses in this game");
        }
        match self.decision {
            Decision::FigureAction | Decision::Princess => {}
            Decision::Magic => {
                return self.untimely("MW-40", "mage or witch moves before a princess acts");
            }
            Decision::MoveFairy => {
                return self.untimely("PD-40", "a princess sends one knight home, and she has");
            }
            _ => return self.question(),
        }
        if !princess::is_placed(self.rules, self.state) {
            return self.untimely(
                "PD-48",
                "a princess acts only in the part in which her tile is placed",
            );
        }
        let remedy = "choose a knight in the city of the princess";
        let Some(figure) = self.on_board(figure) else {
            return because("PD-39", "there is no such figure on the board", remedy);
        };
        let feature = self.state.features.of(figure.segment);
        let is_in_city = self.state.features.columns(feature).kind == SegmentKind::City;
        match figure.kind {
            FigureKind::Abbot => because(
                "PD-71",
                "an abbot is no knight, and a princess sends knights home",
                remedy,
            ),
            FigureKind::Builder if !princess::may_send_home(self.rules, FigureKind::Builder) => {
                because(
                    "TB-106",
                    "a princess sends knights home and no builder",
                    remedy,
                )
            }
            kind if !is_in_city || !princess::may_send_home(self.rules, kind) => because(
                "PD-39",
                match self.rules.choices().princess_targets {
                    PrincessTargets::Knights => {
                        "a princess sends knights home, followers in her city, and this figure is none"
                    }
                    PrincessTargets::KnightsAndBuilder => {
                        "in this game a princess sends home knights and builders of her city, and this is neither"
                    }
                },
                remedy,
            ),
            _ if !princess::is_at_home(self.rules, self.state, feature) => because(
                "PD-39",
                "the figure is not in the city of the princess just placed",
                remedy,
            ),
            FigureKind::Builder if self.state.features.columns(feature).n_followers == 0 => {
                because(
                    "PD-39",
                    "a princess acts only if her city holds a knight",
                    remedy,
                )
            }
            // Figures that stand alike are one choice; the notation reads the first.
            _ => because("PD-39", "the knight stands for one like it", remedy),
        }
    }
}

/// Rule: CO-06.
pub(super) fn carcassonne_itself() -> Refusal {
    because(
        "CO-06",
        "the city of Carcassonne is never claimed or scored; followers stand in its quarters only",
        "choose another feature",
    )
}

fn cannot_stand(figure: FigureKind, kind: SegmentKind) -> Refusal {
    let remedy = "choose another segment";
    match (figure, kind) {
        (_, SegmentKind::River) => because("RV-16", "no figure may stand on the river", remedy),
        (FigureKind::Abbot, _) => because(
            "AB-02",
            "an abbot goes to monasteries and gardens only",
            "choose one, or another figure",
        ),
        (FigureKind::Builder, _) => because(
            "TB-07",
            "a builder goes to roads and cities only",
            "choose one that holds a follower of the seat",
        ),
        (FigureKind::Pig, _) => because(
            "TB-21",
            "a pig goes to fields only",
            "choose one that holds a farmer of the seat",
        ),
        (FigureKind::Shepherd, _) => because(
            "HS-03",
            "a shepherd goes to fields only",
            "choose a field of the tile just placed",
        ),
        (_, SegmentKind::Garden) => because(
            "AB-03",
            "only an abbot may enter a garden",
            "choose another segment, or the abbot",
        ),
        _ => because("BA-19", "no figure of this kind may stand there", remedy),
    }
}
