//! Games in PostgreSQL.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use carcas_server::store::{AnyStore, Postgres, PostgresOptions, Store, StoreError, Write};

use crate::cluster::Cluster;
use crate::store::proxy::{Break, Proxy};
use crate::store::samples::{append, create, game_id, identity_id};
use crate::store::suite;

async fn open(cluster: &Cluster) -> Postgres {
    let options = PostgresOptions {
        connections: 8,
        // A database that crashed on a busy machine takes a while to come back.
        patience: Duration::from_secs(300),
    };
    Postgres::open(&cluster.address(), options)
        .await
        .expect("a database")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_passes_the_suite() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    // The folder is not needed and not made: the address decides.
    let folder = std::path::Path::new("no-such-folder");
    let store = AnyStore::open(folder, Some(&cluster.address()))
        .await
        .expect("a database");
    assert!(!folder.exists());
    suite::run(&store).await;
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_never_fork_a_game() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    // Both create or upgrade the schema at the same time.
    let (one, other) = tokio::join!(open(&cluster), open(&cluster));
    let game = game_id(1);
    one.append(create(&game)).await.expect("a new game");
    for version in 2..60 {
        let (first, second) = tokio::join!(
            one.append(append(&game, version, "one")),
            other.append(append(&game, version, "other"))
        );
        let winner = match (first, second) {
            (Ok(()), Err(StoreError::Conflict)) => "one",
            (Err(StoreError::Conflict), Ok(())) => "other",
            both => panic!("version {version}: {both:?}"),
        };
        let last = one.read(&game, version - 1, 10).await.expect("a log");
        assert_eq!(last.len(), 1);
        assert_eq!(last[0].body, format!("{{\"type\":\"{winner}\"}}"));
    }
}

