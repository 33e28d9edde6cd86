//! `carcas-lab load`: many games on a server at once, over real sockets, from a process of its own.

mod client;
mod http;
mod stats;
mod table;

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, ensure};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::Instant;

use carcas_cli::online::http::Server;
use carcas_cli::open_files;
use carcas_cli::run_args::{decimal, seed, whole_from};
use stats::Stats;
use table::{Pace, Table};

/// How many requests and handshakes are under way at once: as many as a server's queue of new connections surely holds.
const AT_ONCE: usize = 64;
/// How long everybody may take to come in, and the last moves to be seen.
const GATHER: Duration = Duration::from_secs(180);
const DRAIN: Duration = Duration::from_secs(10);

/// What stands below the flags of its help.
pub(crate) const MORE: &str = "Makes games of two seats over HTTP, opens sockets to them and plays random legal moves. The first two sockets \
    of a game hold its seats, the others watch. A game that ends is followed by a new one. The time of a move is \
    from when it is sent until the last socket of its game has read the update with it; it is measured on this \
    side, so a busy machine that runs both sides measures itself, too. The last line of the output is `load: \
    sockets=… games=… moves_per_second=… p50_ms=… p99_ms=… errors=… server_rss_mb=…`. The server must let one \
    address in so often: `carcas serve --limits 0 --sockets-per-address 20000`. Example: one game with 2,000 \
    watchers is --games 1 --sockets 2002.";

/// Flags of `carcas-lab load`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The server, such as http://127.0.0.1:7777
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:7777")]
    url: String,

    /// How many sockets to open: at least two per game, or none to make games only
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = whole_from(0_usize))]
    sockets: usize,

    /// How many games to play at once
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = whole_from(0_usize))]
    games: usize,

    /// How many moves each game makes per second; 0 leaves all games idle
    #[arg(long, value_name = "R", default_value_t = 1.0, value_parser = decimal)]
    rate: f64,

    /// For how long
    #[arg(long, value_name = "S", default_value_t = 10.0, value_parser = decimal)]
    seconds: f64,

    /// The seed of the random moves
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed)]
    seed: u64,
}

impl Args {
    fn check(&self) -> anyhow::Result<()> {
        let (games, sockets) = (self.games, self.sockets);
        ensure!(games > 0, "--games 0: expected at least 1");
        ensure!(
            sockets == 0 || sockets >= 2 * games,
            "--sockets {sockets}: expected at least {} for {games} games of two seats, or 0",
            2 * games
        );
        let rate = self.rate;
        ensure!(
            rate == 0.0 || (0.001..=1000.0).contains(&rate),
            "--rate {rate}: expected 0, or 0.001 to 1000"
        );
        ensure!(
            rate == 0.0 || sockets > 0,
            "--sockets 0: nobody could move; add --rate 0 to make games only"
        );
        let seconds = self.seconds;
        ensure!(
            (0.0..=86_400.0).contains(&seconds),
            "--seconds {seconds}: expected 0 to 86400"
        );
        Ok(())
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    args.check()?;
    let server = http::server(&args.url)?;
    open_files::allow(args.sockets as u64)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("cannot start a thread")?;
    runtime.block_on(load(args, server))
}

async fn load(args: &Args, server: Server) -> anyhow::Result<ExitCode> {
    let before = http::resident_mb(&server).await?;
    let stats = Arc::new(Stats::default());
    let door = Arc::new(Semaphore::new(AT_ONCE));
    let (start, started) = watch::channel(None);
    let (ready, mut are_ready) = mpsc::unbounded_channel();

    let mut tables = Vec::with_capacity(args.games);
    for ix in 0..args.games {
        let pace = Pace {
            period: (args.rate > 0.0).then(|| Duration::from_secs_f64(1.0 / args.rate)),
            seed: args.seed.wrapping_mul(1 << 32).wrapping_add(ix as u64),
        };
        let table = Table::new(server.clone(), Arc::clone(&stats), Arc::clone(&door), pace);
        tables.push(Arc::new(table));
    }
    // All games first, so that what games cost and what sockets cost is told apart.
    let made = tables.iter().map(|table| table.make());
    let made = futures_util::future::join_all(made).await;
    let made: anyhow::Result<Vec<_>> = made.into_iter().collect();
    let made = made.context("cannot make games")?;
    let with_games = http::resident_mb(&server).await?;

    let mut seated: Vec<Vec<client::Orders>> = vec![Vec::new(); args.games];
    for ix in 0..args.sockets {
        let ix = ix % args.games;
        let orders = client::open(Arc::clone(&tables[ix]), Arc::clone(&door));
        seated[ix].push(orders);
    }
    let mut drivers = Vec::with_capacity(args.games);
    for ((table, made), orders) in tables.iter().zip(made).zip(seated) {
        let (table, ready, started) = (Arc::clone(table), ready.clone(), started.clone());
        drivers.push(tokio::spawn(async move {
            table.drive(made, &orders, &ready, started).await;
            // A socket closes when nobody can give it orders; the last move still has to be seen.
            orders
        }));
    }
    drop(ready);
    let gathered = async {
        for _ in 0..args.games {
            are_ready.recv().await;
        }
    };
    let is_gathered = tokio::time::timeout(GATHER, gathered).await.is_ok();
    ensure!(
        is_gathered && stats.n_errors() == 0,
        "{} of {} sockets came in; does the server allow so many? (carcas serve --limits 0 --sockets-per-address 20000)",
        tables.iter().map(|table| table.n_here()).sum::<usize>(),
        args.sockets
    );
    let with_sockets = http::resident_mb(&server).await?;
    eprintln!(
        "memory of the server: {before:.1} MB before, {with_games:.1} MB with the games, {with_sockets:.1} MB with the sockets"
    );

    let begin = Instant::now();
    let end = begin + Duration::from_secs_f64(args.seconds);
    start.send_replace(Some((begin, end)));
    tokio::time::sleep_until(end).await;
    let mut open = Vec::with_capacity(drivers.len());
    for driver in drivers {
        // Each ends by itself soon after the end.
        open.push(tokio::time::timeout_at(end + DRAIN, driver).await);
    }
    let drained = Instant::now() + DRAIN;
    while tables.iter().any(|table| table.n_in_flight() > 0) && Instant::now() < drained {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    for table in &tables {
        for _ in 0..table.n_in_flight() {
            stats.count("a move was not seen by all sockets of its game");
        }
    }
    let after = http::resident_mb(&server).await?;
    drop(open);
    println!(
        "load: sockets={} games={} {} server_rss_mb={after:.1}",
        args.sockets,
        args.games,
        stats.summary(args.seconds)
    );
    Ok(match stats.n_errors() {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    })
}
