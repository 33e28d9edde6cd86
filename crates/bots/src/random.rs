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
                let point = rng.below(state.total_weight());
                let drawn = state.draw_at(rules, point, &mut Log::silent());
                drawn.expect("every point below the total weight is an outcome");
            }
            Node::Decide { .. } => {
                // The move that `random_move` would return, without a list of all.
                let chosen = state.pick_move(rules, moves, |n_moves| rng.below(n_moves));
                let chosen = chosen.expect("an open decision has a legal move");
                state.play_unchecked(rules, chosen, &mut Log::silent());
                n_decisions += 1;
            }
            Node::Over => return n_decisions,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use carcas_engine::{Edition, Setup};

    #[test]
    fn playing_out_chooses_as_random_move_does() {
        for (edition, boxes) in [
            (Edition::ZmanC2, &[][..]),
            (Edition::ZmanC2, &["river-2"]),
            (Edition::ZmanC2, &["princess-and-dragon", "count"]),
            (Edition::ZmanC2, &["tower", "bridges-castles-and-bazaars"]),
            (Edition::Devir, &["tower", "bridges-castles-and-bazaars"]),
            (Edition::ZmanC2, &["mage-and-witch", "tower"]),
        ] {
            let mut setup = Setup::new(edition, 3);
            for name in boxes {
                setup.add_box(name).expect("there is such a box");
            }
            let rules = Rules::new(&setup).expect("the setup can be played");
            for seed in 0..20 {
                let (mut state, mut rng) = (State::new(&rules), Rng::new(seed));
                let (mut moves, mut n_decisions) = (Vec::new(), 0);
                while state.node() != Node::Over {
                    if state.node().is_chance() {
                        let point = rng.below(state.total_weight());
                        let outcome = state.outcome_at(&rules, point).expect("the bag has tiles");
                        let drawn = state.draw(&rules, outcome, &mut Log::silent());
                        drawn.expect("the outcome is possible");
                    } else {
                        let chosen = random_move(&rules, &state, &mut rng, &mut moves);
                        let chosen = chosen.expect("there is a legal move");
                        state.play_unchecked(&rules, chosen, &mut Log::silent());
                        n_decisions += 1;
                    }
                }
                let mut played = State::new(&rules);
                let n_played = play_out(&rules, &mut played, &mut Rng::new(seed), &mut moves);
                assert_eq!(n_played, n_decisions);
                assert!(played == state, "{boxes:?}, seed {seed}");
            }
        }
    }
}
