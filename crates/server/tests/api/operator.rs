//! What the operator does while people play.

use carcas_protocol::{Command, CreateGame, IdentityMade, ServerMessage};
use carcas_server::store::{GameId, SqliteOptions, Store};
use carcas_server::{AdminCommand, AdminReply, Config, Hands};
use carcas_text::Language;
use serde_json::{Value, json};

use crate::api::server::{TestServer, config, sqlite};
use crate::api::table::{Table, people};

/// More than one page of games.
const N_GAMES: usize = 205;

fn with_data(folder: &std::path::Path) -> Config {
    Config {
        data: folder.to_owned(),
        ..config()
    }
}

pub(crate) async fn administer(config: Config, command: &AdminCommand) -> AdminReply {
    carcas_server::administer(config, command, Language::English).await
}

/// Makes a table at which somebody with an identity sits, and returns it with the token of that seat.
async fn sit(server: &TestServer, who: &IdentityMade, wanted: &CreateGame) -> (String, String) {
    let made = server.client.create(wanted).await.expect("a table");
    let body = json!({"name": "Rumpelstilzchen", "identity": who.token});
    let sat = server
        .client
        .sit_with(&made.game, &made.seats[0].token, &body);
    let token = sat.await.expect("a free seat").token;
    (made.game, token.expect("a token"))
}

#[tokio::test]
async fn a_deleted_identity_is_gone_from_all_its_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, store) = TestServer::sqlite(folder.path(), with_data(folder.path())).await;
    let client = server.client;
    let who = client.identity().await;
    let mut wanted = people(2);
    wanted.is_public = true;
    let mut games = Vec::new();
    for _ in 0..N_GAMES {
        games.push(sit(&server, &who, &wanted).await);
    }
    // In one of them people play, talk and watch.
    let (game, token) = games[3].clone();
    let text = "my secret wish".to_owned();
    let said = client.act(&game, &token, "x", Command::Say { text }).await;
    said.expect("a chat");
    let mut watcher = crate::api::socket::Socket::open(client.address, &[&token]).await;
    watcher.watch(&game, None).await;
    let shown = client.get("/api/games", None).await.text();
    assert!(shown.contains("Rumpelstilzchen"), "{shown}");

    let delete = AdminCommand::DeleteIdentity {
        identity: who.identity.clone(),
    };
    let done = administer(with_data(folder.path()), &delete).await;
    let done = done.expect("an identity");
    assert!(done[0].contains(&format!("{N_GAMES} games")), "{done:?}");
    let again = administer(with_data(folder.path()), &delete).await;
    assert_eq!(again.expect_err("it is gone").code, "not-found");

    let heard =
        |message: &ServerMessage| matches!(message, ServerMessage::Resync { .. }).then_some(());
    watcher.until(heard).await;
    for (game, _) in &games {
        let id = GameId::parse(game).expect("an id");
        let row = store.game(&id).await.expect("a store").expect("a game");
        assert!(!row.summary.json.contains("Rumpel"), "{}", row.summary.json);
        for event in store.read(&id, 0, u32::MAX).await.expect("a log") {
            for gone in ["Rumpel", "secret", &who.identity] {
                assert!(!event.body.contains(gone), "{}", event.body);
            }
        }
        assert_eq!(client.view(game).await.about.seats[0].name, "nobody");
    }
    let mine = client.get("/api/me/games", Some(&who.token)).await;
    assert_eq!(mine.status, 401);
    // Who has the link of the seat still plays on.
    let text = "hello".to_owned();
    let said = client.act(&game, &token, "y", Command::Say { text }).await;
    said.expect("a chat");
    server.stop().await;
}

#[tokio::test]
async fn a_deleted_game_is_gone_for_those_who_follow_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, _) = TestServer::sqlite(folder.path(), with_data(folder.path())).await;
    let table = Table::full(server.client, &people(2)).await;
    let mut watcher = table.socket(0).await;
    let game = table.game.clone();
    let delete = AdminCommand::DeleteGame { game };
    let done = administer(with_data(folder.path()), &delete).await;
    done.expect("a game");
    let heard =
        |message: &ServerMessage| matches!(message, ServerMessage::Resync { .. }).then_some(());
    watcher.until(heard).await;
    watcher.watch(&table.game, None).await;
    let refused = |message: &ServerMessage| match message {
        ServerMessage::Refused { problem, .. } => Some(problem.code.clone()),
        _ => None,
    };
    assert_eq!(watcher.until(refused).await, "unknown-game");
    server.stop().await;
}

