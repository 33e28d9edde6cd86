//! Answers as sentences: what a move does.

use carcas_engine::{
    Axis, Cell, Decision, Event, FigureIx, FigureKind, FigureView, Log, Move, Neutral, Node,
    Reason, Spot, State,
};
use carcas_text::{Part, Sentence, key, sentence};
use carcas_tiles::{Rotation, SegmentKind};

use super::spot::{Place, at_place, cell};
use super::{At, Teller, who};

/// Makes a sentence about a place that is named with its cell.
macro_rules! there {
    ($key:literal, $at:expr $(, $name:ident = $value:expr)*) => {
        at_place!($key, $at $(, $name = $value)*, how = "there")
    };
}

impl Teller<'_> {
    /// Says what a move does, as short as a list needs it; places on the tile just placed go without their cell.
    pub fn answer(&self, state: At<'_>, item: Move) -> Sentence {
        match item {
            Move::PlaceTile { cell, rotation } => self.tile_placement(state, cell, rotation),
            Move::PlaceFigure {
                figure: FigureKind::Barn,
                spot,
            } => sentence!("answer-barn", cell = cell(spot.cell)),
            Move::PlaceFigure { figure, spot } => {
                let at = self.place(state, spot);
                if at.feature == SegmentKind::Tower.name() {
                    return sentence!("answer-guard", cell = cell(at.cell));
                }
                let how = how(state, spot.cell);
                at_place!("answer-figure", at, figure = figure.name(), how = how)
            }
            Move::MoveFigure { figure, to } => {
                let at = self.place(state, to);
                let (kind, old) = match found(state, figure) {
                    Some(one) => (one.kind.name(), self.place(state, one.spot)),
                    None => (FigureKind::Follower.name(), at),
                };
                at_place!(
                    "answer-move-figure",
                    at,
                    figure = kind,
                    old_feature = old.feature,
                    from = cell(old.cell),
                    how = how(state, to.cell)
                )
            }
            Move::MoveNeutral { neutral, to } => self.neutral_move(state, neutral, to),
            Move::PutBeside { figure, .. } => {
                let Some((at, one)) = self.standing(state, figure) else {
                    return key!("answer-pass-fairy").into();
                };
                there!(
                    "answer-fairy-figure",
                    at,
                    figure = one.kind.name(),
                    whom = who(one.seat)
                )
            }
            Move::PutAside { neutral } => sentence!("answer-put-aside", neutral = neutral.name()),
            Move::PlaceToken { spot, .. } => sentence!("answer-floor", cell = cell(spot.cell)),
            Move::TakeBack { figure } => {
                let Some((at, one)) = self.standing(state, figure) else {
                    return key!("answer-pass").into();
                };
                there!("answer-take-back", at, figure = one.kind.name())
            }
            Move::SendHome { figure } | Move::Capture { figure } => {
                let Some((at, one)) = self.standing(state, figure) else {
                    return key!("answer-pass").into();
                };
                let (kind, whom) = (one.kind.name(), who(one.seat));
                match item {
                    Move::SendHome { .. } => {
                        there!("answer-send-home", at, figure = kind, whom = whom)
                    }
                    _ => there!("answer-capture", at, figure = kind, whom = whom),
                }
            }
            Move::Exchange { figure } => {
                let whom = match state.node() {
                    Node::Decide {
                        decision: Decision::Exchange { holder, .. },
                        ..
                    } => who(holder),
                    _ => Part::from(""),
                };
                sentence!("answer-exchange", figure = figure.name(), whom = whom)
            }
            Move::Ransom { holder, figure } => {
                sentence!("answer-ransom", figure = figure.name(), whom = who(holder))
            }
            Move::BuildBridge { cell: over, axis } => {
                sentence!("answer-bridge", axis = axis_word(axis), cell = cell(over))
            }
            Move::Convert { figure } => {
                let Some((at, one)) = self.standing(state, figure) else {
                    return key!("answer-pass-castle").into();
                };
                there!("answer-castle", at, figure = one.kind.name())
            }
            Move::Choose { spot } => {
                let at = self.place(state, spot);
                match self.points_of_castle(state, item) {
                    Some(points) => there!("answer-score-castle", at, points = points),
                    None => there!("answer-score", at),
                }
            }
            Move::Auction { kind, bid } => {
                sentence!("answer-auction", tile = self.tile(kind), points = bid)
            }
            Move::Bid { bid } => sentence!("answer-bid", points = bid),
            Move::Buy | Move::Sell => {
                let (bid, whom) = match state.offer() {
                    Some((_, bid, bidder)) => (bid, who(bidder)),
                    None => (0, Part::from("")),
                };
                match item {
                    Move::Buy => sentence!("answer-buy", points = bid, whom = whom),
                    _ => sentence!("answer-sell", points = bid, whom = whom),
                }
            }
            Move::TakeLot { kind } => sentence!("answer-take-lot", tile = self.tile(kind)),
            Move::Again => key!("answer-again").into(),
            Move::Grow => key!("answer-grow").into(),
            Move::Herd => key!("answer-herd").into(),
            Move::Pass => self.pass(state),
        }
    }

    fn tile_placement(&self, state: At<'_>, at: Cell, rotation: Rotation) -> Sentence {
        let drawn = match state.node() {
            Node::Decide { decision, .. } => decision.tile(),
            _ => None,
        };
        let bridge = drawn.and_then(|kind| state.needed_bridge(self.rules, kind, (at, rotation)));
        match bridge {
            Some((over, axis)) => sentence!(
                "answer-tile-bridge",
                cell = cell(at),
                degrees = rotation.degrees(),
                axis = axis_word(axis),
                from = cell(over)
            ),
            None => sentence!("answer-tile", cell = cell(at), degrees = rotation.degrees()),
        }
    }

    fn neutral_move(&self, state: At<'_>, neutral: Neutral, to: Spot) -> Sentence {
        let at = self.place(state, to);
        match neutral {
            Neutral::Dragon => {
                let from = state.neutral(Neutral::Dragon);
                let way = from.map_or("other", |from| way(from.cell, to.cell));
                sentence!("answer-dragon", way = way, cell = cell(at.cell))
            }
            Neutral::Fairy => sentence!("answer-fairy-tile", cell = cell(at.cell)),
            Neutral::Count => there!("answer-count", at),
            Neutral::Mage | Neutral::Witch => {
                there!("answer-magic", at, neutral = neutral.name())
            }
        }
    }

    /// Says what passing means.
    fn pass(&self, state: At<'_>) -> Sentence {
        let Node::Decide { decision, .. } = state.node() else {
            return key!("answer-pass").into();
        };
        match decision {
            Decision::MoveFairy => key!("answer-pass-fairy"),
            Decision::LeaveQuarter { .. } => key!("answer-pass-leave-quarter"),
            Decision::EnterQuarter => key!("answer-pass-enter-quarter"),
            Decision::MoveCount => key!("answer-pass-count"),
            Decision::SecondPart => key!("answer-pass-second-part"),
            Decision::Bid => key!("answer-pass-bid"),
            Decision::Abbey { .. } => key!("answer-pass-abbey"),
            Decision::FinalAbbey { .. } => key!("answer-pass-final-abbey"),
            Decision::MoveWagon => key!("answer-pass-wagon"),
            Decision::Capture { .. } => key!("answer-pass-capture"),
            Decision::BuildBridge { .. } => key!("answer-pass-bridge"),
            Decision::Castle => key!("answer-pass-castle"),
            Decision::PlaceTile { .. } => key!("answer-pass-tile"),
            Decision::FigureAction
            | Decision::Princess
            | Decision::MoveDragon
            | Decision::Magic
            | Decision::ChooseScoring
            | Decision::Exchange { .. }
            | Decision::CastleScoring { .. }
            | Decision::Auction
            | Decision::BuyOrSell
            | Decision::TakeLot
            | Decision::Flock => key!("answer-pass"),
        }
        .into()
    }

    fn standing(&self, state: At<'_>, figure: FigureIx) -> Option<(Place, FigureView)> {
        let one = found(state, figure)?;
        Some((self.place(state, one.spot), one))
    }

    /// Returns what a castle gets for a choice among features, if that is asked.
    fn points_of_castle(&self, state: At<'_>, choice: Move) -> Option<i32> {
        let Node::Decide {
            decision: Decision::CastleScoring { .. },
            ..
        } = state.node()
        else {
            return None;
        };
        let (mut after, mut events) = (state.clone(), Vec::new());
        after
            .play(self.rules, choice, &mut Log::to(&mut events))
            .ok()?;
        events.iter().find_map(|event| match event {
            Event::Scored {
                reason: Reason::Castle,
                terms,
                ..
            } => Some(terms.total()),
            _ => None,
        })
    }
}

pub(super) fn found(state: &State, figure: FigureIx) -> Option<FigureView> {
    state.figures().find(|other| other.ix == figure)
}

/// Returns the word for whether a place is on the tile just placed.
fn how(state: &State, cell: Cell) -> &'static str {
    match state.placed_tile() {
        Some(tile) if tile.cell == cell => "here",
        _ => "there",
    }
}

const fn axis_word(axis: Axis) -> &'static str {
    match axis {
        Axis::NorthSouth => "ns",
        Axis::EastWest => "ew",
    }
}

/// Returns the word for a step to a neighboring cell.
const fn way(from: Cell, to: Cell) -> &'static str {
    match (to.x - from.x, to.y - from.y) {
        (0, -1) => "north",
        (1, 0) => "east",
        (0, 1) => "south",
        (-1, 0) => "west",
        _ => "other",
    }
}
