//! People with an identity: several seats, several devices, and whose turn it is.

use std::time::Duration;

use carcas_protocol::{Answer, Command, Holder, IdentityMade};
use carcas_server::store::{AnyStore, IdentityId, Memory, Store, Write};
use serde_json::{Value, json};

use crate::api::http::Client;
use crate::api::server::{TestServer, config};
use crate::api::table::{Table, assert_same, people};

/// Returns the games of an identity as a device with this token sees them: each with the seats there and whose turn it is.
async fn games(client: Client, token: &str) -> Vec<(String, Value, bool)> {
    let reply = client.get("/api/me/games", Some(token)).await;
    let games: Vec<Value> = reply.read().expect("games");
    let shown = games.iter().map(|game| {
        let id = game["listed"]["about"]["game"].as_str().expect("an id");
        let is_my_turn = game["isMyTurn"].as_bool().expect("yes or no");
        (id.to_owned(), game["seats"].clone(), is_my_turn)
    });
    shown.collect()
}

#[tokio::test]
async fn whoever_holds_several_seats_names_the_one_that_a_command_is_for() {
    let server = TestServer::memory().await;
    let client = server.client;
    let who = client.identity().await;
    let mut table = Table::make(client, &people(3)).await;
    table.sit_as(0, "Ann", &who).await;
    table.sit_as(1, "Bo", &who).await;
    table.sit(2, "Cy").await;
    // A move is of the seat that is asked.
    let (_, command) = table.some_move().await;
    let game = table.game.clone();
    let sent = async || {
        let sent = client.act(&game, &who.token, "m", command.clone());
        sent.await.expect("its own seat")
    };
    let moved = sent().await;
    while table.asked().await == 0 {
        table.step().await;
    }
    // Sent again it counts once, although another seat is asked.
    assert_eq!(sent().await, moved);
    // What is asked about a move is about the seat that is to move, too.
    let question = client.question(&table.game, &who.token).await;
    let text = question.expect("Bo is asked").moves().swap_remove(0);
    let path = format!("/api/games/{}/queries", table.game);
    let query = json!({"kind": "why-refused", "text": text});
    let told = client.post(&path, Some(&who.token), &query).await;
    let told: Answer = told.read().expect("an answer");
    assert!(matches!(told, Answer::WhyRefused(why) if why.is_legal));
    let before = table.view().await;
    let text = "hello".to_owned();
    for command in [
        Command::Resign,
        Command::HandOver,
        Command::AskTakeback,
        Command::Say { text },
    ] {
        let done = client.act(&table.game, &who.token, "x", command).await;
        let refused = done.expect_err("of which seat?");
        assert_eq!(refused.code, "not-your-seat");
        assert!(refused.message.contains("`seat`"), "{}", refused.message);
    }
    let act_for = async |seat, command| {
        let id = format!("seat-{seat}");
        let done = client.act_for(&table.game, &who.token, &id, Some(seat), command);
        done.await
    };
    for seat in [2, 7] {
        let refused = act_for(seat, Command::Resign)
            .await
            .expect_err("not theirs");
        assert_eq!(refused.code, "not-your-seat");
    }
    assert_same(&before, &table.view().await);
    act_for(1, Command::Resign).await.expect("its own seat");
    let seats = table.view().await.about.seats;
    assert_eq!(seats[0].holder, Holder::Person);
    assert!(matches!(seats[1].holder, Holder::Bot { .. }), "{seats:?}");
}

#[tokio::test]
async fn the_way_to_the_next_game_is_of_one_seat() {
    let server = TestServer::memory().await;
    let client = server.client;
    let who = client.identity().await;
    let mut table = Table::make(client, &people(2)).await;
    table.sit_as(0, "Ann", &who).await;
    table.sit_as(1, "Bo", &who).await;
    for (id, command) in [("r", Command::Resign), ("a", Command::Rematch)] {
        let done = client.act_for(&table.game, &who.token, id, Some(0), command);
        done.await.expect("its own seat");
    }
    let path = format!("/api/games/{}/next", table.game);
    let post = async |query: &str| {
        let path = format!("{path}{query}");
        client.post(&path, Some(&who.token), &json!({})).await
    };
    assert_eq!(post("").await.problem().code, "not-your-seat");
    assert_eq!(post("?seat=2").await.problem().code, "not-your-seat");
    assert_eq!(post("?seat=x").await.problem().code, "bad-request");
    for (from, to) in [(0, 1), (1, 0)] {
        let next: Value = post(&format!("?seat={from}")).await.read().expect("a seat");
        assert_eq!(next["seat"]["seat"], json!(to));
    }
}

