//! Standings, found in one pass, are what a look at every figure finds.

use carcas_bots::{Rng, random_move};
use carcas_engine::{
    Edition, FeatureIx, FigureKind, FigureView, Log, Move, Node, Rules, Seat, Setup, Spot,
    Standing, State,
};
use carcas_tiles::SegmentKind;

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

/// Draws or plays at random.
fn step(rules: &Rules, state: &mut State, rng: &mut Rng, moves: &mut Vec<Move>) {
    if state.node().is_chance() {
        let point = rng.below(state.total_weight());
        let drawn = state.draw_at(rules, point, &mut Log::silent());
        drawn.expect("the point is below the total weight");
    } else {
        let chosen = random_move(rules, state, rng, moves);
        let chosen = chosen.expect("there is a legal move");
        state.play_unchecked(rules, chosen, &mut Log::silent());
    }
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
            step(&rules, &mut state, &mut rng, &mut moves);
        }
    }
    assert!(n_seen > 10_000, "{n_seen} standings");
}

/// Plays random games with barns and castles and visits every standing of a field with the seats that have a barn in it.
fn visit_fields(scoring: &str, mut visit: impl FnMut(&Rules, &State, &Standing, &[Seat])) {
    let mut setup = Setup::new(Edition::ZmanC2, 3);
    setup
        .set("farmer-scoring", scoring)
        .expect("there is such a way");
    for name in ["abbey-and-mayor", "bridges-castles-and-bazaars:castles"] {
        setup.add_box(name).expect("there is such a box");
    }
    let rules = Rules::new(&setup).expect("the setup can be played");
    let mut moves = Vec::new();
    for seed in 0..8 {
        let (mut state, mut rng) = (State::new(&rules), Rng::new(seed));
        while state.node() != Node::Over {
            if state.node().is_chance() {
                state.for_each_standing(&rules, |standing| {
                    let feature = |spot| state.feature(&rules, spot).map(|feature| feature.ix);
                    let here = feature(standing.spot);
                    let barns = state.figures().filter(|figure| {
                        figure.kind == FigureKind::Barn && feature(figure.spot) == here
                    });
                    let barns: Vec<Seat> = barns.map(|figure| figure.seat).collect();
                    if standing.kind == SegmentKind::Field {
                        visit(&rules, &state, &standing, &barns);
                    }
                });
            }
            step(&rules, &mut state, &mut rng, &mut moves);
        }
    }
}

#[test]
fn fields_stand_as_the_edition_and_their_barns_score_them() {
    for (scoring, per_city) in [
        ("first-edition", 4),
        ("second-edition", 3),
        ("third-edition", 3),
        ("city-majority-three", 3),
    ] {
        let (mut n_barns, mut n_worth) = (0, 0);
        visit_fields(scoring, |rules, state, standing, barns| {
            let (n_complete, n_open) = state
                .cities_of_field(rules, standing.spot)
                .expect("it is a field");
            let each = if barns.is_empty() { per_city } else { 4 };
            if !barns.is_empty() {
                n_barns += 1;
                let owners: Vec<Seat> = standing.contest.owners.iter().collect();
                let mut expected = barns.to_vec();
                expected.sort_unstable();
                expected.dedup();
                assert_eq!(owners, expected);
            }
            // A castle counts a point more than a city.
            let least = each * i32::from(n_complete);
            let most = (each + 1) * i32::from(n_complete);
            assert!((least..=most).contains(&standing.value_now), "{standing:?}");
            let gain = standing.value_complete - standing.value_now;
            assert_eq!(gain, each * i32::from(n_open));
            n_worth += usize::from(standing.value_now > 0);
        });
        assert!(n_barns > 20 && n_worth > 100, "{n_barns} and {n_worth}");
    }
}
