//! Refusals: why a move is not legal, with the rule that says so and what would be right.
//!
//! Legality has one definition, the generator. This module only explains to people why a move was not among those it
//! yields. A move may be wrong in several ways; the explanation names the one that a player would have to put right
//! first: a figure that is not in the game, then a move that does not answer the question, then the place.

mod count;
mod draw;
mod figure;
mod flock;
mod neutral;
mod tile;
mod tower;

use std::fmt;
use std::ops::ControlFlow;

use crate::decision::{self, Decision};
use crate::figure::{Figure, FigureIx, Seat};
use crate::game::Node;
use crate::modules::builder::{self, Prospect};
use crate::modules::count::Leaving;
use crate::modules::magic;
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
        let refusal = match refused {
            Move::PlaceTile { cell, rotation } => asked.tile(cell, rotation),
            Move::PlaceFigure { figure, spot } => asked.figure(figure, spot),
            Move::MoveFigure { figure, to } => asked.figure_move(figure, to),
            Move::TakeBack { figure } => asked.take_back(figure),
            Move::SendHome { figure } => asked.send_home(figure),
            Move::MoveNeutral { neutral, to } => asked.neutral(neutral, to),
            Move::PutBeside { neutral, figure } => asked.beside(neutral, figure),
            Move::PutAside { neutral } => asked.put_aside(neutral),
            Move::Choose { spot } => asked.scoring(spot),
            Move::PlaceToken { token, spot } => asked.token(token, spot),
            Move::Capture { figure } => asked.capture(figure),
            Move::Exchange { .. } => asked.exchange(),
            Move::Ransom { holder, figure } => asked.ransom(holder, figure),
            Move::Again => asked.again(),
            Move::Grow | Move::Herd => asked.flock(),
            Move::Pass => asked.question(),
        };
        // What would be right is told of moves like the refused one. Where no such move is legal, another must do.
        Some(match asked.is_any_legal(|legal| is_like(legal, refused)) {
            true => refusal,
            false => Refusal {
                remedy: asked.question().remedy,
                ..refusal
            },
        })
    }
}

impl State {
    /// Says why a seat may not answer now: another is asked. Nothing if it is asked itself, or nobody is.
    pub fn seat_refusal(&self, rules: &Rules, refused: Seat) -> Option<Refusal> {
        let Node::Decide { seat, decision } = self.node() else {
            return None;
        };
        let asked = Asked {
            rules,
            state: self,
            seat,
            decision,
        };
        (seat != refused).then(|| asked.another_seat())
    }
}

/// Tells whether two moves do the same with the same sort of figure, if perhaps elsewhere.
fn is_like(one: Move, other: Move) -> bool {
    match (one, other) {
        (Move::PlaceFigure { figure: one, .. }, Move::PlaceFigure { figure: other, .. }) => {
            one == other
        }
        (
            Move::MoveNeutral { neutral: one, .. } | Move::PutBeside { neutral: one, .. },
            Move::MoveNeutral { neutral: other, .. } | Move::PutBeside { neutral: other, .. },
        ) => one == other,
        _ => std::mem::discriminant(&one) == std::mem::discriminant(&other),
    }
}

