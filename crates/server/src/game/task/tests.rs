//! A task by itself, at moments that no client can bring about at will.

use std::sync::Arc;
use std::time::Duration;

use carcas_protocol::TimeControl;
use tokio::sync::mpsc;

use super::{Shared, Task};
use crate::game::samples::table;
use crate::game::{BotPool, Outbox, Request};
use crate::metrics::Metrics;
use crate::store::{AnyStore, Memory};
use crate::time::Clock;
use crate::trouble::Trouble;

/// What tasks share, in a server where no game stays in memory.
fn shared() -> Arc<Shared> {
    let metrics = Arc::new(Metrics::default());
    Arc::new(Shared {
        store: AnyStore::Memory(Memory::new()),
        bots: BotPool::new(1, Duration::from_secs(1), Arc::clone(&metrics)),
        metrics,
        idle: Duration::ZERO,
        clock: Clock::default(),
        made: mpsc::unbounded_channel().0,
        trouble: Trouble::default(),
    })
}

#[tokio::test]
async fn who_comes_while_a_game_leaves_memory_is_told_to_come_again() {
    let (mailbox, requests) = mpsc::channel(4);
    let game = table(2, TimeControl::None, 0);
    let task = Task::new(game, shared(), requests, mailbox.downgrade());
    let (out, mut messages) = Outbox::new(4);
    task.run(|_, _| {
        // The mailbox was empty a moment ago.
        let watch = Request::Watch {
            connection: 1,
            holds: Vec::new(),
            after: None,
            out: out.clone(),
        };
        mailbox.try_send(watch).expect("an open mailbox");
        true
    })
    .await;
    let told = messages.try_recv().expect("a word");
    assert!(told.contains("resync"), "{told}");
    assert!(mailbox.is_closed());
}
