//! The line against servers that misbehave in ways that real ones do only by accident.

use std::net::TcpListener;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use tokio_tungstenite::tungstenite::{self, accept};

use super::*;
use crate::online::address::Address;

type ServerSocket = tungstenite::WebSocket<std::net::TcpStream>;

/// Nobody waits longer for anything.
const PATIENCE: Duration = Duration::from_secs(30);

/// Opens a line to a server that does as the test wants.
fn line_to(server: impl FnOnce(TcpListener) + Send + 'static) -> (Orders, Receiver<News>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    std::thread::spawn(move || server(listener));
    let ticket = Ticket {
        server: Server::new(Address::parse(&url).unwrap(), None).unwrap(),
        game: "g".to_owned(),
        tokens: vec!["secret".to_owned()],
        promise: Promise::default(),
        is_kept: false,
    };
    let (tell, news) = channel();
    let orders = open(ticket, move |news| {
        let _ = tell.send(news);
    });
    (orders.unwrap(), news)
}

fn meet(listener: &TcpListener) -> ServerSocket {
    let (stream, _) = listener.accept().unwrap();
    accept(stream).unwrap()
}

fn hear(socket: &mut ServerSocket) -> ClientMessage {
    loop {
        if let Message::Text(text) = socket.read().unwrap() {
            return serde_json::from_str(&text).unwrap();
        }
    }
}

fn tell(socket: &mut ServerSocket, message: &ServerMessage) {
    let text = serde_json::to_string(message).unwrap();
    socket.send(Message::text(text)).unwrap();
}

fn refused(code: &str) -> ServerMessage {
    ServerMessage::Refused {
        game: None,
        id: None,
        problem: Problem {
            code: code.to_owned(),
            message: "because".to_owned(),
            rule: None,
        },
    }
}

fn welcome() -> ServerMessage {
    ServerMessage::Welcome {
        protocol: VERSION,
        now_ms: 0,
        pages: None,
    }
}

fn a_move() -> Order {
    Order::Do {
        seat: 0,
        command: Command::Move {
            text: "pass".to_owned(),
            against: 7,
        },
    }
}

fn next(news: &Receiver<News>) -> News {
    news.recv_timeout(PATIENCE).unwrap()
}

#[test]
fn a_move_in_flight_is_sent_again_under_the_same_id() {
    let (told_ids, ids) = channel();
    let (orders, news) = line_to(move |listener| {
        for is_last in [false, false, true] {
            let mut socket = meet(&listener);
            assert!(
                matches!(hear(&mut socket), ClientMessage::Hello { tokens, .. } if tokens == ["secret"])
            );
            tell(&mut socket, &welcome());
            assert!(matches!(hear(&mut socket), ClientMessage::Watch { .. }));
            let ClientMessage::Do { id, command, .. } = hear(&mut socket) else {
                panic!("expected the move");
            };
            assert!(matches!(command, Command::Move { against: 7, .. }));
            told_ids.send(id.clone()).unwrap();
            if is_last {
                let (game, version) = ("g".to_owned(), 8);
                tell(&mut socket, &ServerMessage::Ack { game, id, version });
                // Nothing more is sent.
                assert!(!matches!(socket.read(), Ok(Message::Text(_))));
            }
            // Otherwise the connection breaks before anything was answered.
        }
    });
    assert!(matches!(next(&news), News::Here { .. }));
    orders.send(a_move()).unwrap();
    for _ in 0..2 {
        assert!(matches!(next(&news), News::Lost { .. }));
        assert!(matches!(next(&news), News::Here { .. }));
    }
    assert!(matches!(next(&news), News::Done { version: 8, .. }));
    drop(orders);
    let ids: Vec<String> = ids.iter().collect();
    assert_eq!(ids.len(), 3);
    assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
}

