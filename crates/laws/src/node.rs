//! Laws: what holds at every node.

use std::collections::BTreeSet;

use carcas_bots::Rng;
use carcas_engine::{FigureKind, IllegalMove, Log, Move, Neutral, Node, Outcome, Rules, State};

use crate::candidates::random_candidate;
use crate::position::check_position;
use crate::verdict::{Verdict, law};
use crate::{columns, flocks, magic, parts, standings};

/// How closely to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// Costly laws look at a few nodes and moves only.
    Samples,
    /// Every law looks at every node.
    Everything,
}

/// Checks all laws that hold at a node.
///
/// # Errors
/// The first law that is broken.
pub fn check_node(rules: &Rules, state: &State, care: Care, rng: &mut Rng) -> Verdict {
    let mut moves = Vec::new();
    state.legal_moves(rules, &mut moves);
    a_decision_has_a_move(state, &moves)?;
    outcomes_have_their_weights(rules, state)?;
    figures_are_conserved(rules, state)?;
    neutral_figures_stand_on_tiles(state)?;
    magic::check(rules, state)?;
    flocks::check_node(rules, state)?;
    parts::check_node(rules, state, &moves)?;
    generated_is_legal(rules, state, &moves, care, rng)?;
    if care == Care::Everything || rng.below(32) == 0 {
        columns::check(rules, state)?;
    }
    if care == Care::Everything || rng.below(64) == 0 {
        check_position(rules, state, care, rng)?;
    }
    if care == Care::Everything || rng.below(8) == 0 {
        standings::check(rules, state)?;
        moves_are_picked_by_their_place(rules, state, &moves)?;
        copies_are_equal(rules, state, &moves)?;
        moves_are_written_and_read(rules, state, &moves, care, rng)?;
    }
    Ok(())
}

fn a_decision_has_a_move(state: &State, moves: &[Move]) -> Verdict {
    if let Node::Decide { decision, .. } = state.node() {
        law!(!moves.is_empty(), "{decision:?} has no move");
        let only_pass = moves == [Move::Pass];
        law!(!only_pass, "{decision:?} has only the move `pass`");
        let distinct: BTreeSet<&Move> = moves.iter().collect();
        let n_twice = moves.len() - distinct.len();
        law!(n_twice == 0, "{decision:?} yields {n_twice} moves twice");
    } else {
        law!(moves.is_empty(), "moves are yielded without a decision");
    }
    Ok(())
}

fn outcomes_have_their_weights(rules: &Rules, state: &State) -> Verdict {
    let mut outcomes = Vec::new();
    state.outcomes(rules, &mut outcomes);
    let sum: u32 = outcomes.iter().map(|&(_, weight)| weight).sum();
    let total = state.total_weight();
    law!(
        sum == total,
        "outcomes weigh {sum}, but the total is {total}"
    );
    let is_chance = state.node().is_chance();
    law!((sum > 0) == is_chance, "outcomes weigh {sum} at this node");
    let beyond = state.outcome_at(rules, sum);
    law!(beyond.is_none(), "there is an outcome beyond the weight");
    let mut point = 0;
    for &(outcome, weight) in &outcomes {
        for at in [point, point + weight - 1] {
            let found = state.outcome_at(rules, at);
            law!(
                found == Some(outcome),
                "point {at} is {found:?}, not {outcome:?}"
            );
        }
        point += weight;
    }
    let distinct: BTreeSet<Outcome> = outcomes.iter().map(|pair| pair.0).collect();
    law!(
        distinct.len() == outcomes.len(),
        "an outcome is listed twice"
    );
    Ok(())
}

fn figures_are_conserved(rules: &Rules, state: &State) -> Verdict {
    for seat in rules.seats() {
        let mut held = *state.supply(seat);
        for figure in state.figures().filter(|figure| figure.seat == seat) {
            held[figure.kind.ix()] += 1;
        }
        for held_by_another in state.prisoners().iter().filter(|one| one.seat == seat) {
            held[held_by_another.kind.ix()] += 1;
        }
        for kind in FigureKind::ALL {
            let (now, all) = (held[kind.ix()], rules.supply()[kind.ix()]);
            let name = kind.name();
            law!(
                now == all,
                "seat {} has {now} of {all} {name} in supply, on the board and held by others",
                seat.0
            );
        }
    }
    Ok(())
}

