//! Bridges (`docs/rules/80-bridges-castles-and-bazaars.md`).
//!
//! A bridge is a segment of its own over a tile. Where a placement needs one, which it is follows from the placement: a
//! road against a field is put right by a bridge over the tile with the field, across that edge, and by no other. So a
//! tile move does not name its bridge, although its text does.

mod refusal;

use std::ops::ControlFlow;

use carcas_tiles::{Rotation, Side, Terrain};

pub use refusal::BridgesObjection;

use super::{FitsToo, Manifest, Module};
use crate::board::{Axis, TileIx};
use crate::decision::{Decision, Yield};
use crate::event::{Event, Log};
use crate::figure_action;
use crate::geometry::Cell;
use crate::moves::{Move, Spot};
use crate::notation::position::{MemoryText, QuestionText};
use crate::position::{Position, PositionError};
use crate::rules::{BridgeTiming, Edges, KindIx, Rules};
use crate::state::State;
use crate::token::Token;

/// Rule: BC-01.
pub(crate) const MANIFEST: Manifest = Manifest {
    tokens: &[(Token::Bridge, [3, 3, 3, 3, 2, 2])],
    fits_too: Some(FitsToo {
        is_open: has_bridge,
        fits: fits_with_bridge,
    }),
    tile_laid: Some(carry_road),
    figure_actions: Some(offer_before_figure),
    turn_ended: Some(turn_ended),
    memory: Some(MEMORY),
    questions: &[QuestionText {
        name: "bridge",
        read: |_, _, details| {
            let when = details.next("early or late")?;
            let is_late = match when.text {
                "early" => false,
                "late" => true,
                _ => return when.error("early or late"),
            };
            Ok(Decision::BuildBridge { is_late })
        },
    }],
    refuse: Some(refusal::refuse),
    ..Manifest::new(Module::Bridges)
};

const FIELD: u16 = Edges::bit(Terrain::Field);
const ROAD: u16 = Edges::bit(Terrain::Road);

/// What has been built with the tile of this part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Memory {
    /// Rule: BC-02.
    is_built: bool,
}

/// `built`.
const MEMORY: MemoryText = MemoryText {
    write: |state, line| {
        if state.memory.bridges.is_built {
            line.word("built");
        }
    },
    read: |_, state, section| {
        while let Some(word) = section.next() {
            match word.text {
                "built" => state.memory.bridges.is_built = true,
                _ => return word.error("built"),
            }
        }
        Ok(())
    },
};

/// Tells whether bridges are built.
pub(crate) fn is_in_play(rules: &Rules) -> bool {
    rules.modules().contains(Module::Bridges)
}

/// Tells whether a bridge may come after the figure.
///
/// Rule: BC-A6.
pub(crate) fn come_late(rules: &Rules) -> bool {
    is_in_play(rules) && rules.choices().bridge_timing == BridgeTiming::AnyTime
}

fn has_bridge(_: &Rules, state: &State) -> bool {
    state.n_tokens(state.flow.seat, Token::Bridge) > 0
}

/// Tells whether a tile that does not fit would with a bridge.
///
/// Rule: BC-07.
fn fits_with_bridge(
    rules: &Rules,
    state: &State,
    kind: KindIx,
    (cell, rotation): (Cell, Rotation),
) -> bool {
    needed(rules, state, kind, (cell, rotation)).is_some()
}

/// Returns the bridge without which a tile does not fit, and with which it does.
///
/// Rule: BC-03, BC-05, BC-07.
pub(crate) fn needed(
    rules: &Rules,
    state: &State,
    kind: KindIx,
    (cell, rotation): (Cell, Rotation),
) -> Option<(Cell, Axis)> {
    let allowed = state.board.allowed_at(cell)?;
    let mut edges = rules.kind(kind).edges(rotation);
    let is_wrong = |edges: Edges, side: &Side| edges.at(*side) & !allowed.at(*side) != 0;
    let wrong = Side::ALL.into_iter().find(|side| is_wrong(edges, side))?;
    let axis = Axis::of(wrong);
    let over = match (edges.at(wrong), allowed.at(wrong)) {
        (FIELD, ROAD) => {
            for end in axis.sides() {
                if edges.at(end) != FIELD {
                    return None;
                }
                edges.set(end, ROAD);
            }
            cell
        }
        (ROAD, FIELD) => {
            edges.set(wrong, FIELD);
            let neighbor = state.board.tile_at(cell.step(wrong))?;
            if !can_span(rules, state, neighbor, axis) {
                return None;
            }
            cell.step(wrong)
        }
        _ => return None,
    };
    let is_right = !Side::ALL.iter().any(|side| is_wrong(edges, side));
    is_right.then_some((over, axis))
}

