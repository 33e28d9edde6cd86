//! Undo, confirm and take-backs.

use std::time::Duration;

use carcas_protocol::{Command, What};

use crate::api::http::Connection;
use crate::api::server::TestServer;
use crate::api::table::{Table, people};

async fn with_grace(grace_ms: u32) -> (TestServer, Table) {
    let server = TestServer::memory().await;
    let mut wanted = people(2);
    wanted.grace_ms = Some(grace_ms);
    let table = Table::full(server.client, &wanted).await;
    (server, table)
}

#[tokio::test]
async fn so_much_is_undone_between_two_draws_and_no_more() {
    let server = TestServer::memory().await;
    let mut wanted = people(2);
    wanted.grace_ms = Some(60_000);
    let mut table = Table::full(server.client, &wanted).await;
    for _ in 0..50 {
        let (seat, _) = table.step().await;
        let undone = table.act(seat, Command::Undo).await;
        undone.expect("nothing was revealed");
    }
    let before = table.view().await;
    let (seat, _) = table.step().await;
    assert_eq!(table.refused(seat, Command::Undo).await, "no-undo");
    let asked = table.act(seat, Command::AskTakeback).await;
    asked.expect("others may agree");
    let accept = true;
    let agreed = table
        .act(1 - seat, Command::AnswerTakeback { accept })
        .await;
    agreed.expect("a take-back");
    assert_eq!(table.view().await.table, before.table);
}

#[tokio::test]
async fn the_last_answer_is_undone_until_the_draw() {
    let (_server, mut table) = with_grace(60_000).await;
    let seat = table.asked().await;
    assert_eq!(table.refused(seat, Command::Undo).await, "no-undo");
    assert_eq!(table.refused(seat, Command::Confirm).await, "no-undo");
    let start = table.view().await;
    table.step().await;
    assert_ne!(table.view().await.table, start.table);
    assert_eq!(table.refused(1 - seat, Command::Undo).await, "no-undo");
    table
        .act(seat, Command::Undo)
        .await
        .expect("its own answer");
    let back = table.view().await;
    assert_eq!((back.table, back.awaits.seat), (start.table, Some(seat)));
    table.turn().await;
    let waiting = table.view().await;
    assert!(waiting.awaits.draw_at_ms.is_some(), "{:?}", waiting.awaits);
    assert_eq!(waiting.awaits.seat, None);
    assert_eq!(table.refused(1 - seat, Command::Confirm).await, "no-undo");
    table
        .act(seat, Command::Undo)
        .await
        .expect("nothing was revealed");
    assert_eq!(table.asked().await, seat);
    table.turn().await;
    table
        .act(seat, Command::Confirm)
        .await
        .expect("a draw waits");
    let other = table.asked().await;
    assert_eq!(other, 1 - seat);
    // What was drawn is known now.
    assert_eq!(table.refused(seat, Command::Undo).await, "no-undo");
    assert_eq!(table.refused(other, Command::Undo).await, "no-undo");
    assert_eq!(table.refused(seat, Command::Confirm).await, "no-undo");
    // The other seat has answered.
    table.step().await;
    assert_eq!(table.refused(seat, Command::Undo).await, "no-undo");
    table
        .act(other, Command::Undo)
        .await
        .expect("its own answer");
}

#[tokio::test]
async fn the_draw_comes_by_itself_when_the_grace_time_is_over() {
    let (server, hands) = TestServer::still().await;
    let mut wanted = people(2);
    wanted.grace_ms = Some(3000);
    let mut table = Table::full(server.client, &wanted).await;
    let mut socket = table.socket(1).await;
    socket.viewed().await;
    let seat = table.turn().await;
    let draw_at_ms = loop {
        if let Some(at_ms) = socket.update().await.awaits.draw_at_ms {
            break at_ms;
        }
    };
    // What comes by itself would come before what is said later.
    hands.advance(Duration::from_millis(2999));
    let text = "wait".to_owned();
    let said = table.act(seat, Command::Say { text }).await;
    let next = socket.update().await;
    assert!(matches!(next.what, What::Said { .. }), "{next:?}");
    assert_eq!(Ok(next.version), said);
    hands.advance(Duration::from_millis(1));
    let drawn = socket.update().await;
    assert!(matches!(drawn.what, What::Drawn { .. }), "{drawn:?}");
    assert_eq!(drawn.at_ms, draw_at_ms);
    let mut asked = drawn.awaits.seat;
    // A tile that fits nowhere is followed by another one.
    while asked.is_none() {
        let next = socket.update().await;
        assert!(matches!(next.what, What::Drawn { .. }), "{next:?}");
        asked = next.awaits.seat;
    }
    assert_eq!(asked, Some(1 - seat));
}

#[tokio::test]
async fn without_grace_there_is_no_undo() {
    let (_server, mut table) = with_grace(0).await;
    let seat = table.asked().await;
    table.step().await;
    assert_eq!(table.refused(seat, Command::Undo).await, "no-undo");
}

