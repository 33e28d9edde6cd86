//! Tunes the weights of the evaluation by self-play: simultaneous perturbation (SPSA) over deck-paired games.
//!
//! `tune [--iterations N] [--pairs N] [--seed N] [--level NAME] [--only PREFIX,PREFIX] [--setups SETUP+SETUP] [--out FILE]
//! [--from FILE] [--probe PERCENT]`. A setup is `EDITION/SEATS/BOX,BOX`. Every iteration moves all weights a little in a random direction, lets
//! those of one side play against those of the other, and steps towards the winners.

use std::process::ExitCode;

use super::{Args, Flags, Refusal};
use carcas_bots::{Bot, Rng, Stop, Weights};
use carcas_engine::{Log, Node, Rules, State};

const USAGE: &str = "tune [--iterations N] [--pairs N] [--seed N] [--level NAME] [--only PREFIX,PREFIX] \
    [--setups EDITION/SEATS/BOXES+…] [--out FILE] [--from FILE] [--probe PERCENT]";
const VALUED: &[&str] = &[
    "--iterations",
    "--pairs",
    "--seed",
    "--level",
    "--only",
    "--setups",
    "--out",
    "--from",
    "--probe",
];

/// How far weights are moved to see the effect, in percent of their size, by default.
const PROBE: u32 = 12;

/// How far a step goes at most, as a share of that.
const STEP: f64 = 0.4;

/// The margin in points that makes a whole step.
const GREAT_MARGIN: f64 = 6.0;

/// Weights of no size are moved as if they had this one.
const LEAST_SIZE: f64 = 0.15;

/// Reads `EDITION/SEATS/BOX,BOX`.
fn rules_of(text: &str) -> Result<Rules, Refusal> {
    let mut words = text.split('/');
    let edition = words.next().unwrap_or_default();
    let n_seats = words
        .next()
        .map_or(Ok(2), |n| super::number("SEATS in --setups", n))?;
    super::rules(edition, n_seats, words.next().unwrap_or_default())
}

/// Plays a game in which seats of an even number have one set of weights and the others the other; returns how much better
/// the first did, by the mean of all its seats.
fn play(rules: &Rules, level: &str, weights: [&Weights; 2], seed: u64) -> Result<f64, Refusal> {
    let bots = (0..rules.n_seats()).map(|seat| {
        let bot = super::bot(level, seed ^ seat as u64)?;
        Ok(bot.with_weights(weights[seat % 2].clone()))
    });
    let mut bots: Vec<Bot> = bots.collect::<Result<_, Refusal>>()?;
    let (mut state, mut rng) = (State::new(rules), Rng::new(seed));
    loop {
        match state.node() {
            Node::Chance { .. } => super::draw(rules, &mut state, &mut rng),
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
    Ok(sums[0] / counts[0] - sums[1] / counts[1])
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> ExitCode {
    args.run(USAGE, (VALUED, &[]), tune)
}

fn tune(flags: &Flags) -> Result<(), Refusal> {
    let n_iterations: u64 = flags.number("--iterations", 300)?;
    let n_pairs: u64 = flags.number("--pairs", 20)?;
    let mut seed: u64 = flags.number("--seed", 1)?;
    let probe = f64::from(flags.number("--probe", PROBE)?) / 100.0;
    let level = flags.value("--level").unwrap_or("rival");
    let out = flags.value("--out").unwrap_or("weights-tuned.txt");
    let setups = flags.value("--setups").unwrap_or("zman-c2/2/");
    let setups: Vec<Rules> = setups.split('+').map(rules_of).collect::<Result<_, _>>()?;
    let only: Vec<&str> = flags
        .value("--only")
        .map_or(Vec::new(), |list| list.split(',').collect());
    for prefix in &only {
        if !Weights::NAMES.iter().any(|name| name.starts_with(prefix)) {
            let known = Weights::NAMES.join(", ");
            return Err(format!(
                "no weight begins with `{prefix}`; there are {known}"
            ));
        }
    }
    let mut weights = match flags.value("--from") {
        Some(file) => super::weights(file)?,
        None => Weights::of_game(&setups[0]),
    };
    // How the search goes about it matters to levels that search; for others it would drift.
    let is_tuned = |name: &str| match only.is_empty() {
        true => !name.starts_with("search-"),
        false => only.iter().any(|prefix| name.starts_with(prefix)),
    };
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
                    *weight += direction * sign * size * probe;
                }
            }
            moved
        };
        let (plus, minus) = (moved(1.0), moved(-1.0));
        let mut sum = 0.0;
        for _ in 0..n_pairs {
            seed = seed.wrapping_add(1);
            let rules = &setups[seed as usize % setups.len()];
            sum += play(rules, level, [&plus, &minus], seed)?;
            sum -= play(rules, level, [&minus, &plus], seed)?;
        }
        let margin = sum / (2 * n_pairs).max(1) as f64;
        let step = STEP * probe * cooling * (margin / GREAT_MARGIN).clamp(-1.0, 1.0);
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
        if iteration % 10 == 9 || iteration + 1 == n_iterations {
            println!("{iteration}: margin {margin:.2}");
            std::fs::write(out, tuned.to_string())
                .map_err(|error| format!("`{out}` cannot be written: {error}"))?;
        }
    }
    Ok(())
}
