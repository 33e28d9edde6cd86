//! Records that are brought along.

use carcas_protocol::{Command, EndReason, GameMade, View};
use carcas_record::Record;

use crate::http::Client;
use crate::server::TestServer;
use crate::table::{Table, people};

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
    crate::games::verify(&Record::parse(&text).expect("a record"));
}