#[tokio::test]
async fn a_take_back_needs_the_others_and_draws_the_same_again() {
    let (server, mut table) = with_grace(0).await;
    let seat = table.asked().await;
    let other = 1 - seat;
    assert_eq!(
        table.refused(seat, Command::AskTakeback).await,
        "no-takeback"
    );
    let mut last = None;
    let mut before = table.view().await;
    while table.asked().await == seat {
        before = table.view().await;
        let (_, command) = table.some_move().await;
        table.act(seat, command.clone()).await.expect("a move");
        last = Some(command);
    }
    let Some(Command::Move { text, .. }) = last else {
        unreachable!("a turn has a move");
    };
    let drawn = table.view().await.table.awaited;
    assert_eq!(
        table
            .refused(other, Command::AnswerTakeback { accept: true })
            .await,
        "no-takeback"
    );
    // Refused: everything stays.
    table.act(seat, Command::AskTakeback).await.expect("a wish");
    assert_eq!(table.view().await.awaits.takeback, Some(seat));
    assert_eq!(
        table.refused(seat, Command::AskTakeback).await,
        "no-takeback"
    );
    assert_eq!(
        table
            .refused(seat, Command::AnswerTakeback { accept: true })
            .await,
        "no-takeback"
    );
    table
        .act(other, Command::AnswerTakeback { accept: false })
        .await
        .expect("a no");
    let refused = table.view().await;
    assert_eq!(
        (refused.awaits.takeback, &refused.table.awaited),
        (None, &drawn)
    );
    // Accepted: the table is as it was before the answer, and the same comes again.
    table.act(seat, Command::AskTakeback).await.expect("a wish");
    table
        .act(other, Command::AnswerTakeback { accept: true })
        .await
        .expect("a yes");
    let back = table.view().await;
    assert_eq!(back.table, before.table);
    let (against, same) = (back.version, text.clone());
    table
        .act(seat, Command::Move { text, against })
        .await
        .expect("the same move");
    assert_eq!(table.view().await.table.awaited, drawn);
    // And after another answer, where the draw has the same number.
    table.act(seat, Command::AskTakeback).await.expect("a wish");
    let accept = true;
    let agreed = table.act(other, Command::AnswerTakeback { accept }).await;
    agreed.expect("a yes");
    let last = loop {
        let (_, command) = table.some_move().await;
        if !matches!(&command, Command::Move { text: chosen, .. } if *chosen == same) {
            break command;
        }
    };
    table.act(seat, last).await.expect("another move");
    while table.asked().await == seat {
        table.step().await;
    }
    // The first draw after either: a tile that fits nowhere is followed by another one.
    let mut firsts = Vec::new();
    let mut is_first = false;
    for update in server.client.log(&table.game).await {
        match update.what {
            What::Undone { .. } => is_first = true,
            What::Drawn { outcome } if is_first => {
                firsts.push(outcome);
                is_first = false;
            }
            _ => {}
        }
    }
    assert_eq!(firsts.len(), 2);
    assert_eq!(firsts[0], firsts[1], "drawn twice, and twice the same");
}

#[tokio::test]
async fn a_move_ends_the_wish_to_take_back() {
    let (_server, mut table) = with_grace(0).await;
    let seat = table.turn().await;
    table.act(seat, Command::AskTakeback).await.expect("a wish");
    table.step().await;
    assert_eq!(table.view().await.awaits.takeback, None);
    let code = table
        .refused(1 - seat, Command::AnswerTakeback { accept: true })
        .await;
    assert_eq!(code, "no-takeback");
}

#[tokio::test]
async fn a_take_back_does_not_wait_for_a_seat_that_a_bot_took_over() {
    let server = TestServer::memory().await;
    let mut table = Table::full(server.client, &people(4)).await;
    let before = table.view().await;
    let seat = table.asked().await;
    let others: Vec<u8> = (0..4).filter(|&other| other != seat).collect();
    table.step().await;
    table.act(seat, Command::AskTakeback).await.expect("a wish");
    let yes = Command::AnswerTakeback { accept: true };
    table.act(others[0], yes.clone()).await.expect("a yes");
    // One of the others resigns, and the last hands over: nobody is left who could refuse.
    table.act(others[1], Command::Resign).await.expect("a game");
    assert_eq!(table.view().await.awaits.takeback, Some(seat));
    assert_eq!(table.refused(others[1], yes).await, "no-takeback");
    table
        .act(others[2], Command::HandOver)
        .await
        .expect("its own seat");
    let back = table.view().await;
    assert_eq!((back.table, back.awaits.takeback), (before.table, None));
    assert_eq!(back.awaits.seat, Some(seat));
}

#[tokio::test]
async fn who_leaves_does_not_ask_for_a_take_back_any_more() {
    let server = TestServer::memory().await;
    let mut table = Table::full(server.client, &people(3)).await;
    let seat = table.turn().await;
    table.act(seat, Command::AskTakeback).await.expect("a wish");
    table
        .act(seat, Command::HandOver)
        .await
        .expect("its own seat");
    assert_eq!(table.view().await.awaits.takeback, None);
    let other = (seat + 1) % 3;
    let yes = Command::AnswerTakeback { accept: true };
    assert_eq!(table.refused(other, yes).await, "no-takeback");
}

#[tokio::test]
async fn a_board_is_sent_again_only_when_it_has_changed() {
    let (server, mut table) = with_grace(60_000).await;
    let path = format!("/api/games/{}/board.svg?at=1", table.game);
    let (seat, _) = table.step().await;
    let first = server.client.get(&path, None).await;
    assert_eq!(first.status, 200, "{}", first.text());
    let tag = first.header("etag").expect("a tag").to_owned();
    let again = async || {
        let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\nif-none-match: {tag}\r\n\r\n");
        let mut connection = Connection::open(server.client.address).await;
        connection
            .exchange(request.as_bytes())
            .await
            .expect("a reply")
    };
    let same = again().await;
    assert_eq!((same.status, same.body.len()), (304, 0));
    let text = server.client.get(&path, None).await.body;
    assert_eq!(text, first.body, "kept or drawn, it is the same");
    table.act(seat, Command::Undo).await.expect("an undo");
    assert_eq!(again().await.status, 200);
}
