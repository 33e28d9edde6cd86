//! Speed of the engine: time and, where valgrind is there, instructions.
//!
//! `cargo bench -p carcas-engine` runs all cases, `cargo bench -p carcas-engine -- clone` those whose name contains
//! `clone`. Every case asserts its result, so that what is measured is known to be right.

use std::hint::black_box;
use std::process::Command;
use std::time::{Duration, Instant};

use carcas_bots::{Rng, play_out, random_move};
use carcas_engine::{Edition, Log, Move, Node, Rules, Setup, State};

/// Boxes whose tiles make large boards, as plain landscape.
const LARGE: &[&str] = &[
    "inns-and-cathedrals:none",
    "traders-and-builders:none",
    "princess-and-dragon:none",
    "tower:none",
];

/// Every box that all editions have, with both rivers.
const ALL: &[&str] = &[
    "river-1",
    "river-2",
    "inns-and-cathedrals",
    "traders-and-builders",
    "princess-and-dragon",
    "tower",
    "abbey-and-mayor",
    "count",
    "king-and-robber",
    "mage-and-witch",
    "bridges-castles-and-bazaars",
    "hills-and-sheep",
];

/// A case: its name, what one iteration is, and the work for a number of iterations.
struct Case {
    name: &'static str,
    unit: &'static str,
    run: fn(u32),
    /// Iterations under valgrind, where everything takes fifty times as long.
    n_counted: u32,
}

const CASES: &[Case] = &[
    Case {
        name: "playout base 2 seats",
        unit: "game",
        run: playout_base,
        n_counted: 100,
    },
    Case {
        name: "playout base 5 seats",
        unit: "game",
        run: playout_five,
        n_counted: 100,
    },
    Case {
        name: "playout rivers and abbot",
        unit: "game",
        run: playout_river,
        n_counted: 100,
    },
    Case {
        name: "playout 162 tiles",
        unit: "game",
        run: playout_large,
        n_counted: 50,
    },
    Case {
        name: "playout dragon",
        unit: "game",
        run: playout_dragon,
        n_counted: 50,
    },
    Case {
        name: "playout all boxes, 2005",
        unit: "game",
        run: |n| playout_all(Edition::Rgg2005, n),
        n_counted: 30,
    },
    Case {
        name: "playout all boxes, C2",
        unit: "game",
        run: |n| playout_all(Edition::ZmanC2, n),
        n_counted: 30,
    },
    Case {
        name: "clone at 70 tiles",
        unit: "clone",
        run: clone_70,
        n_counted: 20_000,
    },
    Case {
        name: "clone all boxes at 150",
        unit: "clone",
        run: clone_all,
        n_counted: 20_000,
    },
    Case {
        name: "decisions at 20 tiles",
        unit: "decision",
        run: decisions_20,
        n_counted: 20_000,
    },
    Case {
        name: "decisions at 70 tiles",
        unit: "decision",
        run: decisions_70,
        n_counted: 20_000,
    },
    Case {
        name: "decisions at 150 tiles",
        unit: "decision",
        run: decisions_150,
        n_counted: 20_000,
    },
    Case {
        name: "generate at 70 tiles",
        unit: "list",
        run: generate_70,
        n_counted: 20_000,
    },
    Case {
        name: "standings at 68 tiles",
        unit: "position",
        run: standings_68,
        n_counted: 20_000,
    },
];

fn main() {
    let args: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| arg != "--bench")
        .collect();
    if let [flag, name, n] = args.as_slice()
        && flag == "--count"
    {
        let case = CASES
            .iter()
            .find(|case| case.name == name)
            .expect("the parent names a case");
        (case.run)(n.parse().expect("the parent gives a number"));
        return;
    }
    println!(
        "{:<28} {:>12} {:>14} {:>16}",
        "case", "time", "per second", "instructions"
    );
    for case in CASES {
        if args
            .iter()
            .all(|filter| case.name.contains(filter.as_str()))
        {
            let time = time_per_iteration(case);
            let instructions = instructions_per_iteration(case);
            println!(
                "{:<28} {:>9.3} µs {:>14.0} {:>16} per {}",
                case.name,
                time * 1e6,
                1.0 / time,
                instructions.map_or("-".to_owned(), |n| n.to_string()),
                case.unit
            );
        }
    }
}

/// Returns the seconds of one iteration: the best of several runs of at least a third of a second.
fn time_per_iteration(case: &Case) -> f64 {
    let mut n = 16;
    loop {
        let begin = Instant::now();
        (case.run)(n);
        let elapsed = begin.elapsed();
        if elapsed >= Duration::from_millis(300) {
            let more = (0..4).map(|_| {
                let begin = Instant::now();
                (case.run)(n);
                begin.elapsed()
            });
            let best = more.fold(elapsed, Duration::min);
            return best.as_secs_f64() / f64::from(n);
        }
        n *= 2;
    }
}

/// Counts instructions of n and of 2n iterations under valgrind; the difference leaves out the set-up.
fn instructions_per_iteration(case: &Case) -> Option<u64> {
    let count = |n: u32| -> Option<u64> {
        let output = Command::new("valgrind")
            .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
            .arg(std::env::current_exe().ok()?)
            .args(["--count", case.name, &n.to_string()])
            .output()
            .ok()?;
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        let line = text.lines().find(|line| line.contains("Collected :"))?;
        line.rsplit(' ').next()?.parse().ok()
    };
    Some((count(2 * case.n_counted)? - count(case.n_counted)?) / u64::from(case.n_counted))
}

