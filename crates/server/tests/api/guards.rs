//! Limits, origins, headers, and clients that do not read.

use std::time::Duration;

use carcas_protocol::{ClientMessage, Command, SeatPlan, ServerMessage};
use carcas_server::store::{AnyStore, Memory};
use serde_json::json;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::{self, Message};

use crate::api::http::Connection;
use crate::api::patience::{PATIENCE, until};
use crate::api::server::{TestServer, config};
use crate::api::socket::Socket;
use crate::api::table::{Table, people};

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
    until("a closed socket still counts", async || {
        status_of(Socket::handshake(address, None).await) == 101
    })
    .await;
    // A stream of lines counts as a socket does.
    let server = with(|config| config.sockets_per_address = 1).await;
    let table = Table::make(server.client, &people(2)).await;
    let path = format!("/api/games/{}/stream", table.game);
    let mut streaming = Connection::open(server.client.address).await;
    streaming
        .send(&crate::api::http::request("GET", &path, None, b""))
        .await;
    while !streaming.heard().contains("\"type\":\"view\"") {
        streaming.more().await.expect("a view");
    }
    let second = server.client.get(&path, None).await;
    assert_eq!(second.problem().code, "too-many");
    let handshake = Socket::handshake(server.client.address, None).await;
    assert_eq!(status_of(handshake), 429);
    drop(streaming);
    let server = with(|config| config.max_sockets = 1).await;
    let _only = Socket::open(server.client.address, &[]).await;
    assert_eq!(
        status_of(Socket::handshake(server.client.address, None).await),
        429
    );
}

#[tokio::test]
async fn connections_that_ask_nothing_are_closed_and_sockets_are_not() {
    // Long enough for those who ask at once, on whatever machine.
    let server = with(|config| config.request_in = Duration::from_secs(3)).await;
    let address = server.client.address;
    let table = Table::full(server.client, &people(2)).await;
    let mut socket = table.socket(0).await;
    let mut streaming = Connection::open(address).await;
    let path = format!("/api/games/{}/stream", table.game);
    let request = crate::api::http::request("GET", &path, None, b"");
    streaming.send(&request).await;
    let is_closed = async |begun: &str| {
        let mut silent = Connection::open(address).await;
        silent.send(begun.as_bytes()).await;
        let closed = async { while silent.more().await.is_some() {} };
        let closed = timeout(PATIENCE, closed).await;
        closed.unwrap_or_else(|_| panic!("{begun:?} keeps a connection"));
    };
    tokio::join!(
        is_closed(""),
        is_closed("GET /healthz HT"),
        is_closed("GET /healthz HTTP/1.1\r\nhost: x\r\n"),
        is_closed(
            "POST /api/games HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"
        ),
        is_closed(
            "POST /api/records HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1\r\n#\r\n"
        ),
    );
    // Whoever is told something is still there, and came before them.
    let text = "hello".to_owned();
    let said = socket.act(&table.game, "say", Command::Say { text }).await;
    assert!(said.is_ok(), "{said:?}");
    while !streaming.heard().contains("hello") {
        streaming.more().await.expect("a stream that goes on");
    }
}

#[tokio::test]
async fn who_does_not_take_an_answer_is_cut_off() {
    let server = with(|config| config.request_in = Duration::from_secs(1)).await;
    let mut table = Table::full(server.client, &people(2)).await;
    for _ in 0..20 {
        table.step().await;
    }
    // It asks again and again and reads nothing, so that one answer after the other waits on the way.
    let path = format!("/api/games/{}/board.svg?tile=128", table.game);
    let request = crate::api::http::request("GET", &path, None, b"");
    let mut greedy = Connection::open(server.client.address).await;
    let asking = async { while greedy.try_send(&request).await.is_ok() {} };
    let asked = timeout(PATIENCE, asking).await;
    asked.expect("whoever reads nothing is cut off");
}

