//! What the operator can do: over a local socket in the data folder while the server runs, and on the store itself while it
//! does not.

use std::path::{Path, PathBuf};

use carcas_protocol::Problem;
use serde::{Deserialize, Serialize};

use crate::app::App;
use crate::config::Config;
use crate::game::{LogEntry, Request};
use crate::socket::{parse_game, problem, unreachable};
use crate::store::{AnyStore, Flags, GameId, IdentityId, Page, Status, Store, StoreError, Write};

/// What the operator wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AdminCommand {
    /// Lists public tables and the number of games in every state.
    List,
    /// Ends a game; nobody wins.
    Close {
        /// Which.
        game: String,
    },
    /// Mutes the chat of a game, or lets people talk again.
    Mute {
        /// Which.
        game: String,
        /// Whether it is muted.
        on: bool,
    },
    /// Deletes a game with its log.
    DeleteGame {
        /// Which.
        game: String,
    },
    /// Deletes an identity and what it left: its tokens, and its names and words in games.
    DeleteIdentity {
        /// Which.
        identity: String,
    },
    /// Writes a copy of everything to a file that does not exist yet.
    Backup {
        /// Where.
        path: PathBuf,
    },
}

/// What came of it: lines for people, or why it was refused.
pub type AdminReply = Result<Vec<String>, Problem>;

/// The socket in the data folder.
const SOCKET: &str = "admin.sock";

fn failed(why: &StoreError) -> Problem {
    match why {
        StoreError::NotFound => problem("not-found", "there is no such game or identity"),
        why => problem("unavailable", &why.to_string()),
    }
}

/// Carries out a command: through the server that runs on the data folder, or on the store if none does.
///
/// # Errors
/// Why it was refused.
pub async fn administer(config: Config, command: &AdminCommand) -> AdminReply {
    if let Some(reply) = through_socket(&config.data.join(SOCKET), command).await {
        return reply;
    }
    let store = AnyStore::open(&config.data, config.store.as_deref()).await;
    let app = App::new(config, store.map_err(|why| failed(&why))?);
    let reply = carry_out(&app, command).await;
    app.store().close().await;
    reply
}

/// Carries out a command.
pub(crate) async fn carry_out(app: &App, command: &AdminCommand) -> AdminReply {
    match command {
        AdminCommand::List => list(app).await,
        AdminCommand::Close { game } => {
            let game = parse_game(game)?;
            let closed = app.directory().ask(&game, |reply| Request::Close { reply });
            let closed = closed.await.map_err(unreachable)?;
            closed.map_err(|refused| refused.problem())?;
            Ok(vec![format!("{game} is closed")])
        }
        AdminCommand::Mute { game, on } => {
            let game = parse_game(game)?;
            let row = app.store().game(&game).await.map_err(|why| failed(&why))?;
            let row = row.ok_or_else(|| failed(&StoreError::NotFound))?;
            let flags = Flags {
                is_muted: *on,
                ..row.flags
            };
            write(app, Write::SetFlags(game.clone(), flags)).await?;
            let word = if *on { "muted" } else { "open" };
            Ok(vec![format!("the chat of {game} is {word}")])
        }
        AdminCommand::DeleteGame { game } => {
            let game = parse_game(game)?;
            if app.directory().is_loaded(&game) {
                // Whoever follows it is told; it leaves memory with the next request.
                let _ = app
                    .directory()
                    .ask(&game, |reply| Request::Close { reply })
                    .await;
                app.directory().drop_game(&game);
            }
            write(app, Write::DeleteGame(game.clone())).await?;
            Ok(vec![format!("{game} is deleted")])
        }
        AdminCommand::DeleteIdentity { identity } => delete_identity(app, identity).await,
        AdminCommand::Backup { path } => {
            app.store().backup(path).await.map_err(|why| failed(&why))?;
            Ok(vec![format!("a copy is in {}", path.display())])
        }
    }
}

async fn write(app: &App, write: Write) -> Result<(), Problem> {
    app.store().write(write).await.map_err(|why| failed(&why))
}

async fn list(app: &App) -> AdminReply {
    let mut lines = Vec::new();
    for status in Status::ALL {
        let games = app.store().untouched(status, i64::MAX, u32::MAX).await;
        let n = games.map_err(|why| failed(&why))?.len();
        lines.push(format!("{n} games {}", status.name()));
    }
    let public = app.store().lobby(&Page::first(Page::MAX)).await;
    for row in public.map_err(|why| failed(&why))? {
        lines.push(format!("{} {}", row.id, row.summary.status.name()));
    }
    Ok(lines)
}

