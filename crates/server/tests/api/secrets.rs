//! Secrets: what nobody may learn before the end, or ever.

use std::time::Duration;

use carcas_protocol::{Aids, Command, IdentityMade, ServerMessage, Status, What};
use serde_json::Value;
use tokio::sync::oneshot;

use crate::api::http::Client;
use crate::api::player::{Rng, play};
use crate::api::server::{TestServer, config};
use crate::api::socket::Socket;
use crate::api::table::{Table, bot, people};

/// Looks at everything that is public, until the game is over; returns what was told while it ran. Tells when it has looked
/// once.
async fn pry(
    client: Client,
    game: String,
    tokens: Vec<String>,
    looked: oneshot::Sender<()>,
) -> Vec<String> {
    let (mut texts, mut looked) = (Vec::new(), Some(looked));
    loop {
        let mut round = Vec::new();
        for path in ["", "/log", "/record", "/moves/3", "/question", "/board.svg"] {
            let path = format!("/api/games/{game}{path}");
            round.push(client.get(&path, None).await.text());
        }
        for path in ["/api/games", "/", "/metrics", "/healthz"] {
            round.push(client.get(path, None).await.text());
        }
        for token in &tokens {
            let path = format!("/api/games/{game}");
            round.push(client.get(&path, Some(token)).await.text());
        }
        if client.view(&game).await.about.status == Status::Over {
            return texts;
        }
        texts.extend(round);
        if let Some(looked) = looked.take() {
            let _ = looked.send(());
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_secret_is_told_in_a_whole_game() {
    let server = TestServer::memory().await;
    let mut wanted = people(2);
    wanted.seats.push(bot());
    wanted.is_public = true;
    let table = Table::full(server.client, &wanted).await;
    let tokens: Vec<String> = table.tokens.iter().flatten().cloned().collect();
    let (looked, has_looked) = oneshot::channel();
    let prying = tokio::spawn(pry(
        server.client,
        table.game.clone(),
        tokens.clone(),
        looked,
    ));
    has_looked.await.expect("the game runs");
    let mut players = Vec::new();
    for seat in [Some(0), Some(1), None] {
        let socket = match seat {
            Some(seat) => table.socket(seat).await,
            None => {
                let mut socket = Socket::open(server.client.address, &[]).await;
                socket.watch(&table.game, None).await;
                socket
            }
        };
        let game = table.game.clone();
        let rng = Rng(seat.map_or(50, u64::from));
        players.push((seat, tokio::spawn(play(socket, game, rng))));
    }
    let mut heard = Vec::new();
    for (seat, player) in players {
        heard.push((seat, player.await.expect("a whole game").texts));
    }
    let pried = prying.await.expect("a game that ends");
    assert!(pried.len() >= 12, "everything was looked at");
    let seed = table.view().await.about.seed.expect("it is no secret now");
    assert_eq!(seed.len(), 64);
    let (mut n_questions, mut n_seeds) = (0, 0);
    for (seat, texts) in &heard {
        for text in texts {
            let message: ServerMessage = serde_json::from_str(text).expect("a message");
            let is_end = matches!(&message, ServerMessage::Update(update) if matches!(update.what, What::Ended { .. }));
            n_seeds += usize::from(text.contains(&seed));
            assert!(is_end || !text.contains(&seed), "the seed: {text}");
            for token in &tokens {
                assert!(!text.contains(token), "a token: {text}");
            }
            let is_question = text.contains("\"groups\"");
            n_questions += usize::from(is_question);
            if is_question {
                let ServerMessage::Question { question, .. } = message else {
                    panic!("moves outside of a question: {text}");
                };
                assert_eq!(
                    Some(question.seat),
                    *seat,
                    "the question of another: {text}"
                );
            }
        }
    }
    assert!(n_questions > 50 && n_seeds == 3, "{n_questions} {n_seeds}");
    for text in &pried {
        assert!(!text.contains(&seed), "the seed: {text}");
        assert!(!text.contains("\"groups\""), "moves: {text}");
        assert!(
            tokens.iter().all(|token| !text.contains(token)),
            "a token: {text}"
        );
    }
    // The search finds what is there.
    assert!(server.client.record(&table.game).await.contains(&seed));
}

#[tokio::test]
async fn only_the_asked_seat_gets_its_moves_over_http() {
    let server = TestServer::memory().await;
    let table = Table::full(server.client, &people(2)).await;
    let asked = table.asked().await;
    let client = server.client;
    assert!(
        client
            .question(&table.game, table.token(asked))
            .await
            .is_some()
    );
    assert!(
        client
            .question(&table.game, table.token(1 - asked))
            .await
            .is_none()
    );
    let other = Table::full(client, &people(2)).await;
    assert!(
        client
            .question(&table.game, other.token(asked))
            .await
            .is_none()
    );
}

#[tokio::test]
async fn aids_cut_what_is_told() {
    let server = TestServer::memory().await;
    for aids in Aids::ALL {
        let mut wanted = people(2);
        wanted.aids = aids;
        let mut table = Table::full(server.client, &wanted).await;
        let view = table.view().await;
        assert_eq!(view.table.bag.tiles.is_some(), aids == Aids::All);
        let path = format!("/api/games/{}/queries", table.game);
        let query = serde_json::json!({"kind": "remaining"});
        let status = server.client.post(&path, None, &query).await.status;
        assert_eq!(
            status,
            if aids == Aids::All { 200 } else { 403 },
            "{aids:?}"
        );
        // A place far from everything: why it is refused is explained, or only named.
        let (seat, command) = table.some_move().await;
        let Command::Move { text, against } = command else {
            unreachable!("a move");
        };
        let words: Vec<&str> = text.split(' ').collect();
        let far = text.replace(words[2], "40,40");
        let refused = table.act(seat, Command::Move { text: far, against }).await;
        let problem = refused.expect_err("nothing is there");
        assert_eq!(problem.code, "illegal", "{problem:?}");
        assert!(problem.rule.is_some());
        let is_explained = problem.message != "the rules forbid this move";
        assert_eq!(is_explained, aids != Aids::None, "{problem:?}");
    }
}

#[tokio::test]
async fn a_stolen_database_opens_no_seat() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, _) = TestServer::sqlite(folder.path(), config()).await;
    let mut table = Table::full(server.client, &people(2)).await;
    table.step().await;
    let reply = server.client.post("/api/identities", None, &Value::Null);
    let who: IdentityMade = reply.await.read().expect("an identity");
    server.stop().await;
    let mut bytes = Vec::new();
    for file in std::fs::read_dir(folder.path()).expect("a folder") {
        bytes.extend(std::fs::read(file.expect("a file").path()).expect("a file"));
    }
    let has = |text: &str| {
        bytes
            .windows(text.len())
            .any(|part| part == text.as_bytes())
    };
    assert!(has(&table.game) && has(&who.identity), "the files are read");
    for token in [table.token(0), table.token(1), &who.token] {
        assert!(!has(token), "a token is kept as it is");
    }
}

#[tokio::test]
async fn tokens_are_in_no_part_of_a_link_that_is_sent() {
    let server = TestServer::memory().await;
    let made = server.client.create(&people(2)).await.expect("a table");
    assert!(!made.watch.contains('#'), "{}", made.watch);
    for seat in &made.seats {
        assert_eq!(seat.token.len(), 32, "128 bits");
        let (sent, kept) = seat.link.split_once('#').expect("a fragment");
        assert!(kept.ends_with(&seat.token) && !sent.contains(&seat.token));
        // Whoever sends it in an address finds nothing there.
        let path = format!("/api/games/{}?token={}", made.game, seat.token);
        let view = server.client.get(&path, None).await.text();
        assert!(
            view.contains("\"mine\":[]") || !view.contains("\"mine\""),
            "{view}"
        );
    }
}
