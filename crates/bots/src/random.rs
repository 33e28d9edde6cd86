//! Random play: every legal move with the same chance.

use carcas_engine::{Log, Move, Node, Rules, State};

use crate::Rng;

/// Returns one of the legal moves, each with the same chance, or nothing if no decision is open.
///
/// `moves` is a buffer that the caller keeps, so that nothing is allocated.
pub fn random_move(
    rules: &Rules,
    state: &State,
    rng: &mut Rng,
    moves: &mut Vec<Move>,
) -> Option<Move> {
    moves.clear();
    state.legal_moves(rules, moves);
    moves.get(rng.below(moves.len() as u32) as usize).copied()
}

/// Plays a game to its end at random and returns the number of decisions.
pub fn play_out(rules: &Rules, state: &mut State, rng: &mut Rng, moves: &mut Vec<Move>) -> u32 {
    let mut n_decisions = 0;
    loop {
        match state.node() {
            Node::Chance { .. } => {
                let outcome = state.sample(rules, |n| rng.below(n));
                let outcome = outcome.expect("every point below the total weight is an outcome");
                state
                    .draw(rules, outcome, &mut Log::silent())
                    .expect("an outcome of this state can be drawn");
            }
            Node::Decide { .. } => {
                let chosen = random_move(rules, state, rng, moves);
                let chosen = chosen.expect("an open decision has a legal move");
                state.play_unchecked(rules, chosen, &mut Log::silent());
                n_decisions += 1;
            }
            Node::Over => return n_decisions,
        }
    }
}
