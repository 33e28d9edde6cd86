//! The dragon and its volcanoes (`docs/rules/30-princess-and-dragon.md`).

mod refusal;

use std::ops::ControlFlow;

use carcas_tiles::{Group, Side, Symbol};

pub use refusal::DragonObjection;

use super::{Manifest, Module, SetsAside};
use crate::board::TileIx;
use crate::decision::{Decision, Yield};
use crate::event::{Event, Log, Obstacle, Removal};
use crate::feature::SegmentIx;
use crate::figure::Seat;
use crate::figure_action::Spots;
use crate::geometry::Cell;
use crate::moves::{Move, Spot};
use crate::neutral::{Neutral, Stand};
use crate::notation::position::{MemoryText, QuestionText};
use crate::rules::{DeployOnDragonTile, DragonCarcassonne, DragonMove, DragonVisitedScope, Rules};
use crate::state::State;

pub(crate) const MANIFEST: Manifest = Manifest {
    // Rule: PD-09, PD-11.
    sets_aside: Some(SetsAside {
        holds: |state| state.neutrals.tile(Neutral::Dragon).is_none(),
        concerns: |kind| kind.has(Symbol::Dragon),
    }),
    figure_spots: Some(figure_spots),
    neutrals: &[(Neutral::Dragon, super::anywhere)],
    turn_ended: Some(turn_ended),
    memory: Some(MEMORY),
    questions: &[QuestionText {
        name: "dragon",
        read: |_, _, _| Ok(Decision::MoveDragon),
    }],
    refuse: Some(refusal::refuse),
    refuse_draw: Some(refusal::refuse_draw),
    ..Manifest::new(Module::Dragon)
};

/// The greatest number of moves in a journey.
const JOURNEY: u8 = 6;

/// The dragon's journey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Memory {
    /// Tiles it may not enter again: two journeys of seven tiles at most.
    visited: [TileIx; 14],
    n_visited: u8,
    /// Moves made in this journey.
    n_moves: u8,
}

impl Memory {
    pub(crate) const NONE: Self = Self {
        visited: [TileIx(0); 14],
        n_visited: 0,
        n_moves: 0,
    };

    fn visit(&mut self, tile: TileIx) {
        if let Some(slot) = self.visited.get_mut(usize::from(self.n_visited)) {
            *slot = tile;
            self.n_visited += 1;
        }
    }

    pub(crate) fn has_visited(&self, tile: TileIx) -> bool {
        self.visited[..usize::from(self.n_visited)].contains(&tile)
    }

    fn forget(&mut self) {
        (self.visited, self.n_visited) = (Self::NONE.visited, 0);
    }
}

impl State {
    /// Returns how many moves the dragon has made on its journey, and how many a journey has at most.
    pub fn dragon_moves(&self) -> (u8, u8) {
        (self.memory.dragon.n_moves, JOURNEY)
    }

    /// Whether the dragon could enter a cell at the beginning of a journey: a tile lies there, and neither the fairy
    /// nor the city of Carcassonne keeps it off.
    pub fn admits_dragon(&self, rules: &Rules, cell: Cell) -> bool {
        admits(rules, self, cell)
    }

    /// Whether the dragon on its journey may still enter a cell that it would reach.
    pub fn dragon_may_enter(&self, rules: &Rules, cell: Cell) -> bool {
        obstacle(rules, self, cell).is_none()
    }
}

/// `moves=2` and the cells that the dragon may not enter again.
const MEMORY: MemoryText = MemoryText {
    write: |state, line| {
        let Memory {
            visited,
            n_visited,
            n_moves,
        } = &state.memory.dragon;
        if *n_moves > 0 {
            line.word(format_args!("moves={n_moves}"));
        }
        let visited = visited[..usize::from(*n_visited)].iter();
        let mut cells: Vec<Cell> = visited.map(|&tile| state.board.tile(tile).cell).collect();
        cells.sort_unstable();
        cells.dedup();
        cells.into_iter().for_each(|cell| line.word(cell));
    },
    read: |_, state, section| {
        while let Some(word) = section.next() {
            match word.after("moves=") {
                Some(n_moves) => {
                    section.once(word.split('=').0)?;
                    state.memory.dragon.n_moves = n_moves.number(1, JOURNEY)?;
                }
                None => {
                    let tile = word.tile(state)?;
                    let visited = &mut state.memory.dragon;
                    if visited.has_visited(tile) {
                        return word.twice();
                    }
                    if usize::from(visited.n_visited) == visited.visited.len() {
                        let most = visited.visited.len();
                        return word.refuse(format_args!(
                            "two journeys visit at most {most} tiles; leave it out"
                        ));
                    }
                    visited.visit(tile);
                }
            }
        }
        Ok(())
    },
};

