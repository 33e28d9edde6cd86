//! Refusals: why a move is not legal, with the rule that says so and what would be right.
//!
//! Legality has one definition, the generator. This folder and the seam `refuse` of the modules only explain why a move
//! was not among those it yields. A move may be wrong in several ways; the explanation names the one that a player would
//! have to put right first: a piece that is not in the game, then a move that does not answer the question, then the
//! place. All of it is typed; the sentences that players read are in `record`.

/// Declares what one box objects to; every objection knows its name.
macro_rules! objections {
    ($(#[$meta:meta])* pub enum $Of:ident {
        $($(#[$doc:meta])* $name:ident $({ $($field:tt)* })? $(($($value:tt)*))?,)*
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $Of {
            $($(#[$doc])* $name $({ $($field)* })? $(($($value)*))?,)*
        }

        impl $Of {
            /// The names of all.
            pub const NAMES: &[&str] = &[$(stringify!($name)),*];

            /// Returns the name, such as `MustPlaceTile`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name { .. } => stringify!($name),)*
                }
            }
        }
    };
}
pub(crate) use objections;

mod base;
mod draw;
mod remedy;

use std::ops::ControlFlow;

use carcas_tiles::SegmentKind;

pub use base::BaseObjection;
pub(crate) use draw::another;
pub use remedy::{Answer, Offer, Offers, Remedy};

use crate::board::TileIx;
use crate::decision::{self, Decision};
use crate::feature::{FeatureIx, SegmentIx};
use crate::figure::{Figure, FigureIx, FigureKind, Seat};
use crate::figure_action::Spots;
use crate::game::Node;
use crate::modules::Objection;
use crate::moves::{Move, Spot};
use crate::rules::Rules;
use crate::state::State;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The rule that decides it.
    pub rule: &'static str,
    /// What was wrong.
    pub objection: Objection,
    /// What would be right. It always is legal right now.
    pub remedy: Remedy,
}

/// Refuses a move of which another of its kind would be right.
pub(crate) fn wrong(rule: &'static str, objection: impl Into<Objection>) -> Refusal {
    because(rule, objection, Remedy::Alike)
}

/// Refuses a move of which another of its kind would be right, and so would be passing.
pub(crate) fn wrong_or_pass(rule: &'static str, objection: impl Into<Objection>) -> Refusal {
    because(rule, objection, Remedy::AlikeOrPass)
}

/// Says what a question asks for.
pub(crate) fn asks(rule: &'static str, objection: impl Into<Objection>, answer: Answer) -> Refusal {
    because(rule, objection, Remedy::Answer(answer))
}

/// Refuses with any remedy.
pub(crate) fn because(
    rule: &'static str,
    objection: impl Into<Objection>,
    remedy: Remedy,
) -> Refusal {
    Refusal {
        rule,
        objection: objection.into(),
        remedy,
    }
}

/// What is refused.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Attempt {
    /// A move of the seat that is asked.
    Move(Move),
    /// Anything that does not answer the question: says what the question asks for.
    Question,
    /// An answer of another seat.
    Seat,
    /// A draw while a seat is asked.
    Draw,
}

impl State {
    /// Says why a move is not legal here, or nothing if it is legal or if nobody is asked.
    pub fn refusal(&self, rules: &Rules, refused: Move) -> Option<Refusal> {
        let asked = Asked::now(rules, self)?;
        if self.is_legal(rules, refused) {
            return None;
        }
        let refusal = asked.explain(Attempt::Move(refused));
        // What would be right is told of moves like the refused one. Where no such move is legal, another must do.
        let is_kept = match refusal.remedy {
            Remedy::Alike | Remedy::AlikeOrPass => {
                asked.is_any_legal(|legal| legal.is_alike(refused))
            }
            Remedy::Answer(_) | Remedy::Wait | Remedy::DrawAnother => true,
        };
        Some(match is_kept {
            true => refusal,
            false => Refusal {
                remedy: asked.question().remedy,
                ..refusal
            },
        })
    }

    /// Returns the rule of the question that is asked, or nothing if nobody is asked.
    pub fn asked_rule(&self, rules: &Rules) -> Option<&'static str> {
        Some(Asked::now(rules, self)?.question().rule)
    }

    /// Says why a seat may not answer now: another is asked. Nothing if it is asked itself, or nobody is.
    pub fn seat_refusal(&self, rules: &Rules, refused: Seat) -> Option<Refusal> {
        let asked = Asked::now(rules, self)?;
        (asked.seat != refused).then(|| asked.explain(Attempt::Seat))
    }
}

