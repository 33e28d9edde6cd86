//! Draws of whole games: all points equally likely, nothing drawn that is not there, other nonces another game.

use std::num::NonZeroU32;

use carcas_bots::{Rng, random_move};
use carcas_engine::notation::outcome_name;
use carcas_engine::{Draw, Edition, Log, Node, Rules, Setup, State};
use carcas_fair::{Drawn, Draws, Nonce, Seed};
use carcas_laws::daily_or_deep;

fn draws(nonces: [u8; 2]) -> Draws {
    Draws::new(&Seed([42; 32]), &nonces.map(|byte| Nonce([byte; 16])))
}

/// Plays at random with fair draws and returns the names of what was drawn.
fn play(rules: &Rules, draws: &Draws) -> Vec<&'static str> {
    let mut rng = Rng::new(5);
    let mut moves = Vec::new();
    let mut state = State::new(rules);
    let mut drawn = Vec::new();
    let mut numbers = Drawn::default();
    loop {
        match state.node() {
            Node::Over => return drawn,
            Node::Chance { .. } => {
                let outcome = draws.outcome(rules, &state, &numbers).unwrap();
                assert_eq!(draws.outcome(rules, &state, &numbers), Some(outcome));
                numbers.count(&state);
                drawn.push(outcome_name(rules, outcome));
                state.draw(rules, outcome, &mut Log::silent()).unwrap();
            }
            Node::Decide { .. } => {
                assert_eq!(draws.outcome(rules, &state, &numbers), None);
                let chosen = random_move(rules, &state, &mut rng, &mut moves).unwrap();
                state.play(rules, chosen, &mut Log::silent()).unwrap();
            }
        }
    }
}

#[test]
fn games_are_drawn_to_their_end_and_other_nonces_draw_others() {
    let mut setup = Setup::new(Edition::ZmanC2, 2);
    for of in Setup::playable_boxes().skip(1) {
        let mut with = setup.clone();
        let is_possible = with.add_box(of.name()).is_ok() && Rules::new(&with).is_ok();
        if is_possible {
            setup = with;
        }
    }
    let rules = Rules::new(&setup).unwrap();
    let game = play(&rules, &draws([1, 2]));
    assert!(game.len() > 100, "{}", game.len());
    assert!(game.iter().any(|name| name.starts_with("sheep")));
    assert_eq!(play(&rules, &draws([1, 2])), game);
    for other in [[1, 3], [3, 2], [2, 1]] {
        assert_ne!(play(&rules, &draws(other)), game);
    }
    let other_seed = Draws::new(&Seed([43; 32]), &[Nonce([1; 16]), Nonce([2; 16])]);
    assert_ne!(play(&rules, &other_seed), game);
}

#[test]
fn every_kind_of_draw_counts_for_itself() {
    let mut setup = Setup::new(Edition::ZmanC2, 2);
    for name in ["bridges-castles-and-bazaars", "hills-and-sheep"] {
        setup.add_box(name).unwrap();
    }
    let rules = Rules::new(&setup).unwrap();
    let (draws, mut rng, mut moves) = (draws([1, 2]), Rng::new(5), Vec::new());
    let (mut state, mut drawn) = (State::new(&rules), Drawn::default());
    let mut n_of_kind = [0_u64; 3];
    loop {
        match state.node() {
            Node::Over => break,
            Node::Chance { draw } => {
                let kind = match draw {
                    Draw::Tile => 0,
                    Draw::Lot => 1,
                    Draw::Flock => 2,
                };
                let number = (kind as u64) << 32 | n_of_kind[kind];
                assert_eq!(drawn.number(&state), Some(number));
                let outcome = draws.outcome(&rules, &state, &drawn).unwrap();
                drawn.count(&state);
                n_of_kind[kind] += 1;
                state.draw(&rules, outcome, &mut Log::silent()).unwrap();
            }
            Node::Decide { .. } => {
                assert_eq!(drawn.number(&state), None);
                let chosen = random_move(&rules, &state, &mut rng, &mut moves).unwrap();
                state.play(&rules, chosen, &mut Log::silent()).unwrap();
            }
        }
    }
    assert!(n_of_kind.iter().all(|&n| n > 0), "{n_of_kind:?}");
}

/// Fixed seeds: this holds always or never. The bound is the 99.9 % point of the distribution.
#[test]
fn points_are_spread_evenly() {
    for (total, bound) in [(2, 10.83), (6, 20.52), (71, 112.3), (150, 208.1)] {
        let mut counts = vec![0_u32; total as usize];
        let n_each = daily_or_deep(200, 1000);
        let n_draws = n_each * total;
        let one = draws([1, 2]);
        for number in 0..u64::from(n_draws) {
            counts[one.point(number, NonZeroU32::new(total).unwrap()) as usize] += 1;
        }
        let chi_square: f64 = counts
            .iter()
            .map(|&count| (f64::from(count) - f64::from(n_each)).powi(2) / f64::from(n_each))
            .sum();
        assert!(chi_square < bound, "total {total}: {chi_square}");
    }
}

/// Plain remainders of a word would lead to the first third of these points twice as often as to the others.
#[test]
fn points_below_large_totals_are_spread_evenly() {
    let total = NonZeroU32::new(3 << 30).unwrap();
    let mut counts = [0_u32; 3];
    let one = draws([1, 2]);
    for number in 0..30_000 {
        counts[(one.point(number, total) >> 30) as usize] += 1;
    }
    let chi_square: f64 = counts
        .iter()
        .map(|&count| (f64::from(count) - 10_000.0).powi(2) / 10_000.0)
        .sum();
    assert!(chi_square < 13.82, "{counts:?}");
}