fn is_in_play(rules: &Rules) -> bool {
    rules.modules().contains(Module::Dragon)
}

/// Whether volcanoes call the dragon.
pub(crate) fn has_volcanoes(rules: &Rules) -> bool {
    is_in_play(rules)
}

/// Whether the journey comes between tile and figure.
pub(crate) fn moves_after_tile(rules: &Rules) -> bool {
    is_in_play(rules) && rules.choices().dragon_move == DragonMove::AfterTile
}

/// Whether the journey comes between figure and scoring.
pub(crate) fn moves_before_scoring(rules: &Rules) -> bool {
    is_in_play(rules) && rules.choices().dragon_move == DragonMove::BeforeScoring
}

/// Whether the journey ends the part.
pub(crate) fn moves_after_scoring(rules: &Rules) -> bool {
    is_in_play(rules) && rules.choices().dragon_move == DragonMove::AfterScoring
}

/// Rule: PD-05, PD-06, PD-36.
fn figure_spots(rules: &Rules, state: &State, spots: &mut Spots) {
    spots.placed_tile &= !state.has_placed(rules, Symbol::Volcano);
    if rules.choices().deploy_on_dragon_tile == DeployOnDragonTile::Forbidden {
        spots.barred = state.neutrals.tile(Neutral::Dragon);
    }
}

/// Whether the dragon keeps figures off the tile of a segment.
///
/// Rule: PD-36, AM-75, CO-69.
pub(crate) fn keeps_off(rules: &Rules, state: &State, segment: SegmentIx) -> bool {
    rules.choices().deploy_on_dragon_tile == DeployOnDragonTile::Forbidden
        && state.neutrals.tile(Neutral::Dragon) == Some(state.features.tile(segment))
}

/// Brings the dragon to a volcano; the first one brings back the tiles that were set aside.
///
/// Rule: PD-04, PD-10, PD-66, RV-104.
pub(crate) fn answer_volcano(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    let has_volcano = state.has_placed(rules, Symbol::Volcano);
    let Some(placed) = state.flow.placed.filter(|_| has_volcano) else {
        return;
    };
    let is_first = state.neutrals.tile(Neutral::Dragon).is_none();
    state
        .neutrals
        .put(Neutral::Dragon, Some(Stand::Tile(placed)));
    let to = Spot::tile(state.board.tile(placed).cell);
    let mover = state.flow.seat;
    log.tell(|| Event::NeutralMoved {
        mover,
        neutral: Neutral::Dragon,
        to,
    });
    if is_first {
        let n_tiles = state.return_set_aside(rules);
        if n_tiles > 0 {
            log.tell(|| Event::TilesReturned { n_tiles });
        }
    }
}

/// Begins the journey that a dragon tile triggers.
///
/// Rule: PD-14, PD-17, PD-24, PD-25.
pub(crate) fn begin_journey(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    if !state.has_placed(rules, Symbol::Dragon) {
        return;
    }
    let Some(at) = state.neutrals.tile(Neutral::Dragon) else {
        return;
    };
    if rules.choices().dragon_visited_scope == DragonVisitedScope::Journey {
        state.memory.dragon.forget();
    }
    state.memory.dragon.n_moves = 0;
    state.memory.dragon.visit(at);
    ask_next(rules, state, log);
}

/// Asks the next seat for a move, if there is one to make.
///
/// Rule: PD-15, PD-20.
fn ask_next(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    let n_moves = state.memory.dragon.n_moves;
    let can_move =
        n_moves < JOURNEY && ask(rules, state, &mut |_| ControlFlow::Break(())).is_break();
    if can_move {
        let seat = mover(rules, state, n_moves);
        state.pending.push(seat, Decision::MoveDragon);
        return;
    }
    if n_moves < JOURNEY
        && let Some(at) = state.neutrals.tile(Neutral::Dragon)
    {
        log.tell(|| Event::DragonStopped {
            n_moves,
            obstacles: obstacles(rules, state, at),
        });
    }
    if rules.choices().dragon_visited_scope == DragonVisitedScope::Journey {
        state.memory.dragon.forget();
    }
}

