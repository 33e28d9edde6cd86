//! Standings, found in one pass, are what a look at every figure finds.

use carcas_bots::{Rng, random_move};
use carcas_engine::{
    Edition, FeatureIx, FigureKind, FigureView, Log, Node, Rules, Seat, Setup, Spot, State,
};

/// Returns the occupied features in the order of their first figures, with the spot of that and the power of every seat.
fn simple(rules: &Rules, state: &State) -> Vec<(FeatureIx, Spot, [u8; Seat::MAX])> {
    let mut found: Vec<(FeatureIx, Spot, [u8; Seat::MAX])> = Vec::new();
    for FigureView {
        seat, kind, spot, ..
    } in state.figures()
    {
        let feature = state
            .feature(rules, spot)
            .expect("figures stand on features");
        if found.iter().all(|known| known.0 != feature.ix) {
            found.push((feature.ix, spot, [0; Seat::MAX]));
        }
        for known in found.iter_mut().filter(|known| known.0 == feature.ix) {
            known.2[seat.ix()] += match kind {
                FigureKind::Follower | FigureKind::Abbot => 1,
                FigureKind::Large => 2,
                _ => 0,
            };
        }
    }
    found
}

#[test]
fn standings_agree_with_a_look_at_every_figure() {
    let mut setup = Setup::new(Edition::ZmanC2, 4);
    for name in ["inns-and-cathedrals", "traders-and-builders", "count"] {
        setup.add_box(name).expect("there is such a box");
    }
    let rules = Rules::new(&setup).expect("the setup can be played");
    let (mut moves, mut n_seen) = (Vec::new(), 0);
    for seed in 0..6 {
        let (mut state, mut rng) = (State::new(&rules), Rng::new(seed));
        while state.node() != Node::Over {
            let mut expected = simple(&rules, &state).into_iter();
            state.for_each_standing(&rules, |standing| {
                let (_, spot, powers) = expected.next().expect("no feature is told twice");
                assert_eq!((standing.spot, standing.contest.powers), (spot, powers));
                n_seen += 1;
            });
            assert_eq!(expected.next(), None);
            if state.node().is_chance() {
                let point = rng.below(state.total_weight());
                let drawn = state.draw_at(&rules, point, &mut Log::silent());
                drawn.expect("the point is below the total weight");
            } else {
                let chosen = random_move(&rules, &state, &mut rng, &mut moves);
                let chosen = chosen.expect("there is a legal move");
                state.play_unchecked(&rules, chosen, &mut Log::silent());
            }
        }
    }
    assert!(n_seen > 10_000, "{n_seen} standings");
}
