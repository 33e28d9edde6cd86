//! `carcas admin`: what the operator of a server can do.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, bail};
use carcas_server::{AdminCommand, Config, administer};
use clap::Subcommand;

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
    /// Count games, and list the public ones
    List,
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
    },
    /// Delete an identity, with its names and words in games
    DeleteIdentity {
        /// The id of the identity
        identity: String,
    },
    /// Copy everything to a new file while games go on
    Backup {
        /// The file
        path: PathBuf,
    },
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let command = match &args.command {
        What::List => AdminCommand::List,
        What::Close { game } => AdminCommand::Close { game: game.clone() },
        What::Mute { game } => AdminCommand::Mute {
            game: game.clone(),
            on: true,
        },
        What::Unmute { game } => AdminCommand::Mute {
            game: game.clone(),
            on: false,
        },
        What::DeleteGame { game } => AdminCommand::DeleteGame { game: game.clone() },
        What::DeleteIdentity { identity } => AdminCommand::DeleteIdentity {
            identity: identity.clone(),
        },
        What::Backup { path } => AdminCommand::Backup {
            path: std::path::absolute(path).context("this is no path")?,
        },
    };
    if args.store.is_none() && !args.data.is_dir() {
        let folder = args.data.display();
        bail!("there is no data folder {folder}; name that of the server with --data");
    }
    let config = Config {
        data: args.data.clone(),
        store: args.store.clone(),
        ..Config::default()
    };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("cannot start")?;
    match runtime.block_on(administer(config, &command)) {
        Ok(lines) => {
            for line in lines {
                println!("{line}");
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(problem) => bail!("{}", problem.message),
    }
}