/// Plays games while the database is restarted, and looks whether every move is there once.
async fn restart_in_the_middle(mode: &str) {
    const GAMES: u32 = 12;
    const RESTARTS: u32 = 4;
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let store = open(&cluster).await;
    let is_over = Arc::new(AtomicBool::new(false));
    let n_written = Arc::new(AtomicU64::new(0));
    let tasks: Vec<_> = (0..GAMES)
        .map(|number| {
            let (store, is_over) = (store.clone(), Arc::clone(&is_over));
            let n_written = Arc::clone(&n_written);
            tokio::spawn(async move {
                let game = game_id(number);
                store.append(create(&game)).await.expect("a new game");
                let mut version = 1;
                while !is_over.load(Ordering::Relaxed) {
                    version += 1;
                    let body = format!("move {version}");
                    // Never a conflict: nobody else plays here, so it would be a move counted twice.
                    store
                        .append(append(&game, version, &body))
                        .await
                        .expect("patience");
                    n_written.fetch_add(1, Ordering::Relaxed);
                }
                version
            })
        })
        .collect();
    // Every game goes on before and after each restart, however slow the machine.
    let go_on = async || {
        let wanted = n_written.load(Ordering::Relaxed) + 4 * u64::from(GAMES);
        let has_failed = || tasks.iter().any(tokio::task::JoinHandle::is_finished);
        while n_written.load(Ordering::Relaxed) < wanted && !has_failed() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    for _ in 0..RESTARTS {
        go_on().await;
        tokio::task::block_in_place(|| cluster.restart(mode));
    }
    go_on().await;
    is_over.store(true, Ordering::Relaxed);
    let mut n_moves = 0;
    for (number, task) in (0..GAMES).zip(tasks) {
        let version = task.await.expect("no panic");
        let events = store
            .read(&game_id(number), 0, u32::MAX)
            .await
            .expect("a log");
        let versions: Vec<_> = events.iter().map(|event| event.version).collect();
        assert_eq!(versions, Vec::from_iter(1..=version), "game {number}");
        n_moves += events.len();
    }
    println!("{mode}: {RESTARTS} restarts, {n_moves} events, none lost or doubled");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_loses_and_doubles_nothing() {
    restart_in_the_middle("fast").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crash_loses_and_doubles_nothing() {
    restart_in_the_middle("immediate").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_stays_away_is_named() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let options = PostgresOptions {
        connections: 2,
        // Enough to open it on a busy machine.
        patience: Duration::from_secs(5),
    };
    let store = Postgres::open(&cluster.address(), options)
        .await
        .expect("a database");
    let game = game_id(1);
    store.append(create(&game)).await.expect("a new game");
    tokio::task::block_in_place(|| cluster.stop("fast"));
    let result = store.append(append(&game, 2, "moved")).await;
    assert!(
        matches!(result, Err(StoreError::Unreachable(_))),
        "{result:?}"
    );
    let result = store.read(&game, 0, 10).await;
    assert!(
        matches!(result, Err(StoreError::Unreachable(_))),
        "{result:?}"
    );
    assert!(store.ping().await.is_err());
    tokio::task::block_in_place(|| cluster.start_server());
    store
        .append(append(&game, 2, "moved"))
        .await
        .expect("it is back");
    assert_eq!(store.read(&game, 0, 10).await.expect("a log").len(), 2);
}

/// The commands of docs/operation.md.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dump_can_be_restored() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let store = open(&cluster).await;
    let game = game_id(1);
    store.append(create(&game)).await.expect("a new game");
    store
        .append(append(&game, 2, "moved"))
        .await
        .expect("the next version");
    let (from, to) = (cluster.address(), cluster.address_of("again"));
    tokio::task::block_in_place(|| {
        cluster.run(
            "pg_dump",
            &["--format=custom", "--file=carcas.dump", "-d", &from],
        );
        cluster.run("createdb", &["--maintenance-db", &from, "again"]);
        cluster.run("pg_restore", &["--exit-on-error", "-d", &to, "carcas.dump"]);
    });
    let again = Postgres::open(&to, PostgresOptions::default())
        .await
        .expect("a database");
    assert_eq!(
        again.read(&game, 0, 10).await,
        store.read(&game, 0, 10).await
    );
    again
        .append(append(&game, 3, "moved"))
        .await
        .expect("the game goes on");
    let result = store.backup(std::path::Path::new("carcas.dump")).await;
    let error = result.expect_err("not by us").to_string();
    assert!(error.contains("pg_dump"), "{error}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_schemas_are_upgraded_or_refused() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let first = include_str!("../../src/store/migrations/0001.sql");
    let version = "CREATE TABLE schema_version (version BIGINT NOT NULL); INSERT INTO schema_version VALUES (1)";
    let game = "INSERT INTO games VALUES ('g00000000001', 1, 'running', 1, 3, 4, '{\"a\":1,\"seedHash\":\"5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed\",\"b\":2}', 0, 1); \
                INSERT INTO identities VALUES ('i00000000001', 'Ann', 1, 2); \
                INSERT INTO events VALUES \
                ('g00000000001', 1, 3, '{\"kind\":\"seat-taken\",\"seat\":1,\"identity\":\"i00000000001\"}'); \
                INSERT INTO seats VALUES ('g00000000001', 1, 'bot', NULL, 'greedy', 0)";
    let psql = |sql: &str| {
        let address = cluster.address();
        cluster.run(
            "psql",
            &["-v", "ON_ERROR_STOP=1", "-d", &address, "-c", sql],
        );
    };
    tokio::task::block_in_place(|| [first, version, game].into_iter().for_each(psql));
    let store = open(&cluster).await;
    let found = store.game_by_seed(&"5eed".repeat(16)).await;
    assert_eq!(found.expect("a store").map(|row| row.id), Some(game_id(1)));
    store
        .append(append(&game_id(1), 2, "moved"))
        .await
        .expect("the next version");
    let seats = store.seats(&game_id(1)).await.expect("seats");
    assert_eq!(seats[0].identity, Some(identity_id(1)));
    tokio::task::block_in_place(|| psql("UPDATE schema_version SET version = 99"));
    let result = Postgres::open(&cluster.address(), PostgresOptions::default()).await;
    let error = result.expect_err("a newer schema").to_string();
    assert!(
        error.contains("schema 99") && error.contains("newer program"),
        "{error}"
    );
}

/// Opens a database over a line that can be broken.
async fn open_proxy(cluster: &Cluster, patience: Duration) -> (Proxy, Postgres) {
    let proxy = Proxy::start(&cluster.socket());
    let options = PostgresOptions {
        connections: 2,
        patience,
    };
    let store = Postgres::open(&proxy.address(), options)
        .await
        .expect("a database");
    (proxy, store)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_commit_that_nobody_heard_of_is_looked_up() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let (proxy, store) = open_proxy(&cluster, Duration::from_secs(20)).await;
    let game = game_id(1);
    store.append(create(&game)).await.expect("a new game");
    for (version, next) in (2..8).zip(
        [Break::BeforeCommit, Break::AfterCommit]
            .into_iter()
            .cycle(),
    ) {
        proxy.arm(next);
        let result = store.append(append(&game, version, "moved")).await;
        assert_eq!(result, Ok(()), "{next:?}");
        assert_eq!(
            proxy.n_broken(),
            u32::try_from(version).expect("few") - 1,
            "{next:?}"
        );
        let events = store.read(&game, 0, 100).await.expect("a log");
        let versions: Vec<_> = events.iter().map(|event| event.version).collect();
        assert_eq!(versions, Vec::from_iter(1..=version), "{next:?}");
    }
    // Somebody else may come in between with the very same event: it is theirs or ours, never taken for the other's.
    let other = open(&cluster).await;
    let mut n_theirs = 0;
    for version in 8..13 {
        let n_broken = proxy.n_broken();
        proxy.arm(Break::BeforeCommit);
        let ours = tokio::spawn({
            let (store, next) = (store.clone(), append(&game, version, "moved"));
            async move { store.append(next).await }
        });
        while proxy.n_broken() == n_broken {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let theirs = other.append(append(&game, version, "moved")).await;
        match (ours.await.expect("no panic"), theirs) {
            (Err(StoreError::Conflict), Ok(())) => n_theirs += 1,
            (Ok(()), Err(StoreError::Conflict)) => {}
            both => panic!("version {version}: {both:?}"),
        }
    }
    println!("somebody else was first {n_theirs} times out of 5");
    // Deleting twice is deleting.
    proxy.arm(Break::AfterCommit);
    let result = store.write(Write::DeleteGame(game.clone())).await;
    assert_eq!(result, Ok(()));
    assert_eq!(store.game(&game).await, Ok(None));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_outcome_that_stays_unknown_is_told_so() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let (proxy, store) = open_proxy(&cluster, Duration::from_secs(5)).await;
    let game = game_id(1);
    store.append(create(&game)).await.expect("a new game");
    proxy.arm(Break::ForEver);
    let result = store.append(append(&game, 2, "moved")).await;
    assert!(matches!(result, Err(StoreError::Unknown(_))), "{result:?}");
    // In truth it was committed, which is why the error does not say the contrary.
    let other = open(&cluster).await;
    assert_eq!(other.read(&game, 0, 10).await.expect("a log").len(), 2);
}

#[tokio::test]
async fn wrong_addresses_are_refused_without_repeating_them() {
    let result = Postgres::open("mysql://ann:secret@host/db", PostgresOptions::default()).await;
    let error = result.expect_err("another database").to_string();
    assert!(
        error.contains("postgres://") && !error.contains("secret"),
        "{error}"
    );
}
