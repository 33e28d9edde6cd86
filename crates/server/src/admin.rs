//! What the operator can do: over a local socket in the data folder while the server runs, and on the store itself while it
//! does not.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use carcas_protocol::{Problem, SeatAbout};
use carcas_text::{Language, Words, key, say};
use serde::{Deserialize, Serialize};

use crate::app::App;
use crate::config::Config;
use crate::data_folder::DataFolder;
use crate::game::{Kept, Request};
use crate::socket::{parse_game, problem, unreachable};
use crate::store::{
    AnyStore, Flags, GameId, GameRow, IdentityId, Page, Status, Store, StoreError, Write,
};
use crate::time::Clock;

/// What the operator wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AdminCommand {
    /// Lists games, the last touched first, and counts those in every state.
    List {
        /// How many of every state at most.
        limit: u32,
    },
    /// Lists identities, the last made first, with the names that people gave themselves in games.
    Identities {
        /// How many at most.
        limit: u32,
    },
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

/// What goes over the socket: the tag of the operator's language, and what they want.
type Order<'a> = (Cow<'a, str>, Cow<'a, AdminCommand>);

fn failed(words: &Words, why: &StoreError) -> Problem {
    let code = match why {
        StoreError::NotFound => "not-found",
        _ => "unavailable",
    };
    problem(code, &why.told(words))
}

/// Carries out a command: through the server that runs on the data folder, or on the store if none does. What comes of it is
/// told in a language.
///
/// # Errors
/// Why it was refused.
pub async fn administer(config: Config, command: &AdminCommand, language: Language) -> AdminReply {
    let words = Words::shared(language);
    if let Some(reply) = through_socket(&config.data.join(SOCKET), command, words).await {
        return reply;
    }
    let failed = |why| failed(words, &why);
    let _held = DataFolder::hold(&config.data).map_err(failed)?;
    let store = AnyStore::open(&config.data, config.store.as_deref()).await;
    let app = App::new(config, store.map_err(failed)?, Clock::default());
    let reply = carry_out(&app, command, words).await;
    app.store().close().await;
    reply
}

impl AdminCommand {
    /// Returns its name and what it is about, for the log.
    fn told(&self) -> (&'static str, String) {
        match self {
            Self::List { .. } => ("list", String::new()),
            Self::Identities { .. } => ("identities", String::new()),
            Self::Close { game } => ("close", game.clone()),
            Self::Mute { game, on: true } => ("mute", game.clone()),
            Self::Mute { game, on: false } => ("unmute", game.clone()),
            Self::DeleteGame { game } => ("delete-game", game.clone()),
            Self::DeleteIdentity { identity } => ("delete-identity", identity.clone()),
            Self::Backup { path } => ("backup", path.display().to_string()),
        }
    }
}

/// Carries out a command, and tells of it in the log.
pub(crate) async fn carry_out(app: &App, command: &AdminCommand, words: &Words) -> AdminReply {
    let (name, about) = command.told();
    let reply = act(app, command, words).await;
    match &reply {
        Ok(_) => tracing::info!(command = name, about, "operator"),
        Err(problem) => {
            let code = &problem.code;
            tracing::warn!(command = name, about, code, "operator was refused");
        }
    }
    reply
}

