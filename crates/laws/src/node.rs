//! Laws: what holds at every node, and of every step between two nodes.
//!
//! Each law returns a sentence if it is broken.

use std::collections::BTreeSet;

use carcas_bots::Rng;
use carcas_engine::{
    Decision, Event, FigureKind, IllegalMove, KindIx, Log, Move, Neutral, Node, Outcome, Rules,
    Seat, State,
};

use crate::candidates::random_candidate;

/// What a law answers: nothing, or how it is broken.
pub type Verdict = Result<(), String>;

/// Says how a law is broken, unless it holds.
macro_rules! law {
    ($holds:expr, $($why:tt)+) => {
        if !$holds {
            return Err(format!($($why)+));
        }
    };
}

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
    neutral_figures_stand_on_tiles(rules, state)?;
    generated_is_legal(rules, state, &moves, care, rng)?;
    if care == Care::Everything || rng.below(8) == 0 {
        copies_are_equal(rules, state, &moves)?;
        moves_are_written_and_read(rules, state, &moves, care, rng)?;
    }
    Ok(())
}

/// Checks all laws that hold between two nodes.
///
/// # Errors
/// The first law that is broken.
pub fn check_step(rules: &Rules, before: &State, events: &[Event], after: &State) -> Verdict {
    law!(before != after, "a step changes nothing");
    tiles_are_conserved(rules, before, after)?;
    scores_are_told(rules, before, events, after)?;
    figures_move_as_told(rules, before, events, after)
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
    let is_chance = state.node() == Node::Chance;
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
        for (_, _, kind, _) in state.figures().filter(|figure| figure.1 == seat) {
            held[kind.ix()] += 1;
        }
        for kind in FigureKind::ALL {
            let (now, all) = (held[kind.ix()], rules.supply()[kind.ix()]);
            let name = kind.name();
            law!(
                now == all,
                "seat {} has {now} of {all} {name} in supply and on the board",
                seat.0
            );
        }
    }
    Ok(())
}

fn neutral_figures_stand_on_tiles(rules: &Rules, state: &State) -> Verdict {
    for neutral in Neutral::ALL {
        let spot = state.neutral(rules, neutral);
        let stands = spot.is_none_or(|spot| state.tile_at(spot.cell).is_some());
        law!(stands, "the {} stands beside the board", neutral.name());
    }
    if let Some(companion) = state.fairy_companion() {
        let found = state.figures().find(|figure| figure.0 == companion);
        let at = state.neutral(rules, Neutral::Fairy).map(|spot| spot.cell);
        let is_there = found.is_some_and(|figure| Some(figure.3.cell) == at);
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
        Node::Chance => IllegalMove::NotDecided,
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

fn tiles_are_conserved(rules: &Rules, before: &State, after: &State) -> Verdict {
    let mut n_lost = 0;
    let counts = n_of_kinds(rules, before)
        .into_iter()
        .zip(n_of_kinds(rules, after));
    for (kind, (old, new)) in rules.kinds().zip(counts) {
        let id = &rules.tile_kind(kind).id;
        law!(
            new <= old,
            "there were {old} of the tile {id}, now there are {new}"
        );
        n_lost += old - new;
    }
    let n_discarded = after.n_discarded() - before.n_discarded();
    law!(
        n_lost == n_discarded,
        "{n_lost} tiles are lost, and {n_discarded} discarded"
    );
    Ok(())
}

/// Returns the number of copies of each kind that are not discarded.
fn n_of_kinds(rules: &Rules, state: &State) -> Vec<usize> {
    let held = |kind: KindIx| state.n_in_bag(rules, kind) + state.n_aside(rules, kind);
    let mut counts: Vec<usize> = rules.kinds().map(held).collect();
    for tile in state.tiles() {
        counts[usize::from(tile.kind.0)] += 1;
    }
    if let Node::Decide {
        decision: Decision::PlaceTile { kind },
        ..
    } = state.node()
    {
        counts[usize::from(kind.0)] += 1;
    }
    counts
}

fn scores_are_told(rules: &Rules, before: &State, events: &[Event], after: &State) -> Verdict {
    let mut told = [0; Seat::MAX];
    for event in events {
        if let Event::Scored { seat, terms, .. } = event {
            told[seat.ix()] += terms.total();
        }
    }
    for seat in rules.seats() {
        let (gained, told) = (after.score(seat) - before.score(seat), told[seat.ix()]);
        law!(
            gained == told,
            "seat {} gains {gained} points, but is told {told}",
            seat.0
        );
    }
    Ok(())
}

fn figures_move_as_told(rules: &Rules, before: &State, events: &[Event], after: &State) -> Verdict {
    let mut told = [[0; FigureKind::N]; Seat::MAX];
    for event in events {
        match event {
            Event::FigurePlaced { seat, figure, .. } => told[seat.ix()][figure.ix()] -= 1,
            Event::FigureReturned { seat, figure, .. } => told[seat.ix()][figure.ix()] += 1,
            _ => {}
        }
    }
    for seat in rules.seats() {
        for kind in FigureKind::ALL {
            let n = |state: &State| i32::from(state.supply(seat)[kind.ix()]);
            let (found, told) = (n(after) - n(before), told[seat.ix()][kind.ix()]);
            let name = kind.name();
            law!(
                found == told,
                "the supply of seat {} changes by {found} {name}, but {told} is told",
                seat.0
            );
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;

    /// Plays until a law answers that a step with its events changed is wrong.
    fn breaks(change: impl Fn(&mut Vec<Event>)) -> String {
        for seed in 0..50 {
            let mut game = Game::new(seed);
            while let Some(entry) = game.choose() {
                assert!(game.take(entry).is_ok());
            }
            let mut replay = game.record().replay();
            let mut before = replay.state().clone();
            while let Some(mut step) = replay.step() {
                change(&mut step.events);
                let rules = game.record().rules();
                if let Err(why) = check_step(rules, &before, &step.events, replay.state()) {
                    return why;
                }
                before.clone_from(replay.state());
            }
        }
        "no law is broken".to_owned()
    }

    #[test]
    fn laws_notice_what_is_not_told() {
        assert_eq!(breaks(|_| {}), "no law is broken");
        let silent = breaks(|events| events.retain(|event| !matches!(event, Event::Scored { .. })));
        assert!(silent.contains("points, but is told 0"), "{silent}");
        let silent = breaks(|events| {
            events.retain(|event| !matches!(event, Event::FigureReturned { .. }));
        });
        assert!(silent.contains("the supply of seat"), "{silent}");
    }

    #[test]
    fn laws_notice_tiles_that_appear_and_steps_that_do_nothing() {
        let mut game = Game::new(3);
        let start = game.record().state().clone();
        for _ in 0..20 {
            let entry = game.choose().expect("the game has just begun");
            assert!(game.take(entry).is_ok());
        }
        let (rules, state) = (game.record().rules(), game.record().state());
        assert!(check_step(rules, state, &[], state).is_err());
        let mut poor = start.clone();
        poor.empty_bag(rules, &mut Log::silent());
        let why = check_step(rules, &poor, &[], &start).expect_err("a bag was refilled");
        assert!(why.contains("of the tile"), "{why}");
    }
}
