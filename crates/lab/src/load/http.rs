//! Making games and reading a gauge.

use anyhow::{Context, ensure};
use carcas_protocol::{
    Aids, CreateGame, GameMade, SeatPlan, Seated, SetupSpec, TakeSeat, TimeControl,
};

use carcas_cli::online::address::Address;
use carcas_cli::online::http::Server;

/// Reads the address of a server.
pub(super) fn server(url: &str) -> anyhow::Result<Server> {
    let address = Address::parse(url).with_context(|| format!("--url {url}"))?;
    ensure!(
        !address.is_encrypted(),
        "--url {url}: expected http://HOST:PORT; encrypted connections are not measured, so name the port of the server itself, \
         behind any proxy"
    );
    Server::new(address, None)
}

/// Makes a game of two people at this device, who sit down: its seats come with their own tokens.
pub(super) async fn make_game(server: &Server) -> anyhow::Result<GameMade> {
    let wanted = CreateGame {
        setup: SetupSpec {
            preset: carcas_engine::Edition::ZmanC2.name().to_owned(),
            ..SetupSpec::default()
        },
        seats: vec![SeatPlan::Open; 2],
        aids: Aids::default(),
        clock: TimeControl::default(),
        grace_ms: Some(0),
        is_public: false,
        best_of: 1,
    };
    let mut made: GameMade = server.post("/api/games", None, &wanted).await?;
    let path = format!("/api/games/{}/seat", made.game);
    for place in &mut made.seats {
        let body = TakeSeat {
            name: format!("Load {}", place.seat + 1),
            nonce: None,
            identity: None,
        };
        let seated: Seated = server.post(&path, Some(&place.token), &body).await?;
        place.token = seated
            .token
            .context("the server gives no token for a seat")?;
    }
    Ok(made)
}

/// Returns the memory of the server, in megabytes.
pub(super) async fn resident_mb(server: &Server) -> anyhow::Result<f64> {
    let text = server
        .request("GET", "/metrics", None, String::new())
        .await?;
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("process_resident_memory_bytes "));
    let bytes: f64 = line
        .context("GET /metrics: the memory of the server is not told")?
        .trim()
        .parse()?;
    Ok(bytes / 1e6)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_servers_are_measured() {
        assert!(server("http://localhost:7777/").is_ok());
        for wrong in ["https://localhost", "localhost:7777", "http://a/game/b"] {
            let why = server(wrong).unwrap_err().to_string();
            assert!(why.contains(&format!("--url {wrong}")), "{why}");
        }
    }
}
