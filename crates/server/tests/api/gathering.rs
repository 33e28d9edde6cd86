//! Tables that wait for players: bots for free seats, and people who leave again.

use std::time::Duration;

use carcas_protocol::{Command, Holder, Seated, ServerMessage, Status, What};
use carcas_record::Record;
use carcas_server::Config;
use carcas_server::store::{AnyStore, GameId, Memory, PowerLoss, Store};
use serde_json::{Value, json};

use crate::api::http::Client;
use crate::api::patience::until;
use crate::api::server::{TestServer, config};
use crate::api::socket::Socket;
use crate::api::table::{Table, assert_same, people};

fn bot(level: &str) -> Holder {
    let level = level.to_owned();
    Holder::Bot { level, since: None }
}

fn say(text: &str) -> Command {
    let text = text.to_owned();
    Command::Say { text }
}

/// Returns who sits at a table.
async fn holders(table: &Table) -> Vec<Holder> {
    let seats = table.view().await.about.seats.into_iter();
    seats.map(|seat| seat.holder).collect()
}

/// Returns the seats of somebody with this token, as a game tells them.
async fn mine(client: Client, game: &str, token: &str) -> Vec<u8> {
    let path = format!("/api/games/{game}");
    let whole: Value = client.get(&path, Some(token)).await.read().expect("a view");
    serde_json::from_value(whole["view"]["mine"].clone()).expect("seats")
}

/// Returns the games of an identity, each with its seats there.
async fn games(client: Client, token: &str) -> Vec<(String, Value)> {
    let reply = client.get("/api/me/games", Some(token)).await;
    let games: Vec<Value> = reply.read().expect("games");
    let shown = games.iter().map(|game| {
        let id = game["listed"]["about"]["game"].as_str().expect("an id");
        (id.to_owned(), game["seats"].clone())
    });
    shown.collect()
}

/// Waits until so many seats and watchers are told to be there.
async fn until_present(socket: &mut Socket, wanted: (&[bool], u32)) {
    let is_there = |message: &ServerMessage| match message {
        ServerMessage::Presence {
            seats, watchers, ..
        } => ((&seats[..], *watchers) == wanted).then_some(()),
        _ => None,
    };
    socket.until(is_there).await;
}

/// Returns the own seats of the next view that a socket gets.
async fn held(socket: &mut Socket) -> Vec<u8> {
    let seats = |message: &ServerMessage| match message {
        ServerMessage::View(view) => Some(view.mine.clone()),
        _ => None,
    };
    socket.until(seats).await
}

#[tokio::test]
async fn a_bot_takes_a_free_seat_and_in_the_last_one_starts_the_game() {
    let server = TestServer::memory().await;
    let client = server.client;
    let who = client.identity().await;
    let mut wanted = people(3);
    wanted.is_public = true;
    let mut table = Table::make(client, &wanted).await;
    table.sit_as(0, "Ann", &who).await;
    let mut socket = table.socket(0).await;
    let version = table.version().await;
    let seated = client.seat_bot(&table.game, table.token(2), "random").await;
    let expected = Seated {
        seat: 2,
        version: version + 1,
        token: None,
    };
    assert_eq!(seated, Ok(expected));
    let level = "random".to_owned();
    let told = What::BotSeated { seat: 2, level };
    assert_eq!(socket.update().await.what, told);
    let seats = [Holder::Person, Holder::Open, bot("random")];
    assert_eq!(holders(&table).await, seats);
    assert_eq!(table.view().await.about.seats[2].name, "random");
    assert_eq!(table.view().await.about.status, Status::Gathering);
    // Lists follow.
    let listed: Value = client.get("/api/games", None).await.read().expect("a list");
    let about = &listed["games"][0]["about"];
    assert_eq!(about["seats"][2]["holder"]["kind"], json!("bot"));

    let seated = client.seat_bot(&table.game, table.token(1), "random").await;
    assert_eq!(seated.expect("a free seat").seat, 1);
    let view = table.view().await;
    assert_eq!(view.about.status, Status::Playing);
    let has_added: Vec<bool> = view.about.nonces.iter().map(Option::is_some).collect();
    assert_eq!(has_added, [true, false, false], "bots add nothing");
    let log = client.log(&table.game).await;
    let kinds: Vec<&What> = log.iter().map(|update| &update.what).skip(3).collect();
    let begins = matches!(
        kinds[..3],
        [
            What::BotSeated { seat: 1, .. },
            What::Started { .. },
            What::Drawn { .. }
        ]
    );
    assert!(begins, "{kinds:?}");
    // They play by themselves, and the record knows them as bots.
    table.turn().await;
    socket
        .until(|message| match message {
            ServerMessage::Update(update) => match update.what {
                What::Moved { seat: 1.., by, .. } => Some(by),
                _ => None,
            },
            _ => None,
        })
        .await;
    let record = client.record(&table.game).await;
    let record = Record::parse(&record).expect("a record");
    for (seat, level) in [(0, None), (1, Some("random")), (2, Some("random"))] {
        let found = record.about().bot(carcas_engine::Seat(seat));
        assert_eq!(found.map(carcas_record::BotLevel::as_str), level);
    }
}