/// Tells whether a bridge can be built over a placed tile.
///
/// Rule: BC-04, BC-05, BC-06, BC-16, BC-55, RV-114, AM-84.
pub(crate) fn can_span(rules: &Rules, state: &State, tile: TileIx, axis: Axis) -> bool {
    let placed = state.board.tile(tile);
    let edges = rules.kind(placed.kind).edges(placed.rotation);
    state.bridge_over(tile).is_none()
        && axis.sides().into_iter().all(|end| {
            let beyond = state.board.tile_at(placed.cell.step(end));
            let leads_on =
                beyond.is_none_or(|beyond| state.edge_at(rules, beyond, end.opposite()) == ROAD);
            edges.at(end) == FIELD && leads_on
        })
}

/// Builds the bridge without which the new tile would not fit. The seat pays for it when the tile is told.
///
/// Rule: BC-07.
fn carry_road(rules: &Rules, state: &mut State, tile: TileIx) {
    let cell = state.board.tile(tile).cell;
    for side in Side::ALL {
        let Some(neighbor) = state.board.tile_at(cell.step(side)) else {
            continue;
        };
        let mine = state.edge_at(rules, tile, side);
        let theirs = state.edge_at(rules, neighbor, side.opposite());
        let below = match (mine, theirs) {
            (FIELD, ROAD) => tile,
            (ROAD, FIELD) => neighbor,
            _ => continue,
        };
        state.span(rules, below, Axis::of(side));
    }
}

/// Takes the bridge that came with the tile from its seat, or lets the seat build one.
///
/// Rule: BC-02, BC-07, BC-87.
pub(crate) fn after_tile(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    // What was built with the tile lies behind its own segments.
    let came_with_tile = match (state.placed_tile(), state.bridges.last()) {
        (Some(placed), Some(bridge)) => bridge.segment.0 >= placed.first_segment,
        _ => false,
    };
    let timing = rules.choices().bridge_timing;
    state.memory.bridges.is_built = came_with_tile && timing != BridgeTiming::WithTile;
    match came_with_tile {
        true => pay(state, log),
        false if timing != BridgeTiming::Peer => ask_if_any(rules, state, false),
        false => {}
    }
}

/// Lets the seat build a bridge after the figure, unless it has with this tile.
///
/// Rule: BC-02, BC-A6.
pub(crate) fn after_figure(rules: &Rules, state: &mut State) {
    if !std::mem::take(&mut state.memory.bridges.is_built) {
        ask_if_any(rules, state, true);
    }
}

fn ask_if_any(rules: &Rules, state: &mut State, is_late: bool) {
    if sites(rules, state, &mut |_| ControlFlow::Break(())).is_break() {
        let decision = Decision::BuildBridge { is_late };
        state.pending.push(state.flow.seat, decision);
    }
}

/// Takes the newest bridge from the active seat and tells of it.
fn pay(state: &mut State, log: &mut Log<'_>) {
    let seat = state.flow.seat;
    let Some(bridge) = state.bridges.last() else {
        return;
    };
    let spot = state.spot(bridge.segment);
    state.seats[seat.ix()].tokens.take(Token::Bridge);
    log.tell(|| Event::TokenPlaced {
        seat,
        token: Token::Bridge,
        spot,
        n_tokens: 1,
    });
}

