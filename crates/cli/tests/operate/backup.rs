//! A copy that is made while games go on, put in place elsewhere.

use std::process::Stdio;

use carcas_server::store::{AnyStore, Status, Store};

use crate::log::two_people;
use crate::serving::{Serving, admin, carcas};

#[test]
fn a_backup_under_load_holds_every_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let serving = Serving::start(&data, &["--sockets-per-address", "1000"]);
    let mut made = serving.create(&two_people());
    serving.sit(&mut made, 0, "first");
    serving.sit(&mut made, 1, "second");
    let url = format!("http://{}", serving.address);
    let flags = "--sockets 24 --games 12 --rate 20 --seconds 2";
    let mut load = carcas(&["load", "--url", &url]);
    let load = load.args(flags.split(' ')).stdout(Stdio::piped());
    let load = load.stderr(Stdio::null()).spawn();
    let load = load.expect("it starts");
    // Games are made at once; a move of ours is acknowledged, then the copy is made while others move.
    while n_running(&data) < 13 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    serving.step(&made);
    let before = serving.view(&made.game);
    let again = folder.path().join("again");
    std::fs::create_dir(&again).expect("a folder");
    let copy = again.join("carcas.sqlite");
    let done = admin(&data, &["backup", copy.to_str().expect("ASCII")]);
    assert!(done.status.success(), "{done:?}");
    serving.step(&made);
    let out = load.wait_with_output().expect("it ends").stdout;
    let out = String::from_utf8_lossy(&out).into_owned();
    assert!(out.contains("errors=0"), "{out}");

    let restored = Serving::start(&again, &[]);
    let after = restored.view(&made.game);
    assert_eq!(
        (after.version, &after.table),
        (before.version, &before.table)
    );
    let ids = running(&again);
    assert!(ids.len() >= 13, "{ids:?}");
    for id in &ids {
        let (copied, kept) = (restored.view(id), serving.view(id));
        assert!(copied.version <= kept.version, "{id}");
    }
    // It goes on from there.
    restored.step(&made);
    let log = restored.stop();
    assert!(!log.contains("ERROR"), "{log}");
}

/// Returns how many games run, as the operator is told.
fn n_running(data: &std::path::Path) -> usize {
    let out = admin(data, &["list"]).stdout;
    let out = String::from_utf8_lossy(&out).into_owned();
    let mut lines = out.lines();
    let count = lines.find_map(|line| {
        let found = line.strip_suffix(" games running");
        found.or(line.strip_suffix(" game running"))
    });
    count.and_then(|n| n.parse().ok()).expect("a count")
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
