//! Samples of the messages of sockets and of the bodies over HTTP: what an earlier version wrote stays readable and means the
//! same. Lines are added, never changed.

use std::collections::BTreeSet;
use std::fs;

use carcas_protocol::{
    AnalysisProgress, ClientMessage, Command, CreateGame, DoBody, Done, GameList, GameMade, GoOn,
    IdentityMade, PuzzleList, SeatBot, Seated, ServerMessage, TakeSeat, What,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

fn lines(name: &str) -> Vec<Value> {
    let path = format!("{}/tests/messages/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).expect("the samples are there");
    let lines = text.lines().map(serde_json::from_str);
    lines.collect::<Result<_, _>>().expect("every line is JSON")
}

fn again<T: Serialize + DeserializeOwned>(sample: &Value) {
    let message: T =
        serde_json::from_value(sample.clone()).unwrap_or_else(|why| panic!("{why} in {sample}"));
    let written = serde_json::to_value(message).expect("it has a JSON form");
    assert_eq!(&written, sample);
}

/// Reads all samples of a type, and finds one for each of its kinds.
fn check<T: Serialize + DeserializeOwned>(name: &str, declared: &str, tag: &str) {
    let types = concat!(env!("CARGO_MANIFEST_DIR"), "/typescript/protocol.ts");
    let types = fs::read_to_string(types).expect("the types are there");
    let begin = format!("export type {declared} = ");
    let (_, rest) = types.split_once(&begin).expect("the type is declared");
    let declaration = rest.split("\nexport ").next().unwrap_or(rest);
    let tagged = format!("\"{tag}\": \"");
    let kinds = declaration.split(&tagged).skip(1);
    let wanted: BTreeSet<&str> = kinds.filter_map(|kind| kind.split('"').next()).collect();
    let samples = lines(name);
    samples.iter().for_each(again::<T>);
    let found: BTreeSet<&str> = samples
        .iter()
        .filter_map(|line| line[tag].as_str())
        .collect();
    assert!(wanted.len() > 1, "{declared} has kinds");
    assert_eq!(found, wanted, "samples of {declared}");
}

#[test]
fn messages_of_clients_stay_readable() {
    check::<ClientMessage>("client", "ClientMessage", "type");
    check::<Command>("command", "Command", "kind");
}

#[test]
fn messages_of_the_server_stay_readable() {
    check::<ServerMessage>("server", "ServerMessage", "type");
    check::<What>("what", "What", "kind");
}

#[test]
fn bodies_stay_readable() {
    for sample in lines("http") {
        let body = &sample["body"];
        match sample["type"].as_str() {
            Some("CreateGame") => again::<CreateGame>(body),
            Some("GameMade") => again::<GameMade>(body),
            Some("TakeSeat") => again::<TakeSeat>(body),
            Some("SeatBot") => again::<SeatBot>(body),
            Some("Seated") => again::<Seated>(body),
            Some("DoBody") => again::<DoBody>(body),
            Some("Done") => again::<Done>(body),
            Some("IdentityMade") => again::<IdentityMade>(body),
            Some("GameList") => again::<GameList>(body),
            Some("AnalysisProgress") => again::<AnalysisProgress>(body),
            Some("GoOn") => again::<GoOn>(body),
            Some("PuzzleList") => again::<PuzzleList>(body),
            other => panic!("{other:?} is the body of nothing"),
        }
    }
}

#[test]
fn what_a_client_adds_is_refused() {
    let wrong = [
        r#"{"type":"watch","game":"0123456789ab","secret":1}"#,
        r#"{"type":"peek","game":"0123456789ab"}"#,
        r#"{"game":"0123456789ab"}"#,
    ];
    for text in wrong {
        assert!(
            serde_json::from_str::<ClientMessage>(text).is_err(),
            "{text}"
        );
    }
}
