//! Messages that are nearly right, for every way in: fields dropped, doubled, renamed, of other types, at the limits of
//! numbers, huge or deep, and bytes that are no text. A typed refusal, and the log is as it was.
//!
//! `CARCAS_FUZZ=100000` sends so many per message; `CARCAS_SEED` chooses which.

use carcas_protocol::{Command, ServerMessage};
use carcas_server::store::{AnyStore, GameId, Memory, Store};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::api::http::{Connection, request};
use crate::api::player::Rng;
use crate::api::server::{TestServer, config};
use crate::api::socket::Socket;
use crate::api::table::{Table, people};

/// How many of each message are sent every day.
const N: usize = 200;

fn setting(name: &str, usual: u64) -> u64 {
    let told = std::env::var(name).ok();
    told.and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Begins to mutate, and says with which seed.
fn begin(usual: u64) -> (Rng, usize) {
    let seed = setting("CARCAS_SEED", usual);
    println!("seed {seed}");
    let n = setting("CARCAS_FUZZ", N as u64);
    (Rng(seed), usize::try_from(n).unwrap_or(usize::MAX))
}

/// Returns every command.
fn commands() -> Vec<Value> {
    let simple = [
        "confirm",
        "undo",
        "ask-takeback",
        "stand-up",
        "resign",
        "abort",
        "hand-over",
        "rematch",
    ];
    let mut all: Vec<Value> = simple.map(|kind| json!({ "kind": kind })).to_vec();
    all.extend([
        json!({"kind": "move", "text": "tile monastery 0,1 r0", "against": 5}),
        json!({"kind": "answer-takeback", "accept": true}),
        json!({"kind": "claim", "seat": 1}),
        json!({"kind": "replace", "seat": 1}),
        json!({"kind": "say", "text": "hello"}),
        json!({"kind": "nonce", "nonce": "00112233445566778899aabbccddeeff"}),
    ]);
    all
}

/// Returns every query.
fn queries() -> Vec<Value> {
    vec![
        json!({"kind": "why-refused", "text": "tile monastery 9,9 r0"}),
        json!({"kind": "rule", "id": "BA-05"}),
        json!({"kind": "features", "from": 0}),
        json!({"kind": "feature", "cell": [0, 0], "segment": 0}),
        json!({"kind": "fits", "cell": [1, 0]}),
        json!({"kind": "dead-cells"}),
        json!({"kind": "move-score", "text": "tile monastery 0,1 r0"}),
        json!({"kind": "projection"}),
        json!({"kind": "remaining"}),
        json!({"kind": "points"}),
    ]
}

/// Returns every message of a client.
fn messages(game: &str) -> Vec<Value> {
    let token = "0".repeat(32);
    let mut all = vec![
        json!({"type": "hello", "protocol": 1, "tokens": [token]}),
        json!({"type": "present", "token": token}),
        json!({"type": "watch", "game": game, "after": 3}),
        json!({"type": "leave", "game": game}),
    ];
    let act =
        |command| json!({"type": "do", "game": game, "id": "x", "seat": 0, "command": command});
    all.extend(commands().into_iter().map(act));
    let ask = |query| json!({"type": "ask", "game": game, "id": "x", "query": query});
    all.extend(queries().into_iter().map(ask));
    all
}

/// Returns every body that is posted, with its path.
fn bodies(game: &str) -> Vec<(String, Value)> {
    let under = |name: &str| format!("/api/games/{game}/{name}");
    let mut wanted = serde_json::to_value(people(2)).expect("a body");
    wanted["setup"]["boxes"] = json!(["count", "princess-and-dragon:fairy+portal"]);
    wanted["setup"]["switches"] = json!({"farmers": "off"});
    wanted["seats"] = json!([{"kind": "open"}, {"kind": "bot", "level": "random"}]);
    wanted["clock"] = json!({"kind": "increment", "baseS": 600, "addS": 5});
    let seat = json!({"name": "somebody", "nonce": "00112233445566778899aabbccddeeff"});
    let mut all = vec![("/api/games".to_owned(), wanted), (under("seat"), seat)];
    let act = |command| (under("commands"), json!({"id": "x", "command": command}));
    all.extend(commands().into_iter().map(act));
    all.extend(queries().into_iter().map(|query| (under("queries"), query)));
    all.push((under("bot"), json!({"level": "random"})));
    all.push((under("next"), json!({})));
    all
}

/// Returns something else in place of a value.
fn other(rng: &mut Rng) -> Value {
    let limits = [
        json!(0),
        json!(-1),
        json!(255),
        json!(256),
        json!(65_536),
        json!(u32::MAX),
        json!(i64::MIN),
        json!(i64::MAX),
        json!(u64::MAX),
        json!(1e308),
        json!(-0.0),
        json!(1.5),
    ];
    let texts = [
        "",
        " ",
        "\u{0}",
        "\u{feff}",
        "\u{202e}x",
        "🐉",
        "e\u{301}",
        "../../etc",
        "'; DROP TABLE games; --",
    ];
    match rng.below(8) {
        0 => Value::Null,
        1 => json!(rng.below(2) == 0),
        2 => json!([]),
        3 => json!({}),
        4 => rng.pick(&limits).clone(),
        5 => json!(rng.pick(&texts)),
        6 => json!("x".repeat(1 << rng.below(14))),
        _ => json!(vec![rng.pick(&limits).clone(); 1 << rng.below(10)]),
    }
}

/// Returns all places inside a value.
fn places(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Object(map) => {
            for (key, inner) in map {
                places(inner, &format!("{at}/{key}"), found);
            }
        }
        Value::Array(list) => {
            for (ix, inner) in list.iter().enumerate() {
                places(inner, &format!("{at}/{ix}"), found);
            }
        }
        _ => {}
    }
}

