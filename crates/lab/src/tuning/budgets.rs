//! How well the levels hold their time: puts positions of played games before them with a budget, and prints the mean and the
//! longest time that an answer took, and by how much the worst exceeded its budget. Times are of the clock on the wall, so what
//! else the machine does counts.
//!
//! `carcas-lab budgets [POSITIONS]`

use std::process::ExitCode;
use std::time::{Duration, Instant};

use carcas_arena::Alarm;
use carcas_bots::{Bot, Limit, Rng, Stop};
use carcas_engine::{Edition, Log, Node, Rules, Setup, State};

/// What an answer may take: a share beyond its budget, or some time.
const GRACE: (f64, Duration) = (0.1, Duration::from_millis(50));

/// What levels that do not search have for an answer.
const AT_ONCE: Duration = Duration::from_millis(100);
const BUDGETS: [Duration; 2] = [Duration::from_millis(50), Duration::from_millis(500)];

/// Flags of `carcas-lab budgets`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// How many positions of each game
    #[arg(default_value_t = 12)]
    positions: usize,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> ExitCode {
    for (what, n_seats, boxes) in [
        ("base, 2 seats", 2, &[][..]),
        (
            "The Princess & the Dragon, 2 seats",
            2,
            &["princess-and-dragon"][..],
        ),
        ("all boxes, 6 seats", 6, &["all"][..]),
    ] {
        let Some(rules) = rules(n_seats, boxes) else {
            eprintln!("{what}: cannot be played");
            return ExitCode::FAILURE;
        };
        let positions = positions(&rules, args.positions);
        println!("{what}: {} positions", positions.len());
        for name in Bot::NAMES {
            tell(&rules, &positions, name);
        }
    }
    ExitCode::SUCCESS
}

fn rules(n_seats: u8, boxes: &[&str]) -> Option<Rules> {
    let mut setup = Setup::new(Edition::ZmanC2, n_seats);
    for of in Setup::playable_boxes().filter(|of| of.name() != "base") {
        if boxes == ["all"] || boxes.contains(&of.name()) {
            // Some exclude each other; the rest is played.
            let _ = setup.add_box(of.name());
        }
    }
    Rules::new(&setup).ok()
}

/// Returns decisions of a game between weak bots, evenly spread over it.
fn positions(rules: &Rules, n_wanted: usize) -> Vec<State> {
    let bots = rules
        .seats()
        .map(|seat| Bot::from_name("guest", u64::from(seat.0)));
    let mut bots: Vec<Bot> = bots.flatten().collect();
    let (mut state, mut rng, mut seen) = (State::new(rules), Rng::new(1), Vec::new());
    loop {
        match state.node() {
            Node::Over => break,
            Node::Chance { .. } => {
                let drawn = state.sample(rules, |n| rng.below(n));
                let drawn = drawn.map(|outcome| state.draw(rules, outcome, &mut Log::silent()));
                if !matches!(drawn, Some(Ok(()))) {
                    break;
                }
            }
            Node::Decide { seat, .. } => {
                seen.push(state.clone());
                match bots[seat.ix()].choose(rules, &state, &Stop::never()) {
                    Some(mv) => state.play_unchecked(rules, mv, &mut Log::silent()),
                    None => break,
                }
            }
        }
    }
    let step = (seen.len() / n_wanted.max(1)).max(1);
    seen.into_iter().rev().step_by(step).collect()
}

/// Lets a level answer in all positions, and prints how long it took.
fn tell(rules: &Rules, positions: &[State], name: &str) {
    let alarm = Alarm::new();
    let searches = Bot::from_name(name, 0).is_some_and(|bot| bot.searches());
    for budget in BUDGETS {
        let budget = if searches { budget } else { AT_ONCE };
        let (mut sum, mut longest) = (Duration::ZERO, Duration::ZERO);
        for (seed, state) in (0..).zip(positions) {
            let Some(bot) = Bot::from_name(name, seed) else {
                return;
            };
            let mut bot = bot.with_limit(Limit::until_stopped());
            let begin = Instant::now();
            // What does not search is not stopped either: it has to be fast enough by itself.
            let stop = match searches {
                true => alarm.after(budget),
                false => Stop::never(),
            };
            bot.choose(rules, state, &stop);
            let took = begin.elapsed();
            sum += took;
            longest = longest.max(took);
        }
        let over = longest.saturating_sub(budget);
        let most = budget.mul_f64(GRACE.0).max(GRACE.1);
        println!(
            "  {name:<9} {:>4} ms: mean {:>6.1} ms, longest {:>6.1} ms, over by {:>5.1} ms{}",
            budget.as_millis(),
            sum.as_secs_f64() * 1e3 / positions.len().max(1) as f64,
            longest.as_secs_f64() * 1e3,
            over.as_secs_f64() * 1e3,
            match searches && over > most || !searches && !over.is_zero() {
                true => ", too much",
                false => "",
            }
        );
        if !searches {
            break;
        }
    }
}
