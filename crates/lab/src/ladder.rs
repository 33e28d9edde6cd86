//! `carcas-lab ladder`: all bots against each other, and the table of their ratings.

use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::ensure;
use carcas_arena::stats::{Pairing, Rating, Tally, ratings};
use carcas_arena::{Contest, Entrant, Spent};
use carcas_bots::Bot;
use carcas_cli::contests::{ANCHOR, ThinkingArgs, check_bots, fault_told, progress_bar};
use carcas_cli::run_args::{seed, whole};
use carcas_cli::setup_args::SetupArgs;
use carcas_cli::{files, game_told};
use carcas_engine::Setup;

/// Flags of `carcas-lab ladder`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The bots that are rated [default: all]
    #[arg(value_name = "BOT")]
    bots: Vec<String>,

    #[command(flatten)]
    setup: SetupArgs,

    /// Games of every two bots at least, rounded up to pairs; those that answer soon play more
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = whole(2_u64..=1_000_000))]
    games: u64,

    #[command(flatten)]
    thinking: ThinkingArgs,

    /// The number of games that are played at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole(1_usize..=256))]
    threads: usize,

    /// The seed that draws and bots follow from
    #[arg(long, value_name = "X", default_value_t = 1, allow_negative_numbers = true, value_parser = seed)]
    seed: u64,

    /// Write the table into this file, such as docs/ladder.md
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Two bots that look at many positions for a decision play as many games as asked for; those that look at few, or at none
/// beyond their turn, play more.
const MANY_POSITIONS: u64 = 1_000;
const FEW_POSITIONS: u64 = 50;

/// What was found out about every bot.
struct Ladder {
    names: Vec<String>,
    /// The share of wins of the first against the second, where they played.
    shares: Vec<Vec<Option<f64>>>,
    pairings: Vec<Pairing>,
    spent: Vec<Spent>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    check_bots(&args.bots)?;
    let mut names: Vec<String> = Bot::NAMES.map(str::to_owned).to_vec();
    names.retain(|name| args.bots.is_empty() || args.bots.contains(name));
    ensure!(
        names.len() >= 2,
        "a ladder needs two bots or more; there are {}",
        Bot::NAMES.join(", ")
    );
    let (setup, _) = args.setup.prepare(2)?;
    if let Some(path) = &args.output {
        files::check_writable(path)?;
    }
    let typed = typed();
    let ladder = play(args, &setup, names)?;
    // Where it does not play, the first does for it.
    let anchor = ladder.names.iter().position(|name| name == ANCHOR.0);
    let anchor = anchor.unwrap_or(0);
    let rated = ratings(ladder.names.len(), &ladder.pairings, (anchor, ANCHOR.1));
    let rated = rated.unwrap_or_default();
    let table = table((args, &typed), &setup, (&ladder, anchor), &rated);
    let shown = show(&table);
    // Nothing is lost if nobody reads what is printed, or if the file cannot be written after all.
    if let Some(path) = &args.output {
        files::write_whole(path, &table)?;
    }
    shown?;
    Ok(ExitCode::SUCCESS)
}

fn show(table: &str) -> std::io::Result<()> {
    let mut out = anstream::stdout().lock();
    write!(out, "{table}")?;
    out.flush()
}

/// Returns how this command was typed, so that it can be typed again.
fn typed() -> String {
    let typed = std::env::args_os().skip(1);
    let words: Vec<String> = typed
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    // No word has the one sign that cannot be quoted: it ends them.
    let quoted = shlex::try_join(words.iter().map(String::as_str));
    quoted.unwrap_or_else(|_| words.join(" "))
}

/// Returns how many times more games two bots play than the slowest ones: the fewer positions they look at, the more. Quick
/// games tell weak levels apart, which are close together.
fn games_more(args: &Args, names: [&str; 2]) -> u64 {
    let of_bot = |name: &str| {
        let own = Bot::from_name(name, 0).and_then(|bot| bot.nodes())?;
        Some(match (args.thinking.time, args.thinking.nodes) {
            (None, None) => own,
            (None, Some(nodes)) => nodes,
            (Some(_), _) => u64::MAX,
        })
    };
    let n_positions = names.map(|name| of_bot(name).unwrap_or(0));
    let sum = n_positions[0].saturating_add(n_positions[1]);
    (MANY_POSITIONS / sum.max(FEW_POSITIONS)).max(1)
}

