//! `carcas serve`: host tables.

mod log;

use crate::language::{self, words};
use carcas_text::say;
use std::io::Write;
use std::net::{IpAddr, SocketAddr, ToSocketAddrs, UdpSocket};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, anyhow};
use carcas_server::{Client, Config, Server, StartError};

use crate::run_args::{decimal, whole_from, yes_or_no};
use crate::{files, open_files};

/// Flags of `carcas serve`. Each can be set in the environment or in a file, too; a flag goes before the environment, and
/// that before the file.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Where to listen; 0.0.0.0:7777 lets everybody in who reaches this machine, a port alone only this machine [default: 127.0.0.1:7777]
    #[arg(long, value_name = "ADDRESS:PORT", env = "CARCAS_LISTEN")]
    listen: Option<Listen>,

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
    #[arg(
        long,
        value_name = "true|false",
        env = "CARCAS_BEHIND_PROXY",
        value_parser = yes_or_no,
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "true"
    )]
    behind_proxy: Option<bool>,

    /// How many sockets one address may open [default: 200]
    #[arg(long, value_name = "N", env = "CARCAS_SOCKETS_PER_ADDRESS", value_parser = whole_from(0_u32))]
    sockets_per_address: Option<u32>,

    /// How many sockets there may be [default: 15000]
    #[arg(long, value_name = "N", env = "CARCAS_SOCKETS", value_parser = whole_from(0_u32))]
    sockets: Option<u32>,

    /// A factor for all rate limits; 0 takes them away [default: 1]
    #[arg(long, value_name = "FACTOR", env = "CARCAS_LIMITS", value_parser = decimal)]
    limits: Option<f64>,

    /// How many bots think at once [default: half the cores]
    #[arg(long, value_name = "N", env = "CARCAS_BOT_THREADS", value_parser = whole_from(0_usize))]
    bot_threads: Option<usize>,

    /// How long a bot may think about a move, in milliseconds [default: 2000]
    #[arg(long, value_name = "MS", env = "CARCAS_BOT_MS", value_parser = whole_from(0_u64))]
    bot_ms: Option<u64>,

    /// How long a game stays in memory that nobody looks at, in seconds [default: 300]
    #[arg(long, value_name = "S", env = "CARCAS_IDLE_S", value_parser = whole_from(0_u64))]
    idle_s: Option<u64>,

    /// Delete finished games after so many days [default: never]
    #[arg(long, value_name = "DAYS", env = "CARCAS_KEEP_FINISHED_DAYS", value_parser = whole_from(0_u32))]
    keep_finished_days: Option<u32>,

    /// Delete games that nobody finished and nobody touches after so many days [default: 90]
    #[arg(long, value_name = "DAYS", env = "CARCAS_KEEP_ABANDONED_DAYS", value_parser = whole_from(0_u32))]
    keep_abandoned_days: Option<u32>,

    /// How the log on standard error looks: text for people, or json for programs [default: text]
    #[arg(
        long,
        value_name = "FORM",
        env = "CARCAS_LOG",
        hide_possible_values = true
    )]
    log: Option<log::Form>,

    /// How much the log tells: error, warn, info or debug, each with what those before it tell [default: info]
    #[arg(
        long,
        value_name = "LEVEL",
        env = "CARCAS_LOG_LEVEL",
        hide_possible_values = true
    )]
    log_level: Option<log::Level>,

    /// Serve the pages of this folder, such as web/dist, instead of those inside the program
    #[arg(long, value_name = "FOLDER", env = "CARCAS_PAGES")]
    pages: Option<PathBuf>,

    /// Read settings from a TOML file; its keys are the flags without the dashes
    #[arg(long, value_name = "FILE", env = "CARCAS_CONFIG")]
    config: Option<PathBuf>,
}

/// An address and a port to listen at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(try_from = "String")]
struct Listen(SocketAddr);

impl std::str::FromStr for Listen {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || say!(words(), "terminal-error-listen", input = text);
        if let Ok(port) = text.parse::<u16>() {
            return Ok(Self(SocketAddr::from(([127, 0, 0, 1], port))));
        }
        let found: Vec<SocketAddr> = text.to_socket_addrs().map_err(|_| wrong())?.collect();
        // Names of this machine often have addresses of both kinds; the older kind is what people type.
        let chosen = found.iter().find(|at| at.is_ipv4()).or(found.first());
        chosen.copied().map(Self).ok_or_else(wrong)
    }
}

impl TryFrom<String> for Listen {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

/// The settings of a file: the flags by their names.
#[derive(Debug, Default, serde::Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct FileSettings {
    listen: Option<Listen>,
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
    log: Option<log::Form>,
    log_level: Option<log::Level>,
    pages: Option<PathBuf>,
}

impl Args {
    fn file(&self) -> anyhow::Result<FileSettings> {
        let Some(path) = &self.config else {
            return Ok(FileSettings::default());
        };
        let text = std::fs::read_to_string(path);
        let text = text.with_context(|| files::cannot_read(path))?;
        let unread = || {
            say!(
                words(),
                "terminal-error-settings",
                file = files::shown(path)
            )
        };
        toml::from_str(&text).with_context(unread)
    }

    /// Returns how the log looks and how much it tells.
    fn log(&self, file: &FileSettings) -> (log::Form, log::Level) {
        let form = self.log.or(file.log).unwrap_or_default();
        (form, self.log_level.or(file.log_level).unwrap_or_default())
    }

