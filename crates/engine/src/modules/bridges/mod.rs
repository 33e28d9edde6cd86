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
use crate::board::{Axis, Laid, TileIx};
use crate::decision::{Decision, Yield};
use crate::event::{Event, Log};
use crate::figure_action;
use crate::geometry::Cell;
use crate::moves::{Move, Spot};
use crate::notation::position::{MemoryText, QuestionText};
use crate::position::{Position, PositionError};
use crate::rules::{BridgeTiming, Edges, KindIx, RotationSet, Rules, Turns};
use crate::state::State;
use crate::token::Token;

/// Rule: BC-01.
pub(crate) const MANIFEST: Manifest = Manifest {
    tokens: &[(Token::Bridge, [3, 3, 3, 3, 2, 2])],
    fits_too: Some(FitsToo {
        is_open: has_bridge,
        may_fit,
        fits: fit_with_bridge,
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
/// The same at all sides.
const FIELDS: u16 = FIELD * 0x1111;
const ROADS: u16 = ROAD * 0x1111;

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
            section.once(word)?;
            match word.text {
                "built" => state.memory.bridges.is_built = true,
                _ => return word.error("built"),
            }
        }
        Ok(())
    },
};

/// Whether bridges are built.
pub(crate) fn is_in_play(rules: &Rules) -> bool {
    rules.modules().contains(Module::Bridges)
}

/// Whether a bridge may come after the figure.
///
/// Rule: BC-A6.
pub(crate) fn come_late(rules: &Rules) -> bool {
    is_in_play(rules) && rules.choices().bridge_timing == BridgeTiming::AnyTime
}

fn has_bridge(_: &Rules, state: &State) -> bool {
    state.n_tokens(state.flow.seat, Token::Bridge) > 0
}

/// Returns the rotations that would fit eight cells with as many bridges as it takes, or without.
fn may_fit(turns: &Turns, allowed: &[Edges; 8]) -> u32 {
    // Where a cell allows fields, a bridge over the neighbor makes it allow roads; where it allows roads, one over the tile
    // itself makes fields do.
    let mended = allowed
        .map(|Edges(allowed)| Edges(allowed | (allowed & FIELDS) << 1 | (allowed & ROADS) >> 1));
    turns.fitting_eight(&mended)
}

/// Leaves the rotations in which a tile that does not fit would with a single bridge that can be built.
///
/// Rule: BC-07.
fn fit_with_bridge(
    rules: &Rules,
    state: &State,
    kind: KindIx,
    at: (Cell, Edges),
    mut rotations: RotationSet,
) -> RotationSet {
    let kind = rules.kind(kind);
    rotations.retain(|rotation| bridge_at(rules, state, kind.edges(rotation), at).is_some());
    rotations
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
    let edges = rules.kind(kind).edges(rotation);
    bridge_at(rules, state, edges, (cell, allowed))
}

/// Returns the bridge with which a tile fits that shows these edges.
#[inline]
fn bridge_at(
    rules: &Rules,
    state: &State,
    edges: Edges,
    (cell, allowed): (Cell, Edges),
) -> Option<(Cell, Axis)> {
    match Mend::of(edges, allowed)? {
        Mend::OverTile(axis) => Some((cell, axis)),
        Mend::OverNeighbor(side) => {
            let beside = cell.step(side);
            let neighbor = state.board.tile_at(beside)?;
            let axis = Axis::of(side);
            can_span(rules, state, neighbor, axis).then_some((beside, axis))
        }
    }
}

/// A bridge that puts right what meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mend {
    /// Over the new tile.
    OverTile(Axis),
    /// Over the tile at one of its sides.
    OverNeighbor(Side),
}

impl Mend {
    /// Returns the bridge with which edges fit that do not without one, if the tile below it can be spanned.
    ///
    /// A bridge over the new tile turns two opposite fields into roads, one over a neighbor a field that a road meets.
    /// Asked of all rotations at all cells, so it compares all sides at once; the simple version is `mend_simply` in the
    /// tests.
    #[inline]
    fn of(edges: Edges, allowed: Edges) -> Option<Self> {
        let wrong = edges.0 & !allowed.0;
        // Beside a tile a cell allows one terrain at most: where a side is wrong, it allows no other than the one found.
        let roads_at_fields = (allowed.0 & FIELDS) << 1;
        let fields_at_roads = (allowed.0 & ROADS) >> 1;
        if wrong & roads_at_fields == wrong {
            return wrong
                .is_power_of_two()
                .then(|| Self::OverNeighbor(Side::from_ix(wrong.trailing_zeros() as u8 / 4)));
        }
        if wrong & fields_at_roads != wrong {
            return None;
        }
        let axis = Axis::of(Side::from_ix(wrong.trailing_zeros() as u8 / 4));
        let ends = ends_of(axis);
        (wrong & !ends == 0 && edges.0 & ends == ends && fields_at_roads & ends == ends)
            .then_some(Self::OverTile(axis))
    }
}

