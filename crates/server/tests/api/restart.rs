//! A server that stops and starts again on the same file.

use std::path::Path;
use std::time::Duration;

use carcas_protocol::{Command, Problem, ServerMessage, Status, TimeControl, View, What};
use carcas_server::Hands;
use carcas_server::store::{AnyStore, GameId, Memory, PowerLoss, SqliteOptions, Store};

use crate::api::patience::until;
use crate::api::server::{TestServer, config, sqlite};
use crate::api::table::{Table, assert_same, bot, people};

async fn n_entries(store: &AnyStore, game: &str) -> u64 {
    let id = GameId::parse(game).expect("an id");
    let row = store.game(&id).await.expect("a store");
    row.expect("a game").version
}

#[tokio::test(flavor = "multi_thread")]
async fn games_go_on_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let hands = Hands::new();
    let start = async || {
        let store = sqlite(folder.path(), SqliteOptions::default()).await;
        let server = TestServer::by(&hands, config(), store.clone()).await;
        (server, store)
    };
    let (server, store) = start().await;
    let mut wanted = people(2);
    wanted.clock = TimeControl::Increment {
        base_s: 600,
        add_s: 5,
    };
    wanted.grace_ms = Some(3_000);
    let mut timed = Table::full(server.client, &wanted).await;
    timed.step().await;
    let gathering = Table::make(server.client, &people(2)).await;
    let mut waiting = Table::full(server.client, &wanted).await;
    let mut wanted = people(0);
    wanted.seats = vec![bot(); 5];
    let bots = Table::make(server.client, &wanted).await;
    while n_entries(&store, &bots.game).await < 20 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let before = timed.view().await;
    let question = server
        .client
        .question(&timed.game, timed.token(before.awaits.seat.unwrap_or(0)))
        .await;
    waiting.turn().await;
    server.stop().await;

    hands.advance(Duration::from_secs(3));
    let (server, store) = start().await;
    let stopped_at = n_entries(&store, &bots.game).await;
    let waiting_id = GameId::parse(&waiting.game).expect("an id");
    let last = async || {
        let log = store.read(&waiting_id, 0, u32::MAX).await.expect("a log");
        log.last().expect("a game").body.clone()
    };
    timed.client = server.client;
    // Bots and draws go on although nobody looks.
    until("nothing goes on by itself", async || {
        n_entries(&store, &bots.game).await >= stopped_at + 20 && last().await.contains("\"drawn\"")
    })
    .await;
    let after = timed.view().await;
    // One entry more says that the time without a server counts for nobody.
    let version = before.version + 1;
    assert_same(
        &View {
            version,
            ..before.clone()
        },
        &after,
    );
    let left = |view: &View| view.awaits.left_ms.clone().expect("time is kept");
    let running = usize::from(after.awaits.running.expect("a clock runs"));
    assert_eq!(left(&after)[running], left(&before)[running]);
    let timed_id = GameId::parse(&timed.game).expect("an id");
    let log = store.read(&timed_id, before.version, 1).await;
    let resumed = &log.expect("a log")[0].body;
    assert!(resumed.contains("\"resumed\""), "{resumed}");
    assert_eq!(left(&after)[1 - running], left(&before)[1 - running]);
    let seat = after.awaits.seat.expect("a seat is asked");
    assert_eq!(
        server.client.question(&timed.game, timed.token(seat)).await,
        question
    );
    timed.step().await;
    let sat = server
        .client
        .sit(&gathering.game, gathering.token(1), "late")
        .await;
    assert_eq!(sat.map(|seated| seated.version), Ok(2));
    let mut socket = crate::api::socket::Socket::open(server.client.address, &[]).await;
    socket.watch(&bots.game, None).await;
    crate::api::player::play(socket, bots.game.clone(), crate::api::player::Rng(1)).await;
    assert_eq!(
        server.client.view(&bots.game).await.about.status,
        Status::Over
    );
    let record = server.client.record(&bots.game).await;
    crate::api::games::verify(&carcas_record::Record::parse(&record).expect("a record"));
    server.stop().await;
}

