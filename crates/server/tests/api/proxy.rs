//! Behind a reverse proxy: whose address counts.

use carcas_server::store::{AnyStore, Memory};

use crate::api::http::Connection;
use crate::api::server::{TestServer, config};

/// Starts a server at which an address may ask once, and again 20 seconds later.
async fn start(behind_proxy: bool) -> TestServer {
    let mut config = config();
    config.limits = 0.001;
    config.behind_proxy = behind_proxy;
    TestServer::start(config, AnyStore::Memory(Memory::new())).await
}

/// Asks three times with headers, and tells whether some of it was too much.
async fn is_limited(server: &TestServer, headers: impl Fn(usize) -> String) -> bool {
    let mut connection = Connection::open(server.client.address).await;
    let mut is_limited = false;
    for n in 0..3 {
        let headers = headers(n);
        let request = format!("GET /api/games HTTP/1.1\r\nhost: localhost\r\n{headers}\r\n");
        let reply = connection.exchange(request.as_bytes()).await;
        is_limited |= reply.expect("a reply").status == 429;
    }
    is_limited
}

#[tokio::test]
async fn addresses_that_the_proxy_tells_count_apart() {
    let server = start(true).await;
    let many = |n| format!("x-forwarded-for: 192.0.2.{n}\r\n");
    assert!(!is_limited(&server, many).await);
    let one = |_| "x-forwarded-for: 2001:db8::1\r\n".to_owned();
    assert!(is_limited(&server, one).await);
    // Others are not held to what one of them did.
    assert!(
        !is_limited(&server, |n| format!(
            "x-forwarded-for: 192.0.2.{}\r\n",
            100 + n
        ))
        .await
    );
}

#[tokio::test]
async fn what_a_client_says_of_itself_does_not_count() {
    for headers in [
        // One line to which the proxy has added, and a line of the proxy after that of the client.
        |n| format!("x-forwarded-for: 192.0.2.{n}, 198.51.100.7\r\n"),
        |n| format!("x-forwarded-for: 192.0.2.{n}\r\nx-forwarded-for: 198.51.100.7\r\n"),
        // Nothing that is an address: it counts as that of the proxy.
        |n| format!("x-forwarded-for: nobody-{n}\r\n"),
        |n| format!("x-forwarded-for: 192.0.2.{n},\r\n"),
        |n| format!("forwarded: for=192.0.2.{n}\r\nx-real-ip: 192.0.2.{n}\r\n"),
    ] {
        assert!(
            is_limited(&start(true).await, headers).await,
            "{}",
            headers(0)
        );
    }
}

#[tokio::test]
async fn without_a_proxy_the_header_means_nothing() {
    let server = start(false).await;
    assert!(is_limited(&server, |n| format!("x-forwarded-for: 192.0.2.{n}\r\n")).await);
}
