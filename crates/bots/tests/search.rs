//! Search and levels: the same seed, nodes and threads give the same moves, signals are heeded, the end is exact.

use std::num::NonZeroUsize;

use carcas_bots::{Bot, Limit, Rng, Stop, Thought, evaluate, random_move, think};
use carcas_engine::{Edition, KindIx, Log, Node, Outcome, Position, Rules, Setup, State};

fn rules(seats: u8, boxes: &[&str]) -> Rules {
    let mut setup = Setup::new(Edition::ZmanC2, seats);
    for name in boxes {
        setup.add_box(name).unwrap();
    }
    Rules::new(&setup).unwrap()
}

fn all_boxes(seats: u8) -> Rules {
    let names: Vec<&str> = Setup::playable_boxes()
        .map(carcas_tiles::Box::name)
        .filter(|&name| name != "base")
        .collect();
    rules(seats, &names)
}

/// All tiles of a game.
fn rules_tiles(rules: &Rules) -> usize {
    rules.kinds().map(|kind| rules.n_copies(kind)).sum()
}

/// Plays at random until a test says that a position will do.
fn play_until(rules: &Rules, seed: u64, mut will_do: impl FnMut(&State) -> bool) -> Option<State> {
    let (mut state, mut rng, mut moves) = (State::new(rules), Rng::new(seed), Vec::new());
    loop {
        match state.node() {
            Node::Over => return None,
            Node::Decide { .. } if will_do(&state) => return Some(state),
            Node::Decide { .. } => {
                let chosen = random_move(rules, &state, &mut rng, &mut moves).unwrap();
                state.play(rules, chosen, &mut Log::silent()).unwrap();
            }
            Node::Chance { .. } => {
                let outcome = state.sample(rules, |n| rng.below(n)).unwrap();
                state.draw(rules, outcome, &mut Log::silent()).unwrap();
            }
        }
    }
}

#[test]
fn the_same_seed_nodes_and_threads_give_the_same_thought() {
    let rules = rules(2, &["princess-and-dragon"]);
    let state = play_until(&rules, 4, |state| state.tiles().len() == 20).unwrap();
    for threads in [1, 3] {
        let limit = Limit {
            nodes: Some(60),
            threads: NonZeroUsize::new(threads).unwrap(),
            seed: 9,
        };
        let once: Thought = think(&rules, &state, limit, &Stop::never());
        assert_eq!(once, think(&rules, &state, limit, &Stop::never()));
        assert_eq!(once.nodes, 60);
        let visits: u64 = once.lines.iter().map(|line| line.visits).sum();
        assert_eq!(visits, 60);
    }
}

/// Long searches play the best ways on for some turns, which counts as looking at positions, too.
#[test]
fn a_long_search_keeps_its_number_of_positions_and_is_the_same_again() {
    let rules = rules(2, &[]);
    for threads in [1, 2] {
        let mut n_in_tree = 0;
        for seed in 0..4 {
            let state = play_until(&rules, seed, |state| state.tiles().len() == 12).unwrap();
            let limit = Limit {
                nodes: Some(1_501),
                threads: NonZeroUsize::new(threads).unwrap(),
                seed: 9,
            };
            let once = think(&rules, &state, limit, &Stop::never());
            assert_eq!(once, think(&rules, &state, limit, &Stop::never()));
            assert_eq!(once.nodes, 1_501);
            n_in_tree += once.lines.iter().map(|line| line.visits).sum::<u64>();
        }
        // Where one way is clearly best there is nothing to compare.
        assert!(n_in_tree < 4 * 1_400, "{n_in_tree} in the tree");
    }
}

#[test]
fn long_searches_end_with_all_boxes_and_any_number_of_seats() {
    for seats in [1, 3, 6] {
        let rules = all_boxes(seats);
        for n_tiles in [30, rules_tiles(&rules) - 4] {
            let position = play_until(&rules, 5, |state| {
                state.tiles().len() >= n_tiles || state.bag_size() <= 4
            });
            let thought = think(
                &rules,
                &position.unwrap(),
                Limit::nodes(500),
                &Stop::never(),
            );
            assert!(thought.best().is_some());
            assert!(thought.nodes <= 500 || thought.is_exact);
        }
    }
}

#[test]
fn another_seed_looks_at_other_draws() {
    let rules = rules(2, &[]);
    let state = play_until(&rules, 4, |state| state.tiles().len() == 20).unwrap();
    let thoughts: Vec<Thought> = (0..4)
        .map(|seed| {
            think(
                &rules,
                &state,
                Limit::nodes(80).with_seed(seed),
                &Stop::never(),
            )
        })
        .collect();
    assert!(thoughts.iter().any(|thought| *thought != thoughts[0]));
}