#[tokio::test]
async fn a_bot_that_was_seated_plays_the_next_game_too() {
    let server = TestServer::memory().await;
    let client = server.client;
    let mut table = Table::make(client, &people(2)).await;
    table.sit(0, "Ann").await;
    let seated = client.seat_bot(&table.game, table.token(1), "random").await;
    seated.expect("a free seat");
    table.act(0, Command::Abort).await.expect("hardly begun");
    table.act(0, Command::Rematch).await.expect("it is over");
    let next = table.view().await.about.next_game.expect("a next game");
    let seats = client.view(&next).await.about.seats;
    assert_eq!(seats[0].holder, bot("random"));
    assert_eq!(seats[1].holder, Holder::Person);
    // It is not waited for.
    let (_, place) = client.next(&table.game, table.token(0)).await.expect("it");
    let nonce = "0".repeat(32);
    let add = Command::Nonce { nonce };
    let added = client.act(&next, &place.token, "n", add).await;
    added.expect("it waits for this");
    assert_eq!(client.view(&next).await.about.status, Status::Playing);
}

#[tokio::test]
async fn bots_in_all_seats_play_among_themselves() {
    let server = TestServer::memory().await;
    let table = Table::make(server.client, &people(2)).await;
    for seat in 0..2 {
        let link = table.token(seat);
        let seated = server.client.seat_bot(&table.game, link, "random").await;
        seated.expect("a free seat");
    }
    let mut watcher = Socket::open(server.client.address, &[]).await;
    watcher.watch(&table.game, None).await;
    crate::api::player::play(watcher, table.game.clone(), crate::api::player::Rng(1)).await;
    let record = server.client.record(&table.game).await;
    crate::api::games::verify(&Record::parse(&record).expect("a record"));
}

#[tokio::test]
async fn only_the_link_of_a_free_seat_lets_a_bot_sit_down() {
    let server = TestServer::memory().await;
    let client = server.client;
    let who = client.identity().await;
    let mut table = Table::make(client, &people(3)).await;
    let other = Table::make(client, &people(2)).await;
    let taken = table.token(0).to_owned();
    table.sit_as(0, "Ann", &who).await;
    let before = table.view().await;
    let path = format!("/api/games/{}/bot", table.game);
    let body = json!({"level": "regular"});
    let nobody = "0".repeat(32);
    for (token, status, code) in [
        (None, 401, "no-token"),
        (Some(&*nobody), 401, "unknown-token"),
        (Some(table.token(0)), 403, "not-your-seat"),
        (Some(&*who.token), 403, "not-your-seat"),
        (Some(other.token(0)), 403, "not-your-seat"),
        (Some(&*taken), 409, "seat-taken"),
    ] {
        let reply = client.post(&path, token, &body).await;
        assert_eq!((reply.status, &*reply.problem().code), (status, code));
    }
    let link = Some(table.token(1));
    for wrong in [
        json!({}),
        json!({"level": 1}),
        json!({"level": null}),
        json!({"level": "regular", "seat": 2}),
        json!([]),
    ] {
        let reply = client.post(&path, link, &wrong).await;
        assert_eq!(reply.problem().code, "bad-request", "{wrong}");
    }
    for level in ["", "Regular", "nobody", "regular "] {
        let refused = client.seat_bot(&table.game, table.token(1), level).await;
        let problem = refused.expect_err("no such bot");
        assert_eq!(problem.code, "bad-request");
        for known in ["newcomer", "regular", "master"] {
            assert!(problem.message.contains(known), "{}", problem.message);
        }
    }
    let reply = client.get(&path, link).await;
    assert_eq!(reply.problem().code, "wrong-method");
    let elsewhere = client.seat_bot("000000000000", table.token(1), "regular");
    let refused = elsewhere.await.expect_err("no such game");
    assert_eq!(refused.code, "not-your-seat");
    assert_same(&before, &table.view().await);

    let refused = async |table: &Table, link: &str| {
        let before = table.view().await;
        let refused = client.seat_bot(&table.game, link, "regular").await;
        assert_same(&before, &table.view().await);
        refused.expect_err("nobody can sit there").code
    };
    // A bot sits there; the game has started; it was ended before.
    let links = [1, 2].map(|seat| table.token(seat).to_owned());
    let seated = client.seat_bot(&table.game, &links[0], "regular").await;
    seated.expect("a free seat");
    assert_eq!(refused(&table, &links[0]).await, "seat-taken");
    table.sit(2, "Bo").await;
    for link in [&links[0], &links[1], &taken] {
        assert_eq!(refused(&table, link).await, "seat-taken");
    }
    let sat = client.sit(&table.game, &links[0], "Cy").await;
    assert_eq!(sat.expect_err("a bot sits there").code, "seat-taken");
    let mut over = Table::make(client, &people(2)).await;
    let link = over.token(1).to_owned();
    over.sit(0, "Ann").await;
    over.act(0, Command::Abort).await.expect("not begun");
    assert_eq!(refused(&over, &link).await, "over");
}

