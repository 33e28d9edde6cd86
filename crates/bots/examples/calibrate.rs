//! Measures how well `win_chance` tells who wins, over games that a level plays against itself, and which spread would tell
//! it best.
//!
//! `calibrate [--games N] [--seed N] [--seats N] [--level NAME] [--with BOX,BOX]`

use carcas_bots::{Bot, Rng, Stop, evaluate, win_chance};
use carcas_engine::{Decision, Edition, Log, Node, Rules, Setup, State};

/// A position in which a seat was to place a tile: its expected margin, the tiles left, and what became of it.
struct Sample {
    margin: f64,
    n_left: usize,
    won: f64,
}

fn play(rules: &Rules, level: &str, seed: u64, samples: &mut Vec<Sample>) {
    let mut bots: Vec<Bot> = (0..rules.n_seats() as u64)
        .map(|seat| Bot::from_name(level, seed * 10 + seat).expect("a level"))
        .collect();
    let (mut state, mut rng) = (State::new(rules), Rng::new(seed));
    let mut seen = Vec::new();
    loop {
        match state.node() {
            Node::Over => break,
            Node::Chance { .. } => {
                let outcome = state.sample(rules, |n| rng.below(n)).expect("a draw");
                let drawn = state.draw(rules, outcome, &mut Log::silent());
                drawn.expect("the outcome is possible");
            }
            Node::Decide { seat, decision } => {
                if matches!(decision, Decision::PlaceTile { .. }) {
                    let totals = evaluate(rules, &state);
                    let others = rules.seats().filter(|&other| other != seat);
                    let best = others.map(|other| totals[other.ix()]);
                    let margin = totals[seat.ix()] - best.fold(f64::NEG_INFINITY, f64::max);
                    seen.push((seat, margin, state.bag_size()));
                }
                let chosen = bots[seat.ix()].choose(rules, &state, &Stop::never());
                state.play_unchecked(rules, chosen.expect("a move"), &mut Log::silent());
            }
        }
    }
    let winners = state.winners(rules);
    for (seat, margin, n_left) in seen {
        let won = match winners.contains(&seat) {
            true => 1.0 / winners.len() as f64,
            false => 0.0,
        };
        samples.push(Sample {
            margin,
            n_left,
            won,
        });
    }
}

/// Returns the mean squared difference between what was foretold and what came true.
fn brier(samples: &[Sample], foretell: impl Fn(&Sample) -> f64) -> f64 {
    let errors = samples.iter().map(|sample| foretell(sample) - sample.won);
    errors.map(|error| error * error).sum::<f64>() / samples.len() as f64
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let option = |name: &str| {
        let at = args.iter().position(|arg| arg == name)?;
        args.get(at + 1).cloned()
    };
    let number =
        |name: &str, usual: u64| option(name).map_or(usual, |text| text.parse().expect("a number"));
    let n_seats = number("--seats", 2);
    let level = option("--level").unwrap_or_else(|| "rival".to_owned());
    let mut setup = Setup::new(Edition::ZmanC2, n_seats as u8);
    for name in option("--with").iter().flat_map(|list| list.split(',')) {
        setup.add_box(name).expect("a box");
    }
    let rules = Rules::new(&setup).expect("playable");
    let mut samples = Vec::new();
    for seed in 0..number("--games", 100) {
        play(&rules, &level, number("--seed", 1) + seed, &mut samples);
    }
    let n_seats = n_seats as usize;
    let now = brier(&samples, |sample| {
        win_chance(sample.margin, sample.n_left, n_seats)
    });
    let never = brier(&samples, |_| 1.0 / n_seats as f64);
    println!(
        "{} positions: Brier score {now:.4}; {never:.4} if nothing is foretold",
        samples.len()
    );
    let mut best = (f64::INFINITY, 0.0, 0.0);
    for at_end in [0.5, 1.0, 2.0, 3.0, 4.0, 6.0] {
        for per_tile in [1.0, 1.5, 2.0, 2.4, 2.8, 3.2, 3.6, 4.0, 5.0] {
            let score = brier(&samples, |sample| {
                let spread = at_end + per_tile * (sample.n_left as f64).sqrt();
                let scale = spread * 3.0_f64.sqrt() / std::f64::consts::PI;
                let rivals = (n_seats - 1) as f64;
                1.0 / (1.0 + rivals.sqrt() * (-sample.margin / scale).exp())
            });
            if score < best.0 {
                best = (score, at_end, per_tile);
            }
        }
    }
    println!(
        "best: {:.4} with {} at the end and {} per root of a tile",
        best.0, best.1, best.2
    );
}
