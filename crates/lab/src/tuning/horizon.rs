//! Measures what more positions find out: how far a search looks, how often it agrees with the longest one, what it loses by
//! its judgment, what it expects, which should not change with its length, and how many positions a second are looked at and valued.
//!
//! `horizon [--games N] [--every N] [--most N] [--seed N] [--rules EDITION] [--seats N] [--with BOX,BOX]`: in games of
//! `rival`s, every few turns, the search looks at 20 positions, at four times as many, and so on up to `--most`.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use super::{Args, Flags, Refusal, draw, rivals};
use carcas_bots::{Limit, Rng, Stop, think};
use carcas_engine::{Decision, Log, Node, Rules, State};

const USAGE: &str = "horizon [--games N] [--every N] [--most N] [--seed N] [--rules EDITION] [--seats N] [--with BOXES]";
const VALUED: &[&str] = &[
    "--games", "--every", "--most", "--seed", "--rules", "--seats", "--with",
];

/// What was found with a number of positions, summed up.
#[derive(Clone, Debug, Default)]
struct Row {
    nodes: u64,
    time: Duration,
    n_looked_at: u64,
    n_valued: u64,
    depth: f64,
    n_same: u32,
    lost: f64,
    /// What the seat expects.
    value: f64,
}

/// Thinks with every number of positions, and compares with the greatest.
fn compare(rules: &Rules, state: &State, seed: u64, rows: &mut [Row]) {
    let limit = |nodes: u64| Limit {
        seed: seed.wrapping_mul(nodes),
        ..Limit::nodes(nodes)
    };
    let thoughts: Vec<_> = rows
        .iter_mut()
        .map(|row| {
            let begin = Instant::now();
            let thought = think(rules, state, limit(row.nodes), &Stop::never());
            row.time += begin.elapsed();
            row.n_looked_at += thought.nodes;
            row.n_valued += thought.evaluations;
            row.depth += thought.depth;
            row.value += thought.best().map_or(0.0, |line| line.value);
            thought
        })
        .collect();
    let Some(judge) = thoughts.last() else {
        return;
    };
    let Some(best) = judge.best() else {
        return;
    };
    for (row, thought) in rows.iter_mut().zip(&thoughts) {
        let chosen = thought.best().map(|line| line.mv);
        row.n_same += u32::from(chosen == Some(best.mv));
        let judged = judge.lines.iter().find(|line| Some(line.mv) == chosen);
        row.lost += judged.map_or(0.0, |line| f64::max(0.0, best.value - line.value));
    }
}

fn measure(flags: &Flags) -> Result<(), Refusal> {
    let rules = flags.rules()?;
    let (games, every) = (
        flags.number("--games", 4_u64)?,
        flags.number("--every", 8_usize)?.max(1),
    );
    let (most, seed) = (
        flags.number("--most", 20_480_u64)?,
        flags.number("--seed", 1_u64)?,
    );
    let sizes = std::iter::successors(Some(20), |nodes: &u64| nodes.checked_mul(4));
    let mut rows: Vec<Row> = sizes
        .take_while(|&nodes| nodes <= most)
        .map(|nodes| Row {
            nodes,
            ..Row::default()
        })
        .collect();
    let mut n_positions = 0_u32;
    for game in 0..games {
        let seed = seed.wrapping_mul(1_000).wrapping_add(game);
        let mut bots = rivals(&rules, seed)?;
        let (mut state, mut rng) = (State::new(&rules), Rng::new(seed));
        let mut n_turns = 0;
        loop {
            match state.node() {
                Node::Over => break,
                Node::Chance { .. } => draw(&rules, &mut state, &mut rng),
                Node::Decide { seat, decision } => {
                    if matches!(decision, Decision::PlaceTile { .. }) {
                        n_turns += 1;
                        if n_turns % every == 0 && state.bag_size() > 3 {
                            compare(&rules, &state, seed, &mut rows);
                            n_positions += 1;
                        }
                    }
                    let chosen = bots[seat.ix()].choose(&rules, &state, &Stop::never());
                    state.play_unchecked(&rules, chosen.expect("a move"), &mut Log::silent());
                }
            }
        }
        eprintln!("game {} of {games}", game + 1);
    }
    let n = f64::from(n_positions.max(1));
    println!(
        "{n_positions} positions\nnodes\tms\tnodes/s\tevaluations/s\tdraws ahead\tsame move\tlost\texpected"
    );
    for row in &rows {
        println!(
            "{}\t{:.1}\t{:.0}\t{:.0}\t{:.2}\t{:.0} %\t{:.2}\t{:.2}",
            row.nodes,
            row.time.as_secs_f64() * 1e3 / n,
            row.n_looked_at as f64 / row.time.as_secs_f64(),
            row.n_valued as f64 / row.time.as_secs_f64(),
            row.depth / n,
            f64::from(row.n_same) * 100.0 / n,
            row.lost / n,
            row.value / n,
        );
    }
    Ok(())
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> ExitCode {
    args.run(USAGE, (VALUED, &[]), measure)
}
