//! Tests of the tree.

use carcas_engine::{Edition, Setup};

use super::*;
use crate::evaluation::{Evaluation, Weights};
use crate::level::Knowledge;
use crate::random_move;

/// A follower may come to the same feature by many segments of it; the search looks at one of them.
#[test]
fn ways_to_the_same_feature_that_are_worth_as_much_are_looked_at_once() {
    let mut n_dropped = 0;
    for seed in 0..30 {
        let mut setup = Setup::new(Edition::ZmanC2, 2 + (seed % 2) as u8);
        setup.add_box("abbey-and-mayor").unwrap();
        let rules = Rules::new(&setup).unwrap();
        let (mut state, mut rng, mut moves) = (State::new(&rules), Rng::new(seed), Vec::new());
        while state.node() != Node::Over {
            if state.node().is_chance() {
                let outcome = state.sample(&rules, |n| rng.below(n)).unwrap();
                state.draw(&rules, outcome, &mut Log::silent()).unwrap();
                continue;
            }
            moves.clear();
            state.legal_moves(&rules, &mut moves);
            if moves.iter().any(|mv| matches!(mv, Move::MoveFigure { .. })) {
                let weights = Weights::of_game(&rules);
                let evaluation = Evaluation::new(&rules, &weights, Knowledge::ALL);
                let look = Look::new(evaluation, &state);
                let tree = Tree::new(&rules, &state, (look, seed), &Stop::never());
                let goals: Vec<_> = tree
                    .children()
                    .iter()
                    .filter_map(|child| match child.answer()? {
                        Move::MoveFigure { figure, to } => {
                            let feature = state.feature_of(state.segment_at(&rules, to)?);
                            Some((figure, feature, child.values.map(f64::to_bits)))
                        }
                        _ => None,
                    })
                    .collect();
                for (ix, goal) in goals.iter().enumerate() {
                    assert!(!goals[..ix].contains(goal), "{goals:?}");
                }
                // A thread that begins elsewhere keeps the same ones.
                let weights = Weights::of_game(&rules);
                let evaluation = Evaluation::new(&rules, &weights, Knowledge::ALL);
                let look = Look::new(evaluation, &state);
                let other = Tree::new(&rules, &state, (look, seed + 99), &Stop::never());
                assert_eq!(other.twins, tree.twins);
                for &(twin, kept) in &tree.twins {
                    assert_eq!(tree.stand_in(twin), kept);
                    assert_eq!(tree.stand_in(kept), kept);
                }
                n_dropped += tree.twins.len();
            }
            let chosen = random_move(&rules, &state, &mut rng, &mut moves).unwrap();
            state.play_unchecked(&rules, chosen, &mut Log::silent());
        }
    }
    assert!(n_dropped > 5, "{n_dropped}");
}

/// With towers some turns come to the same position in more than one order.
#[test]
fn ways_to_the_same_position_in_another_order_share_a_node() {
    let mut setup = Setup::new(Edition::ZmanC2, 2);
    setup.add_box("tower").unwrap();
    let rules = Rules::new(&setup).unwrap();
    let mut n_shared = 0;
    for seed in [24, 30, 38] {
        let (mut state, mut rng, mut moves) = (State::new(&rules), Rng::new(seed), Vec::new());
        while state.tiles().len() < 12 + seed as usize || state.node().is_chance() {
            if state.node().is_chance() {
                let outcome = state.sample(&rules, |n| rng.below(n)).unwrap();
                state.draw(&rules, outcome, &mut Log::silent()).unwrap();
                continue;
            }
            let chosen = random_move(&rules, &state, &mut rng, &mut moves).unwrap();
            state.play_unchecked(&rules, chosen, &mut Log::silent());
        }
        let evaluation = Evaluation::new(&rules, &Weights::of_game(&rules), Knowledge::ALL);
        let look = Look::new(evaluation, &state);
        let never = Stop::never();
        let mut tree = Tree::new(&rules, &state, (look, 1), &never);
        for _ in 0..150 {
            tree.simulate(&never);
        }
        // All ways through the turn, by the node that they lead to.
        let mut ways: BTreeMap<NodeIx, Vec<Vec<Move>>> = BTreeMap::new();
        let mut open = vec![(0, Vec::new())];
        while let Some((ix, way)) = open.pop() {
            for child in &tree.nodes[ix as usize].children {
                if let (Some(mv), Some(next)) = (child.answer(), child.node) {
                    let way = [way.as_slice(), &[mv]].concat();
                    ways.entry(next).or_default().push(way.clone());
                    open.push((next, way));
                }
            }
        }
        for shared in ways.into_values().filter(|ways| ways.len() > 1) {
            let keys = shared.iter().map(|way| tree.after(way).key(&rules));
            let keys: Vec<u64> = keys.collect();
            assert!(keys.iter().all(|key| *key == keys[0]), "{shared:?}");
            n_shared += 1;
        }
    }
    assert!(n_shared > 3, "{n_shared}");
}
