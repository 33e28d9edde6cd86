//! The dragon: where it goes, who moves it and what it eats.

use carcas_engine::{
    Cell, Decision, DragonEatsMageWitch, DragonVisitedScope, Event, FigureKind, Module, Move,
    Neutral, Node, OrphanBuilderPig, Rules, Seat, Setup, Spot, State,
};
use carcas_testkit::Seeds;
use carcas_tiles::{Box, Side, Symbol};

use crate::game::{Game, Step, Told, legal_moves};

#[test]
fn the_dragon_goes_where_it_may_and_seats_move_it_clockwise() {
    Seeds::from_env(300).for_each(|seed| {
        let game = Game::full_of(seed, has_dragon);
        let rules = &game.rules;
        let mut journey = Journey::default();
        let mut visited: Vec<Cell> = Vec::new();
        game.play_told(|told| {
            let has_turn_started = |event: &Event| matches!(event, Event::TurnStarted { .. });
            if let Some(from) = dragon_step(told) {
                let at = dragon_cell(rules, told.before);
                let at = at.expect("a dragon that moves is on the board");
                if journey.n_moves == 0 {
                    journey.active = told.before.active_seat();
                    if rules.choices().dragon_visited_scope == DragonVisitedScope::Journey {
                        visited.clear();
                    }
                }
                visited.push(at);
                let seat = (usize::from(journey.active.0) + journey.n_moves) % rules.n_seats();
                assert_eq!(from.ix(), seat, "the seats go round clockwise");
                journey.n_moves += 1;
                assert!(journey.n_moves <= 6, "a journey has six moves");
                check_targets(rules, told.before, at, &visited);
                check_meal(rules, told);
            }
            if asks_dragon(told.after).is_none() {
                journey = Journey::default();
            }
            if told.events.iter().any(has_turn_started) {
                visited.clear();
            }
        });
    });
}

#[test]
fn no_dragon_tile_is_placed_before_a_volcano() {
    Seeds::from_env(150).for_each(|seed| {
        let game = Game::full_of(seed, has_dragon);
        let rules = &game.rules;
        if !rules.modules().contains(Module::Dragon) {
            return;
        }
        game.play_told(|told| {
            let mut at = dragon_cell(rules, told.before);
            for event in told.events {
                match *event {
                    Event::NeutralMoved {
                        neutral: Neutral::Dragon,
                        to,
                    } => at = Some(to.cell),
                    Event::TilePlaced { kind, .. } => {
                        let symbols = rules.tile_kind(kind).symbols;
                        assert!(at.is_some() || !symbols.contains(Symbol::Dragon));
                    }
                    Event::SetAside { kind } => {
                        assert!(
                            at.is_none() && rules.tile_kind(kind).symbols.contains(Symbol::Dragon)
                        );
                    }
                    _ => {}
                }
            }
            let n_aside: usize = rules
                .kinds()
                .map(|kind| told.after.n_aside(rules, kind))
                .sum();
            assert!(n_aside == 0 || dragon_cell(rules, told.after).is_none());
        });
    });
}

#[derive(Default)]
struct Journey {
    n_moves: usize,
    active: Seat,
}

fn has_dragon(setup: &Setup) -> bool {
    setup.has_box(Box::PrincessAndDragon)
}

/// Returns who moves the dragon with this step, if it is one.
fn dragon_step(told: &Told<'_>) -> Option<Seat> {
    match told.step {
        Step::Play(_) => asks_dragon(told.before),
        Step::Draw(_) => None,
    }
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

fn dragon_cell(rules: &Rules, state: &State) -> Option<Cell> {
    state.neutral(rules, Neutral::Dragon).map(|spot| spot.cell)
}

/// The legal cells are the neighbors with a tile that were not visited and do not hold the fairy.
fn check_targets(rules: &Rules, state: &State, at: Cell, visited: &[Cell]) {
    let fairy = state.neutral(rules, Neutral::Fairy).map(|spot| spot.cell);
    for legal in legal_moves(rules, state) {
        let Move::MoveNeutral {
            neutral: Neutral::Dragon,
            to,
        } = legal
        else {
            panic!("{legal:?} does not move the dragon");
        };
        assert!(
            Side::ALL.iter().any(|&side| at.step(side) == to.cell),
            "{to:?} is not beside {at}"
        );
        assert!(state.tile_at(to.cell).is_some());
        assert!(!visited.contains(&to.cell), "{to:?} was visited");
        assert_ne!(Some(to.cell), fairy, "the fairy stands there");
    }
}

/// Everything on the entered tile goes home, the orphans of it, and nothing else.
fn check_meal(rules: &Rules, told: &Told<'_>) {
    let [
        Event::NeutralMoved {
            neutral: Neutral::Dragon,
            to,
        },
        rest @ ..,
    ] = told.events
    else {
        panic!("the dragon moves first: {:?}", told.events);
    };
    let (mut eaten, mages) = meal(rules, told.before, to.cell);
    let is_meal = |event: &&Event| {
        matches!(event, Event::FigureReturned { .. })
            || matches!(
                event,
                Event::NeutralAside {
                    neutral: Neutral::Mage | Neutral::Witch
                }
            )
    };
    let after_move: Vec<&Event> = rest.iter().take_while(is_meal).collect();
    let mut n_mages = 0;
    let mut returned = Vec::new();
    for event in after_move.iter().take(eaten.len() + mages) {
        match **event {
            Event::FigureReturned { seat, figure, spot } => returned.push((seat, figure, spot)),
            _ => n_mages += 1,
        }
    }
    returned.sort_unstable();
    eaten.sort_unstable();
    assert_eq!((returned, n_mages), (eaten, mages), "at {}", to.cell);
    if asks_dragon(told.after).is_some() {
        assert_eq!(
            after_move.len(),
            rest.len(),
            "nothing else happens within a journey"
        );
    }
}

type Standing = (Seat, FigureKind, Spot);

/// Returns the figures that leave when the dragon enters a cell, and how many of mage and witch.
fn meal(rules: &Rules, state: &State, cell: Cell) -> (Vec<Standing>, usize) {
    let figures: Vec<Standing> = state.figures().map(|(_, s, k, at)| (s, k, at)).collect();
    let feature = |spot: Spot| state.feature(rules, spot).map(|feature| feature.ix);
    let (mut eaten, left): (Vec<Standing>, Vec<Standing>) = figures
        .into_iter()
        .partition(|figure| figure.2.cell == cell);
    let is_orphan = |&(seat, kind, spot): &Standing| {
        let same = |other: &&Standing| {
            other.0 == seat && other.1.is_follower() && feature(other.2) == feature(spot)
        };
        matches!(kind, FigureKind::Builder | FigureKind::Pig)
            && eaten.iter().filter(same).count() > 0
            && left.iter().filter(same).count() == 0
    };
    if rules.choices().orphan_builder_pig == OrphanBuilderPig::Return {
        let orphans: Vec<Standing> = left.iter().copied().filter(is_orphan).collect();
        eaten.extend(orphans);
    }
    let magic = [Neutral::Mage, Neutral::Witch].into_iter();
    let there = magic.filter(|&one| state.neutral(rules, one).is_some_and(|at| at.cell == cell));
    let n_magic = match rules.choices().dragon_eats_mage_witch {
        DragonEatsMageWitch::Yes => there.count(),
        DragonEatsMageWitch::No => 0,
    };
    (eaten, n_magic)
}