fn neutral_figures_stand_on_tiles(state: &State) -> Verdict {
    for neutral in Neutral::ALL {
        let spot = state.neutral(neutral);
        let stands = spot.is_none_or(|spot| state.tile_at(spot.cell).is_some());
        law!(stands, "the {} stands beside the board", neutral.name());
    }
    if let Some(companion) = state.figures().find(|figure| figure.has_fairy) {
        let at = state.neutral(Neutral::Fairy).map(|spot| spot.cell);
        let is_there = Some(companion.spot.cell) == at;
        law!(is_there, "the fairy stands beside a follower elsewhere");
    }
    Ok(())
}

fn generated_is_legal(
    rules: &Rules,
    state: &State,
    moves: &[Move],
    care: Care,
    rng: &mut Rng,
) -> Verdict {
    let n_samples = match care {
        Care::Samples => 2,
        Care::Everything => moves.len().min(200),
    };
    for ix in 0..n_samples.min(moves.len()) {
        let chosen = match care {
            Care::Samples => moves[rng.below(moves.len() as u32) as usize],
            Care::Everything => moves[ix],
        };
        let is_legal = state.is_legal(rules, chosen);
        law!(is_legal, "{chosen:?} is generated, but not legal");
    }
    let expected = match state.node() {
        Node::Decide { .. } => IllegalMove::NotYielded,
        Node::Chance { .. } => IllegalMove::NotDecided,
        Node::Over => IllegalMove::Over,
    };
    for _ in 0..4 {
        let candidate = random_candidate(state, rng);
        if moves.contains(&candidate) {
            continue;
        }
        law!(
            !state.is_legal(rules, candidate),
            "{candidate:?} is legal, but not generated"
        );
        let mut after = state.clone();
        let refused = after.play(rules, candidate, &mut Log::silent());
        law!(
            refused == Err(expected),
            "{candidate:?} is answered by {refused:?}"
        );
        law!(
            after == *state,
            "{candidate:?} is refused, but changes the state"
        );
    }
    Ok(())
}

/// A move that is picked without listing all is the one that stands there in the list.
fn moves_are_picked_by_their_place(rules: &Rules, state: &State, moves: &[Move]) -> Verdict {
    let Some(last) = moves.len().checked_sub(1) else {
        return Ok(());
    };
    let mut buffer = Vec::new();
    for ix in [0, last / 2, last] {
        let mut n_told = 0;
        let picked = state.pick_move(rules, &mut buffer, |n| {
            n_told = n as usize;
            ix as u32
        });
        let n = moves.len();
        law!(
            n_told == n,
            "there are {n} moves, but {n_told} to pick from"
        );
        let listed = moves[ix];
        law!(
            picked == Some(listed),
            "{picked:?} is picked at {ix}, where {listed:?} is listed"
        );
    }
    Ok(())
}

fn copies_are_equal(rules: &Rules, state: &State, moves: &[Move]) -> Verdict {
    let clone = state.clone();
    law!(clone == *state, "a copy differs");
    let mut over = State::new(rules);
    over.clone_from(state);
    law!(over == *state, "a copy into another state differs");
    let mut again = Vec::new();
    over.legal_moves(rules, &mut again);
    law!(again == moves, "a copy yields other moves");
    Ok(())
}

fn moves_are_written_and_read(
    rules: &Rules,
    state: &State,
    moves: &[Move],
    care: Care,
    rng: &mut Rng,
) -> Verdict {
    let most = match care {
        Care::Samples => 50,
        Care::Everything => 2_000,
    };
    let from = rng.below(moves.len().saturating_sub(most) as u32 + 1) as usize;
    let looked_at = moves.iter().skip(from).take(most);
    let mut names = BTreeSet::new();
    for &legal in looked_at {
        let name = state.move_name(rules, legal);
        let read = state.parse_move(rules, &name);
        law!(
            read == Ok(legal),
            "{legal:?} is written `{name}`, which is read as {read:?}"
        );
        let is_new = names.insert(name.clone());
        law!(is_new, "two moves are written `{name}`");
    }
    Ok(())
}