/// Changes a message somewhere.
fn mutate(rng: &mut Rng, sample: &Value) -> Vec<u8> {
    let mut value = sample.clone();
    let mut found = Vec::new();
    places(&value, "", &mut found);
    let at = rng.pick(&found).clone();
    let place = value.pointer_mut(&at).expect("a place that was found");
    match (rng.below(10), &mut *place) {
        (0, Value::Object(map)) if !map.is_empty() => {
            let keys: Vec<String> = map.keys().cloned().collect();
            map.remove(rng.pick(&keys));
        }
        (1, Value::Object(map)) => {
            map.insert("more".to_owned(), other(rng));
        }
        (2, Value::Object(map)) if !map.is_empty() => {
            let keys: Vec<String> = map.keys().cloned().collect();
            let key = rng.pick(&keys);
            let inner = map.remove(key).unwrap_or_default();
            map.insert(key.to_uppercase(), inner);
        }
        (3, place) => {
            let n = 1 << rng.below(13);
            *place = json!("DEEP");
            let deep = format!("{}{}", "[".repeat(n), "]".repeat(n));
            return value
                .to_string()
                .replacen("\"DEEP\"", &deep, 1)
                .into_bytes();
        }
        (4, _) => {
            // A key twice in one object.
            let text = value.to_string();
            let again = text
                .split_once(',')
                .map_or("\"type\":0", |(first, _)| first);
            let again = again.trim_start_matches('{').to_owned();
            return text.replacen('{', &format!("{{{again},"), 1).into_bytes();
        }
        (5, _) => {
            let mut bytes = value.to_string().into_bytes();
            let at = rng.below(bytes.len());
            bytes[at] = 0x80 | rng.next() as u8;
            return bytes;
        }
        (6, _) => {
            let mut bytes = value.to_string().into_bytes();
            bytes.truncate(rng.below(bytes.len()));
            return bytes;
        }
        (_, place) => *place = other(rng),
    }
    value.to_string().into_bytes()
}

/// A game whose log is looked at from outside.
struct Watched {
    store: AnyStore,
    id: GameId,
}

impl Watched {
    fn new(store: &AnyStore, table: &Table) -> Self {
        let id = GameId::parse(&table.game).expect("an id");
        let store = store.clone();
        Self { store, id }
    }

    async fn log(&self) -> Vec<String> {
        let events = self.store.read(&self.id, 0, u32::MAX).await;
        let events = events.expect("a log");
        events.into_iter().map(|event| event.body).collect()
    }
}

/// Makes a table at which people have begun to play.
async fn sit(server: &TestServer, store: &AnyStore) -> (Table, Watched) {
    let mut table = Table::full(server.client, &people(3)).await;
    table.step().await;
    let watched = Watched::new(store, &table);
    (table, watched)
}

