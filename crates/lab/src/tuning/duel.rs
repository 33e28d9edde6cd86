//! Plays deck-paired games with the seats swapped between two bots, for tuning.
//!
//! `duel A B [--pairs N] [--seed N] [--rules EDITION] [--with BOX,BOX] [--seats N] [--tell]`; a bot is `name`, and may go on with
//! `:nodes=N`, `:ms=N` (processor time for all that it decides in a turn), `:threads=N` and `:weights=FILE`. With more than two seats A sits at one of them and B at all others.
//! `--tell` writes every move, with what it brought.

use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::time::Duration;

use super::{Args, Flags, Refusal};
use carcas_bots::{Bot, Limit, Rng, Stop, Weights};
use carcas_engine::{Log, Node, Rules, State};

const USAGE: &str = "duel A B [--pairs N] [--seed N] [--rules EDITION] [--with BOXES] [--seats N] [--tell]; \
    a bot is NAME[:nodes=N][:ms=N][:threads=N][:weights=FILE]";
const VALUED: &[&str] = &["--pairs", "--seed", "--rules", "--with", "--seats"];
const SWITCHES: &[&str] = &["--tell"];

/// Which share of what is left of a turn's time a decision gets.
const SHARE: f64 = 0.85;

/// How a bot is made.
#[derive(Clone, Debug)]
struct Spec {
    bot: Bot,
    name: String,
    nodes: Option<u64>,
    ms: Option<u64>,
    threads: NonZeroUsize,
    weights: Option<Weights>,
}

impl Spec {
    fn parse(text: &str) -> Result<Self, Refusal> {
        let mut words = text.split(':');
        let name = words.next().unwrap_or_default();
        let mut spec = Self {
            bot: super::bot(name, 0)?,
            name: name.to_owned(),
            nodes: None,
            ms: None,
            threads: NonZeroUsize::MIN,
            weights: None,
        };
        for word in words {
            let (key, value) = word.split_once('=').unwrap_or((word, ""));
            match key {
                "nodes" => spec.nodes = Some(super::number(key, value)?),
                "ms" => spec.ms = Some(super::number(key, value)?),
                "threads" => spec.threads = super::number(key, value)?,
                "weights" => spec.weights = Some(super::weights(value)?),
                _ => {
                    return Err(format!(
                        "`{key}` is nothing that a bot has; there are nodes, ms, threads and weights"
                    ));
                }
            }
        }
        // The processor time of the thread that waits for the others says nothing of theirs.
        if spec.threads > NonZeroUsize::MIN && (spec.ms.is_some() || spec.nodes.is_none()) {
            return Err("`threads` goes with `nodes`, and not with `ms`".to_owned());
        }
        Ok(spec)
    }

    fn bot(&self, seed: u64) -> Bot {
        // The name is known, since the bot could be made before.
        let mut bot = Bot::from_name(&self.name, seed).unwrap_or_else(|| self.bot.clone());
        if self.nodes.is_some() || self.ms.is_some() {
            bot = bot.with_limit(Limit {
                nodes: self.nodes,
                threads: self.threads,
                seed: 0,
            });
        }
        match &self.weights {
            Some(weights) => bot.with_weights(weights.clone()),
            None => bot,
        }
    }
}

/// Time spent and turns taken.
#[derive(Clone, Copy, Default)]
struct Pace {
    time: Duration,
    n_turns: u32,
    /// What was spent since the last draw.
    in_turn: Duration,
    /// The most that was spent between two draws.
    longest: Duration,
}

fn scores(rules: &Rules, state: &State) -> Vec<i32> {
    rules.seats().map(|seat| state.score(seat)).collect()
}

fn play(rules: &Rules, specs: &[&Spec], (seed, tell): (u64, bool), paces: &mut [Pace]) -> Vec<i32> {
    let mut bots: Vec<Bot> = specs
        .iter()
        .enumerate()
        .map(|(ix, spec)| spec.bot(seed.wrapping_mul(31).wrapping_add(ix as u64)))
        .collect();
    let mut state = State::new(rules);
    // The same tiles in the same order, as far as the rules allow, whatever the bots do.
    let mut deck = Rng::new(seed ^ 0x9e37_79b9);
    let (mut n_draws, mut last_turn) = (0_u32, None);
    loop {
        match state.node() {
            Node::Chance { .. } => {
                super::draw(rules, &mut state, &mut deck);
                n_draws += 1;
                for pace in paces.iter_mut() {
                    pace.in_turn = Duration::ZERO;
                }
            }
            Node::Decide { seat, .. } => {
                let spec = specs[seat.ix()];
                let begin = processor_time("thread-self");
                let (stop, done) = (Stop::new(), Stop::new());
                let pace = &mut paces[seat.ix()];
                if let Some(ms) = spec.ms {
                    let left = Duration::from_millis(ms).saturating_sub(pace.in_turn);
                    watch(left.mul_f64(SHARE), stop.clone(), done.clone());
                }
                let chosen = bots[seat.ix()]
                    .choose(rules, &state, &stop)
                    .expect("a move");
                done.set();
                let took = processor_time("thread-self").saturating_sub(begin);
                pace.time += took;
                pace.in_turn += took;
                pace.longest = pace.longest.max(pace.in_turn);
                if last_turn != Some(n_draws) && state.active_seat() == seat {
                    pace.n_turns += 1;
                    last_turn = Some(n_draws);
                }
                let told = tell.then(|| (state.move_name(rules, chosen), scores(rules, &state)));
                state
                    .play(rules, chosen, &mut Log::silent())
                    .expect("legal");
                if let Some((name, before)) = told {
                    let after = scores(rules, &state);
                    let brought = if before == after {
                        String::new()
                    } else {
                        format!(" {after:?}")
                    };
                    println!("{} p{} {name}{brought}", state.tiles().len(), seat.0);
                }
            }
            Node::Over => return scores(rules, &state),
        }
    }
}

