//! Measures what a search misses: in games of `rival`s, every few turns, the tile that a search chooses and the others it
//! has looked at most are laid and played on by `rival`s with the same draws. Prints how much of the search went into the
//! tile most looked at, and what choosing among several by such playouts would gain: half of them choose, the other half
//! judges.
//!
//! `doubt [--nodes N] [--ways N] [--judged N] [--turns N] [--games N] [--every N] [--seed N] [--rules EDITION] [--seats N] [--with BOX,BOX]`

use std::process::ExitCode;

use super::{Args, Flags, Refusal, draw, margin, mean, play_on, play_turn, rivals};
use carcas_bots::{Limit, Rng, Stop, evaluate, think};
use carcas_engine::{Decision, Log, Node, Rules, Seat, State};

const USAGE: &str = "doubt [--nodes N] [--ways N] [--judged N] [--turns N] [--games N] [--every N] [--seed N] [--rules EDITION] \
    [--seats N] [--with BOXES]";
const VALUED: &[&str] = &[
    "--nodes", "--ways", "--judged", "--turns", "--games", "--every", "--seed", "--rules",
    "--seats", "--with",
];

/// How many playouts weigh as much as what the search expects, as in the search itself.
const WEIGHT_OF_SEARCH: f64 = 50.0;

/// Positions that the figure of a turn is chosen with.
const FIGURE_NODES: u64 = 300;

/// A tile that was laid, with the figure that seems best on it.
struct Way {
    /// What the search expects of it.
    value: f64,
    /// What playouts ended with, each with the draws of the others' one.
    margins: Vec<f64>,
}

impl Way {
    /// Returns the mean of every second playout, from the first or from the second on.
    fn mean_of_half(&self, half: usize) -> f64 {
        let of_half: Vec<f64> = self.margins.iter().skip(half).step_by(2).copied().collect();
        mean(&of_half).0
    }
}

/// Returns by how many points a seat is expected to be ahead after `rival`s have played on.
fn played_on(
    rules: &Rules,
    from: &State,
    seat: Seat,
    (turns, seed): (u64, u64),
) -> Result<f64, Refusal> {
    let state = play_on(rules, from, (Some(turns), seed))?;
    let totals = evaluate(rules, &state);
    Ok(margin(rules, seat, |seat| totals[seat.ix()]))
}

/// Returns what would be gained by choosing among the ways by half of the playouts, as the other half judges.
fn gained(ways: &[Way], half: usize) -> f64 {
    let Some(first) = ways.first() else {
        return 0.0;
    };
    let n = first.margins.len() as f64 / 2.0;
    let share = n / (n + WEIGHT_OF_SEARCH);
    let worth = |way: &Way| {
        let search = way.value - first.value;
        search + share * (way.mean_of_half(half) - first.mean_of_half(half) - search)
    };
    let best = ways.iter().max_by(|a, b| worth(a).total_cmp(&worth(b)));
    best.map_or(0.0, |best| {
        best.mean_of_half(1 - half) - first.mean_of_half(1 - half)
    })
}

fn measure(flags: &Flags) -> Result<(), Refusal> {
    let rules = flags.rules()?;
    let nodes = flags.number("--nodes", 6_000_u64)?;
    let n_ways = flags.number("--ways", 4_usize)?;
    let n_judged = flags.number("--judged", 200_u64)?;
    let turns = flags.number("--turns", 12_u64)?;
    let games = flags.number("--games", 4_u64)?;
    let every = flags.number("--every", 11_usize)?.max(1);
    let first = flags.number("--seed", 1_u64)?;
    let (mut shares, mut gains) = (Vec::new(), Vec::new());
    for game in 0..games {
        let seed = first.wrapping_mul(1_000).wrapping_add(game);
        let mut bots = rivals(&rules, seed)?;
        let (mut state, mut rng) = (State::new(&rules), Rng::new(seed));
        let mut n_turns = 0;
        loop {
            let Node::Decide { seat, decision } = state.node() else {
                if state.node() == Node::Over {
                    break;
                }
                draw(&rules, &mut state, &mut rng);
                continue;
            };
            let is_tile = matches!(decision, Decision::PlaceTile { .. });
            n_turns += usize::from(is_tile);
            if is_tile && n_turns % every == 0 && state.bag_size() > 3 {
                let limit = Limit {
                    seed,
                    ..Limit::nodes(nodes)
                };
                let thought = think(&rules, &state, limit, &Stop::never());
                let n_visits: u64 = thought.lines.iter().map(|line| line.visits).sum();
                let mut ways = Vec::new();
                for line in thought.lines.iter().take(n_ways) {
                    let mut after = state.clone();
                    after.play_unchecked(&rules, line.mv, &mut Log::silent());
                    let bot = super::bot("master", seed)?;
                    let mut bot = bot.with_limit(Limit::nodes(FIGURE_NODES));
                    let after = play_turn(&rules, &after, seat, &mut bot);
                    let margins = (0..n_judged).map(|round| {
                        let seed = seed.wrapping_mul(1_000_003).wrapping_add(n_turns as u64);
                        let seed = seed.wrapping_mul(1_000_003).wrapping_add(round);
                        played_on(&rules, &after, seat, (turns, seed))
                    });
                    ways.push(Way {
                        value: line.value,
                        margins: margins.collect::<Result<_, _>>()?,
                    });
                }
                let most = thought.lines.iter().map(|line| line.visits).max();
                shares.push(most.unwrap_or(0) as f64 / n_visits.max(1) as f64);
                gains.push((gained(&ways, 0) + gained(&ways, 1)) / 2.0);
            }
            let chosen = bots[seat.ix()].choose(&rules, &state, &Stop::never());
            state.play_unchecked(&rules, chosen.expect("a move"), &mut Log::silent());
        }
        let ((share, _), (gain, error)) = (mean(&shares), mean(&gains));
        println!(
            "after game {} of {games}: {} positions, {:.0} % of the search went into one tile; the best of {n_ways} by {} playouts \
            gains {gain:+.2} ± {error:.2} points a turn",
            game + 1,
            gains.len(),
            100.0 * share,
            n_judged / 2,
        );
    }
    Ok(())
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> ExitCode {
    args.run(USAGE, (VALUED, &[]), measure)
}
