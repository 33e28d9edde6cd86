//! Input that nobody should send: a typed refusal, and nothing changes.

use carcas_protocol::{Command, CreateGame, Holder, Problem, Seated, ServerMessage, Status};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{Bytes, Message};

use crate::api::http::Connection;
use crate::api::server::TestServer;
use crate::api::socket::Socket;
use crate::api::table::{Table, assert_same, bot, people};

#[tokio::test]
async fn messages_that_are_none_are_refused() {
    let server = TestServer::memory().await;
    let table = Table::full(server.client, &people(2)).await;
    let before = table.view().await;
    let mut socket = Socket::handshake(server.client.address, None)
        .await
        .expect("a socket");
    let watch = json!({"type": "watch", "game": table.game}).to_string();
    assert_eq!(socket.refusal(&watch).await.code, "not-greeted");
    let future = json!({"type": "hello", "protocol": 999}).to_string();
    assert_eq!(socket.refusal(&future).await.code, "protocol");
    assert_eq!(socket.refusal(&watch).await.code, "not-greeted");
    let mut socket = table.socket(0).await;
    let game = &table.game;
    for (message, code) in [
        (json!(null), "unreadable"),
        (json!([]), "unreadable"),
        (json!({}), "unreadable"),
        (json!({"type": "dance"}), "unreadable"),
        (json!({"type": "watch"}), "unreadable"),
        (json!({"type": "watch", "game": 1}), "unreadable"),
        (
            json!({"type": "watch", "game": game, "after": -1}),
            "unreadable",
        ),
        (
            json!({"type": "watch", "game": game, "extra": 1}),
            "unreadable",
        ),
        (json!({"type": "watch", "game": ""}), "unknown-game"),
        (
            json!({"type": "watch", "game": "../../etc"}),
            "unknown-game",
        ),
        (
            json!({"type": "watch", "game": "000000000000"}),
            "unknown-game",
        ),
        (json!({"type": "present", "token": "x"}), "unknown-token"),
        (
            json!({"type": "present", "token": "0".repeat(32)}),
            "unknown-token",
        ),
        (
            json!({"type": "do", "game": game, "id": "", "command": {"kind": "resign"}}),
            "unreadable",
        ),
        (
            json!({"type": "do", "game": game, "id": "x".repeat(41), "command": {"kind": "resign"}}),
            "unreadable",
        ),
        (
            json!({"type": "do", "game": game, "id": "a", "command": {"kind": "dance"}}),
            "unreadable",
        ),
        (
            json!({"type": "do", "game": game, "id": "a", "command": {"kind": "resign", "x": 1}}),
            "unreadable",
        ),
        (
            json!({"type": "do", "game": game, "id": "a", "seat": 300, "command": {"kind": "resign"}}),
            "unreadable",
        ),
        (
            json!({"type": "do", "game": game, "id": "b", "seat": 9, "command": {"kind": "resign"}}),
            "not-your-seat",
        ),
        (
            json!({"type": "do", "game": game, "id": "c", "seat": 1, "command": {"kind": "resign"}}),
            "not-your-seat",
        ),
        (
            json!({"type": "do", "game": game, "id": "d", "command": {"kind": "claim", "seat": 200}}),
            "not-your-seat",
        ),
        (
            json!({"type": "do", "game": game, "id": "e", "command": {"kind": "say", "text": ""}}),
            "bad-text",
        ),
        (
            json!({"type": "do", "game": game, "id": "f", "command": {"kind": "say", "text": "x".repeat(501)}}),
            "bad-text",
        ),
        (
            json!({"type": "do", "game": "000000000000", "id": "g", "command": {"kind": "resign"}}),
            "not-your-seat",
        ),
        (
            json!({"type": "ask", "game": "000000000000", "id": "h", "query": {"kind": "remaining"}}),
            "unknown-game",
        ),
        (
            json!({"type": "ask", "game": game, "id": "i", "query": {"kind": "dance"}}),
            "unreadable",
        ),
    ] {
        let problem = socket.refusal(&message.to_string()).await;
        assert_eq!(problem.code, code, "{message}: {}", problem.message);
    }
    for text in [
        "",
        "{",
        "{\"type\":",
        "\u{feff}{}",
        "\"hello\"",
        &"[".repeat(10_000),
    ] {
        assert_eq!(socket.refusal(text).await.code, "unreadable");
    }
    let binary = Message::Binary(Bytes::from_static(b"\x00\x01"));
    socket.send(binary).await.expect("it listens");
    let problem = socket
        .until(|message| match message {
            ServerMessage::Refused { problem, .. } => Some(problem.clone()),
            _ => None,
        })
        .await;
    assert_eq!(problem.code, "unreadable");
    // What is too long is refused, and the socket goes on.
    for n in [16 * 1024 + 1, 60 * 1024] {
        assert_eq!(socket.refusal(&"x".repeat(n)).await.code, "too-large");
    }
    let binary = Message::binary(vec![0; 60 * 1024]);
    socket.send(binary).await.expect("it listens");
    assert_eq!(socket.refusal("").await.code, "unreadable");
    // What is much too long is not read to its end, so the socket ends, with the reason.
    let mut raw = Connection::open(server.client.address).await;
    raw.upgrade().await;
    raw.send(b"\x81\xff\x00\x00\x00\x00\x00\x10\x00\x00mask")
        .await;
    while raw.more().await.is_some() {}
    assert!(
        raw.heard().contains("at most 65536 bytes"),
        "{}",
        raw.heard()
    );
    assert_same(&before, &table.view().await);
}

