//! The table in the browser: its files, its drawings, and the plain pages where it is missing.

use carcas_server::store::{AnyStore, Memory};
use carcas_server::{Client, Config};

use crate::api::server::{TestServer, config};

const FILES: Client = Client::Given(&[
    ("index.html", b"<!doctype html><title>the table</title>"),
    ("assets/table-1.js", b"let table"),
]);

async fn with_pages() -> TestServer {
    let config = Config {
        client: FILES,
        ..config()
    };
    TestServer::start(config, AnyStore::Memory(Memory::new())).await
}

#[tokio::test]
async fn every_page_of_the_table_is_the_same_file() {
    let server = with_pages().await;
    for path in ["/", "/new", "/games", "/game/abcdefghijkl"] {
        let answer = server.client.get(path, None).await;
        assert_eq!(answer.status, 200, "{path}");
        assert!(answer.text().contains("the table"), "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn files_are_sent_and_unknown_paths_refused() {
    let server = with_pages().await;
    let script = server.client.get("/assets/table-1.js", None).await;
    assert_eq!((script.status, script.text().as_str()), (200, "let table"));
    for path in [
        "/assets/table-2.js",
        "/index.html/",
        "/api/nothing",
        "/art/tiles/nothing.json",
    ] {
        let answer = server.client.get(path, None).await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(!answer.text().contains("the table"), "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn server_without_the_table_says_so() {
    let server = TestServer::memory().await;
    let page = server.client.get("/", None).await.text();
    assert!(page.contains("without the table in the browser"), "{page}");
    server.stop().await;
}

#[tokio::test]
async fn drawings_come_by_box() {
    let server = TestServer::memory().await;
    for path in ["/art/pieces.json", "/art/tiles/base.json"] {
        let answer = server.client.get(path, None).await;
        assert_eq!(answer.status, 200, "{path}");
        let pack: serde_json::Value = serde_json::from_str(&answer.text()).expect("JSON");
        assert!(pack["stencils"].is_object(), "{path}");
    }
    server.stop().await;
}
