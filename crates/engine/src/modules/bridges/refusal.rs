//! Why a bridge is refused, or a placement that only a bridge could save.

use carcas_tiles::{Rotation, Side};

use super::{FIELD, ROAD, can_span};
use crate::board::Axis;
use crate::decision::Decision;
use crate::geometry::Cell;
use crate::moves::Move;
use crate::refusal::{Answer, Asked, Attempt, Refusal, asks, objections, wrong, wrong_or_pass};
use crate::rules::BridgeTiming;
use crate::token::Token;

objections! {
    /// What bridges object to.
    pub enum BridgesObjection {
        /// One bridge may be built now.
        MayBuild,
        /// It is no time for a bridge.
        NotNow,
        /// There is no tile to stand over.
        NoTile,
        /// The tile carries a bridge.
        HasBridge,
        /// An end is no field edge.
        NoFieldEdge,
        /// An end leads to neither a road nor an empty cell.
        LeadsNowhere,
        /// The tile is neither the new one nor beside it.
        TooFar,
        /// The seat has no bridge for a road that would meet a field.
        NoBridgeLeft,
        /// No single bridge makes every edge match.
        NoBridgeHelps,
    }
}

use BridgesObjection as Bridges;

pub(super) fn refuse(asked: &Asked<'_>, attempt: Attempt) -> Option<Refusal> {
    match attempt {
        Attempt::Question => match asked.decision {
            Decision::BuildBridge { .. } => {
                Some(asks("BC-02", Bridges::MayBuild, Answer::BuildBridge))
            }
            _ => None,
        },
        Attempt::Move(Move::BuildBridge { cell, axis }) => Some(bridge(asked, cell, axis)),
        Attempt::Move(Move::PlaceTile { cell, rotation }) => tile(asked, cell, rotation),
        Attempt::Move(_) | Attempt::Seat | Attempt::Draw => None,
    }
}

/// Rule: BC-02 to BC-06.
fn bridge(asked: &Asked<'_>, cell: Cell, axis: Axis) -> Refusal {
    let state = asked.state;
    let is_peer = asked.rules.choices().bridge_timing == BridgeTiming::Peer;
    match asked.decision {
        Decision::BuildBridge { .. } => {}
        Decision::FigureAction if is_peer => {}
        _ => return asked.untimely("BC-02", Bridges::NotNow),
    }
    let Some(tile) = state.board.tile_at(cell) else {
        return wrong_or_pass("BC-03", Bridges::NoTile);
    };
    if state.bridge_over(tile).is_some() {
        return wrong_or_pass("BC-06", Bridges::HasBridge);
    }
    let placed = state.board.tile(tile);
    let edges = asked.rules.kind(placed.kind).edges(placed.rotation);
    let ends = axis.sides();
    if ends.iter().any(|&end| edges.at(end) != FIELD) {
        wrong_or_pass("BC-04", Bridges::NoFieldEdge)
    } else if !can_span(asked.rules, state, tile, axis) {
        wrong_or_pass("BC-05", Bridges::LeadsNowhere)
    } else {
        wrong_or_pass("BC-03", Bridges::TooFar)
    }
}

/// Refuses a placement where roads meet fields and nothing else is wrong.
///
/// Rule: BC-07.
fn tile(asked: &Asked<'_>, cell: Cell, rotation: Rotation) -> Option<Refusal> {
    let Decision::PlaceTile { kind } = asked.decision else {
        return None;
    };
    let allowed = asked.state.board.allowed_at(cell)?;
    let edges = asked.rules.kind(kind).edges(rotation);
    let is_wrong = |side: &Side| edges.at(*side) & !allowed.at(*side) != 0;
    let is_road_at_field = |side: Side| {
        let both = (edges.at(side), allowed.at(side));
        both == (FIELD, ROAD) || both == (ROAD, FIELD)
    };
    let mut wrong_sides = Side::ALL.into_iter().filter(is_wrong).peekable();
    wrong_sides.peek()?;
    if !wrong_sides.all(is_road_at_field) {
        return None;
    }
    Some(match asked.state.n_tokens(asked.seat, Token::Bridge) {
        0 => wrong("BC-07", Bridges::NoBridgeLeft),
        _ => wrong("BC-07", Bridges::NoBridgeHelps),
    })
}
