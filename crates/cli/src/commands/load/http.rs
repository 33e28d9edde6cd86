//! As much HTTP as making games and reading a gauge takes: one request per connection.

use std::time::Duration;

use anyhow::{Context, bail, ensure};
use carcas_protocol::{Aids, CreateGame, GameMade, SeatPlan, SetupSpec, TimeControl};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// Where the server is.
#[derive(Clone, Debug)]
pub(super) struct Address {
    /// Host and port.
    authority: String,
}

impl Address {
    /// Reads the address of a server.
    pub(super) fn parse(url: &str) -> anyhow::Result<Self> {
        let plain = url
            .strip_prefix("http://")
            .or_else(|| url.strip_prefix("ws://"));
        let Some(authority) = plain else {
            bail!(
                "--url {url}: expected http://HOST:PORT; encrypted connections are not measured, so name the port of the \
                 server itself, behind any proxy"
            );
        };
        let authority = authority.trim_end_matches('/');
        ensure!(
            !authority.is_empty() && !authority.contains(['/', '?', '#', '@']),
            "--url {url}: expected http://HOST:PORT and no path"
        );
        let host = authority.rsplit(']').next().unwrap_or(authority);
        let port = if host.contains(':') { "" } else { ":80" };
        Ok(Self {
            authority: format!("{authority}{port}"),
        })
    }

    /// Returns where sockets are opened.
    pub(super) fn socket_url(&self) -> String {
        format!("ws://{}/api/socket", self.authority)
    }

    /// Connects.
    pub(super) async fn connect(&self) -> anyhow::Result<TcpStream> {
        let stream = TcpStream::connect(&self.authority).await;
        let stream = stream.with_context(|| format!("cannot reach {}", self.authority))?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Sends a request and returns the body of the answer.
    async fn request(&self, method: &str, path: &str, body: &str) -> anyhow::Result<String> {
        let asked = async {
            let mut stream = self.connect().await?;
            let head = format!(
                "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n\
                 Content-Length: {}\r\n\r\n",
                self.authority,
                body.len()
            );
            stream.write_all((head + body).as_bytes()).await?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer).await?;
            anyhow::Ok(answer)
        };
        let answer = tokio::time::timeout(PATIENCE, asked).await;
        let answer = answer.with_context(|| format!("{method} {path}: no answer"))??;
        let (head, body) = answer
            .split_once("\r\n\r\n")
            .with_context(|| format!("{method} {path}: this is no answer in HTTP"))?;
        let status = head.lines().next().unwrap_or_default();
        let is_good = status
            .split(' ')
            .nth(1)
            .is_some_and(|code| code.starts_with('2'));
        ensure!(is_good, "{method} {path}: {status}: {body}");
        Ok(body.to_owned())
    }
}

/// Makes a game of two people at this device.
pub(super) async fn make_game(address: &Address) -> anyhow::Result<GameMade> {
    let seat = |name: &str| SeatPlan::Mine {
        name: name.to_owned(),
    };
    let wanted = CreateGame {
        setup: SetupSpec {
            preset: carcas_engine::Edition::ZmanC2.name().to_owned(),
            ..SetupSpec::default()
        },
        seats: vec![seat("Load 1"), seat("Load 2")],
        aids: Aids::default(),
        clock: TimeControl::default(),
        grace_ms: Some(0),
        is_public: false,
        best_of: 1,
    };
    let body = serde_json::to_string(&wanted)?;
    let made = address.request("POST", "/api/games", &body).await?;
    serde_json::from_str(&made).context("POST /api/games: the answer is not understood")
}

/// Returns the memory of the server, in megabytes.
pub(super) async fn resident_mb(address: &Address) -> anyhow::Result<f64> {
    let text = address.request("GET", "/metrics", "").await?;
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
    fn addresses_are_read_or_refused() {
        let url = |url| Address::parse(url).map(|address| address.socket_url());
        assert_eq!(
            url("http://localhost:7777/").ok().as_deref(),
            Some("ws://localhost:7777/api/socket")
        );
        assert_eq!(
            url("ws://[::1]").ok().as_deref(),
            Some("ws://[::1]:80/api/socket")
        );
        for wrong in [
            "https://localhost",
            "wss://a",
            "localhost:7777",
            "http://",
            "http://a/b",
        ] {
            assert!(url(wrong).is_err(), "{wrong}");
        }
    }
}
