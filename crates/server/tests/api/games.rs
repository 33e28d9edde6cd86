//! Whole games over sockets.

use carcas_engine::Node;
use carcas_protocol::{Catalogue, CreateGame, Holder, SetupSpec, Status};
use carcas_record::{Entry, Record};

use crate::api::http::Client;
use crate::api::player::play_all;
use crate::api::server::TestServer;
use crate::api::table::{bot, people};

/// Returns as many boxes as can be played together.
fn all_boxes(n_seats: u8) -> SetupSpec {
    let mut setup = people(2).setup;
    for of in Catalogue::new().boxes {
        let mut more = setup.clone();
        more.boxes.push(of.name);
        if of.is_playable && more.prepare(n_seats).is_ok() {
            setup = more;
        }
    }
    setup
}

#[tokio::test]
async fn the_catalogue_tells_how_strong_rated_bots_are() {
    let server = TestServer::memory().await;
    let told = server.client.get("/api/catalogue", None).await;
    let told: serde_json::Value = told.read().expect("a catalogue");
    let bots = told["bots"].as_array().expect("bots");
    let ratings = told["ratings"].as_object().expect("ratings");
    assert_eq!(ratings["greedy-1"], 1000);
    assert!(ratings["random"].as_i64() < ratings["master"].as_i64());
    assert!(
        ratings
            .keys()
            .all(|name| bots.iter().any(|bot| bot == name))
    );
}

/// Asserts that every draw of a record follows from its seed and nonces; returns how many there are.
pub(crate) fn verify(record: &Record) -> usize {
    assert!(record.about().commitment().is_some(), "no hash of the seed");
    assert!(record.nonces().is_ok(), "a nonce is missing");
    let draws = record.draws().expect("the seed is revealed");
    let mut replay = record.replay();
    let (mut number, mut numbers) = (0, carcas_fair::Drawn::default());
    loop {
        let before = replay.state().clone();
        let Some(step) = replay.step() else {
            return number;
        };
        if let Entry::Draw(drawn) = step.entry {
            let computed = draws.outcome(record.rules(), &before, &numbers);
            numbers.count(&before);
            assert_eq!(computed, Some(drawn), "draw {number}");
            number += 1;
        }
    }
}

/// Plays a game to its end; what is told of it agrees with its record.
async fn play_and_check(client: Client, wanted: &CreateGame, seed: u64) {
    let mut made = client.create(wanted).await.expect("a table");
    for place in &mut made.seats {
        let name = format!("person {}", place.seat);
        let sat = client.sit(&made.game, &place.token, &name).await;
        place.token = sat.expect("a free seat").token.expect("a token");
    }
    play_all(client, &made, seed).await;
    let log = client.log(&made.game).await;
    assert!(
        (1..)
            .zip(&log)
            .all(|(version, update)| update.version == version)
    );
    let view = client.view(&made.game).await;
    assert_eq!(view.about.status, Status::Over);
    let record = Record::parse(&client.record(&made.game).await).expect("a record");
    assert_eq!(record.state().node(), Node::Over);
    assert!(verify(&record) > 50, "hardly anything was drawn");
    let scores: Vec<i32> = record
        .rules()
        .seats()
        .map(|seat| record.state().score(seat))
        .collect();
    let told: Vec<i32> = view.table.seats.iter().map(|seat| seat.score).collect();
    assert_eq!(scores, told);
    let result = view.about.result.expect("a result");
    assert_eq!(result.scores, scores);
    let best = scores.iter().max();
    assert!(
        result
            .winners
            .iter()
            .all(|&seat| scores.get(usize::from(seat)) == best)
    );
    assert!(!result.winners.is_empty());
    let winners: Vec<u8> = record
        .result()
        .expect("a result")
        .winners()
        .iter()
        .map(|seat| seat.0)
        .collect();
    assert_eq!(winners, result.winners);
    for (seat, place) in view.about.seats.iter().enumerate() {
        if place.holder == Holder::Person {
            assert_eq!(place.name, format!("person {seat}"));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_a_bot_play_to_the_end() {
    let server = TestServer::memory().await;
    let mut wanted = people(2);
    wanted.seats.insert(1, bot());
    play_and_check(server.client, &wanted, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn small_setups_are_played_to_the_end() {
    let server = TestServer::memory().await;
    let playable = Catalogue::new()
        .boxes
        .into_iter()
        .filter(|of| of.is_playable);
    for (seed, of) in (2..).zip(playable.take(2)) {
        let mut wanted = people(2);
        wanted.setup.boxes = vec![of.name];
        play_and_check(server.client, &wanted, seed).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_all_boxes_is_played_to_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, _) = TestServer::sqlite(folder.path(), crate::api::server::config()).await;
    let mut wanted = people(2);
    wanted.seats.push(bot());
    wanted.setup = all_boxes(3);
    assert!(wanted.setup.boxes.len() > 4, "{:?}", wanted.setup.boxes);
    play_and_check(server.client, &wanted, 9).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_among_themselves() {
    let server = TestServer::memory().await;
    let mut wanted = people(0);
    wanted.seats = vec![bot(), bot()];
    play_and_check(server.client, &wanted, 11).await;
}
