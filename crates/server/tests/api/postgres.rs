//! A server whose database is restarted.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use carcas_protocol::{Command, Question, Update, View, What};
use carcas_server::store::AnyStore;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::api::http::Client;
use crate::api::server::{TestServer, config};
use crate::api::table::{Table, people};
use crate::cluster::Cluster;

/// So much is played before, between and after restarts.
const N_MOVES: usize = 20;

/// Asks until the database is there.
async fn get<T: DeserializeOwned>(client: Client, path: &str, token: Option<&str>) -> T {
    loop {
        let reply = client.get(path, token).await;
        match reply.status {
            503 => tokio::time::sleep(Duration::from_millis(20)).await,
            _ => return reply.read().expect("what was asked for"),
        }
    }
}

/// What one table was told.
#[derive(Debug, Default)]
struct Acknowledged {
    moves: Vec<(u64, String)>,
    /// How often a move was sent again.
    n_again: usize,
}

/// Plays until told to stop: a move that could not be saved is sent again under its name.
async fn play(
    mut table: Table,
    is_over: Arc<AtomicBool>,
    n_moves: Arc<AtomicUsize>,
) -> (Table, Acknowledged) {
    let mut told = Acknowledged::default();
    let path = format!("/api/games/{}", table.game);
    while !is_over.load(Ordering::Relaxed) {
        let whole: Value = get(table.client, &path, None).await;
        let view: View = serde_json::from_value(whole["view"].clone()).expect("a view");
        let Some(seat) = view.awaits.seat else {
            break;
        };
        let asked = format!("{path}/question");
        let question: Question = get(table.client, &asked, Some(table.token(seat))).await;
        let text = table.rng.pick(&question.moves()).clone();
        let id = format!("move-{}", told.moves.len());
        let version = loop {
            let (text, against) = (text.clone(), view.version);
            let command = Command::Move { text, against };
            let moved = table
                .client
                .act(&table.game, table.token(seat), &id, command);
            match moved.await {
                Ok(version) => break version,
                Err(problem) => {
                    let code = problem.code.as_str();
                    assert!(["unsaved", "unavailable"].contains(&code), "{problem:?}");
                    told.n_again += 1;
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            }
        };
        told.moves.push((version, text));
        n_moves.fetch_add(1, Ordering::Relaxed);
    }
    (table, told)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_restarted_under_the_server_loses_and_doubles_nothing() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let nowhere = Path::new("no-such-folder");
    let store = AnyStore::open(nowhere, Some(&cluster.address())).await;
    let server = TestServer::start(config(), store.expect("a database")).await;
    let (is_over, n_moves) = (Arc::<AtomicBool>::default(), Arc::<AtomicUsize>::default());
    let mut tasks = Vec::new();
    for _ in 0..4 {
        let table = Table::full(server.client, &people(2)).await;
        let playing = play(table, Arc::clone(&is_over), Arc::clone(&n_moves));
        tasks.push(tokio::spawn(playing));
    }
    let go_on = async || {
        let enough = n_moves.load(Ordering::Relaxed) + N_MOVES;
        while n_moves.load(Ordering::Relaxed) < enough {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    for mode in ["fast", "immediate"] {
        go_on().await;
        tokio::task::block_in_place(|| cluster.restart(mode));
    }
    go_on().await;
    is_over.store(true, Ordering::Relaxed);
    let mut n_again = 0;
    for task in tasks {
        let (table, told) = task.await.expect("no panic");
        let log: Vec<Update> = table.client.log(&table.game).await;
        let versions: Vec<u64> = log.iter().map(|update| update.version).collect();
        assert_eq!(versions, Vec::from_iter(1..=log.len() as u64));
        let moves = log.iter().filter_map(|update| match &update.what {
            What::Moved { text, .. } => Some((update.version, text.clone())),
            _ => None,
        });
        assert_eq!(moves.collect::<Vec<_>>(), told.moves);
        n_again += told.n_again;
    }
    println!("{n_moves:?} moves, {n_again} of them sent again, none lost or doubled");
    server.stop().await;
}