#[tokio::test]
async fn who_deletes_their_identity_leaves_no_name_and_no_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, store) = TestServer::sqlite(folder.path(), with_data(folder.path())).await;
    let client = server.client;
    let who = client.identity().await;
    let (game, token) = sit(&server, &who, &people(2)).await;
    let text = "my secret wish".to_owned();
    let said = client.act(&game, &token, "x", Command::Say { text }).await;
    said.expect("a chat");
    let gone = client
        .call("DELETE", "/api/me", Some(&who.token), b"")
        .await;
    assert_eq!(gone.status, 204, "{}", gone.text());
    let id = GameId::parse(&game).expect("an id");
    for event in store.read(&id, 0, u32::MAX).await.expect("a log") {
        for gone in ["Rumpel", "secret wish", &who.identity] {
            assert!(!event.body.contains(gone), "{}", event.body);
        }
    }
    assert_eq!(client.view(&game).await.about.seats[0].name, "nobody");
    let identity = who.identity.clone();
    let delete = AdminCommand::DeleteIdentity { identity };
    let again = administer(with_data(folder.path()), &delete).await;
    assert_eq!(again.expect_err("it is gone").code, "not-found");
    server.stop().await;
}

/// How the person of a seat came to be replaced by a bot.
async fn leave(table: &Table, seat: u8, how: &str, hands: &Hands) {
    match how {
        "hand-over" => drop(table.act(seat, Command::HandOver).await.expect("its seat")),
        "resign" => drop(table.act(seat, Command::Resign).await.expect("a game")),
        _ => {
            let is_bot = |view: &carcas_protocol::View| {
                let holder = &view.about.seats[usize::from(seat)].holder;
                matches!(holder, carcas_protocol::Holder::Bot { .. })
            };
            hands.advance(std::time::Duration::from_secs(10));
            while !is_bot(&table.view().await) {
                tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            }
        }
    }
}

#[tokio::test]
async fn who_let_a_bot_play_on_is_forgotten_like_everybody_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let (hands, store) = (
        Hands::new(),
        sqlite(folder.path(), SqliteOptions::default()).await,
    );
    let server = TestServer::by(&hands, with_data(folder.path()), store.clone()).await;
    let client = server.client;
    for how in ["hand-over", "resign", "flag"] {
        let who = client.identity().await;
        let mut wanted = people(3);
        if how == "flag" {
            let (base_s, add_s) = (10, 0);
            wanted.clock = carcas_protocol::TimeControl::Increment { base_s, add_s };
        }
        let mut table = Table::make(client, &wanted).await;
        table.sit_as(0, "Rumpelstilzchen", &who).await;
        table.sit(1, "Ann").await;
        table.sit(2, "Bo").await;
        let text = "my secret wish".to_owned();
        let said = table.act(0, Command::Say { text }).await;
        said.expect("a chat");
        leave(&table, 0, how, &hands).await;
        // The game is still theirs, and so are their words.
        let mine = client.get("/api/me/games", Some(&who.token)).await;
        let mine: Value = mine.read().expect("games");
        assert_eq!(
            mine[0]["listed"]["about"]["game"],
            json!(table.game),
            "{how}"
        );
        assert_eq!(mine[0]["seats"], json!([0]), "{how}");
        let gone = client
            .call("DELETE", "/api/me", Some(&who.token), b"")
            .await;
        assert_eq!(gone.status, 204, "{}", gone.text());
        let log = client
            .get(&format!("/api/games/{}/log", table.game), None)
            .await;
        let record = client.record(&table.game).await;
        let id = GameId::parse(&table.game).expect("an id");
        let row = store.game(&id).await.expect("a store").expect("a game");
        let kept = store.read(&id, 0, u32::MAX).await.expect("a log");
        let kept: Vec<String> = kept.into_iter().map(|event| event.body).collect();
        for gone in ["Rumpel", "secret wish", &who.identity] {
            for told in [&log.text(), &record, &row.summary.json, &kept.concat()] {
                assert!(!told.contains(gone), "{how}: {gone} in {told}");
            }
        }
        assert!(record.contains("Ann"), "{record}");
    }
    server.stop().await;
}

