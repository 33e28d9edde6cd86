//! Measures how well `win_chance` tells who wins, over games that a level plays against itself, and which spread would tell
//! it best.
//!
//! `calibrate [--games N] [--seed N] [--rules EDITION] [--seats N] [--level NAME] [--with BOX,BOX]`

use std::process::ExitCode;

use super::{Args, Flags, Refusal};
use carcas_bots::{Bot, Rng, Stop, evaluate, win_chance};
use carcas_engine::{Decision, Log, Node, Rules, State};

const USAGE: &str =
    "calibrate [--games N] [--seed N] [--rules EDITION] [--seats N] [--level NAME] [--with BOXES]";
const VALUED: &[&str] = &[
    "--games", "--seed", "--rules", "--seats", "--level", "--with",
];

/// A position in which a seat was to place a tile: its expected margin, the tiles left, and what became of it.
struct Sample {
    margin: f64,
    n_left: usize,
    won: f64,
}

fn play(rules: &Rules, level: &str, seed: u64, samples: &mut Vec<Sample>) -> Result<(), Refusal> {
    let bots = (0..rules.n_seats() as u64)
        .map(|seat| super::bot(level, seed.wrapping_mul(10).wrapping_add(seat)));
    let mut bots: Vec<Bot> = bots.collect::<Result<_, _>>()?;
    let (mut state, mut rng) = (State::new(rules), Rng::new(seed));
    let mut seen = Vec::new();
    loop {
        match state.node() {
            Node::Over => break,
            Node::Chance { .. } => super::draw(rules, &mut state, &mut rng),
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
    Ok(())
}

/// Returns the mean squared difference between what was foretold and what came true.
fn brier(samples: &[Sample], foretell: impl Fn(&Sample) -> f64) -> f64 {
    let errors = samples.iter().map(|sample| foretell(sample) - sample.won);
    errors.map(|error| error * error).sum::<f64>() / samples.len() as f64
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> ExitCode {
    args.run(USAGE, (VALUED, &[]), calibrate)
}

fn calibrate(flags: &Flags) -> Result<(), Refusal> {
    let rules = flags.rules()?;
    let level = flags.value("--level").unwrap_or("rival");
    let (first, n_games): (u64, u64) = (flags.number("--seed", 1)?, flags.number("--games", 100)?);
    let mut samples = Vec::new();
    for game in 0..n_games {
        play(&rules, level, first.wrapping_add(game), &mut samples)?;
    }
    let n_seats = rules.n_seats();
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
    Ok(())
}
