//! Games in a file.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use carcas_server::store::{AnyStore, Page, Sqlite, SqliteOptions, Store, StoreError, Write};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::{Barrier, mpsc};

use crate::store::samples::{append, create, game_id, identity, person, seat_token};
use crate::store::suite;

/// The first schema, as it will always have been.
const SCHEMA_1: &str = include_str!("../../src/store/migrations/0001.sql");

async fn open(path: &Path) -> Sqlite {
    let store = Sqlite::open(path, SqliteOptions::default()).await;
    store.expect("a file of ours or a new one")
}

/// Opens a file as any other program would.
async fn visit(path: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true);
    options.connect().await.expect("a file")
}

async fn run(visitor: &mut SqliteConnection, sql: &'static str) {
    sqlx::raw_sql(sql).execute(visitor).await.expect(sql);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_passes_the_suite() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let store = AnyStore::open(&data, None).await.expect("a new file");
    suite::run(&store).await;
    store.close().await;
    // Nothing is left beside the file, so copying it alone is a backup.
    let names = std::fs::read_dir(&data).expect("a folder").flatten();
    let names: Vec<_> = names.map(|entry| entry.file_name()).collect();
    assert_eq!(names, ["carcas.sqlite"]);
    let result = store.append(create(&game_id(1))).await;
    assert!(matches!(result, Err(StoreError::Broken(_))), "{result:?}");
}

#[tokio::test]
async fn everything_is_there_after_opening_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.sqlite");
    let game = game_id(1);
    let store = open(&path).await;
    let (first, second) = (create(&game), append(&game, 2, "moved"));
    store.append(first).await.expect("a new game");
    // What waits is finished before the store is closed.
    let (appended, ()) = tokio::join!(store.append(second), store.close());
    assert_eq!(appended, Ok(()));
    let store = open(&path).await;
    assert_eq!(store.read(&game, 0, 10).await.expect("a log").len(), 2);
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_file() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().expect("a folder");
    let store = open(&folder.path().join("games.sqlite")).await;
    store.append(create(&game_id(1))).await.expect("a new game");
    store
        .backup(&folder.path().join("copy"))
        .await
        .expect("a copy");
    for entry in std::fs::read_dir(folder.path())
        .expect("a folder")
        .flatten()
    {
        let mode = entry.metadata().expect("a file").permissions().mode();
        assert_eq!(mode & 0o077, 0, "{:?}", entry.file_name());
    }
}

#[tokio::test]
async fn a_dropped_append_is_finished() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = open(&folder.path().join("games.sqlite")).await;
    let game = game_id(1);
    store.append(create(&game)).await.expect("a new game");
    let next = store.append(append(&game, 2, "moved"));
    // Long enough to be handed over, too short to be done.
    let _dropped = tokio::time::timeout(Duration::ZERO, next).await;
    let next = append(&game, 3, "moved");
    store
        .append(next)
        .await
        .expect("the one before was written");
}

#[tokio::test]
async fn a_file_that_somebody_else_holds_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.sqlite");
    let options = SqliteOptions {
        busy: Duration::from_millis(50),
        ..SqliteOptions::default()
    };
    let store = Sqlite::open(&path, options).await.expect("a new file");
    let game = game_id(1);
    store.append(create(&game)).await.expect("a new game");
    let mut visitor = visit(&path).await;
    run(&mut visitor, "BEGIN IMMEDIATE").await;
    let result = store.append(append(&game, 2, "moved")).await;
    assert!(matches!(result, Err(StoreError::Locked(_))), "{result:?}");
    assert_eq!(
        store
            .read(&game, 0, 10)
            .await
            .expect("reading goes on")
            .len(),
        1
    );
    run(&mut visitor, "ROLLBACK").await;
    store
        .append(append(&game, 2, "moved"))
        .await
        .expect("it is free again");
    assert_eq!(store.read(&game, 0, 10).await.expect("a log").len(), 2);
}

/// Hears what the operator is told.
struct Listener(mpsc::UnboundedSender<String>);

impl tracing::Subscriber for Listener {
    fn enabled(&self, _: &tracing::Metadata<'_>) -> bool {
        true
    }

    fn new_span(&self, _: &tracing::span::Attributes<'_>) -> tracing::span::Id {
        tracing::span::Id::from_u64(1)
    }