#[test]
fn what_is_no_move_is_not_repeated_but_told() {
    let (orders, news) = line_to(|listener| {
        let mut socket = meet(&listener);
        hear(&mut socket);
        tell(&mut socket, &welcome());
        hear(&mut socket);
        assert!(matches!(
            hear(&mut socket),
            ClientMessage::Do {
                command: Command::Undo,
                ..
            }
        ));
        drop(socket);
        let mut socket = meet(&listener);
        hear(&mut socket);
        tell(&mut socket, &welcome());
        assert!(matches!(hear(&mut socket), ClientMessage::Watch { .. }));
        assert!(!matches!(socket.read(), Ok(Message::Text(_))));
    });
    assert!(matches!(next(&news), News::Here { .. }));
    let (seat, command) = (0, Command::Undo);
    orders.send(Order::Do { seat, command }).unwrap();
    assert!(matches!(
        next(&news),
        News::Doubtful {
            command: Command::Undo
        }
    ));
    assert!(matches!(next(&news), News::Lost { .. }));
    assert!(matches!(next(&news), News::Here { .. }));
}

#[test]
fn another_version_of_the_protocol_is_told_and_not_tried_again() {
    for (code, expected) in [
        ("protocol", "different versions of the protocol"),
        ("unknown-token", "does not know our seat any more"),
    ] {
        let (_orders, news) = line_to(move |listener| {
            let mut socket = meet(&listener);
            hear(&mut socket);
            tell(&mut socket, &refused(code));
            let _ = socket.read();
        });
        match next(&news) {
            News::Gone { why } => assert!(why.contains(expected), "{why}"),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_server_that_wants_us_to_slow_down_gets_the_move_later() {
    let (orders, news) = line_to(|listener| {
        let mut socket = meet(&listener);
        hear(&mut socket);
        tell(&mut socket, &welcome());
        hear(&mut socket);
        let ClientMessage::Do { id: first, .. } = hear(&mut socket) else {
            panic!("expected the move");
        };
        tell(&mut socket, &refused("too-many"));
        assert!(matches!(hear(&mut socket), ClientMessage::Watch { .. }));
        let ClientMessage::Do { id, .. } = hear(&mut socket) else {
            panic!("expected the move again");
        };
        assert_eq!(first, id);
        let (game, version) = ("g".to_owned(), 8);
        tell(&mut socket, &ServerMessage::Ack { game, id, version });
        let _ = socket.read();
    });
    assert!(matches!(next(&news), News::Here { .. }));
    orders.send(a_move()).unwrap();
    assert!(matches!(next(&news), News::Done { version: 8, .. }));
}

#[test]
fn a_move_that_came_too_soon_is_sent_again_by_itself() {
    let (orders, news) = line_to(|listener| {
        let mut socket = meet(&listener);
        hear(&mut socket);
        tell(&mut socket, &welcome());
        hear(&mut socket);
        let ClientMessage::Do { id: first, .. } = hear(&mut socket) else {
            panic!("expected the move");
        };
        let early = |id: &str| ServerMessage::Refused {
            game: Some("g".to_owned()),
            id: Some(id.to_owned()),
            problem: Problem {
                code: "too-many".to_owned(),
                message: "because".to_owned(),
                rule: None,
            },
        };
        tell(&mut socket, &early(&first));
        // The move comes next: nothing else needs to be asked for again.
        let ClientMessage::Do { id, .. } = hear(&mut socket) else {
            panic!("expected the move again");
        };
        assert_eq!(first, id);
        let (game, version) = ("g".to_owned(), 8);
        tell(&mut socket, &ServerMessage::Ack { game, id, version });
        // Anything else is refused for good.
        let ClientMessage::Do { id, .. } = hear(&mut socket) else {
            panic!("expected the wish");
        };
        tell(&mut socket, &early(&id));
        let _ = socket.read();
    });
    assert!(matches!(next(&news), News::Here { .. }));
    orders.send(a_move()).unwrap();
    assert!(matches!(next(&news), News::Done { version: 8, .. }));
    let (seat, command) = (0, Command::Resign);
    orders.send(Order::Do { seat, command }).unwrap();
    assert!(matches!(
        next(&news),
        News::Refused {
            command: Command::Resign,
            ..
        }
    ));
}

#[test]
fn what_is_not_understood_is_passed_over() {
    let (_orders, news) = line_to(|listener| {
        let mut socket = meet(&listener);
        hear(&mut socket);
        for text in ["{\"type\":\"song\"}", "[]", "{", "{\"type\":\"update\"}"] {
            socket.send(Message::text(text)).unwrap();
        }
        socket.send(Message::binary(vec![1, 2, 3])).unwrap();
        tell(&mut socket, &welcome());
        let _ = socket.read();
        let _ = socket.read();
    });
    assert!(matches!(next(&news), News::Here { .. }));
}

/// Returns a view of a next game that waits for what our seat adds to the draws.
fn gathering() -> String {
    let samples = include_str!("../../../../protocol/tests/messages/server.jsonl");
    let view = samples.lines().find(|line| line.contains(r#""view""#));
    let mut view: serde_json::Value = serde_json::from_str(view.unwrap()).unwrap();
    view["version"] = 0.into();
    view["mine"] = serde_json::json!([0]);
    let about = &mut view["about"];
    about["game"] = "g".into();
    about["status"] = "gathering".into();
    about["nonces"] = serde_json::json!([]);
    about["startByMs"] = 10_000.into();
    view.to_string()
}

#[test]
fn nothing_is_expected_of_the_draws_for_a_seat_that_was_left() {
    let (orders, news) = line_to(|listener| {
        let mut socket = meet(&listener);
        hear(&mut socket);
        tell(&mut socket, &welcome());
        hear(&mut socket);
        socket.send(Message::text(gathering())).unwrap();
        assert!(matches!(hear(&mut socket), ClientMessage::Do { .. }));
        let started = format!(
            r#"{{"kind":"started","nonces":["{}",null]}}"#,
            "0".repeat(32)
        );
        let left = r#"{"kind":"seat-left","seat":0}"#;
        for (version, what) in [(1, left), (2, &started), (3, r#"{"kind":"resumed"}"#)] {
            let update = format!(
                r#"{{"type":"update","game":"g","version":{version},"atMs":0,"what":{what},"awaits":{{}}}}"#
            );
            socket.send(Message::text(update)).unwrap();
        }
        let _ = socket.read();
    });
    let mut version = 0;
    while version < 3 {
        match next(&news) {
            News::Update(update) => version = update.version,
            News::Noted { text } => panic!("{text}"),
            News::Gone { why } => panic!("{why}"),
            _ => {}
        }
    }
    drop(orders);
}

#[test]
fn a_next_game_gets_our_part_of_the_draws_and_a_server_that_leaves_it_out_is_named() {
    let (orders, news) = line_to(move |listener| {
        let mut sent = Vec::new();
        // The first connection breaks before the answer; the second gets the same under the same name.
        for is_last in [false, true] {
            let mut socket = meet(&listener);
            assert!(matches!(hear(&mut socket), ClientMessage::Hello { .. }));
            tell(&mut socket, &welcome());
            assert!(matches!(hear(&mut socket), ClientMessage::Watch { .. }));
            socket.send(Message::text(gathering())).unwrap();
            let ClientMessage::Do { id, command, .. } = hear(&mut socket) else {
                panic!("expected our part of the draws");
            };
            let Command::Nonce { nonce } = command else {
                panic!("expected our part of the draws");
            };
            assert_eq!(nonce.len(), 32);
            sent.push((id, nonce));
            if is_last {
                let other = "0".repeat(32);
                let started = format!(
                    r#"{{"type":"update","game":"g","version":1,"atMs":0,"what":{{"kind":"started","nonces":["{other}",null]}},"awaits":{{}}}}"#
                );
                socket.send(Message::text(started)).unwrap();
                let _ = socket.read();
            }
        }
        assert_eq!(sent[0], sent[1]);
    });
    let foul = loop {
        match next(&news) {
            News::Noted { text } => break text,
            News::Gone { why } => panic!("{why}"),
            _ => {}
        }
    };
    assert!(foul.contains("does not draw with what we added"), "{foul}");
    drop(orders);
}
