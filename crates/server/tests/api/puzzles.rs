//! The puzzles that come with the program.

use carcas_protocol::{Answer, PuzzleList, PuzzleView};
use carcas_record::Record;
use serde_json::json;

use crate::api::server::TestServer;

#[tokio::test]
async fn every_puzzle_of_the_list_can_be_shown_and_has_one_answer_per_move() {
    let server = TestServer::memory().await;
    let list: PuzzleList = server
        .client
        .get("/api/puzzles", None)
        .await
        .read()
        .expect("a list");
    assert!(!list.puzzles.is_empty(), "some come with the program");
    for about in &list.puzzles {
        let path = format!("/api/puzzles/{}", about.id);
        let shown: PuzzleView = server
            .client
            .get(&path, None)
            .await
            .read()
            .expect("a puzzle");
        assert_eq!(&shown.about, about);
        let mut asked = shown.question.moves();
        let mut graded: Vec<String> = shown
            .answers
            .iter()
            .map(|answer| answer.text.clone())
            .collect();
        asked.sort();
        graded.sort();
        assert_eq!(asked, graded, "{}", about.id);
        let record = Record::parse(&shown.record).expect("a record");
        assert_eq!(record.entries().len(), about.at as usize);
    }
}

#[tokio::test]
async fn a_puzzle_tells_who_owns_what_but_not_what_moves_bring() {
    let server = TestServer::memory().await;
    let ask = async |query: serde_json::Value| {
        let path = "/api/puzzles/daily/queries";
        server.client.post(path, None, &query).await
    };
    let owners = ask(json!({"kind": "features", "from": 0})).await;
    let owners: Answer = owners.read().expect("an answer");
    assert!(matches!(owners, Answer::Features(told) if told.n_features > 0));
    let worth = ask(json!({"kind": "projection"})).await;
    assert_eq!(worth.problem().code, "aids");
    let none = json!({"kind": "dead-cells"});
    let none = server
        .client
        .post("/api/puzzles/nobody-1/queries", None, &none);
    assert_eq!(none.await.status, 404);
}

#[tokio::test]
async fn there_is_one_for_today_and_none_of_an_unknown_name() {
    let server = TestServer::memory().await;
    let list: PuzzleList = server
        .client
        .get("/api/puzzles", None)
        .await
        .read()
        .expect("a list");
    let daily: PuzzleView = server
        .client
        .get("/api/puzzles/daily", None)
        .await
        .read()
        .expect("a puzzle");
    assert!(list.puzzles.contains(&daily.about));
    let unknown = server
        .client
        .get("/api/puzzles/nobody-1", None)
        .await
        .problem();
    assert_eq!(unknown.code, "not-found");
}
