//! The live stream: versions, coming back, moves that are late, doubled or another's.

use carcas_protocol::{Command, ServerMessage};
use serde_json::json;

use crate::api::server::TestServer;
use crate::api::socket::Socket;
use crate::api::table::{Table, assert_same, people};

/// Returns the version of the next view or the versions of updates, up to a version.
async fn versions_until(socket: &mut Socket, last: u64) -> (Vec<u64>, Vec<u64>) {
    let (mut views, mut updates) = (Vec::new(), Vec::new());
    while views.last() != Some(&last) && updates.last() != Some(&last) {
        match socket.next().await {
            ServerMessage::View(view) => views.push(view.version),
            ServerMessage::Update(update) => updates.push(update.version),
            _ => {}
        }
    }
    (views, updates)
}

#[tokio::test]
async fn every_update_carries_the_next_version() {
    let server = TestServer::memory().await;
    let mut table = Table::make(server.client, &people(2)).await;
    let mut watcher = Socket::open(server.client.address, &[]).await;
    watcher.watch(&table.game, None).await;
    for seat in 0..2 {
        table.sit(seat, "somebody").await;
    }
    for _ in 0..20 {
        table.step().await;
    }
    let last = table.version().await;
    let (views, updates) = versions_until(&mut watcher, last).await;
    assert_eq!(views, [1]);
    assert_eq!(updates, (2..=last).collect::<Vec<_>>());
    let log = server.client.log(&table.game).await;
    let logged: Vec<u64> = log.iter().map(|update| update.version).collect();
    assert_eq!(logged, (1..=last).collect::<Vec<_>>());
}

#[tokio::test]
async fn who_comes_back_gets_what_was_missed_or_a_view() {
    let server = TestServer::memory().await;
    let mut table = Table::full(server.client, &people(2)).await;
    while table.version().await < 40 {
        table.step().await;
    }
    let now = table.version().await;
    let log = server.client.log(&table.game).await;
    for missed in [1, 2, 5] {
        let mut socket = Socket::open(server.client.address, &[]).await;
        socket.watch(&table.game, Some(now - missed)).await;
        for expected in &log[log.len() - missed as usize..] {
            let update = socket.next().await;
            let ServerMessage::Update(update) = update else {
                panic!("{update:?}");
            };
            assert_eq!(&*update, expected);
        }
        let then = socket.next().await;
        assert!(matches!(then, ServerMessage::Presence { .. }), "{then:?}");
    }
    for after in [0, 1, now + 1, u64::MAX] {
        let mut socket = Socket::open(server.client.address, &[]).await;
        socket.watch(&table.game, Some(after)).await;
        let view = socket.next().await;
        let ServerMessage::View(view) = view else {
            panic!("{after}: {view:?}");
        };
        assert_same(&view, &table.view().await);
    }
    // Who missed nothing gets the question alone.
    let asked = table.asked().await;
    let mut socket = Socket::open(server.client.address, &[table.token(asked)]).await;
    socket.watch(&table.game, Some(now)).await;
    let first = socket.next().await;
    assert!(
        matches!(&first, ServerMessage::Question { version, .. } if *version == now),
        "{first:?}"
    );
}

#[tokio::test]
async fn what_is_sent_twice_counts_once() {
    let server = TestServer::memory().await;
    let mut wanted = people(2);
    wanted.grace_ms = Some(60_000);
    let mut table = Table::full(server.client, &wanted).await;
    let (seat, command) = table.some_move().await;
    let mut socket = table.socket(seat).await;
    let game = table.game.clone();
    let first = socket
        .act(&game, "one", command.clone())
        .await
        .expect("a move");
    let view = table.view().await;
    assert_eq!(socket.act(&game, "one", command.clone()).await, Ok(first));
    let token = table.token(seat).to_owned();
    let again = server.client.act(&game, &token, "one", command).await;
    assert_eq!(again, Ok(first));
    assert_same(&view, &table.view().await);
    // Commands that are no moves, too: an undo that arrives twice takes one answer back.
    let say = Command::Say {
        text: "hello".to_owned(),
    };
    for (name, command) in [("two", say), ("three", Command::Undo)] {
        let first = socket.act(&game, name, command.clone()).await.expect(name);
        let view = table.view().await;
        assert_eq!(socket.act(&game, name, command).await, Ok(first), "{name}");
        assert_same(&view, &table.view().await);
    }
    // The other seat may use the same name.
    let other = 1 - seat;
    let text = "hello, too".to_owned();
    let token = table.token(other).to_owned();
    let said = server
        .client
        .act(&game, &token, "two", Command::Say { text });
    assert_eq!(said.await, Ok(table.version().await));
}

