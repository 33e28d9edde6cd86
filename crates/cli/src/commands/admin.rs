//! `carcas admin`: what the operator of a server can do.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, bail};
use carcas_server::{AdminCommand, Config, administer};
use carcas_text::{key, say};
use clap::Subcommand;

use crate::files;
use crate::language::words;
use crate::run_args::whole_from;

/// Flags of `carcas admin`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The data folder of the server; it may run or not
    #[arg(
        long,
        value_name = "FOLDER",
        env = "CARCAS_DATA",
        default_value = "carcas-data"
    )]
    data: PathBuf,

    /// The database, if games are kept in PostgreSQL
    #[arg(long, value_name = "URL", env = "CARCAS_STORE", hide_env_values = true)]
    store: Option<String>,

    #[command(subcommand)]
    command: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Count games, and list those touched last, private ones too
    List {
        /// How many of each state are listed
        #[arg(long, value_name = "N", default_value_t = 50, value_parser = whole_from(0_u32))]
        limit: u32,
    },
    /// List the identities made last, and the names they have in games
    Identities {
        /// How many are listed
        #[arg(long, value_name = "N", default_value_t = 50, value_parser = whole_from(0_u32))]
        limit: u32,
    },
    /// End a game; nobody wins
    Close {
        /// The id of the game
        game: String,
    },
    /// Mute the chat of a game
    Mute {
        /// The id of the game
        game: String,
    },
    /// Let people talk in a game again
    Unmute {
        /// The id of the game
        game: String,
    },
    /// Delete a game with everything that is known of it
    DeleteGame {
        /// The id of the game
        game: String,
        /// Do not ask first
        #[arg(long)]
        yes: bool,
    },
    /// Delete an identity, with its names and words in games
    DeleteIdentity {
        /// The id of the identity
        identity: String,
        /// Do not ask first
        #[arg(long)]
        yes: bool,
    },
    /// Copy everything to a new file while games go on
    Backup {
        /// The file
        path: PathBuf,
    },
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let command = match &args.command {
        What::List { limit } => AdminCommand::List { limit: *limit },
        What::Identities { limit } => AdminCommand::Identities { limit: *limit },
        What::Close { game } => AdminCommand::Close { game: game.clone() },
        What::Mute { game } => AdminCommand::Mute {
            game: game.clone(),
            on: true,
        },
        What::Unmute { game } => AdminCommand::Mute {
            game: game.clone(),
            on: false,
        },
        What::DeleteGame { game, .. } => AdminCommand::DeleteGame { game: game.clone() },
        What::DeleteIdentity { identity, .. } => AdminCommand::DeleteIdentity {
            identity: identity.clone(),
        },
        What::Backup { path } => AdminCommand::Backup {
            path: std::path::absolute(path)
                .with_context(|| say!(words(), "terminal-error-no-path"))?,
        },
    };
    if args.store.is_none() && !args.data.is_dir() {
        let folder = files::shown(&args.data);
        bail!(say!(words(), "terminal-error-no-data", file = folder));
    }
    let config = Config {
        data: args.data.clone(),
        store: args.store.clone(),
        ..Config::default()
    };
    if !is_sure(&args.command)? {
        let told = words().of(key!("terminal-admin-nothing-deleted"));
        writeln!(anstream::stdout(), "{told}")?;
        return Ok(ExitCode::SUCCESS);
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .with_context(|| say!(words(), "terminal-error-thread"))?;
    match runtime.block_on(administer(config, &command, words().language())) {
        Ok(lines) => {
            let mut out = anstream::stdout().lock();
            for line in lines {
                writeln!(out, "{line}")?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(problem) => bail!(problem.message),
    }
}

/// Asks the operator before something is gone for ever.
fn is_sure(what: &What) -> anyhow::Result<bool> {
    let (question, refusal) = match what {
        What::DeleteGame { game, yes: false } => (
            say!(words(), "terminal-admin-delete-game", name = game.as_str()),
            say!(words(), "terminal-error-game-yes", name = game.as_str()),
        ),
        What::DeleteIdentity {
            identity,
            yes: false,
        } => (
            say!(
                words(),
                "terminal-admin-delete-identity",
                name = identity.as_str()
            ),
            say!(
                words(),
                "terminal-error-identity-yes",
                name = identity.as_str()
            ),
        ),
        _ => return Ok(true),
    };
    if !std::io::stdin().is_terminal() {
        bail!(refusal);
    }
    let yes = words().of(key!("terminal-admin-yes"));
    let question = say!(
        words(),
        "terminal-admin-type",
        text = question,
        input = yes.as_str()
    );
    let mut out = anstream::stdout();
    write!(out, "{question} ")?;
    out.flush()?;
    let mut line = String::new();
    std::io::stdin().read_line(&mut line)?;
    Ok(line.trim() == yes)
}