#[tokio::test]
async fn who_stands_up_makes_room_and_opens_nothing_any_more() {
    let server = TestServer::memory().await;
    let client = server.client;
    let who = client.identity().await;
    let mut table = Table::make(client, &people(2)).await;
    let (game, link) = (table.game.clone(), table.token(0).to_owned());
    table.sit_as(0, "Ann", &who).await;
    let ann = table.token(0).to_owned();
    let mut socket = table.socket(0).await;
    until_present(&mut socket, (&[true, false], 0)).await;
    assert_eq!(mine(client, &game, &ann).await, [0]);
    assert_eq!(
        games(client, &who.token).await,
        [(game.clone(), json!([0]))]
    );
    let left = socket.act(&game, "up", Command::StandUp).await;
    let left = left.expect("nothing has begun");
    assert_eq!(left, table.version().await);
    assert_eq!(socket.update().await.what, What::SeatLeft { seat: 0 });
    // Whoever left watches on.
    until_present(&mut socket, (&[false, false], 1)).await;
    assert_eq!(holders(&table).await, [Holder::Open, Holder::Open]);
    assert_eq!(table.view().await.about.seats[0].name, "");
    assert_eq!(games(client, &who.token).await, []);

    // Somebody else takes the seat with the same link, and is somebody else whatever Ann still has.
    table.tokens[0] = Some(link.clone());
    table.sit(0, "Bo").await;
    table.sit(1, "Cy").await;
    let before = table.view().await;
    assert_eq!(before.about.seats[0].name, "Bo");
    let (_, command) = table.some_move().await;
    for token in [&ann, &who.token] {
        assert_eq!(mine(client, &game, token).await, [0; 0]);
        assert_eq!(client.question(&game, token).await, None);
        for command in [command.clone(), say("mine"), Command::Resign] {
            let refused = client.act(&game, token, "x", command.clone()).await;
            assert_eq!(refused.expect_err("Bo's").code, "not-your-seat");
            let refused = client.act_for(&game, token, "x", Some(0), command).await;
            assert_eq!(refused.expect_err("Bo's").code, "not-your-seat");
        }
        let sat = client.sit(&game, token, "Ann").await;
        assert_eq!(sat.expect_err("Bo's").code, "not-your-seat");
    }
    let mut again = Socket::open(client.address, &[&ann, &who.token]).await;
    again.watch(&game, None).await;
    for socket in [&mut socket, &mut again] {
        let refused = socket.act(&game, "y", command.clone()).await;
        assert_eq!(refused.expect_err("Bo's").code, "not-your-seat");
        let asked = socket.texts.iter().any(|text| text.contains("\"groups\""));
        assert!(!asked, "{:?}", socket.texts);
    }
    assert_same(&before, &table.view().await);

    // Sent again it counts once, over every way in, and the same name of Bo's is another command.
    let own = table.act(0, say("hello")).await.expect("Bo's seat");
    let bo = table.token(0).to_owned();
    let named = client.act(&game, &bo, "up", say("up")).await;
    assert_eq!(named, Ok(own + 1));
    let version = table.version().await;
    for token in [&ann, &who.token] {
        let again = client.act(&game, token, "up", Command::StandUp).await;
        assert_eq!(again, Ok(left));
    }
    let again = socket.act(&game, "up", Command::StandUp).await;
    assert_eq!(again, Ok(left));
    assert_eq!(table.version().await, version);

    // The next game is of those who played.
    table.act(0, Command::Abort).await.expect("hardly begun");
    table.act(0, Command::Rematch).await.expect("it is over");
    for token in [&ann, &who.token, &link] {
        let refused = client.next(&game, token).await;
        assert_eq!(refused.expect_err("Bo's").code, "not-your-seat");
    }
    client.next(&game, &bo).await.expect("Bo's seat");
}