/// Rule: PD-16 to PD-19.
pub(crate) fn ask(rules: &Rules, state: &State, yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    let Some(at) = state.neutrals.tile(Neutral::Dragon) else {
        return ControlFlow::Continue(());
    };
    for side in Side::ALL {
        let ahead = state.board.tile(at).cell.step(side);
        if obstacle(rules, state, ahead).is_none() {
            yield_move(Move::MoveNeutral {
                neutral: Neutral::Dragon,
                to: Spot::tile(ahead),
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Returns what keeps the dragon from a cell beside its own.
///
/// Rule: PD-16 to PD-19, PD-58.
pub(crate) fn obstacle(rules: &Rules, state: &State, ahead: Cell) -> Option<Obstacle> {
    let Some(tile) = state.board.tile_at(ahead) else {
        return Some(Obstacle::NoTile);
    };
    if state.neutrals.tile(Neutral::Fairy) == Some(tile) {
        Some(Obstacle::Fairy)
    } else if state.memory.dragon.has_visited(tile) {
        Some(Obstacle::Visited)
    } else if !may_enter(rules, state, tile) {
        Some(Obstacle::Carcassonne)
    } else {
        None
    }
}

/// Whether the dragon could enter a cell if it had visited none.
fn admits(rules: &Rules, state: &State, cell: Cell) -> bool {
    let tile = state.board.tile_at(cell);
    tile.is_some_and(|tile| {
        state.neutrals.tile(Neutral::Fairy) != Some(tile) && may_enter(rules, state, tile)
    })
}

/// Returns what is in the dragon's way on each side when it cannot move.
fn obstacles(rules: &Rules, state: &State, at: TileIx) -> [Obstacle; 4] {
    let cell = state.board.tile(at).cell;
    Side::ALL.map(|side| obstacle(rules, state, cell.step(side)).unwrap_or(Obstacle::NoTile))
}

/// Returns the seat that makes a move of the journey.
///
/// Rule: PD-15.
fn mover(rules: &Rules, state: &State, n_moves: u8) -> Seat {
    rules.seat_after(state.flow.seat, n_moves)
}

/// Rule: PD-93, CO-64.
fn may_enter(rules: &Rules, state: &State, tile: TileIx) -> bool {
    let kind = rules.kind(state.board.tile(tile).kind);
    kind.group != Group::Carcassonne
        || match rules.choices().dragon_carcassonne {
            DragonCarcassonne::OuterSquares => kind.has_landscape(),
            DragonCarcassonne::None => false,
        }
}

/// Moves the dragon and lets it eat.
///
/// Rule: PD-21 to PD-23, PD-28.
pub(crate) fn answer(rules: &Rules, state: &mut State, answer: Move, log: &mut Log<'_>) {
    let Move::MoveNeutral { to, .. } = answer else {
        return;
    };
    let Some(tile) = state.board.tile_at(to.cell) else {
        return;
    };
    state.neutrals.put(Neutral::Dragon, Some(Stand::Tile(tile)));
    let dragon = &mut state.memory.dragon;
    dragon.visit(tile);
    dragon.n_moves += 1;
    // The move is counted already.
    let mover = mover(rules, state, state.memory.dragon.n_moves - 1);
    log.tell(|| Event::NeutralMoved {
        mover,
        neutral: Neutral::Dragon,
        to,
    });
    eat(rules, state, (tile, mover), log);
    ask_next(rules, state, log);
}

/// Rule: PD-21, PD-22, PD-23, PD-107.
fn eat(rules: &Rules, state: &mut State, (tile, mover): (TileIx, Seat), log: &mut Log<'_>) {
    let cause = Removal::Dragon { mover };
    let mut ix = 0;
    while let Some(figure) = state.figures.get(ix) {
        let mut safe = rules.seams.safe_from_dragon.iter();
        if state.features.tile(figure.segment) == tile
            && !safe.any(|is_safe| is_safe(rules, state, figure))
        {
            // A builder or pig elsewhere may go home with it, so the list is looked through from its beginning.
            state.send_home(rules, ix, cause, log);
            ix = 0;
        } else {
            ix += 1;
        }
    }
    for devour in &rules.seams.tile_devoured {
        devour(rules, state, (tile, mover), log);
    }
}

/// Rule: PD-A08.
fn turn_ended(_: &Rules, state: &mut State) {
    state.memory.dragon.forget();
    state.memory.dragon.n_moves = 0;
}