#[tokio::test]
async fn floods_that_are_no_messages_are_cut_off() {
    for flood in [Message::binary(vec![0]), Message::Ping(vec![0].into())] {
        let server = with(|config| config.limits = 0.02).await;
        let mut socket = Socket::open(server.client.address, &[]).await;
        let flooding = async { while socket.send(flood.clone()).await.is_ok() {} };
        let flooded = timeout(PATIENCE, flooding).await;
        flooded.expect("who floods is cut off");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_does_not_stand_behind_boards() {
    let server = with(|config| config.bot_threads = 1).await;
    let mut table = Table::full(server.client, &people(2)).await;
    for _ in 0..40 {
        table.step().await;
    }
    let (client, game) = (server.client, table.game.clone());
    let boards: Vec<_> = (0..12)
        .map(|n| {
            let path = format!("/api/games/{game}/board.png?tile=96&at={n}");
            tokio::spawn(async move { client.get(&path, None).await.status })
        })
        .collect();
    let path = format!("/api/games/{game}/queries");
    let answer = client
        .post(&path, None, &json!({"kind": "projection"}))
        .await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let is_drawn = |board: &tokio::task::JoinHandle<u16>| board.is_finished();
    assert!(!boards.iter().all(is_drawn), "it waited for all boards");
    let path = format!("/api/games/{game}/log");
    assert_eq!(client.get(&path, None).await.status, 200);
    for board in boards {
        assert_eq!(board.await.expect("a board"), 200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_for_boards_is_only_so_long() {
    let server = with(|config| config.bot_threads = 1).await;
    let table = Table::full(server.client, &people(2)).await;
    let (client, game) = (server.client, table.game.clone());
    let asked: Vec<_> = (16..96)
        .map(|tile| {
            let path = format!("/api/games/{game}/board.png?tile={tile}");
            tokio::spawn(async move { client.get(&path, None).await })
        })
        .collect();
    let mut n_refused = 0;
    for reply in asked {
        let reply = reply.await.expect("a reply");
        if reply.status != 200 {
            assert_eq!((reply.status, &*reply.problem().code), (429, "too-many"));
            n_refused += 1;
        }
    }
    assert!(n_refused > 0, "eighty wait at once");
    let again = format!("/api/games/{game}/board.png?tile=40");
    assert_eq!(client.get(&again, None).await.status, 200);
}

#[tokio::test]
async fn looking_back_is_limited_by_itself() {
    let server = with(|config| config.limits = 0.02).await;
    let table = Table::make(server.client, &people(2)).await;
    let path = format!("/api/games/{}/log", table.game);
    let mut codes = Vec::new();
    for _ in 0..4 {
        let reply = server.client.get(&path, None).await;
        codes.push((reply.status, reply.text()));
    }
    let told = |(status, text): &(u16, String)| *status == 429 && text.contains("too many logs");
    assert!(codes.iter().any(told), "{codes:?}");
}

#[tokio::test]
async fn an_address_has_so_many_connections() {
    let server = with(|config| config.sockets_per_address = 1).await;
    let mut open = Vec::new();
    for _ in 0..65 {
        let mut connection = Connection::open(server.client.address).await;
        let healthy = crate::api::http::request("GET", "/healthz", None, b"");
        let reply = connection.exchange(&healthy).await.expect("a reply");
        assert_eq!(reply.status, 200);
        open.push(connection);
    }
    let mut refused = Connection::open(server.client.address).await;
    assert_eq!(refused.more().await, None);
    drop(open);
    until("a closed connection still counts", async || {
        let mut connection = Connection::open(server.client.address).await;
        let healthy = crate::api::http::request("GET", "/healthz", None, b"");
        connection.exchange(&healthy).await.is_some()
    })
    .await;
}

#[tokio::test]
async fn talk_lets_no_bot_think_twice() {
    // Nobody waits for the bot: it is stopped with the server.
    let server = with(|config| config.bot_budget = Duration::from_secs(3600)).await;
    let mut wanted = people(2);
    wanted.seats[0] = SeatPlan::Bot {
        level: "master".to_owned(),
    };
    let table = Table::full(server.client, &wanted).await;
    for n in 0..10 {
        let text = format!("word {n}");
        table.act(1, Command::Say { text }).await.expect("a word");
    }
    let metrics = server.client.get("/metrics", None).await;
    let metrics = metrics.text();
    let thinking = metrics
        .lines()
        .find_map(|line| line.strip_prefix("carcas_bots_thinking "));
    assert_eq!(thinking, Some("1"), "{metrics}");
}

#[tokio::test]
async fn requests_messages_and_tables_are_limited() {
    // So little of everything that no machine is too slow to exceed it: one request, and another 20 seconds later.
    let server = with(|config| config.limits = 0.001).await;
    let first = server.client.get("/api/catalogue", None).await;
    assert_eq!(first.status, 200);
    let second = server.client.get("/api/catalogue", None).await;
    assert_eq!((second.status, &*second.problem().code), (429, "too-many"));
    assert_eq!(server.client.get("/healthz", None).await.status, 200);
    // Pages that ask the database are limited with the rest.
    for path in ["/", "/readyz"] {
        assert_eq!(server.client.get(path, None).await.status, 429, "{path}");
    }
    // Two requests at once, and one table a hundred seconds later.
    let server = with(|config| config.limits = 0.02).await;
    let made = server.client.create(&people(2)).await;
    made.expect("the first table");
    let refused = server.client.create(&people(2)).await;
    assert_eq!(refused.expect_err("the second").code, "too-many");
    // A table after another is a table.
    let server = with(|config| config.limits = 0.1).await;
    let table = Table::full(server.client, &people(2)).await;
    table.act(0, Command::Abort).await.expect("the first turn");
    let again = table.act(0, Command::Rematch).await;
    again.expect("the second table");
    // Whoever wishes for the same makes none.
    for seat in [0, 1, 1] {
        let same = table.act(seat, Command::Rematch).await;
        same.expect("it is there already");
    }
    let other = Table::full(server.client, &people(2)).await;
    other.act(0, Command::Abort).await.expect("the first turn");
    let refused = other.act(0, Command::Rematch).await;
    assert_eq!(refused.expect_err("one too many").code, "too-many");
    // Whoever sits down without a link could fill the seats of everybody: that counts like making tables.
    let server = with(|config| config.limits = 0.1).await;
    let mut wanted = people(5);
    wanted.is_public = true;
    let table = Table::make(server.client, &wanted).await;
    let path = format!("/api/games/{}/seat", table.game);
    let mut n_sat = 0;
    let refused = loop {
        let reply = server
            .client
            .post(&path, None, &json!({"name": "Ana"}))
            .await;
        match reply.read::<carcas_protocol::Seated>() {
            Ok(_) => n_sat += 1,
            Err(problem) => break problem,
        }
    };
    assert_eq!(refused.code, "too-many");
    assert!(refused.message.contains("seats"), "{}", refused.message);
    assert!((1..5).contains(&n_sat), "{n_sat}");
    let server = with(|config| config.limits = 0.02).await;
    let mut socket = Socket::open(server.client.address, &[]).await;
    let mut is_limited = false;
    for _ in 0..40 {
        is_limited |= socket.refusal("{}").await.code == "too-many";
    }
    assert!(is_limited);
}

#[tokio::test]
async fn an_address_that_made_many_tables_can_still_be_joined_from() {
    let server = with(|config| config.limits = 1.0).await;
    let client = server.client;
    let mut made = None;
    let refused = loop {
        let body = serde_json::to_value(people(2)).expect("a body");
        let reply = client.post("/api/games", None, &body).await;
        match reply.read::<carcas_protocol::GameMade>() {
            Ok(table) => made = Some(table),
            Err(problem) => break (reply, problem),
        }
    };
    let (reply, problem) = refused;
    assert_eq!(reply.header("retry-after"), Some("2"));
    assert!(
        problem.message.contains("in 2 seconds"),
        "{}",
        problem.message
    );
    assert!(problem.message.contains("--limits"), "{}", problem.message);
    // Somebody new comes with the link of a seat, another watches, a third looks for a table.
    for _ in 0..40 {
        let reply = client.post("/api/identities", None, &json!({})).await;
        assert_eq!(reply.status, 201, "{}", reply.text());
    }
    let made = made.expect("a table");
    let seat = &made.seats[0].token;
    client.sit(&made.game, seat, "Ana").await.expect("a seat");
    client.view(&made.game).await;
    assert_eq!(client.get("/api/games", None).await.status, 200);
}

#[tokio::test]
async fn a_command_that_comes_too_soon_is_refused_by_its_id() {
    let server = with(|config| config.limits = 0.02).await;
    let mut socket = Socket::open(server.client.address, &[]).await;
    let mut codes = Vec::new();
    for number in 0..40 {
        let id = format!("command-{number}");
        // It waits for a refusal that names the id, and for no other.
        let refused = socket.act("nowhere", &id, Command::Resign).await;
        codes.push(refused.expect_err("there is no such game").code);
    }
    assert!(codes.contains(&"too-many".to_owned()), "{codes:?}");
    // What cannot be read has no id to be refused by.
    socket.say_text("{").await;
    let id = socket
        .until(|message| match message {
            ServerMessage::Refused { id, .. } => Some(id.clone()),
            _ => None,
        })
        .await;
    assert_eq!(id, None);
}

/// Asks as a client that names its own address, through a proxy that adds what it sees.
async fn ask_from(server: &TestServer, told: &str) -> u16 {
    let mut connection = Connection::open(server.client.address).await;
    let request =
        format!("GET /api/catalogue HTTP/1.1\r\nhost: x\r\nx-forwarded-for: {told}\r\n\r\n");
    let reply = connection.exchange(request.as_bytes()).await;
    reply.expect("a reply").status
}

#[tokio::test]
async fn nobody_gives_themselves_another_address() {
    for behind_proxy in [true, false] {
        let server = with(|config| {
            config.limits = 0.001;
            config.behind_proxy = behind_proxy;
        })
        .await;
        let first = ask_from(&server, "10.0.0.1, 192.0.2.1").await;
        let second = ask_from(&server, "10.0.0.2, 192.0.2.1").await;
        assert_eq!((first, second), (200, 429), "what the proxy saw counts");
        // Somebody else is not held up by it, if there is a proxy that tells them apart.
        let other = ask_from(&server, "10.0.0.1, 192.0.2.2").await;
        assert_eq!(other, if behind_proxy { 200 } else { 429 });
    }
}

#[tokio::test]
async fn a_socket_brings_so_many_tokens_and_games() {
    let server = TestServer::memory().await;
    let mut socket = Socket::open(server.client.address, &[]).await;
    for n in 0..=256 {
        let table = Table::make(server.client, &people(1)).await;
        let token = table.token(0).to_owned();
        socket.say(&ClientMessage::Present { token }).await;
        socket.watch(&table.game, None).await;
        if n < 256 {
            let seen =
                |message: &ServerMessage| matches!(message, ServerMessage::View(_)).then_some(());
            socket.until(seen).await;
            continue;
        }
        for refused in ["token", "game"] {
            let problem = socket
                .until(|message| match message {
                    ServerMessage::Refused { problem, .. } => Some(problem.clone()),
                    _ => None,
                })
                .await;
            assert_eq!(problem.code, "too-many", "{refused}: {problem:?}");
        }
        let refused = socket.act(&table.game, "x", Command::Abort).await;
        assert_eq!(refused.expect_err("a token too many").code, "not-your-seat");
    }
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
    let request = crate::api::http::request("POST", "/api/records", None, record.as_bytes());
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
        // Pages of other sites cannot read it, and nothing is sent with their requests.
        assert_eq!(reply.header("access-control-allow-origin"), None, "{path}");
        assert_eq!(reply.header("set-cookie"), None, "{path}");
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

#[tokio::test]
async fn a_link_opened_in_a_browser_says_how_to_play_with_it() {
    let server = TestServer::memory().await;
    let table = Table::make(server.client, &people(2)).await;
    let name = "<script>alert(1)</script>";
    let sat = server.client.sit(&table.game, table.token(0), name).await;
    sat.expect("a free seat");
    let page = async |path: &str, language: &str| {
        let mut connection = Connection::open(server.client.address).await;
        let request =
            format!("GET {path} HTTP/1.1\r\nhost: x\r\naccept-language: {language}\r\n\r\n");
        let reply = connection.exchange(request.as_bytes()).await;
        reply.expect("a page")
    };
    let there = format!("/game/{}", table.game);
    for (language, word) in [
        ("en", "address bar"),
        ("es", "la barra de tu navegador"),
        ("fr", "la barre de votre navigateur"),
        ("de", "Adresszeile"),
    ] {
        let reply = page(&there, language).await;
        assert_eq!(reply.status, 200);
        let text = reply.text();
        for part in [word, "carcas play --server '", "#seat=", "&lt;script&gt;"] {
            assert!(text.contains(part), "{part} is not in {text}");
        }
        assert!(!text.contains("<script"), "{text}");
        for unknown in ["/game/zzzzzzzzzzzz", "/game/x%00%3Cb%3E"] {
            let reply = page(unknown, language).await;
            assert_eq!(reply.status, 404, "{unknown}");
            let text = reply.text();
            assert!(text.contains("<h1>") && !text.contains("<b>"), "{text}");
        }
    }
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
    let asking = async {
        for _ in 0..200_000 {
            let sent = slow.send(Message::text(&*watch)).await;
            sent.expect("nobody waits so long that it is given up");
        }
        panic!("the way is never full");
    };
    let mut quick = table.socket(0).await;
    let talking = async {
        let is_slow = async || {
            let metrics = server.client.get("/metrics", None).await.text();
            !metrics.contains("\ncarcas_slow_clients_total 0\n")
        };
        while !is_slow().await {
            let text = "and on it goes".to_owned();
            let name = format!("say {}", quick.texts.len());
            let said = quick.act(&table.game, &name, Command::Say { text }).await;
            said.expect("a chat");
        }
    };
    tokio::select! {
        () = asking => {}
        () = talking => {}
    }
    table.step().await;
    let late = slow
        .until(|message| match message {
            ServerMessage::Resync { game } => Some(game.clone()),
            _ => None,
        })
        .await;
    assert_eq!(late, table.game);
}