#[tokio::test]
async fn stale_moves_and_moves_of_others_are_refused() {
    let server = TestServer::memory().await;
    let mut table = Table::full(server.client, &people(2)).await;
    let (seat, old) = table.some_move().await;
    assert_eq!(table.refused(1 - seat, old.clone()).await, "not-asked");
    while table.asked().await == seat {
        table.step().await;
    }
    // The move is of the seat's earlier question.
    assert_eq!(table.refused(seat, old.clone()).await, "stale");
    assert_eq!(table.refused(1 - seat, old).await, "stale");
    let (seat, fresh) = table.some_move().await;
    assert_eq!(table.refused(1 - seat, fresh.clone()).await, "not-asked");
    let Command::Move { text, against } = fresh else {
        unreachable!("a move");
    };
    for text in ["", "nonsense", "tile", "\u{0}", &"x".repeat(10_000)] {
        let text = text.to_owned();
        let command = Command::Move { text, against };
        assert_eq!(table.refused(seat, command).await, "unreadable");
    }
    let far = text.replace(|c: char| c.is_ascii_digit(), "9");
    let command = Command::Move { text: far, against };
    let code = table.refused(seat, command).await;
    assert!(["illegal", "unreadable"].contains(&&*code), "{code}");
    // Without a token, with one of another game, and for a seat that the token is not for.
    let stranger = Table::full(server.client, &people(2)).await;
    let before = table.view().await;
    let command = Command::Move { text, against };
    let mut socket = Socket::open(server.client.address, &[stranger.token(seat)]).await;
    let refused = socket.act(&table.game, "x", command.clone()).await;
    assert_eq!(refused.expect_err("no token").code, "not-your-seat");
    let body = serde_json::json!({"type": "do", "game": table.game, "id": "x", "seat": seat, "command": command});
    let mut socket = Socket::open(server.client.address, &[table.token(1 - seat)]).await;
    assert_eq!(
        socket.refusal(&body.to_string()).await.code,
        "not-your-seat"
    );
    assert_same(&before, &table.view().await);
    table
        .act(seat, command)
        .await
        .expect("the move was legal all the time");
}

#[tokio::test]
async fn a_seat_is_taken_once_and_with_its_own_token() {
    let server = TestServer::memory().await;
    let table = Table::make(server.client, &people(2)).await;
    let (client, game) = (server.client, &table.game);
    let other = Table::make(client, &people(2)).await;
    for (token, code) in [
        (other.token(0), "not-your-seat"),
        ("00000000000000000000000000000000", "unknown-token"),
        ("nonsense", "unknown-token"),
    ] {
        let refused = client.sit(game, token, "somebody").await;
        assert_eq!(refused.expect_err("no token of this seat").code, code);
    }
    for name in ["", "   ", "\n", &"x".repeat(41)] {
        let refused = client.sit(game, table.token(0), name).await;
        assert_eq!(refused.expect_err("no name").code, "bad-request");
    }
    assert_eq!(table.version().await, 1);
    let sat = client.sit(game, table.token(0), "somebody").await;
    let sat = sat.expect("a free seat");
    let refused = client.sit(game, table.token(0), "else").await;
    assert_eq!(refused.expect_err("taken").code, "seat-taken");
    assert_eq!((sat.seat, sat.version, table.version().await), (0, 2, 2));
}