#[tokio::test]
async fn tables_that_cannot_be_are_refused() {
    let server = TestServer::memory().await;
    let usual = serde_json::to_value(people(2)).expect("a body");
    for (key, value) in [
        ("setup", json!({"preset": "nobody"})),
        ("setup", json!({"preset": "zman-c2", "boxes": ["nothing"]})),
        (
            "setup",
            json!({"preset": "zman-c2", "switches": {"no": "yes"}}),
        ),
        ("setup", json!({})),
        ("seats", json!([])),
        ("seats", json!(vec![json!({"kind": "open"}); 7])),
        ("seats", json!([{"kind": "bot", "level": "perfect"}])),
        ("seats", json!([{"kind": "mine", "name": "x"}])),
        ("seats", json!([{"kind": "ghost"}])),
        ("aids", json!("some")),
        ("clock", json!({"kind": "increment", "baseS": 1, "addS": 0})),
        ("clock", json!({"kind": "days", "days": 365})),
        ("graceMs", json!(60_001)),
        ("graceMs", json!(-1)),
        ("bestOf", json!(2)),
        ("bestOf", json!(0)),
        ("more", json!(1)),
    ] {
        let mut body = usual.clone();
        body[key] = value.clone();
        let reply = server.client.post("/api/games", None, &body).await;
        assert_eq!(reply.status, 400, "{key} {value}: {}", reply.text());
        assert!(!reply.problem().message.is_empty());
    }
    let mut three = people(2);
    three.seats.push(bot());
    three.best_of = 3;
    let refused = server
        .client
        .create(&three)
        .await
        .expect_err("a match has two seats");
    assert_eq!(refused.code, "bad-request");
}

#[tokio::test]
async fn setups_that_cannot_be_played_say_which_sort_they_are() {
    let server = TestServer::memory().await;
    let with = |n_seats, boxes: &[&str], switches: &[(&str, &str)]| {
        let mut wanted = people(n_seats);
        wanted.setup.boxes = boxes.iter().map(|&name| name.to_owned()).collect();
        let switches = switches
            .iter()
            .map(|&(key, value)| (key.into(), value.into()));
        wanted.setup.switches = switches.collect();
        wanted
    };
    for (wanted, code) in [
        (with(6, &[], &[]), "six-seats"),
        (
            with(
                2,
                &["river-2", "count"],
                &[("river-with-count", "forbidden")],
            ),
            "not-together",
        ),
        // Several reasons at once have no sentence of their own: the message names all of them.
        (
            with(
                6,
                &["river-2", "count"],
                &[("river-with-count", "forbidden")],
            ),
            "bad-request",
        ),
        (with(2, &["no-such-box"], &[]), "bad-request"),
    ] {
        let refused = server.client.create(&wanted).await;
        let refused = refused.expect_err("a setup that cannot be played");
        assert_eq!(refused.code, code, "{}", refused.message);
    }
    // What the refusal of six seats offers does help.
    for wanted in [
        with(6, &["inns-and-cathedrals"], &[]),
        with(6, &[], &[("sixth-player", "always")]),
    ] {
        server.client.create(&wanted).await.expect("a table");
    }
}

