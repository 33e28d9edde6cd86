//! How games end, and what comes after.

use std::time::Duration;

use carcas_protocol::{
    Command, EndReason, Holder, ServerMessage, Status, TakeoverReason, TimeControl, What,
};
use carcas_record::Record;

use crate::api::server::{TestServer, config};
use crate::api::table::{Table, people};

async fn result(table: &Table) -> (EndReason, Vec<u8>) {
    let view = table.view().await;
    assert_eq!(view.about.status, Status::Over);
    let result = view.about.result.expect("a result");
    (result.reason, result.winners)
}

#[tokio::test]
async fn who_resigns_loses_or_is_replaced() {
    let server = TestServer::memory().await;
    let two = Table::full(server.client, &people(2)).await;
    two.act(0, Command::Resign).await.expect("a game runs");
    assert_eq!(result(&two).await, (EndReason::Resigned, vec![1]));
    assert_eq!(two.refused(1, Command::Resign).await, "over");
    let record = Record::parse(&two.client.record(&two.game).await).expect("a record");
    crate::api::games::verify(&record);

    let mut three = Table::full(server.client, &people(3)).await;
    let (seat, command) = three.some_move().await;
    let resigned = (seat + 1) % 3;
    three
        .act(resigned, Command::Resign)
        .await
        .expect("a game runs");
    // The record says so from now on, even before the bot has played.
    let record = three.client.record(&three.game).await;
    let noted = Record::parse(&record).expect("a record");
    assert_eq!(noted.notes().len(), 1, "{record}");
    assert_eq!(
        three.refused(resigned, Command::Resign).await,
        "not-your-seat"
    );
    three.act(seat, command).await.expect("the others play on");
    let holder = &three.view().await.about.seats[usize::from(resigned)].holder;
    assert!(
        matches!(
            holder,
            Holder::Bot {
                since: Some(TakeoverReason::Resigned),
                ..
            }
        ),
        "{holder:?}"
    );
}

#[tokio::test]
async fn who_hands_over_plays_no_more() {
    let server = TestServer::memory().await;
    // The bot must wait for its turn, so that its question is open for a while.
    let mut table = Table::full(server.client, &people(2)).await;
    let (seat, _) = table.some_move().await;
    table
        .act(1 - seat, Command::HandOver)
        .await
        .expect("its own seat");
    let mut socket = table.socket(seat).await;
    table.turn().await;
    let by_bot = socket
        .until(|message| match message {
            ServerMessage::Update(update) => match &update.what {
                What::Moved {
                    seat: mover, by, ..
                } if *mover != seat => Some(*by),
                _ => None,
            },
            _ => None,
        })
        .await;
    assert_eq!(by_bot, carcas_protocol::By::Bot);
    let before = table.version().await;
    for command in [
        Command::Move {
            text: "pass".to_owned(),
            against: u64::MAX,
        },
        Command::Undo,
        Command::Confirm,
        Command::AskTakeback,
        Command::HandOver,
        Command::Resign,
        Command::Abort,
        Command::Claim { seat },
        Command::Replace { seat },
    ] {
        let refused = table.act(1 - seat, command.clone()).await;
        let problem = refused.expect_err("a bot plays there");
        assert_eq!(problem.code, "not-your-seat", "{command:?}");
    }
    assert!(table.version().await >= before);
}

#[tokio::test]
async fn a_game_is_aborted_only_before_the_second_turn() {
    let server = TestServer::memory().await;
    let mut table = Table::full(server.client, &people(2)).await;
    table.turn().await;
    assert_eq!(table.refused(0, Command::Abort).await, "no-abort");
    let table = Table::full(server.client, &people(2)).await;
    table
        .act(1, Command::Abort)
        .await
        .expect("it has hardly begun");
    assert_eq!(result(&table).await, (EndReason::Aborted, vec![]));
    assert_eq!(table.refused(1, Command::Abort).await, "over");
}