#[tokio::test]
async fn who_stands_up_sits_down_elsewhere_or_comes_back() {
    let server = TestServer::memory().await;
    let client = server.client;
    let mut table = Table::make(client, &people(3)).await;
    let game = table.game.clone();
    let links = [0, 1].map(|seat| table.token(seat).to_owned());
    table.sit(0, "Ann").await;
    let mut socket = table.socket(0).await;
    assert_eq!(held(&mut socket).await, [0]);
    // There and back, elsewhere and back, with one socket all the while.
    for (nth, seat) in [0, 1, 1, 0].into_iter().enumerate() {
        let name = format!("up{nth}");
        let left = socket.act(&game, &name, Command::StandUp).await;
        left.expect("the one seat that is theirs");
        table.tokens[usize::from(seat)] = Some(links[usize::from(seat)].clone());
        table.sit(seat, "Ann").await;
        let token = table.token(seat).to_owned();
        socket
            .say(&carcas_protocol::ClientMessage::Present { token })
            .await;
        socket.watch(&game, None).await;
        assert_eq!(held(&mut socket).await, [seat]);
        let said = socket.act(&game, &format!("say{nth}"), say("here")).await;
        said.expect("no seat needs to be named");
    }
    let seats = [Holder::Person, Holder::Open, Holder::Open];
    assert_eq!(holders(&table).await, seats);
}

#[tokio::test]
async fn nobody_stands_up_once_the_game_has_begun() {
    let server = TestServer::memory().await;
    let client = server.client;
    let mut table = Table::make(client, &people(2)).await;
    // A link is no seat.
    assert_eq!(table.refused(0, Command::StandUp).await, "not-your-seat");
    table.sit(0, "Ann").await;
    table.sit(1, "Bo").await;
    assert_eq!(table.refused(0, Command::StandUp).await, "no-stand-up");
    table.act(0, Command::Abort).await.expect("hardly begun");
    assert_eq!(table.refused(1, Command::StandUp).await, "over");
    // A next game waits for nonces, not for people.
    table.act(0, Command::Rematch).await.expect("it is over");
    let next = client.next(&table.game, table.token(0)).await;
    let (next, place) = next.expect("a seat");
    assert_eq!(client.view(&next).await.about.status, Status::Gathering);
    let up = client.act(&next, &place.token, "up", Command::StandUp);
    assert_eq!(up.await.expect_err("it begins").code, "no-stand-up");
}

#[tokio::test]
async fn a_seat_that_was_left_stays_so_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, _) = TestServer::sqlite(folder.path(), config()).await;
    let who = server.client.identity().await;
    let mut table = Table::make(server.client, &people(2)).await;
    let link = table.token(0).to_owned();
    table.sit_as(0, "Ann", &who).await;
    let ann = table.token(0).to_owned();
    table.act(0, Command::StandUp).await.expect("not begun");
    table.tokens[0] = Some(link);
    table.sit(0, "Bo").await;
    let seated = server
        .client
        .seat_bot(&table.game, table.token(1), "random");
    seated.await.expect("a free seat");
    server.stop().await;
    let (server, _) = TestServer::sqlite(folder.path(), config()).await;
    table.client = server.client;
    assert_eq!(holders(&table).await, [Holder::Person, bot("random")]);
    for token in [&ann, &who.token] {
        assert_eq!(mine(server.client, &table.game, token).await, [0; 0]);
    }
    assert_eq!(games(server.client, &who.token).await, []);
    assert_eq!(
        mine(server.client, &table.game, table.token(0)).await,
        [0],
        "Bo's token is of the second sitting"
    );
    table.act(0, say("hello")).await.expect("Bo's seat");
}

