//! A small HTTP client: one method per call of the interface.

use std::net::SocketAddr;

use carcas_protocol::{
    Command, CreateGame, DoBody, Done, GameMade, IdentityMade, Problem, Question, SeatToken,
    Seated, Update, View,
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Speaks to a server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
}

/// What a server replied.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Reply {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut headers = self.headers.iter();
        headers.find(|(key, _)| key == name).map(|(_, v)| &**v)
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// Reads the body, or the refusal.
    pub(crate) fn read<T: DeserializeOwned>(&self) -> Result<T, Problem> {
        match self.status {
            200..=299 => {
                Ok(serde_json::from_slice(&self.body).expect("the body that was promised"))
            }
            _ => Err(self.problem()),
        }
    }

    /// Returns the refusal, which every reply above 399 must have.
    pub(crate) fn problem(&self) -> Problem {
        let problem = serde_json::from_slice(&self.body);
        problem
            .unwrap_or_else(|why| panic!("{} without a type: {why}: {}", self.status, self.text()))
    }
}

/// A connection that stays open from request to request.
pub(crate) struct Connection {
    stream: TcpStream,
    buffer: Vec<u8>,
}

impl Connection {
    pub(crate) async fn open(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).await.expect("it listens");
        stream.set_nodelay(true).expect("no delay");
        let buffer = Vec::new();
        Self { stream, buffer }
    }

    /// Sends a request and returns the reply; nothing if the server hung up first.
    pub(crate) async fn exchange(&mut self, request: &[u8]) -> Option<Reply> {
        self.stream.write_all(request).await.ok()?;
        let end = loop {
            if let Some(at) = self.buffer.windows(4).position(|part| part == b"\r\n\r\n") {
                break at;
            }
            self.more().await?;
        };
        let head = String::from_utf8_lossy(&self.buffer[..end]).into_owned();
        self.buffer.drain(..end + 4);
        let mut lines = head.lines();
        let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
        let headers: Vec<(String, String)> = lines
            .filter_map(|line| line.split_once(": "))
            .map(|(key, value)| (key.to_ascii_lowercase(), value.to_owned()))
            .collect();
        let length = headers.iter().find(|(key, _)| key == "content-length");
        let length = length.map_or(0, |(_, n)| n.parse().expect("a length"));
        while self.buffer.len() < length {
            self.more().await?;
        }
        let body = self.buffer.drain(..length).collect();
        Some(Reply {
            status,
            headers,
            body,
        })
    }

    pub(crate) async fn more(&mut self) -> Option<()> {
        let mut chunk = [0; 16 * 1024];
        let n = self.stream.read(&mut chunk).await.ok()?;
        self.buffer.extend_from_slice(&chunk[..n]);
        (n > 0).then_some(())
    }

    pub(crate) async fn send(&mut self, request: &[u8]) {
        self.try_send(request).await.expect("it listens");
    }

    /// Sends a request, unless the server has hung up.
    pub(crate) async fn try_send(&mut self, request: &[u8]) -> std::io::Result<()> {
        self.stream.write_all(request).await
    }

    /// Makes the connection a WebSocket.
    pub(crate) async fn upgrade(&mut self) {
        self.send(b"GET /api/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n").await;
        self.more().await.expect("a handshake");
    }

    pub(crate) fn heard(&self) -> String {
        String::from_utf8_lossy(&self.buffer).into_owned()
    }
}

