//! What players were told, and whether the server still says so.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use carcas_protocol::What;
use carcas_server::store::{AnyStore, GameId, Store};
use serde_json::Value;

use crate::crash::client::call;

/// What players were told. It lives outside of the server.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ledger(Arc<Mutex<Told>>);

#[derive(Debug, Default)]
struct Told {
    games: BTreeMap<String, Game>,
    /// How many acknowledgments were heard, those of commands that were sent again among them.
    n_heard: u64,
    /// What should not have happened.
    odd: Vec<String>,
}

/// What players were told of a game.
#[derive(Debug, Default)]
struct Game {
    /// Versions of commands that were acknowledged, by seat and name.
    acknowledged: BTreeMap<(u8, String), u64>,
    updates: BTreeMap<u64, What>,
}

/// What came of it all.
#[derive(Debug, Default)]
pub(crate) struct Summary {
    pub(crate) n_crashes: u32,
    pub(crate) kind: &'static str,
    pub(crate) n_games: usize,
    pub(crate) n_acknowledged: usize,
    pub(crate) n_lost: usize,
    pub(crate) n_doubled: usize,
    /// What should not have happened.
    pub(crate) odd: Vec<String>,
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            n_crashes,
            kind,
            n_games,
            n_acknowledged,
            n_lost,
            n_doubled,
            ..
        } = self;
        write!(
            f,
            "crash: {kind}={n_crashes} games={n_games} acknowledged={n_acknowledged} lost={n_lost} doubled={n_doubled}"
        )
    }
}

impl Summary {
    /// Tells whether everything is as it was told, and something was.
    pub(crate) fn is_sound(&self) -> bool {
        let is_all_there = (self.n_lost, self.n_doubled) == (0, 0) && self.odd.is_empty();
        is_all_there && self.n_acknowledged > 0
    }
}

impl Ledger {
    fn told(&self) -> MutexGuard<'_, Told> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn made(&self, game: &str) {
        self.told().games.insert(game.to_owned(), Game::default());
    }

    pub(crate) fn odd(&self, what: String) {
        self.told().odd.push(what);
    }

    pub(crate) fn acknowledged(&self, game: &str, command: &(u8, String), version: u64) {
        let mut told = self.told();
        told.n_heard += 1;
        let known = told.games.entry(game.to_owned()).or_default();
        let before = known.acknowledged.insert(command.clone(), version);
        if before.is_some_and(|before| before != version) {
            told.odd.push(format!(
                "{game}: {command:?} was {before:?}, is {version} when it is sent again"
            ));
        }
    }

    /// Returns how many acknowledgments were heard so far.
    pub(crate) fn n_heard(&self) -> u64 {
        self.told().n_heard
    }

    pub(crate) fn saw(&self, game: &str, version: u64, what: &What) {
        let mut told = self.told();
        let known = told.games.entry(game.to_owned()).or_default();
        let before = known.updates.insert(version, what.clone());
        if before.as_ref().is_some_and(|before| before != what) {
            told.odd
                .push(format!("{game} {version}: {before:?}, then {what:?}"));
        }
    }

    /// Looks for everything in the store, and asks the server.
    pub(crate) async fn compare(&self, address: SocketAddr, store: &AnyStore) -> Summary {
        let Told { games, odd, .. } = std::mem::take(&mut *self.told());
        let mut summary = Summary {
            n_games: games.len(),
            odd,
            ..Summary::default()
        };
        for (name, told) in games {
            summary.n_acknowledged += told.acknowledged.len();
            compare_log(&mut summary, &name, &told, store).await;
            compare_server(&mut summary, &name, &told, address).await;
        }
        summary
    }
}

async fn compare_log(summary: &mut Summary, name: &str, told: &Game, store: &AnyStore) {
    let id = GameId::parse(name).expect("an id");
    let end = async || {
        let row = store.game(&id).await.expect("a store");
        row.map_or(0, |row| row.version)
    };
    // Bots play on meanwhile.
    let before = end().await;
    let events = store.read(&id, 0, u32::MAX).await.expect("a log");
    let after = end().await;
    let versions: Vec<u64> = events.iter().map(|event| event.version).collect();
    if versions.iter().copied().ne(1..=events.len() as u64) {
        summary
            .odd
            .push(format!("{name} has versions {versions:?}"));
    }
    let n_events = events.len() as u64;
    if !(before..=after).contains(&n_events) {
        summary.odd.push(format!(
            "{name} ends at {before} to {after} with {n_events} entries"
        ));
    }
    let mut commands = BTreeMap::new();
    for event in &events {
        let body: Value = serde_json::from_str(&event.body).expect("JSON");
        let (Some(seat), Some(id)) = (body["from"].as_u64(), body["id"].as_str()) else {
            continue;
        };
        let command = (seat as u8, id.to_owned());
        if commands.insert(command.clone(), event.version).is_some() {
            summary.n_doubled += 1;
            summary
                .odd
                .push(format!("{name}: {command:?} counts twice"));
        }
    }
    for (command, version) in &told.acknowledged {
        if commands.get(command) != Some(version) {
            summary.n_lost += 1;
            let found = commands.get(command);
            summary.odd.push(format!(
                "{name}: {command:?} was acknowledged as {version}, found {found:?}"
            ));
        }
    }
}

async fn compare_server(summary: &mut Summary, name: &str, told: &Game, address: SocketAddr) {
    let mut after = 0;
    let mut checked = BTreeSet::new();
    loop {
        let path = format!("/api/games/{name}/log?after={after}");
        let reply = call(address, "GET", &path, (None, "")).await;
        let Some((200, Value::Array(page))) = reply else {
            break;
        };
        let Some(last) = page.last() else {
            break;
        };
        after = last["version"].as_u64().expect("a version");
        for update in page {
            let version = update["version"].as_u64().expect("a version");
            let what: What = serde_json::from_value(update["what"].clone()).expect("an update");
            if told.updates.get(&version).is_some_and(|seen| *seen != what) {
                let seen = &told.updates[&version];
                let text = format!("{name} {version}: {seen:?} was told, now it is {what:?}");
                summary.odd.push(text);
            }
            checked.insert(version);
        }
    }
    let missing = told.updates.keys().filter(|&seen| !checked.contains(seen));
    let n_missing = missing.count();
    summary.n_lost += n_missing;
    if n_missing > 0 {
        let text = format!("{name}: {n_missing} updates were told and are gone");
        summary.odd.push(text);
    }
    // The first game of a match that is over has a next one.
    let path = format!("/api/games/{name}");
    if let Some((200, whole)) = call(address, "GET", &path, (None, "")).await {
        let about = &whole["view"]["about"];
        let is_first = about["series"]["games"]
            .as_array()
            .is_some_and(Vec::is_empty);
        if is_first && about["result"].is_object() && !about["nextGame"].is_string() {
            summary
                .odd
                .push(format!("{name}: the match does not go on"));
        }
    }
}
