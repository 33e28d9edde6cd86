//! Tunes the weights of the evaluation by self-play: simultaneous perturbation (SPSA) over deck-paired games.
//!
//! `tune [--iterations N] [--pairs N] [--seed N] [--level NAME] [--only PREFIX,PREFIX] [--setups SETUP+SETUP] [--out FILE]
//! [--from FILE]`. A setup is `EDITION/SEATS/BOX,BOX`. Every iteration moves all weights a little in a random direction, lets
//! those of one side play against those of the other, and steps towards the winners.

use carcas_bots::{Bot, Rng, Stop, Weights};
use carcas_engine::{Edition, Log, Node, Rules, Setup, State};

/// How far weights are moved to see what it does, and how far a step goes at most, as shares of their size.
const PROBE: f64 = 0.12;
const STEP: f64 = 0.05;

/// A margin of so many points makes a whole step.
const GREAT_MARGIN: f64 = 6.0;

/// Weights of no size are moved as if they had this one.
const LEAST_SIZE: f64 = 0.15;

fn rules_of(text: &str) -> Rules {
    let mut words = text.split('/');
    let edition = words.next().unwrap_or_default();
    let edition = Edition::ALL
        .into_iter()
        .find(|known| known.name() == edition)
        .expect("an edition");
    let n_seats = words.next().and_then(|n| n.parse().ok()).unwrap_or(2);
    let mut setup = Setup::new(edition, n_seats);
    for name in words.next().unwrap_or_default().split(',') {
        match name {
            "" => {}
            "all" => {
                for of in Setup::playable_boxes().filter(|of| of.name() != "base") {
                    let _ = setup.add_box(of.name());
                }
            }
            name => setup.add_box(name).expect("a box"),
        }
    }
    Rules::new(&setup).expect("playable")
}

/// Plays a game in which seats of an even number have one set of weights and the others the other; returns how much better
/// the first did, by the mean of all its seats.
fn play(rules: &Rules, level: &str, weights: [&Weights; 2], seed: u64) -> f64 {
    let mut bots: Vec<Bot> = (0..rules.n_seats())
        .map(|seat| {
            let bot = Bot::from_name(level, seed ^ seat as u64).expect("a level");
            bot.with_weights(weights[seat % 2].clone())
        })
        .collect();
    let (mut state, mut rng) = (State::new(rules), Rng::new(seed));
    loop {
        match state.node() {
            Node::Chance { .. } => {
                let outcome = state.sample(rules, |n| rng.below(n)).expect("a draw");
                state
                    .draw(rules, outcome, &mut Log::silent())
                    .expect("drawn");
            }
            Node::Decide { seat, .. } => {
                let chosen = bots[seat.ix()].choose(rules, &state, &Stop::never());
                state.play_unchecked(rules, chosen.expect("a move"), &mut Log::silent());
            }
            Node::Over => break,
        }
    }
    let (mut sums, mut counts) = ([0.0; 2], [0.0; 2]);
    for seat in rules.seats() {
        sums[seat.ix() % 2] += f64::from(state.score(seat));
        counts[seat.ix() % 2] += 1.0;
    }
    sums[0] / counts[0] - sums[1] / counts[1]
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let option = |name: &str| {
        let at = args.iter().position(|arg| arg == name)?;
        args.get(at + 1).cloned()
    };
    let number =
        |name: &str, usual: u64| option(name).map_or(usual, |text| text.parse().expect("a number"));
    let n_iterations = number("--iterations", 300);
    let n_pairs = number("--pairs", 20);
    let mut seed = number("--seed", 1);
    let level = option("--level").unwrap_or_else(|| "rival".to_owned());
    let out = option("--out").unwrap_or_else(|| "weights-tuned.txt".to_owned());
    let setups = option("--setups").unwrap_or_else(|| "zman-c2/2/".to_owned());
    let setups: Vec<Rules> = setups.split('+').map(rules_of).collect();
    let only: Vec<String> = option("--only")
        .map(|list| list.split(',').map(str::to_owned).collect())
        .unwrap_or_default();
    let mut weights = match option("--from") {
        Some(file) => {
            Weights::parse(&std::fs::read_to_string(file).expect("a file")).expect("weights")
        }
        None => Weights::usual().clone(),
    };
    let is_tuned =
        |name: &str| only.is_empty() || only.iter().any(|prefix| name.starts_with(prefix));
    let sizes: Vec<f64> = weights
        .to_vec()
        .iter()
        .map(|weight| weight.abs().max(LEAST_SIZE))
        .collect();
    let mut rng = Rng::new(seed ^ 0xabc);
    let mut mean = weights.to_vec();
    for iteration in 0..n_iterations {
        let cooling = 1.0 / (1.0 + 2.0 * iteration as f64 / n_iterations as f64);
        let signs: Vec<f64> = Weights::NAMES
            .iter()
            .map(|name| match (is_tuned(name), rng.below(2)) {
                (false, _) => 0.0,
                (true, 0) => -1.0,
                (true, _) => 1.0,
            })
            .collect();
        let moved = |direction: f64| {
            let mut moved = weights.clone();
            for ((name, sign), size) in Weights::NAMES.iter().zip(&signs).zip(&sizes) {
                if let Some(weight) = moved.get_mut(name) {
                    *weight += direction * sign * size * PROBE;
                }
            }
            moved
        };
        let (plus, minus) = (moved(1.0), moved(-1.0));
        let mut sum = 0.0;
        for _ in 0..n_pairs {
            seed += 1;
            let rules = &setups[seed as usize % setups.len()];
            sum += play(rules, &level, [&plus, &minus], seed);
            sum -= play(rules, &level, [&minus, &plus], seed);
        }
        let margin = sum / (2 * n_pairs) as f64;
        let step = STEP * cooling * (margin / GREAT_MARGIN).clamp(-1.0, 1.0);
        for ((name, sign), size) in Weights::NAMES.iter().zip(&signs).zip(&sizes) {
            if let Some(weight) = weights.get_mut(name) {
                *weight += step * sign * size;
            }
        }
        // The mean over the second half is steadier than where the last step led.
        if iteration >= n_iterations / 2 {
            let n = (iteration - n_iterations / 2 + 1) as f64;
            for (mean, weight) in mean.iter_mut().zip(weights.to_vec()) {
                *mean += (weight - *mean) / n;
            }
        } else {
            mean = weights.to_vec();
        }
        let mut tuned = weights.clone();
        for (name, &mean) in Weights::NAMES.iter().zip(&mean) {
            if let Some(weight) = tuned.get_mut(name) {
                *weight = mean;
            }
        }
        if iteration % 10 == 9 {
            println!("{iteration}: margin {margin:.2}");
            std::fs::write(&out, tuned.to_string()).expect("the file can be written");
        }
    }
}
