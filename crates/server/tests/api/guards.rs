//! Limits, origins, headers, and clients that do not read.

use std::time::{Duration, Instant};

use carcas_protocol::{ClientMessage, Command, ServerMessage};
use carcas_server::store::{AnyStore, Memory};
use serde_json::json;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::{self, Message};

use crate::http::Connection;
use crate::server::{TestServer, config};
use crate::socket::Socket;
use crate::table::{Table, people};

async fn with(change: impl FnOnce(&mut carcas_server::Config)) -> TestServer {
    let mut config = config();
    change(&mut config);
    TestServer::start(config, AnyStore::Memory(Memory::new())).await
}

fn status_of(refused: Result<Socket, tungstenite::Error>) -> u16 {
    match refused {
        Ok(_) => 101,
        Err(tungstenite::Error::Http(reply)) => reply.status().as_u16(),
        Err(why) => panic!("{why}"),
    }
}

#[tokio::test]
async fn pages_of_other_sites_open_no_socket() {
    let known = "https://example.org";
    let server = with(|config| config.origins = vec![known.to_owned()]).await;
    let address = server.client.address;
    let own = format!("http://{address}");
    for (origin, status) in [
        (None, 101),
        (Some(&*own), 101),
        (Some(known), 101),
        (Some("https://evil.example"), 403),
        (Some("https://example.org.evil.example"), 403),
        (Some("http://example.org"), 403),
        (Some("null"), 403),
        (Some(""), 403),
    ] {
        let opened = Socket::handshake(address, origin).await;
        assert_eq!(status_of(opened), status, "{origin:?}");
    }
}

#[tokio::test]
async fn an_address_opens_so_many_sockets() {
    let server = with(|config| config.sockets_per_address = 2).await;
    let address = server.client.address;
    let first = Socket::open(address, &[]).await;
    let _second = Socket::open(address, &[]).await;
    assert_eq!(status_of(Socket::handshake(address, None).await), 429);
    drop(first);
    let mut patience = 50;
    while status_of(Socket::handshake(address, None).await) != 101 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        patience -= 1;
        assert!(patience > 0, "a closed socket still counts");
    }
    let server = with(|config| config.max_sockets = 1).await;
    let _only = Socket::open(server.client.address, &[]).await;
    assert_eq!(
        status_of(Socket::handshake(server.client.address, None).await),
        429
    );
}

#[tokio::test]
async fn requests_messages_and_tables_are_limited() {
    // Rates as they are, with a tenth of everything.
    let server = with(|config| config.limits = 0.1).await;
    let mut statuses = Vec::new();
    for _ in 0..40 {
        let reply = server.client.get("/api/catalogue", None).await;
        if reply.status == 429 {
            assert_eq!(reply.problem().code, "too-many");
        }
        statuses.push(reply.status);
    }
    assert!(statuses.starts_with(&[200; 20]), "{statuses:?}");
    assert!(statuses.contains(&429), "{statuses:?}");
    assert_eq!(server.client.get("/healthz", None).await.status, 200);
    let server = with(|config| config.limits = 0.1).await;
    let mut codes = Vec::new();
    for _ in 0..6 {
        let made = server.client.create(&people(2)).await;
        codes.push(made.map_or_else(|problem| problem.code, |_| "made".to_owned()));
    }
    assert_eq!(codes[..3], ["made"; 3]);
    assert!(codes.contains(&"too-many".to_owned()), "{codes:?}");
    let server = with(|config| config.limits = 0.1).await;
    let mut socket = Socket::open(server.client.address, &[]).await;
    let mut is_limited = false;
    for _ in 0..40 {
        is_limited |= socket.refusal("{}").await.code == "too-many";
    }
    assert!(is_limited);
}