async fn act(app: &App, command: &AdminCommand, words: &Words) -> AdminReply {
    let failed = |why| failed(words, &why);
    let in_words = |problem| in_words(words, problem);
    match command {
        AdminCommand::List { limit } => list(app, *limit, words).await,
        AdminCommand::Identities { limit } => identities(app, *limit, words).await,
        AdminCommand::Close { game } => {
            let game = parse_game(game).map_err(in_words)?;
            let closed = app.directory().ask(&game, |reply| Request::Close { reply });
            let closed = closed.await.map_err(|why| in_words(unreachable(why)))?;
            closed.map_err(|refused| in_words(refused.problem()))?;
            set_flags(app, &game, words, |flags| flags.is_closed = true).await?;
            Ok(vec![say!(
                words,
                "terminal-admin-closed",
                name = game.to_string()
            )])
        }
        AdminCommand::Mute { game, on } => {
            let game = parse_game(game).map_err(in_words)?;
            set_flags(app, &game, words, |flags| flags.is_muted = *on).await?;
            let name = game.to_string();
            Ok(vec![match on {
                true => say!(words, "terminal-admin-muted", name = name),
                false => say!(words, "terminal-admin-open", name = name),
            }])
        }
        AdminCommand::DeleteGame { game } => {
            let game = parse_game(game).map_err(in_words)?;
            if app.directory().is_loaded(&game) {
                // Whoever follows it is told that it is over.
                let close = |reply| Request::Close { reply };
                let _ = app.directory().ask(&game, close).await;
            }
            write(app, Write::DeleteGame(game.clone()), words).await?;
            app.directory().reload(&game).await;
            Ok(vec![say!(
                words,
                "terminal-admin-deleted",
                name = game.to_string()
            )])
        }
        AdminCommand::DeleteIdentity { identity } => {
            let n_games = delete_identity(app, identity, words).await?;
            let name = identity.as_str();
            Ok(vec![say!(
                words,
                "terminal-admin-forgotten",
                name = name,
                n = n_games
            )])
        }
        AdminCommand::Backup { path } => {
            let folder = path.parent().filter(|folder| !folder.is_dir());
            if let Some(folder) = folder {
                let folder = folder.display().to_string();
                let why = say!(words, "terminal-admin-no-folder", file = folder);
                return Err(problem("bad-request", &why));
            }
            app.store().backup(path).await.map_err(failed)?;
            let file = path.display().to_string();
            Ok(vec![say!(words, "terminal-admin-copied", file = file)])
        }
    }
}

/// Says what a game refuses in the words of the operator; what has none is said as programs are told.
fn in_words(words: &Words, problem: Problem) -> Problem {
    let said = words.find(&format!("problem-{}", problem.code));
    Problem {
        message: said.unwrap_or(problem.message),
        ..problem
    }
}

async fn write(app: &App, write: Write, words: &Words) -> Result<(), Problem> {
    let written = app.store().write(write).await;
    written.map_err(|why| failed(words, &why))
}

/// Notes what the operator has done to a game.
async fn set_flags(
    app: &App,
    game: &GameId,
    words: &Words,
    set: impl FnOnce(&mut Flags),
) -> Result<(), Problem> {
    let failed = |why| failed(words, &why);
    let row = app.store().game(game).await.map_err(failed)?;
    let row = row.ok_or_else(|| failed(StoreError::NotFound))?;
    let mut flags = row.flags;
    set(&mut flags);
    write(app, Write::SetFlags(game.clone(), flags), words).await
}

async fn list(app: &App, limit: u32, words: &Words) -> AdminReply {
    let failed = |why| failed(words, &why);
    let (now, mut lines) = (app.now_ms(), Vec::new());
    for status in Status::ALL {
        let games = app.store().untouched(status, i64::MAX, u32::MAX).await;
        let games = games.map_err(failed)?;
        let (n, name) = (games.len(), status.name());
        lines.push(say!(words, "terminal-admin-count", how = name, n = n));
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        // The oldest come first.
        for id in games.iter().rev().take(limit) {
            let row = app.store().game(id).await.map_err(failed)?;
            // One that was deleted meanwhile is none.
            lines.extend(row.map(|row| format!("  {}", told(&row, now, words))));
        }
        if n > limit {
            let more = say!(words, "terminal-admin-more", n = n - limit, m = n);
            lines.push(format!("  {more}"));
        }
    }
    Ok(lines)
}

