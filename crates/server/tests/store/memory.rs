//! Games in memory, with and without a loss of power.

use carcas_server::store::{AnyStore, Memory, PowerLoss, Store, StoreError};

use crate::store::samples::{append, create, game_id};
use crate::store::suite;

#[tokio::test]
async fn memory_passes_the_suite() {
    suite::run(&Memory::new()).await;
}

#[tokio::test]
async fn memory_passes_the_suite_through_any() {
    suite::run(&AnyStore::Memory(Memory::new())).await;
}

#[tokio::test]
async fn a_store_with_power_passes_the_suite() {
    suite::run(&PowerLoss::default()).await;
}

/// Polls a future once in a while for it to get as far as it can.
async fn settle() {
    for _ in 0..20 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn nothing_is_acknowledged_before_it_is_synced() {
    let store = PowerLoss::default();
    let game = game_id(1);
    store.append(create(&game)).await.expect("power is on");
    store.hold();
    let task = tokio::spawn({
        let (store, append) = (store.clone(), append(&game, 2, "move"));
        async move { store.append(append).await }
    });
    settle().await;
    assert_eq!(store.n_waiting(), 1);
    assert!(!task.is_finished(), "acknowledged before the sync");
    let events = store.read(&game, 0, 10).await.expect("power is on");
    assert_eq!(events.len(), 1, "seen before the sync");
    store.sync(1);
    assert_eq!(task.await.expect("no panic"), Ok(()));
    let events = store.read(&game, 0, 10).await.expect("power is on");
    assert_eq!(events.len(), 2);
}

#[tokio::test]
async fn what_was_not_synced_is_lost_and_was_never_acknowledged() {
    let store = PowerLoss::default();
    let game = game_id(1);
    store.append(create(&game)).await.expect("power is on");
    store.hold();
    let mut tasks = Vec::new();
    for version in 2..=6 {
        let (store, append) = (store.clone(), append(&game, version, "move"));
        tasks.push(tokio::spawn(async move { store.append(append).await }));
        settle().await;
    }
    store.sync(3);
    let disk = store.cut();
    let mut n_acknowledged = 1;
    for task in tasks {
        match task.await.expect("no panic") {
            Ok(()) => n_acknowledged += 1,
            Err(error) => assert!(matches!(error, StoreError::Broken(_)), "{error}"),
        }
    }
    assert_eq!(n_acknowledged, 4);
    assert!(store.ping().await.is_err());
    assert!(store.append(append(&game, 5, "move")).await.is_err());
    let again = PowerLoss::new(disk);
    let events = again.read(&game, 0, 10).await.expect("power is on again");
    assert_eq!(events.len(), n_acknowledged);
    again
        .append(append(&game, 5, "move"))
        .await
        .expect("the game goes on");
}