#[tokio::test]
async fn large_bodies_are_refused() {
    let server = TestServer::memory().await;
    let client = server.client;
    let table = Table::full(client, &people(2)).await;
    let body = json!({"id": "x", "command": {"kind": "say", "text": "x".repeat(70_000)}});
    let path = format!("/api/games/{}/commands", table.game);
    let reply = client.post(&path, Some(table.token(0)), &body).await;
    assert_eq!((reply.status, &*reply.problem().code), (413, "too-large"));
    // Records may be larger, up to a point.
    let mut record = client.record(&table.game).await;
    record.push_str(&"# a comment\n".repeat(10_000));
    let reply = client
        .call("POST", "/api/records", None, record.as_bytes())
        .await;
    assert_ne!(reply.status, 413, "{}", reply.text());
    record.push_str(&"# a comment\n".repeat(100_000));
    let mut connection = Connection::open(client.address).await;
    let request = crate::http::request("POST", "/api/records", None, record.as_bytes());
    // The server may hang up before it has read all of it.
    if let Some(reply) = connection.exchange(&request).await {
        assert_eq!((reply.status, &*reply.problem().code), (413, "too-large"));
    }
    assert_eq!(client.get("/healthz", None).await.status, 200);
}

#[tokio::test]
async fn every_reply_keeps_browsers_safe() {
    let server = TestServer::memory().await;
    let table = Table::full(server.client, &people(2)).await;
    let svg = format!("/api/games/{}/board.svg", table.game);
    for path in [
        "/",
        "/api",
        "/api/games",
        "/nothing",
        "/healthz",
        "/metrics",
        &svg,
    ] {
        let reply = server.client.get(path, None).await;
        let policy = reply.header("content-security-policy").expect(path);
        assert!(policy.contains("default-src 'self'"), "{path}: {policy}");
        assert!(!policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(
            reply.header("x-content-type-options"),
            Some("nosniff"),
            "{path}"
        );
        assert_eq!(
            reply.header("referrer-policy"),
            Some("no-referrer"),
            "{path}"
        );
        assert_eq!(reply.header("x-frame-options"), Some("DENY"), "{path}");
    }
}

#[tokio::test]
async fn names_are_text_on_pages() {
    let server = TestServer::memory().await;
    let mut wanted = people(2);
    wanted.is_public = true;
    let table = Table::make(server.client, &wanted).await;
    let name = "<script>alert(1)</script>";
    server
        .client
        .sit(&table.game, table.token(0), name)
        .await
        .expect("a free seat");
    let page = server.client.get("/", None).await.text();
    assert!(
        page.contains("&lt;script&gt;"),
        "the lobby does not show the name: {page}"
    );
    assert!(!page.contains("<script>"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_delays_nobody_and_is_told() {
    let server = TestServer::memory().await;
    let mut table = Table::full(server.client, &people(2)).await;
    for _ in 0..30 {
        table.step().await;
    }
    let mut slow = Socket::open(server.client.address, &[]).await;
    slow.watch(&table.game, None).await;
    // It asks for more and more views and reads none, until the way is full in both directions.
    let game = table.game.clone();
    let watch = serde_json::to_string(&ClientMessage::Watch { game, after: None }).expect("JSON");
    let mut n_asked = 0;
    while let Ok(sent) = timeout(
        Duration::from_millis(500),
        slow.send(Message::text(&*watch)),
    )
    .await
    {
        sent.expect("it listens");
        n_asked += 1;
        assert!(n_asked < 200_000, "the way is never full");
    }
    let mut quick = table.socket(0).await;
    let started = Instant::now();
    for n in 0..100 {
        let text = format!("{n}");
        let said = quick
            .act(&table.game, &format!("say {n}"), Command::Say { text })
            .await;
        said.expect("a chat");
    }
    table.step().await;
    let took = started.elapsed();
    assert!(took < Duration::from_secs(5), "others waited: {took:?}");
    let late = slow
        .until(|message| match message {
            ServerMessage::Resync { game } => Some(game.clone()),
            _ => None,
        })
        .await;
    assert_eq!(late, table.game);
}