#[tokio::test]
async fn a_seat_is_left_with_its_entry_or_not_at_all() {
    // The power fails before and after what was wanted is on disk.
    for n_synced in 0..2 {
        let store = PowerLoss::new(Memory::new());
        let server = TestServer::start(config(), AnyStore::PowerLoss(store.clone())).await;
        let who = server.client.identity().await;
        let mut table = Table::make(server.client, &people(2)).await;
        table.sit_as(0, "Ann", &who).await;
        store.hold();
        let leaving = tokio::spawn({
            let (client, game) = (table.client, table.game.clone());
            let token = table.token(0).to_owned();
            async move { client.act(&game, &token, "up", Command::StandUp).await }
        });
        while store.n_waiting() == 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        store.sync(n_synced);
        let disk = AnyStore::Memory(store.cut());
        let left = leaving.await.expect("a reply").is_ok();
        assert_eq!(left, n_synced == 1);
        let server = TestServer::start(config(), disk).await;
        let held = mine(server.client, &table.game, table.token(0)).await;
        assert_eq!(held.is_empty(), left);
        assert_eq!(mine(server.client, &table.game, &who.token).await, held);
        assert_eq!(games(server.client, &who.token).await.is_empty(), left);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_those_who_want_one_seat_at_once_one_gets_it() {
    let server = TestServer::memory().await;
    let client = server.client;
    for _ in 0..20 {
        let mut table = Table::make(client, &people(2)).await;
        let (game, link) = (table.game.clone(), table.token(1).to_owned());
        table.sit(0, "Ann").await;
        let (bot, person) = tokio::join!(
            client.seat_bot(&game, &link, "random"),
            client.sit(&game, &link, "Bo")
        );
        match (bot, person) {
            (Ok(_), Err(problem)) | (Err(problem), Ok(_)) => {
                assert_eq!(problem.code, "seat-taken");
            }
            both => panic!("{both:?}"),
        }
        assert_eq!(table.view().await.about.status, Status::Playing);
    }
}

/// Whoever comes last starts the game, unless somebody has left before.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_while_the_last_one_comes_has_left_or_plays() {
    let server = TestServer::memory().await;
    let client = server.client;
    for _ in 0..20 {
        let mut table = Table::make(client, &people(2)).await;
        let (game, last) = (table.game.clone(), table.token(1).to_owned());
        table.sit(0, "Ann").await;
        let (left, sat) = tokio::join!(
            table.act(0, Command::StandUp),
            client.sit(&game, &last, "Bo")
        );
        sat.expect("a free seat");
        let status = table.view().await.about.status;
        match left {
            Ok(_) => assert_eq!(status, Status::Gathering),
            Err(problem) => {
                assert_eq!(problem.code, "no-stand-up");
                assert_eq!(status, Status::Playing);
            }
        }
    }
}

#[tokio::test]
async fn who_left_a_table_is_forgotten_like_everybody_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, store) = TestServer::sqlite(folder.path(), config()).await;
    let client = server.client;
    let who = client.identity().await;
    let mut table = Table::make(client, &people(2)).await;
    let link = table.token(0).to_owned();
    table.sit_as(0, "Rumpelstilzchen", &who).await;
    table.act(0, say("my secret wish")).await.expect("a chat");
    table.act(0, Command::StandUp).await.expect("not begun");
    table.tokens[0] = Some(link);
    table.sit(0, "Bo").await;
    table.act(0, say("nobody else's")).await.expect("a chat");
    let gone = client
        .call("DELETE", "/api/me", Some(&who.token), b"")
        .await;
    assert_eq!(gone.status, 204, "{}", gone.text());
    let id = GameId::parse(&table.game).expect("an id");
    let row = store.game(&id).await.expect("a store").expect("a game");
    let kept = store.read(&id, 0, u32::MAX).await.expect("a log");
    let kept: Vec<String> = kept.into_iter().map(|event| event.body).collect();
    let kept = kept.concat();
    for gone in ["Rumpel", "secret wish", &who.identity] {
        for told in [&row.summary.json, &kept] {
            assert!(!told.contains(gone), "{gone} in {told}");
        }
    }
    assert!(kept.contains("Bo") && kept.contains("nobody else's"));
    table.act(0, say("still here")).await.expect("Bo's seat");
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_everybody_left_is_deleted_like_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, _) = TestServer::sqlite(folder.path(), config()).await;
    let mut table = Table::make(server.client, &people(2)).await;
    table.sit(0, "Ann").await;
    table.act(0, Command::StandUp).await.expect("not begun");
    server.stop().await;
    let impatient = Config {
        keep_abandoned_days: Some(0),
        ..config()
    };
    let (server, store) = TestServer::sqlite(folder.path(), impatient).await;
    let game = GameId::parse(&table.game).expect("an id");
    let is_gone = async || store.game(&game).await.expect("a store").is_none();
    until("it is still there", is_gone).await;
    server.stop().await;
}
