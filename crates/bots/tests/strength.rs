//! The bots play whole games, and the better ones win.

use carcas_bots::{Bot, Rng};
use carcas_engine::{Edition, Log, Node, Rules, Seat, Setup, State};

/// Plays a game between bots and returns the final state.
fn play(rules: &Rules, bots: &mut [Bot], seed: u64) -> State {
    let mut state = State::new(rules);
    let mut rng = Rng::new(seed);
    loop {
        match state.node() {
            Node::Chance => {
                let outcome = state.outcome_at(rules, rng.below(state.total_weight()));
                state
                    .draw(rules, outcome.unwrap(), &mut Log::silent())
                    .unwrap();
            }
            Node::Decide { seat, .. } => {
                let chosen = bots[seat.ix()].choose(rules, &state).unwrap();
                state.play(rules, chosen, &mut Log::silent()).unwrap();
            }
            Node::Over => return state,
        }
    }
}

fn mean_scores(rules: &Rules, names: &[&str], n_games: u64) -> Vec<f64> {
    let mut sums = vec![0; names.len()];
    for seed in 0..n_games {
        let mut bots: Vec<Bot> = names
            .iter()
            .map(|name| Bot::from_name(name, seed).unwrap())
            .collect();
        let state = play(rules, &mut bots, seed);
        for (ix, sum) in sums.iter_mut().enumerate() {
            *sum += state.score(Seat(ix as u8));
        }
    }
    sums.iter()
        .map(|&sum| f64::from(sum) / n_games as f64)
        .collect()
}

#[test]
fn greedy_beats_random_by_far_in_every_edition() {
    for edition in Edition::ALL {
        let rules = Rules::new(&Setup::new(edition, 2)).unwrap();
        let scores = mean_scores(&rules, &["random", "greedy"], 4);
        println!(
            "{}: random {:.1}, greedy {:.1}",
            edition.name(),
            scores[0],
            scores[1]
        );
        assert!(
            scores[1] > scores[0] + 30.0,
            "{}: {scores:?}",
            edition.name()
        );
    }
}

#[test]
fn greedy_plays_with_any_number_of_seats_and_both_rivers() {
    for seats in 1..=5 {
        let mut setup = Setup::new(Edition::ZmanC2, seats);
        setup.add_box("river-1").unwrap();
        setup.add_box("river-2").unwrap();
        let rules = Rules::new(&setup).unwrap();
        let names = vec!["greedy"; usize::from(seats)];
        let scores = mean_scores(&rules, &names, 1);
        assert!(scores.iter().all(|&score| score > 10.0), "{scores:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let rules = Rules::new(&Setup::new(Edition::Devir, 3)).unwrap();
    let game = || {
        let mut bots: Vec<Bot> = ["greedy", "random", "greedy"]
            .iter()
            .map(|name| Bot::from_name(name, 5).unwrap())
            .collect();
        play(&rules, &mut bots, 9)
    };
    assert!(game() == game());
}
