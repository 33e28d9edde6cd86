//! What a tile of a bazaar would bring is asked of the position as it would be: it must be the one that comes about.

use carcas_bots::{Rng, random_move};
use carcas_engine::{Decision, Edition, Log, Move, Node, Rules, Setup, State};

fn step(rules: &Rules, state: &mut State, rng: &mut Rng) {
    if state.node().is_chance() {
        let outcome = state.sample(rules, |n| rng.below(n)).unwrap();
        state.draw(rules, outcome, &mut Log::silent()).unwrap();
    } else {
        let chosen = random_move(rules, state, rng, &mut Vec::new()).unwrap();
        state.play(rules, chosen, &mut Log::silent()).unwrap();
    }
}

fn legal_moves(rules: &Rules, state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    state.legal_moves(rules, &mut moves);
    moves
}

#[test]
fn a_supposed_turn_is_like_the_one_that_comes() {
    let (mut n_compared, mut n_second_parts) = (0, 0);
    for seed in 0..60 {
        let mut setup = Setup::new(Edition::ZmanC2, 2);
        for name in [
            "bridges-castles-and-bazaars",
            "traders-and-builders",
            "tower",
        ] {
            setup.add_box(name).unwrap();
        }
        setup.set("bazaar-mode", "draft").unwrap();
        let rules = Rules::new(&setup).unwrap();
        let (mut state, mut rng) = (State::new(&rules), Rng::new(seed));
        while state.node() != Node::Over {
            if let Node::Decide {
                seat,
                decision: Decision::TakeLot,
            } = state.node()
            {
                for mv in legal_moves(&rules, &state) {
                    let Move::TakeLot { kind } = mv else {
                        panic!("a tile is to be taken");
                    };
                    let mut real = state.clone();
                    real.play(&rules, mv, &mut Log::silent()).unwrap();
                    // With two seats the other gets what is left, and the seat that chose has the next turn, unless the tile
                    // fits nowhere.
                    let comes = Node::Decide {
                        seat,
                        decision: Decision::PlaceTile { kind },
                    };
                    let supposed = state.supposing(&rules, seat, kind);
                    assert_eq!(real.node() == comes, supposed.is_some());
                    let Some(mut supposed) = supposed else {
                        continue;
                    };
                    assert_eq!(supposed.node(), comes);
                    // All that is asked in the turn is the same, whatever is answered.
                    let mut answers = rng.clone();
                    while let Node::Decide { seat: asked, .. } = supposed.node()
                        && supposed.active_seat() == seat
                    {
                        assert_eq!(real.node(), supposed.node());
                        assert_eq!(legal_moves(&rules, &real), legal_moves(&rules, &supposed));
                        let mut same = answers.clone();
                        step(&rules, &mut real, &mut same);
                        step(&rules, &mut supposed, &mut answers);
                        n_compared += 1;
                        n_second_parts += usize::from(
                            asked == seat && real.node().is_chance() && real.active_seat() == seat,
                        );
                    }
                    // The other's tile is left out of what is supposed, which may therefore be the end.
                    if supposed.node() != Node::Over {
                        for seat in rules.seats() {
                            assert_eq!(real.score(seat), supposed.score(seat));
                        }
                    }
                }
            }
            step(&rules, &mut state, &mut rng);
        }
    }
    assert!(
        n_compared > 200 && n_second_parts > 0,
        "{n_compared} {n_second_parts}"
    );
}