    fn config(&self, file: FileSettings) -> anyhow::Result<Config> {
        let usual = Config::default();
        let limits = self.limits.or(file.limits).unwrap_or(usual.limits);
        anyhow::ensure!(
            limits.is_finite() && limits >= 0.0,
            say!(words(), "terminal-error-limits", input = limits.to_string())
        );
        let ms = Duration::from_millis;
        let bot_ms = self.bot_ms.or(file.bot_ms);
        let idle_s = self.idle_s.or(file.idle_s);
        Ok(Config {
            listen: self.listen.or(file.listen).map_or(usual.listen, |at| at.0),
            data: self.data.clone().or(file.data).unwrap_or(usual.data),
            store: self.store.clone().or(file.store),
            origins: self.origin.clone().or(file.origin).unwrap_or_default(),
            behind_proxy: self
                .behind_proxy
                .or(file.behind_proxy)
                .unwrap_or(usual.behind_proxy),
            sockets_per_address: self
                .sockets_per_address
                .or(file.sockets_per_address)
                .unwrap_or(usual.sockets_per_address),
            max_sockets: self.sockets.or(file.sockets).unwrap_or(usual.max_sockets),
            request_in: usual.request_in,
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
            client: match self.pages.as_ref().or(file.pages.as_ref()) {
                None => usual.client,
                Some(folder) => Client::in_folder(folder).with_context(|| {
                    say!(words(), "terminal-error-pages", file = files::shown(folder))
                })?,
            },
        })
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let file = args.file()?;
    let (form, level) = args.log(&file);
    let config = args.config(file)?;
    log::start(form, level);
    raise_open_files(config.max_sockets);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .with_context(|| say!(words(), "terminal-error-thread"))?;
    let ended = runtime.block_on(async {
        // Once the address below is printed, the server can be stopped in order.
        let stopped = stop_signal();
        let server = Server::start(config).await.map_err(not_started)?;
        for line in addresses(server.address()) {
            tell(&line);
        }
        tell(&say!(words(), "terminal-serve-stop"));
        server.serve(stopped).await;
        tell(&say!(words(), "terminal-serve-stopped"));
        Ok(ExitCode::SUCCESS)
    });
    // Nobody waits any more for boards that are being drawn or bots that are thinking.
    runtime.shutdown_background();
    ended
}

/// Says why a server did not start.
fn not_started(error: StartError) -> anyhow::Error {
    anyhow!(match error {
        StartError::Store(why) => why.told(words()),
        StartError::Listen(address, why) => say!(
            words(),
            "terminal-error-serve-listen",
            input = address.to_string(),
            text = language::told(&why.into())
        ),
    })
}

/// Tells the operator something. Games go on even if nobody reads it any more.
fn tell(line: &str) {
    let _ = writeln!(anstream::stdout(), "{line}");
}

/// Takes as many open files as the system gives, and warns if sockets can need more.
fn raise_open_files(max_sockets: u32) {
    let Some(allowed) = open_files::raise() else {
        return;
    };
    let needed = open_files::needed(max_sockets.into());
    match allowed < needed {
        true => tracing::warn!(
            allowed,
            needed,
            sockets = max_sockets,
            "few open files: raise the hard limit (LimitNOFILE= of a systemd unit), or lower --sockets"
        ),
        false => tracing::debug!(allowed, "open files"),
    }
}

/// Says where to open the table.
fn addresses(address: SocketAddr) -> Vec<String> {
    let port = address.port();
    if !address.ip().is_unspecified() {
        return vec![say!(
            words(),
            "terminal-serve-open",
            input = format!("http://{address}")
        )];
    }
    let mut lines = vec![say!(
        words(),
        "terminal-serve-open-here",
        input = format!("http://127.0.0.1:{port}")
    )];
    match own_address() {
        Some(own) => lines.push(say!(
            words(),
            "terminal-serve-room",
            input = format!("http://{own}:{port}")
        )),
        None => lines.push(say!(
            words(),
            "terminal-serve-room-port",
            input = port.to_string()
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

/// Begins to listen for signals to stop, and returns what waits for one. Without a handler a signal ends the process at once,
/// which loses nothing either.
#[cfg(unix)]
fn stop_signal() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let kinds = [SignalKind::interrupt(), SignalKind::terminate()];
    let [interrupt, terminate] = kinds.map(|kind| signal(kind).ok());
    let caught = async |signal: Option<tokio::signal::unix::Signal>| match signal {
        Some(mut signal) => {
            signal.recv().await;
        }
        None => std::future::pending().await,
    };
    async move {
        tokio::select! {
            () = caught(interrupt) => {}
            () = caught(terminate) => {}
        }
    }
}

/// Waits for Ctrl-C.
#[cfg(not(unix))]
async fn stop_signal() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_to_listen_is_an_address_a_name_or_a_port() {
        for (typed, read) in [
            ("127.0.0.1:7780", "127.0.0.1:7780"),
            ("0.0.0.0:80", "0.0.0.0:80"),
            ("[::1]:7777", "[::1]:7777"),
            ("7777", "127.0.0.1:7777"),
            ("localhost:7780", "127.0.0.1:7780"),
        ] {
            let listen: Listen = typed.parse().expect(typed);
            assert_eq!(listen.0.to_string(), read);
        }
        for wrong in ["", "127.0.0.1", "70000", ":", "a b:1", "http://x"] {
            let why = wrong.parse::<Listen>().expect_err(wrong);
            assert!(why.contains("127.0.0.1:7777"), "{why}");
        }
    }
}