/// Returns fields at the two ends of an axis.
const fn ends_of(axis: Axis) -> u16 {
    let [one, other] = axis.sides();
    FIELD << (4 * one as u16) | FIELD << (4 * other as u16)
}

/// Whether a bridge can be built over a placed tile.
///
/// Rule: BC-04, BC-05, BC-06, BC-16, BC-55, RV-114, AM-84.
pub(crate) fn can_span(rules: &Rules, state: &State, tile: TileIx, axis: Axis) -> bool {
    let placed = state.board.tile(tile);
    let edges = rules.kind(placed.kind).edges(placed.rotation);
    let leads_on = |end: Side| {
        let beyond = state.board.tile_at(placed.cell.step(end));
        beyond.is_none_or(|beyond| state.edge_at(rules, beyond, end.opposite()) == ROAD)
    };
    edges.0 & ends_of(axis) == ends_of(axis)
        && state.bridge_over(tile).is_none()
        && axis.sides().into_iter().all(leads_on)
}

/// Builds the bridge without which the new tile would not fit. The seat pays for it when the tile is told.
///
/// Rule: BC-07.
fn carry_road(rules: &Rules, state: &mut State, laid: &Laid<'_>) {
    if laid.fits {
        return;
    }
    let tile = laid.tile;
    let placed = *state.board.tile(tile);
    let mut edges = rules.kind(placed.kind).edges(placed.rotation);
    for (side, neighbor) in laid.around.sides() {
        let theirs = state.edge_at(rules, neighbor, side.opposite());
        let axis = Axis::of(side);
        match (edges.at(side), theirs) {
            (FIELD, ROAD) => {
                axis.sides()
                    .into_iter()
                    .for_each(|end| edges.set(end, ROAD));
                state.span(rules, tile, axis);
            }
            (ROAD, FIELD) => state.span(rules, neighbor, axis),
            _ => {}
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// What [`Mend::of`] finds, side by side.
    fn mend_simply(edges: Edges, allowed: Edges) -> Option<Mend> {
        let mut edges = edges;
        let is_wrong = |edges: Edges, side: &Side| edges.at(*side) & !allowed.at(*side) != 0;
        let wrong = Side::ALL.into_iter().find(|side| is_wrong(edges, side))?;
        let mend = match (edges.at(wrong), allowed.at(wrong)) {
            (FIELD, ROAD) => {
                for end in Axis::of(wrong).sides() {
                    if edges.at(end) != FIELD {
                        return None;
                    }
                    edges.set(end, ROAD);
                }
                Mend::OverTile(Axis::of(wrong))
            }
            (ROAD, FIELD) => {
                edges.set(wrong, FIELD);
                Mend::OverNeighbor(wrong)
            }
            _ => return None,
        };
        let is_right = !Side::ALL.iter().any(|side| is_wrong(edges, side));
        is_right.then_some(mend)
    }

    /// All combinations of what four sides show or allow.
    fn all_of(nibbles: &'static [u16]) -> impl Iterator<Item = Edges> {
        let n = nibbles.len();
        (0..n.pow(4)).map(move |number| {
            let at = |place: u32| nibbles[number / n.pow(place) % n] << (4 * place);
            Edges(at(0) | at(1) | at(2) | at(3))
        })
    }

    #[test]
    fn bridges_put_right_what_they_do_side_by_side() {
        let mut n_mended = 0;
        for edges in all_of(&[1, 2, 4, 8, 0]) {
            for allowed in all_of(&[1, 2, 4, 8, 0, 0xF]) {
                let mend = Mend::of(edges, allowed);
                assert_eq!(mend, mend_simply(edges, allowed), "{edges:?} {allowed:?}");
                n_mended += u32::from(mend.is_some());
            }
        }
        assert!(n_mended > 0);
    }
}