/// Writes a request.
pub(crate) fn request(method: &str, path: &str, token: Option<&str>, body: &[u8]) -> Vec<u8> {
    let mut text = format!("{method} {path} HTTP/1.1\r\nhost: localhost\r\n");
    if let Some(token) = token {
        text += &format!("authorization: Bearer {token}\r\n");
    }
    text += &format!(
        "content-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    let mut bytes = text.into_bytes();
    bytes.extend_from_slice(body);
    bytes
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Self {
        Self { address }
    }

    pub(crate) async fn call(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: &[u8],
    ) -> Reply {
        let mut connection = Connection::open(self.address).await;
        let request = request(method, path, token, body);
        connection.exchange(&request).await.expect("a reply")
    }

    pub(crate) async fn get(&self, path: &str, token: Option<&str>) -> Reply {
        self.call("GET", path, token, b"").await
    }

    pub(crate) async fn post(&self, path: &str, token: Option<&str>, body: &Value) -> Reply {
        self.call("POST", path, token, body.to_string().as_bytes())
            .await
    }

    /// Makes a table.
    pub(crate) async fn create(&self, wanted: &CreateGame) -> Result<GameMade, Problem> {
        let body = serde_json::to_value(wanted).expect("a body");
        self.post("/api/games", None, &body).await.read()
    }

    /// Makes an identity.
    pub(crate) async fn identity(&self) -> IdentityMade {
        let reply = self.post("/api/identities", None, &Value::Null).await;
        reply.read().expect("an identity")
    }

    /// Sits down.
    pub(crate) async fn sit(&self, game: &str, token: &str, name: &str) -> Result<Seated, Problem> {
        self.sit_with(game, token, &json!({ "name": name })).await
    }

    /// Sits down with all that somebody brings.
    pub(crate) async fn sit_with(
        &self,
        game: &str,
        token: &str,
        body: &Value,
    ) -> Result<Seated, Problem> {
        let path = format!("/api/games/{game}/seat");
        self.post(&path, Some(token), body).await.read()
    }

    /// Puts a bot in a free seat, with its link.
    pub(crate) async fn seat_bot(
        &self,
        game: &str,
        link: &str,
        level: &str,
    ) -> Result<Seated, Problem> {
        let path = format!("/api/games/{game}/bot");
        let body = json!({ "level": level });
        self.post(&path, Some(link), &body).await.read()
    }

    /// Does something.
    pub(crate) async fn act(
        &self,
        game: &str,
        token: &str,
        id: &str,
        command: Command,
    ) -> Result<u64, Problem> {
        self.act_for(game, token, id, None, command).await
    }

    /// Does something for one of several seats.
    pub(crate) async fn act_for(
        &self,
        game: &str,
        token: &str,
        id: &str,
        seat: Option<u8>,
        command: Command,
    ) -> Result<u64, Problem> {
        let id = id.to_owned();
        let body = serde_json::to_value(DoBody { id, seat, command }).expect("a body");
        let path = format!("/api/games/{game}/commands");
        let reply = self.post(&path, Some(token), &body).await;
        reply.read::<Done>().map(|done| done.version)
    }

    /// Looks at a game.
    pub(crate) async fn view(&self, game: &str) -> View {
        let reply = self.get(&format!("/api/games/{game}"), None).await;
        let whole: Value = reply.read().expect("a view");
        serde_json::from_value(whole["view"].clone()).expect("a view")
    }

    /// Returns all that happened.
    pub(crate) async fn log(&self, game: &str) -> Vec<Update> {
        let mut updates: Vec<Update> = Vec::new();
        loop {
            let after = updates.last().map_or(0, |update| update.version);
            let path = format!("/api/games/{game}/log?after={after}");
            let page: Vec<Update> = self.get(&path, None).await.read().expect("a log");
            if page.is_empty() {
                return updates;
            }
            updates.extend(page);
        }
    }

    /// Returns what a seat is asked.
    pub(crate) async fn question(&self, game: &str, token: &str) -> Option<Question> {
        let path = format!("/api/games/{game}/question");
        self.get(&path, Some(token))
            .await
            .read()
            .expect("a question or nothing")
    }

    /// Returns the record.
    pub(crate) async fn record(&self, game: &str) -> String {
        let reply = self.get(&format!("/api/games/{game}/record"), None).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        reply.text()
    }

    /// Returns the next game and the seat in it.
    pub(crate) async fn next(
        &self,
        game: &str,
        token: &str,
    ) -> Result<(String, SeatToken), Problem> {
        let path = format!("/api/games/{game}/next");
        let reply = self.post(&path, Some(token), &json!({})).await;
        let next: Value = reply.read()?;
        let seat = serde_json::from_value(next["seat"].clone()).expect("a seat");
        let game = next["game"].as_str().expect("an id").to_owned();
        Ok((game, seat))
    }
}
