//! A server for the people who work on the browser's table: on any port, with nothing kept.

use std::net::SocketAddr;

use carcas_server::store::{AnyStore, Memory};
use carcas_server::{Config, Server};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let port = std::env::args()
        .nth(1)
        .map_or(Ok(7777), |port| port.parse())?;
    let config = Config {
        listen: SocketAddr::from(([127, 0, 0, 1], port)),
        limits: 0.0,
        ..Config::default()
    };
    let server = Server::start_with(config, AnyStore::Memory(Memory::new())).await?;
    println!("http://{}", server.address());
    server.serve(std::future::pending()).await;
    Ok(())
}
