//! Games in a file.

use carcas_server::store::{Sqlite, SqliteOptions, Store};

use crate::suite;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_passes_the_suite() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.sqlite");
    let store = Sqlite::open(&path, SqliteOptions::default())
        .await
        .expect("a new file");
    suite::run(&store).await;
    store.close().await;
    assert!(!folder.path().join("games.sqlite-wal").exists());
}
