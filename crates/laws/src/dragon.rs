//! The dragon: where it goes, who moves it and what it eats.

use carcas_engine::{
    Cell, Decision, DragonEatsMageWitch, DragonVisitedScope, Event, FigureKind, FigureView, Module,
    Move, Neutral, Node, OrphanBuilderPig, Rules, Seat, Spot, State, TowerDragonEatsGuard,
};
use carcas_tiles::{SegmentKind, Side, Symbol};

use crate::verdict::{Verdict, law};
use crate::watch::Told;

/// A journey of the dragon, and where it was.
#[derive(Clone, Debug, Default)]
pub(crate) struct Journey {
    n_moves: usize,
    active: Seat,
    visited: Vec<Cell>,
}

impl Journey {
    /// The dragon goes where it may, and the seats move it clockwise.
    pub(crate) fn step(&mut self, rules: &Rules, told: &Told<'_>) -> Verdict {
        let mut moved = Ok(());
        if let (Some(seat), Some(_)) = (asks_dragon(told.before), told.played) {
            moved = self.dragon_moves(rules, told, seat);
        }
        if asks_dragon(told.after).is_none() {
            self.n_moves = 0;
        }
        let is_start = |event: &Event| matches!(event, Event::TurnStarted { .. });
        if told.events.iter().any(is_start) {
            self.visited.clear();
        }
        moved
    }

    fn dragon_moves(&mut self, rules: &Rules, told: &Told<'_>, seat: Seat) -> Verdict {
        let at = dragon_cell(told.before);
        law!(at.is_some(), "a dragon moves that is not on the board");
        let Some(at) = at else { return Ok(()) };
        if self.n_moves == 0 {
            self.active = told.before.active_seat();
            if rules.choices().dragon_visited_scope == DragonVisitedScope::Journey {
                self.visited.clear();
            }
        }
        self.visited.push(at);
        let turn = (self.active.ix() + self.n_moves) % rules.n_seats();
        let asked = seat.ix();
        law!(
            asked == turn,
            "seat {asked} moves the dragon, but it is the turn of seat {turn}"
        );
        self.n_moves += 1;
        let n_moves = self.n_moves;
        law!(n_moves <= 6, "a journey of the dragon has {n_moves} moves");
        check_targets(rules, told.before, at, &self.visited)?;
        check_meal(rules, told)
    }
}

/// No dragon tile is placed before a volcano.
pub(crate) fn check_tiles(rules: &Rules, told: &Told<'_>) -> Verdict {
    if !rules.modules().contains(Module::Dragon) {
        return Ok(());
    }
    let mut at = dragon_cell(told.before);
    for event in told.events {
        match *event {
            Event::NeutralMoved {
                neutral: Neutral::Dragon,
                to,
                ..
            } => at = Some(to.cell),
            Event::TilePlaced { kind, .. } => {
                let has_dragon = rules.tile_kind(kind).symbols.contains(Symbol::Dragon);
                law!(
                    at.is_some() || !has_dragon,
                    "a dragon tile is placed before the dragon comes"
                );
            }
            Event::SetAside { kind } => {
                let has_dragon = rules.tile_kind(kind).symbols.contains(Symbol::Dragon);
                law!(
                    at.is_none() && has_dragon,
                    "a tile is set aside that is no dragon tile or comes after the dragon"
                );
            }
            _ => {}
        }
    }
    let aside = rules.kinds().map(|kind| told.after.n_aside(rules, kind));
    let n_aside: usize = aside.sum();
    law!(
        n_aside == 0 || dragon_cell(told.after).is_none(),
        "{n_aside} tiles lie aside, but the dragon is there"
    );
    Ok(())
}

fn asks_dragon(state: &State) -> Option<Seat> {
    match state.node() {
        Node::Decide {
            seat,
            decision: Decision::MoveDragon,
        } => Some(seat),
        _ => None,
    }
}

fn dragon_cell(state: &State) -> Option<Cell> {
    state.neutral(Neutral::Dragon).map(|spot| spot.cell)
}

/// The legal cells are the neighbors with a tile that were not visited and do not hold the fairy.
fn check_targets(rules: &Rules, state: &State, at: Cell, visited: &[Cell]) -> Verdict {
    let fairy = state.neutral(Neutral::Fairy).map(|spot| spot.cell);
    let mut moves = Vec::new();
    state.legal_moves(rules, &mut moves);
    for cell in Side::ALL.map(|side| at.step(side)) {
        let is_legal = moves
            .iter()
            .any(|legal| matches!(legal, Move::MoveNeutral { to, .. } if to.cell == cell));
        let is_told = state.dragon_may_enter(rules, cell);
        law!(
            is_legal == is_told,
            "whether the dragon may enter {cell} is told to be {is_told}"
        );
    }
    for legal in moves {
        let cell = match legal {
            Move::MoveNeutral {
                neutral: Neutral::Dragon,
                to,
                ..
            } => Some(to.cell),
            _ => None,
        };
        law!(cell.is_some(), "{legal:?} does not move the dragon");
        let Some(cell) = cell else { continue };
        let is_beside = Side::ALL.iter().any(|&side| at.step(side) == cell);
        law!(is_beside, "the dragon may go to {cell}, not beside {at}");
        let is_tile = state.tile_at(cell).is_some();
        law!(is_tile, "the dragon may go to {cell}, where no tile lies");
        let is_new = !visited.contains(&cell);
        law!(is_new, "the dragon may go to {cell}, where it was");
        law!(
            Some(cell) != fairy,
            "the dragon may go to {cell}, where the fairy stands"
        );
    }
    Ok(())
}

