//! Refusals: why a move is not legal, with the rule that says so and what would be right.
//!
//! Legality has one definition, the generator. This module only explains to people why a move was not among those it
//! yields. A move may be wrong in several ways; the explanation names the one that a player would have to put right
//! first: a figure that is not in the game, then a move that does not answer the question, then the place.

mod count;
mod figure;
mod neutral;
mod tile;

use std::fmt;

use crate::decision::Decision;
use crate::figure::{Figure, FigureIx, Seat};
use crate::game::Node;
use crate::modules::count::Leaving;
use crate::modules::{builder, magic};
use crate::moves::Move;
use crate::rules::Rules;
use crate::state::State;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The rule that decides it.
    pub rule: &'static str,
    /// What was wrong.
    pub why: &'static str,
    /// What would be right.
    pub remedy: &'static str,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; {} (rule {})", self.why, self.remedy, self.rule)
    }
}

const fn because(rule: &'static str, why: &'static str, remedy: &'static str) -> Refusal {
    Refusal { rule, why, remedy }
}

impl State {
    /// Says why a move is not legal here, or nothing if it is legal or if nobody is asked.
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
        Some(match refused {
            Move::PlaceTile { cell, rotation } => asked.tile(cell, rotation),
            Move::PlaceFigure { figure, spot } => asked.figure(figure, spot),
            Move::MoveFigure { figure, to } => asked.figure_move(figure, to),
            Move::TakeBack { figure } => asked.take_back(figure),
            Move::SendHome { figure } => asked.send_home(figure),
            Move::MoveNeutral { neutral, to } => asked.neutral(neutral, to),
            Move::PutBeside { neutral, figure } => asked.beside(neutral, figure),
            Move::PutAside { neutral } => asked.put_aside(neutral),
            Move::Choose { spot } => asked.scoring(spot),
            Move::Again => asked.again(),
            Move::Pass => asked.question(),
        })
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
    /// What the question asks for, as an answer to moves that do not answer it.
    fn question(&self) -> Refusal {
        match self.decision {
            Decision::PlaceTile { .. } => because(
                "BA-05",
                "a tile that fits must be placed",
                "place the drawn tile: tile TILE CELL ROTATION",
            ),
            Decision::FigureAction => because(
                "BA-19",
                "now a figure may be placed",
                "place a figure on the tile just placed, choose another action of this step, or pass",
            ),
            Decision::Princess => because(
                "PD-40",
                "the princess insists: a knight must leave her city before anything else",
                "send a knight of her city home: princess SEAT FIGURE SEGMENT",
            ),
            Decision::MoveFairy => because(
                "PD-44",
                "after a princess has sent a knight home nothing else may be done with figures",
                "move the fairy or pass",
            ),
            Decision::MoveDragon => because(
                "PD-19",
                "the dragon is on its journey and must move while it can",
                "move the dragon to a tile beside its own: dragon CELL",
            ),
            Decision::Magic if magic::are_stuck(self.rules, self.state) => because(
                "MW-13",
                "neither mage nor witch has another place, so one of them must leave the board",
                "put one of the two aside: remove mage or remove witch",
            ),
            Decision::Magic if magic::are_joined(self.state) => because(
                "MW-10",
                "mage and witch stand in the same feature and must part",
                "move mage or witch to another open road or city: mage SEGMENT or witch SEGMENT",
            ),
            Decision::Magic => because(
                "MW-03",
                "after a magic tile mage or witch must be moved before anything else",
                "move mage or witch to an open road or city: mage SEGMENT or witch SEGMENT",
            ),
            Decision::LeaveQuarter {
                leaving: Leaving::Scoring,
                ..
            } => because(
                "CO-23",
                "now followers may leave the city of Carcassonne for what is about to be scored",
                "move a follower out: move FIGURE from quarter:NAME to SEGMENT, or pass",
            ),
            Decision::LeaveQuarter {
                leaving: Leaving::Final,
                ..
            } => because(
                "CO-40",
                "now followers may leave the city of Carcassonne for the last time",
                "move a follower out: move FIGURE from quarter:NAME to SEGMENT, or pass",
            ),
            Decision::ChooseScoring => because(
                "CO-A3",
                "in this game completed features are scored one by one, in an order that must be chosen",
                "name the feature that is scored next: score SEGMENT",
            ),
            Decision::EnterQuarter => because(
                "CO-12",
                "now one follower from the supply may enter the city of Carcassonne",
                "name a follower and a quarter: meeple quarter:NAME, or pass",
            ),
            Decision::MoveCount => because(
                "CO-19",
                "now the Count may be moved",
                "name another quarter for the Count: count quarter:NAME, or pass",
            ),
            Decision::SecondPart => because(
                "TB-17",
                "now the second part that the builder gives is taken or declined",
                "take the second part: again, or pass",
            ),
        }
    }

    /// Refuses a move that comes at the wrong time: the remedy is an answer to the question.
    fn untimely(&self, rule: &'static str, why: &'static str) -> Refusal {
        because(rule, why, self.question().remedy)
    }

    fn again(&self) -> Refusal {
        if builder::is_in_play(self.rules) {
            self.untimely(
                "TB-14",
                "a second part follows only at the end of a part whose tile extended the feature of the own builder",
            )
        } else {
            self.untimely(
                "TB-14",
                "only a builder gives a second part, and this game has none",
            )
        }
    }

    fn on_board(&self, figure: FigureIx) -> Option<&Figure> {
        self.state.figures.get(usize::from(figure.0))
    }
}