/// A question and the seat that was asked.
pub(crate) struct Asked<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) state: &'a State,
    pub(crate) seat: Seat,
    pub(crate) decision: Decision,
}

impl<'a> Asked<'a> {
    /// Returns the question that is asked now.
    fn now(rules: &'a Rules, state: &'a State) -> Option<Self> {
        match state.node() {
            Node::Decide { seat, decision } => Some(Self {
                rules,
                state,
                seat,
                decision,
            }),
            Node::Chance { .. } | Node::Over => None,
        }
    }

    /// Explains a refusal: first what the game has not at all, then what modules say, last what the base game says. The
    /// last module is asked first, because a later box knows the earlier ones.
    fn explain(&self, attempt: Attempt) -> Refusal {
        if let Attempt::Move(refused) = attempt
            && let Some(objection) = self.lacks(refused)
        {
            return self.untimely("BA-57", objection);
        }
        let mut modules = self.rules.seams.refuse.iter().rev();
        modules
            .find_map(|refuse| refuse(self, attempt))
            .unwrap_or_else(|| self.base(attempt))
    }

    /// Says what the question asks for, as an answer to moves that do not answer it.
    pub(crate) fn question(&self) -> Refusal {
        self.explain(Attempt::Question)
    }

    /// Refuses what comes at the wrong time: the remedy is an answer to the question.
    pub(crate) fn untimely(&self, rule: &'static str, objection: impl Into<Objection>) -> Refusal {
        because(rule, objection, self.question().remedy)
    }

    /// Whether the generator yields a move that passes a test.
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

    /// Returns a figure on the board.
    pub(crate) fn on_board(&self, figure: FigureIx) -> Option<&'a Figure> {
        self.state.figures.get(usize::from(figure.0))
    }

    /// Returns how many figures of a kind the seat may place.
    pub(crate) fn n_in_supply(&self, figure: FigureKind) -> u8 {
        self.state.supply(self.seat)[figure.ix()]
    }

    /// Returns where a figure is to be placed, if it is time for that, the seat has one and the place exists. What is
    /// wrong with a placement beyond that is for modules to say.
    pub(crate) fn placing(&self, figure: FigureKind, spot: Spot) -> Option<Placing> {
        let is_time = self.decision == Decision::FigureAction && self.n_in_supply(figure) > 0;
        let segment = self.state.segment(self.rules, spot).filter(|_| is_time)?;
        let kind = self.state.printed(self.rules, segment).kind;
        let tile = self.state.features.tile(segment);
        Some(Placing {
            figure,
            segment,
            kind,
            tile,
            feature: self.state.features.of(segment),
            is_on_placed_tile: self.state.flow.placed == Some(tile),
            is_decoration: kind == SegmentKind::Garden && !self.is_open(kind),
            // Shepherds are no farmers. Rule: HS-74.
            is_field_without_farmers: kind == SegmentKind::Field
                && figure != FigureKind::Shepherd
                && !self.rules.has_farmers(),
            spots: Spots::now(self.rules, self.state),
        })
    }

    /// Whether any figure may be placed on segments of a kind in this game.
    fn is_open(&self, kind: SegmentKind) -> bool {
        let mut placeable = self.rules.placeable.iter();
        placeable.any(|&(_, stands_on)| stands_on >> kind as u16 & 1 == 1)
    }
}

/// A figure of the seat on trial at a segment.
pub(crate) struct Placing {
    pub(crate) figure: FigureKind,
    pub(crate) segment: SegmentIx,
    pub(crate) kind: SegmentKind,
    pub(crate) tile: TileIx,
    pub(crate) feature: FeatureIx,
    pub(crate) is_on_placed_tile: bool,
    /// Whether the game does not use such segments at all.
    is_decoration: bool,
    is_field_without_farmers: bool,
    pub(crate) spots: Spots,
}

impl Placing {
    /// Whether the figure is one that never stands on such a segment. Nobody stands in a river; that is for the
    /// river to say.
    pub(crate) fn is_wrong_ground(&self) -> bool {
        !self.is_decoration
            && self.kind != SegmentKind::River
            && !self.figure.may_stand_on(self.kind)
    }

    /// Whether the figure may stand on such a segment, so that only the tile or the feature can be wrong.
    pub(crate) fn is_right_ground(&self) -> bool {
        !self.is_decoration && !self.is_field_without_farmers && self.figure.may_stand_on(self.kind)
    }
}
