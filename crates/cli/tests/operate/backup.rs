//! A copy that is made while games go on, put in place elsewhere.

use std::sync::atomic::{AtomicBool, Ordering};

use carcas_protocol::GameMade;
use carcas_server::store::{AnyStore, Status, Store};

use crate::operate::log::two_people;
use crate::operate::serving::{Serving, admin};

#[test]
fn a_backup_under_load_holds_every_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let serving = Serving::start(&data, &["--sockets-per-address", "1000"]);
    let mut made = serving.create(&two_people());
    serving.sit(&mut made, 0, "first");
    serving.sit(&mut made, 1, "second");
    // Twelve more tables, at which people move until the copies are compared.
    let mut others: Vec<GameMade> = (0..12).map(|_| serving.create(&two_people())).collect();
    for other in &mut others {
        serving.sit(other, 0, "first");
        serving.sit(other, 1, "second");
    }
    serving.step(&made);
    let before = serving.view(&made.game);
    let again = folder.path().join("again");
    std::fs::create_dir(&again).expect("a folder");
    let copy = again.join("carcas.sqlite");
    let is_copied = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let moving = scope.spawn(|| {
            let mut n_moves = 0;
            while !is_copied.load(Ordering::Relaxed) {
                others.iter().for_each(|other| serving.step(other));
                n_moves += others.len();
            }
            n_moves
        });
        let done = admin(&data, &["backup", copy.to_str().expect("ASCII")]);
        is_copied.store(true, Ordering::Relaxed);
        assert!(done.status.success(), "{done:?}");
        assert!(moving.join().expect("moves are taken") > 0);
    });
    serving.step(&made);

    let restored = Serving::start(&again, &[]);
    let after = restored.view(&made.game);
    assert_eq!(
        (after.version, &after.table),
        (before.version, &before.table)
    );
    let ids = running(&again);
    assert_eq!(ids.len(), 13, "{ids:?}");
    for id in &ids {
        let (copied, kept) = (restored.view(id), serving.view(id));
        assert!(copied.version <= kept.version, "{id}");
    }
    // It goes on from there.
    restored.step(&made);
    let log = restored.stop();
    assert!(!log.contains("ERROR"), "{log}");
}

/// Returns the games that run, as the file says.
fn running(data: &std::path::Path) -> Vec<String> {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(async {
        let store = AnyStore::open(data, None).await.expect("a file");
        let ids = store.untouched(Status::Running, i64::MAX, u32::MAX).await;
        store.close().await;
        let ids = ids.expect("a list").into_iter();
        ids.map(|id| id.to_string()).collect()
    })
}
