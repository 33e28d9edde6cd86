//! The bots play whole games, and the better ones win.

use carcas_bots::{Bot, Rng, Stop};
use carcas_engine::{Edition, Log, Node, Rules, Seat, Setup, State};

/// Plays a game between bots and returns the final state.
fn play(rules: &Rules, bots: &mut [Bot], seed: u64) -> State {
    let mut state = State::new(rules);
    let mut rng = Rng::new(seed);
    loop {
        match state.node() {
            Node::Chance { .. } => {
                let outcome = state.sample(rules, |n| rng.below(n));
                state
                    .draw(rules, outcome.unwrap(), &mut Log::silent())
                    .unwrap();
            }
            Node::Decide { seat, .. } => {
                let chosen = bots[seat.ix()]
                    .choose(rules, &state, &Stop::never())
                    .unwrap();
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
fn every_level_that_answers_at_once_beats_the_one_below_it() {
    let mut setup = Setup::new(Edition::ZmanC2, 2);
    setup.add_box("princess-and-dragon").unwrap();
    let rules = Rules::new(&setup).unwrap();
    let levels = ["newcomer", "guest", "regular", "challenger", "rival"];
    for pair in levels.windows(2) {
        let [weaker, stronger] = [pair[0], pair[1]];
        let first = mean_scores(&rules, &[weaker, stronger], 8);
        let second = mean_scores(&rules, &[stronger, weaker], 8);
        let margin = (first[1] - first[0] + second[0] - second[1]) / 2.0;
        println!("{stronger} - {weaker}: {margin:.1}");
        assert!(margin > 5.0, "{stronger} - {weaker}: {margin:.1}");
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
fn greedy_beats_random_with_dragon_count_magic_and_towers() {
    for edition in Edition::ALL {
        for boxes in [
            ["princess-and-dragon"].as_slice(),
            &["count"],
            &["tower"],
            &["princess-and-dragon", "count", "mage-and-witch", "tower"],
        ] {
            let mut setup = Setup::new(edition, 2);
            for name in boxes {
                setup.add_box(name).unwrap();
            }
            let rules = Rules::new(&setup).unwrap();
            let scores = mean_scores(&rules, &["random", "greedy"], 4);
            println!("{} {boxes:?}: {scores:?}", edition.name());
            assert!(
                scores[1] > scores[0] + 30.0,
                "{} {boxes:?}: {scores:?}",
                edition.name()
            );
        }
    }
}

/// Plays random games and asks the bot at every question of a kind whether it is silly.
fn check_choices(
    with: &str,
    mut is_silly: impl FnMut(&Rules, &State, carcas_engine::Move) -> bool,
) {
    let mut n_asked = 0;
    for seed in 0..12 {
        let mut setup = Setup::new(Edition::ZmanC2, 3);
        setup.add_box(with).unwrap();
        let rules = Rules::new(&setup).unwrap();
        let mut state = State::new(&rules);
        let mut rng = Rng::new(seed);
        let mut greedy = Bot::from_name("greedy", seed).unwrap();
        let mut moves = Vec::new();
        loop {
            match state.node() {
                Node::Chance { .. } => {
                    let outcome = state.sample(&rules, |n| rng.below(n));
                    state
                        .draw(&rules, outcome.unwrap(), &mut Log::silent())
                        .unwrap();
                }
                Node::Decide { .. } => {
                    let chosen = greedy.choose(&rules, &state, &Stop::never()).unwrap();
                    assert!(
                        !is_silly(&rules, &state, chosen),
                        "{}",
                        state.move_name(&rules, chosen)
                    );
                    n_asked += 1;
                    let random = carcas_bots::random_move(&rules, &state, &mut rng, &mut moves);
                    state
                        .play(&rules, random.unwrap(), &mut Log::silent())
                        .unwrap();
                }
                Node::Over => break,
            }
        }
    }
    assert!(n_asked > 1000);
}

#[test]
fn greedy_does_not_feed_its_own_followers_where_another_step_is_free() {
    let mut n_dilemmas = 0;
    check_choices("princess-and-dragon", |rules, state, chosen| {
        let Node::Decide { seat, decision } = state.node() else {
            return false;
        };
        if decision.name() != "dragon" {
            return false;
        }
        let n_lost = |candidate| {
            let mut after = state.clone();
            let own = |state: &State| state.figures().filter(|figure| figure.seat == seat).count();
            let before = own(state);
            after.play(rules, candidate, &mut Log::silent()).unwrap();
            before - own(&after)
        };
        let mut moves = Vec::new();
        state.legal_moves(rules, &mut moves);
        let least = moves.iter().map(|&legal| n_lost(legal)).min().unwrap();
        let most = moves.iter().map(|&legal| n_lost(legal)).max().unwrap();
        n_dilemmas += usize::from(most > least);
        n_lost(chosen) > least
    });
    assert!(n_dilemmas > 5, "{n_dilemmas}");
}

#[test]
fn greedy_sends_no_own_knight_home_where_it_need_not() {
    check_choices("princess-and-dragon", |rules, state, chosen| {
        let Node::Decide { seat, .. } = state.node() else {
            return false;
        };
        let name = state.move_name(rules, chosen);
        let is_own = name.starts_with(&format!("princess p{} ", seat.0));
        is_own && state.is_legal(rules, carcas_engine::Move::Pass)
    });
}

#[test]
fn greedy_pays_ransom_only_where_followers_are_short() {
    check_choices("tower", |rules, state, chosen| {
        let Node::Decide { seat, .. } = state.node() else {
            return false;
        };
        let is_ransom = state.move_name(rules, chosen).starts_with("ransom ");
        is_ransom && state.supply(seat)[0] > 3
    });
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

#[test]
fn a_stopped_bot_still_answers_with_a_legal_move() {
    let mut setup = Setup::new(Edition::ZmanC2, 3);
    for name in ["princess-and-dragon", "count", "mage-and-witch"] {
        setup.add_box(name).unwrap();
    }
    let rules = Rules::new(&setup).unwrap();
    let stop = Stop::new();
    stop.set();
    for name in Bot::NAMES {
        let mut state = State::new(&rules);
        let mut rng = Rng::new(5);
        let mut bot = Bot::from_name(name, 5).unwrap();
        loop {
            match state.node() {
                Node::Chance { .. } => {
                    let outcome = state.sample(&rules, |n| rng.below(n)).unwrap();
                    state.draw(&rules, outcome, &mut Log::silent()).unwrap();
                }
                Node::Decide { .. } => {
                    let chosen = bot.choose(&rules, &state, &stop).unwrap();
                    state.play(&rules, chosen, &mut Log::silent()).unwrap();
                }
                Node::Over => break,
            }
        }
        assert_eq!(bot.choose(&rules, &state, &stop), None);
    }
}

#[test]
fn a_stopped_greedy_bot_looks_at_no_second_move() {
    let rules = Rules::new(&Setup::new(Edition::ZmanC2, 2)).unwrap();
    let stop = Stop::new();
    stop.set();
    let mut n_different = 0;
    for seed in 0..10 {
        let mut state = State::new(&rules);
        let mut rng = Rng::new(seed);
        let outcome = state.sample(&rules, |n| rng.below(n)).unwrap();
        state.draw(&rules, outcome, &mut Log::silent()).unwrap();
        let mut moves = Vec::new();
        state.legal_moves(&rules, &mut moves);
        let mut greedy = Bot::from_name("greedy", seed).unwrap();
        let stopped = greedy.choose(&rules, &state, &stop);
        assert_eq!(stopped, moves.first().copied());
        n_different += usize::from(stopped != greedy.choose(&rules, &state, &Stop::never()));
    }
    assert!(n_different > 0);
}
