//! `carcas-lab perft`: the size of the decision tree, depth by depth.

use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, ensure};
use carcas_bots::Rng;
use carcas_engine::{KindIx, Rules, State};
use carcas_laws::{Count, Draws, Perft, play_ahead, shuffled};
use serde_json::json;

use carcas_cli::run_args::{seed, whole_from};
use carcas_cli::setup_args::SetupArgs;

/// What stands below the flags of its help.
pub(crate) const MORE: &str = "Depth counts decisions: every move of any seat is one, draws are none. Nodes are positions right after a move, \
    at all depths. Leaves are lines that end: at the depth, when the game is over, or when the order holds no tile \
    that can be drawn.";

/// Flags of `carcas-lab perft`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    setup: SetupArgs,

    /// The number of seats
    #[arg(long, default_value_t = 2, value_parser = whole_from(0_usize))]
    seats: usize,

    /// Count up to N decisions
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = whole_from(0_u32))]
    depth: u32,

    /// Draw these tiles in this order; one that cannot be drawn yet, such as land before the river ends, waits
    #[arg(long, value_name = "TILE,…", value_delimiter = ',')]
    order: Vec<String>,

    /// Shuffle the bag with this seed
    #[arg(long, value_name = "X", default_value_t = 1, allow_negative_numbers = true, value_parser = seed)]
    seed: u64,

    /// Begin after N decisions, played at random with the seed
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole_from(0_u32))]
    after: u32,

    /// Follow every tile that can be drawn instead of an order; `weight` counts equal tiles as different
    #[arg(long, conflicts_with = "order")]
    through_chance: bool,

    /// Stop at the depth whose tree has more moves and draws than this
    #[arg(long, value_name = "N", default_value_t = 100_000_000, value_parser = whole_from(0_u64))]
    limit: u64,

    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

/// One depth that was counted.
struct Row {
    depth: u32,
    count: Count,
    seconds: f64,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let (_, rules) = args.setup.prepare(args.seats)?;
    ensure!(
        args.depth >= 1,
        "`--depth 0` counts nothing; it can be 1 or more"
    );
    let mut rng = Rng::new(args.seed);
    let mut state = State::new(&rules);
    play_ahead(&rules, &mut state, args.after, &mut rng);
    let draws = match (args.through_chance, args.order.is_empty()) {
        (true, _) => Draws::Chance,
        (false, true) => Draws::Order(shuffled(&rules, &state, &mut rng)),
        (false, false) => Draws::Order(given(&rules, &state, &args.order)?),
    };
    let perft = Perft::new(&rules, draws, args.limit);
    let mut out = anstream::stdout();
    let mut rows: Vec<Row> = Vec::new();
    let mut has_ended = false;
    for depth in 1..=args.depth {
        let begin = Instant::now();
        let Ok(count) = perft.count(&state, depth) else {
            has_ended = true;
            break;
        };
        let seconds = begin.elapsed().as_secs_f64();
        let is_last = rows.last().is_some_and(|row| row.count == count);
        if !args.json {
            let weight = match args.through_chance {
                true => format!(" weight={}", count.weight),
                false => String::new(),
            };
            writeln!(
                out,
                "depth={depth} nodes={} leaves={}{weight} seconds={seconds:.3}",
                count.nodes, count.leaves
            )?;
        }
        rows.push(Row {
            depth,
            count,
            seconds,
        });
        // A tree that no longer grows has ended everywhere.
        if is_last {
            break;
        }
    }
    if has_ended {
        anstream::eprintln!(
            "note: the tree of depth {} has more than {} moves and draws; `--limit N` raises that",
            rows.len() + 1,
            args.limit
        );
    }
    let seconds: f64 = rows.iter().map(|row| row.seconds).sum();
    let (depth, count) = rows
        .last()
        .map_or((0, Count::default()), |row| (row.depth, row.count));
    if args.json {
        writeln!(out, "{}", as_json(&rows, seconds, has_ended))?;
    } else {
        writeln!(
            out,
            "perft: depth={depth} nodes={} leaves={} seconds={seconds:.3}",
            count.nodes, count.leaves
        )?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the kinds of an order that was typed.
fn given(rules: &Rules, state: &State, names: &[String]) -> anyhow::Result<Vec<KindIx>> {
    let mut order = Vec::new();
    for name in names {
        let kind = rules
            .find_kind(name)
            .with_context(|| format!("`--order`: this game has no tile `{name}`"))?;
        order.push(kind);
        let n_given = order.iter().filter(|&&other| other == kind).count();
        let n_in_bag = state.n_in_bag(rules, kind);
        ensure!(
            n_given <= n_in_bag,
            "`--order`: the bag holds only {n_in_bag} of `{name}`"
        );
    }
    Ok(order)
}

fn as_json(rows: &[Row], seconds: f64, is_limited: bool) -> serde_json::Value {
    let depths: Vec<_> = rows
        .iter()
        .map(|row| {
            json!({
                "depth": row.depth,
                "nodes": row.count.nodes,
                "leaves": row.count.leaves,
                // Larger than the numbers of JSON readers.
                "weight": row.count.weight.to_string(),
                "seconds": row.seconds,
            })
        })
        .collect();
    json!({ "depths": depths, "seconds": seconds, "limit_reached": is_limited })
}