/// Joins what can be done to a clause that ends with passing. Every item is a condition and its words.
macro_rules! any_of {
    ([$($said:literal)*]) => { concat!($($said,)* "or pass") };
    ([$($said:literal)*] $is_offered:expr => $words:literal, $($rest:tt)*) => {
        if $is_offered {
            any_of!([$($said)* $words] $($rest)*)
        } else {
            any_of!([$($said)*] $($rest)*)
        }
    };
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
                "now one action with a figure may be taken",
                self.actions(),
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
            Decision::Capture { .. } => because(
                "TO-14",
                "now the tower may capture a follower in its range",
                "name the follower: capture SEAT FIGURE SEGMENT, or pass",
            ),
            Decision::Exchange { .. } => because(
                "TO-28",
                "now one of the captor's followers comes back in exchange, and the captor chooses which",
                "name its kind: exchange SEAT FIGURE",
            ),
            Decision::Flock => because(
                "HS-75",
                "the tile enlarged the field of the own shepherd: its flock grows or is herded, and nothing else",
                "draw a token or score the flocks: flock expand or flock score",
            ),
        }
    }

    /// Refuses a seat that is not asked: the rule is the one that says who is.
    ///
    /// Rule: BA-58.
    fn another_seat(&self) -> Refusal {
        let (rule, why) = match self.decision {
            Decision::MoveDragon => ("PD-15", "the seats move the dragon in turn"),
            Decision::LeaveQuarter {
                leaving: Leaving::Scoring,
                ..
            } => ("CO-22", "the seats move followers out in turn"),
            Decision::LeaveQuarter {
                leaving: Leaving::Final,
                ..
            } => ("CO-44", "the seats move followers out in turn"),
            _ => ("BA-58", "this is for the seat whose turn it is"),
        };
        because(rule, why, "wait until that seat has answered")
    }

    /// What the figure step offers right now.
    fn actions(&self) -> &'static str {
        let placed = self.state.placed_tile().map(|placed| placed.cell);
        let mut is_here = false;
        let mut is_elsewhere = false;
        let mut princess = false;
        let mut fairy = false;
        let mut abbot = false;
        let mut floor = false;
        let mut guard = false;
        self.is_any_legal(|legal| {
            match legal {
                Move::PlaceFigure { spot, .. } if self.is_tower(spot) => guard = true,
                Move::PlaceFigure { spot, .. } if Some(spot.cell) == placed => is_here = true,
                Move::PlaceFigure { .. } => is_elsewhere = true,
                Move::SendHome { .. } => princess = true,
                Move::MoveNeutral { .. } | Move::PutBeside { .. } => fairy = true,
                Move::TakeBack { .. } => abbot = true,
                Move::PlaceToken { .. } => floor = true,
                _ => {}
            }
            false
        });
        any_of!(
            []
            is_here => "place a figure on the tile just placed, ",
            is_elsewhere => "place a follower through the portal, ",
            princess => "send a knight of the princess home, ",
            fairy => "move the fairy, ",
            abbot => "take back an abbot, ",
            floor => "add a floor to a tower, ",
            guard => "put a guard on a tower, ",
        )
    }

    fn is_tower(&self, spot: crate::moves::Spot) -> bool {
        let segment = self.state.segment(self.rules, spot);
        segment.is_some_and(|segment| self.state.tower(segment).is_some())
    }

    /// Tells whether the generator yields a move that passes a test.
    fn is_any_legal(&self, mut is_wanted: impl FnMut(Move) -> bool) -> bool {
        let asked = (self.seat, self.decision);
        let found = decision::ask(self.rules, self.state, asked, |legal| {
            match is_wanted(legal) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
        found.is_break()
    }

    /// Refuses a move that comes at the wrong time: the remedy is an answer to the question.
    fn untimely(&self, rule: &'static str, why: &'static str) -> Refusal {
        because(rule, why, self.question().remedy)
    }

    fn again(&self) -> Refusal {
        let (rule, why) = match builder::prospect(self.rules, self.state) {
            Prospect::NoBuilders => (
                "BA-57",
                "only a builder gives a second part, and this game has none",
            ),
            Prospect::NotTriggered => (
                "TB-11",
                "a second part follows only a tile that extended the feature of the own builder",
            ),
            Prospect::Triggered => (
                "TB-18",
                "the second part comes when the first is finished, with its scoring",
            ),
            Prospect::IsSecondPart => ("TB-15", "a second part never gives another"),
        };
        self.untimely(rule, why)
    }

    fn on_board(&self, figure: FigureIx) -> Option<&Figure> {
        self.state.figures.get(usize::from(figure.0))
    }
}
