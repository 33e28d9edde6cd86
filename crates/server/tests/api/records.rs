//! Records that are brought along.

use carcas_protocol::{Aids, Answer, Command, EndReason, GameMade, View};
use carcas_record::Record;

use crate::api::http::Client;
use crate::api::server::TestServer;
use crate::api::table::{Table, people};

/// Brings a record along and returns the game that shows it.
async fn bring(client: Client, record: &str) -> View {
    let reply = client
        .call("POST", "/api/records", None, record.as_bytes())
        .await;
    let made: GameMade = reply.read().expect("a game");
    assert_eq!(client.record(&made.game).await, record);
    client.view(&made.game).await
}

#[tokio::test]
async fn a_record_is_given_back_as_it_was_brought() {
    let server = TestServer::memory().await;
    let mut table = Table::full(server.client, &people(2)).await;
    for _ in 0..6 {
        table.step().await;
    }
    let before = table.view().await.about;
    // The seed is still a secret.
    let shown = bring(table.client, &table.client.record(&table.game).await).await;
    let about = shown.about;
    assert_eq!((about.seed_hash, about.seed), (before.seed_hash, None));
    table.act(0, Command::Resign).await.expect("a game runs");
    let after = table.view().await.about;
    let text = table.client.record(&table.game).await;
    let shown = bring(table.client, &text).await.about;
    assert_eq!(shown.seed_hash, after.seed_hash);
    assert_eq!((shown.seed, shown.nonces), (after.seed, after.nonces));
    let result = shown.result.expect("a result");
    assert_eq!(
        (result.winners, result.reason),
        (vec![1], EndReason::Resigned)
    );
    crate::api::games::verify(&Record::parse(&text).expect("a record"));
}

#[tokio::test]
async fn a_game_can_be_asked_about_at_an_earlier_move() {
    let server = TestServer::memory().await;
    let mut table = Table::full(server.client, &people(2)).await;
    for _ in 0..8 {
        table.step().await;
    }
    let path = format!("/api/games/{}/queries", table.game);
    let ask = async |at: &str, query: &str| {
        let path = format!("{path}{at}");
        let reply = table.client.call("POST", &path, None, query.as_bytes());
        reply.await
    };
    let left = async |at: &str| -> u16 {
        match ask(at, r#"{"kind":"remaining"}"#).await.read() {
            Ok(Answer::Remaining(remaining)) => remaining.bag.n_tiles,
            other => panic!("{other:?}"),
        }
    };
    assert!(left("?at=0").await > left("").await);
    let far = ask("?at=9999", r#"{"kind":"remaining"}"#).await;
    assert!(far.text().contains("moves and draws"), "{}", far.text());
    assert!(ask("?at=x", r#"{"kind":"remaining"}"#).await.status >= 400);
}

/// Also of a record that was brought along, which has its moves.
#[tokio::test]
async fn points_by_source_add_up_to_the_scores() {
    let server = TestServer::memory().await;
    let mut table = Table::full(server.client, &people(2)).await;
    for _ in 0..70 {
        table.step().await;
    }
    let record = table.client.record(&table.game).await;
    let brought = bring(table.client, &record).await.about.game;
    for game in [&table.game, &brought] {
        let path = format!("/api/games/{game}/queries");
        let query = table
            .client
            .call("POST", &path, None, br#"{"kind":"points"}"#);
        let Ok(Answer::Points(points)) = query.await.read() else {
            panic!("the points are told");
        };
        let view = table.client.view(game).await;
        let sum = |seat: usize| points.rows.iter().map(|row| row.points[seat]).sum::<i32>();
        let scores = view.table.seats.iter().map(|seat| seat.score);
        assert!(scores.clone().any(|score| score > 0));
        assert!(scores.eq([sum(0), sum(1)]), "{points:?}");
    }
}

#[tokio::test]
async fn queries_without_an_answer_say_which_of_them_and_why() {
    let server = TestServer::memory().await;
    let mut wanted = people(2);
    for (aids, query, expected) in [
        (
            Aids::All,
            r#"{"kind":"fits","cell":[9,9]}"#,
            (404, "no-cell"),
        ),
        (
            Aids::All,
            r#"{"kind":"feature","cell":[0,0],"segment":99}"#,
            (404, "no-segment"),
        ),
        (
            Aids::All,
            r#"{"kind":"move-score","text":"pass"}"#,
            (409, "not-legal"),
        ),
        (
            Aids::All,
            r#"{"kind":"rule","id":"XX-99"}"#,
            (404, "no-rule"),
        ),
        (Aids::Tabletop, r#"{"kind":"remaining"}"#, (403, "aids")),
    ] {
        wanted.aids = aids;
        let table = Table::full(server.client, &wanted).await;
        let path = format!("/api/games/{}/queries", table.game);
        let reply = table
            .client
            .call("POST", &path, None, query.as_bytes())
            .await;
        assert_eq!((reply.status, &*reply.problem().code), expected, "{query}");
    }
}

#[tokio::test]
async fn a_rule_is_told_in_the_words_of_the_pages_for_this_game() {
    let server = TestServer::memory().await;
    let table = Table::full(server.client, &people(2)).await;
    let path = format!("/api/games/{}/queries", table.game);
    let rule = async |id: &str| {
        let query = format!(r#"{{"kind":"rule","id":"{id}"}}"#);
        let reply = table.client.call("POST", &path, None, query.as_bytes());
        match reply.await.read() {
            Ok(Answer::Rule(rule)) => rule,
            other => panic!("{other:?}"),
        }
    };
    let told = rule("BA-05").await.told;
    assert!(!told.is_empty());
    assert!(told.iter().all(|said| said.key.is_some()), "{told:?}");
    // What is not in the game is not told of it.
    assert_eq!(rule("PD-14").await.told, []);
}
