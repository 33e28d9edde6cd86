//! Stores that fail.

use std::time::Duration;

use carcas_protocol::{Command, ServerMessage};
use carcas_server::Hands;
use carcas_server::store::{
    AnyStore, Append, Entry, GameId, Memory, PowerLoss, SqliteOptions, Store, Write,
};
use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

use crate::api::server::{TestServer, config, sqlite};
use crate::api::table::{Table, assert_same, people};

async fn run(visitor: &mut SqliteConnection, sql: &'static str) {
    sqlx::raw_sql(sql).execute(visitor).await.expect(sql);
}

#[tokio::test]
async fn a_locked_file_refuses_moves_until_it_is_free() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = SqliteOptions {
        busy: Duration::from_millis(50),
        ..SqliteOptions::default()
    };
    let store = sqlite(folder.path(), options).await;
    let server = TestServer::start(config(), store).await;
    let mut table = Table::full(server.client, &people(2)).await;
    let (seat, command) = table.some_move().await;
    let mut socket = table.socket(1 - seat).await;
    socket
        .until(|message| matches!(message, ServerMessage::Presence { .. }).then_some(()))
        .await;
    let path = folder.path().join("carcas.sqlite");
    let visitor = SqliteConnectOptions::new().filename(path).connect().await;
    let mut visitor = visitor.expect("a file");
    run(&mut visitor, "BEGIN IMMEDIATE").await;
    assert_eq!(table.refused(seat, command.clone()).await, "unsaved");
    let refused = table
        .client
        .create(&people(2))
        .await
        .expect_err("nothing can be kept");
    assert_eq!(refused.code, "unsaved");
    run(&mut visitor, "ROLLBACK").await;
    let version = table.act(seat, command).await.expect("it is free again");
    // Nobody was told before: every version comes once, and nothing else.
    let text = "at last".to_owned();
    let said = table.act(seat, Command::Say { text }).await;
    let said = said.expect("it is free");
    let is_last = |message: &ServerMessage| matches!(message, ServerMessage::Update(update) if update.version == said);
    let told = socket.all_until(is_last).await;
    let versions = told.iter().filter_map(|message| match message {
        ServerMessage::Update(update) => Some(update.version),
        ServerMessage::Question { .. } => None,
        _ => panic!("somebody was told of it: {message:?}"),
    });
    assert_eq!(Vec::from_iter(versions), Vec::from_iter(version..=said));
}

#[tokio::test]
async fn a_full_disk_refuses_moves_and_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = SqliteOptions {
        max_pages: Some(60),
        ..SqliteOptions::default()
    };
    let store = sqlite(folder.path(), options).await;
    let server = TestServer::start(config(), store).await;
    let table = Table::full(server.client, &people(2)).await;
    let text = "x".repeat(500);
    let refused = loop {
        let text = text.clone();
        if let Err(problem) = table.act(0, Command::Say { text }).await {
            break problem;
        }
    };
    assert_eq!(refused.code, "unsaved");
    let ready = table.client.get("/readyz", None).await;
    assert_eq!(ready.status, 503, "{}", ready.text());
    let before = table.view().await;
    let log = table.client.log(&table.game).await;
    assert_eq!(
        log.last().map(|update| update.version),
        Some(before.version)
    );
    let text = text.clone();
    assert_eq!(table.refused(1, Command::Say { text }).await, "unsaved");
    server.stop().await;
    // With room again the game goes on where it was.
    let (server, _) = TestServer::sqlite(folder.path(), config()).await;
    let mut table = Table {
        client: server.client,
        ..table
    };
    assert_same(&before, &table.view().await);
    table.step().await;
}

#[tokio::test]
async fn everybody_is_told_that_a_game_stands_still() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = SqliteOptions {
        busy: Duration::from_millis(50),
        ..SqliteOptions::default()
    };
    let store = sqlite(folder.path(), options).await;
    let hands = Hands::new();
    let server = TestServer::by(&hands, config(), store).await;
    let mut wanted = people(2);
    wanted.grace_ms = Some(3000);
    let mut table = Table::full(server.client, &wanted).await;
    let mut watcher = crate::api::socket::Socket::open(server.client.address, &[]).await;
    watcher.watch(&table.game, None).await;
    watcher.viewed().await;
    let path = folder.path().join("carcas.sqlite");
    let visitor = SqliteConnectOptions::new().filename(path).connect().await;
    let mut visitor = visitor.expect("a file");
    // The draw that comes by itself cannot be kept.
    table.turn().await;
    run(&mut visitor, "BEGIN IMMEDIATE").await;
    hands.advance(Duration::from_secs(3));
    let told = |message: &ServerMessage| match message {
        ServerMessage::Refused { problem, id, .. } => Some((problem.code.clone(), id.clone())),
        _ => None,
    };
    assert_eq!(watcher.until(told).await, ("stalled".to_owned(), None));
    assert_eq!(server.client.get("/readyz", None).await.status, 503);
    run(&mut visitor, "ROLLBACK").await;
    hands.advance(Duration::from_secs(1));
    let drawn = |message: &ServerMessage| match message {
        ServerMessage::Update(update) => {
            matches!(update.what, carcas_protocol::What::Drawn { .. }).then_some(())
        }
        _ => None,
    };
    watcher.until(drawn).await;
    assert_eq!(server.client.get("/readyz", None).await.status, 200);
}

