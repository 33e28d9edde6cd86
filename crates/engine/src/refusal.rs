//! Refusals: why a move is not legal, with the rule that says so and what would be right.
//!
//! Legality has one definition, the generator. This file only explains to people why a move was not among those it
//! yields; where it knows no better it says so.

use std::fmt;

use carcas_tiles::{Rotation, SegmentKind, Side, Symbol};

use crate::board::TileIx;
use crate::decision::Decision;
use crate::figure::{Figure, FigureIx, FigureKind, Seat};
use crate::game::Node;
use crate::geometry::Cell;
use crate::modules::{count, dragon, fairy, magic};
use crate::moves::{Move, Spot};
use crate::neutral::Neutral;
use crate::rules::{FairyPlacement, Farmers, Rules};
use crate::state::State;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The rule that decides it.
    pub rule: &'static str,
    /// What it says, and what would be right.
    pub why: &'static str,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (rule {})", self.why, self.rule)
    }
}

const fn because(rule: &'static str, why: &'static str) -> Option<Refusal> {
    Some(Refusal { rule, why })
}

impl State {
    /// Says why a move is not legal here, or nothing if it is legal or if there is no more to say than that.
    pub fn refusal(&self, rules: &Rules, refused: Move) -> Option<Refusal> {
        let Node::Decide { seat, decision } = self.node() else {
            return None;
        };
        if self.is_legal(rules, refused) {
            return None;
        }
        let asked = Asked {
            rules,
            state: self,
            seat,
            decision,
        };
        match refused {
            Move::PlaceTile { cell, rotation } => asked.tile(cell, rotation),
            Move::PlaceFigure { figure, spot } => asked.figure(figure, spot),
            Move::MoveFigure { figure, .. } => asked.figure_move(figure),
            Move::TakeBack { figure } => asked.take_back(figure),
            Move::SendHome { figure } => asked.send_home(figure),
            Move::MoveNeutral { neutral, to } => asked.neutral(neutral, to),
            Move::PutBeside { figure, .. } => asked.beside(figure),
            Move::PutAside { neutral } if !asked.is_in_play(neutral) => None,
            Move::PutAside { .. } => because(
                "MW-13",
                "a magic figure is put aside only where neither can be moved; move one instead",
            ),
            Move::Choose { .. } | Move::Again => None,
            Move::Pass => asked.pass(),
        }
    }
}

/// A question and whom it was put to.
struct Asked<'a> {
    rules: &'a Rules,
    state: &'a State,
    seat: Seat,
    decision: Decision,
}