#[tokio::test]
async fn in_a_muted_game_nobody_talks_and_everybody_plays() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, _) = TestServer::sqlite(folder.path(), with_data(folder.path())).await;
    let mut table = Table::full(server.client, &people(2)).await;
    let muted = table.game.clone();
    let mute = async |on| {
        let game = muted.clone();
        let mute = AdminCommand::Mute { game, on };
        let done = administer(with_data(folder.path()), &mute).await;
        done.expect("a game");
    };
    let say = || {
        let text = "hello".to_owned();
        Command::Say { text }
    };
    table.act(0, say()).await.expect("a chat");
    mute(true).await;
    assert_eq!(table.refused(0, say()).await, "muted");
    let mut socket = table.socket(1).await;
    let said = socket.act(&table.game, "s", say()).await;
    assert_eq!(said.expect_err("nobody talks").code, "muted");
    mute(false).await;
    table.act(1, say()).await.expect("a chat");
    mute(true).await;
    table.step().await;
    assert_eq!(table.refused(1, say()).await, "muted");
    server.stop().await;
}

#[tokio::test]
async fn the_operator_sees_every_game_and_everybody_who_came() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, _) = TestServer::sqlite(folder.path(), with_data(folder.path())).await;
    let client = server.client;
    let who = client.identity().await;
    let mut wanted = people(2);
    let (private, _) = sit(&server, &who, &wanted).await;
    wanted.is_public = true;
    let (public, _) = sit(&server, &who, &wanted).await;
    let running = Table::full(client, &people(2)).await.game;
    let list = AdminCommand::List { limit: 1 };
    let lines = administer(with_data(folder.path()), &list).await;
    let lines = lines.expect("a list");
    let line_of = |game: &str| lines.iter().find(|line| line.contains(game));
    assert_eq!(lines[0], "2 games waiting");
    assert!(lines.contains(&"1 game running".to_owned()), "{lines:?}");
    let shown = line_of(&public)
        .or(line_of(&private))
        .expect("the last one");
    assert!(shown.contains("Rumpelstilzchen, free"), "{lines:?}");
    assert!(
        lines.iter().any(|line| line.contains("--limit 2")),
        "{lines:?}"
    );
    assert!(
        line_of(&running).is_some_and(|line| line.contains("private")),
        "{lines:?}"
    );
    let list = AdminCommand::List { limit: 10 };
    let lines = administer(with_data(folder.path()), &list).await;
    let lines = lines.expect("a list");
    for (game, word) in [(&private, "private"), (&public, "public")] {
        let is_shown = |line: &String| line.contains(game.as_str()) && line.contains(word);
        assert!(lines.iter().any(is_shown), "{game} in {lines:?}");
    }
    let all = AdminCommand::Identities { limit: 10 };
    let lines = administer(with_data(folder.path()), &all).await;
    let lines = lines.expect("a list");
    assert!(lines[0].starts_with(&who.identity), "{lines:?}");
    assert!(lines[0].ends_with("2 games: Rumpelstilzchen"), "{lines:?}");
    let game = running.clone();
    let closed = administer(with_data(folder.path()), &AdminCommand::Close { game }).await;
    closed.expect("a game");
    let lines = administer(with_data(folder.path()), &list).await;
    let lines = lines.expect("a list");
    let line = lines.iter().find(|line| line.contains(&running));
    assert!(
        line.is_some_and(|line| line.contains(" closed ")),
        "{lines:?}"
    );
    server.stop().await;
}

#[tokio::test]
async fn a_copy_into_a_folder_that_is_not_there_is_refused_plainly() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, _) = TestServer::sqlite(folder.path(), with_data(folder.path())).await;
    let path = folder.path().join("nowhere").join("copy.sqlite");
    let done = administer(with_data(folder.path()), &AdminCommand::Backup { path }).await;
    let refused = done.expect_err("there is no such folder");
    assert!(
        refused.message.contains("there is no folder"),
        "{}",
        refused.message
    );
    server.stop().await;
}