#[tokio::test]
async fn a_log_that_went_on_elsewhere_is_read_again() {
    let store = AnyStore::Memory(Memory::new());
    let server = TestServer::start(config(), store.clone()).await;
    let mut table = Table::full(server.client, &people(2)).await;
    let (seat, command) = table.some_move().await;
    let mut socket = table.socket(1 - seat).await;
    let game = GameId::parse(&table.game).expect("an id");
    let row = store.game(&game).await.expect("a store").expect("a game");
    let elsewhere = Append {
        game,
        first_version: row.version + 1,
        events: vec![Entry {
            at_ms: row.summary.updated_ms,
            body: r#"{"kind":"said","name":"elsewhere","text":"first"}"#.to_owned(),
        }],
        summary: row.summary,
        seed_hash: None,
        seats: Vec::new(),
        left: Vec::new(),
        tokens: Vec::new(),
        next_game: None,
    };
    store.append(elsewhere).await.expect("the next version");
    let refused = table
        .act(seat, command.clone())
        .await
        .expect_err("a conflict");
    assert_eq!(refused.code, "unsaved");
    socket
        .until(|message| matches!(message, ServerMessage::Resync { .. }).then_some(()))
        .await;
    // The log is what it says, and the move still counts.
    assert_eq!(table.version().await, row.version + 1);
    socket.watch(&table.game, Some(row.version)).await;
    let version = table
        .act(seat, command)
        .await
        .expect("nothing on the table has changed");
    assert_eq!(version, row.version + 2);
    socket
        .until(|message| match message {
            ServerMessage::Update(update) => (update.version == version).then_some(()),
            _ => None,
        })
        .await;
}

/// Starts a server on a log in which the start of a game is missing although a draw is due.
async fn serve_a_damaged_log() {
    let store = AnyStore::Memory(Memory::new());
    let server = TestServer::start(config(), store.clone()).await;
    let mut wanted = people(2);
    wanted.grace_ms = Some(1);
    let mut damaged = Table::full(server.client, &wanted).await;
    let game = GameId::parse(&damaged.game).expect("an id");
    let seat = damaged.turn().await;
    server.stop().await;
    let events = store.read(&game, 0, u32::MAX).await.expect("a log");
    let row = store.game(&game).await.expect("a store").expect("a game");
    let last = |kind: &str| {
        let is_kind = |event: &&carcas_server::store::Appended| event.body.contains(kind);
        events.iter().rfind(is_kind).expect(kind).version
    };
    let nothing = r#"{"kind":"said","name":"x","text":"x"}"#.to_owned();
    // Draws that came after the last move are gone, too.
    let gone = (last("\"moved\"") + 1..=row.version).chain([last("\"started\"")]);
    let redact = Write::Redact {
        game,
        bodies: gone.map(|version| (version, nothing.clone())).collect(),
        summary: row.summary.json,
    };
    store.write(redact).await.expect("a log");
    let server = TestServer::start(config(), store).await;
    damaged.client = server.client;
    let view = damaged.view().await;
    assert_eq!(view.awaits.seat, None, "seat {seat} is asked for nothing");
    // Others play on.
    let mut table = Table::full(server.client, &people(2)).await;
    table.step().await;
}

#[test]
fn a_game_that_cannot_go_on_stalls_nobody() {
    let (done, is_done) = std::sync::mpsc::channel();
    // One thread for everything: a task that never rests keeps all others from running.
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build();
        runtime.expect("a runtime").block_on(serve_a_damaged_log());
        done.send(()).expect("somebody waits");
    });
    let waited = is_done.recv_timeout(crate::api::patience::PATIENCE);
    waited.expect("the server is stalled, or the test failed");
}

#[tokio::test]
async fn nobody_is_told_what_is_not_safe() {
    move_without_sync(true).await;
    move_without_sync(false).await;
}

/// Makes a move that is not synced, until it is or the power fails.
async fn move_without_sync(is_kept: bool) {
    let store = PowerLoss::new(Memory::new());
    let server = TestServer::start(config(), AnyStore::PowerLoss(store.clone())).await;
    let mut table = Table::full(server.client, &people(2)).await;
    let (seat, command) = table.some_move().await;
    let mut mover = table.socket(seat).await;
    let mut other = table.socket(1 - seat).await;
    for socket in [&mut mover, &mut other] {
        socket
            .until(|message| match message {
                ServerMessage::Presence { seats, .. } => (*seats == [true, true]).then_some(()),
                _ => None,
            })
            .await;
    }
    let game = table.game.clone();
    store.hold();
    let moving = tokio::spawn(async move { mover.act(&game, "one", command).await });
    while store.n_waiting() == 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    if is_kept {
        store.release();
        let moved = moving.await.expect("a reply");
        assert_eq!(other.update().await.version, moved.expect("a move"));
        return;
    }
    // The move waits for ever. Whoever was told of it before was told before everybody is told to come again.
    store.cut();
    moving.await.expect("a reply").expect_err("it is lost");
    let is_last = |message: &ServerMessage| matches!(message, ServerMessage::Resync { .. });
    let told = other.all_until(is_last).await;
    let is_of_it = |message: &ServerMessage| matches!(message, ServerMessage::Update(_));
    assert!(!told.iter().any(is_of_it), "{told:?}");
}
