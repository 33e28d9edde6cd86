//! Going on after a move that our rules forbid for a known reason.
//!
//! The figure is put where the trace put it, so that the rest of the trace is still compared in full. The comparison of the
//! next position shows whether anything got lost.

use carcas_engine::{Log, Move, Position, PositionError, Rules, Seat, State};

/// Returns our position with the forbidden move carried out, if that can be done: only figures, only at the end of a
/// turn, only where the figure has not gone home already.
pub(crate) fn adopt(rules: &Rules, state: &State, seat: Seat, choice: &str) -> Option<State> {
    let Move::PlaceFigure { figure, spot } = state.parse_move(rules, choice).ok()? else {
        return None;
    };
    let mut declined = state.clone();
    if state.is_legal(rules, Move::Pass) {
        declined.play_unchecked(rules, Move::Pass, &mut Log::silent());
    }
    if !declined.node().is_chance() {
        return None;
    }
    let mut position = copy(rules, &declined).ok()?;
    position.figure(seat, figure, spot).ok()?;
    position.finish().ok()
}

fn copy<'r>(rules: &'r Rules, state: &State) -> Result<Position<'r>, PositionError> {
    let mut position = Position::new(rules, true);
    for tile in state.tiles().iter().skip(rules.start_tiles().len()) {
        position.tile(tile.kind, tile.cell, tile.rotation)?;
    }
    let bag: Vec<_> = rules
        .kinds()
        .flat_map(|kind| std::iter::repeat_n(kind, state.n_in_bag(rules, kind)))
        .collect();
    position.bag(&bag)?;
    for figure in state.figures() {
        position.figure(figure.seat, figure.kind, figure.spot)?;
    }
    for seat in rules.seats() {
        position.score(seat, state.score(seat))?;
    }
    position.turn(state.active_seat())?;
    Ok(position)
}