/// A table that everybody may join.
fn public(n_seats: usize) -> CreateGame {
    CreateGame {
        is_public: true,
        ..people(n_seats)
    }
}

#[tokio::test]
async fn public_tables_seat_whoever_comes_and_others_do_not() {
    let server = TestServer::memory().await;
    let sit = async |game: &str| {
        let path = format!("/api/games/{game}/seat");
        let body = json!({"name": "Ana"});
        server.client.post(&path, None, &body).await
    };
    let own = Table::make(server.client, &people(2)).await;
    let refused = sit(&own.game).await;
    assert_eq!(
        (refused.status, refused.problem().code.as_str()),
        (401, "no-token")
    );
    let mut public = Table::make(server.client, &public(2)).await;
    public.sit(0, "Bo").await;
    let sat: Seated = sit(&public.game).await.read().expect("a free seat");
    assert_eq!(sat.seat, 1);
    let token = sat.token.expect("a token of the seat");
    assert_eq!(public.view().await.about.status, Status::Playing);
    assert!(server.client.question(&public.game, &token).await.is_none());
    // The link of that seat is used up, and nobody else finds one.
    let late = server
        .client
        .sit(&public.game, public.token(1), "Cleo")
        .await;
    assert_eq!(late.expect_err("the seat is taken").code, "seat-taken");
    assert_eq!(sit(&public.game).await.problem().code, "seat-taken");
}

/// Sits down without a link.
async fn join(table: &Table, body: &Value) -> Result<Seated, Problem> {
    let path = format!("/api/games/{}/seat", table.game);
    table.client.post(&path, None, body).await.read()
}

#[tokio::test]
async fn nobody_sits_down_at_a_table_that_is_over() {
    let server = TestServer::memory().await;
    let mut table = Table::make(server.client, &public(2)).await;
    table.sit(0, "Bo").await;
    table.act(0, Command::Abort).await.expect("nobody came");
    let before = table.view().await;
    assert_eq!(before.about.status, Status::Over);
    let refused = join(&table, &json!({"name": "Ana"})).await;
    assert_eq!(refused.expect_err("it is over").code, "over");
    let refused = server.client.sit(&table.game, table.token(1), "Cleo").await;
    assert_eq!(refused.expect_err("it is over").code, "over");
    assert_same(&before, &table.view().await);
}

#[tokio::test]
async fn whoever_sits_down_again_without_a_link_keeps_the_seat() {
    let server = TestServer::memory().await;
    let table = Table::make(server.client, &public(3)).await;
    let who = server.client.identity().await;
    let body = json!({"name": "Ana", "identity": who.token});
    let first = join(&table, &body).await.expect("a free seat");
    let second = join(&table, &body).await.expect("the same seat");
    assert_eq!((second.seat, second.version), (first.seat, first.version));
    for (sat, id) in [(first, "a"), (second, "b")] {
        let token = sat.token.expect("a token of the seat");
        let text = "hello".to_owned();
        let said = server
            .client
            .act(&table.game, &token, id, Command::Say { text });
        said.await.expect("a seat to talk from");
    }
    let seats = table.view().await.about.seats;
    let free = seats.iter().filter(|seat| seat.holder == Holder::Open);
    assert_eq!(free.count(), 2);
}

#[tokio::test]
async fn strangers_who_come_at_once_get_a_seat_each_and_leave_the_first_one() {
    let server = TestServer::memory().await;
    let mut table = Table::make(server.client, &public(4)).await;
    let body = json!({"name": "Ana"});
    let come = || join(&table, &body);
    let (one, two, three) = tokio::join!(come(), come(), come());
    let mut seats = [one, two, three].map(|sat| sat.expect("a free seat").seat);
    seats.sort_unstable();
    assert_eq!(seats, [1, 2, 3]);
    // Whoever made the table mostly sits there, and comes a moment after the lobby has shown it.
    table.sit(0, "Bo").await;
    assert_eq!(table.view().await.about.status, Status::Playing);
}

