//! Clocks over the wire.

use std::time::Duration;

use carcas_protocol::{
    ClientMessage, Command, EndReason, Holder, Status, TakeoverReason, TimeControl, What,
};
use carcas_record::Record;

use crate::api::server::TestServer;
use crate::api::socket::Socket;
use crate::api::table::{Table, people};

async fn left(table: &Table, seat: u8) -> i64 {
    let left = table.view().await.awaits.left_ms.expect("time is kept");
    left[usize::from(seat)]
}

#[tokio::test]
async fn each_turn_adds_time_once() {
    let (server, hands) = TestServer::still().await;
    let mut wanted = people(2);
    let (base_s, add_s) = (600, 30);
    wanted.clock = TimeControl::Increment { base_s, add_s };
    wanted.grace_ms = Some(60_000);
    let mut table = Table::full(server.client, &wanted).await;
    let seat = table.asked().await;
    assert_eq!(table.view().await.awaits.running, Some(seat));
    assert_eq!(left(&table, seat).await, 600_000);
    for n in 1..=3 {
        hands.advance(Duration::from_secs(10));
        table.turn().await;
        assert_eq!(left(&table, seat).await, 630_000 - n * 10_000);
        assert_eq!(table.view().await.awaits.running, None);
        table
            .act(seat, Command::Undo)
            .await
            .expect("nothing was revealed");
        // An undo gives no time.
        assert_eq!(left(&table, seat).await, 600_000 - n * 10_000);
    }
    table.turn().await;
    table
        .act(seat, Command::Confirm)
        .await
        .expect("a draw waits");
    assert_eq!(table.view().await.awaits.running, Some(1 - seat));
    hands.advance(Duration::from_secs(7));
    assert_eq!(left(&table, seat).await, 600_000);
    assert_eq!(left(&table, 1 - seat).await, 593_000);
}

#[tokio::test]
async fn whoever_takes_an_answer_back_has_thought_all_the_while() {
    let (server, hands) = TestServer::still().await;
    let mut wanted = people(2);
    let (base_s, add_s) = (300, 0);
    wanted.clock = TimeControl::Increment { base_s, add_s };
    wanted.grace_ms = None;
    let mut table = Table::full(server.client, &wanted).await;
    assert_eq!(table.view().await.about.grace_ms, 5000);
    let seat = table.asked().await;
    for _ in 0..3 {
        table.turn().await;
        hands.advance(Duration::from_secs(2));
        let undone = table.act(seat, Command::Undo).await;
        undone.expect("nothing was revealed");
    }
    // All the time since the tile was drawn is gone, and the clock runs.
    let log = table.client.log(&table.game).await;
    let undone = log.last().expect("an undo");
    assert!(matches!(undone.what, What::Undone { .. }), "{undone:?}");
    let left = undone.awaits.left_ms.clone().expect("time is kept");
    assert_eq!(left[usize::from(seat)], 294_000);
    assert_eq!(left[usize::from(1 - seat)], 300_000);
    assert_eq!(undone.awaits.running, Some(seat));
    // Nobody pays for a grace time after which the answer stands.
    table.turn().await;
    hands.advance(Duration::from_secs(2));
    let confirmed = table.act(seat, Command::Confirm).await;
    confirmed.expect("a draw waits");
    let log = table.client.log(&table.game).await;
    let moved = log
        .iter()
        .rposition(|one| matches!(one.what, What::Moved { .. }));
    let after = &log[moved.expect("a move")..];
    let left = |update: &carcas_protocol::Update| {
        let left = update.awaits.left_ms.clone().expect("time is kept");
        left[usize::from(seat)]
    };
    assert!(after.len() > 1 && after.iter().all(|one| left(one) == left(&after[0])));
}