/// Says in a line what is known of a game: its id, who sees it, when it was touched, who plays.
fn told(row: &GameRow, now: i64, words: &Words) -> String {
    let seen = match row.summary.is_public {
        true => words.of(key!("terminal-admin-public")),
        false => words.of(key!("terminal-admin-private")),
    };
    let mut line = format!(
        "{} {seen:<7} {:>6}",
        row.id,
        age(now - row.summary.updated_ms)
    );
    for (is_so, word) in [
        (row.flags.is_closed, key!("terminal-admin-is-closed")),
        (row.flags.is_muted, key!("terminal-admin-is-muted")),
    ] {
        if is_so {
            line += &format!(" {}", words.of(word));
        }
    }
    if let Ok(kept) = serde_json::from_str::<Kept>(&row.summary.json) {
        let about = kept.listed.about;
        let seats = about.seats.iter();
        let names: Vec<String> = seats.map(|seat| shown_name(seat, words)).collect();
        line += &format!(" {}: {}", about.setup.preset, names.join(", "));
    }
    line
}

fn shown_name(seat: &SeatAbout, words: &Words) -> String {
    match seat.name.as_str() {
        "" => words.of(key!("lobby-free")),
        name => name.to_owned(),
    }
}

/// Says how long ago something was.
fn age(ms: i64) -> String {
    let s = ms.max(0) / 1000;
    match s {
        0..60 => format!("{s}s"),
        60..3600 => format!("{}min", s / 60),
        3600..172_800 => format!("{}h", s / 3600),
        _ => format!("{}d", s / 86_400),
    }
}

/// How many games of an identity are looked at for its names.
const N_NAMED: u32 = 20;

async fn identities(app: &App, limit: u32, words: &Words) -> AdminReply {
    let failed = |why| failed(words, &why);
    let now = app.now_ms();
    let rows = app.store().identities(limit).await;
    let mut lines = Vec::new();
    for row in rows.map_err(failed)? {
        let games = app.store().games_of(&row.id, &Page::first(N_NAMED)).await;
        let mut names = BTreeSet::new();
        let games = games.map_err(failed)?;
        for seated in &games {
            let Ok(kept) = serde_json::from_str::<Kept>(&seated.row.summary.json) else {
                continue;
            };
            let seats = seated.seats.iter();
            let seats =
                seats.filter_map(|seat| kept.listed.about.seats.get(usize::from(seat.seat)));
            names.extend(seats.map(|seat| seat.name.clone()));
        }
        let names: Vec<String> = names.into_iter().collect();
        let n = games.len();
        let things = match n == N_NAMED as usize {
            true => say!(words, "terminal-admin-games-or-more", n = n),
            false => say!(words, "terminal-admin-games", n = n),
        };
        let line = format!(
            "{} {:>6} {things}: {}",
            row.id,
            age(now - row.created_ms),
            names.join(", ")
        );
        lines.push(line.trim_end_matches([' ', ':']).to_owned());
    }
    if lines.is_empty() {
        lines.push(words.of(key!("terminal-admin-nobody")));
    }
    Ok(lines)
}

/// Takes a person's name and words out of the logs, and deletes the identity. Returns out of how many games.
///
/// # Errors
/// If there is no such identity, or the store cannot be used now.
pub(crate) async fn delete_identity(
    app: &App,
    identity: &str,
    words: &Words,
) -> Result<usize, Problem> {
    let failed = |why| failed(words, &why);
    let unknown = || problem("not-found", &words.of(key!("terminal-admin-no-identity")));
    let id = IdentityId::parse(identity).map_err(|_| unknown())?;
    let known = app.store().identity(&id).await.map_err(failed)?;
    known.ok_or_else(unknown)?;
    let mut forgotten = BTreeSet::new();
    // A game in which something happens meanwhile moves to the first page, past which we may be: look until nothing is new.
    loop {
        let n_before = forgotten.len();
        let mut page = Page::first(Page::MAX);
        loop {
            let games = app.store().games_of(&id, &page).await;
            let games = games.map_err(failed)?;
            for seated in &games {
                if forgotten.insert(seated.row.id.clone()) {
                    forget_in(app, &seated.row.id, identity, words).await?;
                }
            }
            let Some(last) = games.last() else {
                break;
            };
            page.after = Some((last.row.summary.updated_ms, last.row.id.clone()));
        }
        // Whoever left a table before the game has no seat there, and is named in its log.
        let mut after = None;
        loop {
            let left = app.store().games_left(&id, after.as_ref(), Page::MAX).await;
            let left = left.map_err(failed)?;
            for game in &left {
                if forgotten.insert(game.clone()) {
                    forget_in(app, game, identity, words).await?;
                }
            }
            let Some(last) = left.last() else {
                break;
            };
            after = Some(last.clone());
        }
        if forgotten.len() == n_before {
            break;
        }
    }
    let n_games = forgotten.len();
    write(app, Write::DeleteIdentity(id), words).await?;
    Ok(n_games)
}