#[tokio::test(flavor = "multi_thread")]
async fn endpoints_stand_messages_that_are_nearly_right() {
    let store = AnyStore::Memory(Memory::new());
    let server = TestServer::start(config(), store.clone()).await;
    let (mut rng, n) = begin(3);
    let mut connection = Connection::open(server.client.address).await;
    let stranger = Table::full(server.client, &people(2)).await;
    let (mut n_refused, mut n_taken) = (0, 0);
    let n_samples = bodies("").len();
    for sample in 0..n_samples {
        let mut at = None;
        for _ in 0..n {
            // What was taken may lead to more, such as a bot that plays on; the next message gets a table of its own.
            let (table, watched) = match at.take() {
                Some(at) => at,
                None => sit(&server, &store).await,
            };
            let (path, body) = bodies(&table.game).swap_remove(sample);
            let before = watched.log().await;
            let bytes = mutate(&mut rng, &body);
            let token = match rng.below(6) {
                0 => None,
                1 => Some(stranger.token(0)),
                2 => Some("ffffffffffffffffffffffffffffffff"),
                seat => Some(table.token(seat as u8 - 3)),
            };
            let sent = request("POST", &path, token, &bytes);
            let told = || format!("{path} {}", String::from_utf8_lossy(&bytes));
            let reply = connection.exchange(&sent).await;
            let reply = reply.unwrap_or_else(|| panic!("hung up on {}", told()));
            match reply.status {
                200..=299 => n_taken += 1,
                400..=499 => {
                    assert!(!reply.problem().message.is_empty(), "{}", told());
                    assert_eq!(watched.log().await, before, "{}", told());
                    n_refused += 1;
                    at = Some((table, watched));
                }
                status => panic!("{status} {}: {}", reply.text(), told()),
            }
        }
    }
    println!("{n_refused} refused, {n_taken} taken");
    assert!(n_refused > n_taken, "{n_refused} refused, {n_taken} taken");
    let mut table = Table::full(server.client, &people(2)).await;
    table.step().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_stand_messages_that_are_nearly_right() {
    let store = AnyStore::Memory(Memory::new());
    let server = TestServer::start(config(), store.clone()).await;
    let (mut rng, n) = begin(4);
    let (mut n_refused, mut n_taken) = (0, 0);
    for sample in 0..messages("").len() {
        let mut at = None;
        for nth in 0..n {
            let (table, watched, mut socket) = match at.take() {
                Some(at) => at,
                None => {
                    let (table, watched) = sit(&server, &store).await;
                    let socket = Socket::open(server.client.address, &[table.token(0)]).await;
                    (table, watched, socket)
                }
            };
            let message = messages(&table.game).swap_remove(sample);
            let before = watched.log().await;
            let bytes = mutate(&mut rng, &message);
            // Text has to be UTF-8; what is not goes as binary data.
            let sent = match String::from_utf8(bytes.clone()) {
                Ok(text) => Message::text(text),
                Err(bytes) => Message::binary(bytes.into_bytes()),
            };
            socket.send(sent).await.expect("it listens");
            // Whatever it was, the next message is understood and answered after it.
            let probe = format!("probe {nth}");
            let refused = socket.act(&table.game, &probe, Command::Undo).await;
            assert!(refused.is_err(), "there is no undo here");
            let mut is_refused = false;
            for text in std::mem::take(&mut socket.texts) {
                let message = serde_json::from_str(&text).expect("a message");
                if let ServerMessage::Refused { id, problem, .. } = message {
                    assert!(!problem.message.is_empty());
                    is_refused |= id.is_none_or(|id| id != probe);
                }
            }
            if is_refused {
                let told = String::from_utf8_lossy(&bytes);
                assert_eq!(watched.log().await, before, "{told}");
                n_refused += 1;
                at = Some((table, watched, socket));
            } else {
                n_taken += 1;
            }
        }
    }
    println!("{n_refused} refused, {n_taken} taken");
    assert!(n_refused > n_taken, "{n_refused} refused, {n_taken} taken");
}

#[tokio::test(flavor = "multi_thread")]
async fn old_commands_of_any_seat_change_nothing() {
    let store = AnyStore::Memory(Memory::new());
    let server = TestServer::start(config(), store.clone()).await;
    let (mut rng, n) = begin(5);
    let mut table = Table::full(server.client, &people(3)).await;
    let watched = Watched::new(&store, &table);
    let mut done = Vec::new();
    for nth in 0..40 {
        let (seat, command) = table.some_move().await;
        let id = format!("m{nth}");
        let token = table.token(seat).to_owned();
        let act = table.client.act(&table.game, &token, &id, command.clone());
        let version = act.await.expect("a legal move");
        done.push((seat, id, command, version));
    }
    let log = watched.log().await;
    let asked = table.asked().await;
    for nth in 0..n {
        let (seat, id, command, version) = rng.pick(&done).clone();
        let by = rng.below(3) as u8;
        let is_new = rng.below(2) == 0;
        let name = if is_new { format!("n{nth}") } else { id };
        let token = table.token(by).to_owned();
        let act = table.client.act(&table.game, &token, &name, command);
        match (act.await, is_new || by != seat) {
            (Ok(again), false) => assert_eq!(again, version, "{name}"),
            (Err(problem), true) => assert_eq!(problem.code, "stale", "{name}"),
            (other, _) => panic!("seat {by} {name}: {other:?}"),
        }
        assert_eq!(watched.log().await, log);
    }
    // A move for the question that is open, of those who are not asked.
    let (_, fresh) = table.some_move().await;
    for by in (0..3).filter(|&by| by != asked) {
        assert_eq!(table.refused(by, fresh.clone()).await, "not-asked");
    }
    assert_eq!(watched.log().await, log);
}