/// Returns the processor time of a thread: other work on the machine then does not count.
fn processor_time(thread: &str) -> Duration {
    let path = format!("/proc/{thread}/schedstat");
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let first = text.split_whitespace().next().unwrap_or("0");
    Duration::from_nanos(first.parse().unwrap_or(0))
}

/// Sets a signal once the calling thread has used some processor time.
fn watch(budget: Duration, stop: Stop, done: Stop) {
    let link = std::fs::read_link("/proc/thread-self").unwrap_or_default();
    let thread = link.to_string_lossy().into_owned();
    let end = processor_time(&thread) + budget;
    std::thread::spawn(move || {
        while !done.is_set() && processor_time(&thread) < end {
            std::thread::sleep(Duration::from_micros(500));
        }
        stop.set();
    });
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> ExitCode {
    args.run(USAGE, (VALUED, SWITCHES), duel)
}

/// Returns Wilson's interval of 95 % for a share of `n` games.
fn interval(share: f64, n: f64) -> (f64, f64) {
    let z = 1.96_f64;
    let middle = share + z * z / (2.0 * n);
    let width = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    ((middle - width) / scale, (middle + width) / scale)
}

fn duel(flags: &Flags) -> Result<(), Refusal> {
    let [a_name, b_name] = flags.words.as_slice() else {
        return Err("name two bots".to_owned());
    };
    let (a, b) = (Spec::parse(a_name)?, Spec::parse(b_name)?);
    let n_pairs: u64 = flags.number("--pairs", 50)?;
    if n_pairs == 0 {
        return Err("`--pairs` wants 1 at least".to_owned());
    }
    let first: u64 = flags.number("--seed", 1)?;
    let tell = flags.has("--tell");
    let rules = flags.rules()?;
    let n_seats = rules.n_seats();
    let (mut wins, mut n_games) = (0.0, 0.0);
    let (mut sums, mut pace) = (Vec::new(), [Pace::default(); 2]);
    let mut scores_sum = [0.0; 2];
    for seed in (0..n_pairs).map(|pair| first.wrapping_add(pair)) {
        let mut sum = 0.0;
        for place in 0..n_seats {
            let specs: Vec<&Spec> = (0..n_seats)
                .map(|seat| if seat == place { &a } else { &b })
                .collect();
            let mut paces = vec![Pace::default(); n_seats];
            let scores = play(&rules, &specs, (seed, tell), &mut paces);
            for (seat, of_seat) in paces.iter().enumerate() {
                let sum = &mut pace[usize::from(seat != place)];
                sum.time += of_seat.time;
                sum.n_turns += of_seat.n_turns;
                sum.longest = sum.longest.max(of_seat.longest);
            }
            let own = scores[place];
            let others = (0..n_seats).filter(|&seat| seat != place);
            let best = others.map(|seat| scores[seat]).max().unwrap_or(0);
            let tied = (0..n_seats).filter(|&seat| scores[seat] == own).count();
            wins += if own > best {
                1.0
            } else if own == best {
                1.0 / tied as f64
            } else {
                0.0
            };
            n_games += 1.0;
            sum += f64::from(own - best);
            scores_sum[0] += f64::from(own);
            scores_sum[1] += f64::from(best);
        }
        sums.push(sum / n_seats as f64);
        if std::env::var_os("DUEL_PROGRESS").is_some() {
            eprintln!(
                "{seed}: {:.1} wins of {n_games}, margin {:.1}",
                wins,
                sums.iter().sum::<f64>() / sums.len() as f64
            );
        }
    }
    let n = (sums.len() as f64).max(1.0);
    let mean = sums.iter().sum::<f64>() / n;
    let variance = sums.iter().map(|sum| (sum - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    let ms = |pace: Pace| pace.time.as_secs_f64() * 1e3 / f64::from(pace.n_turns.max(1));
    let n_games = f64::max(n_games, 1.0);
    let (low, high) = interval(wins / n_games, n_games);
    println!(
        "{a_name} vs {b_name}: games {n_games} wins {:.1} % ({:.1} to {:.1}) margin {mean:.1} ± {:.1}, scores {:.1} {:.1}, \
        ms/turn {:.2} {:.2}, longest {:.0} {:.0}",
        100.0 * wins / n_games,
        100.0 * low,
        100.0 * high,
        (variance / n).sqrt(),
        scores_sum[0] / n_games,
        scores_sum[1] / n_games,
        ms(pace[0]),
        ms(pace[1]),
        pace[0].longest.as_secs_f64() * 1e3,
        pace[1].longest.as_secs_f64() * 1e3,
    );
    Ok(())
}
