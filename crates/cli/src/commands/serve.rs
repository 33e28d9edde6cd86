//! `carcas serve`: host tables.

use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use carcas_server::{Config, Server};

/// Flags of `carcas serve`. Each can be set in the environment or in a file, too; a flag goes before the environment, and
/// that before the file.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Where to listen; 0.0.0.0:7777 lets everybody in who reaches this machine [default: 127.0.0.1:7777]
    #[arg(long, value_name = "ADDRESS:PORT", env = "CARCAS_LISTEN")]
    listen: Option<SocketAddr>,

    /// The folder for the database [default: carcas-data]
    #[arg(long, value_name = "FOLDER", env = "CARCAS_DATA")]
    data: Option<PathBuf>,

    /// Keep games in PostgreSQL instead: postgres://user:password@host/database
    #[arg(long, value_name = "URL", env = "CARCAS_STORE", hide_env_values = true)]
    store: Option<String>,

    /// Pages of this origin may open sockets, too, such as `https://example.org`; may be repeated
    #[arg(
        long,
        value_name = "ORIGIN",
        env = "CARCAS_ORIGIN",
        value_delimiter = ','
    )]
    origin: Option<Vec<String>>,

    /// A reverse proxy stands in front and tells the addresses of clients in X-Forwarded-For
    #[arg(long, env = "CARCAS_BEHIND_PROXY")]
    behind_proxy: bool,

    /// How many sockets one address may open [default: 200]
    #[arg(long, value_name = "N", env = "CARCAS_SOCKETS_PER_ADDRESS")]
    sockets_per_address: Option<u32>,

    /// How many sockets there may be [default: 15000]
    #[arg(long, value_name = "N", env = "CARCAS_SOCKETS")]
    sockets: Option<u32>,

    /// A factor for all rate limits; 0 takes them away [default: 1]
    #[arg(long, value_name = "FACTOR", env = "CARCAS_LIMITS")]
    limits: Option<f64>,

    /// How many bots think at once [default: half the cores]
    #[arg(long, value_name = "N", env = "CARCAS_BOT_THREADS")]
    bot_threads: Option<usize>,

    /// How long a bot may think about a move, in milliseconds [default: 2000]
    #[arg(long, value_name = "MS", env = "CARCAS_BOT_MS")]
    bot_ms: Option<u64>,

    /// How long a game stays in memory that nobody looks at, in seconds [default: 300]
    #[arg(long, value_name = "S", env = "CARCAS_IDLE_S")]
    idle_s: Option<u64>,

    /// Delete finished games after so many days [default: never]
    #[arg(long, value_name = "DAYS", env = "CARCAS_KEEP_FINISHED_DAYS")]
    keep_finished_days: Option<u32>,

    /// Delete games that nobody finished and nobody touches after so many days [default: 90]
    #[arg(long, value_name = "DAYS", env = "CARCAS_KEEP_ABANDONED_DAYS")]
    keep_abandoned_days: Option<u32>,

    /// Read settings from a TOML file; its keys are the flags without the dashes
    #[arg(long, value_name = "FILE", env = "CARCAS_CONFIG")]
    config: Option<PathBuf>,
}

/// The settings of a file: the flags by their names.
#[derive(Debug, Default, serde::Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct FileSettings {
    listen: Option<SocketAddr>,
    data: Option<PathBuf>,
    store: Option<String>,
    origin: Option<Vec<String>>,
    behind_proxy: Option<bool>,
    sockets_per_address: Option<u32>,
    sockets: Option<u32>,
    limits: Option<f64>,
    bot_threads: Option<usize>,
    bot_ms: Option<u64>,
    idle_s: Option<u64>,
    keep_finished_days: Option<u32>,
    keep_abandoned_days: Option<u32>,
}

impl Args {
    fn config(&self) -> anyhow::Result<Config> {
        let file = match &self.config {
            None => FileSettings::default(),
            Some(path) => {
                let shown = path.display();
                let text = std::fs::read_to_string(path);
                let text = text.with_context(|| format!("cannot read {shown}"))?;
                toml::from_str(&text).with_context(|| format!("{shown} is not understood"))?
            }
        };
        let usual = Config::default();
        let limits = self.limits.or(file.limits).unwrap_or(usual.limits);
        anyhow::ensure!(
            limits.is_finite() && limits >= 0.0,
            "--limits {limits}: expected 0 or more"
        );
        let ms = Duration::from_millis;
        let bot_ms = self.bot_ms.or(file.bot_ms);
        let idle_s = self.idle_s.or(file.idle_s);
        Ok(Config {
            listen: self.listen.or(file.listen).unwrap_or(usual.listen),
            data: self.data.clone().or(file.data).unwrap_or(usual.data),
            store: self.store.clone().or(file.store),
            origins: self.origin.clone().or(file.origin).unwrap_or_default(),
            behind_proxy: self.behind_proxy || file.behind_proxy.unwrap_or(false),
            sockets_per_address: self
                .sockets_per_address
                .or(file.sockets_per_address)
                .unwrap_or(usual.sockets_per_address),
            max_sockets: self.sockets.or(file.sockets).unwrap_or(usual.max_sockets),
            limits,
            bot_threads: self
                .bot_threads
                .or(file.bot_threads)
                .unwrap_or(usual.bot_threads),
            bot_budget: bot_ms.map_or(usual.bot_budget, ms),
            idle: idle_s.map_or(usual.idle, Duration::from_secs),
            keep_finished_days: self.keep_finished_days.or(file.keep_finished_days),
            keep_abandoned_days: self
                .keep_abandoned_days
                .or(file.keep_abandoned_days)
                .or(usual.keep_abandoned_days),
        })
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let config = args.config()?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("cannot start threads")?;
    runtime.block_on(async {
        let server = Server::start(config).await?;
        for line in addresses(server.address()) {
            println!("{line}");
        }
        println!("Stop with Ctrl-C. Games go on where they were when you start again.");
        server.serve(stop_signal()).await?;
        eprintln!("Stopped; everything is saved.");
        Ok(ExitCode::SUCCESS)
    })
}

/// Says where to open the table.
fn addresses(address: SocketAddr) -> Vec<String> {
    let port = address.port();
    if !address.ip().is_unspecified() {
        return vec![format!("Carcas is open at http://{address}")];
    }
    let mut lines = vec![format!("Carcas is open at http://127.0.0.1:{port} here")];
    match own_address() {
        Some(own) => lines.push(format!("and at http://{own}:{port} for the living room.")),
        None => lines.push(format!(
            "and at port {port} of this machine's address for the living room."
        )),
    }
    lines
}

/// Returns the address of this machine on its network. Nothing is sent: choosing a way to send tells the address.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_unspecified()).then_some(own)
}

/// Waits until somebody wants the server to stop.
async fn stop_signal() {
    let ctrl_c = async {
        // Without a handler the signal ends the process at once, which loses nothing either.
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminated) = signal(SignalKind::terminate()) else {
            return ctrl_c.await;
        };
        tokio::select! {
            () = ctrl_c => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    ctrl_c.await;
}