/// Takes an identity out of the log of a game.
async fn forget_in(app: &App, game: &GameId, who: &str, words: &Words) -> Result<(), Problem> {
    let forget = |reply| Request::Forget {
        identity: who.to_owned(),
        reply,
    };
    let done = app.directory().ask(game, forget).await;
    let done = done.map_err(|why| in_words(words, unreachable(why)))?;
    done.map_err(|refused| in_words(words, refused.problem()))
}

/// Asks the server that runs on the data folder, if one does.
#[cfg(unix)]
async fn through_socket(path: &Path, command: &AdminCommand, words: &Words) -> Option<AdminReply> {
    use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
    let mut stream = tokio::net::UnixStream::connect(path).await.ok()?;
    let order: Order<'_> = (words.language().tag().into(), Cow::Borrowed(command));
    let mut line = serde_json::to_string(&order).ok()?;
    line.push('\n');
    let lost = || problem("unavailable", &words.of(key!("terminal-admin-lost")));
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
async fn through_socket(_: &Path, _: &AdminCommand, _: &Words) -> Option<AdminReply> {
    None
}

/// Where the operator knocks: in the data folder, which only they may enter.
#[derive(Debug)]
pub(crate) struct Door {
    #[cfg(unix)]
    listener: Option<tokio::net::UnixListener>,
}

#[cfg(unix)]
impl Door {
    /// Opens it. Whoever knows that the server is there can knock, even if nobody listens yet.
    pub(crate) fn open(data: &Path) -> Self {
        use std::os::unix::fs::PermissionsExt;
        let path = data.join(SOCKET);
        // What a server left that did not stop in order; one that runs holds the folder, so this is none of its.
        let _ = std::fs::remove_file(&path);
        let listener = tokio::net::UnixListener::bind(&path);
        let listener = listener.inspect_err(|why| {
            tracing::error!(path = %path.display(), %why, "the operator cannot be listened to");
        });
        let _ = std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600));
        Self {
            listener: listener.ok(),
        }
    }
}

#[cfg(not(unix))]
impl Door {
    pub(crate) fn open(_: &Path) -> Self {
        Self {}
    }
}

/// Listens for the operator; runs for ever.
#[cfg(unix)]
pub(crate) async fn listen(app: App, door: Door) {
    use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
    let Some(listener) = door.listener else {
        return;
    };
    while let Ok((stream, _)) = listener.accept().await {
        let app = app.clone();
        tokio::spawn(async move {
            let mut stream = BufReader::new(stream);
            let mut line = String::new();
            if stream.read_line(&mut line).await.is_err() {
                return;
            }
            let reply: AdminReply = match serde_json::from_str::<Order<'_>>(&line) {
                Ok((tag, command)) => {
                    let language = Language::from_tag(&tag).unwrap_or_default();
                    carry_out(&app, &command, Words::shared(language)).await
                }
                Err(why) => Err(problem("unreadable", &why.to_string())),
            };
            let mut reply = serde_json::to_string(&reply).unwrap_or_default();
            reply.push('\n');
            let _ = stream.get_mut().write_all(reply.as_bytes()).await;
        });
    }
}

#[cfg(not(unix))]
pub(crate) async fn listen(_: App, _: Door) {}