#[tokio::test]
async fn a_move_sent_again_after_a_restart_counts_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, _) = TestServer::sqlite(folder.path(), config()).await;
    let mut table = Table::full(server.client, &people(2)).await;
    let (seat, command) = table.some_move().await;
    let token = table.token(seat).to_owned();
    let made = server
        .client
        .act(&table.game, &token, "once", command.clone())
        .await;
    let version = table.version().await;
    server.stop().await;
    let (server, _) = TestServer::sqlite(folder.path(), config()).await;
    table.client = server.client;
    let again = server
        .client
        .act(&table.game, &token, "once", command)
        .await;
    assert!(made.is_ok());
    assert_eq!(again, made);
    assert_eq!(table.version().await, version);
}

/// Does something, restarts the server, and does the same again: it counts once.
async fn twice(folder: &Path, table: &mut Table, seat: u8, command: Command) -> u64 {
    let (server, _) = TestServer::sqlite(folder, config()).await;
    table.client = server.client;
    let (game, token) = (table.game.clone(), table.token(seat).to_owned());
    let id = format!("{command:?}").chars().take(40).collect::<String>();
    let first = table.client.act(&game, &token, &id, command.clone()).await;
    let first = first.unwrap_or_else(|why| panic!("{command:?}: {why:?}"));
    server.stop().await;
    let (server, _) = TestServer::sqlite(folder, config()).await;
    table.client = server.client;
    let before = table.view().await;
    let again: Result<u64, Problem> = table.client.act(&game, &token, &id, command.clone()).await;
    assert_eq!(again, Ok(first), "{command:?}");
    assert_same(&before, &table.view().await);
    server.stop().await;
    first
}

#[tokio::test]
async fn every_command_that_is_sent_again_after_a_restart_counts_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path();
    let (server, _) = TestServer::sqlite(path, config()).await;
    let mut wanted = people(3);
    wanted.grace_ms = Some(60_000);
    let mut table = Table::full(server.client, &wanted).await;
    let mut short = Table::full(server.client, &people(2)).await;
    let mut waiting = Table::make(server.client, &people(2)).await;
    waiting.sit(0, "Ann").await;
    let seat = table.turn().await;
    let other = (seat + 1) % 3;
    server.stop().await;
    let say = Command::Say {
        text: "hello".to_owned(),
    };
    twice(path, &mut table, seat, say).await;
    twice(path, &mut table, seat, Command::Undo).await;
    let (server, _) = TestServer::sqlite(path, config()).await;
    table.client = server.client;
    table.turn().await;
    server.stop().await;
    twice(path, &mut table, seat, Command::Confirm).await;
    twice(path, &mut table, seat, Command::AskTakeback).await;
    let no = Command::AnswerTakeback { accept: false };
    twice(path, &mut table, other, no).await;
    // The seat that is asked stays a person's, so that no bot plays on.
    twice(path, &mut table, (seat + 2) % 3, Command::HandOver).await;
    twice(path, &mut table, seat, Command::Resign).await;
    twice(path, &mut waiting, 0, Command::StandUp).await;
    twice(path, &mut short, 0, Command::Abort).await;
    twice(path, &mut short, 1, Command::Rematch).await;
}