/// Everything on the entered tile goes home, the orphans of it, and nothing else.
fn check_meal(rules: &Rules, told: &Told<'_>) -> Verdict {
    let (moved, rest) = match told.events {
        [
            Event::NeutralMoved {
                neutral: Neutral::Dragon,
                to,
                mover,
            },
            rest @ ..,
        ] => (Some((to.cell, *mover)), rest),
        all => (None, all),
    };
    law!(
        moved.is_some(),
        "the dragon moves, but first happens {rest:?}"
    );
    let Some((to, mover)) = moved else {
        return Ok(());
    };
    let is_mover = matches!(told.before.node(), Node::Decide { seat, .. } if seat == mover);
    law!(
        is_mover,
        "the dragon is moved by {mover:?}, who was not asked"
    );
    let (mut eaten, mages) = meal(rules, told.before, to);
    let is_meal = |event: &&Event| {
        matches!(event, Event::FigureReturned { .. })
            || matches!(
                event,
                Event::NeutralAside {
                    neutral: Neutral::Mage | Neutral::Witch,
                    ..
                }
            )
    };
    let after_move: Vec<&Event> = rest.iter().take_while(is_meal).collect();
    let mut n_mages = 0;
    let mut returned = Vec::new();
    for event in after_move.iter().take(eaten.len() + mages) {
        match **event {
            Event::FigureReturned {
                seat, figure, spot, ..
            } => returned.push((seat, figure, spot)),
            _ => n_mages += 1,
        }
    }
    returned.sort_unstable();
    eaten.sort_unstable();
    law!(
        (&returned, n_mages) == (&eaten, mages),
        "the dragon eats {returned:?} and {n_mages} magic figures at {to}, where {eaten:?} and {mages} stand"
    );
    law!(
        asks_dragon(told.after).is_none() || after_move.len() == rest.len(),
        "more happens within a journey of the dragon: {rest:?}"
    );
    Ok(())
}

/// Whose figure it is, what it is and where it stands.
type PlacedFigure = (Seat, FigureKind, Spot);

/// Returns the figures that leave when the dragon enters a cell, and how many of mage and witch.
fn meal(rules: &Rules, state: &State, cell: Cell) -> (Vec<PlacedFigure>, usize) {
    let placed = |figure: FigureView| (figure.seat, figure.kind, figure.spot);
    let figures: Vec<PlacedFigure> = state.figures().map(placed).collect();
    let feature = |spot: Spot| state.feature(rules, spot).map(|feature| feature.ix);
    let spares_guards = rules.choices().tower_dragon_eats_guard == TowerDragonEatsGuard::No;
    let is_lord = |spot: Spot| {
        let feature = state.feature(rules, spot);
        feature.is_some_and(|feature| feature.kind == SegmentKind::Castle)
    };
    let is_guard = |spot: Spot| state.tower_spot(rules, spot.cell) == Some(spot);
    let is_spared = |spot: Spot| is_lord(spot) || spares_guards && is_guard(spot);
    let (mut eaten, left): (Vec<PlacedFigure>, Vec<PlacedFigure>) =
        figures.into_iter().partition(|&(_, kind, spot)| {
            spot.cell == cell && kind != FigureKind::Barn && !is_spared(spot)
        });
    let is_orphan = |&(seat, kind, spot): &PlacedFigure| {
        let same = |other: &&PlacedFigure| {
            other.0 == seat && other.1.is_follower() && feature(other.2) == feature(spot)
        };
        matches!(kind, FigureKind::Builder | FigureKind::Pig)
            && eaten.iter().filter(same).count() > 0
            && left.iter().filter(same).count() == 0
    };
    if rules.choices().orphan_builder_pig == OrphanBuilderPig::Return {
        let orphans: Vec<PlacedFigure> = left.iter().copied().filter(is_orphan).collect();
        eaten.extend(orphans);
    }
    let magic = [Neutral::Mage, Neutral::Witch].into_iter();
    let there = magic.filter(|&one| state.neutral(one).is_some_and(|at| at.cell == cell));
    let n_magic = match rules.choices().dragon_eats_mage_witch {
        DragonEatsMageWitch::Yes => there.count(),
        DragonEatsMageWitch::No => 0,
    };
    (eaten, n_magic)
}