#[tokio::test]
async fn an_absent_seat_is_claimed_after_a_while() {
    let (server, hands) = TestServer::still().await;
    let with = async |clock| {
        let mut wanted = people(2);
        wanted.clock = clock;
        Table::full(server.client, &wanted).await
    };
    let (base_s, add_s) = (600, 0);
    let table = with(TimeControl::Increment { base_s, add_s }).await;
    let slow = with(TimeControl::Days { days: 1 }).await;
    let kind = with(TimeControl::None).await;
    let claim = Command::Claim { seat: 1 };
    assert_eq!(table.refused(0, claim.clone()).await, "not-absent");
    let mut there = table.socket(1).await;
    there.viewed().await;
    let mut other = table.socket(0).await;
    other.viewed().await;
    // Without a clock nobody is in a hurry; who waits keeps the game in memory.
    let mut waiting = kind.socket(0).await;
    waiting.viewed().await;
    hands.advance(Duration::from_secs(100));
    for (table, why) in [(&table, "there"), (&slow, "in no hurry")] {
        assert_eq!(table.refused(0, claim.clone()).await, "not-absent", "{why}");
    }
    drop(there);
    hands.advance(Duration::from_secs(1));
    other
        .until(|message| match message {
            ServerMessage::Presence { seats, .. } => (!seats[1]).then_some(()),
            _ => None,
        })
        .await;
    hands.advance(Duration::from_millis(38_999));
    assert_eq!(table.refused(0, claim.clone()).await, "not-absent", "yet");
    hands.advance(Duration::from_millis(1_001));
    table.act(0, claim).await.expect("gone for 40 seconds");
    assert_eq!(result(&table).await, (EndReason::Absent, vec![0]));
    let record = Record::parse(&table.client.record(&table.game).await).expect("a record");
    let reason = record.result().map(carcas_record::GameResult::reason);
    assert_eq!(
        reason,
        Some(carcas_record::EndReason::Absent(carcas_engine::Seat(1)))
    );
    // Whoever would rather play on lets a bot take the seat, though not because somebody set the clock.
    hands.set_by_ms(60 * 60 * 1000);
    let replace = Command::Replace { seat: 1 };
    assert_eq!(kind.refused(0, replace.clone()).await, "not-absent", "yet");
    hands.advance(Duration::from_secs(320));
    kind.act(0, replace).await.expect("gone for minutes");
    let view = kind.view().await;
    assert_eq!(view.about.status, Status::Playing);
    let since = Some(TakeoverReason::Absent);
    let holder = &view.about.seats[1].holder;
    assert!(matches!(holder, Holder::Bot { since: why, .. } if *why == since));
}

#[tokio::test]
async fn who_comes_is_told_soon_even_if_the_clock_is_set_back() {
    let (server, hands) = TestServer::still().await;
    let table = Table::full(server.client, &people(2)).await;
    let mut first = table.socket(0).await;
    first.viewed().await;
    let here = |wanted: [bool; 2]| {
        move |message: &ServerMessage| match message {
            ServerMessage::Presence { seats, .. } => (*seats == wanted).then_some(()),
            _ => None,
        }
    };
    first.until(here([true, false])).await;
    hands.set_by_ms(-60 * 60 * 1000);
    let mut second = table.socket(1).await;
    second.viewed().await;
    hands.advance(Duration::from_secs(1));
    first.until(here([true, true])).await;
}

#[tokio::test]
async fn a_rematch_rotates_seats_and_is_one_game() {
    let server = TestServer::memory().await;
    let table = Table::full(server.client, &people(3)).await;
    assert_eq!(table.refused(0, Command::Rematch).await, "not-over");
    let none = server.client.next(&table.game, table.token(0)).await;
    assert_eq!(none.expect_err("no next game").code, "not-found");
    table.act(0, Command::Abort).await.expect("hardly begun");
    let wishes = [0, 1, 2].map(|seat| table.act(seat, Command::Rematch));
    let [a, b, c] = wishes;
    let (a, b, c) = tokio::join!(a, b, c);
    for made in [a, b, c] {
        made.expect("a rematch");
    }
    let next = table.view().await.about.next_game.expect("a next game");
    let (mut seats, mut tokens) = (Vec::new(), Vec::new());
    for seat in 0..3 {
        let (game, place) = server
            .client
            .next(&table.game, table.token(seat))
            .await
            .expect("a seat");
        assert_eq!(game, next);
        let view = server.client.view(&game).await;
        assert_eq!(
            view.about.seats[usize::from(place.seat)].name,
            format!("person {seat}")
        );
        let text = "here".to_owned();
        let said = server
            .client
            .act(&game, &place.token, "x", Command::Say { text })
            .await;
        said.expect("the token is for the seat");
        seats.push(place.seat);
        tokens.push(place.token);
    }
    assert_eq!(seats, [2, 0, 1]);
    let log = server.client.log(&table.game).await;
    let n = log
        .iter()
        .filter(|update| matches!(update.what, What::Continued { .. }))
        .count();
    assert_eq!(n, 1, "one game after this one");
    let view = server.client.view(&next).await;
    assert_ne!(view.about.seed_hash, table.view().await.about.seed_hash);
    // It waits for what people add to the draws once they have seen the hash.
    let mut nonces = vec![None; 3];
    for (nth, (seat, token)) in seats.into_iter().zip(&tokens).enumerate() {
        let about = server.client.view(&next).await.about;
        assert_eq!((about.status, about.nonces), (Status::Gathering, vec![]));
        assert!(about.start_by_ms.is_some());
        for wrong in ["", "zz", &"0".repeat(33)] {
            let nonce = wrong.to_owned();
            let add = Command::Nonce { nonce };
            let refused = server.client.act(&next, token, "wrong", add).await;
            assert_eq!(refused.expect_err("no nonce").code, "unreadable");
        }
        let nonce = format!("{nth:032x}");
        nonces[usize::from(seat)] = Some(nonce.clone());
        let add = Command::Nonce { nonce };
        let added = server.client.act(&next, token, "add", add.clone()).await;
        added.expect("it waits for this");
        let refused = server.client.act(&next, token, "more", add).await;
        assert_eq!(refused.expect_err("once for each").code, "no-nonce");
    }
    let about = server.client.view(&next).await.about;
    assert_eq!((about.status, &about.nonces), (Status::Playing, &nonces));
    assert_eq!(about.seed_hash, view.about.seed_hash);
    let log = server.client.log(&next).await;
    let told = log
        .iter()
        .filter(|update| matches!(update.what, What::NonceAdded { .. }));
    assert_eq!(told.count(), 3);
    let nonce = format!("{:032x}", 7);
    let add = Command::Nonce { nonce };
    assert_eq!(table.refused(0, add).await, "no-nonce");
}

