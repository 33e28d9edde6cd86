//! A server that stops and starts again on the same file.

use std::time::Duration;

use carcas_protocol::{ServerMessage, Status, TimeControl, What};
use carcas_server::store::{AnyStore, GameId, Store};

use crate::server::{TestServer, config};
use crate::table::{Table, assert_same, bot, people};

async fn n_entries(store: &AnyStore, game: &str) -> u64 {
    let id = GameId::parse(game).expect("an id");
    let row = store.game(&id).await.expect("a store");
    row.expect("a game").version
}

#[tokio::test(flavor = "multi_thread")]
async fn games_go_on_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, store) = TestServer::sqlite(folder.path(), config()).await;
    let mut wanted = people(2);
    wanted.clock = TimeControl::Increment {
        base_s: 600,
        add_s: 5,
    };
    wanted.grace_ms = Some(2_000);
    let mut timed = Table::full(server.client, &wanted).await;
    timed.step().await;
    let gathering = Table::make(server.client, &people(2)).await;
    let mut waiting = Table::full(server.client, &wanted).await;
    waiting.turn().await;
    assert!(waiting.view().await.awaits.draw_at_ms.is_some());
    let mut wanted = people(0);
    wanted.seats = vec![bot(); 5];
    let bots = Table::make(server.client, &wanted).await;
    while n_entries(&store, &bots.game).await < 20 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let before = timed.view().await;
    let drawing = waiting.version().await;
    let question = server
        .client
        .question(&timed.game, timed.token(before.awaits.seat.unwrap_or(0)))
        .await;
    server.stop().await;

    let (server, store) = TestServer::sqlite(folder.path(), config()).await;
    let stopped_at = n_entries(&store, &bots.game).await;
    for table in [&mut timed, &mut waiting] {
        table.client = server.client;
    }
    // Bots and draws go on although nobody looks.
    let mut patience = 100;
    while n_entries(&store, &bots.game).await < stopped_at + 20
        || n_entries(&store, &waiting.game).await == drawing
    {
        tokio::time::sleep(Duration::from_millis(100)).await;
        patience -= 1;
        assert!(patience > 0, "nothing goes on by itself");
    }
    let after = timed.view().await;
    assert_same(&before, &after);
    let left = |view: &carcas_protocol::View| view.awaits.left_ms.clone().expect("time is kept");
    let running = usize::from(after.awaits.running.expect("a clock runs"));
    assert!(left(&after)[running] < left(&before)[running]);
    assert!(left(&after)[running] > 500_000);
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
    assert_eq!(sat, Ok(2));
    let mut socket = crate::socket::Socket::open(server.client.address, &[]).await;
    socket.watch(&bots.game, None).await;
    crate::player::play(socket, bots.game.clone(), crate::player::Rng(1)).await;
    assert_eq!(
        server.client.view(&bots.game).await.about.status,
        Status::Over
    );
    let record = server.client.record(&bots.game).await;
    crate::games::verify(&carcas_record::Record::parse(&record).expect("a record"));
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

async fn in_memory(server: &TestServer) -> String {
    let metrics = server.client.get("/metrics", None).await.text();
    let line = metrics
        .lines()
        .find(|line| line.starts_with("carcas_games_in_memory "));
    line.expect("a number").to_owned()
}

#[tokio::test]
async fn games_that_left_memory_come_back() {
    let mut config = config();
    config.idle = Duration::from_millis(150);
    let store = AnyStore::Memory(carcas_server::store::Memory::new());
    let server = TestServer::start(config, store).await;
    let mut wanted = people(2);
    wanted.clock = TimeControl::Days { days: 1 };
    let mut table = Table::full(server.client, &wanted).await;
    table.step().await;
    let before = table.view().await;
    assert_eq!(in_memory(&server).await, "carcas_games_in_memory 1");
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(in_memory(&server).await, "carcas_games_in_memory 0");
    assert_same(&before, &table.view().await);
    // Who follows it keeps it there, and hears what happens.
    let mut socket = table.socket(0).await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(in_memory(&server).await, "carcas_games_in_memory 1");
    table.step().await;
    let update = socket
        .until(|message| match message {
            ServerMessage::Update(update) => Some(update.what.clone()),
            _ => None,
        })
        .await;
    assert!(matches!(update, What::Moved { .. }), "{update:?}");
}