    fn record(&self, _: &tracing::span::Id, _: &tracing::span::Record<'_>) {}

    fn record_follows_from(&self, _: &tracing::span::Id, _: &tracing::span::Id) {}

    fn event(&self, event: &tracing::Event<'_>) {
        let mut words = String::new();
        event.record(
            &mut |field: &tracing::field::Field, value: &dyn std::fmt::Debug| {
                words.push_str(&format!("{field}={value:?} "));
            },
        );
        // Whoever listened may have heard enough.
        let _unheard = self.0.send(words);
    }

    fn enter(&self, _: &tracing::span::Id) {}

    fn exit(&self, _: &tracing::span::Id) {}
}

#[tokio::test]
async fn whoever_writes_to_a_new_file_is_waited_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.sqlite");
    let mut visitor = visit(&path).await;
    run(&mut visitor, "BEGIN IMMEDIATE").await;
    let options = SqliteOptions {
        busy: Duration::from_millis(50),
        ..SqliteOptions::default()
    };
    let result = Sqlite::open(&path, options).await;
    assert!(matches!(result, Err(StoreError::Locked(_))), "{result:?}");
    // The visitor leaves when it is told that somebody waits, and not before.
    let (told, mut waits) = mpsc::unbounded_channel();
    let _listening = tracing::subscriber::set_default(Listener(told));
    let leave = async {
        while !waits
            .recv()
            .await
            .expect("a word")
            .contains("holds the file")
        {}
        run(&mut visitor, "ROLLBACK").await;
    };
    let options = SqliteOptions {
        busy: Duration::from_secs(120),
        ..SqliteOptions::default()
    };
    let (store, ()) = tokio::join!(Sqlite::open(&path, options), leave);
    let store = store.expect("it is free");
    store.append(create(&game_id(1))).await.expect("a new game");
}

#[tokio::test]
async fn a_full_disk_refuses_and_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.sqlite");
    let options = SqliteOptions {
        max_pages: Some(60),
        ..SqliteOptions::default()
    };
    let store = Sqlite::open(&path, options).await.expect("a new file");
    let game = game_id(1);
    store.append(create(&game)).await.expect("a new game");
    let body = "x".repeat(5_000);
    let mut version = 2;
    let error = loop {
        let mut next = append(&game, version, &body);
        next.events.push(next.events[0].clone());
        match store.append(next).await {
            Ok(()) => version += 2,
            Err(error) => break error,
        }
    };
    assert!(matches!(error, StoreError::Full(_)), "{error}");
    assert!(version > 4, "it was full too early");
    let events = store
        .read(&game, 0, u32::MAX)
        .await
        .expect("reading goes on");
    let versions: Vec<_> = events.iter().map(|event| event.version).collect();
    assert_eq!(
        versions,
        Vec::from_iter(1..version),
        "nothing lost, nothing by halves"
    );
    store.close().await;
    // With room again the game goes on.
    let store = open(&path).await;
    let next = append(&game, version, &body);
    store.append(next).await.expect("there is room");
}

#[tokio::test]
async fn an_older_schema_is_upgraded() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.sqlite");
    let mut visitor = visit(&path).await;
    run(&mut visitor, SCHEMA_1).await;
    run(
        &mut visitor,
        "CREATE TABLE schema_version (version BIGINT NOT NULL); \
         INSERT INTO schema_version VALUES (1); \
         INSERT INTO identities VALUES ('i00000000001', 'Ann', 1, 2); \
         INSERT INTO games VALUES ('g00000000001', 2, 'running', 1, 3, 4, '{\"a\":1,\"seedHash\":\"5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed\",\"b\":2}', 0, 1), \
         ('g00000000002', 1, 'waiting', 0, 3, 4, '{\"seedHash\":\"\"}', 0, 0); \
         INSERT INTO events VALUES \
         ('g00000000001', 1, 3, '{\"kind\":\"seat-taken\",\"seat\":1,\"identity\":\"i00000000001\",\"name\":\"Ann\"}'), \
         ('g00000000001', 2, 4, '{\"b\":2}'); \
         INSERT INTO seats VALUES ('g00000000001', 0, 'person', 'i00000000001', NULL, 1), \
         ('g00000000001', 1, 'bot', NULL, 'greedy', 0), ('g00000000001', 2, 'bot', NULL, 'greedy', 0);",
    )
    .await;
    visitor.close().await.expect("a file");
    for version in 3..5 {
        let store = open(&path).await;
        let game = game_id(1);
        let mine = store
            .games_of(&crate::store::samples::identity_id(1), &Page::first(5))
            .await;
        // A bot plays on for somebody in one of the seats, and in another it always did.
        let mine = mine.expect("games");
        let seats: Vec<u8> = mine[0].seats.iter().map(|row| row.seat).collect();
        assert_eq!((mine.len(), seats), (1, vec![0, 1]));
        assert_eq!(
            store.lobby(&Page::first(5)).await.expect("a lobby").len(),
            1
        );
        if version == 3 {
            let found = store.game_by_seed(&"5eed".repeat(16)).await;
            assert_eq!(
                found.expect("a store").map(|row| row.id),
                Some(game.clone())
            );
        }
        let events = store.read(&game, 0, 10).await.expect("a log");
        assert_eq!(events[1].body, "{\"b\":2}");
        store
            .append(append(&game, version, "moved"))
            .await
            .expect("the next version");
        store.close().await;
    }
}