/// Long enough that most of it are playouts, of which the late ones are longer.
#[test]
fn long_searches_give_the_same_thought_on_any_number_of_threads() {
    let rules = rules(2, &[]);
    let state = play_until(&rules, 4, |state| state.tiles().len() == 30).unwrap();
    for threads in [1, 2] {
        let limit = Limit {
            nodes: Some(9_000),
            threads: NonZeroUsize::new(threads).unwrap(),
            seed: 9,
        };
        let once = think(&rules, &state, limit, &Stop::never());
        assert_eq!(once, think(&rules, &state, limit, &Stop::never()));
        assert_eq!(once.nodes, 9_000);
    }
}

#[test]
fn every_legal_move_has_a_line_and_in_short_searches_the_one_most_looked_at_comes_first() {
    let rules = rules(3, &["inns-and-cathedrals"]);
    let state = play_until(&rules, 2, |state| state.tiles().len() == 15).unwrap();
    let thought = think(&rules, &state, Limit::nodes(100), &Stop::never());
    let mut moves = Vec::new();
    state.legal_moves(&rules, &mut moves);
    assert_eq!(thought.lines.len(), moves.len());
    assert!(
        moves
            .iter()
            .all(|&legal| thought.lines.iter().any(|line| line.mv == legal))
    );
    assert!(
        thought
            .lines
            .windows(2)
            .all(|pair| pair[0].visits >= pair[1].visits)
    );
    assert!(
        thought
            .lines
            .iter()
            .all(|line| (0.0..=1.0).contains(&line.win))
    );
}

#[test]
fn a_longer_search_looks_further_ahead() {
    let rules = rules(2, &[]);
    let state = play_until(&rules, 2, |state| state.tiles().len() == 30).unwrap();
    let depth = |nodes| think(&rules, &state, Limit::nodes(nodes), &Stop::never()).depth;
    assert_eq!(depth(0).to_bits(), 0.0_f64.to_bits());
    // The first simulation goes through one draw.
    assert!((depth(1) - 1.0).abs() < 1e-9);
    assert!(depth(2_000) > depth(50) && depth(50) > 1.0);
}

#[test]
fn nothing_is_thought_where_nobody_decides() {
    let rules = rules(2, &[]);
    let state = State::new(&rules);
    assert!(state.node().is_chance());
    let thought = think(&rules, &state, Limit::nodes(10), &Stop::never());
    assert_eq!(thought.best(), None);
    assert_eq!(evaluate(&rules, &state).len(), 2);
}

#[test]
fn a_search_without_limit_ends_when_it_is_stopped() {
    let rules = rules(2, &["princess-and-dragon"]);
    let state = play_until(&rules, 1, |state| state.tiles().len() == 12).unwrap();
    let stop = Stop::new();
    let thought = std::thread::scope(|scope| {
        let thinker = scope.spawn(|| {
            let thought = think(&rules, &state, Limit::until_stopped(), &stop);
            assert!(stop.is_set(), "it ended by itself");
            thought
        });
        // Beside one that has a limit it goes on after that.
        think(&rules, &state, Limit::nodes(2_000), &Stop::never());
        stop.set();
        thinker.join().unwrap()
    });
    assert!(thought.nodes > 0);
    assert!(thought.best().is_some());
}

#[test]
fn levels_play_all_boxes_with_any_number_of_seats() {
    for seats in 1..=6 {
        let rules = all_boxes(seats);
        let mut bots: Vec<Bot> = [
            "newcomer",
            "guest",
            "regular",
            "challenger",
            "rival",
            "master",
        ]
        .iter()
        .take(usize::from(seats))
        .map(|name| Bot::from_name(name, 3).unwrap().with_limit(Limit::nodes(3)))
        .collect();
        let (mut state, mut rng) = (State::new(&rules), Rng::new(u64::from(seats)));
        for _ in 0..120 {
            match state.node() {
                Node::Over => break,
                Node::Chance { .. } => {
                    let outcome = state.sample(&rules, |n| rng.below(n)).unwrap();
                    state.draw(&rules, outcome, &mut Log::silent()).unwrap();
                }
                Node::Decide { seat, .. } => {
                    let bot = &mut bots[seat.ix()];
                    let chosen = bot.choose(&rules, &state, &Stop::never()).unwrap();
                    state.play(&rules, chosen, &mut Log::silent()).unwrap();
                }
            }
        }
    }
}

