//! Plays deck-paired games with the seats swapped between two bots, for tuning.
//!
//! `duel A B [--pairs N] [--seed N] [--rules EDITION] [--with BOX,BOX] [--seats N] [--tell]`; a bot is `name`, and may go on with
//! `:nodes=N`, `:ms=N`, `:threads=N` and `:weights=FILE`. With more than two seats A sits at one of them and B at all others.
//! `--tell` writes every move, with what it brought.

use std::num::NonZeroUsize;
use std::time::Duration;

use carcas_bots::{Bot, Limit, Rng, Stop, Weights};
use carcas_engine::{Edition, Log, Node, Rules, Setup, State};

/// How a bot is made.
#[derive(Clone, Debug)]
struct Spec {
    name: String,
    nodes: Option<u64>,
    ms: Option<u64>,
    threads: usize,
    weights: Option<Weights>,
}

impl Spec {
    fn parse(text: &str) -> Self {
        let mut words = text.split(':');
        let mut spec = Self {
            name: words.next().unwrap_or_default().to_owned(),
            nodes: None,
            ms: None,
            threads: 1,
            weights: None,
        };
        for word in words {
            let (key, value) = word.split_once('=').expect("key=value");
            match key {
                "nodes" => spec.nodes = Some(value.parse().expect("a number")),
                "ms" => spec.ms = Some(value.parse().expect("a number")),
                "threads" => spec.threads = value.parse().expect("a number"),
                "weights" => {
                    let text = std::fs::read_to_string(value).expect("a file of weights");
                    spec.weights = Some(Weights::parse(&text).expect("weights"));
                }
                _ => panic!("`{key}` is unknown"),
            }
        }
        spec
    }

    fn bot(&self, seed: u64) -> Bot {
        let mut bot = Bot::from_name(&self.name, seed).expect("a bot");
        if self.nodes.is_some() || self.ms.is_some() {
            bot = bot.with_limit(Limit {
                nodes: self.nodes,
                threads: NonZeroUsize::new(self.threads).expect("a thread"),
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
    let mut deck = Deck::new(seed);
    let mut last_turn = (usize::MAX, 0);
    loop {
        match state.node() {
            Node::Chance { .. } => deck.draw(rules, &mut state),
            Node::Decide { seat, .. } => {
                let spec = specs[seat.ix()];
                let begin = processor_time("thread-self");
                let (stop, done) = (Stop::new(), Stop::new());
                if let Some(ms) = spec.ms {
                    watch(Duration::from_millis(ms), stop.clone(), done.clone());
                }
                let chosen = bots[seat.ix()]
                    .choose(rules, &state, &stop)
                    .expect("a move");
                done.set();
                paces[seat.ix()].time += processor_time("thread-self") - begin;
                let turn = (seat.ix(), state.tiles().len());
                if turn != last_turn && state.active_seat() == seat {
                    paces[seat.ix()].n_turns += 1;
                    last_turn = turn;
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

/// Sets a signal once the calling thread has used so much processor time.
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

/// Draws the same tiles in the same order, as far as the rules allow, whatever the bots do.
struct Deck {
    rng: Rng,
}

impl Deck {
    fn new(seed: u64) -> Self {
        Self {
            rng: Rng::new(seed ^ 0x9e37_79b9),
        }
    }

    fn draw(&mut self, rules: &Rules, state: &mut State) {
        let outcome = state.sample(rules, |n| self.rng.below(n)).expect("a draw");
        state
            .draw(rules, outcome, &mut Log::silent())
            .expect("drawn");
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let option = |name: &str| {
        let at = args.iter().position(|arg| arg == name)?;
        args.get(at + 1).cloned()
    };
    let number =
        |name: &str, usual: u64| option(name).map_or(usual, |text| text.parse().expect("a number"));
    let [a, b, ..] = args.as_slice() else {
        eprintln!(
            "name two bots: duel A B [--pairs N] [--seed N] [--seats N] [--rules EDITION] [--with BOXES]"
        );
        std::process::exit(2);
    };
    let (a, b) = (Spec::parse(a), Spec::parse(b));
    let n_pairs = number("--pairs", 50);
    let tell = args.iter().any(|arg| arg == "--tell");
    let first = number("--seed", 1);
    let n_seats = number("--seats", 2) as usize;
    let edition = option("--rules").unwrap_or_else(|| "zman-c2".to_owned());
    let edition = Edition::ALL
        .into_iter()
        .find(|known| known.name() == edition)
        .expect("an edition");
    let mut setup = Setup::new(edition, n_seats as u8);
    match option("--with").as_deref() {
        Some("all") => {
            for of in Setup::playable_boxes().filter(|of| of.name() != "base") {
                let _ = setup.add_box(of.name());
            }
        }
        Some(list) => list
            .split(',')
            .for_each(|name| setup.add_box(name).expect("a box")),
        None => {}
    }
    let rules = Rules::new(&setup).expect("playable");
    let (mut wins, mut n_games) = (0.0, 0.0);
    let (mut sums, mut pace) = (Vec::new(), [Pace::default(); 2]);
    let mut scores_sum = [0.0; 2];
    for seed in first..first + n_pairs {
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
    let n = sums.len() as f64;
    let mean = sums.iter().sum::<f64>() / n;
    let variance = sums.iter().map(|sum| (sum - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    let ms = |pace: Pace| pace.time.as_secs_f64() * 1e3 / f64::from(pace.n_turns.max(1));
    println!(
        "{} vs {}: games {n_games} wins {:.1} % margin {mean:.1} ± {:.1}, scores {:.1} {:.1}, ms/turn {:.2} {:.2}",
        args[0],
        args[1],
        100.0 * wins / n_games,
        (variance / n).sqrt(),
        scores_sum[0] / n_games,
        scores_sum[1] / n_games,
        ms(pace[0]),
        ms(pace[1]),
    );
}
