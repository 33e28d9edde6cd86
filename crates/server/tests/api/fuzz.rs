//! Random bytes for every way in. The bytes are the same in every run.

use carcas_protocol::{ClientMessage, Command, VERSION};
use serde_json::Value;
use tokio_tungstenite::tungstenite::Message;

use crate::api::http::{Connection, request};
use crate::api::player::Rng;
use crate::api::server::TestServer;
use crate::api::socket::Socket;
use crate::api::table::{Table, assert_same, people};

const N: usize = 1000;

/// Returns random bytes, or a body that is nearly right.
fn garbage(rng: &mut Rng, sample: &[u8]) -> Vec<u8> {
    if rng.below(2) == 0 {
        let n = rng.below(200);
        return rng.bytes(n);
    }
    let mut bytes = sample.to_vec();
    for _ in 0..=rng.below(4) {
        let at = rng.below(bytes.len());
        match rng.below(3) {
            0 => bytes[at] = rng.next() as u8,
            1 => drop(bytes.remove(at)),
            _ => bytes.insert(at, rng.next() as u8),
        }
        if bytes.is_empty() {
            break;
        }
    }
    bytes
}

#[tokio::test(flavor = "multi_thread")]
async fn endpoints_stand_random_bytes() {
    let server = TestServer::memory().await;
    let table = Table::full(server.client, &people(2)).await;
    let before = table.view().await;
    let game = format!("/api/games/{}", table.game);
    let create = serde_json::to_vec(&people(2)).expect("a body");
    let record = server.client.record(&table.game).await.into_bytes();
    let bodies: [(String, &[u8]); 7] = [
        ("/api/games".to_owned(), &create),
        ("/api/records".to_owned(), &record),
        (format!("{game}/seat"), br#"{"name":"somebody"}"#),
        (
            format!("{game}/commands"),
            br#"{"id":"x","command":{"kind":"move","text":"pass","against":1}}"#,
        ),
        (
            format!("{game}/queries"),
            br#"{"kind":"fits","cell":[1,0]}"#,
        ),
        (format!("{game}/bot"), br#"{"level":"random"}"#),
        (format!("{game}/next"), b"{}"),
    ];
    let mut rng = Rng(1);
    let mut connection = Connection::open(server.client.address).await;
    let mut n_refused = 0;
    for (path, sample) in &bodies {
        for _ in 0..N {
            let body = garbage(&mut rng, sample);
            let token = (rng.below(2) == 0).then(|| table.token(0));
            let bytes = request("POST", path, token, &body);
            let reply = connection.exchange(&bytes).await;
            let reply = reply.unwrap_or_else(|| panic!("{path} hung up on {body:?}"));
            if reply.status >= 400 {
                assert!(reply.status < 500, "{path} {}: {body:?}", reply.text());
                reply.problem();
                n_refused += 1;
            }
        }
    }
    assert!(n_refused > 4 * N, "{n_refused}");
    let letters = b"abcxyz0189%/.?&=-_~+:@!$'()*,;";
    for under in [
        "/",
        "/api/games/",
        &format!("{game}/"),
        &format!("{game}/moves/"),
        &format!("{game}/log?"),
        &format!("{game}/board.svg?"),
        "/api/games?",
    ] {
        for _ in 0..N / 4 {
            let n = rng.below(20);
            let tail: Vec<u8> = (0..n).map(|_| *rng.pick(letters)).collect();
            let path = format!("{under}{}", String::from_utf8_lossy(&tail));
            let reply = connection.exchange(&request("GET", &path, None, b"")).await;
            let reply = reply.unwrap_or_else(|| panic!("hung up on {path}"));
            if reply.status >= 400 {
                assert!(reply.status < 500, "{path}");
                reply.problem();
            }
        }
    }
    // Bytes that are no HTTP at all end their own connection and nothing else.
    for _ in 0..N / 10 {
        let mut stranger = Connection::open(server.client.address).await;
        let n = 1 + rng.below(200);
        let mut bytes = rng.bytes(n);
        bytes.extend_from_slice(b"\r\n\r\n");
        if let Some(reply) = stranger.exchange(&bytes).await {
            assert_eq!(reply.status, 400);
        }
    }
    assert_same(&before, &table.view().await);
    assert_eq!(server.client.get("/healthz", None).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_stand_random_bytes() {
    let server = TestServer::memory().await;
    let mut table = Table::full(server.client, &people(2)).await;
    let seat = table.asked().await;
    let before = table.view().await;
    let game = table.game.clone();
    let samples = [
        ClientMessage::Hello {
            protocol: VERSION,
            tokens: vec!["0".repeat(32)],
        },
        ClientMessage::Present {
            token: "0".repeat(32),
        },
        ClientMessage::Watch {
            game: game.clone(),
            after: Some(3),
        },
        ClientMessage::Leave { game: game.clone() },
        ClientMessage::Do {
            game: game.clone(),
            id: "x".to_owned(),
            seat: None,
            command: Command::Move {
                text: "tile nothing 0,1 r0".to_owned(),
                against: 9,
            },
        },
        ClientMessage::Ask {
            game: game.clone(),
            id: "x".to_owned(),
            query: serde_json::from_str(r#"{"kind":"fits","cell":[1,0]}"#).expect("a query"),
        },
    ];
    let mut rng = Rng(2);
    let token = table.token(seat).to_owned();
    for sample in &samples {
        let sample = serde_json::to_vec(sample).expect("a message");
        let mut socket = Socket::open(server.client.address, &[&token]).await;
        for n in 0..N {
            let bytes = garbage(&mut rng, &sample);
            // Text has to be UTF-8; what is not goes as binary data.
            let message = match String::from_utf8(bytes) {
                Ok(text) => Message::text(text),
                Err(bytes) => Message::binary(bytes.into_bytes()),
            };
            socket.send(message).await.expect("it listens");
            if n % 100 == 99 {
                // It still listens, and understands.
                let refused = socket
                    .act(&game, &format!("probe {n}"), Command::Undo)
                    .await;
                assert_eq!(refused.expect_err("no undo here").code, "no-undo");
            }
        }
        for text in &socket.texts {
            let message: Value = serde_json::from_str(text).expect("JSON");
            assert_ne!(message["type"], "ack", "{text}");
        }
    }
    // Frames that break the rules of WebSockets end their own socket.
    let mut raw = Connection::open(server.client.address).await;
    raw.upgrade().await;
    raw.send(&rng.bytes(2000)).await;
    while raw.more().await.is_some() {}
    assert_same(&before, &table.view().await);
    table.step().await;
}
