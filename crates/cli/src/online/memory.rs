//! What this machine remembers of servers: an identity for each, so that "my games" are known, the game played last, and what
//! was promised of the draws of each game.
//!
//! The file lies beside the running game. It holds tokens, so only its owner may read it. Several terminals may write it: each
//! takes a lock and reads the file again before it changes anything. A file that cannot be read is left as it is.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, bail};
use carcas_text::say;
use serde::{Deserialize, Serialize};

use super::address::Address;
use super::promise::Promise;
use crate::files;
use crate::games::{Lock, Locked};
use crate::language::words;

/// What is remembered of all servers.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct All {
    #[serde(default)]
    servers: BTreeMap<String, Known>,
}

/// What is remembered of a server.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Known {
    /// The token of the identity.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) identity: Option<String>,
    /// The name that was shown last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) name: Option<String>,
    /// The game played last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) last_game: Option<String>,
    /// Games that we have sat down in or made.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) games: BTreeMap<String, KnownGame>,
}

/// What is remembered of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct KnownGame {
    /// When this was last changed, in seconds since 1970.
    #[serde(default)]
    changed_s: u64,
    /// Its seats, as far as we had their links.
    #[serde(default)]
    pub(crate) seats: Vec<KnownSeat>,
    /// What the server promised of its draws, and what we added.
    #[serde(default)]
    pub(crate) promise: Promise,
}

/// A seat whose link we have, or had.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct KnownSeat {
    /// Which, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) seat: Option<u8>,
    /// The token of its link.
    pub(crate) link: String,
    /// The token of the seat, once we sit there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) token: Option<String>,
    /// What we add to the draws there: the same if the answer of the server is lost and we sit down again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) nonce: Option<String>,
    /// Whether it is played from here; otherwise the link is for a friend.
    pub(crate) is_mine: bool,
}

/// How many games are remembered of a server; more would be forgotten anyway.
const MAX_GAMES: usize = 200;
/// How often the lock is tried, and how long between: its holder writes one small file.
const TRIES: u32 = 20;
const PAUSE: Duration = Duration::from_millis(50);

/// Where it is kept, if the system has a place for such files.
fn path() -> Option<PathBuf> {
    Some(files::state_folder()?.join("online.json"))
}

fn read(path: &Path) -> anyhow::Result<All> {
    if !path.exists() {
        return Ok(All::default());
    }
    let text = files::read_text(path)?;
    serde_json::from_str(&text)
        .with_context(|| say!(words(), "terminal-error-memory", file = files::shown(path)))
}

/// Returns what is known of a server. What cannot be read is as good as unknown here; it is not overwritten.
pub(crate) fn of(address: &Address) -> Known {
    let all = path().and_then(|path| read(&path).ok());
    let known = all.and_then(|mut all| all.servers.remove(&address.to_string()));
    known.unwrap_or_default()
}

/// Changes what is known of a server.
pub(crate) fn change(address: &Address, change: impl FnOnce(&mut Known)) -> anyhow::Result<()> {
    let path = path().with_context(|| say!(words(), "terminal-error-no-memory"))?;
    change_at(&path, address, now_s(), change)
}

fn now_s() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}

fn change_at(
    path: &Path,
    address: &Address,
    now_s: u64,
    change: impl FnOnce(&mut Known),
) -> anyhow::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).with_context(|| {
            say!(
                words(),
                "terminal-error-make-folder",
                file = files::shown(folder)
            )
        })?;
    }
    let _lock = lock(path)?;
    let mut all = read(path)?;
    let known = all.servers.entry(address.to_string()).or_default();
    let before = known.games.clone();
    change(known);
    for (game, of) in &mut known.games {
        if before.get(game) != Some(of) {
            of.changed_s = now_s;
        }
    }
    while known.games.len() > MAX_GAMES {
        let last = known.last_game.clone();
        let others = known.games.iter().filter(|of| Some(of.0) != last.as_ref());
        let oldest = others.min_by_key(|(_, of)| of.changed_s);
        match oldest.map(|(game, _)| game.clone()) {
            Some(game) => known.games.remove(&game),
            None => break,
        };
    }
    files::write_private(path, &serde_json::to_string_pretty(&all)?)
}

fn lock(path: &Path) -> anyhow::Result<Lock> {
    for _ in 0..TRIES {
        if let Locked::Mine(lock) = Lock::take(path)? {
            return Ok(lock);
        }
        std::thread::sleep(PAUSE);
    }
    bail!(say!(
        words(),
        "terminal-error-held",
        file = files::shown(path)
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address() -> Address {
        Address::parse("http://localhost:7777").unwrap()
    }

    fn known_at(path: &Path) -> Known {
        let mut all = read(path).unwrap();
        all.servers
            .remove(&address().to_string())
            .unwrap_or_default()
    }

    #[test]
    fn what_cannot_be_read_is_not_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("online.json");
        for text in ["{\"servers\": {", "7", "\u{fffd}"] {
            std::fs::write(&path, text).unwrap();
            let why = change_at(&path, &address(), 1, |known| known.name = None);
            let why = format!("{:#}", why.unwrap_err());
            assert!(why.contains("move it away"), "{why}");
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        }
    }

    #[test]
    fn terminals_that_write_at_once_lose_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("online.json");
        std::thread::scope(|scope| {
            for terminal in 0..4 {
                let path = &path;
                scope.spawn(move || {
                    for nth in 0..5 {
                        let game = format!("game {terminal} {nth}");
                        let added = change_at(path, &address(), 1, |known| {
                            known.games.insert(game, KnownGame::default());
                        });
                        added.unwrap();
                    }
                });
            }
        });
        assert_eq!(known_at(&path).games.len(), 20);
    }

    #[test]
    fn the_oldest_games_are_forgotten_first() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("online.json");
        // Named against the order in which they were played.
        let name = |nth: usize| format!("{:03}", 999 - nth);
        for nth in 0..MAX_GAMES + 2 {
            let added = change_at(&path, &address(), nth as u64, |known| {
                known.games.insert(name(nth), KnownGame::default());
                known.last_game = Some(name(0));
            });
            added.unwrap();
        }
        let games = known_at(&path).games;
        assert_eq!(games.len(), MAX_GAMES);
        // The game played last stays, however old.
        assert!(games.contains_key(&name(0)));
        assert!(!games.contains_key(&name(1)) && !games.contains_key(&name(2)));
        assert!(games.contains_key(&name(3)));
    }

    #[cfg(unix)]
    #[test]
    fn only_its_owner_may_read_it() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("online.json");
        change_at(&path, &address(), 1, |known| {
            known.identity = Some("0123456789abcdef0123456789abcdef".to_owned());
        })
        .unwrap();
        let mode = std::fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0);
        assert!(known_at(&path).identity.is_some());
    }
}
