//! Measures what more positions bring, turn by turn: in games of `rival`s, every few turns, `master` plays the turn with
//! several numbers of positions. Where that leads to different positions, `rival`s play on from each of them with the same
//! draws, and the final scores judge. That tells searches apart with far fewer games than matches, by the judgment of
//! `rival`.
//!
//! `judge [--nodes N,N,…] [--judged N] [--games N] [--every N] [--seed N] [--rules EDITION] [--seats N] [--with BOX,BOX]`

use std::process::ExitCode;

use super::{Args, Flags, Refusal, draw, margin, mean, play_on, play_turn, rivals};
use carcas_bots::{Limit, Rng, Stop};
use carcas_engine::{Decision, Log, Node, Rules, Seat, State};

const USAGE: &str = "judge [--nodes N,N,…] [--judged N] [--games N] [--every N] [--seed N] [--rules EDITION] [--seats N] [--with BOXES]";
const VALUED: &[&str] = &[
    "--nodes", "--judged", "--games", "--every", "--seed", "--rules", "--seats", "--with",
];

/// Returns by how many points a seat is ahead, on average over `n` games that `rival`s play on.
fn judged(rules: &Rules, from: &State, seat: Seat, (n, seed): (u64, u64)) -> Result<f64, Refusal> {
    let mut sum = 0.0;
    for game in 0..n {
        let seed = seed.wrapping_mul(1_000_003).wrapping_add(game);
        let end = play_on(rules, from, (None, seed))?;
        sum += margin(rules, seat, |seat| f64::from(end.score(seat)));
    }
    Ok(sum / n.max(1) as f64)
}

fn measure(flags: &Flags) -> Result<(), Refusal> {
    let rules = flags.rules()?;
    let sizes = flags.value("--nodes").unwrap_or("600,6000,24000");
    let sizes: Vec<u64> = sizes
        .split(',')
        .map(|nodes| super::number("--nodes", nodes))
        .collect::<Result<_, _>>()?;
    let n_judged = flags.number("--judged", 200_u64)?;
    let games = flags.number("--games", 4_u64)?;
    let every = flags.number("--every", 8_usize)?.max(1);
    let first = flags.number("--seed", 1_u64)?;
    // What each search gains over the one before, by position.
    let mut gains: Vec<Vec<f64>> = vec![Vec::new(); sizes.len().saturating_sub(1)];
    let mut n_same = vec![0; gains.len()];
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
            n_turns += usize::from(matches!(decision, Decision::PlaceTile { .. }));
            if matches!(decision, Decision::PlaceTile { .. })
                && n_turns % every == 0
                && state.bag_size() > 3
            {
                let mut known: Vec<(u64, f64)> = Vec::new();
                let mut ends = Vec::new();
                for &nodes in &sizes {
                    let bot = super::bot("master", seed ^ nodes)?;
                    let mut bot = bot.with_limit(Limit::nodes(nodes));
                    ends.push(play_turn(&rules, &state, seat, &mut bot));
                }
                let keys: Vec<u64> = ends.iter().map(|end| end.key(&rules)).collect();
                let is_judged = keys.iter().any(|key| *key != keys[0]);
                for (end, &key) in ends.iter().zip(&keys) {
                    if is_judged && known.iter().all(|&(judged, _)| judged != key) {
                        let seed = seed.wrapping_add(1_000_000 * n_turns as u64);
                        known.push((key, judged(&rules, end, seat, (n_judged, seed))?));
                    }
                }
                let worth = |key: u64| {
                    let found = known.iter().find(|&&(judged, _)| judged == key);
                    found.map_or(0.0, |&(_, worth)| worth)
                };
                for (ix, pair) in keys.windows(2).enumerate() {
                    gains[ix].push(worth(pair[1]) - worth(pair[0]));
                    n_same[ix] += u32::from(pair[0] == pair[1]);
                }
            }
            let chosen = bots[seat.ix()].choose(&rules, &state, &Stop::never());
            state.play_unchecked(&rules, chosen.expect("a move"), &mut Log::silent());
        }
        println!("after game {} of {games}:", game + 1);
        for ((pair, gains), n_same) in sizes.windows(2).zip(&gains).zip(&n_same) {
            let (mean, error) = mean(gains);
            println!(
                "  {} instead of {} positions: {mean:+.3} ± {error:.3} points a turn; {} turns, {n_same} of them the same",
                pair[1],
                pair[0],
                gains.len(),
            );
        }
    }
    Ok(())
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> ExitCode {
    args.run(USAGE, (VALUED, &[]), measure)
}