impl Asked<'_> {
    fn tile(&self, cell: Cell, rotation: Rotation) -> Option<Refusal> {
        let Decision::PlaceTile { kind } = self.decision else {
            return None;
        };
        if self.state.tile_at(cell).is_some() {
            return because("BA-06", "a tile lies there already; choose an empty cell");
        }
        let Some(frontier) = self.state.board.frontier_at(cell) else {
            return because(
                "BA-06",
                "the cell touches no placed tile; choose one beside a tile",
            );
        };
        let kind = self.rules.kind(kind);
        let edges = kind.edges(rotation);
        if edges.0 & !frontier.allowed.0 == 0 {
            let joins_river = Side::ALL
                .into_iter()
                .any(|side| edges.is_river(side) && frontier.allowed.is_river(side));
            return if joins_river {
                because(
                    "RV-09",
                    "the river may not turn back at once, nor meet another arm; turn the tile or choose another place",
                )
            } else {
                because(
                    "RV-07",
                    "a river tile joins an open end of the river; choose a cell at one",
                )
            };
        }
        because(
            "BA-07",
            "the tile does not match every neighbor in this rotation; turn it or choose another cell",
        )
    }

    fn figure(&self, figure: FigureKind, spot: Spot) -> Option<Refusal> {
        match self.decision {
            Decision::FigureAction => {}
            Decision::Princess => return self.princess_insists(),
            Decision::MoveFairy => return after_princess(),
            Decision::Magic => return because("MW-03", "mage or witch must be moved first"),
            Decision::EnterQuarter => {
                return because(
                    "CO-12",
                    "only a follower from the supply may enter, into a quarter that suits it",
                );
            }
            _ => return None,
        }
        if self.rules.supply()[figure.ix()] == 0 {
            return because(
                "BA-19",
                "no seat has such a figure in this game; name one of its figures",
            );
        }
        if self.state.supply(self.seat)[figure.ix()] == 0 {
            return because(
                "BA-24",
                "the seat has none of these figures left; pass or choose another action",
            );
        }
        let segment = self.state.segment(self.rules, spot)?;
        let tile = self.state.features.tile(segment);
        let kind = self.state.printed(self.rules, segment).kind;
        if kind == SegmentKind::Quarter {
            return because(
                "CO-12",
                "a follower enters the city of Carcassonne only after others scored by its tile",
            );
        }
        if !figure.may_stand_on(kind) {
            return cannot_stand(figure, kind);
        }
        if kind == SegmentKind::Field && self.rules.choices().farmers == Farmers::Off {
            return because(
                "BA-25",
                "this game is played without farmers; choose another segment",
            );
        }
        let feature = self.state.features.of(segment);
        let columns = self.state.features.columns(feature);
        if !figure.is_follower() {
            return self.helper(figure, tile, feature);
        }
        if columns.n_followers > 0 {
            return because(
                "BA-20",
                "the feature holds a follower already; choose an unoccupied one",
            );
        }
        if self.state.memory.dragon.at == Some(tile) && self.has_placed(Symbol::Portal) {
            return because(
                "PD-36",
                "the dragon stands on that tile; choose another one",
            );
        }
        if self.has_placed(Symbol::Volcano) && self.state.flow.placed == Some(tile) {
            return because(
                "PD-05",
                "no figure may be placed on a volcano that was just placed; move the fairy or pass",
            );
        }
        if self.state.flow.placed != Some(tile) {
            let is_complete = columns.open == 0 && columns.kind != SegmentKind::Field;
            return if self.has_placed(Symbol::Portal) && is_complete {
                because(
                    "PD-31",
                    "a portal does not reach complete features; choose an open one",
                )
            } else {
                because(
                    "BA-19",
                    "a figure goes on the tile placed in this part; choose a segment of it",
                )
            };
        }
        None
    }

    fn helper(
        &self,
        figure: FigureKind,
        tile: TileIx,
        feature: crate::feature::FeatureIx,
    ) -> Option<Refusal> {
        if self.has_placed(Symbol::Volcano) && dragon::has_volcanoes(self.rules) {
            return because(
                "PD-05",
                "no figure may be placed on a volcano that was just placed",
            );
        }
        if self.state.flow.placed != Some(tile) {
            return because(
                "TB-07",
                "this figure goes on the tile placed in this part only",
            );
        }
        if !self.state.has_follower(self.seat, feature) {
            return match figure {
                FigureKind::Pig => because(
                    "TB-21",
                    "the field holds no farmer of that seat; place the pig beside one",
                ),
                _ => because(
                    "TB-08",
                    "the feature holds no follower of that seat; place the builder with one",
                ),
            };
        }
        because(
            "TB-08",
            "the feature is complete; a builder works on open ones only",
        )
    }

    fn has_placed(&self, symbol: Symbol) -> bool {
        let placed = self.state.placed_tile();
        placed.is_some_and(|placed| self.rules.kind(placed.kind).has(symbol))
    }

    fn princess_insists(&self) -> Option<Refusal> {
        because(
            "PD-40",
            "the princess insists: a knight of her city must be sent home first",
        )
    }

    fn on_board(&self, figure: FigureIx) -> Option<&Figure> {
        self.state.figures.get(usize::from(figure.0))
    }

    fn figure_move(&self, figure: FigureIx) -> Option<Refusal> {
        let figure = self.on_board(figure)?;
        if !self.state.is_in_quarter(figure) {
            return because(
                "BA-23",
                "a placed follower cannot be moved; only those in the city of Carcassonne can",
            );
        }
        if figure.seat != self.seat {
            return because("CO-23", "a seat moves its own followers only");
        }
        if count::is_blocked(self.rules, self.state, figure) {
            return because(
                "CO-21",
                "the Count is in that quarter, so nobody leaves it; choose another quarter or pass",
            );
        }
        because(
            "CO-24",
            "from castle to cities, blacksmith to roads, cathedral to monasteries, market to fields, and only to what is \
             about to be scored",
        )
    }

    fn take_back(&self, figure: FigureIx) -> Option<Refusal> {
        let figure = self.on_board(figure)?;
        match self.decision {
            Decision::Princess => return self.princess_insists(),
            Decision::MoveFairy => return after_princess(),
            Decision::FigureAction => {}
            _ => return None,
        }
        if figure.kind != FigureKind::Abbot {
            return because("BA-23", "only an abbot can be taken back");
        }
        if figure.seat != self.seat {
            return because("AB-06", "a seat takes back its own abbot only");
        }
        if self.state.is_in_quarter(figure) {
            return because("CO-32", "nobody is taken back from the city of Carcassonne");
        }
        because(
            "AB-08",
            "the abbot's feature is complete: he is scored with it and returns by himself",
        )
    }

    fn send_home(&self, figure: FigureIx) -> Option<Refusal> {
        let figure = self.on_board(figure)?;
        let feature = self.state.features.of(figure.segment);
        if self.state.features.columns(feature).kind != SegmentKind::City {
            return because(
                "PD-39",
                "a princess sends knights home, and this figure is none",
            );
        }
        because(
            "PD-39",
            "the knight is not in the city of a princess that was just placed",
        )
    }

    fn neutral(&self, neutral: Neutral, to: Spot) -> Option<Refusal> {
        if !self.is_in_play(neutral) {
            return None;
        }
        match neutral {
            Neutral::Fairy => self.fairy_to_tile(to.cell),
            Neutral::Dragon => self.dragon(to.cell),
            Neutral::Count => because(
                "CO-19",
                "the Count moves only after a follower has entered the city, to another quarter",
            ),
            Neutral::Mage | Neutral::Witch => self.magic(to),
        }
    }

    fn fairy_question(&self) -> Option<Option<Refusal>> {
        match self.decision {
            Decision::FigureAction | Decision::MoveFairy => None,
            Decision::Princess => Some(self.princess_insists()),
            _ => Some(because(
                "PD-49",
                "the fairy moves instead of a figure action only",
            )),
        }
    }

    fn fairy_to_tile(&self, cell: Cell) -> Option<Refusal> {
        if let Some(refusal) = self.fairy_question() {
            return refusal;
        }
        if self.rules.choices().fairy_placement == FairyPlacement::Assigned {
            return because(
                "PD-50",
                "in this game the fairy stands beside one follower; name it: fairy SEAT FIGURE SEGMENT",
            );
        }
        let tile = self.state.board.tile_at(cell);
        if tile.is_some() && tile == self.state.memory.fairy.at {
            return because(
                "PD-51",
                "the fairy stands there already; choose another tile",
            );
        }
        because(
            "PD-50",
            "the fairy goes to a tile with a follower of the seat that moves her",
        )
    }

    fn is_in_play(&self, neutral: Neutral) -> bool {
        match neutral {
            Neutral::Dragon => dragon::has_volcanoes(self.rules),
            Neutral::Fairy => fairy::is_in_play(self.rules),
            Neutral::Count => count::is_in_play(self.rules),
            Neutral::Mage | Neutral::Witch => magic::is_in_play(self.rules),
        }
    }

    fn beside(&self, figure: FigureIx) -> Option<Refusal> {
        if !self.is_in_play(Neutral::Fairy) {
            return None;
        }
        if let Some(refusal) = self.fairy_question() {
            return refusal;
        }
        if self.rules.choices().fairy_placement == FairyPlacement::OnTile {
            return because(
                "PD-50",
                "in this game the fairy stands on a tile; name its cell: fairy CELL",
            );
        }
        let figure = self.on_board(figure)?;
        if !figure.kind.is_follower() {
            return because("PD-60", "only followers can have the fairy");
        }
        if figure.seat != self.seat {
            return because(
                "PD-50",
                "the fairy goes beside a follower of the seat that moves her",
            );
        }
        if figure.has_fairy {
            return because("PD-51", "the fairy stands beside that follower already");
        }
        because(
            "PD-94",
            "the fairy does not enter the quarters of Carcassonne",
        )
    }

    fn dragon(&self, cell: Cell) -> Option<Refusal> {
        if self.decision != Decision::MoveDragon {
            return because("PD-14", "the dragon moves only on its journey");
        }
        let at = self.state.board.tile(self.state.memory.dragon.at?).cell;
        let is_beside = Side::ALL.into_iter().any(|side| at.step(side) == cell);
        let Some(tile) = self.state.board.tile_at(cell).filter(|_| is_beside) else {
            return because(
                "PD-16",
                "the dragon moves to a tile beside its own; choose one",
            );
        };
        if self.state.memory.fairy.at == Some(tile) {
            return because(
                "PD-18",
                "the fairy keeps the dragon off her tile; choose another one",
            );
        }
        if self.state.memory.dragon.has_visited(tile) {
            return because(
                "PD-17",
                "the dragon has been there on this journey; choose another tile",
            );
        }
        because(
            "PD-93",
            "the dragon does not enter that part of the city of Carcassonne",
        )
    }

    fn magic(&self, to: Spot) -> Option<Refusal> {
        if self.decision != Decision::Magic {
            return because("MW-03", "mage and witch move only in the magic step");
        }
        let segment = self.state.segment(self.rules, to)?;
        let columns = self.state.features.columns(self.state.features.of(segment));
        if !matches!(columns.kind, SegmentKind::Road | SegmentKind::City) {
            return because(
                "MW-05",
                "mage and witch stand on roads and in cities; choose an open one",
            );
        }
        if columns.open == 0 {
            return because("MW-06", "the feature is complete; choose an open one");
        }
        because(
            "MW-07",
            "a magic figure goes to another feature than its own and than the other figure's",
        )
    }

    fn pass(&self) -> Option<Refusal> {
        match self.decision {
            Decision::PlaceTile { .. } => because("BA-05", "a tile that fits must be placed"),
            Decision::Princess => self.princess_insists(),
            Decision::MoveDragon => because("PD-19", "the dragon must move while it can"),
            Decision::Magic => because("MW-03", "mage or witch must be moved"),
            _ => None,
        }
    }
}

const fn after_princess() -> Option<Refusal> {
    because(
        "PD-44",
        "after a princess has sent a knight home no figure may be placed; only the fairy may still move",
    )
}

fn cannot_stand(figure: FigureKind, kind: SegmentKind) -> Option<Refusal> {
    match (figure, kind) {
        (_, SegmentKind::River) => because(
            "RV-16",
            "no figure may stand on the river; choose another segment",
        ),
        (FigureKind::Abbot, _) => because("AB-02", "an abbot goes to monasteries and gardens only"),
        (_, SegmentKind::Garden) => because("AB-03", "only an abbot may enter a garden"),
        (FigureKind::Builder, _) => because("TB-07", "a builder goes to roads and cities only"),
        (FigureKind::Pig, _) => because("TB-21", "a pig goes to fields only"),
        _ => None,
    }
}