#[tokio::test]
async fn whoever_made_the_links_plays_for_nobody_else() {
    let server = TestServer::memory().await;
    let client = server.client;
    let mut table = Table::make(client, &people(2)).await;
    let links: Vec<String> = table.tokens.iter().flatten().cloned().collect();
    // A link is no seat even before anybody sits there.
    let text = "hello".to_owned();
    let say = Command::Say { text };
    assert_eq!(table.refused(0, say.clone()).await, "not-your-seat");
    table.sit(0, "zero").await;
    table.sit(1, "one").await;
    let (seat, command) = table.some_move().await;
    let before = table.view().await;
    for link in &links {
        for command in [command.clone(), say.clone(), Command::Resign] {
            let refused = client.act(&table.game, link, "x", command).await;
            assert_eq!(refused.expect_err("only a link").code, "not-your-seat");
        }
        assert_eq!(client.question(&table.game, link).await, None);
        let refused = client.next(&table.game, link).await;
        assert_eq!(refused.expect_err("only a link").code, "not-your-seat");
        let mut socket = Socket::open(client.address, &[link]).await;
        socket.watch(&table.game, None).await;
        let mine = socket.until(|message| match message {
            ServerMessage::View(view) => Some(view.mine.clone()),
            _ => None,
        });
        assert_eq!(mine.await, Vec::<u8>::new());
    }
    assert_same(&before, &table.view().await);
    table.act(seat, command).await.expect("the own seat");
}

#[tokio::test]
async fn who_sits_down_again_keeps_the_seat() {
    let server = TestServer::memory().await;
    let client = server.client;
    let reply = client.post("/api/identities", None, &json!({})).await;
    let who: carcas_protocol::IdentityMade = reply.read().expect("an identity");
    let mut table = Table::make(client, &people(2)).await;
    let link = table.token(0).to_owned();
    let body = json!({"name": "zero", "identity": who.token});
    let sat = client.sit_with(&table.game, &link, &body).await;
    let sat = sat.expect("a free seat");
    table.sit(1, "one").await;
    let version = table.version().await;
    // The answer was lost: with the same identity the link gives a token again.
    let again = client.sit_with(&table.game, &link, &body).await;
    let again = again.expect("the own seat");
    assert_eq!((again.seat, again.version), (0, sat.version));
    assert_ne!(again.token, sat.token);
    // The token of the seat itself, and the identity.
    for token in [sat.token, again.token, Some(who.token)] {
        let token = token.expect("a token");
        let seated = client.sit(&table.game, &token, "zero").await;
        let seated = seated.expect("the own seat");
        assert_eq!((seated.version, seated.token), (sat.version, None));
    }
    let other = client.post("/api/identities", None, &json!({})).await;
    let other: carcas_protocol::IdentityMade = other.read().expect("an identity");
    let body = json!({"name": "zero", "identity": other.token});
    let refused = client.sit_with(&table.game, &link, &body).await;
    assert_eq!(refused.expect_err("somebody else").code, "seat-taken");
    assert_eq!(table.version().await, version);
}

#[tokio::test]
async fn a_program_reads_lines() {
    let server = TestServer::memory().await;
    let mut table = Table::full(server.client, &people(2)).await;
    let seat = table.asked().await;
    let path = format!("/api/games/{}/stream", table.game);
    let mut lines = crate::api::http::Connection::open(server.client.address).await;
    lines
        .send(&crate::api::http::request(
            "GET",
            &path,
            Some(table.token(seat)),
            b"",
        ))
        .await;
    while !lines.heard().contains("\"type\":\"question\"") {
        lines.more().await.expect("more lines");
    }
    assert!(lines.heard().contains("\"type\":\"view\""));
    let (_, version) = table.step().await;
    let expected = format!("\"version\":{version}");
    while !lines.heard().contains(&expected) {
        lines.more().await.expect("more lines");
    }
}

#[tokio::test]
async fn what_one_seat_sends_makes_nobody_forget_what_another_sent() {
    let server = TestServer::memory().await;
    let table = Table::full(server.client, &people(2)).await;
    let say = |text: &str| Command::Say {
        text: text.to_owned(),
    };
    let act = |seat: u8, id: String| {
        let (client, game) = (server.client, &table.game);
        let token = table.token(seat);
        async move { client.act(game, token, &id, say("hello")).await }
    };
    let first = act(0, "a".to_owned()).await.expect("a chat");
    for nth in 0..100 {
        act(1, format!("b{nth}")).await.expect("a chat");
    }
    let version = table.version().await;
    assert_eq!(act(0, "a".to_owned()).await, Ok(first));
    assert_eq!(table.version().await, version);
}