#[tokio::test]
async fn a_match_goes_on_until_it_is_decided() {
    let (server, hands) = TestServer::still().await;
    let mut wanted = people(2);
    wanted.best_of = 3;
    let mut table = Table::full(server.client, &wanted).await;
    let mut loser = 0;
    for n_games in 1..=2 {
        let mut socket = table.socket(1 - loser).await;
        socket.viewed().await;
        table
            .act(loser, Command::Resign)
            .await
            .expect("a game runs");
        if n_games == 2 {
            break;
        }
        let next = socket
            .until(|message| match message {
                ServerMessage::Update(update) => match &update.what {
                    What::Continued { game, .. } => Some(game.clone()),
                    _ => None,
                },
                _ => None,
            })
            .await;
        let mut tokens = vec![None; 2];
        for seat in 0..2 {
            let (game, place) = server
                .client
                .next(&table.game, table.token(seat))
                .await
                .expect("a seat");
            assert_eq!(game, next);
            tokens[usize::from(place.seat)] = Some(place.token);
        }
        table.game = next;
        table.tokens = tokens;
        loser = 1 - loser;
        for seat in 0..2 {
            let nonce = format!("{seat:032x}");
            let added = table.act(seat, Command::Nonce { nonce }).await;
            added.expect("it waits for this");
        }
        let view = table.view().await;
        assert_eq!(view.about.status, Status::Playing);
        let series = view.about.series.expect("a match");
        // The winner of the first game sits in the first seat now.
        assert_eq!(
            (series.best_of, series.games.len(), series.wins),
            (3, 1, vec![1, 0])
        );
    }
    // Two of three: decided. What follows by itself would have come before what is said later.
    hands.advance(Duration::from_secs(3600));
    let text = "well played".to_owned();
    let said = table.act(loser, Command::Say { text }).await;
    let log = table.client.log(&table.game).await;
    assert_eq!(log.last().map(|update| update.version), said.ok());
    let is_next = |update: &carcas_protocol::Update| matches!(update.what, What::Continued { .. });
    assert!(!log.iter().any(is_next), "{log:?}");
    assert_eq!(table.view().await.about.next_game, None);
}

#[tokio::test]
async fn a_match_that_is_stopped_goes_on_only_if_somebody_wants_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let with_data = || carcas_server::Config {
        data: folder.path().to_owned(),
        ..config()
    };
    let (server, _) = TestServer::sqlite(folder.path(), with_data()).await;
    let mut wanted = people(2);
    wanted.best_of = 3;
    let closed = Table::full(server.client, &wanted).await;
    let game = closed.game.clone();
    let close = carcas_server::AdminCommand::Close { game };
    let done = crate::api::operator::administer(with_data(), &close).await;
    done.expect("a game");
    assert_eq!(result(&closed).await, (EndReason::Closed, vec![]));
    assert_eq!(closed.view().await.about.next_game, None);
    let aborted = Table::full(server.client, &wanted).await;
    aborted.act(0, Command::Abort).await.expect("hardly begun");
    assert_eq!(aborted.view().await.about.next_game, None);
    // The game that was stopped counts for nobody.
    aborted.act(0, Command::Rematch).await.expect("it is over");
    let next = aborted.view().await.about.next_game.expect("a next game");
    let series = server.client.view(&next).await.about.series;
    let series = series.expect("a match");
    assert_eq!((series.games.len(), series.wins), (0, vec![0, 0]));
    server.stop().await;
}