fn rules(edition: Edition, seats: u8, boxes: &[&str]) -> Rules {
    let mut setup = Setup::new(edition, seats);
    for name in boxes {
        setup
            .add_box(name)
            .expect("the benchmark names boxes that exist");
    }
    Rules::new(&setup).expect("the benchmark's setups are possible")
}

fn playouts(rules: &Rules, n: u32, mean_scores: std::ops::Range<f64>) {
    let start = State::new(rules);
    let mut state = start.clone();
    let mut moves = Vec::with_capacity(1024);
    let mut points = 0;
    for seed in 0..n {
        state.clone_from(&start);
        play_out(
            rules,
            &mut state,
            &mut Rng::new(u64::from(seed)),
            &mut moves,
        );
        points += rules.seats().map(|seat| state.score(seat)).sum::<i32>();
    }
    let mean = f64::from(points) / f64::from(n) / rules.n_seats() as f64;
    assert!(
        n < 100 || mean_scores.contains(&mean),
        "the mean score is {mean}"
    );
}

fn playout_base(n: u32) {
    playouts(&rules(Edition::Filosofia2010, 2, &[]), n, 17.0..22.0);
}

fn playout_five(n: u32) {
    playouts(&rules(Edition::Filosofia2010, 5, &[]), n, 8.0..25.0);
}

fn playout_river(n: u32) {
    playouts(
        &rules(Edition::ZmanC2, 2, &["river-1", "river-2"]),
        n,
        15.0..40.0,
    );
}

fn playout_large(n: u32) {
    playouts(&rules(Edition::Filosofia2010, 2, LARGE), n, 15.0..40.0);
}

fn playout_dragon(n: u32) {
    let boxes = &["princess-and-dragon"];
    playouts(&rules(Edition::Filosofia2010, 2, boxes), n, 20.0..45.0);
}

fn playout_all(edition: Edition, n: u32) {
    playouts(&rules(edition, 2, ALL), n, 60.0..100.0);
}

/// Plays at random until `n_tiles` lie on the board and a tile is to be placed.
fn position(rules: &Rules, n_tiles: usize) -> State {
    position_of(rules, n_tiles, Rng::new(7))
}

fn position_of(rules: &Rules, n_tiles: usize, mut rng: Rng) -> State {
    let mut state = State::new(rules);
    let mut moves = Vec::new();
    while state.tiles().len() < n_tiles || matches!(state.node(), Node::Chance { .. }) {
        step(rules, &mut state, &mut rng, &mut moves);
    }
    assert!(matches!(state.node(), Node::Decide { .. }));
    state
}

/// Plays one decision or draw; `true` if it was a decision.
fn step(rules: &Rules, state: &mut State, rng: &mut Rng, moves: &mut Vec<Move>) -> bool {
    match state.node() {
        Node::Chance { .. } => {
            let outcome = state.sample(rules, |n| rng.below(n));
            let outcome = outcome.expect("the point is below the total weight");
            state
                .draw(rules, outcome, &mut Log::silent())
                .expect("the outcome is possible");
            false
        }
        Node::Decide { .. } => {
            let chosen = random_move(rules, state, rng, moves).expect("there is a legal move");
            state.play_unchecked(rules, chosen, &mut Log::silent());
            true
        }
        Node::Over => panic!("the benchmark plays no game to its end"),
    }
}

fn clone_70(n: u32) {
    clones(&rules(Edition::Filosofia2010, 2, &[]), 70, n);
}

fn clone_all(n: u32) {
    clones(&rules(Edition::ZmanC2, 2, ALL), 150, n);
}

fn clones(rules: &Rules, n_tiles: usize, n: u32) {
    let state = position(rules, n_tiles);
    let mut copy = state.clone();
    for _ in 0..n {
        copy.clone_from(black_box(&state));
    }
    assert!(copy == state);
}

/// Plays eight decisions from a position, again and again; includes one clone for every eight.
fn decisions(rules: &Rules, n_tiles: usize, n: u32) {
    let start = position(rules, n_tiles);
    let mut state = start.clone();
    let mut moves = Vec::with_capacity(1024);
    let mut rng = Rng::new(1);
    let mut n_played = 0;
    while n_played < n {
        state.clone_from(&start);
        let mut left = 8;
        while left > 0 {
            let is_decision = step(rules, &mut state, &mut rng, &mut moves);
            left -= u32::from(is_decision);
        }
        n_played += 8;
    }
    assert!(state.tiles().len() > n_tiles);
}

fn decisions_20(n: u32) {
    decisions(&rules(Edition::Filosofia2010, 2, LARGE), 20, n);
}

fn decisions_70(n: u32) {
    decisions(&rules(Edition::Filosofia2010, 2, LARGE), 70, n);
}

fn decisions_150(n: u32) {
    decisions(&rules(Edition::Filosofia2010, 2, LARGE), 150, n);
}

fn generate_70(n: u32) {
    let rules = rules(Edition::Filosofia2010, 2, LARGE);
    let state = position(&rules, 70);
    let mut moves = Vec::with_capacity(1024);
    for _ in 0..n {
        moves.clear();
        black_box(&state).legal_moves(&rules, &mut moves);
    }
    assert!(!moves.is_empty());
}

/// Values every occupied feature of sixteen positions in turn, as bots do after each move they look at.
fn standings_68(n: u32) {
    let rules = rules(Edition::Filosofia2010, 2, &[]);
    let states: Vec<State> = (0..16)
        .map(|seed| position_of(&rules, 68, Rng::new(seed)))
        .collect();
    let mut n_seen = 0;
    for state in states.iter().cycle().take(n as usize) {
        black_box(state).for_each_standing(&rules, |standing| {
            n_seen += u32::from(black_box(standing).value_now >= 0);
        });
    }
    assert!(n_seen >= 8 * n);
}