#[tokio::test]
async fn no_match_stops_between_two_games() {
    // The power fails at every moment around the end of a game: the next one is there, or the end is not.
    let mut wanted = people(2);
    wanted.best_of = 3;
    let mut last = None;
    let hands = Hands::new();
    for n_synced in 0..3 {
        let store = PowerLoss::new(Memory::new());
        let server = TestServer::by(&hands, config(), AnyStore::PowerLoss(store.clone())).await;
        let mut table = Table::full(server.client, &wanted).await;
        store.hold();
        let resigning = tokio::spawn({
            let (client, game) = (table.client, table.game.clone());
            let token = table.token(0).to_owned();
            async move { client.act(&game, &token, "x", Command::Resign).await }
        });
        for _ in 0..n_synced {
            while store.n_waiting() == 0 && !resigning.is_finished() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            store.sync(1);
        }
        if n_synced == 0 {
            while store.n_waiting() == 0 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
        let disk = AnyStore::Memory(store.cut());
        assert_eq!(resigning.await.expect("a reply").is_ok(), n_synced > 0);
        let after = TestServer::by(&hands, config(), disk).await;
        table.client = after.client;
        let view = table.view().await;
        assert_eq!(view.about.result.is_some(), n_synced > 0);
        assert_eq!(view.about.next_game.is_some(), n_synced > 0);
        if let Some(next) = view.about.next_game {
            let about = after.client.view(&next).await.about;
            assert_eq!(about.status, Status::Gathering);
            assert_eq!(about.series.expect("a match").wins, [1, 0]);
            last = Some((after, next));
        }
    }
    // Nobody adds to its draws, and it starts all the same.
    let (server, next) = last.expect("a next game");
    hands.advance(Duration::from_secs(10));
    until("it does not start by itself", async || {
        server.client.view(&next).await.about.status != Status::Gathering
    })
    .await;
}

#[tokio::test]
async fn a_match_of_bots_goes_on_by_itself() {
    let server = TestServer::memory().await;
    let mut wanted = people(0);
    wanted.seats = vec![bot(); 2];
    wanted.best_of = 3;
    let mut table = Table::make(server.client, &wanted).await;
    let mut n_games = 0;
    until("nothing goes on by itself", async || {
        let view = table.view().await;
        let is_over = view.about.status == Status::Over && view.about.next_game.is_none();
        if let Some(next) = view.about.next_game {
            table.game = next;
            n_games += 1;
        }
        is_over || n_games == 2
    })
    .await;
    assert!(n_games >= 1, "a match has two games or three");
}

async fn in_memory(server: &TestServer) -> String {
    let metrics = server.client.get("/metrics", None).await.text();
    let line = metrics
        .lines()
        .find(|line| line.starts_with("carcas_games_in_memory "));
    line.expect("a number").to_owned()
}

#[tokio::test]
async fn games_that_left_memory_come_back() {
    let (server, hands) = TestServer::still().await;
    let mut wanted = people(2);
    wanted.clock = TimeControl::Days { days: 1 };
    let mut table = Table::full(server.client, &wanted).await;
    table.step().await;
    let before = table.view().await;
    let n_are_left = async |n: usize| {
        until("they stay in memory", async || {
            let are_left = in_memory(&server).await == format!("carcas_games_in_memory {n}");
            if !are_left {
                hands.advance(Duration::from_secs(60));
            }
            are_left
        })
        .await;
    };
    n_are_left(0).await;
    assert_same(&before, &table.view().await);
    // Who follows it keeps it there, and hears what happens.
    let mut socket = table.socket(0).await;
    socket.viewed().await;
    // By the time that another leaves, whose time begins later, it would have left, too.
    Table::full(server.client, &wanted).await;
    assert_eq!(in_memory(&server).await, "carcas_games_in_memory 2");
    n_are_left(1).await;
    table.step().await;
    let update = socket
        .until(|message| match message {
            ServerMessage::Update(update) => Some(update.what.clone()),
            _ => None,
        })
        .await;
    assert!(matches!(update, What::Moved { .. }), "{update:?}");
}

#[tokio::test]
async fn a_server_that_stops_closes_sockets_and_streams_in_order() {
    let server = TestServer::memory().await;
    let table = Table::full(server.client, &people(2)).await;
    let mut socket = table.socket(0).await;
    let path = format!("/api/games/{}/stream", table.game);
    let mut streaming = crate::api::http::Connection::open(server.client.address).await;
    let request = crate::api::http::request("GET", &path, None, b"");
    streaming.send(&request).await;
    while !streaming.heard().contains("\"type\":\"view\"") {
        streaming.more().await.expect("a view");
    }
    let (closed, ()) = tokio::join!(socket.closing(), server.stop());
    assert_eq!(closed, Some(1001));
    while streaming.more().await.is_some() {}
    // The last chunk of a body that is whole.
    assert!(streaming.heard().ends_with("0\r\n\r\n"));
}

#[tokio::test]
async fn running_games_that_nobody_touches_are_deleted() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, _) = TestServer::sqlite(folder.path(), config()).await;
    let mut slow = people(2);
    slow.clock = TimeControl::Days { days: 3 };
    let slow = Table::full(server.client, &slow).await;
    let table = Table::full(server.client, &people(2)).await;
    server.stop().await;
    let impatient = carcas_server::Config {
        keep_abandoned_days: Some(0),
        ..config()
    };
    let (server, store) = TestServer::sqlite(folder.path(), impatient).await;
    let game = GameId::parse(&table.game).expect("an id");
    let is_gone = async || store.game(&game).await.expect("a store").is_none();
    until("it is still there", is_gone).await;
    let status = async |game: &str| {
        let path = format!("/api/games/{game}");
        server.client.get(&path, None).await.status
    };
    assert_eq!(status(&table.game).await, 404);
    // Somebody has days for the next move.
    assert_eq!(status(&slow.game).await, 200);
}