/// Yields every bridge that the active seat may build over the new tile or beside it.
///
/// Rule: BC-02 to BC-06.
fn sites(rules: &Rules, state: &State, yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    let Some(placed) = state.placed_tile().filter(|_| has_bridge(rules, state)) else {
        return ControlFlow::Continue(());
    };
    let beside = match rules.choices().bridge_timing {
        BridgeTiming::Peer => &[][..],
        BridgeTiming::AnyTime | BridgeTiming::WithTile => &Side::ALL[..],
    };
    let around = beside.iter().map(|&side| placed.cell.step(side));
    for cell in std::iter::once(placed.cell).chain(around) {
        let Some(tile) = state.board.tile_at(cell) else {
            continue;
        };
        for axis in Axis::ALL {
            if can_span(rules, state, tile, axis) {
                yield_move(Move::BuildBridge { cell, axis })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Yields every bridge that may be built, and pass.
pub(crate) fn ask(rules: &Rules, state: &State, yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    sites(rules, state, yield_move)?;
    yield_move(Move::Pass)
}

/// Builds a bridge that no tile needs. Its ends are open, so it joins no roads: where a tile lies beyond, it has come with
/// that tile.
///
/// Rule: BC-02, BC-05, BC-09.
pub(crate) fn answer(
    rules: &Rules,
    state: &mut State,
    (is_late, answer): (bool, Move),
    log: &mut Log<'_>,
) {
    let Move::BuildBridge { cell, axis } = answer else {
        return;
    };
    build(rules, state, (cell, axis), log);
    if !is_late {
        state.memory.bridges.is_built = rules.choices().bridge_timing == BridgeTiming::AnyTime;
    }
}

fn build(rules: &Rules, state: &mut State, (cell, axis): (Cell, Axis), log: &mut Log<'_>) {
    if let Some(tile) = state.board.tile_at(cell) {
        state.span(rules, tile, axis);
        pay(state, log);
    }
}

/// Offers a bridge over the new tile among the figure actions.
///
/// Rule: BC-A11.
fn offer_before_figure(
    rules: &Rules,
    state: &State,
    yield_move: &mut Yield<'_>,
) -> ControlFlow<()> {
    if rules.choices().bridge_timing != BridgeTiming::Peer || state.memory.bridges.is_built {
        return ControlFlow::Continue(());
    }
    sites(rules, state, yield_move)
}

/// Builds a bridge and asks for the figure action again.
///
/// Rule: BC-A11.
pub(crate) fn build_before_figure(
    rules: &Rules,
    state: &mut State,
    site: (Cell, Axis),
    log: &mut Log<'_>,
) {
    build(rules, state, site, log);
    state.memory.bridges.is_built = true;
    if figure_action::has_action(rules, state) {
        state.pending.push(state.flow.seat, Decision::FigureAction);
    }
}

fn turn_ended(_: &Rules, state: &mut State) {
    state.memory.bridges = Memory::default();
}

impl State {
    /// Returns the bridges: the spot of each, and its direction.
    pub fn bridges(&self) -> impl Iterator<Item = (Spot, Axis)> + '_ {
        let bridges = self.bridges.iter();
        bridges.map(|bridge| (self.spot(bridge.segment), bridge.axis))
    }

    /// Returns the bridge that placing a tile would build: the cell of the tile below, and its direction.
    ///
    /// Rule: BC-07, BC-87.
    pub fn needed_bridge(
        &self,
        rules: &Rules,
        kind: KindIx,
        (cell, rotation): (Cell, Rotation),
    ) -> Option<(Cell, Axis)> {
        match is_in_play(rules) {
            true => needed(rules, self, kind, (cell, rotation)),
            false => None,
        }
    }
}

impl Position<'_> {
    /// Builds a bridge; the tokens of the seats are not touched.
    ///
    /// # Errors
    /// If there is no such tile, if no bridge fits over it, or if the game has no further bridge.
    pub fn bridge(&mut self, cell: Cell, axis: Axis) -> Result<(), PositionError> {
        if self.state.bridges.len() >= self.rules.limits.n_bridges {
            return Err(PositionError::NotInPlay("a further bridge"));
        }
        let tile = self.state.board.tile_at(cell);
        let tile = tile.filter(|&tile| can_span(self.rules, &self.state, tile, axis));
        let tile = tile.ok_or(PositionError::CannotSpan(cell))?;
        self.state.span(self.rules, tile, axis);
        Ok(())
    }
}