/// Plays every two bots against each other.
fn play(args: &Args, setup: &Setup, names: Vec<String>) -> anyhow::Result<Ladder> {
    let n = names.len();
    let rounds = |one: usize, other: usize| {
        let more = games_more(args, [&names[one], &names[other]]);
        args.games.div_ceil(2).saturating_mul(more)
    };
    let rounds: Vec<Vec<u64>> = (0..n)
        .map(|one| (0..one).map(|other| rounds(one, other)).collect())
        .collect();
    let n_rounds = rounds.iter().flatten();
    let bar = progress_bar(n_rounds.fold(0, |sum, n| sum.saturating_add(*n)), false);
    let mut ladder = Ladder {
        shares: vec![vec![None; n]; n],
        pairings: Vec::new(),
        spent: vec![Spent::default(); n],
        names,
    };
    for one in 0..n {
        for other in 0..one {
            let bot = |ix: usize| Entrant::Bot(ladder.names[ix].clone());
            let contest = Contest {
                setup: setup.clone(),
                entrants: [bot(one), bot(other)],
                budgets: [args.thinking.budget(); 2],
                patience: Duration::ZERO,
                seed: args.seed,
                n_threads: args.threads,
            };
            bar.set_message(format!("{} – {}", ladder.names[one], ladder.names[other]));
            let mut tally = Tally::new(2);
            let spent = &mut ladder.spent;
            contest.run(rounds[one][other], |round| {
                tally.add(round.games.len(), round.share(), round.margin());
                for game in &round.games {
                    spent[one].add(game.spent[0]);
                    spent[other].add(game.spent[1]);
                    if let Some(forfeit) = &game.forfeit {
                        let why = fault_told(&forfeit.fault);
                        bar.suspend(|| drop(writeln!(anstream::stderr(), "{why}")));
                    }
                }
                bar.inc(1);
                true
            })?;
            let summary = tally.summary();
            ladder.shares[one][other] = Some(summary.win_rate);
            ladder.shares[other][one] = Some(1.0 - summary.win_rate);
            ladder.pairings.push(Pairing {
                players: (one, other),
                n_games: summary.games as f64,
                wins: summary.games as f64 * summary.win_rate,
            });
        }
    }
    bar.finish_and_clear();
    Ok(ladder)
}

/// Writes the page: strongest first, with what everybody did to everybody.
fn table(
    (args, typed): (&Args, &str),
    setup: &Setup,
    (ladder, anchor): (&Ladder, usize),
    rated: &[Rating],
) -> String {
    let rating = |ix: usize| rated.get(ix).copied().unwrap_or_default();
    let mut order: Vec<usize> = (0..ladder.names.len()).collect();
    order.sort_by(|&a, &b| rating(b).elo.total_cmp(&rating(a).elo));
    let mut page = "# Ratings of the bots\n\n".to_owned();
    let game = game_told(setup);
    let about = format!(
        "Game: {game}, two seats, {} games of every two bots, each pair with the same draws and seats swapped. Ratings are Elo by \
         maximum likelihood, with {} fixed at {:.0}, and have one standard error.",
        args.games.div_ceil(2) * 2,
        ladder.names[anchor],
        ANCHOR.1
    );
    let thinking = match (args.thinking.time, args.thinking.nodes) {
        (Some(ms), _) => format!("Everybody had {ms} ms per turn."),
        (None, Some(nodes)) => format!("Everybody could look at {nodes} positions per decision."),
        (None, None) => {
            "Everybody looked at as many positions as the level does by itself.".to_owned()
        }
    };
    let more = (0..ladder.names.len())
        .flat_map(|one| (0..one).map(move |other| [one, other]))
        .map(|pair| games_more(args, pair.map(|ix| ladder.names[ix].as_str())))
        .max();
    let more = match more {
        Some(more @ 2..) => format!(" Bots that answer soon played up to {more} times as many."),
        _ => String::new(),
    };
    let _ = writeln!(page, "{about}{more} {thinking}\n");
    let heads = ["bot", "rating", "ms per turn"].map(str::to_owned);
    let names = order.iter().map(|&ix| ladder.names[ix].clone());
    let columns: Vec<String> = heads.into_iter().chain(names).collect();
    let _ = writeln!(page, "| {} |", columns.join(" | "));
    let _ = writeln!(page, "|---|{}", "--:|".repeat(columns.len() - 1));
    for &ix in &order {
        let Rating { elo, error } = rating(ix);
        let mut cells = vec![
            ladder.names[ix].clone(),
            format!("{elo:.0} ± {error:.0}"),
            format!("{:.2}", ladder.spent[ix].ms_per_turn()),
        ];
        cells.extend(order.iter().map(|&other| match ladder.shares[ix][other] {
            Some(share) => format!("{:.0}", share * 100.0),
            None => "–".to_owned(),
        }));
        let _ = writeln!(page, "| {} |", cells.join(" | "));
    }
    let _ = writeln!(
        page,
        "\nThe other columns are wins in percent of the row against the column, ties as halves. To make this table again: \
         `carcas-lab {typed}`."
    );
    page
}