#[tokio::test]
async fn a_newer_schema_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.sqlite");
    open(&path).await.close().await;
    let mut visitor = visit(&path).await;
    run(&mut visitor, "UPDATE schema_version SET version = 99").await;
    visitor.close().await.expect("a file");
    for _ in 0..2 {
        let result = Sqlite::open(&path, SqliteOptions::default()).await;
        let error = result.expect_err("a newer schema").to_string();
        assert!(
            error.contains("schema 99") && error.contains("newer program"),
            "{error}"
        );
    }
}

#[tokio::test]
async fn a_file_of_another_kind_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("letter.txt");
    let text = "Dear Ann, this is no database. ".repeat(100);
    std::fs::write(&path, &text).expect("a file");
    let result = Sqlite::open(&path, SqliteOptions::default()).await;
    assert!(matches!(result, Err(StoreError::Broken(_))), "{result:?}");
    assert_eq!(std::fs::read_to_string(&path).expect("a file"), text);
    let nowhere = folder.path().join("no-folder").join("games.sqlite");
    let result = Sqlite::open(&nowhere, SqliteOptions::default()).await;
    let error = result.expect_err("no folder").to_string();
    assert!(error.contains("no-folder"), "{error}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_whole_while_games_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = open(&folder.path().join("games.sqlite")).await;
    let row = identity(1);
    store
        .write(Write::CreateIdentity(row.clone(), Vec::new()))
        .await
        .expect("an identity");
    let game = game_id(1);
    let mut first = create(&game);
    first.seats = vec![person(0, Some(&row.id), true)];
    first.tokens = vec![seat_token(1, &game)];
    store.append(first).await.expect("a new game");
    let player = tokio::spawn({
        let (store, game) = (store.clone(), game.clone());
        async move {
            for version in 2..200 {
                store
                    .append(append(&game, version, "moved"))
                    .await
                    .expect("room");
            }
        }
    });
    for number in 0..5 {
        let path = folder.path().join(format!("backup-{number}"));
        let before = store.game(&game).await.expect("a row").expect("a game");
        store.backup(&path).await.expect("a new file");
        let again = store.backup(&path).await;
        assert!(matches!(again, Err(StoreError::Invalid(_))), "{again:?}");
        // Restoring is opening the copy.
        let copy = open(&path).await;
        let row = copy.game(&game).await.expect("a row").expect("a game");
        assert!(row.version >= before.version);
        let events = copy.read(&game, 0, u32::MAX).await.expect("a log");
        assert_eq!(events.last().expect("events").version, row.version);
        assert_eq!(
            copy.token(&seat_token(1, &game).hash).await,
            Ok(Some(seat_token(1, &game)))
        );
        copy.append(append(&game, row.version + 1, "elsewhere"))
            .await
            .expect("it goes on");
        copy.close().await;
    }
    player.await.expect("games go on");
    assert!(!folder.path().join("backup-0.part").exists());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_programs_never_fork_a_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.sqlite");
    let (one, other) = tokio::join!(open(&path), open(&path));
    let game = game_id(1);
    one.append(create(&game)).await.expect("a new game");
    for version in 2..40 {
        let (first, second) = tokio::join!(
            one.append(append(&game, version, "one")),
            other.append(append(&game, version, "other"))
        );
        let is_one_winner = matches!(
            (&first, &second),
            (Ok(()), Err(StoreError::Conflict)) | (Err(StoreError::Conflict), Ok(()))
        );
        assert!(is_one_winner, "version {version}: {first:?} {second:?}");
    }
    assert_eq!(one.read(&game, 0, 100).await.expect("a log").len(), 39);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_file_is_opened_by_many_at_once() {
    const N: u32 = 16;
    for round in 0..6 {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.sqlite");
        let door = Arc::new(Barrier::new(N as usize));
        let programs = (0..N).map(|n| {
            let (door, path) = (Arc::clone(&door), path.clone());
            tokio::spawn(async move {
                let options = SqliteOptions {
                    // However slow the machine.
                    busy: Duration::from_secs(120),
                    ..SqliteOptions::default()
                };
                let game = game_id(n);
                door.wait().await;
                // The first time the file is new; then others open it and tidy it up.
                for version in 1..=3 {
                    let store = Sqlite::open(&path, options).await?;
                    let next = match version {
                        1 => create(&game),
                        _ => append(&game, version, "moved"),
                    };
                    store.append(next).await?;
                    let there = store.read(&game, 0, 10).await?;
                    assert_eq!(there.len() as u64, version);
                    store.close().await;
                }
                Ok::<_, StoreError>(())
            })
        });
        for (n, program) in programs.collect::<Vec<_>>().into_iter().enumerate() {
            let ended = program.await.expect("no panic");
            assert_eq!(ended, Ok(()), "program {n} of round {round}");
        }
    }
}
