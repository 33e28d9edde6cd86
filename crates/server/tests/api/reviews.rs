//! Reviews of games that are over, and going on from their positions.

use std::time::Duration;

use carcas_protocol::{AnalysisProgress, Command, GameMade, GoOn, SeatPlan, Status};
use carcas_record::Record;
use serde_json::json;

use crate::api::http::Client;
use crate::api::server::TestServer;
use crate::api::table::{Table, bot, people};

/// A game of two people that one of them has given up after so many answers.
async fn given_up(client: Client, n_steps: usize) -> Table {
    let mut table = Table::full(client, &people(2)).await;
    for _ in 0..n_steps {
        table.step().await;
    }
    table.act(0, Command::Resign).await.expect("a game runs");
    table
}

/// Waits for the end of an analysis.
async fn finished(client: Client, path: &str) -> carcas_protocol::GameAnalysis {
    loop {
        let progress: AnalysisProgress = client.get(path, None).await.read().expect("progress");
        match progress {
            AnalysisProgress::Done { analysis } => return analysis,
            AnalysisProgress::Waiting { .. } | AnalysisProgress::Running { .. } => {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }
}

#[tokio::test]
async fn a_game_that_is_over_is_analyzed_when_somebody_asks() {
    let server = TestServer::memory().await;
    let table = given_up(server.client, 4).await;
    let path = format!("/api/games/{}/analysis", table.game);
    let before = server.client.get(&path, None).await.problem();
    assert_eq!(before.code, "not-found");
    let reply = server.client.post(&path, None, &json!({})).await;
    reply
        .read::<AnalysisProgress>()
        .expect("a place in the queue");
    let analysis = finished(server.client, &path).await;
    let record = Record::parse(&server.client.record(&table.game).await).expect("a record");
    let n_judged = analysis.decisions.len() + analysis.draws.len();
    assert_eq!(n_judged, record.entries().len());
    assert_eq!(analysis.seats.len(), 2);
    for judged in &analysis.decisions {
        assert!(record.line(judged.at as usize).contains(' '));
        assert!(!judged.best.is_empty() && judged.lost >= 0.0);
    }
    // Asked again, it is there at once.
    let again: AnalysisProgress = server
        .client
        .post(&path, None, &json!({}))
        .await
        .read()
        .expect("it");
    assert_eq!(again, AnalysisProgress::Done { analysis });
}

#[tokio::test]
async fn nobody_gets_advice_about_a_game_that_is_played() {
    let server = TestServer::memory().await;
    let mut table = Table::full(server.client, &people(2)).await;
    table.step().await;
    let path = format!("/api/games/{}/analysis", table.game);
    let refused = server.client.post(&path, None, &json!({})).await.problem();
    assert_eq!(refused.code, "not-over");
    // Nor does it help to bring its record along.
    let text = server.client.record(&table.game).await;
    let brought = server
        .client
        .call("POST", "/api/records", None, text.as_bytes())
        .await;
    let brought: GameMade = brought.read().expect("a game to look at");
    let path = format!("/api/games/{}/analysis", brought.game);
    let refused = server.client.post(&path, None, &json!({})).await.problem();
    assert_eq!(refused.code, "not-over");
    let path = format!("/api/games/{}/branches", table.game);
    let wanted = go_on(1, vec![SeatPlan::Open, bot()]);
    let refused = server.client.post(&path, None, &wanted).await.problem();
    assert_eq!(refused.code, "not-over");
    let unknown = "/api/games/000000000000/analysis";
    let refused = server
        .client
        .post(unknown, None, &json!({}))
        .await
        .problem();
    assert_eq!(refused.code, "unknown-game");
}

#[tokio::test]
async fn the_record_of_a_game_that_is_played_tells_no_more_than_the_game() {
    let server = TestServer::memory().await;
    let client = server.client;
    let mut wanted = people(2);
    wanted.aids = carcas_protocol::Aids::None;
    let mut table = Table::full(client, &wanted).await;
    for _ in 0..3 {
        table.step().await;
    }
    let bring = async |record: &str| -> String {
        let brought = client.call("POST", "/api/records", None, record.as_bytes());
        let brought: GameMade = brought.await.read().expect("a game to look at");
        brought.game
    };
    let ask = async |game: &str, path: &str, body: &serde_json::Value| {
        let path = format!("/api/games/{game}/{path}");
        let reply = client.post(&path, None, body).await;
        match reply.status {
            200..=299 => "answered".to_owned(),
            _ => reply.problem().code,
        }
    };
    let remaining = json!({"kind": "remaining"});
    let branch = go_on(1, vec![SeatPlan::Open, bot()]);
    assert_eq!(ask(&table.game, "queries", &remaining).await, "aids");
    let record = client.record(&table.game).await;
    // Anybody can write an end.
    let forged = format!("{record}result won blue, resigned red\n");
    assert!(Record::parse(&forged).is_ok_and(|record| record.result().is_some()));
    for text in [&record, &forged] {
        let brought = bring(text).await;
        assert_eq!(ask(&brought, "queries", &remaining).await, "aids");
        assert_eq!(client.view(&brought).await.about.aids, wanted.aids);
        assert_eq!(ask(&brought, "analysis", &json!({})).await, "not-over");
        assert_eq!(ask(&brought, "branches", &branch).await, "not-over");
    }
    let early = bring(&forged).await;
    table.act(0, Command::Resign).await.expect("a game runs");
    assert_eq!(ask(&early, "analysis", &json!({})).await, "answered");
    let brought = bring(&client.record(&table.game).await).await;
    assert_eq!(ask(&brought, "queries", &remaining).await, "answered");
    assert_eq!(ask(&brought, "branches", &branch).await, "answered");
}

fn go_on(at: u32, seats: Vec<SeatPlan>) -> serde_json::Value {
    let wanted = GoOn {
        at,
        seats,
        aids: carcas_protocol::Aids::All,
    };
    serde_json::to_value(wanted).expect("it has a JSON form")
}

#[tokio::test]
async fn a_game_that_goes_on_from_a_position_is_aborted_before_its_second_turn() {
    let server = TestServer::memory().await;
    let over = given_up(server.client, 6).await;
    let path = format!("/api/games/{}/branches", over.game);
    let branch = async || {
        let wanted = go_on(4, vec![SeatPlan::Open, SeatPlan::Open]);
        let made = server.client.post(&path, None, &wanted).await;
        let made: GameMade = made.read().expect("a table");
        let mut table = Table {
            client: server.client,
            game: made.game,
            tokens: made
                .seats
                .into_iter()
                .map(|seat| Some(seat.token))
                .collect(),
            rng: crate::api::player::Rng(7),
        };
        table.sit(0, "Zoë").await;
        table.sit(1, "Bo").await;
        table
    };
    let table = branch().await;
    table.act(0, Command::Abort).await.expect("its first turn");
    let mut table = branch().await;
    table.turn().await;
    let refused = table.act(0, Command::Abort).await;
    assert_eq!(refused.expect_err("the second turn").code, "no-abort");
}

#[tokio::test]
async fn a_table_goes_on_from_a_position_against_a_bot() {
    let server = TestServer::memory().await;
    let over = given_up(server.client, 6).await;
    let path = format!("/api/games/{}/branches", over.game);
    let record = Record::parse(&server.client.record(&over.game).await).expect("a record");
    let at = record.entries().len() - 2;
    let wanted = go_on(at as u32, vec![SeatPlan::Open, bot()]);
    let made: GameMade = server
        .client
        .post(&path, None, &wanted)
        .await
        .read()
        .expect("a table");
    assert_eq!(made.seats.len(), 1);
    assert_eq!(made.seed_hash, None, "its draws cannot be checked");
    let mut table = Table {
        client: server.client,
        game: made.game.clone(),
        tokens: vec![Some(made.seats[0].token.clone()), None],
        rng: crate::api::player::Rng(7),
    };
    table.sit(0, "Zoë").await;
    let view = table.view().await;
    assert_eq!(view.about.status, Status::Playing);
    let begin = view.about.begin.clone().expect("where it began");
    assert_eq!((begin.game, begin.at as usize), (over.game.clone(), at));
    // It began with the same moves and draws, and goes on by itself.
    let lines = |text: &str| -> Vec<String> {
        let record = Record::parse(text).expect("a record");
        (0..record.entries().len())
            .map(|ix| record.line(ix).to_owned())
            .collect()
    };
    let before: Vec<String> = (0..at).map(|ix| record.line(ix).to_owned()).collect();
    assert_eq!(
        lines(&server.client.record(&made.game).await)[..at],
        before[..]
    );
    // What lies before the beginning is not taken back.
    let refused = table.act(0, Command::AskTakeback).await.unwrap_err();
    assert_eq!(refused.code, "no-takeback");
    while table.view().await.awaits.seat != Some(0) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    table.step().await;
    table.act(0, Command::Resign).await.expect("a game runs");
    let after = lines(&server.client.record(&made.game).await);
    assert!(after.len() > at && after[..at] == before[..]);
    let about = table.view().await.about;
    assert_eq!((about.seed_hash.as_str(), about.seed), ("", None));
}

#[tokio::test]
async fn there_must_be_such_a_position_and_as_many_seats() {
    let server = TestServer::memory().await;
    let over = given_up(server.client, 3).await;
    let path = format!("/api/games/{}/branches", over.game);
    for (wanted, why) in [
        (go_on(1000, vec![SeatPlan::Open, bot()]), "moves and draws"),
        (go_on(1, vec![SeatPlan::Open]), "that game has 2"),
        (
            go_on(
                1,
                vec![
                    SeatPlan::Open,
                    SeatPlan::Bot {
                        level: "nobody".to_owned(),
                    },
                ],
            ),
            "no bot",
        ),
    ] {
        let refused = server.client.post(&path, None, &wanted).await.problem();
        assert_eq!(refused.code, "bad-request");
        assert!(refused.message.contains(why), "{}", refused.message);
    }
}