#[tokio::test]
async fn nothing_is_taken_back_where_the_clock_is_fast() {
    let server = TestServer::memory().await;
    for clock in [
        TimeControl::Increment {
            base_s: 299,
            add_s: 60,
        },
        TimeControl::Delay {
            base_s: 10,
            delay_s: 5,
        },
    ] {
        let mut wanted = people(2);
        wanted.clock = clock;
        wanted.grace_ms = Some(1);
        let refused = server.client.create(&wanted).await.expect_err("too fast");
        assert_eq!(refused.code, "bad-request");
        assert!(
            refused.message.contains("expected 0"),
            "{}",
            refused.message
        );
        wanted.grace_ms = None;
        let mut table = Table::full(server.client, &wanted).await;
        assert_eq!(table.view().await.about.grace_ms, 0);
        let (seat, _) = table.step().await;
        assert_eq!(table.refused(seat, Command::Undo).await, "no-undo");
    }
    let mut slow = people(2);
    slow.clock = TimeControl::Days { days: 1 };
    slow.grace_ms = Some(60_000);
    server.client.create(&slow).await.expect("time enough");
}

#[tokio::test]
async fn time_on_the_way_is_given_back() {
    let (server, hands) = TestServer::still().await;
    let mut wanted = people(2);
    wanted.clock = TimeControl::Increment {
        base_s: 600,
        add_s: 0,
    };
    let mut table = Table::full(server.client, &wanted).await;
    let (seat, command) = table.some_move().await;
    // So long is the server's ping on its way, and the answer to it.
    let mut socket = Socket::handshake(server.client.address, None)
        .await
        .expect("a socket");
    socket.pinged().await;
    hands.advance(Duration::from_millis(700));
    // Whoever sets the clock meanwhile makes no way longer or shorter.
    let hour_ms = 60 * 60 * 1000;
    hands.set_by_ms(-hour_ms);
    socket.answer_pings().await;
    let tokens = vec![table.token(seat).to_owned()];
    let protocol = carcas_protocol::VERSION;
    socket.say(&ClientMessage::Hello { protocol, tokens }).await;
    socket.next().await;
    hands.set_by_ms(hour_ms);
    hands.advance(Duration::from_secs(5));
    let moved = socket.act(&table.game, "late", command).await;
    moved.expect("a legal move");
    assert_eq!(left(&table, seat).await, 595_000);
}

#[tokio::test]
async fn a_flag_ends_a_game_of_two_and_lets_a_bot_play_on_with_three() {
    let (server, hands) = TestServer::still().await;
    let clock = TimeControl::Increment {
        base_s: 10,
        add_s: 0,
    };
    let mut wanted = people(2);
    wanted.clock = clock;
    let mut two = Table::full(server.client, &wanted).await;
    let mut wanted = people(3);
    wanted.clock = clock;
    let three = Table::full(server.client, &wanted).await;
    let mut sockets = [two.socket(0).await, three.socket(1).await];
    let (seat, late) = two.some_move().await;
    for socket in &mut sockets {
        socket.viewed().await;
    }
    hands.advance(Duration::from_secs(10));
    for socket in &mut sockets {
        let fell = socket
            .until(|message| match message {
                carcas_protocol::ServerMessage::Update(update) => match update.what {
                    What::FlagFell { seat } => Some(seat),
                    _ => None,
                },
                _ => None,
            })
            .await;
        assert_eq!(fell, 0);
    }
    let view = two.view().await;
    let result = view.about.result.expect("a result");
    assert_eq!(
        (result.reason, result.winners),
        (EndReason::Time, vec![1 - seat])
    );
    assert_eq!(two.refused(seat, late).await, "over");
    let record = Record::parse(&two.client.record(&two.game).await).expect("a record");
    assert_eq!(
        record.result().map(|result| result.winners().len()),
        Some(1)
    );
    // With three the game goes on.
    let taken = sockets[1].update().await;
    let What::TakenOver {
        seat: 0,
        reason: TakeoverReason::Time,
        level,
    } = taken.what
    else {
        panic!("{taken:?}");
    };
    while three.view().await.awaits.seat == Some(0) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let view = three.view().await;
    assert_eq!(view.about.status, Status::Playing);
    let since = Some(TakeoverReason::Time);
    assert_eq!(view.about.seats[0].holder, Holder::Bot { level, since });
    assert_eq!(view.awaits.running, Some(1));
    let record = three.client.record(&three.game).await;
    let noted = Record::parse(&record).expect("a record");
    assert!(!noted.notes().is_empty(), "{record}");
    let command = Command::Undo;
    assert_eq!(three.refused(0, command).await, "not-your-seat");
}