#[tokio::test]
async fn paths_and_methods_that_are_none_are_refused() {
    let server = TestServer::memory().await;
    let table = Table::full(server.client, &people(2)).await;
    let game = format!("/api/games/{}", table.game);
    for (method, path, status) in [
        ("GET", "/nothing".to_owned(), 404),
        ("GET", "/api/nothing".to_owned(), 404),
        ("DELETE", "/api/games".to_owned(), 405),
        ("PUT", game.clone(), 405),
        ("GET", format!("{game}/commands"), 405),
        ("PATCH", "/healthz".to_owned(), 405),
        ("BREW", "/api/games".to_owned(), 405),
        ("GET", "/api/games/000000000000".to_owned(), 404),
        ("GET", "/api/games/x".to_owned(), 404),
        ("GET", "/api/games/%ff%fe".to_owned(), 404),
        ("GET", "/api/games/%2e%2e%2f".to_owned(), 404),
        ("GET", "/api/games/000000000000/record".to_owned(), 404),
        ("GET", "/api/games/000000000000/log".to_owned(), 404),
        ("GET", "/api/games/000000000000/stream".to_owned(), 404),
        ("GET", format!("{game}/moves/x"), 400),
        ("GET", format!("{game}/moves/-1"), 400),
        ("GET", format!("{game}/moves/999999"), 400),
        ("GET", format!("{game}/moves/%ff"), 404),
        ("GET", format!("{game}/log?after=x"), 400),
        ("GET", format!("{game}/log?other=1"), 400),
        ("GET", format!("{game}/log?after={}", u64::MAX), 400),
        ("GET", format!("{game}/board.svg?at=99999"), 400),
        ("GET", format!("{game}/board.svg?tile=0"), 400),
        ("GET", format!("{game}/board.png?tile=5000"), 400),
        ("GET", format!("{game}/board.svg?theme=none"), 400),
        ("GET", "/api/games?after=x".to_owned(), 400),
        ("GET", "/api/games?after=1-2".to_owned(), 400),
        ("GET", "/api/me/games".to_owned(), 401),
        ("POST", "/api/me/links".to_owned(), 401),
        ("DELETE", "/api/me".to_owned(), 401),
        ("GET", "/api/socket".to_owned(), 400),
        ("POST", "/api/socket".to_owned(), 400),
        ("POST", format!("{game}/next"), 401),
    ] {
        let reply = server.client.call(method, &path, None, b"").await;
        assert_eq!(reply.status, status, "{method} {path}: {}", reply.text());
        let problem = reply.problem();
        assert!(!problem.message.is_empty(), "{method} {path}");
    }
    // The token of a seat is no identity.
    let mine = server
        .client
        .get("/api/me/games", Some(table.token(0)))
        .await;
    assert_eq!(mine.status, 403);
    // A wrong token is no better than none, even where none is needed.
    for token in ["x", "ffffffffffffffffffffffffffffffff"] {
        assert_eq!(server.client.get(&game, Some(token)).await.status, 401);
    }
    // A token of another game opens nothing here.
    let other = Table::full(server.client, &people(2)).await;
    let body = json!({"id": "x", "command": {"kind": "resign"}});
    let path = format!("{game}/commands");
    let reply = server.client.post(&path, Some(other.token(0)), &body).await;
    assert_eq!(
        (reply.status, &*reply.problem().code),
        (403, "not-your-seat")
    );
}

/// Returns the names of all properties in a description.
fn properties(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            if let Some(Value::Object(named)) = map.get("properties") {
                found.extend(named.keys().cloned());
            }
            map.values().for_each(|inner| properties(inner, found));
        }
        Value::Array(list) => list.iter().for_each(|inner| properties(inner, found)),
        _ => {}
    }
}

#[tokio::test]
async fn the_description_names_fields_as_they_are_sent() {
    let server = TestServer::memory().await;
    let reply = server.client.get("/api/openapi.json", None).await;
    let mut found = Vec::new();
    properties(&reply.read().expect("a description"), &mut found);
    assert!(found.iter().any(|name| name == "baseS"), "{found:?}");
    let wrong: Vec<&String> = found.iter().filter(|name| name.contains('_')).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
    // Lists of numbers are no lists of objects, and what follows a `?` is no part of the path.
    let text = reply.text();
    assert!(!text.contains(r#""items":{"type":"object"}"#), "{text}");
    assert!(!text.contains(r#""name":"after","in":"path""#), "{text}");
    // The page for people tells of every path.
    let page = server.client.get("/api", None).await.text();
    let description: Value = reply.read().expect("a description");
    let paths = description["paths"].as_object().expect("paths");
    assert!(paths.len() > 15, "{paths:?}");
    for path in paths.keys() {
        assert!(page.contains(&format!(" {path}<")), "{path}: {page}");
    }
}