/// Takes a person's name and words out of the logs, and deletes the identity.
async fn delete_identity(app: &App, identity: &str) -> AdminReply {
    let unknown = || problem("not-found", "there is no such identity");
    let id = IdentityId::parse(identity).map_err(|_| unknown())?;
    let known = app
        .store()
        .identity(&id)
        .await
        .map_err(|why| failed(&why))?;
    known.ok_or_else(unknown)?;
    let (mut n_games, mut page) = (0, Page::first(Page::MAX));
    loop {
        let games = app.store().games_of(&id, &page).await;
        let games = games.map_err(|why| failed(&why))?;
        for seated in &games {
            redact(app, &seated.row.id, identity).await?;
            n_games += 1;
        }
        let Some(last) = games.last() else {
            break;
        };
        page.after = Some((last.row.summary.updated_ms, last.row.id.clone()));
    }
    write(app, Write::DeleteIdentity(id)).await?;
    Ok(vec![format!(
        "{identity} is deleted, and gone from {n_games} games"
    )])
}

async fn redact(app: &App, game: &GameId, identity: &str) -> Result<(), Problem> {
    let events = app
        .store()
        .read(game, 0, u32::MAX)
        .await
        .map_err(|why| failed(&why))?;
    let (mut seats, mut bodies) = (Vec::new(), Vec::new());
    for event in &events {
        let Ok(mut entry) = LogEntry::parse(&event.body) else {
            continue;
        };
        let is_theirs = match &mut entry {
            LogEntry::SeatTaken {
                seat,
                identity: whose,
                name,
                ..
            } if whose.as_deref() == Some(identity) => {
                seats.push(*seat);
                *whose = None;
                "nobody".clone_into(name);
                true
            }
            LogEntry::Said {
                seat: Some(seat),
                name,
                text,
            } if seats.contains(seat) => {
                "nobody".clone_into(name);
                "…".clone_into(text);
                true
            }
            _ => false,
        };
        if is_theirs {
            bodies.push((event.version, entry.to_body()));
        }
    }
    let redact = Write::Redact {
        game: game.clone(),
        bodies,
    };
    write(app, redact).await?;
    app.directory().drop_game(game);
    Ok(())
}

/// Asks the server that runs on the data folder, if one does.
#[cfg(unix)]
async fn through_socket(path: &Path, command: &AdminCommand) -> Option<AdminReply> {
    use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
    let mut stream = tokio::net::UnixStream::connect(path).await.ok()?;
    let mut line = serde_json::to_string(command).ok()?;
    line.push('\n');
    let lost = || {
        problem(
            "unavailable",
            "the server went away while it worked on this",
        )
    };
    if stream.write_all(line.as_bytes()).await.is_err() {
        return Some(Err(lost()));
    }
    let mut reply = String::new();
    let read = BufReader::new(stream).read_line(&mut reply).await;
    let reply = read
        .ok()
        .and_then(|_| serde_json::from_str::<AdminReply>(&reply).ok());
    Some(reply.unwrap_or_else(|| Err(lost())))
}

#[cfg(not(unix))]
async fn through_socket(_: &Path, _: &AdminCommand) -> Option<AdminReply> {
    None
}

/// Listens for the operator, in the data folder, which only they may enter; runs for ever.
#[cfg(unix)]
pub(crate) async fn listen(app: App, data: PathBuf) {
    use std::os::unix::fs::PermissionsExt;
    use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
    let path = data.join(SOCKET);
    // What a server left that did not stop in order; one that runs holds the database, so this is none of its.
    let _ = std::fs::remove_file(&path);
    let Ok(listener) = tokio::net::UnixListener::bind(&path) else {
        return;
    };
    let _ = std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600));
    while let Ok((stream, _)) = listener.accept().await {
        let app = app.clone();
        tokio::spawn(async move {
            let mut stream = BufReader::new(stream);
            let mut line = String::new();
            if stream.read_line(&mut line).await.is_err() {
                return;
            }
            let reply: AdminReply = match serde_json::from_str(&line) {
                Ok(command) => carry_out(&app, &command).await,
                Err(why) => Err(problem("unreadable", &why.to_string())),
            };
            let mut reply = serde_json::to_string(&reply).unwrap_or_default();
            reply.push('\n');
            let _ = stream.get_mut().write_all(reply.as_bytes()).await;
        });
    }
}

#[cfg(not(unix))]
pub(crate) async fn listen(_: App, _: PathBuf) {}