/// What the end of a game is worth to every seat: margins, and margins with what a win counts, found by plain recursion.
fn brute_force(rules: &Rules, state: &State) -> Vec<(f64, f64)> {
    match state.node() {
        Node::Over => rules
            .seats()
            .map(|seat| {
                let others = rules.seats().filter(|&other| other != seat);
                let best = others.map(|other| state.score(other)).max().unwrap();
                let margin = f64::from(state.score(seat) - best);
                let won = if margin > 0.0 {
                    20.0
                } else if margin == 0.0 {
                    10.0
                } else {
                    0.0
                };
                (margin, margin + won)
            })
            .collect(),
        Node::Decide { seat, .. } => {
            let mut moves = Vec::new();
            state.legal_moves(rules, &mut moves);
            let mut best: Option<Vec<(f64, f64)>> = None;
            for mv in moves {
                let mut after = state.clone();
                after.play(rules, mv, &mut Log::silent()).unwrap();
                let value = brute_force(rules, &after);
                let is_better = |best: &Vec<(f64, f64)>| value[seat.ix()].1 > best[seat.ix()].1;
                if best.as_ref().is_none_or(is_better) {
                    best = Some(value);
                }
            }
            best.unwrap()
        }
        Node::Chance { .. } => {
            let mut outcomes: Vec<(Outcome, u32)> = Vec::new();
            state.outcomes(rules, &mut outcomes);
            let total: u32 = outcomes.iter().map(|outcome| outcome.1).sum();
            let mut mean = vec![(0.0, 0.0); rules.n_seats()];
            for (outcome, weight) in outcomes {
                let mut after = state.clone();
                after.draw(rules, outcome, &mut Log::silent()).unwrap();
                let share = f64::from(weight) / f64::from(total);
                for (sum, value) in mean.iter_mut().zip(brute_force(rules, &after)) {
                    sum.0 += share * value.0;
                    sum.1 += share * value.1;
                }
            }
            mean
        }
    }
}

#[test]
fn the_end_of_the_game_is_what_brute_force_finds() {
    let mut n_compared = 0;
    for seed in 0..12 {
        let rules = rules(2 + (seed % 2) as u8, &[]);
        let most = if seed < 8 { 0 } else { 1 };
        let Some(state) = play_until(&rules, seed, |state| state.bag_size() <= most) else {
            continue;
        };
        let Node::Decide { seat, .. } = state.node() else {
            continue;
        };
        let thought = think(&rules, &state, Limit::nodes(20_000), &Stop::never());
        assert!(thought.is_exact, "seed {seed}");
        let line = thought.best().unwrap();
        let mut after = state.clone();
        after.play(&rules, line.mv, &mut Log::silent()).unwrap();
        let chosen = brute_force(&rules, &after)[seat.ix()];
        let best = brute_force(&rules, &state)[seat.ix()];
        assert!(
            (chosen.1 - best.1).abs() < 1e-9,
            "seed {seed}: {chosen:?} {best:?}"
        );
        assert!((line.value - chosen.0).abs() < 1e-9, "seed {seed}");
        n_compared += 1;
    }
    assert!(n_compared > 8, "{n_compared}");
}

/// Returns a position in which a seat places the first of some tiles beside the start tile, and only those are left.
fn small(rules: &Rules, names: &[&str]) -> State {
    let mut position = Position::new(rules, true);
    let kinds: Vec<KindIx> = names
        .iter()
        .map(|name| rules.find_kind(name).unwrap())
        .collect();
    position.bag(&kinds).unwrap();
    let mut state = position.finish().unwrap();
    state
        .draw(rules, Outcome::Tile(kinds[0]), &mut Log::silent())
        .unwrap();
    state
}

/// Two tiles that can come in either order, and decisions of others: both seats lead the dragon.
#[test]
fn small_games_to_the_end_are_what_brute_force_finds() {
    for (boxes, tiles) in [
        (&[][..], ["city-cap", "road-curve", "city-cap"]),
        (&[], ["monastery", "city-cap", "city-tube"]),
        (
            &["princess-and-dragon"],
            [
                "volcano-road-straight",
                "dragon-road-straight",
                "road-curve",
            ],
        ),
    ] {
        let rules = rules(2, boxes);
        let state = small(&rules, &tiles);
        let Node::Decide { seat, .. } = state.node() else {
            panic!("a tile is to be placed");
        };
        assert_eq!(state.bag_size(), 2);
        let thought = think(&rules, &state, Limit::nodes(100_000), &Stop::never());
        assert!(thought.is_exact, "{tiles:?}");
        for line in &thought.lines {
            let mut after = state.clone();
            after.play(&rules, line.mv, &mut Log::silent()).unwrap();
            let value = brute_force(&rules, &after)[seat.ix()].0;
            assert!(
                (line.value - value).abs() < 1e-9,
                "{tiles:?}: {line:?} {value}"
            );
        }
    }
}

#[test]
fn a_stopped_end_game_still_answers() {
    let rules = rules(2, &[]);
    let state = play_until(&rules, 5, |state| state.bag_size() <= 2).unwrap();
    let stop = Stop::new();
    stop.set();
    let thought = think(&rules, &state, Limit::until_stopped(), &stop);
    assert!(thought.best().is_some() && !thought.is_exact);
}