#[tokio::test]
async fn an_identity_moves_to_another_device_and_both_see_whose_turn_it_is() {
    let server = TestServer::memory().await;
    let client = server.client;
    let who = client.identity().await;
    let mut table = Table::make(client, &people(2)).await;
    table.sit_as(0, "Ann", &who).await;
    // Nobody is asked before everybody sits.
    let own = |is_my_turn| vec![(table.game.clone(), json!([0]), is_my_turn)];
    let (waiting, asked) = (own(false), own(true));
    assert_eq!(games(client, &who.token).await, waiting);
    let reply = client
        .post("/api/me/links", Some(&who.token), &json!({}))
        .await;
    assert_eq!(reply.status, 201);
    let other: IdentityMade = reply.read().expect("a token for another device");
    assert_eq!(other.identity, who.identity);
    assert_ne!(other.token, who.token);
    table.sit(1, "Bo").await;
    for _ in 0..4 {
        let is_my_turn = table.asked().await == 0;
        for token in [&who.token, &other.token] {
            let expected = if is_my_turn { &asked } else { &waiting };
            assert_eq!(&games(client, token).await, expected);
        }
        table.turn().await;
    }
    // The other device plays, too.
    while table.asked().await != 0 {
        table.step().await;
    }
    let (_, command) = table.some_move().await;
    let moved = client
        .act(&table.game, &other.token, "there", command)
        .await;
    moved.expect("its own seat");
    // A bot that plays on is asked in its own name.
    let handed = client.act(&table.game, &other.token, "bot", Command::HandOver);
    handed.await.expect("its own seat");
    assert_eq!(games(client, &who.token).await, waiting);
    // What one device deletes is gone for both.
    let gone = client.call("DELETE", "/api/me", Some(&other.token), b"");
    assert_eq!(gone.await.status, 204);
    for token in [&who.token, &other.token] {
        let reply = client.get("/api/me/games", Some(token)).await;
        assert_eq!(reply.status, 401);
    }
}

#[tokio::test]
async fn an_identity_without_a_game_is_kept_as_long_as_somebody_comes() {
    let store = AnyStore::Memory(Memory::new());
    let server = TestServer::start(config(), store.clone()).await;
    let client = server.client;
    let (away, seated) = (client.identity().await, client.identity().await);
    let (here, sitting) = (client.identity().await, client.identity().await);
    let id = |who: &IdentityMade| IdentityId::parse(&who.identity).expect("an id");
    let mut table = Table::make(client, &people(2)).await;
    table.sit_as(0, "Ann", &seated).await;
    // A hundred days pass.
    for who in [&away, &seated, &here, &sitting] {
        let row = store.identity(&id(who)).await.expect("a store");
        let then = row.expect("an identity").seen_ms - 100 * 24 * 60 * 60 * 1000;
        let seen = Write::TouchIdentity(id(who), then);
        store.write(seen).await.expect("an identity");
    }
    assert_eq!(games(client, &here.token).await, []);
    let mut other = Table::make(client, &people(2)).await;
    other.sit_as(0, "Bo", &sitting).await;
    server.stop().await;
    // A server that starts looks for what is old; the games are young.
    let server = TestServer::start(config(), store.clone()).await;
    while store.identity(&id(&away)).await.expect("a store").is_some() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    for who in [&seated, &here, &sitting] {
        let row = store.identity(&id(who)).await.expect("a store");
        assert!(row.is_some(), "{who:?}");
    }
    let gone = server.client.get("/api/me/games", Some(&away.token)).await;
    assert_eq!(gone.status, 401);
}
